import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import { isStructuredField } from './structured-field.js';
import { parseReset, type ResetValue } from './parse-reset.js';

type HeaderValue = string | readonly string[] | number | null | undefined;

/** Headers in any shape: fetch's `Headers`, a plain record, or pairs; names in any case. */
export type HeadersLike = Iterable<readonly [string, HeaderValue]> | { readonly [name: string]: HeaderValue };

/** One window as the headers report it. */
export interface WindowReading extends Omit<RateLimitWindow, 'resetAt'> {
  reset?: ResetValue;
}

/** One window as one family of headers, such as `X-RateLimit-*`, reports it. */
interface FamilyReading extends WindowReading {
  used?: number;
  /** Precedence of the family: the lowest wins. */
  rank: number;
  family: string;
  /** Position among the windows: the lowest is the primary one. */
  position: number;
  /** The first window of the list that this one is from. */
  repeats?: FamilyReading;
}

/** A header whose value changes from response to response. */
interface ChangingHeader {
  header: string;
  text: string;
  /** Applies the new text; returns false if all headers must be parsed again. */
  update(text: string): boolean;
}

/** What headers say, before relative times are resolved. */
export interface HeadersReading {
  /** The server's clock, in epoch milliseconds. */
  date?: number;
  retryAfter?: ResetValue;
  /** The primary window first. */
  windows: WindowReading[];
  /** Set if the next response may be parsed by `updateReading`. */
  changing?: ChangingHeader[];
}

const fieldPattern =
  /^(?:(?<limit>limit|max|total|quota|capacity|q)|(?<remaining>remaining|left|available|r)|(?<used>used?|usage|count|observed|consumed)|(?<reset>resets?(?:time|at|after|in)?|t))$/;
const fillerWord = /^(?:per|after|at|in|time|timestamp|epoch|utc|ms|milliseconds|seconds|burst|policy)$/;
const periodWord = /^(?:second|minute|hour|da[iy]|week|month)(?:ly)?$/;

const relevantName = /limit|quota|retry|throttle|^date$/;
/** The word of a header name that says it is about limits. */
const limitMarker = /(?:rate-?limit|quota|(day|min|hour)limit|limit$)(?=-|$)/;
const retryName =
  /^(.*-)?(?:retry-?(?:after|in|at)|(?:rate-?limit|quota|throttle)-(?:wait|delay|backoff)(?:-for|-time)?)(-ms|-millis|-milliseconds)?(?:-s|-secs?|-seconds)?$/;
/** Numbers of several windows in one value. */
const countList = /^\d+(?: ?, ?\d+)+$/;

/** A longer header value says nothing about limits, and may be built to cost time. */
const MAX_HEADER_LENGTH = 1000;

/** More windows are not kept, so that the time stays linear in the number of headers. A guess: a service reports up to five. */
const MAX_WINDOWS = 32;

const FIELDS = ['limit', 'remaining', 'reset', 'used'] as const;
type Field = (typeof FIELDS)[number];

const toField = (word: string): Field | undefined => {
  const groups = fieldPattern.exec(word)?.groups;
  return groups && FIELDS.find((field) => groups[field]);
};

/** Parses a count; undefined if it is negative, unbounded, or the number of a period such as `1m`. */
const parseCount = (text: string): number | undefined => {
  const digits = /^"?(\d+(?:\.\d+)?)"? *(?:[,;/]|per |$)/.exec(text)?.[1];
  return digits !== undefined && +digits <= Number.MAX_SAFE_INTEGER ? +digits : undefined;
};

/** Sets a field unless it is set already. */
const setField = (window: FamilyReading, field: Field | undefined, text: string): void => {
  const [, used, whole] = /^(\d+) *\/ *(\d+)$/.exec(text) ?? [];
  if (field === 'reset') window.reset ??= parseReset(text);
  else if (field === 'limit' && whole) {
    window.limit ??= +whole;
    window.used ??= +used!;
  } else if (field) window[field] ??= parseCount(text);
};

