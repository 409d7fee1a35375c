import type { Temperature } from '../../../../src/contract/recipes.js';
import type { MethodSetting } from '../../../../src/contract/transforms.js';
import type { Method } from '../../../../src/contract/enums.js';
import { tokenize } from '../../text/tokenize.js';
import { ovenAt, printTemperature } from '../../safety/safe-temperatures.js';
import { convertHeat, convertTime, printSpan, slowCooking, type Span } from './conversion.js';
import type { RawFood } from '../../safety/raw-food.js';

/** How one stage is cooked: the sentence for the cook, and how to set the appliance. */
export interface Cooking {
  instruction: string;
  settings: MethodSetting[];
}

const setting = (label: string, temperature: Temperature | null, heat: string | null, span: Span | null): MethodSetting => ({
  label, temperature, heat_level: heat, duration_minutes: span?.least ?? null, duration_minutes_max: span && span.most > span.least ? span.most : null,
}); // prettier-ignore

/** One stage of the cooking, as it was. */
export interface OldStage {
  source: Method;
  target: Method;
  from: Span;
  /** Of the oven it had, or would have, in Fahrenheit. */
  degrees: number;
  /** What it waits for: "golden", "the lentils fall apart"; may be empty. */
  cue: string;
  /** What is cooked: "the mushrooms"; empty if it is all that is there. */
  what: string;
  raw: readonly RawFood[];
  /** True for pieces that lie side by side; false for what needs a dish or a pot. */
  isLoose: boolean;
  /** True for dough or batter. */
  isBaking: boolean;
  /** True for a whole bird or fish, which is turned, not shaken. */
  isWhole: boolean;
}

/** The parts of the new sentence. */
interface Parts {
  stage: OldStage;
  span: Span;
  heat: Temperature;
  /** " the mushrooms", or empty. */
  it: string;
  /** ", until golden", or empty. */
  until: string;
}

const wetMethods: ReadonlySet<Method> = new Set(['stovetop', 'slow_cooker', 'pressure_cooker']);

const inOven = ({ stage, span, heat, it, until }: Parts, noun: string): Cooking => {
  const { source, isLoose, isWhole } = stage;
  const braise = isLoose ? 'Roast' : 'Cover and cook';
  const bake = isWhole ? 'Roast' : 'Bake';
  const how = wetMethods.has(source) ? braise : bake;
  return {
    instruction: `${how}${it} in the ${noun} at ${printTemperature(heat)} for ${printSpan(span)}${until}.`,
    settings: [setting('Cook', heat, null, span)],
  };
};

const inAirFryer = ({ stage: { isLoose, isWhole, isBaking }, span, heat, it, until }: Parts): Cooking => {
  const at = `at ${printTemperature(heat)} for ${printSpan(span)}`;
  const whole = `${at}, breast or skin side down at first and turned over half-way`;
  const dough = `a few at a time on parchment paper in the basket, with room between them, ${at}, without shaking`;
  const pieces = isBaking ? dough : `in a single layer ${at}, shaking the basket or turning the pieces half-way`;
  const loose = isWhole ? whole : pieces;
  const how = isLoose ? loose : `${at} in a dish that fits the basket, covered if the top browns too fast`;
  return { instruction: `Air-fry${it} ${how}${until}.`, settings: [setting('Air-fry', heat, null, span)] };
};

/** Food that takes longer than so many minutes burns over direct heat. */
const LONGEST_DIRECT = 30;
/** Degrees Fahrenheit over and next to the coals. */
const DIRECT_HEAT = 425;
const INDIRECT_HEAT = 350;

const onGrill = ({ stage: { isLoose }, span, it, until }: Parts): Cooking => {
  const isDirect = isLoose && span.most <= LONGEST_DIRECT;
  const coals = ovenAt(isDirect ? DIRECT_HEAT : INDIRECT_HEAT);
  const loose = isDirect ? 'turning half-way' : 'with the lid closed';
  const how = isLoose ? loose : 'in a heavy pan with the lid of the grill closed';
  const place = isDirect ? 'direct' : 'indirect';
  return {
    instruction: `Grill${it} over ${place} heat at about ${printTemperature(coals)} for ${printSpan(span)}, ${how}${until}.`,
    settings: [setting(`Grill over ${place} heat`, coals, isDirect ? 'medium-high' : 'medium', span)],
  };
};

const inSlowCooker = ({ stage: { source, from }, it, until }: Parts): Cooking => {
  const { low, high } = slowCooking(convertTime(source, 'oven', from).most);
  return {
    instruction: `Cover and cook${it} on Low for ${printSpan(low)}, or on High for ${printSpan(high)}${until}.`,
    settings: [setting('Cook on Low', null, 'low', low), setting('Or cook on High', null, 'high', high)],
  };
};

