import type { Method } from '../../../../src/contract/enums.js';
import { minutesText } from '../../text/join-list.js';
import { applianceOf, is } from './appliances.js';

/** Minutes, from and to. */
export interface Span {
  least: number;
  most: number;
}

/** All of them, one after the other; `undefined` for none. */
export const sumSpans = ([first, ...rest]: readonly Span[]): Span | undefined =>
  first && rest.reduce(({ least, most }, next) => ({ least: least + next.least, most: most + next.most }), first);

/** From this many minutes on, a recipe gives times in steps of so many. */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [180, 30],
  [60, 15],
  [15, 5],
];

const nice = (minutes: number): number => {
  const [, step] = STEPS.find(([from]) => minutes >= from) ?? [0, 1];
  return Math.max(1, Math.round(minutes / step) * step);
};

const times = (span: Span, least: number, most: number, atLeast = 1): Span => ({
  least: Math.max(atLeast, nice(span.least * least)),
  most: Math.max(atLeast, nice(span.most * most)),
});

/** Up to so many minutes of an oven, what slow cookers take on Low and on High. Guesses from what their manuals say. */
const slowTimes: readonly (readonly [most: number, low: Span, high: Span])[] = [
  [14, { least: 120, most: 180 }, { least: 60, most: 90 }],
  [30, { least: 240, most: 360 }, { least: 90, most: 120 }],
  [49, { least: 360, most: 480 }, { least: 180, most: 240 }],
  [Infinity, { least: 480, most: 600 }, { least: 240, most: 360 }],
];

/** From so many minutes on, a slow cooker does what takes hours elsewhere too. */
const SLOW_ROAST = 480;

const ovenTimeOf = (method: Method, span: Span): Span => {
  const [least, most] = applianceOf(method).minutes;
  if (method !== 'slow_cooker') return times(span, 1 / most, 1 / least);
  return span.most <= SLOW_ROAST ? { least: 35, most: 45 } : { least: 150, most: 180 };
};

/** What is fried for less than so many minutes takes longer in dry air: this much, and at least so long. */
const LONG_IN_PAN = 15;
const DRY_AIR = 1.4;
const LEAST_IN_DRY_AIR = 10;
const LEAST_UNDER_PRESSURE = 3;

/** Minutes of one way of cooking in another; `high` is the time of a slow cooker on High. */
export const convertTime = (from: Method, to: Method, span: Span): { time: Span; high?: Span } => {
  if (from === 'stovetop' && is(to, 'dry') && span.most < LONG_IN_PAN) return { time: times(span, DRY_AIR, DRY_AIR, LEAST_IN_DRY_AIR) };
  const oven = ovenTimeOf(from, span);
  if (to === 'slow_cooker') {
    const [, low, high] = slowTimes.find(([most]) => oven.most <= most) as (typeof slowTimes)[number];
    return { time: low, high };
  }
  return { time: times(oven, ...applianceOf(to).minutes, to === 'pressure_cooker' ? LEAST_UNDER_PRESSURE : 1) };
};

/** An air fryer is set so many degrees Fahrenheit cooler than an oven. */
const COOLER = 25;

/** Degrees Fahrenheit of one hot chamber in another. */
export const convertHeat = (from: Method, to: Method, degrees: number): number => {
  const oven = from === 'air_fryer' ? degrees + COOLER : degrees;
  return to === 'air_fryer' ? Math.min(400, Math.max(300, oven - COOLER)) : oven;
};

/** "25 to 30 minutes", "1 1/2 hours", "6 to 8 hours". */
export const printSpan = ({ least, most }: Span): string => {
  if (least === most && least > 60 && least % 30 !== 0) return minutesText(least);
  const inHours = least >= 60 && least % 30 === 0 && most % 30 === 0;
  const print = (minutes: number): string => (inHours ? `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : ' 1/2'}` : `${minutes}`);
  const unit = `${inHours ? 'hour' : 'minute'}${most === (inHours ? 60 : 1) ? '' : 's'}`;
  return least === most ? `${print(least)} ${unit}` : `${print(least)} to ${print(most)} ${unit}`;
};
