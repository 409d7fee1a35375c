import type { BudgetifyRecipeRequest, BudgetRecipe } from '../../../src/contract/transforms.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { dollars, dollarsOf } from '../lines/cost.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { brokenBy } from '../safety/judge.js';
import { createSeededRandom, type SeededRandom } from '../text/random.js';
import { lemmaKey } from '../text/tokenize.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { lastThriftShare, thriftShare } from './least-share.js';
import { withPrefix } from './limits.js';
import { RecipeDraft, type DraftLine } from './recipe-draft.js';
import { recipeTypeOf, type RecipeType } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';
import { thriftSwaps } from './swap-tables.js';
import { applySwap, createFilter, swapped, swapsFor } from './swap.js';

const priceOf = (line: DraftLine): number => dollarsOf([line]);

const keyOf = (text: string): string => ` ${lemmaKey(text)} `;

/** The lines that the cook wants to keep, however they are named. */
const keptLines = (recipe: RecipeDraft, keep: readonly string[]): Set<DraftLine> => {
  const wanted = keep.map(keyOf).filter((words) => words.trim() !== '');
  return new Set(
    recipe.lines.filter(({ original, name, ingredient }) => {
      const key = keyOf(name);
      const names = `${keyOf(original)}|${key}|${keyOf(ingredient?.name ?? '')}`;
      return wanted.some((words) => names.includes(words) || (key.trim() !== '' && words.includes(key)));
    }),
  );
};

/** A recipe that is made cheaper, step by step, until the goal is reached. */
interface Work {
  recipe: RecipeDraft;
  type: RecipeType;
  isThrifty: boolean;
  kept: ReadonlySet<DraftLine>;
  mayUse: (ingredient: Ingredient) => boolean;
  random: SeededRandom;
}

/** What costs at least a share of the whole, without what is to stay, the most expensive first. */
const expensiveLines = ({ recipe, kept }: Work, share: number): DraftLine[] => {
  const total = dollarsOf(recipe.parts);
  return recipe.lines
    .filter((line) => !kept.has(line) && priceOf(line) >= total * share)
    .toSorted((a, b) => priceOf(b) - priceOf(a) || a.index - b.index);
};

/** From these shares of the whole price on, a line is worth a swap, or less of it. */
const SWAP_FROM = 0.05;
const REDUCE_FROM = 0.04;
/** A swap costs at most this share of what it replaces. */
const SWAP_SAVES = 0.9;

/** Replaces expensive ingredients by cheaper ones. */
const swapExpensive = (work: Work, isEnough: () => boolean): Set<DraftLine> => {
  const { recipe, type, isThrifty, mayUse, random } = work;
  const swappedLines = new Set<DraftLine>();
  for (const line of expensiveLines(work, SWAP_FROM)) {
    if (isEnough()) break;
    const rows = swapsFor(thriftSwaps(), recipe, line, type).filter(({ goal }) => isThrifty || goal === 'moderate');
    const [cheapest] = random
      .shuffle(rows)
      .flatMap((row) => {
        const amount = swapped(line, row);
        return amount && amount.grams !== null && mayUse(amount.ingredient) ? [{ row, price: dollarsOf([amount]) }] : [];
      })
      .toSorted((a, b) => a.price - b.price);
    if (!cheapest || cheapest.price > priceOf(line) * SWAP_SAVES) continue;
    applySwap(recipe, line, cheapest.row);
    swappedLines.add(line);
  }
  return swappedLines;
};

/** Why there is less of an expensive ingredient; not twice the same in a row. */
const reasonsForLess = [
  'It is among the most expensive ingredients of the dish, and a little less of it is enough.',
  'A little less of this is hardly noticed, and it costs more than most of the rest.',
  'Here money is saved without changing what the dish is.',
] as const;

/** Reduces what is still expensive. */
const reduceExpensive = (work: Work, isEnough: () => boolean, may: (line: DraftLine) => boolean, shareOf = thriftShare): void => {
  const { recipe, type, isThrifty } = work;
  for (const line of expensiveLines(work, REDUCE_FROM)) {
    if (isEnough()) return;
    if (!line.ingredient || !may(line)) continue;
    const share = shareOf(line.ingredient, type, isThrifty);
    if (share < 1) recipe.scale(line, share, reasonsForLess[recipe.changes.length % reasonsForLess.length] as string);
  }
};

/** What a moderate and a thrifty budget keep of the price, and the least saving worth the work. */
const MODERATE_GOAL = 0.88;
const THRIFTY_GOAL = 0.75;
const LEAST_SAVING = 0.97;

/** What the request wants to pay; `undefined` if it does not say. */
const targetOf = (request: BudgetifyRecipeRequest, servings: number): number | undefined => {
  const perServing = request.max_cost_per_serving;
  const targets = [request.target_cost, perServing === undefined ? undefined : perServing * servings].filter((one) => one !== undefined);
  return targets.length === 0 ? undefined : Math.min(...targets);
};

