import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import type { Match } from '../ingredients/ingredient.js';
import { listOf, oneOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './read-tables.js';

const forms = phrasesOf('form-classes.tsv', ['words', 'of', 'class'], (row) => ({
  of: listOf(row.cells.of),
  cookingClass: oneOf(row, 'class', cookingClasses),
}));

/** How an ingredient is cooked in the form that its name says: a whole chicken is not cooked as chicken pieces are. */
export const cookingClassOf = ({ ingredient }: Match, name: string): CookingClass => {
  const usual = ingredient.cookingClass;
  const form = forms()
    .all(tokenize(name))
    .find(({ value }) => value.of.includes(usual));
  return form?.value.cookingClass ?? usual;
};
