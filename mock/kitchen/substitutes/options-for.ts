import { suggestName } from '../ingredients/find.js';
import { keyOf, isModifier, wordsOf, plain } from '../ingredients/name-words.js';
import type { Ingredient, Match } from '../ingredients/ingredient.js';
import { lazy } from '../text/memoize.js';
import { readTable } from '../text/read-table.js';
import { parseTable, type Option } from './parse-table.js';
import { tables } from './tables.generated.js';
import { substituteTables } from './tables.js';

/** Read on the first question. */
const rows = lazy(
  (): ReadonlyMap<string, readonly Option[]> =>
    new Map(substituteTables.flatMap((table) => [...parseTable(table)].map(([name, options]) => [keyOf(name), options] as const))),
);

/** One row of `data/likeness.tsv`; `undefined` is any. */
interface Likeness {
  role: string | undefined;
  tag: string | undefined;
  row: string;
}

const orAny = (cell: string): string | undefined => (cell === '' ? undefined : cell);

const likenesses = lazy((): readonly Likeness[] =>
  readTable({ file: 'substitutes/data/likeness.tsv', text: tables['likeness.tsv'] }, ['role', 'tag', 'row']).map(({ cells }) => ({
    role: orAny(cells.role),
    tag: orAny(cells.tag),
    row: cells.row,
  })),
);

/** The options of something of the same kind. */
const alike = (ingredient: Ingredient): readonly Option[] => {
  const found = likenesses().find(
    ({ role, tag }) =>
      (role === undefined || role === ingredient.role) && (tag === undefined || ingredient.kinds.some((kind) => kind === tag)),
  );
  return (found && rows().get(keyOf(found.row))) ?? [];
};

/** The row of the longest end of a name: "organic stone-ground dijon mustard" is dijon mustard. */
const endingRow = (words: readonly string[]): readonly Option[] | undefined => {
  for (let from = 0; from < words.length; from++) {
    const row = rows().get(words.slice(from).join(' '));
    if (row) return row;
  }
  return undefined;
};

/** Where options come from, and how well they are known to fit. */
export interface Written {
  options: readonly Option[];
  /** True for a row of the thing itself, false for one of a thing of its kind. */
  own: boolean;
}

/**
 * The written swaps for a name: the row of the name itself, of what the ingredient tables call it, of the name without the words that change nothing,
 * of its last words, or else of something of its kind. A row may be for one part that a thing plays: "egg for glazing". A misspelt name is read as what was probably meant: every swap is checked on its own.
 */
export const optionsFor = (name: string, match: Match | undefined, part?: string): Written => {
  const forPart = part === undefined || !match ? undefined : rows().get(keyOf(`${match.ingredient.name} for ${part}`));
  if (forPart) return { options: forPart, own: true };
  const words = wordsOf(plain(name));
  const essential = words.filter((word) => !isModifier(word));
  const larderRow = match && match.how !== 'head' ? rows().get(keyOf(match.ingredient.name)) : undefined;
  const own = rows().get(words.join(' ')) ?? larderRow ?? rows().get(essential.join(' ')) ?? endingRow(words);
  if (own) return { options: own, own: true };
  if (match) return { options: rows().get(keyOf(match.ingredient.name)) ?? alike(match.ingredient), own: false };
  const meant = suggestName(name);
  return { options: (meant === undefined ? undefined : rows().get(keyOf(meant))) ?? [], own: false };
};
