import { units } from '../../../src/contract/enums.js';
import { facts, kinds, roles, type Fact, type Ingredient } from '../ingredients/ingredient.js';
import { createPhraseSet, type Phrases } from '../text/phrases.js';
import { numberAt } from '../text/numbers.js';
import { listOf, numberIn, oneOf, type Row } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { recipeTypes, type RecipeType } from './recipe-type.js';
import { groupsOf, valuesOf } from './tables.generated.js';

const goals = ['health', 'thrift', 'moderate'] as const;
export type Goal = (typeof goals)[number];

const phrasesOf = (cell: string): Phrases<true> => createPhraseSet(listOf(cell));

export const swapColumns = ['from', 'goal', 'to', 'as', 'in_steps', 'ratio', 'unit', 'where', 'unless', 'only', 'why'] as const;

/** A row of `data/swaps.tsv`: what may take the place of what. */
const toSwap = (row: Row<(typeof swapColumns)[number]>) => {
  const { to, as, in_steps: inSteps, why, ratio, unit, where, unless, only } = row.cells;
  return {
    goal: oneOf(row, 'goal', goals),
    to,
    /** The name on the list, and in the steps. */
    as: as || to,
    inSteps: inSteps || as || to,
    /** Amount for 1 of the old, in the same unit, or by weight if `unit` is another one. */
    ratio: numberAt(tokenize(ratio || '1'), 0)?.value ?? row.fail('ratio', `"${ratio}" is not a number.`),
    unit: unit === '' ? undefined : oneOf(row, 'unit', units),
    where: where === '' ? recipeTypes : listOf(where).map((type) => oneOf(row, 'where', recipeTypes, type)),
    /** With one of these words in the title, the line or a step that names it, the row does not hold. */
    unless: phrasesOf(unless),
    /** Without one of these words the row does not hold; `undefined` if it always holds. */
    only: only === '' ? undefined : phrasesOf(only),
    why,
  };
};

export type Swap = ReturnType<typeof toSwap>;

/** The swaps for each goal, by what they replace. */
const swaps = groupsOf('swaps.tsv', swapColumns, toSwap);

/** The swaps that replace an ingredient. Who saves much saves a little too. */
export const swapsOf = (name: string, level: Goal): Swap[] =>
  (swaps().get(name) ?? []).filter(({ goal }) => goal === level || (level === 'thrift' && goal === 'moderate'));

const reasonsForLess = valuesOf('reasons-for-less.tsv', ['words', 'reason'], ({ cells }) => ({ ...cells, words: listOf(cells.words) }));

/** Why there is less of an ingredient, for the fact that there is less of. */
export const reasonForLess = (name: string, fact: string): string => {
  const row = reasonsForLess().find(({ words }) => words.length === 0 || words.some((word) => name.includes(word)));
  return (row?.reason ?? '').replace('{fact}', fact).replace('{comes}', fact.endsWith('s') ? 'come' : 'comes');
};

/** What less is taken for; the last ones if nothing else moves a number. */
const lessFor = ['health', 'last_health', 'thrift', 'moderate', 'last_thrift'] as const;
export type LessFor = (typeof lessFor)[number];

const sources = groupsOf(
  'sources.tsv',
  ['fact', 'least', 'per'],
  (row) => ({ least: numberIn(row, 'least', 0), per: oneOf(row, 'per', ['100 g', '100 kcal'] as const) }),
  { keys: facts },
);

/** Whether there is so much of a fact in an ingredient that another amount of it is worth a change. */
export const isSource = (fact: Fact, { nutrition }: Ingredient): boolean =>
  (sources().get(fact) ?? []).some(({ least, per }) =>
    per === '100 kcal' ? nutrition[fact] * 100 >= least * nutrition.calories : nutrition[fact] >= least,
  );

const leastShares = valuesOf('least-shares.tsv', ['types', 'roles', 'kinds', 'names', 'sodium', ...lessFor], (row) => {
  const { cells } = row;
  const among = <Item extends string>(column: 'types' | 'roles' | 'kinds', items: readonly Item[]) => {
    const listed = listOf(cells[column]).map((cell) => oneOf(row, column, items, cell));
    return (own: readonly Item[]): boolean => listed.length === 0 || listed.some((item) => own.includes(item));
  };
  const [isOfType, hasRole, hasKind] = [among('types', recipeTypes), among('roles', roles), among('kinds', kinds)];
  const names = listOf(cells.names);
  const fits = (ingredient: Ingredient, type: RecipeType): boolean =>
    Number(cells.sodium) <= ingredient.nutrition.sodium &&
    isOfType([type]) &&
    hasRole([ingredient.role]) &&
    hasKind(ingredient.kinds) &&
    (names.length === 0 || names.some((word) => ingredient.name.includes(word)));
  return { fits, shares: cells };
});

/** The share of an amount that must stay for the dish to be the same; 1 if all of it. */
export const leastShare = (reason: LessFor, ingredient: Ingredient, type: RecipeType): number =>
  Number(leastShares().find(({ fits, shares }) => shares[reason] !== '' && fits(ingredient, type))?.shares[reason] ?? 1);
