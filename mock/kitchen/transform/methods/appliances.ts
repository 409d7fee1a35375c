import type { Method } from '../../../../src/contract/vocabulary.js';

/** What a way of cooking is called, and what it is done in. */
export interface Appliance {
  /** "the air fryer" */
  noun: string;
  /** Put before the name of the dish. */
  title: string;
  /** What the cook must own; `equipment` of a request is searched for it. */
  owns: RegExp;
  /** Words of a step that tell this way of cooking. */
  tells: RegExp;
  /** Said before the cooking, where it has to be hot first. */
  preheat: ((temperature: string) => string) | null;
}

export const appliances: Record<Method, Appliance> = {
  oven: {
    noun: 'the oven',
    title: 'Oven',
    owns: /\b(oven|stove|range|cooker)\b/i,
    tells: /\b(bake[ds]?|baking (?:for|until|time)|roast(?:ed|ing)?|broil(?:ed|er)?|oven)\b/i,
    preheat: (temperature) => `Preheat the oven to ${temperature}.`,
  },
  toaster_oven: {
    noun: 'the toaster oven',
    title: 'Toaster-Oven',
    owns: /\btoaster oven\b/i,
    tells: /\btoaster oven\b/i,
    preheat: (temperature) => `Preheat the toaster oven to ${temperature}.`,
  },
  air_fryer: {
    noun: 'the air fryer',
    title: 'Air-Fryer',
    owns: /\bair[- ]?fryer\b/i,
    tells: /\bair[- ]?fr(?:y|ier|yer|ied)\b/i,
    preheat: (temperature) => `Heat the air fryer to ${temperature} for 3 minutes.`,
  },
  grill: {
    noun: 'the grill',
    title: 'Grilled',
    owns: /\b(grill|barbecue|bbq)\b/i,
    tells: /\b(grill(?:ed|ing)?|barbecue|bbq|coals)\b/i,
    preheat: (temperature) => `Heat the grill to ${temperature} and oil the grates.`,
  },
  stovetop: {
    noun: 'the stove',
    title: 'Stovetop',
    owns: /\b(stove(?:top)?|hob|cooktop|range|burner|pan|skillet|pot)\b/i,
    tells:
      /\b(simmer(?:ed|ing)?|boil(?:ed|ing)?|saut[eé](?:ed|ing)?|fry(?:ing)?|fried|sear(?:ed)?|brown(?:ed|ing)?|skillet|saucepan|frying pan|wok|stockpot|stove(?:top)?|pan|heat (?:the )?(?:oil|butter)|sweat|melt|(?:low|medium|med|high)(?:[-/](?:low|high))? heat|medium(?:-high|-low| high| low)? heat|high heat|low heat|griddle|waffle iron)\b/i,
    preheat: null,
  },
  slow_cooker: {
    noun: 'the slow cooker',
    title: 'Slow-Cooker',
    owns: /\b(slow[- ]?cooker|crock[- ]?pot)\b/i,
    tells: /\b(slow[- ]?cooker|crock[- ]?pot|(?<!pressure[- ])cook on (?:low|high))\b/i,
    preheat: null,
  },
  pressure_cooker: {
    noun: 'the pressure cooker',
    title: 'Pressure-Cooker',
    owns: /\b(pressure[- ]?cooker|instant ?pot|multi[- ]?cooker)\b/i,
    tells: /\b(pressure[- ]?cook(?:er)?|instant ?pot|(?:high|low) pressure|manual pressure|lock the lid|pressure release)\b/i,
    preheat: null,
  },
  microwave: {
    noun: 'the microwave',
    title: 'Microwave',
    owns: /\bmicrowave\b/i,
    tells: /\bmicrowaved?\b/i,
    preheat: null,
  },
  sous_vide: {
    noun: 'the water bath',
    title: 'Sous-Vide',
    owns: /\b(sous[- ]?vide|immersion circulator|circulator)\b/i,
    tells: /\b(sous[- ]?vide|water bath at|immersion circulator)\b/i,
    preheat: (temperature) => `Heat the water bath to ${temperature}.`,
  },
  steamer: {
    noun: 'the steamer',
    title: 'Steamed',
    owns: /\b(steamer|steam basket|pot)\b/i,
    tells: /\b(?:steamer|steam(?:ing)? basket)\b|\bsteam (?:the|for|until|over|in|them|it|about|\d)/i,
    preheat: () => 'Bring water to a boil under the steamer.',
  },
  no_cook: { noun: 'the bowl', title: 'No-Cook', owns: /./, tells: /(?!)/, preheat: null },
};

/** Where nothing gets crisp. */
export const moist: ReadonlySet<Method> = new Set(['slow_cooker', 'pressure_cooker', 'microwave', 'steamer', 'sous_vide']);
