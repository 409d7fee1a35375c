import type { Method } from '../../../../src/contract/enums.js';
import { minutesText } from '../../text/join-list.js';

/** Minutes, from and to. */
export interface Span {
  least: number;
  most: number;
}

/** All of them, one after the other; `undefined` for none. */
export const sumSpans = (spans: readonly Span[]): Span | undefined =>
  spans.length === 0
    ? undefined
    : { least: spans.reduce((sum, { least }) => sum + least, 0), most: spans.reduce((sum, { most }) => sum + most, 0) };

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

const times = ({ least, most }: Span, from: number, to = from): Span => ({ least: nice(least * from), most: nice(most * to) });

/** Oven or stove time to slow cooker time on Low and on High. */
export const slowCooking = (minutes: number): { low: Span; high: Span } => {
  if (minutes < 15) return { low: { least: 120, most: 180 }, high: { least: 60, most: 90 } };
  if (minutes <= 30) return { low: { least: 240, most: 360 }, high: { least: 90, most: 120 } };
  if (minutes < 50) return { low: { least: 360, most: 480 }, high: { least: 180, most: 240 } };
  return { low: { least: 480, most: 600 }, high: { least: 240, most: 360 } };
};

/** The time that the same food would take in an oven or a pot. */
const toOvenTime = (method: Method, span: Span): Span => {
  switch (method) {
    case 'air_fryer':
      return times(span, 1.25);
    case 'pressure_cooker':
      return times(span, 3);
    case 'microwave':
      return times(span, 3, 4);
    case 'slow_cooker':
      if (span.most <= 150 || (span.most <= 360 && span.least < 200)) return { least: 20, most: 30 };
      if (span.most <= 480) return { least: 35, most: 45 };
      return span.most <= 540 ? { least: 90, most: 120 } : { least: 150, most: 180 };
    case 'sous_vide':
      return span.most > 300 ? { least: 90, most: 120 } : { least: 20, most: 30 };
    default:
      return span;
  }
};

/** Minutes of one way of cooking in another; for a slow cooker see {@link slowCooking}. */
export const convertTime = (from: Method, to: Method, span: Span): Span => {
  if (isPanToDryHeat(from, to, span)) return fromPan(span, to);
  const oven = toOvenTime(from, span);
  switch (to) {
    case 'air_fryer':
      return times(oven, 0.8);
    case 'pressure_cooker':
      return times({ least: Math.max(oven.least, 9), most: Math.max(oven.most, 9) }, 1 / 3);
    case 'microwave':
      return times(oven, 1 / 4, 1 / 3);
    case 'slow_cooker':
      return slowCooking(oven.most).low;
    case 'steamer':
      return times(oven, from === 'oven' ? 0.7 : 1);
    case 'grill':
      return times(oven, from === 'oven' ? 0.9 : 1);
    default:
      return { least: nice(oven.least), most: nice(oven.most) };
  }
};

/** Degrees Fahrenheit of one hot chamber in another. */
export const convertHeat = (from: Method, to: Method, degrees: number, minutes: number): number => {
  const oven = from === 'air_fryer' ? degrees + 25 : degrees;
  if (to === 'air_fryer') return Math.min(400, Math.max(300, oven - 25));
  if (to === 'grill') return minutes > 30 ? 350 : 425;
  return oven;
};

/** What takes minutes in a pan takes longer in dry air, and that hot. */
const fromPan = ({ least, most }: Span, to: Method): Span => {
  const floor = to === 'air_fryer' ? 8 : 10;
  return { least: Math.max(floor, nice(least * 1.4)), most: Math.max(floor + 2, nice(most * 1.4)) };
};

const dryHeat: readonly Method[] = ['oven', 'toaster_oven', 'air_fryer'];

/** True for what is fried or seared for minutes and goes into dry heat. */
export const isPanToDryHeat = (from: Method, to: Method, { most }: Span): boolean =>
  from === 'stovetop' && dryHeat.includes(to) && most < LONG_IN_PAN;

const LONG_IN_PAN = 15;

const hours = (minutes: number): string => {
  const value = minutes / 60;
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest === 0) return String(whole);
  if (rest !== 0.5) return String(Math.round(value * 100) / 100);
  return whole === 0 ? '1/2' : `${whole} 1/2`;
};

/** "25 to 30 minutes", "1 1/2 hours", "6 to 8 hours". */
export const printSpan = ({ least, most }: Span): string => {
  if (least === most && least > 60 && least % 30 !== 0) return minutesText(least);
  const inHours = least >= 60 && least % 30 === 0 && most % 30 === 0;
  const print = inHours ? hours : String;
  const isOne = inHours ? most <= 60 : most === 1;
  const unit = `${inHours ? 'hour' : 'minute'}${isOne ? '' : 's'}`;
  return least === most ? `${print(least)} ${unit}` : `${print(least)} to ${print(most)} ${unit}`;
};
