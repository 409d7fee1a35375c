import type { Allergen } from '../../../src/contract/vocabulary.js';
import type { Ingredient, Kind } from '../ingredient.js';

/** A word that clears something, and only what it says: `lactose-free` is no word against milk, `sugar-free` none against anything here. */
interface Claim {
  says: RegExp;
  clears: { kinds: readonly Kind[]; allergens: readonly Allergen[] };
  /** What such replacements are often made of. */
  oftenHas?: (of: Ingredient) => readonly Allergen[];
}

const flesh: readonly Kind[] = ['meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin', 'fish', 'crustacean', 'mollusc'];
const ofAnimals: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustacean', 'mollusc'];

const replacements = (of: Ingredient): readonly Allergen[] => {
  if (of.kinds.some((kind) => flesh.includes(kind))) return ['soy', 'wheat', 'gluten'];
  if (of.category === 'dairy_eggs') return of.role === 'fat' ? ['soy'] : ['soy', 'tree_nut'];
  return [];
};

const claims: readonly Claim[] = [
  {
    says: /\b(?:vegan|plant based|animal free)\b/,
    clears: { kinds: [...flesh, 'dairy', 'cheese', 'egg', 'honey'], allergens: ofAnimals },
    oftenHas: replacements,
  },
  {
    says: /\b(?:vegetarian|veggie|meatless|meat free|mock|faux)\b/,
    clears: { kinds: flesh, allergens: ['fish', 'crustacean', 'mollusc'] },
    oftenHas: (of) => (of.kinds.some((kind) => flesh.includes(kind)) ? ['soy', 'wheat', 'gluten', 'egg', 'milk'] : []),
  },
  {
    says: /\b(?:dairy free|milk free|non ?dairy|dairyless)\b/,
    clears: { kinds: ['dairy', 'cheese'], allergens: ['milk'] },
    oftenHas: replacements,
  },
  { says: /\b(?:egg free|eggless|no egg)\b/, clears: { kinds: ['egg'], allergens: ['egg'] } },
  { says: /\b(?:gluten free|gf)\b/, clears: { kinds: ['gluten', 'wheat'], allergens: ['gluten', 'wheat'] } },
  { says: /\bwheat free\b/, clears: { kinds: ['wheat'], allergens: ['wheat'] } },
  { says: /\bnut free\b/, clears: { kinds: ['tree_nut', 'peanut'], allergens: ['tree_nut', 'peanut'] } },
  { says: /\bpeanut free\b/, clears: { kinds: ['peanut'], allergens: ['peanut'] } },
  { says: /\bsoy free\b/, clears: { kinds: ['soy'], allergens: ['soy'] } },
  { says: /\bsesame free\b/, clears: { kinds: ['sesame'], allergens: ['sesame'] } },
  { says: /\bfish free\b/, clears: { kinds: ['fish'], allergens: ['fish'] } },
  { says: /\bshellfish free\b/, clears: { kinds: ['crustacean', 'mollusc'], allergens: ['crustacean', 'mollusc'] } },
  { says: /\b(?:alcohol free|non ?alcoholic|dealcoholized|de alcoholized)\b/, clears: { kinds: ['alcohol'], allergens: [] } },
  { says: /\b(?:sulfite free|no sulfites? added)\b/, clears: { kinds: ['sulfite'], allergens: ['sulfite'] } },
];

/** "sugar free", "fat free": these clear nothing that a diet asks about, and must not be read as a part of the name. */
const otherClaims = /\b(?:\w+ free|free from \w+)\b/g;

/** The claims of a plain name, and the name without them. */
export const readClaims = (name: string): { rest: string; claims: readonly Claim[] } => {
  const made = claims.filter(({ says }) => says.test(name));
  if (made.length === 0 && !name.includes('free')) return { rest: name, claims: made };
  let rest = name;
  for (const { says } of made) rest = rest.replace(says, ' ');
  return { rest: rest.replace(otherClaims, ' ').replace(/\s+/g, ' ').trim(), claims: made };
};

/** The same thing as its claims make it. */
export const asClaimed = (ingredient: Ingredient, made: readonly Claim[]): Ingredient => {
  let { kinds, allergens, mayContain } = ingredient;
  for (const { clears, oftenHas } of made) {
    const often = oftenHas?.(ingredient) ?? [];
    kinds = kinds.filter((kind) => !clears.kinds.includes(kind));
    allergens = allergens.filter((allergen) => !clears.allergens.includes(allergen));
    mayContain = [...new Set([...mayContain.filter((allergen) => !clears.allergens.includes(allergen)), ...often])];
  }
  for (const { clears } of made) mayContain = mayContain.filter((allergen) => !clears.allergens.includes(allergen) && !allergens.includes(allergen));
  return { ...ingredient, kinds, allergens, mayContain };
};
