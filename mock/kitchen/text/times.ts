import { numberAt } from './numbers.js';
import { hasTag, type Place, placeOf, scan, skip, type Token } from './token.js';
import { tokenize } from './tokenize.js';

/** "1 to 1 1/2 hours" is 60 and 90; "overnight" is 480. */
interface Duration {
  minutes: number;
  /** The upper end of a range, else `null`. */
  minutesMax: number | null;
}

const minutesPer: Readonly<Record<string, number>> = { second: 1 / 60, sec: 1 / 60, minute: 1, min: 1, hour: 60, hr: 60, h: 60, day: 1440, week: 10_080 }; // prettier-ignore
/** Eight hours of sleep. */
const OVERNIGHT_MINUTES = 480;

/** A unit behind a number: "5-minute", "5 more minutes". */
const unitAt = (tokens: readonly Token[], at: number): { factor: number; to: number } | undefined => {
  const index = skip(tokens, at, '-', 'more', 'additional', 'extra', 'full');
  const factor = minutesPer[tokens[index]?.lemma ?? ''];
  return factor === undefined ? undefined : { factor, to: index + 1 };
};

/** The duration that begins at a token, and the index of the token behind it. Hours take what follows with them: "1 hour 30 minutes", "and a half". */
const durationAt = (tokens: readonly Token[], at: number, isBehindHours = false): (Duration & { to: number }) | undefined => {
  if (tokens[at]?.lemma === 'overnight') return { minutes: OVERNIGHT_MINUTES, minutesMax: null, to: at + 1 };
  const amount = numberAt(tokens, at, { articles: true });
  if (!amount) return undefined;
  const part = isBehindHours && amount.value < 1 ? { factor: 60, to: amount.to } : undefined;
  const unit = unitAt(tokens, amount.to) ?? part;
  if (!unit) return undefined;
  const minutes = amount.value * unit.factor;
  const minutesMax = amount.max === null ? null : amount.max * unit.factor;
  const start = skip(tokens, unit.to, 'and', ',');
  const further = unit.factor === 60 ? durationAt(tokens, start, start > unit.to) : undefined;
  if (!further || further.minutesMax !== null || further.minutes >= 60) return { minutes, minutesMax, to: unit.to };
  return { minutes: minutes + further.minutes, minutesMax: minutesMax && minutesMax + further.minutes, to: further.to };
};

/**
 * The times that a text names, each with its place. Never throws.
 *
 * @example
 * timesIn('Bake for 25 to 30 minutes.')[0] // { minutes: 25, minutesMax: 30, text: '25 to 30 minutes', ... }
 */
export const timesIn = (text: string): (Duration & Place)[] => {
  const tokens = tokenize(text);
  if (!tokens.some((token) => hasTag(token, 'time_unit'))) return [];
  return scan(tokens, (from) => durationAt(tokens, from)).map(({ from, to, ...duration }) => ({
    ...placeOf(text, tokens, from, to),
    ...duration,
  }));
};
