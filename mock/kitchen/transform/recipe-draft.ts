import type { Change, RecipeInput } from '../../../src/contract/transforms.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { createMentions, type FindMentions } from '../lines/mentions.js';
import { isInEnglish } from '../text/language.js';
import { theseWords } from '../text/join-list.js';
import { lazy } from '../../util/memoize.js';
import { MAX_CHARACTERS } from '../text/sentences.js';
import { lemmasOf } from '../text/tokenize.js';
import { readLine, reprint, scaled, type DraftLine, type Replacement } from './draft-line.js';
import { fixesAmount, rewriteStep } from './rewrite-step.js';
import { servingsOf } from './servings.js';

/**
 * A recipe that is being changed. Its lines are edited one by one; the steps are rewritten once, at the end, so that they follow the list.
 * What is not edited is printed as it came.
 */
export class RecipeDraft {
  readonly title: string;
  /** None if there are too many. */
  readonly steps: readonly string[];
  /** Whether its steps are longer than what is read. */
  readonly isTooLong: boolean;
  /** Whether its steps are in the language that is read here. */
  readonly isInEnglish: boolean;
  readonly lines: DraftLine[];
  readonly servings: number;
  /** Where a text names lines of the list. */
  readonly mentionsIn: FindMentions;
  readonly changes: Change[] = [];

  constructor(recipe: RecipeInput, servings = servingsOf(recipe)) {
    this.title = recipe.title;
    this.isTooLong = recipe.instructions.join('').length > MAX_CHARACTERS;
    this.steps = this.isTooLong ? [] : recipe.instructions;
    this.isInEnglish = isInEnglish(this.steps);
    this.lines = recipe.ingredients.map((line, index) => readLine(line, index, this.isInEnglish));
    this.servings = servings;
    this.mentionsIn = createMentions(this.lines);
  }

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

  /** The lines of which a step names an amount that is not all of it, so that it stays: "Heat 1 tablespoon of the oil". */
  readonly fixed = lazy(
    () =>
      new Set(
        this.steps.flatMap((step) =>
          this.mentionsIn(step).flatMap((mention) => (fixesAmount(step, mention, this.lines) ? mention.value : [])),
        ),
      ),
  );

  /** Why a number does not move, as the end of a warning: the steps divide what carries it, or the dish needs it. */
  whyUnmoved(): string {
    const names = [...this.fixed()].flatMap((index) => this.lines[index]?.name.toLowerCase() ?? []);
    return names.length === 0
      ? ' without making it another dish.'
      : `: the steps divide ${theseWords(names)}, or name another amount than the list, so that stays as it is.`;
  }

  replace(line: DraftLine, { grams, ...to }: Replacement, reason: string): void {
    const { text: from } = line;
    Object.assign(line, { ...to, quantityMax: null, note: null });
    reprint(line, 1, grams);
    this.changes.push({ kind: 'replaced', from, to: line.text, reason });
  }

  /** Takes about `share` of a line, if that is possible. */
  scale(line: DraftLine, share: number, reason: string): void {
    const now = this.fixed().has(line.index) ? undefined : scaled(line, share);
    if (!now) return;
    const { text: from, grams } = line;
    Object.assign(line, now.to);
    reprint(line, now.factor, grams === null ? null : grams * now.factor);
    this.changes.push({ kind: share > 1 ? 'added' : 'reduced', from, to: line.text, reason });
  }

  /** The title, with what was replaced called by its new name. */
  printTitle(): string {
    const title = rewriteStep(this.title, this.mentionsIn(this.title), this.lines, 'title');
    // "Pork Belly Pork" with pork loin
    return title === this.title ? title : title.replaceAll(/(?<!\S)(\S+) \1(?!\S)/gi, '$1');
  }

  /** The steps, following the list. */
  printSteps(): string[] {
    return this.steps.map((step) => rewriteStep(step, this.mentionsIn(step), this.lines));
  }
}