/** Words that make a cue a sentence of its own, with any verb in the third person. */
const cueVerbs: ReadonlySet<string> = new Set(['is', 'are', 'has', 'have', 'fall', 'shred', 'flake', 'open', 'look', 'begin', 'run', 'turn']); // prettier-ignore

/** "It is done when ..." */
const doneWhen = (cue: string): string => {
  if (cue === '') return '';
  const isSentence = tokenize(cue).some(({ text, verbForm }) => verbForm === 's' || cueVerbs.has(text));
  return ` It is done when ${isSentence ? cue : `it is ${cue}`}.`;
};

/** From so many minutes under pressure on, the pressure drops by itself. */
const SLOW_RELEASE = 10;

const inPressureCooker = ({ stage: { raw, cue }, span, it }: Parts): Cooking => {
  const isSlow = raw.some(({ long }) => long) || span.most >= SLOW_RELEASE;
  const release = isSlow ? 'let the pressure drop by itself for 10 minutes, then release the rest' : 'release the pressure at once';
  const wait = isSlow ? { least: SLOW_RELEASE, most: SLOW_RELEASE } : null;
  return {
    instruction: `Lock the lid and cook${it} at high pressure for ${printSpan(span)}; ${release}.${doneWhen(cue)}`,
    settings: [
      setting('Cook at high pressure', null, 'high pressure', span),
      setting(isSlow ? 'Natural release' : 'Quick release', null, null, wait),
    ],
  };
};

const inMicrowave = ({ span, it, until }: Parts): Cooking => ({
  instruction: `Cover and microwave${it} on High for ${printSpan(span)}, stirring or turning half-way${until}. Let it stand for 2 minutes, still covered.`,
  settings: [setting('Microwave', null, 'high', span), setting('Stand', null, null, { least: 2, most: 2 })],
});

const inSteamer = ({ stage: { isLoose }, span, it, until }: Parts): Cooking => ({
  instruction: `Steam${it}${isLoose ? '' : ' in a heatproof dish'}, covered, over boiling water for ${printSpan(span)}${until}.`,
  settings: [setting('Steam', { celsius: 100, fahrenheit: 212 }, null, span)],
});

/** A water bath for what has no temperature of its own: vegetables. */
const vegetableBath: Temperature = { celsius: 85, fahrenheit: 185 };
const toughBath: Span = { least: 720, most: 1440 };
const meatBath: Span = { least: 60, most: 120 };
const otherBath: Span = { least: 45, most: 60 };

const inWaterBath = ({ stage: { raw }, it }: Parts): Cooking => {
  const [hottest] = raw.flatMap(({ safe }) => safe?.temperature ?? []).toSorted((a, b) => b.fahrenheit - a.fahrenheit);
  const bath = hottest ?? vegetableBath;
  const meat = raw.some(({ long, safe }) => long && safe) ? toughBath : meatBath;
  const span = hottest ? meat : otherBath;
  return {
    instruction: `Seal${it} in a bag in a single layer, lower it into the water bath at ${printTemperature(bath)} and cook for ${printSpan(span)}. Lift out, pat dry, and sear in a very hot pan if it should be brown.`,
    settings: [setting('Water bath', bath, null, span)],
  };
};

const onStove = ({ stage: { isLoose }, span, it, until }: Parts): Cooking => {
  const how = isLoose ? `Cook${it} in a wide, heavy pan over medium heat` : `Cover and simmer${it} gently`;
  return {
    instruction: `${how} for ${printSpan(span)}, ${isLoose ? 'turning' : 'stirring'} now and then${until}.`,
    settings: [setting('Cook', null, isLoose ? 'medium' : 'medium-low', span)],
  };
};

const cookings: Record<Method, (parts: Parts) => Cooking> = {
  oven: (parts) => inOven(parts, 'oven'),
  toaster_oven: (parts) => inOven(parts, 'toaster oven'),
  air_fryer: inAirFryer,
  grill: onGrill,
  slow_cooker: inSlowCooker,
  pressure_cooker: inPressureCooker,
  microwave: inMicrowave,
  steamer: inSteamer,
  sous_vide: inWaterBath,
  stovetop: onStove,
  no_cook: () => ({ instruction: '', settings: [] }),
};

/** One stage, brought from one way of cooking to another. */
export const planCooking = (stage: OldStage): Cooking => {
  const { source, target, from, degrees, cue, what } = stage;
  const span = convertTime(source, target, from);
  const heat = ovenAt(convertHeat(source, target, degrees, span.most));
  return cookings[target]({ stage, span, heat, it: what === '' ? '' : ` ${what}`, until: cue === '' ? '' : `, until ${cue}` });
};
