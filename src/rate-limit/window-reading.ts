import type { RateLimitWindow } from '../contract/rate-limit.js';
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
  /** Position among the windows: the lowest is the primary one. */
  position: number;
  /** The first window of the list that this one is from. */
  repeats?: FamilyReading;
}

const fieldPattern =
  /^(?:(?<limit>limit|max|total|quota|capacity|q)|(?<remaining>remaining|left|available|r)|(?<used>used?|usage|count|observed|consumed)|(?<reset>resets?(?:time|at|after|in)?|t))$/;

export const FIELDS = ['limit', 'remaining', 'reset', 'used'] as const;
export type Field = (typeof FIELDS)[number];

export const toField = (word: string): Field | undefined => {
  const groups = fieldPattern.exec(word)?.groups;
  return groups && FIELDS.find((field) => groups[field]);
};

/** Parses a count; undefined if it is negative, unbounded, or the number of a period such as `1m`. */
export const parseCount = (text: string): number | undefined => {
  const digits = /^"?(\d+(?:\.\d+)?)"? *(?:[,;/]|per |$)/.exec(text)?.[1];
  return digits !== undefined && +digits <= Number.MAX_SAFE_INTEGER ? +digits : undefined;
};

/** Sets a field unless it is set already. */
export const setField = (window: FamilyReading, field: Field | undefined, text: string): void => {
  const [, used, whole] = /^(\d+) *\/ *(\d+)$/.exec(text) ?? [];
  if (field === 'reset') window.reset ??= parseReset(text);
  else if (field === 'limit' && whole) {
    window.limit ??= +whole;
    window.used ??= +used!;
  } else if (field) window[field] ??= parseCount(text);
};
