import { STATUS_CODES } from 'node:http';
import type { Fixture } from '../../src/comparison/fixture.js';
import { bodyToText } from './body.js';

/** A name and its value, as HAR lists headers and parameters. */
export interface HarPair {
  name: string;
  value: string;
}

/** One request and its response. */
export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: HarPair[];
    headers: HarPair[];
    queryString: HarPair[];
    postData?: { mimeType: string; text: string };
    headersSize: number;
    bodySize: number;
  };
  response: {
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: HarPair[];
    headers: HarPair[];
    content: { size: number; mimeType: string; text?: string };
    redirectURL: string;
    headersSize: number;
    bodySize: number;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
  /** The name of the fixture. */
  _name: string;
}

/** An HTTP archive, version 1.2. */
export interface Har {
  log: { version: '1.2'; creator: { name: string; version: string }; entries: HarEntry[] };
}

/** Sizes and times that a fixture does not have. HAR prescribes -1 for sizes. */
const UNKNOWN_SIZE = -1;
/** The time of a fixture that has none: HAR demands one. */
export const NO_TIME = new Date(0).toISOString();
/** Version of the fields that begin with an underscore. */
const FORMAT_VERSION = '1';

const toPairs = (entries: Iterable<readonly [string, string]>): HarPair[] => [...entries].map(([name, value]) => ({ name, value }));

const toRequest = ({ method, url, body }: Fixture['request']): HarEntry['request'] => {
  const mimeType = typeof body === 'string' ? 'text/plain' : 'application/json';
  const text = bodyToText(body, mimeType);
  return {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: text === undefined ? [] : [{ name: 'content-type', value: mimeType }],
    queryString: toPairs(new URL(url).searchParams),
    ...(text !== undefined && { postData: { mimeType, text } }),
    headersSize: UNKNOWN_SIZE,
    bodySize: text === undefined ? 0 : Buffer.byteLength(text),
  };
};

const toResponse = ({ status, headers, body }: Fixture['response']): HarEntry['response'] => {
  const mimeType = headers['content-type'] ?? '';
  const text = bodyToText(body, mimeType);
  const size = text === undefined ? 0 : Buffer.byteLength(text);
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: toPairs(Object.entries(headers)),
    content: { size, mimeType, ...(text !== undefined && { text }) },
    redirectURL: '',
    headersSize: UNKNOWN_SIZE,
    bodySize: size,
  };
};

/** Fixtures as an HTTP archive. */
export const toHar = (fixtures: readonly Fixture[]): Har => ({
  log: {
    version: '1.2',
    creator: { name: '@recipe-ai/sdk', version: FORMAT_VERSION },
    entries: fixtures.map(({ name, recordedAt = NO_TIME, request, response }) => ({
      startedDateTime: recordedAt,
      time: 0,
      request: toRequest(request),
      response: toResponse(response),
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
      _name: name,
    })),
  },
});
