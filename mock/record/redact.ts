import { toFixture, withoutSecrets, type Fixture } from '../../src/comparison/fixture.js';
import { isFields } from '../../src/util/is-fields.js';
import { createMask, isSecretHeader, isSecretName, maskDeep, type Mask } from '../../src/util/mask.js';
import { maskUrls } from '../core/masking.js';

/** Where a request may hold secrets. */
export interface SecretSources {
  headers: Iterable<readonly [name: string, value: string]>;
  url: string;
  /** A JSON value, or a text. */
  body: unknown;
}

/** Words in headers of secrets that are not secret. */
const SCHEME = /^(?:bearer|basic|digest)$/i;

/** The values of secret headers: as a whole, and each part. */
const inHeaders = (headers: SecretSources['headers']): string[] =>
  [...headers].flatMap(([name, value]) => {
    if (!isSecretHeader(name)) return [];
    return [value, ...value.split(/[\s;,]/).flatMap((part) => [part, part.slice(part.indexOf('=') + 1)])];
  });

/** The path and the query of a URL may be known only to its owner. */
const privatePartOf = (url: string): string => (URL.canParse(url) ? url.slice(new URL(url).origin.length + 1) : url);

const inBody = (value: unknown, isSecret = false): string[] => {
  if (typeof value === 'string') return isSecret ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => inBody(item, isSecret));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (name === 'callback_url' && typeof item === 'string') return [privatePartOf(item)];
    return inBody(item, isSecret || isSecretName(name));
  });
};

const inUrl = (url: string): string[] => [...new URL(url).searchParams].flatMap(([name, value]) => (isSecretName(name) ? [value] : []));

/** A mask for every secret of a request, wherever the service repeats it. */
export const maskOf = ({ headers, url, body }: SecretSources): Mask => {
  const secrets = new Set([...inHeaders(headers), ...inUrl(url), ...inBody(body)]);
  return createMask([...secrets].filter((secret) => !SCHEME.test(secret)));
};

/** A request without its secrets. */
export const redactRequest = ({ method, url, body }: Fixture['request'], mask: Mask): Fixture['request'] => ({
  method,
  url: mask(maskUrls(url)),
  ...(body !== undefined && { body: withoutSecrets(maskDeep(body, mask)) }),
});

/** A fixture without the secrets of its request. */
export const redact = (fixture: Fixture, headers: SecretSources['headers']): Fixture => {
  const mask = maskOf({ headers, ...fixture.request, body: fixture.request.body });
  const response = maskDeep(fixture.response, mask) as Fixture['response'];
  return toFixture({ ...fixture, request: redactRequest(fixture.request, mask), response });
};
