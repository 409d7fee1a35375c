import { listOf } from '../text/read-table.js';

const stepValues = ['time', 'done', 'oven'] as const;
export type StepValue = (typeof stepValues)[number];

/** A piece of a step's text: words, the ingredients of some slots, or a value. */
export type Piece = string | { slots: readonly string[] } | { value: StepValue };

/** A part of a step's text that is written or left out as a whole. */
export interface Clause {
  /** When it is written: if a slot is taken, if none is, or if no earlier step has named what is in it. */
  condition: 'if' | 'if no' | 'first' | null;
  /** The slots that the condition asks for. */
  slots: readonly string[];
  /** False for text outside of square brackets: if one of its slots is empty, the whole step is left out. */
  optional: boolean;
  pieces: readonly Piece[];
  /** The slots that its pieces name, a list for each piece. */
  names: readonly (readonly string[])[];
}

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
 * clause    = "[" [ condition ":" ] text "]"     left out if its condition fails or one of its slots is empty
 * condition = "if" names | "if no" names | "first" names
 * ```
 */
export const parseStepText = (text: string, fail: (problem: string) => never): Clause[] => {
  const toPiece = ([, name, words = '']: RegExpExecArray): Piece => {
    const value = stepValues.find((known) => known === name);
    if (name === undefined) return words;
    return value ? { value } : { slots: slotNames(name) };
  };
  return matchesOf(CLAUSE, text, fail).map(([, condition, slots = '', inside, plain = '']) => {
    const pieces = matchesOf(PIECE, inside ?? plain, fail).map(toPiece);
    return {
      condition: (condition ?? null) as Clause['condition'],
      slots: slotNames(slots),
      optional: inside !== undefined,
      pieces,
      names: pieces.flatMap((piece) => (typeof piece === 'object' && 'slots' in piece ? [piece.slots] : [])),
    };
  });
};

/** The slots that clauses name, with repetitions. */
export const slotsNamedIn = (clauses: readonly Clause[]): string[] => clauses.flatMap(({ slots, names }) => [...slots, ...names.flat()]);
