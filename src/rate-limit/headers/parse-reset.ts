import { isCalendarDay } from '../../util/is-calendar-day.js';
import { memoize } from '../../util/memoize.js';

/** A point in time as a header gives it. */
export interface ResetValue {
  /** Milliseconds: from now, or since the epoch if `isAbsolute`. */
  ms: number;
  /** The value is a time of the server's clock, which may differ from ours. */
  isAbsolute: boolean;
  /** The value is in whole seconds, so it is up to a second off. */
  isCoarse: boolean;
}

const UNIT_MS: Record<string, number> = { w: 6048e5, d: 864e5, h: 36e5, m: 6e4, s: 1e3, ms: 1, us: 1e-3, ns: 1e-6 };
const durationPart = /t?(\d{1,15}(?:\.\d{1,15})?) ?([mun]s|w(?:eeks?)?|d(?:ays?)?|h(?:ours?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?) ?/giy;
const date = /^(?:(\d{4}-\d\d-\d\d)|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? .*:)/i;
const timeZone = /(?:z|gmt|utc|[ecmp][sd]t|[+-]\d\d:?\d\d|^.{10})$/i;

/** Epoch milliseconds of a date. Gives `Date.parse` what it can read: no zone in parentheses, but minutes of an offset, and a zone. All responses of a second have the same `Date`. */
export const parseDate = memoize((text: string): number | undefined => {
  const [isDate, isoDay] = date.exec(text) ?? [];
  if (!isDate || (isoDay && !isCalendarDay(isoDay))) return undefined;
  const dated = text.replace(/ \([^()]*\)$/, '').replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/, '$1:00');
  const ms = Date.parse(timeZone.test(dated) ? dated : dated + (isoDay ? 'Z' : ' GMT'));
  return Number.isNaN(ms) ? undefined : ms;
});

/** A number below this is seconds from now; from here on it is epoch seconds, and from `EPOCH_MS_FROM` epoch milliseconds. */
const EPOCH_SECONDS_FROM = 1e9;
const EPOCH_MS_FROM = 1e11;
const MEANINGLESS_FROM = 1e14;

const toValue = (ms: number, isAbsolute: boolean, isExact: boolean): ResetValue | undefined =>
  ms < MEANINGLESS_FROM ? { ms, isAbsolute, isCoarse: !isExact && ms % 1e3 === 0 } : undefined;

const parseNumber = (value: number, isMilliseconds: boolean): ResetValue | undefined => {
  const isAbsolute = value >= EPOCH_SECONDS_FROM;
  const isSeconds = isAbsolute ? value < EPOCH_MS_FROM : !isMilliseconds;
  return toValue(isSeconds ? value * 1e3 : value, isAbsolute, !isSeconds || isMilliseconds);
};

/** Both signs for micro, also as UTF-8 that was read as Latin-1. */
const micro = /(?:Â?µ|Î¼|\u03bc)s/g;
/** An ISO 8601 duration with months, whose length varies. */
const months = /^p[^t]*m/i;

const parseDuration = (text: string, isMilliseconds: boolean): ResetValue | undefined => {
  if (months.test(text)) return undefined;
  const duration = text.replace(/^p/i, '').replace(micro, 'us');
  const isWhole = duration !== '' && duration.replaceAll(durationPart, '') === '';
  const unitMs = (unit: string): number => UNIT_MS[unit] ?? UNIT_MS[unit[0]!]!;
  const ms = [...duration.matchAll(durationPart)].reduce((sum, [, value, unit]) => sum + +value! * unitMs(unit!.toLowerCase()), 0);
  return isWhole ? toValue(ms, false, isMilliseconds) : undefined;
};

/**
 * Parses a reset or Retry-After value: a number, whose size tells its unit (seconds from now, epoch seconds, epoch milliseconds), a
 * duration such as `6m0s` or `PT30S`, RFC 3339, an HTTP date, or the text of a JavaScript date. UTC if no zone is named. Returns undefined
 * for anything else.
 */
export const parseReset = (quoted: string, isMilliseconds = false): ResetValue | undefined => {
  const text = quoted.replace(/^"(.*)"$/, '$1');
  const number = /^(\d+(?:\.\d+)?|\.\d+) ?(?:[,;]|$)/.exec(text)?.[1];
  if (number) return parseNumber(+number, isMilliseconds);
  const ms = parseDate(text);
  return ms === undefined ? parseDuration(text, isMilliseconds) : toValue(ms, true, false);
};
