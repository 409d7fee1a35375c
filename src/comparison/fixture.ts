import { MASK } from '../util/mask-text.js';
import { isSecretName } from '../util/mask.js';
import { LIMIT_HEADER } from './formats.js';

/** One request and its response, without the API key and other secrets. Tests can use it. */
export interface Fixture {
  /** The operation, or what the request is about. */
  name: string;
  /** ISO 8601; absent if it is not known. */
  recordedAt?: string;
  /** `body` is its JSON value, otherwise its text; absent if there is none. */
  request: { method: string; url: string; body?: unknown };
  /** Names of headers are in lower case. `body` is its JSON value, otherwise its text; empty if there is none. */
  response: { status: number; headers: Record<string, string>; body: unknown };
}

/** Headers that say something about the service; all others may hold secrets of an account or an infrastructure. */
const KEPT_HEADER = new RegExp(
  `^(?:content-type|retry-after|date|allow|deprecation|sunset)$|(?:request|correlation|trace)-?id$|${LIMIT_HEADER.source}`,
);

/** A copy of a JSON value with the texts of secret fields masked. Numbers stay: they are counts, such as `total_tokens`. */
export const withoutSecrets = (value: unknown, isSecret = false): unknown => {
  if (typeof value === 'string') return isSecret ? MASK : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, isSecret));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutSecrets(item, isSecret || isSecretName(name))]));
};

/** A fixture without what its names say to be secret, and without headers of an account or an infrastructure. */
export const toFixture = ({ request, response, ...fixture }: Fixture): Fixture => ({
  ...fixture,
  request: { ...request, ...(request.body !== undefined && { body: withoutSecrets(request.body) }) },
  response: {
    status: response.status,
    headers: Object.fromEntries(Object.entries(response.headers).filter(([name]) => KEPT_HEADER.test(name))),
    body: withoutSecrets(response.body),
  },
});
