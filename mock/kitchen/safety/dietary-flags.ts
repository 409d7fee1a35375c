import { allergens as allAllergens, diets, type Allergen, type Diet } from '../../../src/contract/enums.js';
import { kinds as allKinds, type Ingredient, type Match } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { oneOfEach } from '../text/read-table.js';
import { mayCarryName, restrictionOf } from './diets.js';
import { clashes } from './dish-rules.js';
import { judge } from './judge.js';
import { later, valuesOf } from './tables.generated.js';
import type { Restriction } from './restriction.js';

/** Wine and beer may be cleared with fish bladder, gelatin, egg or milk, and no name says so; spirits are distilled. */
const mayBeFined = (it: Ingredient): boolean =>
  isAnyOf(it, 'alcohol') && isAnyOf(it, 'sulfite', 'gluten', 'wheat') && !it.name.startsWith('vegan');

const labelRows = valuesOf('label-notes.tsv', ['diets', 'kinds', 'fined', 'note'], (row) => ({
  diets: oneOfEach(row, 'diets', diets),
  kinds: oneOfEach(row, 'kinds', allKinds),
  isFined: row.cells.fined === 'yes',
  note: row.cells.note,
}));

const claimable = later(() =>
  diets
    .filter((diet) => diet !== 'high_protein' && diet !== 'high_fiber')
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

/** What a cook has to look for on labels, because no name of an ingredient says it: a dish with wine is vegan only if the wine is. */
export const labelNotes = (matches: readonly (Match | undefined)[], restrictions: readonly Restriction[]): string[] => {
  const asked = new Set<string>(restrictions.map(({ name }) => name));
  return labelRows()
    .filter((row) => row.diets.some((diet) => asked.has(diet)))
    .filter(({ kinds, isFined }) =>
      matches.some((match) => match && isAnyOf(match.ingredient, ...kinds) && (!isFined || mayBeFined(match.ingredient))),
    )
    .map(({ note }) => note);
};
