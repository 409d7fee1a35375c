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

/** "and 30 minutes", "30 min", "and a half" behind "1 hour". */
const furtherAt = (tokens: readonly Token[], at: number): { minutes: number; to: number } | undefined => {
  const start = skip(tokens, at, 'and', ',');
  const amount = numberAt(tokens, start);
  if (!amount || amount.max !== null) return undefined;
  const unit = unitAt(tokens, amount.to);
  if (unit?.factor === 1) return { minutes: amount.value, to: unit.to };
  return amount.value < 1 && unit === undefined && start > at ? { minutes: amount.value * 60, to: amount.to } : undefined;
};

/** The duration that begins at a token, and the index of the token behind it. */
const durationAt = (tokens: readonly Token[], at: number): (Duration & { to: number }) | undefined => {
  if (tokens[at]?.lemma === 'overnight') return { minutes: OVERNIGHT_MINUTES, minutesMax: null, to: at + 1 };
  const amount = numberAt(tokens, at, { articles: true });
  const unit = amount && unitAt(tokens, amount.to);
  if (!amount || !unit) return undefined;
  const further = unit.factor === 60 ? furtherAt(tokens, unit.to) : undefined;
  const extra = further?.minutes ?? 0;
  return {
    minutes: amount.value * unit.factor + (amount.max === null ? extra : 0),
    minutesMax: amount.max === null ? null : amount.max * unit.factor + extra,
    to: further?.to ?? unit.to,
  };
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
