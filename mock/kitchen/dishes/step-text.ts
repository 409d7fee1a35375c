import { listOf } from '../text/read-table.js';

/** A piece of a text: words, or the names in braces. A name is a slot or a value. */
export type Piece = string | readonly string[];

/** A part of a text that is written or left out as a whole. */
export interface Clause {
  /** When it is written: if a slot is taken, if none is, or if no earlier step has named what is in it. */
  condition: 'if' | 'if no' | 'first' | null;
  /** The slots that the condition asks for. */
  slots: readonly string[];
  /** False for text outside of square brackets: if one of its braces is empty, there is no text. */
  optional: boolean;
  pieces: readonly Piece[];
}

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
export const parseStepText = (text: string, fail: (problem: string) => never): Clause[] =>
  matchesOf(CLAUSE, text, fail).map(([, condition, slots = '', inside, plain = '']) => ({
    condition: (condition ?? null) as Clause['condition'],
    slots: slotNames(slots),
    optional: inside !== undefined,
    pieces: matchesOf(PIECE, inside ?? plain, fail).map(([, names, words = '']) => (names === undefined ? words : slotNames(names))),
  }));

const namedIn = ({ pieces }: Clause): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece)).filter((name) => !values.has(name));

/** The slots that clauses name, with repetitions. */
export const slotsNamedIn = (clauses: readonly Clause[]): string[] => clauses.flatMap((clause) => [...clause.slots, ...namedIn(clause)]);

/** A text in words. */
interface Written {
  text: string;
  /** The slots that it names. */
  slots: string[];
}

/**
 * Writes a text; `undefined` if something that it cannot do without is missing, or if it speaks of nothing. `wordsOf` gives the words for the names
 * in braces, none if they are empty. `named` are the slots that earlier texts have named.
 */
export const writeText = (
  clauses: readonly Clause[],
  wordsOf: (names: readonly string[]) => string,
  named: ReadonlySet<string>,
): Written | undefined => {
  const isTaken = (slot: string): boolean => wordsOf([slot]) !== '';
  const holds = ({ condition, slots }: Clause): boolean => {
    if (condition === 'first') return !slots.some((slot) => named.has(slot));
    return condition === null || slots.some(isTaken) === (condition === 'if');
  };
  const isWhole = ({ pieces }: Clause): boolean => pieces.every((piece) => typeof piece === 'string' || wordsOf(piece) !== '');
  const written = clauses.filter((clause) => holds(clause) && (!clause.optional || isWhole(clause)));
  // Heating the pan is not yet a step.
  const saysSomething = written.some((clause) => {
    const { optional, condition } = clause;
    return !optional || condition === 'if' || (condition !== 'first' && namedIn(clause).length > 0);
  });
  if (!saysSomething || !written.every(isWhole)) return undefined;
  const words = written.flatMap(({ pieces }) => pieces).map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece)));
  const text = words.join('').replace(/ {2,}/g, ' ').replace(/ (?=[.,;])/g, '').trim(); // prettier-ignore
  return { text, slots: written.flatMap(namedIn) };
};
