import type { BudgetifyRecipeRequest, BudgetRecipe } from '../../../src/contract/transforms.js';
import { dollars, dollarsOf } from '../lines/cost.js';
import { createDice } from '../text/random.js';
import { readRestrictions } from '../safety/diets.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { kindOf, type RecipeKind } from './recipe-kind.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { makeSafe } from './safe-steps.js';
import { breaks } from '../safety/safety.js';
import { applySwap, createGate, swapped, swapsFor } from './swap.js';
import { thriftySwaps, type ThriftySwap } from './thrifty-swaps.js';
import { RecipeDraft, type DraftLine } from './recipe-draft.js';

const priceOf = (line: DraftLine): number => dollarsOf([line]);

const plain = (text: string): string =>
  ` ${(text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/e?s$/, '')).join(' ')} `;

/** The lines that the cook wants to keep, however they are named. */
const keptLines = (recipe: RecipeDraft, keep: readonly string[]): Set<DraftLine> => {
  const words = keep.map(plain).filter((word) => word.trim() !== '');
  return new Set(
    recipe.lines.filter(({ original, name, ingredient }) => {
      const said = `${plain(original)}|${plain(name)}|${plain(ingredient?.name ?? '')}`;
      return words.some((word) => said.includes(word) || plain(name).trim() !== '' && word.includes(plain(name)));
    }),
  );
}; // prettier-ignore

/** How far a dear thing may go down, by what it does in the dish; 1 where it holds the dish together. */
const leastShare = ({ role, kinds, name }: Ingredient, kind: RecipeKind, thrifty: boolean): number => {
  if (role === 'leavening' || role === 'binder' || kinds.includes('water') || kinds.includes('gelatin')) return 1;
  const some = thrifty ? 0.75 : 0.85;
  if (kind === 'baking')
    return ['nut', 'sweet', 'cheese', 'fruit', 'fat', 'sweetener', 'spice', 'protein'].includes(role) ? Math.max(0.8, some) : 1;
  if (['cheese', 'nut', 'fat', 'sauce', 'herb', 'sweet', 'sweetener', 'fruit'].includes(role)) return some;
  if (role === 'dairy') return /cream|yogurt/.test(name) ? some : 1;
  return role === 'protein' && !kinds.includes('legume') ? Math.max(0.8, some) : kind === 'drink' ? some : 1;
};

/** Where nothing else saves: a little less of what costs most, unless the dish would fall apart. */
const lastResort = ({ role, kinds }: Ingredient, kind: RecipeKind): number =>
  role === 'leavening' ||
  kinds.includes('water') ||
  kinds.includes('gelatin') ||
  (kind === 'baking' && (role === 'binder' || role === 'thickener'))
    ? 1
    : 0.8;

/** Makes one recipe cheaper, step by step, until the goal is reached. */
class Thrift {
  readonly #recipe: RecipeDraft;
  readonly #kind: RecipeKind;
  readonly #isThrifty: boolean;
  readonly #kept: ReadonlySet<DraftLine>;
  readonly #mayUse: (ingredient: Ingredient) => boolean;
  readonly #pick: (rows: ThriftySwap[]) => ThriftySwap[];

  constructor(recipe: RecipeDraft, request: BudgetifyRecipeRequest, mayUse: (ingredient: Ingredient) => boolean, seed: number) {
    this.#recipe = recipe;
    this.#kind = kindOf(recipe);
    this.#isThrifty = request.budget_level !== 'moderate';
    this.#kept = keptLines(recipe, request.keep_ingredients ?? []);
    this.#mayUse = mayUse;
    const dice = createDice(seed, request);
    this.#pick = (rows) => dice.shuffle(rows);
  }

  get hasKept(): boolean {
    return this.#kept.size > 0;
  }