/** Share of a window that is left; windows that do not tell come last. */
const shareLeft = ({ limit, remaining }: WindowReading): number =>
  remaining === undefined ? Number.MAX_VALUE : remaining && remaining / (limit || 1);

/** A header that was sent twice looks like a list of windows, of which all but the first have no limit or the same numbers. */
const isDuplicate = (window: FamilyReading): boolean => {
  const { repeats } = window;
  if (repeats === undefined) return false;
  if (repeats.limit !== undefined && window.limit === undefined) return true;
  return FIELDS.every((field) => window[field] === undefined || isSameValue(window[field], repeats[field]));
};

const isSameValue = (a: number | ResetValue, b: number | ResetValue | undefined): boolean =>
  typeof a === 'object' && typeof b === 'object' ? a.ms === b.ms : a === b;

/** What the numbers of one window imply: used and remaining make the limit, the limit without what is used remains. */
const complete = (window: FamilyReading): void => {
  const { limit, remaining, used } = window;
  if (used === undefined) return;
  if (limit !== undefined) window.remaining ??= Math.max(0, limit - used);
  else if (remaining !== undefined) window.limit = used + remaining;
};

/** Merges the families: the first one defines a window, others complete it if their limits agree. */
const mergeFamilies = (readings: FamilyReading[]): FamilyReading[] => {
  const windows: FamilyReading[] = [];
  const distinct = readings.filter((reading) => !isDuplicate(reading));
  for (const reading of distinct.toSorted((a, b) => a.rank - b.rank)) {
    complete(reading);
    const { name, family, limit } = reading;
    const same = windows.find((window) => window.name === name);
    if (same && (limit ?? same.limit) === (same.limit ?? limit)) {
      for (const field of FIELDS) same[field] ??= reading[field] as never;
    } else if (reading.remaining !== undefined || (!same && (reading.reset || limit !== undefined))) {
      windows.push(reading);
      if (same) reading.name = family;
    }
  }
  return windows.toSorted((a, b) => a.position - b.position || shareLeft(a) - shareLeft(b));
};

/** Collects what the headers of one response report. */
class HeadersParser {
  readonly windows: FamilyReading[] = [];
  readonly changing: ChangingHeader[] = [];
  readonly reading: HeadersReading = { windows: [] };
  /** False if the form of a header does not allow `updateReading`. */
  isRepeatable = true;
  #retryRank = 3;