const save = (work: Work, target: number | undefined): void => {
  const { recipe, isThrifty } = work;
  const before = dollarsOf(recipe.parts);
  const goal = Math.min(target ?? before, before * (isThrifty ? THRIFTY_GOAL : MODERATE_GOAL));
  const isReached = (): boolean => dollarsOf(recipe.parts) <= goal;
  const swappedLines = swapExpensive(work, isReached);
  reduceExpensive(work, isReached, (line) => !swappedLines.has(line));
  if (target !== undefined && dollarsOf(recipe.parts) > target) reduceExpensive(work, isReached, (line) => swappedLines.has(line));
  const hasSaved = (): boolean => dollarsOf(recipe.parts) < before * LEAST_SAVING;
  reduceExpensive(work, hasSaved, () => true, lastThriftShare);
};

const money = (amount: number): string => `$${amount.toFixed(2)}`;

/** What the money came to. */
interface Costs {
  before: number;
  after: number;
  target: number | undefined;
}

const warnCosts = ({ recipe, kept }: Work, { before, after, target }: Costs, asked = 'USD'): string[] => {
  const currency = asked.toUpperCase();
  const keeping = kept.size > 0 ? ' with what was to be kept' : '';
  const unknown = recipe.unknownNames();
  return [
    ...(currency === 'USD'
      ? []
      : [`Prices are known in US dollars only: the costs are in USD, and a target was read as USD, not ${currency}.`]),
    ...(target !== undefined && after > target
      ? [
          `The target of ${money(target)} is not reached: about ${money(after)} is as low as this dish goes${keeping} without becoming another one.`,
        ]
      : []),
    ...(before === 0 ? ['The recipe names no amount of anything whose price is known here, so its cost cannot be estimated.'] : []),
    ...(before > 0 && recipe.changes.length === 0 ? ['Nothing in this recipe can be had for less without becoming another dish.'] : []),
    ...(unknown.length > 0 ? [`Not in the cost, because the price is not known here: ${unknown.join(', ')}.`] : []),
  ];
};

const warnBroken = ({ lines }: RecipeDraft, exclusions: readonly Restriction[]): string[] => {
  const broken = lines.filter(({ name }) => brokenBy(name, exclusions) !== undefined).map(({ name }) => name);
  return broken.length > 0
    ? [`Already in the recipe, and not what was asked for: ${broken.join(', ')}. Only replacements keep the restrictions.`]
    : [];
};

const summarize = ({ changes, servings }: RecipeDraft, { before, after }: Costs, saved: number): string =>
  changes.length > 0
    ? `About ${money(after)} instead of ${money(before)}, ${money(after / servings)} a serving for ${servings}: ${saved} % saved.`
    : `About ${money(before)}, ${money(before / servings)} a serving for ${servings}.`;

/**
 * The recipe for less money: cheaper ingredients instead of expensive ones, then a little less of what is still expensive. What the cook wants to keep stays;
 * nothing comes in that brings a new allergen or breaks a restriction. Prices are those of what is used, in US dollars. A recipe that is safe
 * only as it was written stays as it is.
 */
export const budgetifyRecipe = (request: BudgetifyRecipeRequest, seed: number): Required<BudgetRecipe> => {
  const recipe = new RecipeDraft(request.recipe, request.servings);
  const { exclusions, warnings: dietWarnings } = parseRestrictions(request.dietary_restrictions ?? []);
  const before = dollarsOf(recipe.parts);
  const reason = reasonToKeep(recipe);
  if (reason !== undefined) {
    const cost = dollars(before);
    return { ...keptAsItIs(request.recipe, reason), estimated_cost_before: cost, estimated_cost_after: cost, savings_percent: 0 };
  }
  const isNew = createFilter(recipe);
  const work: Work = {
    recipe,
    type: recipeTypeOf(recipe),
    isThrifty: request.budget_level !== 'moderate',
    kept: keptLines(recipe, request.keep_ingredients ?? []),
    mayUse: (ingredient) => isNew(ingredient) && !brokenBy(ingredient.name, exclusions),
    random: createSeededRandom(seed, request),
  };
  const target = targetOf(request, recipe.servings);
  save(work, target);
  const costs = { before, after: dollarsOf(recipe.parts), target };
  const { steps, warnings: heat } = makeSafe(recipe.printSteps(), recipe);
  const saved = before > 0 ? Math.max(0, Math.round(((before - costs.after) / before) * 100)) : 0;
  return {
    name: recipe.changes.length > 0 ? withPrefix('Budget', recipe.printTitle()) : request.recipe.title,
    ingredients: recipe.printIngredients(),
    steps,
    summary: summarize(recipe, costs, saved),
    changes: recipe.changes,
    warnings: [...dietWarnings, ...heat, ...warnCosts(work, costs, request.currency), ...warnBroken(recipe, exclusions)],
    estimated_cost_before: dollars(before),
    estimated_cost_after: dollars(costs.after),
    savings_percent: saved,
  };
};
