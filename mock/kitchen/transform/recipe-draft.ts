import type { Unit } from '../../../src/contract/enums.js';
import type { Change, RecipeInput } from '../../../src/contract/transforms.js';
import { formatLine } from '../lines/amounts.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { findLine } from '../lines/find-line.js';
import { createMentions, type FindMentions } from '../lines/mentions.js';
import { parseLine, type LineParts } from '../lines/parse-line.js';
import { printLine } from '../lines/print-line.js';
import { singularOf } from '../text/lemma.js';
import { lazy } from '../text/memoize.js';
import { closed, sentencesOf } from '../text/sentences.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { MAX_LINES, readable } from './limits.js';
import { servingsOf } from './servings.js';
import { rewriteStep, type Edit } from './rewrite-step.js';
import { names } from './word-lists.js';
import { gramsOfLine, isContained } from '../lines/weigh-line.js';

/** One line of the list, as it stands now. */
export interface DraftLine extends LineParts {
  readonly index: number;
  /** As it came. */
  readonly original: string;
  /** As it will be printed. */
  text: string;
  ingredient: Ingredient | undefined;
  grams: number | null;
}

/** What a line is replaced by; `inSteps` is how the steps call it. */
export type Replacement = Pick<DraftLine, 'name' | 'unit' | 'preparation' | 'grams'> & {
  inSteps: string;
  quantity: number;
  ingredient: Ingredient;
};

const readLine = (original: string, index: number): DraftLine => {
  const line = parseLine(original);
  const ingredient = findLine(line)?.ingredient;
  return { ...line, index, original, text: original, ingredient, grams: gramsOfLine(line, ingredient) };
};

/** Oil that food is fried in stays in the pan: less of it does not help, and is dangerous. */
const isFryingOil = ({ original, ingredient }: DraftLine): boolean =>
  ingredient?.role === 'fat' && names('oil for frying', tokenize(original));

/** Where something is put in: behind a sentence of a step. */
export interface Place {
  step: number;
  sentence: number;
}

/** What is counted: nobody takes two and a half buns, or half a chicken that is cut into eight. */
const countedUnits: ReadonlySet<Unit | null> = new Set<Unit | null>([null, 'piece', 'slice']);
const packedUnits: ReadonlySet<Unit | null> = new Set<Unit | null>(['can', 'jar', 'package']);

/** A text without words that follow themselves. */
const withoutDoubles = (text: string): string =>
  text
    .split(' ')
    .filter((word, at, all) => word.toLowerCase() !== all[at - 1]?.toLowerCase())
    .join(' ');

/** "1 chicken breast": a name in the singular. */
const singular = (name: string): string => {
  const words = name.split(' ');
  return [...words.slice(0, -1), singularOf(words.at(-1) as string)].join(' ');
};

/**
 * A recipe that is being changed. Its lines are edited one by one; the steps are rewritten once, at the end, so that they follow the list.
 * What is not edited is printed as it came.
 */
export class RecipeDraft {
  readonly title: string;
  readonly steps: readonly string[];
  /** Whether it has more steps than are read. */
  readonly isTooLong: boolean;
  readonly lines: DraftLine[];
  readonly servings: number;
  /** Where a text names lines of the list. */
  readonly mentionsIn: FindMentions;
  readonly changes: Change[] = [];
  readonly #edits = new Map<number, Edit>();
  readonly #added: { text: string; at: Place }[] = [];

  constructor(recipe: RecipeInput, servings = servingsOf(recipe)) {
    this.title = recipe.title;
    this.steps = readable(recipe.instructions);
    this.isTooLong = this.steps.length < recipe.instructions.length;
    this.lines = recipe.ingredients.map(readLine);
    this.servings = servings;
    this.mentionsIn = createMentions(this.lines);
  }

  /** The words of each step, read once. */
  readonly stepTokens = lazy(() => this.steps.map(tokenize));

  /** Grams of the ingredients that fit. */
  gramsWhere(fits: (ingredient: Ingredient) => boolean): number {
    return this.lines.reduce((sum, { ingredient, grams }) => sum + (ingredient && fits(ingredient) ? (grams ?? 0) : 0), 0);
  }

  /** Whether an ingredient fits. */
  has(fits: (ingredient: Ingredient) => boolean): boolean {
    return this.lines.some(({ ingredient }) => ingredient && fits(ingredient));
  }

  /** What is on the list with an amount, and not known here. */
  unknownNames(): string[] {
    return this.lines.filter(({ ingredient, quantity }) => ingredient === undefined && quantity !== null).map(({ name }) => name);
  }

