import { listOf } from '../../mock/kitchen/text/read-table.js';
import type { Clause } from '../../mock/kitchen/dishes/dish.js';

/** What braces may hold besides slots. */
const values: ReadonlySet<string> = new Set(['time', 'done', 'oven']);

const CLAUSE = /\[(?:(if no|if|first) ([a-z+ ]+):)?([^[\]]*)\]|([^[\]]+)/gy;
const PIECE = /\{([a-z+ ]+)\}|([^{}]+)/gy;

/** The names of slots: "onion+garlic". */
export const slotNames = (text: string): string[] => listOf(text, '+');

const matchesOf = (pattern: RegExp, text: string, fail: (problem: string) => never): RegExpExecArray[] => {
  const found = [...text.matchAll(pattern)];
  const rest = text.slice(found.reduce((length, [whole]) => length + whole.length, 0));
  return rest === '' ? found : fail(`a bracket or a brace of "${rest}" is empty, nested, or opens or closes nothing.`);
};

/**
 * Parses the text of a step, or of a title.
 *
 * ```text
 * text      = { words | slots | clause }
 * slots     = "{" name { "+" name } "}"          the ingredients in these slots: "the onion and garlic"
 *           | "{time}" | "{done}" | "{oven}"     the minutes, the sign that it is done, the temperature
 * clause    = "[" [ condition ":" ] text "]"     left out if its condition fails or one of its braces is empty
 * condition = "if" names | "if no" names | "first" names
 * ```
 */
export const parseText = (text: string, fail: (problem: string) => never): Clause[] =>
  matchesOf(CLAUSE, text, fail).map(([, condition, slots = '', inside, plain = '']) => ({
    ...(inside === undefined ? {} : { optional: true }),
    ...(condition === undefined ? {} : { condition: condition as Clause['condition'], slots: slotNames(slots) }),
    pieces: matchesOf(PIECE, inside ?? plain, fail).map(([, names, words = '']) => (names === undefined ? words : slotNames(names))),
  }));

/** The slots that a text names, with repetitions. */
export const slotsNamedIn = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ slots = [], pieces }) => [
    ...slots,
    ...pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece)).filter((name) => !values.has(name)),
  ]);
