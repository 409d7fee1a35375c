import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Match } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { createPhrases, type Phrases } from '../text/phrases.js';
import { listOf, readTable } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { toCookingClass } from './cooking-classes.js';
import { tables } from './tables.generated.js';

const forms = lazy((): Phrases<CookingClass> => {
  const rows = readTable({ file: 'dishes/data/form-classes.tsv', text: tables['form-classes.tsv'] }, ['words', 'class']);
  return createPhrases(rows.flatMap((row) => listOf(row.cells.words).map((words) => [words, toCookingClass(row, 'class')] as const)));
});

/** How an ingredient is cooked in the form that its name says: a whole chicken is not cooked as chicken pieces are. */
export const cookingClassOf = ({ ingredient }: Match, name: string): CookingClass => {
  const { cookingClass: usual } = ingredient;
  const hasForms = ingredient.category === 'meat' || ingredient.category === 'seafood';
  return hasForms ? (forms().all(tokenize(name))[0]?.value ?? usual) : usual;
};
