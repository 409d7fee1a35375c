import { allergens as allAllergens, diets, type Allergen, type Diet } from '../../../src/contract/enums.js';
import type { Nutrition } from '../../../src/contract/recipes.js';
import { kinds as allKinds, type Ingredient, type Match } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { listWords } from '../text/join-list.js';
import { oneOfEach } from '../text/read-table.js';
import { mayCarryName, missedLimits, restrictionOf } from './diets.js';
import { clashes } from './dish-rules.js';
import { judge } from './judge.js';
import { later, valuesOf } from './tables.generated.js';
import type { Restriction } from './restriction.js';

/** Wine and beer may be cleared with fish bladder, gelatin, egg or milk, and no name says so; spirits are distilled. */
const mayBeFined = (it: Ingredient): boolean =>
  isAnyOf(it, 'alcohol') && isAnyOf(it, 'sulfite', 'gluten', 'wheat') && !it.name.startsWith('vegan');

const labelRows = valuesOf('label-notes.tsv', ['diets', 'kinds', 'fined', 'last', 'note'], (row) => ({
  diets: oneOfEach(row, 'diets', diets),
  kinds: oneOfEach(row, 'kinds', allKinds),
  isFined: row.cells.fined === 'yes',
  isLast: row.cells.last === 'yes',
  note: row.cells.note,
}));

/** Diets that ask for an amount in a serving, which no ingredient has by itself. */
const servingDiets: readonly string[] = ['high_protein', 'high_fiber'] satisfies Diet[];

const claimable = later(() =>
  diets
    .filter((diet) => !servingDiets.includes(diet))
    .map((diet) => {
      const mayCarry = mayCarryName(diet);
      const asksOfFining = labelRows().some(({ isFined, diets: asking }) => isFined && asking.includes(diet));
      return { diet, restriction: restrictionOf(diet), mayCarry: (it: Ingredient) => mayCarry(it) && !(asksOfFining && mayBeFined(it)) };
    }),
);

/**
 * Diets that all of the ingredients keep, and whose name they may carry: a little oil keeps a low-fat diet, but is not low in fat. Of a dish
 * that was made for a diet, `asked`, keeping it is enough. One that is not known clears nothing.
 */
export const flagsOf = (ingredients: readonly (Match | undefined)[], asked: readonly Restriction[] = []): Diet[] => {
  if (ingredients.length === 0 || ingredients.includes(undefined)) return [];
  const wanted = new Set(asked.map(({ name }) => name));
  return claimable()
    .filter(({ restriction }) => !clashes(restriction, ingredients))
    .filter(({ diet, restriction, mayCarry }) =>
      ingredients.every((match) => match && judge(restriction, match) === 'keeps' && (wanted.has(diet) || mayCarry(match.ingredient))),
    )
    .map(({ diet }) => diet);
};

/** Allergens that any of the ingredients contains or may contain, in the order of the vocabulary. */
export const allergensIn = (ingredients: readonly (Match | undefined)[]): Allergen[] => {
  const held = new Set(ingredients.flatMap((match) => (match ? [...match.ingredient.allergens, ...match.ingredient.mayContain] : [])));
  return allAllergens.filter((allergen) => held.has(allergen));
};

/** Whether a restriction is that diet, or an allergy to what the diet leaves out: who is allergic to wheat asks about gluten-free broth too. */
const isAsked = (diet: (typeof diets)[number], asked: Restriction): boolean => {
  if (asked.name === diet) return true;
  const { countsTraces, allergens } = restrictionOf(diet);
  return countsTraces && asked.countsTraces && asked.allergens.some((allergen) => allergens.includes(allergen));
};

/** The rows of what only labels say that are about some of the food and some of the restrictions. */
const labelRowsFor = (matches: readonly (Match | undefined)[], restrictions: readonly Restriction[]) =>
  labelRows()
    .filter(({ kinds, isFined }) =>
      matches.some((match) => match && isAnyOf(match.ingredient, ...kinds) && (!isFined || mayBeFined(match.ingredient))),
    )
    .filter((row) => row.diets.some((diet) => restrictions.some((asked) => isAsked(diet, asked))));

/** What a cook has to look for on labels, because no name of an ingredient says it: a dish with wine is vegan only if the wine is. */
export const labelNotes = (matches: readonly (Match | undefined)[], restrictions: readonly Restriction[]): string[] =>
  labelRowsFor(matches, restrictions).map(({ note }) => note);

/** Whether food keeps an allergy that many people have together with one to this food: peanuts, for tree nuts. */
export const isNearAllergen = (matches: readonly (Match | undefined)[], restrictions: readonly Restriction[]): boolean =>
  labelRowsFor(matches, restrictions).some(({ isLast }) => isLast);

/** The diets of a request that only the nutrition of a serving can keep, and does. What is not known clears nothing. */
export const servingFlags = (ingredients: readonly (Match | undefined)[], asked: readonly Restriction[], nutrition: Nutrition): Diet[] =>
  ingredients.includes(undefined)
    ? []
    : asked.map(({ name }) => name).filter((name) => servingDiets.includes(name) && missedLimits(name, nutrition).length === 0);

/** What some brands or kinds of an ingredient hold and a diet leaves out: the dish keeps it only with the right ones. */
export const brandNotes = (
  matches: readonly (Match | undefined)[],
  restrictions: readonly Restriction[],
  nameOf: (ingredient: Ingredient) => string,
): string[] =>
  restrictions.flatMap((restriction) => {
    const names = matches.flatMap((match) => (match && judge(restriction, match) === 'may_break' ? nameOf(match.ingredient) : []));
    return names.length === 0
      ? []
      : [`Check the label of the ${listWords([...new Set(names)])}: "${restriction.name}" rules some kinds out.`];
  });
