import type { BudgetifyRecipeRequest, BudgetRecipe } from '../../../src/contract/transforms.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { dollars, dollarsOf } from '../lines/cost.js';
import { clashes } from '../safety/dish-rules.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { brokenBy } from '../safety/judge.js';
import { thatHold } from '../text/join-list.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { withPrefix } from './limits.js';
import type { DraftLine } from './draft-line.js';
import { RecipeDraft } from './recipe-draft.js';
import { createWork, lessen, printWork, totalOf, type Value } from './swap.js';

const priceOf: Value = (part) => dollarsOf([part]);

/** The lines that the cook wants to keep, however they are named. */
export const keptLines = (recipe: RecipeDraft, keep: readonly string[]): Set<DraftLine> =>
  new Set(keep.flatMap((text) => recipe.linesIn(text)).flatMap((line) => recipe.lines[line] ?? []));

/** From this share of the whole price on, a line is worth a change. */
const WORTH_A_CHANGE = 0.04;

/** What a moderate and a thrifty budget keep of the price. */
const goals = { moderate: 0.88, thrift: 0.75 } as const;

const LESS = 'It is among the most expensive ingredients of the dish, and a little less of it is enough.';

const money = (amount: number): string => `$${amount.toFixed(2)}`;

/** What a recipe cost and costs, and why it does not cost less. */
export const reportCosts = (recipe: RecipeDraft, before: number, target: number, request: BudgetifyRecipeRequest) => {
  const { currency: asked = 'USD', keep_ingredients: kept = [] } = request;
  const after = dollarsOf(recipe.lines);
  const saved = before > 0 ? Math.max(0, Math.round(((before - after) / before) * 100)) : 0;
  const each = `${money(after / recipe.servings)} a serving for ${recipe.servings}`;
  const currency = asked.toUpperCase();
  const keeping = kept.length > 0 ? ' with what was to be kept' : '';
  const unknown = recipe.unknownNames();
  const warnings = thatHold([
    [currency !== 'USD', `Prices are known in US dollars only: the costs are in USD, and a target was read as USD, not ${currency}.`],
    [after > target, `The target of ${money(target)} is not reached: about ${money(after)} is as low as this dish goes${keeping} without becoming another one.`],
    [before === 0, 'The recipe names no amount of anything whose price is known here, so its cost cannot be estimated.'],
    [before > 0 && after === before, `Nothing in this recipe can be had for less${recipe.whyUnmoved()}`],
    [unknown.length > 0, `Not in the cost, because the price is not known here: ${unknown.join(', ')}.`],
  ]); // prettier-ignore
  return {
    summary:
      after === before
        ? `About ${money(before)}, ${each}.`
        : `About ${money(after)} instead of ${money(before)}, ${each}: ${saved} % saved.`,
    warnings,
    estimated_cost_before: dollars(before),
    estimated_cost_after: dollars(after),
    savings_percent: saved,
  };
};

/** What was in the recipe already, although the request leaves it out. */
const warnBroken = ({ lines }: RecipeDraft, exclusions: readonly Restriction[]): string[] => {
  const dish = lines.map(({ ingredient }) => ingredient && { ingredient });
  const broken = [
    ...lines.filter(({ name }) => brokenBy(name, exclusions) !== undefined).map(({ name }) => name),
    ...exclusions.filter((one) => clashes(one, dish)).map(({ separation = [] }) => separation.map(({ name }) => name).join(' with ')),
  ];
  return broken.length > 0
    ? [`Already in the recipe, and not what was asked for: ${broken.join(', ')}. Only replacements keep the restrictions.`]
    : [];
};

/** What the request wants to pay; infinite if it does not say. */
export const targetOf = (
  { target_cost: target = Infinity, max_cost_per_serving: each = Infinity }: BudgetifyRecipeRequest,
  servings: number,
) => Math.min(target, each * servings);

/**
 * The recipe for less money: cheaper ingredients instead of expensive ones, then a little less of what is still expensive. What the cook wants to keep stays;
 * nothing comes in that brings a new allergen or breaks a restriction. Prices are those of what is used, in US dollars. A recipe that is safe
 * only as it was written stays as it is.
 */
export const budgetifyRecipe = (request: BudgetifyRecipeRequest): Required<BudgetRecipe> => {
  const recipe = new RecipeDraft(request.recipe, request.servings);
  const { exclusions, warnings: dietWarnings } = parseRestrictions(request.dietary_restrictions ?? []);
  const before = dollarsOf(recipe.lines);
  const reason = reasonToKeep(recipe);
  if (reason !== undefined) {
    const cost = dollars(before);
    const kept = keptAsItIs(request.recipe, reason);
    const warnings = [...kept.warnings, ...dietWarnings, ...warnBroken(recipe, exclusions)];
    return { ...kept, warnings, estimated_cost_before: cost, estimated_cost_after: cost, savings_percent: 0 };
  }
  const isAllowed = ({ name }: Ingredient): boolean => !brokenBy(name, exclusions);
  const work = createWork(recipe, isAllowed, keptLines(recipe, request.keep_ingredients ?? []));
  const target = targetOf(request, recipe.servings);
  const level = request.budget_level === 'moderate' ? 'moderate' : 'thrift';
  const goal = Math.min(target / totalOf(work, priceOf), goals[level]);
  lessen(work, priceOf, { level, from: WORTH_A_CHANGE, goal, last: 'last_thrift', reason: () => LESS });
  const { warnings: heat, ...changed } = printWork(work);
  const { warnings, ...report } = reportCosts(recipe, before, target, request);
  return {
    ...report,
    name: recipe.changes.length > 0 ? withPrefix('Budget', recipe.printTitle()) : request.recipe.title,
    ...changed,
    warnings: [...dietWarnings, ...heat, ...warnings, ...warnBroken(recipe, exclusions)],
  };
};
