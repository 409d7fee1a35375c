import type { Temperature } from '../../../../src/contract/recipes.js';
import type { MethodSetting } from '../../../../src/contract/transforms.js';
import type { Method } from '../../../../src/contract/enums.js';
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

const hottest = (raw: readonly RawFood[]): Temperature | undefined =>
  raw.flatMap(({ safe }) => safe?.temperature ?? []).toSorted((a, b) => b.fahrenheit - a.fahrenheit)[0];

/** One stage of the cooking, as it was. */
export interface Stage {
  source: Method;
  target: Method;
  from: Span;
  /** Of the oven it had, or would have, in Fahrenheit. */
  degrees: number;
  /** What it waits for: "golden", "the lentils fall apart"; may be empty. */
  cue: string;
  /** What is cooked: "the mushrooms"; empty where it is all that is there. */
  what: string;
  raw: readonly RawFood[];
  /** True for pieces that lie side by side; false for what needs a dish or a pot. */
  isLoose: boolean;
  /** True for a whole bird or fish, which is turned, not shaken. */
  isWhole: boolean;
}

/** "It is done when ..." */
const doneWhen = (cue: string): string => {
  if (cue === '') return '';
  const isSentence =
    /\b(?:is|are|has|have|falls?|looks?|turns?|comes?|feels?|begins?|starts?|reads?|collapses?|melts?|opens?|sets?|flakes?|bubbles?|form|forms)\b/.test(
      cue,
    );
  return ` It is done when ${isSentence ? cue : `it is ${cue}`}.`;
};

/** One stage, brought from one way of cooking to another. */
export const planCooking = ({ source, target, from, degrees, cue, what, raw, isLoose, isWhole }: Stage): Cooking => {
  const it = what === '' ? '' : ` ${what}`;
  const until = cue === '' ? '' : `, until ${cue}`;
  const span = convertTime(source, target, from);
  const heat = ovenAt(convertHeat(source, target, degrees, span.most));
  const at = printTemperature(heat);
  const time = printSpan(span);
  switch (target) {
    case 'oven':
    case 'toaster_oven': {
      const how =
        source === 'stovetop' || source === 'slow_cooker' || source === 'pressure_cooker'
          ? isLoose
            ? 'Roast'
            : 'Cover and cook'
          : isWhole
            ? 'Roast'
            : 'Bake';
      return {
        instruction: `${how}${it} in the ${target === 'oven' ? 'oven' : 'toaster oven'} at ${at} for ${time}${until}.`,
        settings: [setting('Cook', heat, null, span)],
      };
    }
    case 'air_fryer': {
      const how = isLoose
        ? isWhole
          ? `at ${at} for ${time}, breast or skin side down at first and turned over half-way`
          : `in a single layer at ${at} for ${time}, shaking the basket or turning the pieces half-way`
        : `at ${at} for ${time} in a dish that fits the basket, covered if the top browns too fast`;
      return { instruction: `Air-fry${it} ${how}${until}.`, settings: [setting('Air-fry', heat, null, span)] };
    }
    case 'grill': {
      const isDirect = isLoose && span.most <= 30;
      const coals = ovenAt(isDirect ? 425 : 350);
      const how = isLoose ? (isDirect ? 'turning half-way' : 'with the lid closed') : 'in a heavy pan with the lid of the grill closed';
      return {
        instruction: `Grill${it} over ${isDirect ? 'direct' : 'indirect'} heat at about ${printTemperature(coals)} for ${time}, ${how}${until}.`,
        settings: [
          setting(isDirect ? 'Grill over direct heat' : 'Grill over indirect heat', coals, isDirect ? 'medium-high' : 'medium', span),
        ],
      };
    }
    case 'slow_cooker': {
      const { low, high } = slowCooking(convertTime(source, 'oven', from).most);
      return {
        instruction: `Cover and cook${it} on Low for ${printSpan(low)}, or on High for ${printSpan(high)}${until}.`,
        settings: [setting('Cook on Low', null, 'low', low), setting('Or cook on High', null, 'high', high)],
      };
    }
    case 'pressure_cooker': {
      const isSlow = raw.some(({ long }) => long) || span.most >= 10;
      const release = isSlow ? 'let the pressure drop by itself for 10 minutes, then release the rest' : 'release the pressure at once';
      return {
        instruction: `Lock the lid and cook${it} at high pressure for ${time}; ${release}.${doneWhen(cue)}`,
        settings: [
          setting('Cook at high pressure', null, 'high pressure', span),
          setting(isSlow ? 'Natural release' : 'Quick release', null, null, isSlow ? { least: 10, most: 10 } : null),
        ],
      };
    }
    case 'microwave':
      return {
        instruction: `Cover and microwave${it} on High for ${time}, stirring or turning half-way${until}. Let it stand for 2 minutes, still covered.`,
        settings: [setting('Microwave', null, 'high', span), setting('Stand', null, null, { least: 2, most: 2 })],
      };
    case 'steamer':
      return {
        instruction: `Steam${it}${isLoose ? '' : ' in a heatproof dish'}, covered, over boiling water for ${time}${until}.`,
        settings: [setting('Steam', { celsius: 100, fahrenheit: 212 }, null, span)],
      };
    case 'sous_vide': {
      const bath = hottest(raw) ?? { celsius: 85, fahrenheit: 185 };
      const bathTime = raw.some(({ long, safe }) => long && safe)
        ? { least: 720, most: 1440 }
        : hottest(raw)
          ? { least: 60, most: 120 }
          : { least: 45, most: 60 };
      return {
        instruction: `Seal${it} in a bag in a single layer, lower it into the water bath at ${printTemperature(bath)} and cook for ${printSpan(bathTime)}. Lift out, pat dry, and sear in a very hot pan if it should be brown.`,
        settings: [setting('Water bath', bath, null, bathTime)],
      };
    }
    case 'stovetop':
      return {
        instruction: `${isLoose ? `Cook${it} in a wide, heavy pan over medium heat` : `Cover and simmer${it} gently`} for ${time}, ${isLoose ? 'turning' : 'stirring'} now and then${until}.`,
        settings: [setting('Cook', null, isLoose ? 'medium' : 'medium-low', span)],
      };
    default:
      return { instruction: '', settings: [] };
  }
};
