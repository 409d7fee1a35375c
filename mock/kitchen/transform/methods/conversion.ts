import type { Method } from '../../../../src/contract/enums.js';
import { minutesText } from '../../text/join-list.js';
import { is } from './appliances.js';

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

type Factors = readonly [least: number, most: number];

/** Minutes in an oven or a pot for each minute of these. */
const toOven: Partial<Record<Method, Factors>> = { air_fryer: [1.25, 1.25], pressure_cooker: [3, 3], microwave: [3, 4] };
/** Minutes of these for each minute in an oven or a pot. */
const fromOven: Partial<Record<Method, Factors>> = { air_fryer: [0.8, 0.8], pressure_cooker: [1 / 3, 1 / 3], microwave: [1 / 4, 1 / 3] };
/** The same for what had dry heat before. */
const fromDryHeat: Partial<Record<Method, Factors>> = { ...fromOven, steamer: [0.7, 0.7], grill: [0.9, 0.9] };

const times = ({ least, most }: Span, [from, to]: Factors = [1, 1]): Span => ({ least: nice(least * from), most: nice(most * to) });

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
  if (method !== 'slow_cooker') return toOven[method] ? times(span, toOven[method]) : span;
  return span.most <= SLOW_ROAST ? { least: 35, most: 45 } : { least: 150, most: 180 };
};

/** What is fried for less than so many minutes takes longer in dry air: this much, and at least so long. */
const LONG_IN_PAN = 15;
const DRY_AIR: Factors = [1.4, 1.4];
const LEAST_IN_DRY_AIR = 10;
const LEAST_UNDER_PRESSURE = 3;

const atLeast = ({ least, most }: Span, minutes: number): Span => ({ least: Math.max(minutes, least), most: Math.max(minutes, most) });

/** Minutes of one way of cooking in another; `high` is the time of a slow cooker on High. */
export const convertTime = (from: Method, to: Method, span: Span): { time: Span; high?: Span } => {
  if (from === 'stovetop' && is(to, 'dry') && span.most < LONG_IN_PAN) return { time: atLeast(times(span, DRY_AIR), LEAST_IN_DRY_AIR) };
  const oven = ovenTimeOf(from, span);
  if (to === 'slow_cooker') {
    const [, low, high] = slowTimes.find(([most]) => oven.most <= most) as (typeof slowTimes)[number];
    return { time: low, high };
  }
  const time = times(oven, (is(from, 'dry') ? fromDryHeat : fromOven)[to]);
  return { time: to === 'pressure_cooker' ? atLeast(time, LEAST_UNDER_PRESSURE) : time };
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
  const isOne = most === (inHours ? 60 : 1);
  const unit = `${inHours ? 'hour' : 'minute'}${isOne ? '' : 's'}`;
  return least === most ? `${print(least)} ${unit}` : `${print(least)} to ${print(most)} ${unit}`;
};
