import type { Temperature } from '../../../src/contract/recipes.js';
import { hasTag, isLemma, type Place, placeOf, scan, skip, type Token } from './token.js';
import { tokenize } from './tokenize.js';

type TemperatureScale = 'celsius' | 'fahrenheit';

/** An oven, oil or food temperature, whole degrees in both scales; of a range the lower end. */
export interface TemperatureInText extends Place {
  temperature: Temperature;
}

/** The same temperature in both scales, whole degrees. */
export const toTemperature = (degrees: number, scale: TemperatureScale): Temperature =>
  scale === 'celsius'
    ? { celsius: Math.round(degrees), fahrenheit: Math.round((degrees * 9) / 5 + 32) }
    : { celsius: Math.round(((degrees - 32) * 5) / 9), fahrenheit: Math.round(degrees) };

/** Degrees Celsius of the marks of a British gas oven. */
const celsiusOfGasMark: ReadonlyMap<number, number> = new Map([[0.25, 110], [0.5, 120], [1, 140], [2, 150], [3, 165], [4, 180], [5, 190], [6, 200], [7, 220], [8, 230], [9, 240]]); // prettier-ignore

const scaleOf: Readonly<Record<string, TemperatureScale>> = { c: 'celsius', celsius: 'celsius', centigrade: 'celsius', f: 'fahrenheit', fahrenheit: 'fahrenheit' }; // prettier-ignore

/** Without a letter, an oven this hot is in Fahrenheit: no kitchen oven reaches 250 °C on its dial. */
const HOTTEST_CELSIUS = 250;
/** Without a letter, the middle of food above this is in Fahrenheit: water boils at 100 °C. */
const HOTTEST_FOOD_CELSIUS = 100;
/** How many characters before a temperature may say that it is of the food's middle. */
const REACH_OF_INSIDE = 60;

/** Degrees are written with two or three figures. */
const degreesOf = (token: Token | undefined): number | undefined =>
  token?.type === 'number' && token.value !== null && Number.isInteger(token.value) && token.text.length >= 2 && token.text.length <= 3
    ? token.value
    : undefined;

const isInside = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some((token) => hasTag(token, 'inside') && token.start >= (tokens[at]?.start ?? 0) - REACH_OF_INSIDE);

interface Found {
  temperature: Temperature;
  /** The index of the token behind it, and behind the upper end of a range. */
  to: number;
}

const isMark = (token: Token | undefined): boolean => isLemma(token, '°', 'degree', 'deg');

const isUpperEnd = (tokens: readonly Token[], at: number): boolean =>
  degreesOf(tokens[at]) !== undefined && isLemma(tokens[at - 1], '-', 'to');

/** What a thermometer reads without a mark: "until a thermometer reads 140." */
const isBareReading = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  const isAlone = next === undefined || isLemma(next, '.', ',', ';', ')') || hasTag(next, 'preposition');
  return isAlone && isLemma(tokens[at - 1], 'read', 'register', 'reach', 'hit', 'show') && isInside(tokens, at);
};

/** A number with a degree mark or a letter, which may stand behind the upper end of a range: "350°F", "180 to 190 degrees Celsius", "375 F". */
export const degreesAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const degrees = degreesOf(tokens[at]);
  if (degrees === undefined) return undefined;
  let end = at + 1;
  while (isMark(tokens[end]) || isLemma(tokens[end], '-', 'to', '.') || isUpperEnd(tokens, end)) end++;
  const scale = scaleOf[tokens[end]?.lemma ?? ''];
  const lastMark = tokens.slice(0, end).findLastIndex(isMark);
  if (!scale && lastMark < at)
    return isBareReading(tokens, at)
      ? { temperature: toTemperature(degrees, degrees > HOTTEST_FOOD_CELSIUS ? 'fahrenheit' : 'celsius'), to: at + 1 }
      : undefined;
  const isHot = degrees >= HOTTEST_CELSIUS || (degrees > HOTTEST_FOOD_CELSIUS && isInside(tokens, at));
  return { temperature: toTemperature(degrees, scale ?? (isHot ? 'fahrenheit' : 'celsius')), to: scale ? end + 1 : lastMark + 1 };
};

const gasMarkAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (tokens[at]?.lemma !== 'gas') return undefined;
  const numberAt = skip(tokens, at + 1, 'mark');
  const degrees = celsiusOfGasMark.get(tokens[numberAt]?.value ?? 0);
  return degrees === undefined ? undefined : { temperature: toTemperature(degrees, 'celsius'), to: numberAt + 1 };
};

/** Most texts name no number. */
const ANY_FIGURE = /\d/;

/**
 * The temperatures that a text names, in order, each with its place. Never throws.
 *
 * @example
 * temperaturesIn('Bake at 350°F.')[0]?.temperature // { celsius: 177, fahrenheit: 350 }
 */
export const temperaturesIn = (text: string): TemperatureInText[] => {
  if (!ANY_FIGURE.test(text)) return [];
  const tokens = tokenize(text);
  return scan(tokens, (from) => degreesAt(tokens, from) ?? gasMarkAt(tokens, from)).map(({ from, to, temperature }) => ({
    ...placeOf(text, tokens, from, to),
    temperature,
  }));
};
