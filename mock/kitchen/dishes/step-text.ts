/** A piece of a step's text: words, the ingredients of some slots, or a value. */
export type Piece = string | { slots: readonly string[] } | { value: StepValue };

const stepValues = ['time', 'done', 'oven'] as const;
export type StepValue = (typeof stepValues)[number];

/** When a clause is written: if a slot is taken, if none is, or if no earlier step has named what is in it. */
export type ClauseCondition = 'if' | 'if no' | 'first';

/** A part of a step's text that is written or left out as a whole. */
export interface Clause {
  condition: ClauseCondition | null;
  /** The slots that the condition asks for. */
  slots: readonly string[];
  /** False for text outside of square brackets: if one of its slots is empty, the whole step is left out. */
  optional: boolean;
  pieces: readonly Piece[];
}

/** A mistake in the text of a step; `column` counts from 0 in the text. */
export class StepTextError extends Error {
  override readonly name = 'StepTextError';
  readonly column: number;

  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

const SLOT_NAME = /^[a-z]+$/;

const toSlots = (text: string, column: number): string[] => {
  const slots = text.split('+').map((slot) => slot.trim());
  const wrong = slots.find((slot) => !SLOT_NAME.test(slot));
  if (wrong !== undefined) throw new StepTextError(`"${wrong}" is not the name of a slot (lower-case letters)`, column);
  return slots;
};

const isStepValue = (text: string): text is StepValue => stepValues.some((value) => value === text);

/** The index of the closing mark, or an error that points at the mark which is open. */
const closing = (text: string, mark: '}' | ']', open: number): number => {
  const end = text.indexOf(mark, open);
  if (end === -1) throw new StepTextError(`"${text[open]}" is never closed by "${mark}"`, open);
  return end;
};

/** `start` is the column of the text in the whole step, for the messages. */
const parsePieces = (text: string, start: number): Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const words = text.slice(at, open === -1 ? undefined : open);
    const stray = words.search(/[}\]]/);
    if (stray !== -1) throw new StepTextError(`"${words[stray]}" closes nothing`, start + at + stray);
    if (words !== '') pieces.push(words);
    if (open === -1) break;
    const end = closing(text, '}', open);
    const inside = text.slice(open + 1, end).trim();
    pieces.push(isStepValue(inside) ? { value: inside } : { slots: toSlots(inside, start + open + 1) });
    at = end + 1;
  }
  return pieces;
};

const CONDITION_PATTERN = /^(if no|if|first) ([a-z+ ]+):/;

const parseBracket = (inside: string, column: number): Clause => {
  const found = CONDITION_PATTERN.exec(inside);
  if (!found) return { condition: null, slots: [], optional: true, pieces: parsePieces(inside, column) };
  const [whole, condition, slots = ''] = found;
  return {
    condition: condition as ClauseCondition,
    slots: toSlots(slots, column),
    optional: true,
    pieces: parsePieces(inside.slice(whole.length), column + whole.length),
  };
};

/**
 * Parses the text of a step.
 *
 * ```text
 * text      = { words | slots | clause }
 * slots     = "{" name { "+" name } "}"          the ingredients in these slots: "the onion and garlic"
 *           | "{time}" | "{done}" | "{oven}"     the minutes, the sign that it is done, the temperature
 * clause    = "[" [ condition ":" ] text "]"     left out if its condition fails or one of its slots is empty
 * condition = "if" names | "if no" names | "first" names
 * ```
 *
 * @throws {@link StepTextError} with the column of the mistake.
 */
export const parseStepText = (text: string): Clause[] => {
  const clauses: Clause[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('[', at);
    const plain = text.slice(at, open === -1 ? undefined : open);
    if (plain !== '') clauses.push({ condition: null, slots: [], optional: false, pieces: parsePieces(plain, at) });
    if (open === -1) break;
    const end = closing(text, ']', open);
    const inside = text.slice(open + 1, end);
    const nested = inside.indexOf('[');
    if (nested !== -1) throw new StepTextError('square brackets cannot be nested', open + 1 + nested);
    clauses.push(parseBracket(inside, open + 1));
    at = end + 1;
  }
  return clauses;
};

/** The slots that clauses name, with repetitions. */
export const slotsNamedIn = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ slots, pieces }) => [
    ...slots,
    ...pieces.flatMap((piece) => (typeof piece === 'object' && 'slots' in piece ? piece.slots : [])),
  ]);
