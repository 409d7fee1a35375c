import type { Allergen, Category } from '../../../src/contract/enums.js';
import type { Ingredient, Kind } from './ingredient.js';

/** A word that clears something, and only what it says: `lactose-free` is no word against milk protein, `sugar-free` none against anything here. */
interface Claim {
  label: string;
  says: RegExp;
  clears: { kinds: readonly Kind[]; allergens: readonly Allergen[] };
  /** Shelves of things that this is what they are: peanut butter without nuts is a slip, or a boast of something else. */
  notOf?: readonly Category[];
  /** What things that make this claim are often made of instead. */
  oftenHas?: (of: Ingredient) => readonly Allergen[];
}

/** What a name claims. */
export type Claims = readonly Claim[];

const flesh: readonly Kind[] = [
  'meat',
  'beef',
  'pork',
  'lamb',
  'poultry',
  'game',
  'processed_meat',
  'animal_fat',
  'gelatin',
  'fish',
  'crustacean',
  'mollusc',
];
const isFlesh = (ingredient: Ingredient): boolean => ingredient.kinds.some((kind) => flesh.includes(kind));

const insteadOfAnimals = (of: Ingredient): readonly Allergen[] => {
  if (isFlesh(of)) return ['soy', 'wheat', 'gluten'];
  if (of.category !== 'dairy_eggs') return [];
  return of.role === 'fat' ? ['soy'] : ['soy', 'tree_nut'];
};

const claims: Claims = [
  {
    label: 'vegan',
    says: /\b(?:vegan|plant based|animal free)\b/,
    clears: {
      kinds: [...flesh, 'rennet', 'dairy', 'lactose', 'cheese', 'egg', 'honey'],
      allergens: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
    },
    oftenHas: insteadOfAnimals,
  },
  {
    label: 'vegetarian',
    says: /\b(?:vegetarian|veggie|meatless|meat free|mock|faux)\b/,
    clears: { kinds: [...flesh, 'rennet'], allergens: ['fish', 'crustacean', 'mollusc'] },
    oftenHas: (of) => (isFlesh(of) ? ['soy', 'wheat', 'gluten', 'egg', 'milk'] : []),
  },
  {
    label: 'dairy-free',
    says: /\b(?:dairy free|milk free|non ?dairy|dairyless)\b/,
    clears: { kinds: ['dairy', 'lactose', 'cheese', 'rennet'], allergens: ['milk'] },
    oftenHas: insteadOfAnimals,
  },
  { label: 'lactose-free', says: /\blactose free\b/, clears: { kinds: ['lactose'], allergens: [] } },
  { label: 'egg-free', says: /\b(?:egg free|eggless|no egg)\b/, clears: { kinds: ['egg'], allergens: ['egg'] } },
  { label: 'gluten-free', says: /\b(?:gluten free|gf)\b/, clears: { kinds: ['gluten', 'wheat'], allergens: ['gluten', 'wheat'] } },
  {
    label: 'grain-free',
    says: /\bgrain free\b/,
    clears: { kinds: ['grain', 'gluten', 'wheat', 'corn', 'rice', 'oats'], allergens: ['gluten', 'wheat'] },
  },
  { label: 'wheat-free', says: /\bwheat free\b/, clears: { kinds: ['wheat'], allergens: ['wheat'] } },
  { label: 'tree-nut-free', says: /\btree nut free\b/, clears: { kinds: ['tree_nut'], allergens: ['tree_nut'] }, notOf: ['nuts_seeds'] },
  {
    label: 'nut-free',
    says: /(?<!tree )\bnut free\b/,
    clears: { kinds: ['tree_nut', 'peanut'], allergens: ['tree_nut', 'peanut'] },
    notOf: ['nuts_seeds'],
  },
  { label: 'peanut-free', says: /\bpeanut free\b/, clears: { kinds: ['peanut'], allergens: ['peanut'] }, notOf: ['nuts_seeds'] },
  { label: 'soy-free', says: /\bsoy free\b/, clears: { kinds: ['soy'], allergens: ['soy'] }, notOf: ['legumes'] },
  { label: 'sesame-free', says: /\bsesame free\b/, clears: { kinds: ['sesame'], allergens: ['sesame'] }, notOf: ['nuts_seeds'] },
  { label: 'fish-free', says: /\bfish free\b/, clears: { kinds: ['fish'], allergens: ['fish'] }, notOf: ['seafood'] },
  {
    label: 'shellfish-free',
    says: /\bshellfish free\b/,
    clears: { kinds: ['crustacean', 'mollusc'], allergens: ['crustacean', 'mollusc'] },
    notOf: ['seafood'],
  },
  { label: 'pork-free', says: /\bpork free\b/, clears: { kinds: ['pork'], allergens: [] }, notOf: ['meat'] },
  { label: 'alcohol-free', says: /\b(?:alcohol free|non ?alcoholic|de ?alcoholi[sz]ed)\b/, clears: { kinds: ['alcohol'], allergens: [] } },
  { label: 'sulfite-free', says: /\b(?:sulfite free|no sulfites? added)\b/, clears: { kinds: ['sulfite'], allergens: ['sulfite'] } },
];

/** "sugar free", "cage free": no word against anything that a diet asks about, and no part of the name either. Fat and salt are: without them it is another thing. */
const otherClaims = /\b(?!fat |salt |sodium )\w+ free\b|\bfree from \w+\b/g;

/** The claims of a plain name, and the name without them. */
export const readClaims = (name: string): { rest: string; claims: Claims } => {
  const made = claims.filter(({ says }) => {
    const said = says.exec(name);
    return said !== null && !/\b(?:non|not|never|hardly) $/.test(name.slice(0, said.index));
  });
  if (made.length === 0 && !name.includes('free')) return { rest: name, claims: made };
  let rest = name;
  for (const { says } of made) rest = rest.replace(says, ' ');
  return { rest: rest.replace(otherClaims, ' ').replace(/\s+/g, ' ').trim(), claims: made };
};

/**
 * The same thing as its claims make it; another thing by name when they clear anything.
 *
 * What the name of a row claims, its row has answered: there is milk in nondairy creamer.
 */
export const asClaimed = (ingredient: Ingredient, made: Claims): Ingredient => {
  const helpful = made.filter(
    ({ says, clears, notOf }) =>
      !says.test(ingredient.name) &&
      !notOf?.includes(ingredient.category) &&
      (ingredient.kinds.some((kind) => clears.kinds.includes(kind)) ||
        [...ingredient.allergens, ...ingredient.mayContain].some((allergen) => clears.allergens.includes(allergen))),
  );
  if (helpful.length === 0) return ingredient;
  const clearedKinds = helpful.flatMap(({ clears }) => clears.kinds);
  const clearedAllergens = helpful.flatMap(({ clears }) => clears.allergens);
  const allergens = ingredient.allergens.filter((allergen) => !clearedAllergens.includes(allergen));
  const may = new Set([...ingredient.mayContain, ...helpful.flatMap(({ oftenHas }) => oftenHas?.(ingredient) ?? [])]);
  return {
    ...ingredient,
    name: [...helpful.map(({ label }) => label), ingredient.name].join(' ').replace(/\bvegan (?:vegetarian|veggie) /, 'vegan '),
    aliases: [],
    kinds: ingredient.kinds.filter((kind) => !clearedKinds.includes(kind)),
    allergens,
    mayContain: [...may].filter((allergen) => !clearedAllergens.includes(allergen) && !allergens.includes(allergen)),
  };
};
