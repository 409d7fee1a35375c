import type { MethodSetting } from '../../../../src/contract/transforms.js';
import type { Method } from '../../../../src/contract/enums.js';
import { ovenAt, printTemperature } from '../../safety/safe-temperatures.js';
import { printSpan, type Span } from './conversion.js';

/** How dough or batter is baked in what is not an oven: the sentence for the cook, and how to set the appliance. */
export interface BakingPlan {
  instruction: string;
  setting: MethodSetting;
  /** Sentences of the recipe that say nothing here, where they name no ingredient. */
  drops: RegExp;
}

interface Bakes {
  target: Method;
  /** Minutes in an oven. */
  minutes: number;
  /** True for cookies and the like, which lie side by side on a sheet. */
  isLoose: boolean;
  /** True for batter that was fried in rounds: pancakes and waffles. */
  isGriddled: boolean;
}

const sheetTalk = /\b(?:baking|cookie) sheets?\b|\binches apart\b|\bwire rack\b|\bon the sheet\b|^makes\b/i;
const griddleTalk = /\b(?:griddle|skillet|frying pan|waffle iron)\b|\bflip\b|\bbubbles form\b|\bfor each (?:pancake|waffle)\b/i;
const nothing = /(?!)/;
const dry: ReadonlySet<Method> = new Set(['oven', 'toaster_oven', 'air_fryer', 'grill']);

const steps = (minutes: number, ...spans: readonly (readonly [upTo: number, Span])[]): Span =>
  (spans.find(([upTo]) => minutes <= upTo) ?? spans.at(-1))?.[1] ?? { least: minutes, most: minutes };

const setting = (label: string, heat: string | null, { least, most }: Span, degrees?: number): MethodSetting => ({
  label, temperature: degrees === undefined ? null : ovenAt(degrees), heat_level: heat, duration_minutes: least, duration_minutes_max: most > least ? most : null,
}); // prettier-ignore

const lining = (place: string): string => `Line ${place} with parchment paper and press all of it in evenly.`;
const bars = 'Let it cool, lift it out by the paper and cut it into bars.';
const isSet = 'until the middle is set and a skewer comes out clean';

/** Batter that was fried in rounds, baked as one: pancakes and waffles for an oven. */
const planSheetBatter = (target: Method): BakingPlan => {
  const span = { least: 12, most: 15 };
  const degrees = target === 'air_fryer' ? 375 : 425;
  const place = target === 'air_fryer' ? 'a greased pan that fits the basket' : 'a greased rimmed baking sheet';
  return {
    drops: griddleTalk,
    setting: setting(target === 'air_fryer' ? 'Air-fry' : 'Bake', null, span, degrees),
    instruction: `Spread the batter in ${place} and bake at ${printTemperature(ovenAt(degrees))} for ${printSpan(span)}, until golden and set in the middle. Cut into squares.`,
  };
};

/** Baking in another appliance; `undefined` where it goes as other cooking does: into an oven from another oven. */
export const planBaking = (bakes: Bakes): BakingPlan | undefined => {
  const { target, minutes, isLoose, isGriddled } = bakes;
  if (isGriddled && dry.has(target)) return planSheetBatter(target);
  const drops = isGriddled ? griddleTalk : isLoose ? sheetTalk : nothing;
  const around = (place: string, held: string, how: string): string =>
    isLoose ? `${lining(place)} ${how} ${bars}` : `${held} ${how} Let it cool before it is turned out.`;
  switch (target) {
    case 'slow_cooker': {
      const span = steps(minutes, [20, { least: 90, most: 120 }], [45, { least: 120, most: 150 }], [999, { least: 150, most: 210 }]);
      return {
        drops, setting: setting('Cook on High', 'high', span),
        instruction: around('the slow cooker', 'Set the pan in the slow cooker, or put everything straight into it, lined with parchment paper.', `Lay a clean kitchen towel under the lid and cook on High for ${printSpan(span)}, ${isSet}.`),
      }; // prettier-ignore
    }
    case 'pressure_cooker': {
      const span = steps(minutes, [20, { least: 18, most: 22 }], [45, { least: 30, most: 35 }], [999, { least: 50, most: 60 }]);
      return {
        drops, setting: setting('Cook at high pressure', 'high pressure', span),
        instruction: around('a pan that fits', '', `Cover the pan with foil and set it on a rack in the pressure cooker, over the water. Lock the lid and cook at high pressure for ${printSpan(span)}, then let the pressure drop by itself for 10 minutes.`).trim(),
      }; // prettier-ignore
    }
    case 'microwave': {
      const span = steps(minutes, [20, { least: 4, most: 6 }], [45, { least: 7, most: 10 }], [999, { least: 10, most: 14 }]);
      return {
        drops, setting: setting('Microwave', 'medium-high', span),
        instruction: around('a microwave-safe dish', 'Use a microwave-safe dish, filled no more than half.', `Microwave on Medium-High for ${printSpan(span)}, turning it half-way, until the top is no longer wet; it sets as it stands for 5 minutes.`),
      }; // prettier-ignore
    }
    case 'steamer': {
      const span = { least: minutes, most: Math.ceil((minutes * 1.25) / 5) * 5 };
      return {
        drops, setting: setting('Steam', null, span, 212),
        instruction: around('a pan that fits', '', `Cover the pan with foil and steam over boiling water for ${printSpan(span)}, ${isSet}.`).trim(),
      }; // prettier-ignore
    }
    case 'stovetop': {
      const span = { least: minutes, most: Math.ceil((minutes * 1.25) / 5) * 5 };
      return {
        drops, setting: setting('Cook', 'low', span),
        instruction: around('a heavy pan', 'Set the pan on an upturned plate in a large pot.', `Cover and cook over the lowest heat for ${printSpan(span)}, ${isSet}.`),
      }; // prettier-ignore
    }
    case 'sous_vide': {
      const span = { least: 120, most: 180 };
      return {
        drops: isLoose || isGriddled ? drops : /\b(?:pan|tin)\b/i, setting: setting('Water bath', null, span, 195),
        instruction: `Fill small jars half full, close the lids finger-tight, lower them into the water bath at ${printTemperature(ovenAt(195))} and cook for ${printSpan(span)}, ${isSet}.`,
      }; // prettier-ignore
    }
    case 'air_fryer': {
      if (!isLoose) return undefined;
      const span = { least: Math.max(4, Math.round(minutes * 0.7)), most: Math.max(5, Math.round(minutes * 0.85)) };
      return {
        drops, setting: setting('Air-fry', null, span, 325),
        instruction: `Lay a few at a time on parchment paper in the basket, with room between them, and air-fry at ${printTemperature(ovenAt(325))} for ${printSpan(span)}, without shaking, until golden at the edges.`,
      }; // prettier-ignore
    }
    default:
      return undefined;
  }
};