  parse(header: string, text: string): void {
    const retry = retryName.exec(header);
    if (retry) this.#parseRetryAfter(retry, text);
    else if (header === 'date') {
      this.#follow(header, text, (date) => {
        this.reading.date = parseReset(date)?.ms;
        return true;
      });
    } else this.#parseLimit(header, text);
  }

  #follow(header: string, text: string, update: ChangingHeader['update']): void {
    update(text);
    this.changing.push({ header, text, update });
  }

  #parseRetryAfter([, vendor, milliseconds]: RegExpExecArray, text: string): void {
    const unitRank = milliseconds ? 0 : 1;
    const rank = vendor ? 2 : unitRank;
    const reset = parseReset(text.replace(/^-\d.*/, '0'), !!milliseconds);
    if (!reset || rank >= this.#retryRank) return;
    this.#retryRank = rank;
    this.reading.retryAfter = reset;
  }

  #windowOf(rank: number, family: string, name: string, position = name ? 5 : rank): FamilyReading {
    const known = this.windows.find((other) => other.rank === rank && other.family === family && (other.name ?? '') === name);
    if (known) return known;
    const window: FamilyReading = { rank, family, position, name: name || undefined };
    if (this.windows.length < MAX_WINDOWS) this.windows.push(window);
    return window;
  }

  #parseLimit(header: string, text: string): void {
    const match = limitMarker.exec(header);
    if (!match) return;
    const [marker, unit = ''] = match;
    const before = header.slice(0, match.index);
    const rest = header.slice(match.index + marker.length + 1);
    const x = before.startsWith('x-') ? 'x-' : '';
    const vendor = before.slice(x.length);
    const dash = marker === 'rate-limit';
    const words = [...vendor.split('-').filter((word) => periodWord.test(word)), unit, ...rest.split(/[-_]/)].filter(Boolean);
    const field = words.map(toField).findLast(Boolean);
    const name = words.filter((word) => !toField(word) && !fillerWord.test(word)).join('-');
    const isStandard = vendor === '' && (x !== '' || !dash) && marker.startsWith('rate');
    const rank = rankOf(isStandard, x, dash, rest);
    const family = x + vendor + marker;
    const window = this.#windowOf(rank, family, name);
    if (marker === 'limit') {
      this.isRepeatable = false;
      if (text.includes('/')) setField(window, 'limit', text);
    } else if (field && countList.test(text)) this.#parseList(text, field, window);
    else if (field === 'reset') this.#followReset(header, text, window);
    else if (field === 'remaining' && /^\d+$/.test(text)) this.#followRemaining(header, text, window);
    else if (field || periodWord.test(name)) {
      this.isRepeatable &&= field !== 'used' && /^\d+$/.test(text);
      // A limit rarely changes, and then the windows are to be merged again.
      this.#follow(header, text, (count) => {
        setField(window, field ?? 'limit', count);
        return false;
      });
    } else if (!words.length || rest === 'policy' || text.includes('=')) {
      this.isRepeatable = false;
      if (rank >= 2 || isStructuredField(text)) this.#parseItems(text, window);
    }
  }

  /** Each number of a list belongs to a window of its own. */
  #parseList(text: string, field: Field, first: FamilyReading): void {
    this.isRepeatable = false;
    for (const [index, part] of text.split(',').entries()) {
      const window = index ? this.#windowOf(first.rank, first.family, `${first.name ?? ''}${index + 1}`, first.position) : first;
      window.repeats = index ? first : undefined;
      setField(window, field, part.trim());
    }
  }

  #followReset(header: string, text: string, window: FamilyReading): void {
    const isMilliseconds = /-(?:ms|milliseconds)$/.test(header);
    this.#follow(header, text, (reset) => {
      window.reset = parseReset(reset, isMilliseconds);
      return true;
    });
  }

  #followRemaining(header: string, text: string, window: FamilyReading): void {
    this.#follow(header, text, (count) => {
      const before = window.remaining;
      window.remaining = parseCount(count);
      return window.remaining !== undefined && (before === undefined || window.remaining <= before);
    });
  }

  /** Parses `limit=, remaining=, reset=`, `"name";r=;t=` and the like. */
  #parseItems(text: string, first: FamilyReading): void {
    const { rank, family } = first;
    let window = first;
    const items = text.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
    for (const part of items.flatMap((item) => item.match(/(?:"[^"]*"|[^;"])+/g) ?? [])) {
      const bare = part.replaceAll('"', '').trim();
      const [, name, content] = /^([\w-]+) *=(.*)/.exec(bare) ?? [];
      if (name) setField(window, toField(name), content!.trim());
      else if (bare && parseCount(bare) === undefined) window = this.#windowOf(rank, family, bare, rank);
      else if (items.length === 1) setField(window, 'limit', bare);
    }
  }
}

/** Precedence: `RateLimit`, `RateLimit-*`, its policy, `X-RateLimit-*`, `X-Rate-Limit-*`, vendors' names. */
const rankOf = (isStandard: boolean, x: string, dash: boolean, rest: string): number => {
  if (!isStandard) return 4;
  if (x) return dash ? 3 : 2;
  if (rest === 'policy') return 1.5;
  return rest ? 1 : 0;
};

