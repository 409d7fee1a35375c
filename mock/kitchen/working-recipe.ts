import type { RecipeInput, Change } from '../../src/contract/transforms.js';
import type { Unit } from '../../src/contract/vocabulary.js';
import { formatLine, gramsOf } from './amounts.js';
import type { Ingredient } from './ingredient.js';
import { find } from './larder.js';
import { Mentions } from './mentions.js';
import type { Weighed } from './nutrition.js';
import { parseLine } from './parse-line.js';
import { rewriteStep, type Edit } from './rewrite-step.js';

/** One line of the list, as it stands now. */
export interface WorkingLine {
  readonly index: number;
  /** As it came. */
  readonly original: string;
  /** As it will be printed. */
  text: string;
  name: string;
  quantity: number | null;
  quantityMax: number | null;
  unit: Unit | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  ingredient: Ingredient | undefined;
  /** True where only the class is known, so that the facts are those of a relative. */
  vague: boolean;
  grams: number | null;
  removed: boolean;
}

/** What a line is replaced by. */
export interface Replacement {
  name: string;
  /** How the steps call it. Default: the name. */
  inSteps?: string;
  quantity: number | null;
  unit: Unit | null;
  preparation?: string | null;
}

const readLine = (original: string, index: number): WorkingLine => {
  const { quantity, quantityMax, unit, name, preparation, note, optional } = parseLine(original);
  const match = find(name);
  const ingredient = match?.ingredient;
  return {
    index,
    original,
    text: original,
    name,
    quantity,
    quantityMax,
    unit,
    preparation,
    note,
    optional,
    ingredient,
    vague: match?.how === 'head',
    grams: quantity === null ? null : gramsOf(quantityMax === null ? quantity : (quantity + quantityMax) / 2, unit, ingredient),
    removed: false,
  };
};

const servingsPattern =
  /\b(?:serves|feeds|servings?:?|serving size:?|yields?:?)\s*(?:about\s+)?(\d{1,3})\b|\b(\d{1,3})\s+(?:servings|portions|people)\b/i;

/** How many a recipe says it serves, else 4: what most recipes are written for. */
export const servingsOf = ({ title, instructions, ingredients }: RecipeInput): number => {
  for (const text of [title, ...instructions, ...ingredients]) {
    const found = servingsPattern.exec(text);
    const servings = Number(found?.[1] ?? found?.[2] ?? 0);
    if (servings >= 1 && servings <= 100) return servings;
  }
  return 4;
};

/**
 * A recipe on the work table. Its lines are edited one by one; the steps are rewritten once, at the end, so that they follow the list.
 * What is not edited is printed as it came.
 */
export class WorkingRecipe {
  readonly title: string;
  readonly lines: WorkingLine[];
  readonly servings: number;
  readonly changes: Change[] = [];
  readonly #steps: readonly string[];
  readonly #mentions: Mentions;
  readonly #edits = new Map<number, Edit>();
  readonly #added: { text: string; sentence: string; beside: number | undefined }[] = [];

  constructor(recipe: RecipeInput, servings = servingsOf(recipe)) {
    this.title = recipe.title;
    this.lines = recipe.ingredients.map(readLine);
    this.servings = servings;
    this.#steps = recipe.instructions;
    this.#mentions = new Mentions(this.lines);
  }

  /** Everything that is still on the list, weighed. */
  get parts(): Weighed[] {
    return this.lines.filter((line) => !line.removed);
  }

  /** True where a step names the line. */
  isMentioned(line: WorkingLine): boolean {
    return this.#steps.some((step) => this.#mentions.in(step).some((mention) => mention.lines.includes(line.index)));
  }

  replace(line: WorkingLine, to: Replacement, reason: string): void {
    const from = line.text;
    const factor = line.quantity !== null && to.quantity !== null && line.unit === to.unit ? to.quantity / line.quantity : null;
    this.#put(line, {
      name: to.name,
      quantity: to.quantity,
      quantityMax: null,
      unit: to.unit,
      preparation: to.preparation ?? null,
      note: null,
    });
    const match = find(to.name);
    line.ingredient = match?.ingredient;
    line.grams = to.quantity === null ? null : gramsOf(to.quantity, to.unit, line.ingredient);
    this.#edits.set(line.index, { name: to.inSteps ?? to.name, factor, line });
    this.changes.push({ kind: 'replaced', from, to: line.text, reason });
  }

  /** Multiplies an amount, in the list and wherever a step repeats it. */
  scale(line: WorkingLine, factor: number, reason: string, kind: 'reduced' | 'added' = 'reduced'): void {
    if (line.quantity === null) return;
    const from = line.text;
    const before = line.quantity;
    this.#put(line, { quantity: line.quantity * factor, quantityMax: line.quantityMax === null ? null : line.quantityMax * factor });
    line.grams = line.grams === null ? null : line.grams * factor;
    const earlier = this.#edits.get(line.index);
    this.#edits.set(line.index, { name: earlier?.name ?? null, factor: (earlier?.factor ?? 1) * (line.quantity / before), line });
    this.changes.push({ kind, from, to: line.text, reason });
  }

  /** Puts something new on the list; `sentence` goes to the end of the step that first uses `beside`, else to the last step. */
  add(to: Replacement, sentence: string, reason: string, beside?: WorkingLine): void {
    const line: WorkingLine = {
      ...readLine(
        formatLine({ name: to.name, quantity: to.quantity, unit: to.unit, preparation: to.preparation ?? null }),
        this.lines.length,
      ),
    };
    this.lines.push(line);
    this.#added.push({ text: line.text, sentence, beside: beside?.index });
    this.changes.push({ kind: 'added', from: null, to: line.text, reason });
  }

  #put(line: WorkingLine, values: Partial<WorkingLine>): void {
    Object.assign(line, values);
    line.text = formatLine(line);
  }

  /** The title, with what was replaced called by its new name. */
  printTitle(): string {
    return rewriteStep(this.title, this.#mentions, this.#edits, 'title');
  }

  printIngredients(): string[] {
    return this.lines.filter((line) => !line.removed).map((line) => line.text);
  }

  /** The steps, following the list. */
  printSteps(): string[] {
    const steps = this.#steps.map((step) => rewriteStep(step, this.#mentions, this.#edits));
    for (const { sentence, beside } of this.#added) {
      const at =
        beside === undefined ? -1 : this.#steps.findIndex((step) => this.#mentions.in(step).some(({ lines }) => lines.includes(beside)));
      const place = at === -1 ? steps.length - 1 : at;
      steps[place] = `${steps[place]?.trimEnd()} ${sentence}`;
    }
    return steps;
  }
}
