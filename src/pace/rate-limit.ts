import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import { readMoment, type Moment } from './moment.js';

type HeaderValue = string | readonly string[] | number | null | undefined;

/** Headers in any shape: fetch's, a plain record, or pairs; names in any case. */
export type HeadersLike = Iterable<readonly [string, HeaderValue]> | { readonly [name: string]: HeaderValue };

/** One window as one family of headers tells it. */
interface WindowReading extends Omit<RateLimitWindow, 'resetAt'> {
  reset?: Moment;
  used?: number;
  /** Place of the family: lower wins. */
  rank: number;
  /** What its headers have in common. */
  family: string;
  /** Place among the windows: lower is primary. */
  place: number;
}

/** Where to look for what changes from answer to answer, so that the next one need not be searched. */
interface Source {
  header: string;
  text: string;
  /** Takes the header's new text; false where all should be read again. */
  set(text: string): unknown;
}

/** What headers say, before it is asked what time it is. */
export interface Reading {
  /** The server's clock, in epoch milliseconds. */
  date?: number;
  /** How long to wait. */
  retry?: Moment;
  /** The primary one first. */
  windows: WindowReading[];
  /** Undefined where an answer like this must be searched again. */
  sources?: Source[];
}

/** Words of a header's name, or keys of a structured field, by what they say. */
const said =
  /^(?:(?<limit>limit|max|total|quota|capacity|q)|(?<remaining>remaining|left|available|r)|(?<used>used?|usage|count|observed|consumed)|(?<reset>resets?(?:time|at|after|in)?|t))$/;
const filler = /^(?:per|after|at|in|time|timestamp|epoch|utc|ms|milliseconds|seconds|burst|policy)$/;
const period = /^(?:second|minute|hour|da[iy]|week|month)(?:ly)?$/;

const relevant = /limit|quota|retry|^date$/;
const anatomy = /^(x-)?(.*?)(rate(-)?limit|quota|(day|min|hour)limit|limit$)(?:-(.+))?$/;
const retryName = /^(.*-)?retry-?(?:after|in)(-ms|-milliseconds)?(?:-seconds)?$/;

const fields = ['limit', 'remaining', 'reset', 'used'] as const;
type Field = (typeof fields)[number];

const toField = (word: string): Field | undefined => {
  const groups = said.exec(word)?.groups;
  return groups && fields.find((field) => groups[field]);
};

/** A count: neither negative nor endless, nor the number of a period such as `1m`. */
const toCount = (text: string): number | undefined => {
  const count = +(/^"?(\d+(?:\.\d+)?)"? *(?:[,;/]|per |$)/.exec(text)?.[1] ?? NaN);
  return count <= Number.MAX_SAFE_INTEGER ? count : undefined;
};

/** Sets a field, unless it was said before. */
const say = (window: WindowReading, field: Field | undefined, text: string): void => {
  const [, used, whole] = /^(\d+) *\/ *(\d+)$/.exec(text) ?? [];
  if (field === 'reset') window.reset ??= readMoment(text);
  else if (field === 'limit' && whole) {
    window.limit ??= +whole;
    window.used ??= +used!;
  } else if (field) window[field] ??= toCount(text);
};

const share = ({ limit, remaining }: WindowReading): number => (remaining === undefined ? Infinity : remaining && remaining / (limit || 1));

/** Joins the families: a window is told by the first of them, and completed by the others where they agree with it. */
const join = (readings: WindowReading[]): WindowReading[] => {
  const windows: WindowReading[] = [];
  for (const reading of readings.toSorted((a, b) => a.rank - b.rank)) {
    const { name, family, limit, used } = reading;
    if (used !== undefined) reading.remaining ??= limit && Math.max(0, limit - used);
    const same = windows.find((window) => window.name === name);
    if (same && (limit ?? same.limit) === (same.limit ?? limit)) {
      for (const field of fields) same[field] ??= reading[field] as never;
    } else if (reading.remaining !== undefined || (!same && (reading.reset || limit !== undefined))) {
      windows.push(reading);
      if (same) reading.name = family;
    }
  }
  return windows.toSorted((a, b) => a.place - b.place || share(a) - share(b));
};

/** A longer header value says nothing about limits, and may be built to cost time. */
const MAX_HEADER_LENGTH = 1000;