  /** What costs most, without what is to stay and what hardly counts. */
  #dear(share: number): DraftLine[] {
    const total = dollarsOf(this.#recipe.parts);
    return this.#recipe.lines
      .filter((line) => !this.#kept.has(line) && priceOf(line) >= total * share)
      .toSorted((a, b) => priceOf(b) - priceOf(a) || a.index - b.index);
  }

  /** Cheaper things in place of dear ones. */
  swap(isEnough: () => boolean): Set<DraftLine> {
    const swappedLines = new Set<DraftLine>();
    for (const line of this.#dear(0.05)) {
      if (isEnough()) break;
      const rows = swapsFor(thriftySwaps, this.#recipe, line, this.#kind).filter(({ moderate }) => this.#isThrifty || moderate);
      const cheapest = this.#pick(rows)
        .flatMap((row) => {
          const amount = swapped(line, row);
          return amount && amount.grams !== null && this.#mayUse(amount.ingredient) ? [{ row, price: dollarsOf([amount]) }] : [];
        })
        .toSorted((a, b) => a.price - b.price)[0];
      if (!cheapest || cheapest.price > priceOf(line) * 0.9) continue;
      applySwap(this.#recipe, line, cheapest.row);
      swappedLines.add(line);
    }
    return swappedLines;
  }

  /** A little less of what is still dear. */
  reduce(isEnough: () => boolean, untouched: (line: DraftLine) => boolean, shareOf = leastShare): void {
    for (const line of this.#dear(0.04)) {
      if (isEnough()) return;
      if (!line.ingredient || !untouched(line)) continue;
      const share = shareOf(line.ingredient, this.#kind, this.#isThrifty);
      if (share < 1) this.#recipe.scale(line, share, lessOf[this.#recipe.changes.length % lessOf.length] as string);
    }
  }
}

/** Why there is less of something dear; not twice the same in a row. */
const lessOf = [
  'It is among the dearest things in the dish, and a little less of it still carries it.',
  'A little less of this is hardly noticed, and it costs more than most of the rest.',
  'Here money is saved without changing what the dish is.',
] as const;

const money = (amount: number): string => `$${amount.toFixed(2)}`;

/**
 * The recipe for less money: cheaper things in place of dear ones, then a little less of what is still dear. What the cook wants to keep stays;
 * nothing comes in that brings a new allergen or breaks a restriction. Prices are those of what is used, in US dollars.
 */
export const budgetifyRecipe = (request: BudgetifyRecipeRequest, seed: number): Required<BudgetRecipe> => {
  const recipe = new RecipeDraft(request.recipe, request.servings);
  const { servings } = recipe;
  const { exclusions, warnings: dietWarnings } = readRestrictions(request.dietary_restrictions ?? []);
  const gate = createGate(recipe);
  const thrift = new Thrift(recipe, request, (ingredient) => gate(ingredient) && !breaks(ingredient.name, exclusions), seed);
  const before = dollarsOf(recipe.parts);
  const reason = reasonToKeep(recipe);
  if (reason !== undefined) {
    const cost = dollars(before);
    return { ...keptAsItIs(request.recipe, reason), estimated_cost_before: cost, estimated_cost_after: cost, savings_percent: 0 };
  }
  const targets = [request.target_cost ?? Infinity, (request.max_cost_per_serving ?? Infinity) * servings];
  const target = Math.min(...targets);
  const goal = Math.min(target, before * (request.budget_level === 'moderate' ? 0.88 : 0.75));
  const isReached = (): boolean => dollarsOf(recipe.parts) <= goal;
  const swappedLines = thrift.swap(isReached);
  thrift.reduce(isReached, (line) => !swappedLines.has(line));
  if (dollarsOf(recipe.parts) > target) thrift.reduce(isReached, (line) => swappedLines.has(line));
  const hasSaved = (): boolean => dollarsOf(recipe.parts) < before * 0.97;
  thrift.reduce(hasSaved, () => true, lastResort);

  const after = dollarsOf(recipe.parts);
  const { steps, warnings: heat } = makeSafe(recipe.printSteps(), recipe);
  const warnings = [...dietWarnings, ...heat];
  const currency = (request.currency ?? 'USD').toUpperCase();
  if (currency !== 'USD')
    warnings.push(`Prices are known in US dollars only: the costs are in USD, and a target was read as USD, not ${currency}.`);
  if (after > target) {
    warnings.push(
      `The target of ${money(target)} is not reached: about ${money(after)} is as low as this dish goes${thrift.hasKept ? ' with what was to be kept' : ''} without becoming another one.`,
    );
  }
  const broken = recipe.lines.filter(({ name }) => breaks(name, exclusions) !== undefined).map(({ name }) => name);
  if (broken.length > 0)
    warnings.push(`Already in the recipe, and not what was asked for: ${broken.join(', ')}. Only replacements keep the restrictions.`);
  if (before === 0) warnings.push('The recipe names no amount of anything whose price is known here, so there is nothing to reckon with.');
  else if (recipe.changes.length === 0) warnings.push('Nothing in this recipe can be had for less without becoming another dish.');
  const unknown = recipe.lines.filter(({ ingredient, quantity }) => ingredient === undefined && quantity !== null).map(({ name }) => name);
  if (unknown.length > 0) warnings.push(`Not in the cost, because the price is not known here: ${unknown.join(', ')}.`);
  const saved = before > 0 ? Math.max(0, Math.round(((before - after) / before) * 100)) : 0;
  return {
    name: recipe.changes.length > 0 ? `Budget ${recipe.printTitle()}` : request.recipe.title,
    ingredients: recipe.printIngredients(),
    steps,
    summary:
      recipe.changes.length > 0
        ? `About ${money(after)} instead of ${money(before)}, ${money(after / servings)} a serving for ${servings}: ${saved} % saved.`
        : `About ${money(before)}, ${money(before / servings)} a serving for ${servings}.`,
    changes: recipe.changes,
    warnings,
    estimated_cost_before: dollars(before),
    estimated_cost_after: dollars(after),
    savings_percent: saved,
  };
};
