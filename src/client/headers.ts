import { VERSION } from '../util/version.js';

/** A header name as HTTP defines it. */
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;
/** Characters that fetch sends: no control characters, nothing beyond Latin-1. */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Why a header cannot be sent; undefined if it can. The value is not quoted, because it may be a secret. */
export const headerProblem = (name: string, value: unknown): string | undefined => {
  if (!NAME.test(name)) return `the header name ${JSON.stringify(name)} contains a character that is not allowed`;
  if (name.toLowerCase() === 'authorization') return `the header \`${name}\` is made from \`apiKey\`: pass the key there`;
  if (typeof value !== 'string') return `the value of the header \`${name}\` must be a string`;
  return VALUE.test(value) ? undefined : `the value of the header \`${name}\` contains a line break or a character beyond Latin-1`;
};

/** Merges headers; later ones override earlier ones, whatever the case of their names. Undefined values are left out. */
export const mergeHeaders = (...records: readonly (Record<string, string | undefined> | undefined)[]): Record<string, string> => {
  const merged: Record<string, string> = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (value !== undefined) merged[name.toLowerCase()] = value;
  }
  return merged;
};

interface Runtime {
  process?: { versions?: { node?: string; bun?: string } };
  Deno?: { version?: { deno?: string } };
  navigator?: { userAgent?: string };
  document?: object;
}

const runtimeName = ({ Deno, process, navigator, document }: Runtime): string => {
  if (Deno?.version?.deno) return `deno/${Deno.version.deno}`;
  if (process?.versions?.bun) return `bun/${process.versions.bun}`;
  if (document) return 'browser';
  if (process?.versions?.node) return `node/${process.versions.node}`;
  return navigator?.userAgent === 'Cloudflare-Workers' ? 'workers' : 'unknown';
};

/**
 * Headers that name the SDK and the runtime, such as `recipe-ai-sdk/0.1.0 node/26.1.0`. Browsers do not let pages set `User-Agent`, so the
 * same text is in `X-Recipe-AI-Client`.
 */
export const clientHeaders = (runtime: object = globalThis): Record<string, string> => {
  const name = runtimeName(runtime);
  const client = `recipe-ai-sdk/${VERSION} ${name}`;
  return name === 'browser' ? { 'x-recipe-ai-client': client } : { 'user-agent': client, 'x-recipe-ai-client': client };
};
