import type { Method } from '../../../../src/contract/enums.js';
import { minutesText } from '../../text/join-list.js';
import { applianceOf } from './appliances.js';

/** Minutes, from and to. */
export interface Span {
  least: number;
  most: number;
}

/** From so many minutes on, a recipe gives times in steps of five. */
const IN_FIVES = 15;

const nice = (minutes: number): number => (minutes >= IN_FIVES ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes)));

const times = ({ least, most }: Span, factors: readonly [least: number, most: number], atLeast = 1): Span => ({
  least: Math.max(atLeast, nice(least * factors[0])),
  most: Math.max(atLeast, nice(most * factors[1])),
});

/** Up to so many minutes of an oven, what slow cookers take on Low. Guesses from what their manuals say. */
const slowTimes: readonly (readonly [most: number, low: Span])[] = [
  [14, { least: 120, most: 180 }],
  [30, { least: 240, most: 360 }],
  [49, { least: 360, most: 480 }],
  [Infinity, { least: 480, most: 600 }],
];

/** Minutes of one way of cooking in another. */
export const convertTime = (from: Method, to: Method, span: Span): Span => {
  const [least, most] = applianceOf(from).minutes;
  const oven = times(span, [1 / most, 1 / least]);
  const slow = to === 'slow_cooker' ? slowTimes.find(([longest]) => oven.least <= longest) : undefined;
  return slow?.[1] ?? times(oven, applianceOf(to).minutes, applianceOf(to).shortest);
};

/** An air fryer is set so many degrees Fahrenheit cooler than an oven. */
const COOLER = 25;

/** Degrees Fahrenheit of one hot chamber in another. */
export const convertHeat = (from: Method, to: Method, degrees: number): number => {
  const oven = from === 'air_fryer' ? degrees + COOLER : degrees;
  const degreesThere = to === 'air_fryer' ? Math.min(400, Math.max(300, oven - COOLER)) : oven;
  // an oven at 200 °C is one at 390 °F, and none at 392
  return Math.round(degreesThere / 5) * 5;
};

/** "25 to 30 minutes", "6 to 8 hours". */
export const printSpan = ({ least, most }: Span): string => {
  if (least === most) return minutesText(least);
  const inHours = least % 60 === 0 && most % 60 === 0;
  return inHours ? `${least / 60} to ${most / 60} hours` : `${least} to ${most} minutes`;
};
