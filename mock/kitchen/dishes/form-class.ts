import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Match } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, readTable } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { toCookingClass } from './cooking-classes.js';
import { tables } from './tables.generated.js';

const forms = lazy(() => {
  const rows = readTable({ file: 'dishes/data/form-classes.tsv', text: tables['form-classes.tsv'] }, ['words', 'of', 'class']);
  return createPhrases(
    rows.flatMap((row) => {
      const form = { of: listOf(row.cells.of), cookingClass: toCookingClass(row, 'class') };
      return listOf(row.cells.words).map((words) => [words, form] as const);
    }),
  );
});

/** How an ingredient is cooked in the form that its name says: a whole chicken is not cooked as chicken pieces are. */
export const cookingClassOf = ({ ingredient }: Match, name: string): CookingClass => {
  const usual = ingredient.cookingClass;
  const form = forms()
    .all(tokenize(name))
    .find(({ value }) => value.of.includes(usual));
  return form?.value.cookingClass ?? usual;
};
