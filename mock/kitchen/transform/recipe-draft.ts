import type { Change, RecipeInput } from '../../../src/contract/transforms.js';
import { formatLine } from '../lines/amounts.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { findLine } from '../lines/find-line.js';
import { createMentions, type FindMentions } from '../lines/mentions.js';
import { parseLine, type LineParts } from '../lines/parse-line.js';
import { printLine } from '../lines/print-line.js';
import { lazy } from '../text/memoize.js';
import { closed, sentencesOf } from '../text/sentences.js';
import { tokenize } from '../text/tokenize.js';
import { MAX_LINES } from './limits.js';
import { servingsOf } from './servings.js';
import { rewriteStep, type Edit } from './rewrite-step.js';
import { isOn, names } from './word-lists.js';
import { gramsOfLine, isContained, sizeIn } from '../lines/weigh-line.js';

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

/** Whether something may be put in behind a sentence: it mixes, and does not shape or serve what was mixed. */
const takesMore = (sentence: string): boolean => {
  const verbs = tokenize(sentence).flatMap(({ verb, verbForm }) => (verb !== null && verbForm === 'base' ? [verb] : []));
  return verbs.some((verb) => isOn('mixes', verb)) && !verbs.some((verb) => isOn('shapes or serves', verb));
};

/**
 * A recipe that is being changed. Its lines are edited one by one; the steps are rewritten once, at the end, so that they follow the list.
 * What is not edited is printed as it came.
 */
export class RecipeDraft {
  readonly title: string;
  readonly steps: readonly string[];
  readonly lines: DraftLine[];
  readonly servings: number;
  /** Where a text names lines of the list. */
  readonly mentionsIn: FindMentions;
  readonly changes: Change[] = [];
  readonly #edits = new Map<number, Edit>();
  readonly #added: { sentence: string; at: number }[] = [];

  constructor(recipe: RecipeInput, servings = servingsOf(recipe)) {
    this.title = recipe.title;
    this.steps = recipe.instructions;
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

  /** The lines that were put on the list, by their index. */
  get added(): number[] {
    return this.lines.slice(this.lines.length - this.#added.length).map(({ index }) => index);
  }

  /** The lines that a text names. */
  linesIn(text: string): number[] {
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
   * Takes about `share` of a line, in the list and wherever a step repeats the amount; false if that cannot be measured, or is not
   * wanted of what is bought by the bottle.
   */
  scale(line: DraftLine, share: number, reason: string, kind: 'reduced' | 'added' = 'reduced'): boolean {
    const { text: from, quantity: before, unit, grams } = line;
    // "1:1 sugar" was read as far as it goes
    if (tokenize(line.name)[0]?.type === 'number' || isFryingOil(line)) return false;
    const isPacked = unit === 'can' || unit === 'jar' || unit === 'package' || (unit === null && sizeIn(line.note, null) !== undefined);
    if (before === null || isContained(line.note, unit) || (isPacked && kind === 'reduced' && before < 2 && share > 0.55)) return false;
    const now = measuredBest(before * share, unit);
    const factor = now.unit === unit ? now.quantity / before : share;
    const isWanted = kind === 'added' ? factor > 1 : factor < 1 && factor > share - 0.26;
    if (!isWanted) return false;
    Object.assign(line, {
      ...now,
      quantityMax: line.quantityMax === null || now.unit !== unit ? null : measuredBest(line.quantityMax * share, unit).quantity,
    });
    this.#reprint(line, factor, grams === null ? null : grams * factor);
    const earlier = this.#edits.get(line.index) ?? { was: line.name, name: null, factor: 1, ingredient: line.ingredient };
    this.#edits.set(line.index, { ...earlier, factor: earlier.factor === null ? null : earlier.factor * factor });
    this.changes.push({ kind, from, to: line.text, reason });
    return true;
  }

  /** Puts something new on the list, and a sentence behind the last one that mixes; false if there is none. */
  add(to: Pick<Replacement, 'name' | 'quantity' | 'unit'>, sentence: string, reason: string): boolean {
    const at = this.steps.findLastIndex((step) => sentencesOf(step).some(takesMore));
    if (this.lines.length >= MAX_LINES || (sentence !== '' && at === -1)) return false;
    const line = readLine(formatLine({ ...to, preparation: null }), this.lines.length);
    this.lines.push(line);
    this.#added.push({ sentence, at });
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
    return rewriteStep(this.title, this.mentionsIn(this.title), this.#edits, 'title');
  }

  printIngredients(): string[] {
    return this.lines.map(({ text }) => text);
  }

  /** The steps, following the list. */
  printSteps(): string[] {
    const steps = this.steps.map((step) => rewriteStep(step, this.mentionsIn(step), this.#edits));
    for (const { sentence, at } of this.#added) {
      if (sentence === '') continue;
      const sentences = sentencesOf(steps[at] as string);
      const mixed = sentences.findLastIndex(takesMore);
      sentences.splice(mixed, 1, closed(sentences[mixed] as string), sentence);
      steps[at] = sentences.join(' ');
    }
    return steps;
  }
}
