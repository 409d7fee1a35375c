import { ConfigurationError } from '../errors.js';
import { environmentVariable } from '../util/environment.js';
import { isLoopbackHost } from '../util/loopback.js';
import type { Addresses, ClientOptions } from './options.js';

export const MISSING_API_KEY = 'Missing API key. Pass `apiKey` or set RECIPE_AI_API_KEY.';

/** Whether an API key or a base URL is missing. A blank one is, such as `process.env.NAME ?? ''`. */
export const isMissing = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');

/** What a message shows of a value that is not a URL: no credentials, no query, and nothing that may be an API key. */
const show = (value: unknown): string => {
  const shown = String(value).replace(/^.*@|[?#].*/gs, '...');
  return /^[^.:]{10}|.{80}/s.test(shown) ? '' : `, not "${shown}"`;
};

/** `source` is the option or the environment variable that the value comes from. */
const parseUrl = (source: string, value: string | URL): URL => {
  // A URL object of any realm has an `href`.
  const text: unknown = (value as URL).href ?? value;
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ConfigurationError(`${source} must be an absolute http or https URL, such as https://api.example.com${show(value)}.`);
  }
  if (url.username || url.password) {
    throw new ConfigurationError(`${source} must not contain a user name or a password. Pass the API key as \`apiKey\`.`);
  }
  if (/[?#]/.test(url.href)) throw new ConfigurationError(`${source} must not contain a query or a fragment.`);
  if (/\/api\/v1\/?$/.test(url.pathname)) {
    throw new ConfigurationError(`${source} must not end with /api/v1: the paths of the operations begin with it.`);
  }
  return url;
};

const withoutTrailingSlash = ({ href }: URL): string => href.replace(/\/{1,8}$/, '');

const variables = { baseUrl: 'RECIPE_AI_BASE_URL', aiUrl: 'RECIPE_AI_AI_URL' } as const;

/** An address from the options or the environment; undefined if neither has it. */
const parseAddress = (options: ClientOptions, name: keyof Addresses): string | undefined => {
  const given = options[name];
  const value = given ?? environmentVariable(variables[name]);
  return value === undefined ? undefined : withoutTrailingSlash(parseUrl(given === undefined ? variables[name] : `\`${name}\``, value));
};

/** Returns whether no service on the internet has this address (RFC 2606, RFC 6761), so that a key that is sent to it cannot be read. */
export const isLocal = (url: string): boolean => {
  const { hostname } = new URL(url);
  return /^(.+\.)?(test|localhost)$/.test(hostname) || isLoopbackHost(hostname);
};

const assertUsableInBrowser = ({ baseUrl, aiUrl }: Addresses, isAllowed: boolean | undefined): void => {
  const { document, window } = globalThis as { document?: object; window?: object };
  if (isAllowed || !document || !window || (isLocal(baseUrl) && isLocal(aiUrl))) return;
  throw new ConfigurationError(
    'In a browser everyone can read the API key. Call the service from your server, or pass `dangerouslyAllowBrowser: true` if the key is not secret.',
  );
};

/** The base URL from the options or the environment. */
export const baseUrlOf = ({ baseUrl }: ClientOptions): string | URL | undefined => baseUrl ?? environmentVariable('RECIPE_AI_BASE_URL');

/** The addresses from the options and the environment. Throws a {@link ConfigurationError} if they are missing or invalid. */
export const resolveAddresses = (options: ClientOptions): Addresses => {
  if (isMissing(baseUrlOf(options))) {
    const hasKey = !isMissing(options.apiKey ?? environmentVariable('RECIPE_AI_API_KEY'));
    throw new ConfigurationError(
      `${hasKey ? '' : `${MISSING_API_KEY} `}Missing base URL. Pass \`baseUrl\` or set RECIPE_AI_BASE_URL (and \`aiUrl\` or RECIPE_AI_AI_URL for the AI service).`,
    );
  }
  const baseUrl = parseAddress(options, 'baseUrl')!;
  const addresses = { baseUrl, aiUrl: parseAddress(options, 'aiUrl') ?? baseUrl };
  assertUsableInBrowser(addresses, options.dangerouslyAllowBrowser);
  return addresses;
};
