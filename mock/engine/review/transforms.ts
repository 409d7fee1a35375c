import type {
  AdaptedRecipe,
  AdaptMethodRequest,
  BudgetifyRecipeRequest,
  BudgetRecipe,
  Change,
  HealthifiedRecipe,
  HealthifyRequest,
  MethodSetting,
  RecipeInput,
} from '../../../src/contract/transforms.js';
import { dollarsOf } from '../../kitchen/lines/cost.js';
import { flagsOf } from '../../kitchen/safety/dietary-flags.js';
import { spaced } from '../../kitchen/safety/restriction-names.js';
import { parseRestrictions } from '../../kitchen/safety/parse-restrictions.js';
import { findLine } from '../../kitchen/lines/find-line.js';
import { temperaturesIn } from '../../kitchen/text/temperatures.js';
import { keptLines, reportCosts, targetOf } from '../../kitchen/transform/budgetify-recipe.js';
import { whyNotSound } from '../../kitchen/transform/check-result.js';
import { reasonToKeep } from '../../kitchen/transform/guard.js';
import { measure, readFocus, reportHealth } from '../../kitchen/transform/report-health.js';
import { readActions, readSource } from '../../kitchen/transform/methods/read-steps.js';
import { setting } from '../../kitchen/transform/methods/write-steps.js';
import { RecipeDraft } from '../../kitchen/transform/recipe-draft.js';
import { makeSafe } from '../../kitchen/transform/safe-steps.js';
import { dangerousLines, dangerousTexts, falseClaims, forbiddenLines, newLines, riskyAdditions, unsafeDish } from './checks.js';
import { reviewed, type Review, type TransformProposal } from './proposals.js';

/** Whether only the kitchen changes a recipe, or nobody: it cures, preserves or serves something raw. The kitchen's response says why. */
export const isLeftToKitchen = ({ recipe }: { recipe: RecipeInput }): boolean => reasonToKeep(new RecipeDraft(recipe)) !== undefined;

/** The recipe of the request and the proposed one, as the kitchen reads them. */
interface Reading {
  before: RecipeDraft;
  after: RecipeDraft;
  /** What is proposed, with safe steps, and without changes that are not real. */
  proposed: TransformProposal;
  warnings: string[];
  problems: string[];
}

/** The changes that are real: what they quote stands in the recipe before, and in the recipe after. */
const realChanges = ({ changes, ...proposal }: TransformProposal, recipe: RecipeInput): Change[] => {
  const holds = (texts: readonly string[], part: string | null): boolean =>
    part === null || texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));
  const was = [recipe.title, ...recipe.ingredients, ...recipe.instructions];
  const is = [proposal.name, ...proposal.ingredients, ...proposal.steps];
  return changes.filter(({ from, to }) => (from ?? to) !== null && holds(was, from) && holds(is, to));
};

const read = (proposal: TransformProposal, recipe: RecipeInput, servings?: number): Reading => {
  const before = new RecipeDraft(recipe, servings);
  const { name, ingredients, steps } = proposal;
  const after = new RecipeDraft({ title: name, ingredients, instructions: steps }, before.servings);
  const { steps: safe, warnings } = makeSafe(after.steps, after);
  const problems = [
    ...dangerousLines(newLines(before, after).map(({ original }) => original)),
    ...dangerousTexts([name, ...steps]),
    ...riskyAdditions(before, after),
    ...falseClaims([name], flagsOf(after.lines.map((line) => findLine(line)))).filter(() => name !== recipe.title),
    ...unsafeDish(after),
  ];
  return { before, after, proposed: { name, ingredients, steps: safe, changes: realChanges(proposal, recipe) }, warnings, problems };
};

/** Checks a healthier recipe. Its nutrition and its summary are computed from its lines. */
export const reviewHealthified = (proposal: TransformProposal, request: HealthifyRequest): Review<HealthifiedRecipe> => {
  const { before, after, proposed, warnings, problems } = read(proposal, request.recipe);
  const { focus } = readFocus(request.health_focus ?? 'general');
  const { isMoved, ...report } = reportHealth(focus, measure(before), after, proposed.changes);
  const unmoved = isMoved ? [] : ['Its nutrition is not healthier in the way that was asked for.'];
  return reviewed([...problems, ...unmoved], () => ({ ...report, ...proposed, warnings: [...warnings, ...report.warnings] }));
};

/** Ingredients that must stay, and are not on the new list. */
const lostLines = (before: RecipeDraft, after: RecipeDraft, keep: readonly string[]): string[] => {
  const names = new Set(after.lines.map(({ name, ingredient }) => ingredient?.name ?? name));
  const lost = [...keptLines(before, keep)].filter(({ name, ingredient }) => !names.has(ingredient?.name ?? name));
  return lost.map(({ name }) => `"${name}" must stay, and is missing.`);
};

/** Checks a cheaper recipe. Its cost is computed from its lines. */
export const reviewBudgetified = (proposal: TransformProposal, request: BudgetifyRecipeRequest): Review<BudgetRecipe> => {
  const { before, after, proposed, warnings, problems } = read(proposal, request.recipe, request.servings);
  const { exclusions, warnings: doubts } = parseRestrictions(request.dietary_restrictions ?? []);
  const report = reportCosts(after, dollarsOf(before.lines), targetOf(request, before.servings), request);
  const own = [
    ...forbiddenLines(newLines(before, after), exclusions),
    ...lostLines(before, after, request.keep_ingredients ?? []),
    ...(report.savings_percent > 0 ? [] : [`It is not cheaper: ${report.summary}`]),
  ];
  return reviewed([...problems, ...own], () => ({ ...report, ...proposed, warnings: [...doubts, ...warnings, ...report.warnings] }));
};

/** How the appliance is set, as the new steps say it. */
const settingsIn = (recipe: RecipeDraft, steps: readonly string[]): MethodSetting[] =>
  readActions(recipe, steps)
    .filter(({ type }) => type === 'cook' || type === 'preheat')
    .flatMap(({ type, text, span }) => {
      const temperature = temperaturesIn(text)[0]?.temperature ?? null;
      return temperature === null && !span ? [] : [setting(type === 'preheat' ? 'Preheat' : 'Cook', '', temperature, span)];
    });

/** Checks a recipe for another way of cooking. Its settings are read from its steps; the safety notes are those of the kitchen, `own`. */
export const reviewAdapted = (proposal: TransformProposal, request: AdaptMethodRequest, own: AdaptedRecipe): Review<AdaptedRecipe> => {
  const { recipe, target_method: target } = request;
  const { before, after, proposed, warnings, problems } = read(proposal, recipe, request.servings);
  const { steps } = proposed;
  const flaw = whyNotSound(before, steps);
  const method = readSource(readActions(after, steps));
  const unsound = [
    ...(flaw === undefined ? [] : [flaw.replace(', so the recipe stays as it is', '')]),
    ...(method === target ? [] : [`Its steps cook with the method ${spaced(method)} instead of ${spaced(target)}.`]),
  ];
  return reviewed([...problems, ...unsound], () => ({
    ...own,
    ...proposed,
    summary: `Adapted from ${spaced(own.source_method ?? 'oven')} to ${spaced(target)}.`,
    warnings: [...new Set([...(own.warnings ?? []), ...warnings])],
    settings: settingsIn(after, steps),
  }));
};
