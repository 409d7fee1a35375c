import type { Method } from '../../../../src/contract/enums.js';
import { lazy } from '../../text/memoize.js';
import { createPhraseSet } from '../../text/phrases.js';
import { tokenize } from '../../text/tokenize.js';

/** What a way of cooking is called, and what it is done in. */
export interface Appliance {
  /** "the air fryer" */
  noun: string;
  /** Put before the name of the dish. */
  title: string;
  /** True for a piece of equipment in which it can be done. */
  owns: (equipment: string) => boolean;
  /** Said before the cooking, if it has to be hot first. */
  preheat: ((temperature: string) => string) | null;
}

const named = (...names: readonly string[]): Appliance['owns'] => {
  const phrases = lazy(() => createPhraseSet(names));
  return (equipment) => phrases().isIn(tokenize(equipment));
};

export const appliances: Record<Method, Appliance> = {
  oven: {
    noun: 'the oven',
    title: 'Oven',
    owns: named('oven', 'stove', 'range', 'cooker'),
    preheat: (temperature) => `Preheat the oven to ${temperature}.`,
  },
  toaster_oven: {
    noun: 'the toaster oven',
    title: 'Toaster-Oven',
    owns: named('toaster oven'),
    preheat: (temperature) => `Preheat the toaster oven to ${temperature}.`,
  },
  air_fryer: {
    noun: 'the air fryer',
    title: 'Air-Fryer',
    owns: named('air fryer', 'airfryer'),
    preheat: (temperature) => `Heat the air fryer to ${temperature} for 3 minutes.`,
  },
  grill: {
    noun: 'the grill',
    title: 'Grilled',
    owns: named('grill', 'barbecue', 'bbq'),
    preheat: (temperature) => `Heat the grill to ${temperature} and oil the grates.`,
  },
  stovetop: {
    noun: 'the stove',
    title: 'Stovetop',
    owns: named('stove', 'stovetop', 'hob', 'cooktop', 'range', 'burner', 'pan', 'skillet', 'pot'),
    preheat: null,
  },
  slow_cooker: { noun: 'the slow cooker', title: 'Slow-Cooker', owns: named('slow cooker', 'crock pot', 'crockpot'), preheat: null },
  pressure_cooker: {
    noun: 'the pressure cooker',
    title: 'Pressure-Cooker',
    owns: named('pressure cooker', 'instant pot', 'multicooker', 'multi cooker'),
    preheat: null,
  },
  microwave: { noun: 'the microwave', title: 'Microwave', owns: named('microwave'), preheat: null },
  sous_vide: {
    noun: 'the water bath',
    title: 'Sous-Vide',
    owns: named('sous vide', 'immersion circulator', 'circulator'),
    preheat: (temperature) => `Heat the water bath to ${temperature}.`,
  },
  steamer: {
    noun: 'the steamer',
    title: 'Steamed',
    owns: named('steamer', 'steam basket', 'steamer basket', 'pot'),
    preheat: null,
  },
  no_cook: { noun: 'the bowl', title: 'No-Cook', owns: () => true, preheat: null },
};

/** Methods in which nothing gets crisp. */
export const moist: ReadonlySet<Method> = new Set(['slow_cooker', 'pressure_cooker', 'microwave', 'steamer', 'sous_vide']);
