import { memoize } from '../../util/memoize.js';

/** What one window has, and the words that name it, in the names of headers and in their values. */
const fieldWords = {
  limit: /^(?:limit|max|total|quota|capacity|allowed|allotted|q)$/,
  remaining: /^(?:remain(?:ing)?|left|available|r)$/,
  reset: /^(?:resets?(?:time|at|after|in)?|next|until|expir[ey]|ttl|t)$/,
  used: /^(?:used?|usage|count|current|observed|consumed)$/,
};

export type Field = keyof typeof fieldWords;
export const FIELDS = ['limit', 'remaining', 'reset', 'used'] as const satisfies readonly Field[];

export const toField = (word: string): Field | undefined => FIELDS.find((field) => fieldWords[field].test(word));

/** The word of a header name that says it is about limits. Most words say so only before a field, such as `requests-left` and `daylimit-remaining`. */
const limitMarker =
  /(?:\b\w*rate-?limit(?:by\w{1,40})?|quota|(?:request|call|credit|throttle|\b(\w*)limit)s?(?=-(?:\w+-)?(?:limit|left|remaining|available|used|reset|info|minute)$)|^x(?=-(?:limit|remaining)-(?:per|this|today|calls))|limit$)(?=-|$)/;
const periodWord = /^(?:\d+|second|minute|hour|da[iy]|week|month)(?:ly)?$/;
const fillerWord = /^(?:per|after|at|in|time|date|iso|unix|epoch|utc|ms|milliseconds|seconds|policy|info|this|)$/;
/** Time that remains, and not calls. */
const timeRemaining = /^time-remaining|remaining-(?:time|seconds)$/;
/** The field at the end of a word, such as `userlimit`. */
const joinedWords = /\B(limit|remaining|reset)(?!\w)/g;

/** Families of names, the one that takes precedence first; vendors' names come last. */
const families = [/^ratelimit-?$/, /^ratelimit-(?!policy$)/, /^ratelimit-policy$/, /^x-ratelimit(?:-|$)/, /^x-rate-limit(?:-|$)/];
/** The values of so many of them are structured fields. */
export const STRUCTURED_FAMILIES = 3;

const retryName =
  /^(.*-)?(?:retry-?(?:in|at|after(?:-\w+?)??)|(?:rate-?limit|quota|throttle)-(?:wait|delay|backoff|after)(?:-for|-time)?)(-ms|-millis|-milliseconds)?(?:-s|-secs?|-seconds)?$/;

/** A header that reports a limit. */
export interface LimitHeader {
  type: 'limit';
  /** The field in its value; or all fields with their names; or, if there are names, those. */
  content: Field | 'fields' | 'named fields';
  /** The window; '' for the primary one. */
  window: string;
  family: string;
  /** Precedence of the family: the lowest wins. */
  rank: number;
  /** Only its last word is about limits, so it says something beside another header of its family, or by a value such as `32/40`. */
  isBare: boolean;
  /** A reset without a unit is in milliseconds. */
  isMilliseconds: boolean;
  /** A reset such as `00:01:30` is a duration, and not a time of day. */
  isDuration: boolean;
}

/** What the name of a header says. Of several orders to wait, the one with the lowest rank counts. */
export type HeaderName = { type: 'date' } | { type: 'retry'; rank: number; isMilliseconds: boolean } | LimitHeader;

const parseLimitHeader = (header: string): LimitHeader | null => {
  const match = limitMarker.exec(header);
  if (!match) return null;
  const [marker, unit = ''] = match;
  const vendor = header.slice(0, match.index);
  const rest = header
    .slice(match.index + marker.length + 1)
    .replace(joinedWords, '-$1')
    .replace(timeRemaining, 'reset');
  const words = [...vendor.split('-').filter((word) => periodWord.test(word)), unit, ...rest.split('-')];
  const window = words.filter((word) => !toField(word) && !fillerWord.test(word)).join('-');
  const field = [...words.slice(-1), ...words].map(toField).find(Boolean) ?? (periodWord.test(window) ? 'limit' : undefined);
  const isBare = marker === 'limit' && !rest;
  const pairs = !rest || rest === 'policy' ? 'fields' : 'named fields';
  const rank = families.findIndex((family) => family.test(header));
  return {
    type: 'limit',
    content: isBare ? 'limit' : (field ?? pairs),
    isBare,
    window,
    family: header.slice(0, match.index + marker.length),
    rank: rank < 0 ? families.length : rank,
    isMilliseconds: /-(?:ms|milliseconds)$/.test(header),
    isDuration: /(?:after|-in)$/.test(header),
  };
};

/** Parses the name of a header; null if it says nothing about limits. A service sends the same ones with each response. */
export const parseHeaderName = memoize((header: string): HeaderName | null => {
  const name = header
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/-timestamp$/, '')
    .replace(/^x-(?:rl|rate(?!-limit))-/, 'x-ratelimit-')
    // The status of a limit is what is left of it; that of a rate limit may be a word or an HTTP status.
    .replace(/(?<!rate-)\blimit-status$/, 'limit-remaining');
  if (name === 'date') return { type: 'date' };
  const [isRetry, vendor, milliseconds] = retryName.exec(name) ?? [];
  if (!isRetry) return parseLimitHeader(name);
  const unitRank = milliseconds ? 0 : 1;
  return { type: 'retry', rank: vendor ? 2 : unitRank, isMilliseconds: !!milliseconds };
});
