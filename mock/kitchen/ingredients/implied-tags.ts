import { allergens, type Allergen } from '../../../src/contract/enums.js';
import { kinds as allKinds, type Kind } from './ingredient.js';
import { lazy } from '../text/memoize.js';
import { rowsOf } from './read-tables.js';
import { oneOf, oneOfEach } from '../text/read-table.js';

/** The kinds that follow from a kind: a row says `wheat`, and grain and gluten follow. */
const implied = lazy(
  () =>
    new Map(
      rowsOf('implied-kinds.tsv', ['kind', 'implies']).map((row) => [oneOf(row, 'kind', allKinds), oneOfEach(row, 'implies', allKinds)]),
    ),
);

const isAllergen = (kind: string): kind is Allergen => (allergens as readonly string[]).includes(kind);

/** The kinds and the kinds that follow from them. */
export const withImplied = (kinds: readonly Kind[]): Kind[] => [
  ...new Set(kinds.flatMap((kind) => [kind, ...(implied().get(kind) ?? [])])),
];

/** The allergens that follow from the kinds; a row never repeats them, so it cannot contradict itself. */
export const allergensOf = (kinds: readonly Kind[]): Allergen[] =>
  kinds.map((kind) => (kind === 'dairy' ? 'milk' : kind)).filter(isAllergen);