  /** The lines that a text names; all if it says "everything". */
  linesIn(text: string): number[] {
    if (lemmasOf(text).includes('everything')) return [...this.lines.keys()];
    return [...new Set(this.mentionsIn(text).flatMap(({ value }) => value))];
  }

  replace(line: DraftLine, { inSteps, grams, ...to }: Replacement, reason: string): void {
    const { text: from, name, ingredient, quantity, unit } = line;
    const factor = quantity !== null && (unit === to.unit || quantity === to.quantity) ? to.quantity / quantity : null;
    Object.assign(line, { ...to, quantityMax: null, note: null });
    this.#reprint(line, 1, grams);
    this.#edits.set(line.index, { was: `${name} ${ingredient?.name ?? ''}`, name: inSteps, factor, ingredient: to.ingredient });
    this.changes.push({ kind: 'replaced', from, to: line.text, reason });
  }

  /**
   * Takes about `share` of a line, in the list and wherever a step repeats the amount; false if that cannot be measured, or is not wanted of
   * what is bought by the bottle. What was a whole number of pieces stays one.
   */
  scale(line: DraftLine, share: number, reason: string, kind: 'reduced' | 'added' = 'reduced'): boolean {
    const { text: from, quantity: before, unit, grams, note } = line;
    // "1:1 sugar" was read as far as it goes
    if (before === null || tokenize(line.name)[0]?.type === 'number' || isFryingOil(line) || isContained(note, unit)) return false;
    // one can stays one, two may become one and a half
    if (packedUnits.has(unit) && kind === 'reduced' && before < 2) return false;
    const isWhole = Number.isInteger(before) && countedUnits.has(unit);
    const now = isWhole ? { quantity: Math.round(before * share), unit } : measuredBest(before * share, unit);
    const factor = now.unit === unit ? now.quantity / before : share;
    const isWanted = kind === 'added' ? factor > 1 : factor > 0 && factor < 1 && factor > share - 0.26;
    if (!isWanted) return false;
    const isOne = unit === null && now.quantity === 1;
    Object.assign(line, {
      ...now,
      name: isOne ? singular(line.name) : line.name,
      quantityMax: line.quantityMax === null || now.unit !== unit ? null : measuredBest(line.quantityMax * share, unit).quantity,
    });
    this.#reprint(line, factor, grams === null ? null : grams * factor);
    const earlier = this.#edits.get(line.index) ?? { was: line.name, name: null, factor: 1, ingredient: line.ingredient };
    this.#edits.set(line.index, { ...earlier, factor: earlier.factor === null ? null : earlier.factor * factor });
    this.changes.push({ kind, from, to: line.text, reason });
    return true;
  }

  /** Puts something new on the list, and says so behind a sentence; false if the list is full. */
  add(to: Pick<Replacement, 'name' | 'quantity' | 'unit'>, reason: string, said?: { text: string; at: Place }): boolean {
    if (this.lines.length >= MAX_LINES) return false;
    const line = readLine(formatLine({ ...to, preparation: null }), this.lines.length);
    this.lines.push(line);
    if (said) this.#added.push(said);
    this.changes.push({ kind: 'added', from: null, to: line.text, reason });
    return true;
  }

  /** Prints a changed line and weighs it by what is printed, so that the numbers follow from the list. */
  #reprint(line: DraftLine, factor: number, grams: number | null): void {
    line.text = printLine(line, factor);
    // only a note may be printed otherwise than it was read: the size of a can, a weight of all
    if (line.note !== null) line.note = parseLine(line.text).note;
    line.grams = gramsOfLine(line, line.ingredient) ?? grams;
  }

  /** The title, with what was replaced called by its new name. */
  printTitle(): string {
    const title = rewriteStep(this.title, this.mentionsIn(this.title), this.#edits, 'title');
    // "Pork Belly Pork" with pork loin
    return title === this.title ? title : withoutDoubles(title);
  }

  printIngredients(): string[] {
    return this.lines.map(({ text }) => text);
  }

  /** The steps, following the list. */
  printSteps(): string[] {
    const steps = this.steps.map((step) => rewriteStep(step, this.mentionsIn(step), this.#edits));
    for (const { text, at } of this.#added) {
      const sentences = sentencesOf(steps[at.step] as string);
      sentences.splice(at.sentence, 1, closed(sentences[at.sentence] as string), text);
      steps[at.step] = sentences.join(' ');
    }
    return steps;
  }
}
