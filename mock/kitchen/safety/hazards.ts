import { lazy } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { oneOf, readTable } from '../text/read-table.js';
import { hasTag, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { endsName } from './name-end.js';
import { tables } from './tables.generated.js';

const hazardKinds = ['poison', 'spoiled', 'not_food', 'medicine'] as const;
type HazardKind = (typeof hazardKinds)[number];

/** The `restriction` of what is excluded because nobody should eat it, whatever the request says. */
export const FOOD_SAFETY = 'food_safety';

/** Why something is never cooked or served. */
interface Hazard {
  kind: HazardKind;
  /** Ends a sentence that begins "X is not cooked here: ". */
  reason: string;
}

const positions = ['any', 'last', 'whole'] as const;

/** A row of `data/never-serve.tsv`. */
interface Named {
  /** `undefined` for a longer name that is safe. */
  hazard: Hazard | undefined;
  position: (typeof positions)[number];
}

const readHazards = (): ReadonlyMap<string, Hazard> => {
  const file = { file: 'safety/data/hazards.tsv', text: tables['hazards.tsv'] };
  const rows = readTable(file, ['hazard', 'kind', 'reason', 'source']);
  return new Map(rows.map((row) => [row.cells.hazard, { kind: oneOf(row, 'kind', hazardKinds), reason: row.cells.reason }]));
};

const hazardNames = lazy(() => {
  const hazards = readHazards();
  const file = { file: 'safety/data/never-serve.tsv', text: tables['never-serve.tsv'] };
  const rows = readTable(file, ['name', 'hazard', 'position']);
  return createPhrases(
    rows.map((row): [string, Named] => {
      const { name, hazard: cell } = row.cells;
      const hazard = hazards.get(cell);
      if (!hazard && cell !== 'none') row.fail('hazard', `"${cell}" is not in hazards.tsv.`);
      return [name, { hazard, position: oneOf(row, 'position', positions) }];
    }),
  );
});

/** Words before a name that only say how much, or how it is: "a large old brick". */
const isBesideName = (token: Token): boolean =>
  token.kind !== 'word' ||
  hasTag(
    token,
    'article',
    'unit',
    'container',
    'counter',
    'size',
    'quality',
    'state',
    'preposition',
    'conjunction',
    'hedge',
    'vague_amount',
    'adverb',
  );

const isInPlace = (position: Named['position'], tokens: readonly Token[], from: number, to: number): boolean =>
  position === 'any' || (endsName(tokens[to]) && (position === 'last' || tokens.slice(0, from).every(isBesideName)));

/** "Not moldy", "bleach-free". */
const isDenied = (tokens: readonly Token[], from: number, to: number): boolean =>
  hasTag(tokens[from - 1], 'negation') || tokens[to]?.lemma === 'free' || tokens[to + 1]?.lemma === 'free';

/**
 * What in the name of an ingredient, or in its line, is never cooked or served: a poisonous plant, spoiled food, a medicine, or what is not
 * food. `undefined` if nothing is.
 *
 * @example
 * ```ts
 * hazardIn('2 death cap mushrooms')?.kind; // "poison"
 * ```
 */
export const hazardIn = (text: string): Hazard | undefined => {
  const tokens = tokenize(text);
  return hazardNames()
    .all(tokens)
    .find(({ value, from, to }) => value.hazard !== undefined && !isDenied(tokens, from, to) && isInPlace(value.position, tokens, from, to))
    ?.value.hazard;
};

/** The sentence that refuses it. */
export const refusalOf = (name: string, { reason }: Hazard): string => `"${name}" is not cooked here: ${reason}.`;
