import type { Fixture } from '../../src/comparison/fixture.js';
import { LIMIT_HEADER } from '../../src/comparison/formats.js';
import type { Operation } from '../../src/contract/endpoints.js';
import { isFields } from '../../src/util/is-fields.js';
import type { Replay, ReplayedResponse, ReplayRequest } from '../http/recording.js';
import { bodyToText, parseBody } from './body.js';
import { findTarget } from './exchanges.js';
import { maskOf, redactRequest } from './redact.js';
import { identityOf } from './request-identity.js';

/** The mock adds its own: those of the recording are about another time. */
const isOwn = (name: string): boolean => name === 'date' || name === 'x-request-id' || LIMIT_HEADER.test(name);

const fieldOf = (body: unknown, name: string): unknown => (isFields(body) ? body[name] : undefined);

/** The recorded body, with the `request_id` of this request in place of the recorded one. */
const withRequestId = (body: unknown, recorded: unknown, received: unknown): unknown => {
  const before = fieldOf(recorded, 'request_id');
  const now = fieldOf(received, 'request_id');
  return isFields(body) && now !== undefined && body['request_id'] === (before ?? null) ? { ...body, request_id: now } : body;
};

const toReplayed = ({ request, response }: Fixture, match: ReplayedResponse['match'], received: unknown): ReplayedResponse => {
  const { status, headers, body } = response;
  const value = withRequestId(body, request.body, received);
  return {
    match,
    status,
    headers: Object.entries(headers).filter(([name]) => !isOwn(name)),
    value,
    body: bodyToText(value, headers['content-type']) ?? null,
  };
};

/** The fixtures by the request that they respond to. */
export interface FixtureIndex {
  /** In the order of the recording, by the identity of the request. */
  byRequest: ReadonlyMap<string, readonly Fixture[]>;
  /** The last success of each operation. */
  byOperation: ReadonlyMap<Operation, Fixture>;
}

const isSuccess = ({ response }: Fixture): boolean => response.status < 300;

export const indexFixtures = (fixtures: readonly Fixture[]): FixtureIndex => {
  const byRequest = new Map<string, Fixture[]>();
  const byOperation = new Map<Operation, Fixture>();
  for (const fixture of fixtures) {
    const { method, url, body } = fixture.request;
    const { operation, path, search } = findTarget(method, url);
    const identity = identityOf({ method, path, search, body });
    const same = byRequest.get(identity);
    if (same) same.push(fixture);
    else byRequest.set(identity, [fixture]);
    const before = operation && byOperation.get(operation);
    const isNewer = (fixture.recordedAt ?? '') >= (before?.recordedAt ?? '');
    if (operation && isSuccess(fixture) && isNewer) byOperation.set(operation, fixture);
  }
  return { byRequest, byOperation };
};

/** Finds recorded responses. Those to the same request come in the order of the recording, and the last one repeats. */
export const createReplay = ({ byRequest, byOperation }: FixtureIndex): Replay => {
  const served = new Map<string, number>();
  return {
    find({ operation, method, path, search, body, authorization }: ReplayRequest) {
      const received = parseBody(body ?? '');
      const url = `http://mock.test${path}${search && `?${search}`}`;
      const mask = maskOf({ headers: [['authorization', authorization ?? '']], url, body: received });
      const redacted = redactRequest({ method, url, body: received }, mask);
      const identity = identityOf({ ...findTarget(method, redacted.url), method, body: redacted.body });
      const same = byRequest.get(identity);
      if (same) {
        const count = served.get(identity) ?? 0;
        served.set(identity, count + 1);
        return toReplayed(same[Math.min(count, same.length - 1)]!, 'exact', received);
      }
      const other = operation && byOperation.get(operation);
      return other ? toReplayed(other, 'operation', received) : undefined;
    },
  };
};
