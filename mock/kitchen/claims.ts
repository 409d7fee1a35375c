import type { Allergen } from '../../src/contract/vocabulary.js';
import type { Kind, Match } from './ingredient.js';
import { find } from './larder.js';

/** What a word on the label takes out of a product, and what often takes its place. */
interface Claim {
  words: RegExp;
  kinds: readonly Kind[];
  allergens: readonly Allergen[];
  instead: readonly Allergen[];
}

const animals: readonly Kind[] = [
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin', 'fish', 'crustacean', 'mollusc',
]; // prettier-ignore

const claims: readonly Claim[] = [
  {
    words: /^(?:vegan|plant[- ]based|eggless and dairy[- ]free)\s+/i,
    kinds: [...animals, 'dairy', 'cheese', 'egg', 'honey'],
    allergens: ['milk', 'egg', 'fish', 'crustacean', 'mollusc'],
    instead: ['soy', 'wheat', 'gluten', 'tree_nut', 'peanut', 'sesame', 'lupin'],
  },
  { words: /^(?:vegetarian|veggie|meatless|meat[- ]free|mock)\s+/i, kinds: animals, allergens: ['fish', 'crustacean', 'mollusc'], instead: ['milk', 'egg', 'soy', 'wheat', 'gluten', 'tree_nut'] },
  { words: /^(?:dairy[- ]free|non[- ]dairy|nondairy|milk[- ]free)\s+/i, kinds: ['dairy', 'cheese'], allergens: ['milk'], instead: ['soy', 'tree_nut', 'peanut', 'gluten'] },
  { words: /^(?:lactose[- ]free)\s+/i, kinds: [], allergens: [], instead: [] },
  { words: /^(?:gluten[- ]free|gf)\s+/i, kinds: ['gluten', 'wheat'], allergens: ['gluten', 'wheat'], instead: ['egg', 'milk', 'soy', 'tree_nut', 'lupin'] },
  { words: /^(?:wheat[- ]free)\s+/i, kinds: ['wheat'], allergens: ['wheat'], instead: ['gluten'] },
  { words: /^(?:egg[- ]free|eggless)\s+/i, kinds: ['egg'], allergens: ['egg'], instead: ['soy', 'milk'] },
  { words: /^(?:nut[- ]free)\s+/i, kinds: ['tree_nut', 'peanut'], allergens: ['tree_nut', 'peanut'], instead: [] },
  { words: /^(?:peanut[- ]free)\s+/i, kinds: ['peanut'], allergens: ['peanut'], instead: ['tree_nut'] },
  { words: /^(?:soy[- ]free)\s+/i, kinds: ['soy'], allergens: ['soy'], instead: ['tree_nut'] },
  { words: /^(?:alcohol[- ]free|non[- ]?alcoholic)\s+/i, kinds: ['alcohol'], allergens: [], instead: [] },
]; // prettier-ignore

/** The ingredient as the claim leaves it. Only where it held what the claim takes out does something else have to take its place. */
const as = ({ kinds, allergens, instead }: Claim, { ingredient, how, confidence }: Match): Match => {
  const changed =
    ingredient.kinds.some((kind) => kinds.includes(kind)) || ingredient.allergens.some((allergen) => allergens.includes(allergen));
  const stays = (allergen: Allergen) => !allergens.includes(allergen);
  const contained = ingredient.allergens.filter(stays);
  const added = changed ? instead.filter((allergen) => !contained.includes(allergen)) : [];
  return {
    how,
    confidence: confidence * 0.9,
    ingredient: {
      ...ingredient,
      kinds: ingredient.kinds.filter((kind) => !kinds.includes(kind)),
      allergens: contained,
      mayContain: [...new Set([...ingredient.mayContain.filter(stays), ...added])],
    },
  };
};

/**
 * What is known under a name, labels such as "vegan" and "gluten-free" believed: vegan cheese holds no milk, but may hold nuts or soy.
 *
 * @example
 * ```ts
 * know('vegan cheddar')?.ingredient.allergens.includes('milk'); // false
 * ```
 */
export const know = (name: string): Match | undefined => {
  const whole = find(name);
  if (whole && (whole.how === 'name' || whole.how === 'alias')) return whole;
  const claim = claims.find(({ words }) => words.test(name));
  if (!claim) return whole;
  const rest = know(name.replace(claim.words, ''));
  return rest && as(claim, rest);
};
