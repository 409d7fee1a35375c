import type { RateLimitWindow } from '../../contract/rate-limit.js';
import { FIELDS, type Field } from './header-names.js';
import { parseReset, type ResetValue } from './parse-reset.js';

/** One window as the headers report it. */
export interface WindowReading extends Omit<RateLimitWindow, 'resetAt'> {
  reset?: ResetValue;
}

/** One window as one family of headers, such as `X-RateLimit-*`, reports it. */
export interface FamilyReading extends WindowReading {
  used?: number;
  /** Precedence of the family: the lowest wins. */
  rank: number;
  family: string;
  /** No header of it says for certain that it is about limits. */
  isBare?: boolean;
  /** Position among the windows: the lowest is the primary one. */
  position: number;
  /** The first window of the list that this one is from. */
  repeats?: FamilyReading;
}

/** Parses a count, also one such as `100:60` with the seconds of its window; undefined if it is negative, unbounded, or the number of a period such as `1m`. */
export const parseCount = (text: string): number | undefined => {
  const digits = /^"?(\d+(?:\.\d+)?)"?(?: +[a-z]+(?= *\/| per ))? *(?:[,;/:]|per |$)/.exec(text)?.[1] ?? NaN;
  return +digits <= Number.MAX_SAFE_INTEGER ? +digits : undefined;
};

/** Sets a field unless it is set already. */
export const setField = (window: FamilyReading, field: Field | undefined, text: string): void => {
  const [, word, used, whole] = /^([a-z]\S* )?(\d+) *\/ *(\d+)$/i.exec(text) ?? [];
  if (field === 'reset') window.reset ??= parseReset(text);
  else if (whole && field !== 'remaining' && (field || word)) {
    window.limit ??= parseCount(whole);
    window.used ??= parseCount(used!);
  } else if (field) window[field] ??= parseCount(text);
};

/** Share of a window that is left; windows that do not tell come last. */
const shareLeft = ({ limit, remaining }: WindowReading): number => (remaining === undefined ? Number.MAX_VALUE : remaining / (limit || 1));

/** A header that was sent twice looks like a list of windows, of which all but the first have no limit or the same numbers. */
const isDuplicate = ({ repeats, ...window }: FamilyReading): boolean => {
  if (!repeats) return false;
  if (repeats.limit !== undefined && window.limit === undefined) return true;
  return FIELDS.every((field) => window[field] === undefined || JSON.stringify(window[field]) === JSON.stringify(repeats[field]));
};

/** What the numbers of one window imply: used and remaining make the limit, the limit without what is used remains. */
const complete = (window: FamilyReading): void => {
  const { limit, remaining, used } = window;
  if (used === undefined) return;
  if (limit !== undefined) window.remaining ??= Math.max(0, limit - used);
  else if (remaining !== undefined) window.limit = used + remaining;
};

/** Merges the families: the first one defines a window, others complete it if their limits agree. */
export const mergeFamilies = (readings: FamilyReading[]): WindowReading[] => {
  const windows: FamilyReading[] = [];
  readings.forEach(complete);
  const distinct = readings.filter((reading) => {
    const { limit, remaining, reset, isBare } = reading;
    return !isDuplicate(reading) && (remaining ?? reset ?? (isBare ? undefined : limit)) !== undefined;
  });
  for (const reading of distinct.toSorted((a, b) => a.rank - b.rank)) {
    const { name, family, limit, remaining } = reading;
    const { length } = distinct.filter((other) => other.family === family);
    // Of two, one may have only a part that names the window, such as `DailyLimit` beside `Remaining`.
    const isOtherPart = (window: FamilyReading): boolean =>
      length === 2 && window.family === family && !(window.name && name) && [window.remaining, remaining].includes(undefined);
    const same = windows.find((window) => window.name === name || isOtherPart(window));
    if (same && (limit ?? same.limit) === (same.limit ?? limit)) {
      for (const field of [...FIELDS, 'name'] as const) same[field] ??= reading[field] as never;
    } else if (remaining !== undefined || !same) {
      windows.push(reading);
      if (same) reading.name = family;
    }
  }
  const sorted = windows.toSorted((a, b) => a.position - b.position || shareLeft(a) - shareLeft(b));
  return sorted.map(({ name, limit, remaining, reset }) => ({ name, limit, remaining, reset }));
};
