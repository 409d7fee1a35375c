import { kinds, roles, type Ingredient } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { listOf, oneOf } from '../text/read-table.js';
import { recipeTypes, type RecipeType } from './recipe-type.js';
import { rowsOf } from './read-tables.js';

/** What less is taken for; the last ones if nothing else moves a number. */
export type LessFor = 'health' | 'last_health' | 'thrift' | 'moderate' | 'last_thrift';

const columns = ['types', 'roles', 'kinds', 'names', 'sodium', 'health', 'last_health', 'thrift', 'moderate', 'last_thrift'] as const;

const shares = lazy(() =>
  rowsOf('least-shares.tsv', columns).map((row) => {
    const { cells } = row;
    const among = <Item extends string>(column: 'types' | 'roles' | 'kinds', items: readonly Item[]): Item[] =>
      listOf(cells[column]).map((cell) => oneOf(row, column, items, cell));
    const fitting = {
      types: among('types', recipeTypes),
      roles: among('roles', roles),
      kinds: among('kinds', kinds),
      names: listOf(cells.names),
    };
    return { ...fitting, sodium: Number(cells.sodium), shares: cells };
  }),
);

const fitsOne = <Item>(items: readonly Item[], fits: (item: Item) => boolean): boolean => items.length === 0 || items.some(fits);

/** The share of an amount that must stay for the dish to be the same; 1 if all of it. */
export const leastShare = (lessFor: LessFor, ingredient: Ingredient, type: RecipeType): number => {
  const row = shares().find(
    (one) =>
      one.shares[lessFor] !== '' &&
      one.sodium <= ingredient.nutrition.sodium &&
      fitsOne(one.types, (of) => of === type) &&
      fitsOne(one.roles, (role) => role === ingredient.role) &&
      fitsOne(one.kinds, (kind) => ingredient.kinds.includes(kind)) &&
      fitsOne(one.names, (word) => ingredient.name.includes(word)),
  );
  return Number(row?.shares[lessFor] ?? 1);
};