/** Reads what headers say about limits, without asking what time it is. */
export const readHeaders = (headers: HeadersLike): Reading => {
  const readings: WindowReading[] = [];
  const sources: Source[] = [];
  const reading: Reading = { windows: readings };
  let repeats = true;
  let retryRank = 3;
  for (const [key, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const header = key.toLowerCase();
    if (!relevant.test(header) || value == null) continue;
    const text = (Array.isArray(value) ? value.join(', ') : String(value)).trim().slice(0, MAX_HEADER_LENGTH);
    const source = (set: Source['set']): void => {
      set(text);
      sources.push({ header, text, set });
    };

    const retry = retryName.exec(header);
    if (retry) {
      const rank = retry[1] ? 2 : retry[2] ? 0 : 1;
      const moment = readMoment(text.replace(/^-\d.*/, '0'), !!retry[2]);
      if (moment && rank < retryRank) [retryRank, reading.retry] = [rank, moment];
      continue;
    }
    if (header === 'date') {
      source((date) => (reading.date = readMoment(date)?.ms));
      continue;
    }

    const [, x = '', vendor = '', marker, dash, of = '', rest = ''] = anatomy.exec(header) ?? [];
    if (!marker) continue;
    const words = `${of}-${rest}`.split(/[-_]/).filter(Boolean);
    const field = words.map(toField).findLast(Boolean);
    const named = words.filter((word) => !toField(word) && !filler.test(word)).join('-');
    const standard = !vendor && (x || !dash) && marker.startsWith('rate');
    const rank = !standard ? 4 : x ? (dash ? 3 : 2) : rest === 'policy' ? 1.5 : rest ? 1 : 0;
    const windowOf = (name: string, place = name ? 5 : rank): WindowReading => {
      const family = x + vendor + marker;
      let window = readings.find((other) => other.rank === rank && other.family === family && (other.name ?? '') === name);
      if (!window) readings.push((window = { rank, family, place, name: name || undefined }));
      return window;
    };
    let window = windowOf(named);

    if (marker === 'limit') {
      repeats = false;
      if (text.includes('/')) say(window, 'limit', text);
    } else if (field === 'reset') {
      source((reset) => (window.reset = readMoment(reset, /-(?:ms|milliseconds)$/.test(header))));
    } else if (field === 'remaining' && /^\d+$/.test(text)) {
      source((count) => {
        const before = window.remaining ?? Infinity;
        window.remaining = toCount(count);
        return window.remaining! <= before;
      });
    } else if (field || period.test(named)) {
      repeats &&= field !== 'used' && /^\d+$/.test(text);
      const list = /^\d+(?:,\d+)+$/.test(text) ? text.split(',') : [text];
      for (const [index, part] of list.entries()) say(index ? windowOf(`${named}${index + 1}`) : window, field ?? 'limit', part);
    } else if (!words.length || rest === 'policy' || text.includes('=')) {
      repeats = false;
      // `limit=, remaining=, reset=`, or `"name";r=;t=` and its like
      const items = text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
      for (const part of items.flatMap((item) => item.match(/(?:"[^"]*"|[^;"])+/g) ?? [])) {
        const bare = part.replaceAll('"', '').trim();
        const [, name, content] = /^([\w-]+) *=(.*)/.exec(bare) ?? [];
        if (name) say(window, toField(name), content!.trim());
        else if (bare && toCount(bare) === undefined) window = windowOf(bare, rank);
        else if (items.length === 1) say(window, 'limit', bare);
      }
    }
  }
  reading.windows = join(readings);
  const apart = new Set(readings.map(({ name }) => name)).size === readings.length;
  if (repeats && apart && reading.windows.some(({ place, remaining }) => place < 5 && remaining !== undefined)) reading.sources = sources;
  return reading;
};

/** Reads an answer like the one before at a fraction of the cost; false where it is not like it, or a window has turned. */
export const readAgain = ({ sources }: Reading, headers: Headers): boolean =>
  !!sources?.every((source) => {
    const text = headers.get(source.header)?.slice(0, MAX_HEADER_LENGTH) ?? null;
    return text === source.text || (text !== null && source.set((source.text = text)));
  });

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
  const limits: RateLimit = { ...dated[0], windows: dated };
  delete (limits as RateLimitWindow).name;
  const until = retry && (status === undefined || status >= 400) ? toLocal(retry) : undefined;
  if (until !== undefined) limits.retryAfterMs = Math.max(0, until - now);
  return limits;
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
  try {
    const { now: given = Date.now(), status } = options;
    const now = +(typeof given === 'function' ? given() : given);
    const reading = readHeaders(headers);
    const ahead = (reading.date ?? now) - now;
    const skew = ahead > 0 || ahead <= -1000 ? ahead : 0;
    return toRateLimit(reading, now, (moment) => toLocal(moment, now, skew), status);
  } catch {
    return { windows: [] }; // no headers at all, whatever the types say
  }
}
