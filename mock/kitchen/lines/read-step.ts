import type { Temperature } from '../../../src/contract/recipes.js';

/** Where something stands in a step: `text` is `step.slice(start, end)`. */
export interface Place {
  start: number;
  end: number;
  text: string;
}

/** A duration. "1 to 1 1/2 hours" is 60 and 90; "overnight" is 480. */
export interface TimeInStep extends Place {
  minutes: number;
  minutesMax: number | null;
}

/** An oven, oil or food temperature, whole degrees in both scales. */
export interface TemperatureInStep extends Place {
  temperature: Temperature;
  /** The upper end of a range, else `null`. */
  temperatureMax: Temperature | null;
  /** The scale it is written in. */
  scale: 'celsius' | 'fahrenheit';
}

const vulgar: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  half: 0.5,
  'a half': 0.5,
  'half an': 0.5,
  'half a': 0.5,
  'one and a half': 1.5,
  'a couple of': 2,
  'a few': 3,
  'a couple': 2,
};

const digits = String.raw`(?:\d+[ -]\d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?\s?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])`;
const numberWord = String.raw`(?:one and a half|half an?|a half|a couple(?: of)?|a few|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty-five|half)`;
const between = String.raw`\s*(?:-|–|—|to|or|and)\s*`;

const toNumber = (text: string): number => {
  const word = words[text.toLowerCase()];
  if (word !== undefined) return word;
  const [, whole, glyph] = /^(\d+(?:[.,]\d+)?)?\s?([½⅓⅔¼¾⅛⅜⅝⅞])$/.exec(text) ?? [];
  if (glyph) return Number((whole ?? '0').replace(',', '.')) + (vulgar[glyph] ?? 0);
  const [, wholePart, top, bottom] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top && bottom) return Number(wholePart ?? 0) + Number(top) / Math.max(1, Number(bottom));
  return Number(text.replace(/,(?=\d{3}$)/, '').replace(',', '.'));
};

const minutesIn: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60, d: 1440 };

const timePattern = new RegExp(
  String.raw`(?<![\d\/.])(?:(${digits}|\b${numberWord}\b)(?:${between}(${digits}|${numberWord}))?[\s-]*(seconds?|secs?\b|minutes?|mins?\b|hours?|hrs?\b|days?)\.?(?:\s*(?:and|,)?\s*(${digits}|a half|half)\s*(minutes?|mins?\b|hours?)?)?)|\bovernight\b`,
  'giu',
);

/** Only this much of a step is read. */
const longest = 2000;

const timeUnits = /(?:min|hour|hr|sec|day|overnight)/i;

/**
 * The times that an instruction names, each with its place, so that it can be changed there. Never throws.
 *
 * @example
 * ```ts
 * readTimes('Bake at 350°F for 25 to 30 minutes.')[0]; // { minutes: 25, minutesMax: 30, text: '25 to 30 minutes', ... }
 * ```
 */
export const readTimes = (instruction: string): TimeInStep[] => {
  const times: TimeInStep[] = [];
  if (!timeUnits.test(instruction)) return times;
  const step = instruction.slice(0, longest);
  for (const found of step.matchAll(timePattern)) {
    const [whole, low, high, unit, more, moreUnit] = found;
    let text = whole;
    if (low === undefined || unit === undefined) {
      times.push({ start: found.index, end: found.index + text.length, text, minutes: 480, minutesMax: null });
      continue;
    }
    const factor = minutesIn[unit[0]?.toLowerCase() ?? 'm'] ?? 1;
    let extra = 0;
    if (
      more !== undefined &&
      factor === 60 &&
      (moreUnit?.toLowerCase().startsWith('m') || (moreUnit === undefined && /half/i.test(more)))
    ) {
      extra = /half/i.test(more) ? 30 : toNumber(more);
    } else if (more !== undefined) {
      text = text.slice(0, text.length - (text.length - text.indexOf(unit) - unit.length));
    }
    const minutes = toNumber(low) * factor + (high === undefined ? extra : 0);
    const most = high === undefined ? null : toNumber(high) * factor + extra;
    if (!Number.isFinite(minutes)) continue;
    times.push({
      start: found.index,
      end: found.index + text.length,
      text,
      minutes,
      minutesMax: most !== null && most > minutes ? most : null,
    });
  }
  return times;
};

/** The same temperature in both scales, whole degrees. */
const toTemperature = (degrees: number, scale: 'celsius' | 'fahrenheit'): Temperature =>
  scale === 'celsius'
    ? { celsius: Math.round(degrees), fahrenheit: Math.round((degrees * 9) / 5 + 32) }
    : { celsius: Math.round(((degrees - 32) * 5) / 9), fahrenheit: Math.round(degrees) };

const temperaturePattern =
  /(?<![\d/.])(\d{2,3})(?:\s*°)?(?:\s*(?:-|–|—|to)\s*(\d{2,3}))?\s*(?:(°\s*[FC]?\b|°|º\s*[FC]?\b|º|degrees?(?:\s+(?:Fahrenheit|Celsius|F\b|C\b))?|deg\.?\s*[FC]\b|(?<=\d\s?)[FC]\b))/gi;

const inside = /\b(?:internal|thermometer|thickest|center|centre|middle|registers?|reads?|reach(?:es)?)\b/i;

const gasMark = /\bgas(?: mark)? (\d(?:\/\d)?)\b/gi;
const gasMarks: Readonly<Record<string, number>> = {
  '1/4': 110,
  '1/2': 120,
  '1': 140,
  '2': 150,
  '3': 165,
  '4': 180,
  '5': 190,
  '6': 200,
  '7': 220,
  '8': 230,
  '9': 240,
};

const degreeMarks = /[°º]|\d\s?[FC]\b|degree|\bdeg\b|\bgas\b/i;

/** The temperatures that an instruction names, in order, each with its place. Never throws. */
export const readTemperatures = (instruction: string): TemperatureInStep[] => {
  const temperatures: TemperatureInStep[] = [];
  if (!degreeMarks.test(instruction)) return temperatures;
  const step = instruction.slice(0, longest);
  for (const found of step.matchAll(temperaturePattern)) {
    const [text, low, high, mark = ''] = found;
    const degrees = Number(low);
    const letter = /celsius|c\.?$/i.test(mark) ? 'celsius' : /fahrenheit|f\.?$/i.test(mark) ? 'fahrenheit' : undefined;
    // without a letter: an oven at 250 or more is read in Fahrenheit, and so is the middle of a roast, which no Celsius makes that hot
    const isInside = degrees > 100 && inside.test(step.slice(Math.max(0, found.index - 60), found.index));
    const scale = letter ?? (degrees >= 250 || isInside ? 'fahrenheit' : 'celsius');
    temperatures.push({
      start: found.index,
      end: found.index + text.length,
      text,
      temperature: toTemperature(degrees, scale),
      temperatureMax: high === undefined ? null : toTemperature(Number(high), scale),
      scale,
    });
  }
  for (const found of step.matchAll(gasMark)) {
    const degrees = gasMarks[found[1] ?? ''];
    if (degrees === undefined) continue;
    temperatures.push({
      start: found.index,
      end: found.index + found[0].length,
      text: found[0],
      temperature: toTemperature(degrees, 'celsius'),
      temperatureMax: null,
      scale: 'celsius',
    });
  }
  return temperatures.toSorted((a, b) => a.start - b.start);
};