/** Parses what headers say about limits. Relative times stay relative. */
export const parseHeaders = (headers: HeadersLike): HeadersReading => {
  const parser = new HeadersParser();
  for (const [name, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const header = name.toLowerCase();
    if (!relevantName.test(header) || value == null) continue;
    parser.parse(header, (Array.isArray(value) ? value.join(', ') : String(value)).trim().slice(0, MAX_HEADER_LENGTH));
  }
  const { reading, windows: readings } = parser;
  const windows = mergeFamilies(readings);
  reading.windows = windows;
  const areDistinct = new Set(readings.map(({ name }) => name)).size === readings.length;
  const hasPrimary = windows.some(({ position, remaining }) => position < 5 && remaining !== undefined);
  if (parser.isRepeatable && areDistinct && hasPrimary) reading.changing = parser.changing;
  return reading;
};

/** Updates a reading with the next response at a fraction of the cost of parsing; false if that response has another form or another window. */
export const updateReading = ({ changing }: HeadersReading, headers: Headers): boolean => {
  if (!changing) return false;
  return changing.every((each) => {
    const text = headers.get(each.header)?.slice(0, MAX_HEADER_LENGTH) ?? null;
    if (text === each.text) return true;
    if (text === null) return false;
    each.text = text;
    return each.update(text);
  });
};

/** Longest wait that headers may ask for: a year and a day. Anything further away is taken for an error. */
const LONGEST_WAIT_MS = 366 * 864e5;
/** The latest time a `Date` can hold. */
const LAST_DATE_MS = 864e13;

/** Converts a reset to epoch milliseconds of our clock, which is `skewMs` behind the server's; undefined if it is out of range. */
const toEpochMs = ({ ms, isAbsolute }: ResetValue, now: number, skewMs: number): number | undefined => {
  const at = isAbsolute ? ms - skewMs : now + ms;
  return Math.abs(at - now) <= LONGEST_WAIT_MS && Math.abs(at) <= LAST_DATE_MS ? at : undefined;
};

/** Converts a reading to the public form. `toDateMs` converts a reset to epoch milliseconds, or leaves it out. */
export const toRateLimit = (
  { windows, retryAfter }: Pick<HeadersReading, 'windows' | 'retryAfter'>,
  now: number,
  toDateMs: (reset: ResetValue) => number | undefined,
  status?: number,
): RateLimit => {
  const dated = windows.map(({ name, limit, remaining, reset }) => {
    const window: RateLimitWindow = {};
    const at = reset && toDateMs(reset);
    if (name !== undefined) window.name = name;
    if (limit !== undefined) window.limit = limit;
    if (remaining !== undefined) window.remaining = remaining;
    if (at !== undefined) window.resetAt = new Date(at);
    return window;
  });
  const rateLimit: RateLimit = { ...dated[0], windows: dated };
  delete (rateLimit as RateLimitWindow).name;
  const retryAt = retryAfter && (status === undefined || status >= 400) ? toDateMs(retryAfter) : undefined;
  if (retryAt !== undefined) rateLimit.retryAfterMs = Math.max(0, retryAt - now);
  return rateLimit;
};

/**
 * Parses what the headers of a response say about limits, in every form in use: `RateLimit`, `RateLimit-*`, `X-RateLimit-*`, `X-Rate-Limit-*`
 * and vendors' names, in that order; several windows; counts left or used; resets as seconds, epochs, durations or dates. Never throws: it
 * leaves out what it cannot parse, and what is more than 366 days away. The service sends X-RateLimit headers but does not document their names.
 *
 * If the `Date` header proves that the clocks differ, resets are converted to this machine's clock. `retryAfterMs` is set if the response
 * asks to wait: not with a `status` below 400.
 *
 * @param options.now the current time. Default: now.
 * @param options.status the status of the response. Default: unknown.
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
    const reading = parseHeaders(headers);
    const aheadMs = (reading.date ?? now) - now;
    // `Date` has whole seconds, so our clock may be up to a second ahead of it without a difference.
    const skewMs = aheadMs > 0 || aheadMs <= -1000 ? aheadMs : 0;
    return toRateLimit(reading, now, (reset) => toEpochMs(reset, now, skewMs), status);
  } catch {
    return { windows: [] }; // not headers at all, whatever their type says
  }
}
