import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import { readMoment, type Moment } from './moment.js';

type HeaderValue = string | readonly string[] | number | null | undefined;

/** Headers in any shape: fetch's, a plain record, or pairs; names in any case. */
export type HeadersLike = Iterable<readonly [string, HeaderValue]> | { readonly [name: string]: HeaderValue };

/** A window whose reset is still as the header gave it. */
export interface WindowReading extends Omit<RateLimitWindow, 'resetAt'> {
  reset?: Moment;
}

/** What headers say, before it is asked what time it is. */
export interface Reading {
  /** The server's clock, in epoch milliseconds. */
  date?: number;
  /** How long to wait. */
  retry?: Moment;
  /** The primary one first. */
  windows: WindowReading[];
}

/** One window as one family of headers tells it. */
interface Draft extends WindowReading {
  /** Place of the family: lower wins. */
  rank: number;
  /** What its headers have in common. */
  family: string;
  /** True where the name stands in the header's name. */
  suffixed: boolean;
  used?: number;
}

type Drafts = (name: string, suffixed?: boolean) => Draft;

/** Words of a header's name, or keys of a structured field, by what they say. */
const fields = {
  limit: /^(?:limit|max|total|quota|capacity|q)$/,
  remaining: /^(?:remaining|left|available|r)$/,
  used: /^(?:used?|usage|count|observed|consumed)$/,
  reset: /^(?:resets?(?:time|at|after|in)?|t)$/,
};
type Field = keyof typeof fields;
const filler = /^(?:per|after|at|in|time|timestamp|epoch|utc|ms|milliseconds|seconds|burst|policy)$/;
const period = /^(?:second|minute|hour|da[iy]|week|month)(?:ly)?$/;

const relevant = /limit|quota|retry|^date$/;
const parts = /^(x-)?(.*?)(rate-?limit|quota|(day|min|hour)limit|limit$)(?:-(.+))?$/;
const retryName = /^(.*-)?retry-?(?:after|in)(-ms|-milliseconds)?(?:-seconds)?$/;

const toField = (word: string): Field | undefined => (Object.keys(fields) as Field[]).find((field) => fields[field].test(word));

/** A count: neither negative nor endless, nor the number of a period such as `1m`. */
const toCount = (text: string): number | undefined => {
  const count = +(/^"?(\d+(?:\.\d+)?)"? *(?:[,;/]|per |$)/.exec(text)?.[1] ?? NaN);
  return count <= Number.MAX_SAFE_INTEGER ? count : undefined;
};

/** Sets a field, unless it was said before. */
const say = (draft: Draft, field: Field | undefined, text: string, milliseconds?: boolean): void => {
  if (field === 'reset') {
    draft.reset ??= readMoment(text, milliseconds);
  } else if (field) {
    const [, part, whole] = /^(\d+) *\/ *(\d+)$/.exec(text) ?? [];
    if (whole) draft.limit ??= toCount(whole);
    draft[whole && field === 'limit' ? 'used' : field] ??= toCount(part ?? text);
  }
};

/** Reads a whole list: `limit=, remaining=, reset=`, or `"name";r=;t=` and its like. */
const sayAll = (draftOf: Drafts, name: string, text: string): void => {
  const items = text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  let draft = draftOf(name);
  for (const item of items) {
    for (const part of item.match(/(?:"[^"]*"|[^;"])+/g) ?? []) {
      const [, key, value, bare] = /^ *(?:([\w-]+) *= *"?([^"]*?)"?|"?([^"]*?)"?) *$/.exec(part) ?? [];
      if (key) say(draft, toField(key), value!);
      else if (bare && toCount(bare) === undefined) draft = draftOf(bare, false);
      else if (bare && items.length === 1) say(draft, 'limit', bare);
    }
  }
};

/** Reads one header about limits. */
const readLimit = (drafts: Map<string, Draft>, header: string, text: string): void => {
  const [, x, vendor = '', marker, of, rest] = parts.exec(header) ?? [];
  if (!marker) return;
  const words = `${of ?? ''}-${rest ?? ''}`.split(/[-_]/).filter(Boolean);
  const known = words.map(toField);
  const field = known.findLast(Boolean);
  const name = words.filter((word, index) => !known[index] && !filler.test(word)).join('-');
  const standard = !vendor && !of && marker !== 'quota' && marker !== 'limit';
  const rank =
    !standard || (marker === 'rate-limit' && !x) ? 4 : x ? (marker === 'ratelimit' ? 2 : 3) : words.length && rest !== 'policy' ? 1 : 0;
  const family = `${x ?? ''}${vendor}${marker}`;
  const draftOf: Drafts = (named, suffixed = true) => {
    const key = `${rank}${rest === 'policy'}${family} ${named}`;
    const draft = drafts.get(key) ?? { rank, family, suffixed: suffixed && named !== '', name: named || undefined };
    drafts.set(key, draft);
    return draft;
  };
  if (marker === 'limit') {
    if (text.includes('/')) say(draftOf(''), 'limit', text);
  } else if (field) say(draftOf(name), field, text, /-ms|-milli/.test(header));
  else if (period.test(name)) say(draftOf(name), 'limit', text);
  else if (!words.length || /=/.test(text) || rest === 'policy') sayAll(draftOf, name, text);
};

