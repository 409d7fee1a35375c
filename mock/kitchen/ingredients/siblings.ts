import { kinds, type Ingredient } from './ingredient.js';
import { wordsOf } from './name-words.js';
import { isAnyOf } from './kinds.js';
import { lazy } from '../text/memoize.js';
import { rowsOf } from './read-tables.js';
import { oneOfEach } from '../text/read-table.js';

/** Words for a whole class, and the kinds that are of it. */
const classes = lazy(
  () => new Map(rowsOf('classes.tsv', ['word', 'kinds']).map((row) => [row.cells.word, oneOfEach(row, 'kinds', kinds)])),
);

/** Whether `word`, a word for a class, says nothing more after `member`. */
export const isOfClass = (word: Ingredient, member: Ingredient): boolean => isAnyOf(member, ...(classes().get(word.name) ?? []));

const milked: ReadonlySet<string> = new Set(['goat', 'bison', 'camel', 'lamb', 'game']);

/** Whether an animal before a milk product only says whose milk it is ("goat yogurt"): there is no meat in it. */
export const givesItsMilk = (animal: Ingredient, ingredient: Ingredient): boolean =>
  ingredient.category === 'dairy_eggs' && ingredient.kinds.includes('dairy') && ingredient.role !== 'sauce' && milked.has(animal.name);

/** With one of these words a seasoning tastes of what is named before it. */
const tasting: ReadonlySet<string> = new Set(['flavor', 'flavored', 'flavoring', 'powder', 'powdered', 'dried']);

/** Whether meat or fish before a seasoning only says what it is for ("steak rub"): there is none in it, unless it is said to taste of it. */
export const isSeasonedBy = (meant: Ingredient, ingredient: Ingredient, name: string): boolean =>
  ingredient.name === 'seasoning' &&
  !wordsOf(name).some((word) => tasting.has(word)) &&
  isAnyOf(meant, 'meat', 'fish') &&
  meant.role === 'protein' &&
  !meant.kinds.includes('processed_meat');
