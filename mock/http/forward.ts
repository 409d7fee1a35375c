import type { MockResponse } from '../core/http-message.js';
import { MockServiceError } from '../core/service-error.js';
import type { Dependencies, RequestContext } from './context.js';
import { parseUrlFields } from './parse-request.js';
import type { ServiceTarget } from './recording.js';
import { findRoutes } from './routes.js';

const readAnyBody = async ({ request }: RequestContext, maxBytes: number): Promise<Uint8Array | string> => {
  const body = await request.body(maxBytes);
  if (body === null) throw new MockServiceError('payload_too_large', `The limit is ${maxBytes} bytes.`);
  return body;
};

/** A body as text. */
export const toText = (body: Uint8Array | string): string => (typeof body === 'string' ? body : new TextDecoder().decode(body));

/** Sends a request to the real service. No part of the mock changes the request or the response. */
export const forwardRequest = async (
  target: ServiceTarget,
  { requestLog, forwardedKeys, settings }: Dependencies,
  context: RequestContext,
): Promise<MockResponse> => {
  const { request, draft } = context;
  const match = findRoutes(request.host, request.path);
  const route = match?.routes.get(request.method);
  draft.operation = route?.operation ?? null;
  draft.source = 'service';
  const authorization = request.header('authorization');
  if (authorization !== null) forwardedKeys.add(authorization.replace(/^bearer +/i, ''));
  const body = await readAnyBody(context, settings.maxBodyBytes);
  const urlFields = route && match ? parseUrlFields(route, match, request.search) : {};
  requestLog.setParsed(draft, { urlFields, text: body.length === 0 ? null : toText(body) });
  const host = request.host === 'any' ? (route?.endpoint.host ?? 'rest') : request.host;
  const { method, path, search, signal } = request;
  return target.forward({ operation: draft.operation, host, method, path, search, headers: request.headers(), body, signal });
};
