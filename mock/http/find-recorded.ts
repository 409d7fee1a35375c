import type { MockResponse, ParsedRequest } from '../core/http-message.js';
import type { RequestContext } from './context.js';
import type { Replay, ReplayedResponse } from './recording.js';

/** The recorded response to a request; `undefined` without a recording, or if it has none. */
export const findRecorded = (
  replay: Replay | undefined,
  { request, draft }: RequestContext,
  { text }: ParsedRequest,
): ReplayedResponse | undefined => {
  const { method, path, search } = request;
  return replay?.find({ operation: draft.operation, method, path, search, body: text, authorization: request.header('authorization') });
};

/** A recorded response as it is sent. */
export const toRecordedResponse = ({ draft }: RequestContext, { match, status, headers, body }: ReplayedResponse): MockResponse => {
  draft.source = match;
  return { status, headers, body };
};