const share = ({ limit, remaining }: WindowReading): number => (remaining === undefined ? Infinity : remaining && remaining / (limit || 1));

/** Joins the families: a window is told by the first of them, and completed by the others where they agree with it. */
const join = (drafts: Iterable<Draft>): WindowReading[] => {
  const windows: Draft[] = [];
  for (const draft of [...drafts].toSorted((a, b) => a.rank - b.rank)) {
    const { limit, used } = draft;
    if (limit !== undefined && used !== undefined) draft.remaining ??= Math.max(0, limit - used);
    const same = windows.find(({ name }) => name === draft.name);
    if (same && (limit ?? same.limit) === (same.limit ?? limit)) {
      same.limit ??= limit;
      same.remaining ??= draft.remaining;
      same.reset ??= draft.reset;
    } else if (draft.remaining !== undefined || (!same && (draft.reset || limit !== undefined))) {
      windows.push(same ? { ...draft, name: draft.family } : draft);
    }
  }
  return windows
    .toSorted((a, b) => +a.suffixed - +b.suffixed || (a.suffixed ? 0 : a.rank - b.rank) || share(a) - share(b))
    .map(({ name, limit, remaining, reset }) => ({ name, limit, remaining, reset }));
};

/** Reads what headers say about limits, without asking what time it is. */
export const readHeaders = (headers: HeadersLike): Reading => {
  const reading: Reading = { windows: [] };
  const drafts = new Map<string, Draft>();
  let retryRank = 3;
  for (const [key, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const header = key.toLowerCase();
    if (!relevant.test(header) || value == null) continue;
    const text = String(value).trim();
    const retry = retryName.exec(header);
    if (header === 'date') {
      reading.date = readMoment(text)?.ms;
    } else if (retry) {
      const rank = retry[1] ? 2 : retry[2] ? 0 : 1;
      const moment = readMoment(text.replace(/^-\d.*/, '0'), !!retry[2]);
      if (moment && rank < retryRank) [retryRank, reading.retry] = [rank, moment];
    } else readLimit(drafts, header, text);
  }
  if (drafts.size) reading.windows = join(drafts.values());
  return reading;
};

/** Puts a reading into dates; `toLocal` turns a moment into epoch milliseconds of this machine, or leaves it out. */
export const toRateLimit = (
  { windows, retry }: Reading,
  now: number,
  toLocal: (moment: Moment) => number | undefined,
  status?: number,
): RateLimit => {
  const dated = windows.map(({ name, limit, remaining, reset }) => {
    const window: RateLimitWindow = {};
    const at = reset && toLocal(reset);
    if (name !== undefined) window.name = name;
    if (limit !== undefined) window.limit = limit;
    if (remaining !== undefined) window.remaining = remaining;
    if (at !== undefined) window.resetAt = new Date(at);
    return window;
  });
  const { name: _, ...primary } = dated[0] ?? {};
  const until = retry && (status === undefined || status >= 400) ? toLocal(retry) : undefined;
  return { ...primary, ...(until === undefined ? {} : { retryAfterMs: Math.max(0, until - now) }), windows: dated };
};

/** A moment in epoch milliseconds of this machine, whose clock is `skew` behind the server's; undefined beyond a year or so. */
export const toLocal = ({ ms, absolute }: Moment, now: number, skew: number): number | undefined => {
  const at = absolute ? ms - skew : now + ms;
  return Math.abs(at - now) <= 366 * 864e5 && Math.abs(at) <= 864e13 ? at : undefined;
};

/**
 * Reads what the headers of an answer say about limits, in every form in use: `RateLimit`, `RateLimit-*`, `X-RateLimit-*`, `X-Rate-Limit-*`
 * and vendors' names, in that order; several windows; counts left or used; resets as seconds, epochs, durations or dates. Never throws;
 * what it does not understand, or what lies further off than 366 days, it leaves out. That there are X-RateLimit headers is documented
 * (section 8), their names are not.
 *
 * Where the `Date` header proves that the clocks differ, resets are moved onto this machine's. `retryAfterMs` is given where the answer
 * orders a wait: not with a `status` below 400.
 *
 * @example
 * ```ts
 * import { parseRateLimit } from '@recipe-ai/sdk';
 *
 * const { remaining, resetAt } = parseRateLimit({ 'X-RateLimit-Limit': '60', 'X-RateLimit-Remaining': '12', 'X-RateLimit-Reset': '30' });
 * ```
 */
export function parseRateLimit(headers: HeadersLike, options: { now?: Date | number | (() => number); status?: number } = {}): RateLimit {
  const { now: given = Date.now(), status } = options;
  const now = +(typeof given === 'function' ? given() : given);
  const reading = readHeaders(headers);
  const ahead = (reading.date ?? now) - now;
  const skew = ahead > 0 || ahead <= -1000 ? ahead : 0;
  return toRateLimit(reading, now, (moment) => toLocal(moment, now, skew), status);
}
