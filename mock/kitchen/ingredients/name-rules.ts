import type { Ingredient } from './ingredient.js';
import { groupsOf, mapOf } from './tables.generated.js';
import { selectorIn } from './selector.js';

const ruleNames = ['variety', 'flavor', 'recipe', 'cuts', 'for', 'seasons', 'of', 'same', 'dish', 'plain'] as const;

const rules = groupsOf(
  'name-rules.tsv',
  ['rule', 'last', 'before'],
  (row) => ({ isLast: selectorIn(row, 'last'), isBefore: selectorIn(row, 'before') }),
  { keys: ruleNames },
);

/** Whether a rule of `data/name-rules.tsv`, which explains each, holds for the last ingredient of a name, alone or behind another one. */
export const isRuled = (rule: (typeof ruleNames)[number], last: Ingredient, before?: Ingredient): boolean =>
  rules()
    .get(rule)
    ?.some(({ isLast, isBefore }) => isLast(last) && (before === undefined || isBefore(before))) ?? false;

/** Ingredients whose names other food and dishes have too. */
const ambiguous = mapOf('ambiguous-names.tsv', ['name'], () => true);

/** Fruit, nuts and vanilla are also the flavors of yogurts, sweets and drinks, which people call by their makers. */
export const isFlavor = (ingredient: Ingredient): boolean => ambiguous().has(ingredient.name) && isRuled('flavor', ingredient);

/**
 * Whether an unknown word before the name only names a variety of it: a "Mutsu apple" is an apple, and a "Calrose rice" rice. A "Boston pie" may be
 * any pie, so nothing is known of it.
 */
export const isCommodity = (ingredient: Ingredient): boolean => !ambiguous().has(ingredient.name) && isRuled('variety', ingredient);

/**
 * Whether another food before fresh meat, fish, tofu, cheese, wine or a starch makes it a dish, of which more is in it than its name says: "orange
 * chicken", "cauliflower cheese", "chicken marsala", "sesame noodles". What adds no kind of food to a starch makes no dish of it.
 */
export const isMadeDish = (last: Ingredient, before: Ingredient): boolean => {
  const isStarch = last.role === 'bread' || last.role === 'starch';
  const addsNothing = isStarch && before.kinds.every((kind) => last.kinds.includes(kind));
  return isRuled('dish', last, before) && !isRuled('plain', last, before) && !addsNothing;
};

/** The ingredient as it is when it is made of `of` and nothing else: pecan flour of pecans, almond milk yogurt of almond milk. */
export const madeOf = (ingredient: Ingredient, { name, kinds, allergens, mayContain, mayHold, parts }: Ingredient): Ingredient => ({
  ...ingredient,
  name: name.endsWith(` ${ingredient.name}`) ? name : `${name} ${ingredient.name}`,
  aliases: [],
  kinds,
  allergens,
  mayContain,
  mayHold,
  parts,
});
