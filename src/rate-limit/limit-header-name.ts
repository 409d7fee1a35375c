import { toField, type Field } from './window-reading.js';

const fillerWord = /^(?:per|after|at|in|time|timestamp|epoch|utc|ms|milliseconds|seconds|burst|policy)$/;
const periodWord = /^(?:second|minute|hour|da[iy]|week|month)(?:ly)?$/;

/** The word of a header name that says it is about limits. */
const limitMarker = /(?:rate-?limit|quota|(day|min|hour)limit|limit$)(?=-|$)/;

/** Whether a window is named by its period, such as `minute`. */
export const isPeriod = (word: string): boolean => periodWord.test(word);

/** What the name of a header says. */
export interface LimitHeaderName {
  /** The word that says that the header is about limits. */
  marker: string;
  /** The field that the header gives; undefined if its value names the fields, or if it gives a limit. */
  field: Field | undefined;
  /** The window; '' for the primary one. */
  window: string;
  family: string;
  rank: number;
  /** The whole window is in the value, as in `RateLimit` and `RateLimit-Policy`. */
  isWhole: boolean;
  /** A reset without a unit is in milliseconds. */
  isMilliseconds: boolean;
}

/** Parses the name of a header, in lower case; undefined if it is not about limits. */
export const parseLimitHeaderName = (header: string): LimitHeaderName | undefined => {
  const match = limitMarker.exec(header);
  if (!match) return undefined;
  const [marker, unit = ''] = match;
  const before = header.slice(0, match.index);
  const rest = header.slice(match.index + marker.length + 1);
  const x = before.startsWith('x-') ? 'x-' : '';
  const vendor = before.slice(x.length);
  const dash = marker === 'rate-limit';
  const words = [...vendor.split('-').filter(isPeriod), unit, ...rest.split(/[-_]/)].filter(Boolean);
  const isStandard = vendor === '' && (x !== '' || !dash) && marker.startsWith('rate');
  return {
    marker,
    field: words.map(toField).findLast(Boolean),
    window: words.filter((word) => !toField(word) && !fillerWord.test(word)).join('-'),
    family: x + vendor + marker,
    rank: rankOf(isStandard, x, dash, rest),
    isWhole: words.length === 0 || rest === 'policy',
    isMilliseconds: /-(?:ms|milliseconds)$/.test(header),
  };
};

/** Precedence: `RateLimit`, `RateLimit-*`, its policy, `X-RateLimit-*`, `X-Rate-Limit-*`, vendors' names. */
const rankOf = (isStandard: boolean, x: string, dash: boolean, rest: string): number => {
  if (!isStandard) return 4;
  if (x) return dash ? 3 : 2;
  if (rest === 'policy') return 1.5;
  return rest ? 1 : 0;
};
