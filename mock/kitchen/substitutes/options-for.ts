import { find, suggestName } from '../ingredients/find.js';
import { keyOf, isModifier, wordsOf } from '../ingredients/name-words.js';
import { knownIngredient, type Ingredient, type Match } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { writtenOptions, type Option } from './options.js';
import { rowsOf } from './read-tables.js';

/** Read on the first question. */
const rows = lazy(
  (): ReadonlyMap<string, readonly Option[]> => new Map(writtenOptions().map(([name, options]) => [keyOf(name), options] as const)),
);

/** Whose options to take for a role and a kind; an empty cell is any. */
const likenesses = lazy(() => rowsOf('likeness.tsv', ['role', 'tag', 'row']).map(({ cells }) => cells));

/** The options of a similar ingredient. */
const optionsOfSimilar = (ingredient: Ingredient): readonly Option[] => {
  const found = likenesses().find(
    ({ role, tag }) => (role === '' || role === ingredient.role) && (tag === '' || ingredient.kinds.some((kind) => kind === tag)),
  );
  return (found && rows().get(keyOf(found.row))) ?? [];
};

/** Whether two ingredients do the same in a dish. */
const isSimilar = (one: Ingredient, other: Ingredient | undefined): boolean =>
  other !== undefined && other.role === one.role && other.kinds.some((kind) => one.kinds.includes(kind));

/** The row of the longest end of a name: "oyster crackers" are crackers. For a known ingredient the row must be of a similar one. */
const endingRow = (words: readonly string[], known: Ingredient | undefined): readonly Option[] | undefined => {
  for (let from = 1; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    const row = rows().get(name);
    if (row && (known === undefined || isSimilar(known, find(name)?.ingredient))) return row;
  }
  return undefined;
};

/** Where options come from, and how well they are known to fit. */
export interface FoundOptions {
  options: readonly Option[];
  /** True for a row of the ingredient itself, false for one of a similar ingredient. */
  isExact: boolean;
}

/**
 * The written swaps for a name: the row of the name itself, of what the ingredient tables call it, or of the name without the words that change
 * nothing; else of a similar ingredient, and for a name that is not known, of its last words. A row may be for one role of an ingredient: "egg
 * for glazing". A misspelt name is read as what was probably meant: every swap is checked on its own.
 */
export const optionsFor = (name: string, match: Match | undefined, part?: string): FoundOptions => {
  const forPart = part === undefined || !match ? undefined : rows().get(keyOf(`${match.ingredient.name} for ${part}`));
  if (forPart) return { options: forPart, isExact: true };
  const words = wordsOf(name);
  const known = knownIngredient(match);
  const own = rows().get(words.join(' ')) ?? (known && rows().get(keyOf(known.name)));
  if (own) return { options: own, isExact: true };
  // "head cheese" is a name of its own, and no cheese
  const essential = match?.matchType === 'name' ? [] : words.filter((word) => !isModifier(word));
  const likeIt = rows().get(essential.join(' ')) ?? endingRow(words, known);
  if (likeIt) return { options: likeIt, isExact: true };
  if (match) return { options: rows().get(keyOf(match.ingredient.name)) ?? optionsOfSimilar(match.ingredient), isExact: false };
  const meant = suggestName(name);
  return { options: (meant === undefined ? undefined : rows().get(keyOf(meant))) ?? [], isExact: false };
};
