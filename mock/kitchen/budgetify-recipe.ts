import type { BudgetifyRecipeRequest, BudgetRecipe } from '../../src/contract/transforms.js';
import { dollars, dollarsOf } from './cost.js';
import { createDice } from './dice.js';
import { readRestrictions } from './diets.js';
import type { Ingredient } from './ingredient.js';
import { measurable } from './kitchen-quantity.js';
import { find } from './larder.js';
import { breaks } from './safety.js';
import { applySwap, createGate, isBaking, swapped } from './swap.js';
import { thriftySwaps } from './thrifty-swaps.js';
import { WorkingRecipe, type WorkingLine } from './working-recipe.js';

const priceOf = (line: WorkingLine): number => dollarsOf([line]);

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The lines that the cook wants to keep, by name, however they are written. */
const keptLines = (recipe: WorkingRecipe, keep: readonly string[]): Set<WorkingLine> => {
  const kept = keep.map(plainWords).filter((word) => word !== '');
  return new Set(
    recipe.lines.filter((line) => {
      const words = ` ${plainWords(line.name)} ${plainWords(line.original)} ${line.ingredient?.name ?? ''} `;
      return kept.some((word) => words.includes(word) || words.includes(word.replace(/e?s$/, '')));
    }),
  );
};

const leastShare = (ingredient: Ingredient, thrifty: boolean, baking: boolean): number => {
  const is = (kind: Ingredient['kinds'][number]): boolean => ingredient.kinds.includes(kind);
  if (baking || is('leavening') || is('egg') || is('water') || is('salt')) return 1;
  if (['protein', 'cheese', 'nut', 'fat', 'dairy', 'sauce', 'herb', 'liquid', 'sweet'].includes(ingredient.role))
    return thrifty ? 0.75 : 0.85;
  return 1;
};

/**
 * The recipe for less money: cheaper things in place of dear ones, then a little less of what is still dear.
 * What the cook wants to keep stays; nothing comes in that brings a new allergen or breaks a restriction.
 */
export const budgetifyRecipe = (request: BudgetifyRecipeRequest, seed: number): BudgetRecipe => {
  const thrifty = (request.budget_level ?? 'thrifty') === 'thrifty';
  const recipe = new WorkingRecipe(request.recipe, request.servings);
  const restrictions = readRestrictions(request.dietary_restrictions ?? []);
  const kept = keptLines(recipe, request.keep_ingredients ?? []);
  const baking = isBaking(recipe, request.recipe.instructions);
  const gate = createGate(recipe);
  const mayUse = (ingredient: Ingredient): boolean => gate(ingredient) && !breaks(ingredient.name, restrictions.exclusions);
  const dice = createDice(seed, request);
  const before = dollarsOf(recipe.parts);
  const targets = [
    request.target_cost,
    request.max_cost_per_serving === undefined ? undefined : request.max_cost_per_serving * recipe.servings,
  ].filter((target) => target !== undefined);
  const target = targets.length > 0 ? Math.min(...targets) : undefined;
  const reached = (): boolean => target !== undefined && dollarsOf(recipe.parts) <= target;

  const dear = (): WorkingLine[] =>
    recipe.lines.filter((line) => !kept.has(line) && priceOf(line) > 0).toSorted((a, b) => priceOf(b) - priceOf(a) || a.index - b.index);
  const swappedLines = new Set<WorkingLine>();
  for (const line of dear().slice(0, thrifty ? 6 : 4)) {
    if (reached()) break;
    const price = priceOf(line);
    const rows = thriftySwaps.filter(
      ({ from, where, moderate }) =>
        line.ingredient &&
        from.includes(line.ingredient.name) &&
        (where === undefined || (where === 'baking') === baking) &&
        (thrifty || moderate),
    );
    const best = dice
      .shuffle(rows)
      .map((swap) => {
        const to = find(swap.to)?.ingredient;
        const amount = swapped(line, swap);
        return {
          swap,
          price: to && amount && amount.grams !== null && mayUse(to) ? dollarsOf([{ ingredient: to, grams: amount.grams }]) : Infinity,
        };
      })
      .toSorted((a, b) => a.price - b.price)[0];
    if (!best || best.price > price * 0.9) continue;
    applySwap(recipe, line, best.swap);
    swappedLines.add(line);
  }
  for (const line of dear().slice(0, 4)) {
    if (reached() || (target === undefined && dollarsOf(recipe.parts) <= before * (thrifty ? 0.75 : 0.85))) break;
    if (!line.ingredient || line.quantity === null || (swappedLines.has(line) && target === undefined)) continue;
    const quantity = measurable(line.quantity * leastShare(line.ingredient, thrifty, baking), line.unit);
    if (quantity < line.quantity)
      recipe.scale(line, quantity / line.quantity, 'It is the dearest thing left, and a little less of it still carries the dish.');
  }

  const after = dollarsOf(recipe.parts);
  const warnings = [...restrictions.warnings];
  const currency = (request.currency ?? 'USD').toUpperCase();
  if (currency !== 'USD')
    warnings.push(`Prices are known in US dollars only; the amounts are in USD, and the target was read as USD, not ${currency}.`);
  if (target !== undefined && after > target) {
    warnings.push(
      `The target of $${target.toFixed(2)} is not reached: about $${after.toFixed(2)} is as low as this dish goes${kept.size > 0 ? ' with what was to be kept' : ''} without becoming another one.`,
    );
  }
  if (recipe.changes.length === 0 && !reached()) warnings.push('Nothing in this recipe can be had for less without becoming another dish.');
  const unknown = recipe.lines.filter((line) => line.ingredient === undefined && line.quantity !== null).map((line) => line.name);
  if (unknown.length > 0) warnings.push(`Not in the cost, because the price is not known here: ${unknown.join(', ')}.`);
  const saved = before > 0 ? Math.max(0, Math.round(((before - after) / before) * 100)) : 0;
  return {
    name: recipe.changes.length > 0 ? `Budget ${recipe.printTitle()}` : request.recipe.title,
    ingredients: recipe.printIngredients(),
    steps: recipe.printSteps(),
    summary:
      recipe.changes.length > 0
        ? `Costs about $${after.toFixed(2)} instead of $${before.toFixed(2)}, $${(after / recipe.servings).toFixed(2)} a serving: ${saved} % saved.`
        : `Costs about $${before.toFixed(2)} already, $${(before / recipe.servings).toFixed(2)} a serving.`,
    changes: recipe.changes,
    warnings,
    estimated_cost_before: dollars(before),
    estimated_cost_after: dollars(after),
    savings_percent: saved,
  };
};
