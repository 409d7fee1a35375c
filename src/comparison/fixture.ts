import type { Exchange } from './exchange.js';

/** One request and its response, without the API key and other secrets. Tests can use it. */
export interface Fixture {
  /** The operation, or what the request is about. */
  name: string;
  request: { method: string; url: string; body?: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

/** Headers that say something about the service; all others may hold secrets of an account or an infrastructure. */
const KEPT_HEADER = /^(content-type|retry-after|x-request-id|date|allow|deprecation|sunset)$|rate-?limit|quota/;

/** Names of fields that hold secrets, however they are joined: `access_token`, `apiKey`. */
const SECRET_NAME = /authorization|cookie|credential|passphrase|password|passwd|secret|signature|token|(?:api|access|private)[-_]?key/i;
/** Short words mean a secret only if they are the whole name, or a word of it. */
const SECRET_WORD = /(?:^|[-_.\s])(?:auth|bearer|jwt|key|pass|pwd|session|sid)(?:$|[-_.\s])/i;

const isSecretName = (name: string): boolean => SECRET_NAME.test(name) || SECRET_WORD.test(name);

const MASK = '[secret]';

/** A copy of a JSON value with the texts of secret fields masked. Numbers stay: they are counts, such as `total_tokens`. */
const withoutSecrets = (value: unknown, isSecret = false): unknown => {
  if (typeof value === 'string') return isSecret ? MASK : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, isSecret));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutSecrets(item, isSecret || isSecretName(name))]));
};

export const toFixture = ({ call, url, status, headers, body }: Exchange): Fixture => ({
  name: call.name,
  request: { method: call.method.toUpperCase(), url, ...(call.body !== undefined && { body: call.body }) },
  response: {
    status: status!,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT_HEADER.test(name))),
    body: withoutSecrets(body),
  },
});
