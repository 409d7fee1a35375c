import { find } from '../ingredients/find.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { gramsOf } from '../lines/amounts.js';
import { measuredClosely } from '../lines/kitchen-quantity.js';
import { matchesName } from '../lines/mentions.js';
import type { Weighed } from '../lines/nutrition.js';
import { isExcluded } from '../safety/judge.js';
import { needsHeat, whyHeat } from '../safety/raw-food.js';
import { lazy } from '../../util/memoize.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { exclusionOfAdditions } from './additions.js';
import type { DraftLine, Replacement } from './draft-line.js';
import type { RecipeDraft } from './recipe-draft.js';
import { recipeTypeOf, type RecipeType } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';
import { heatedIn } from './read-heat.js';
import { names } from './word-lists.js';
import { leastShare, swapsOf, type Goal, type LessFor, type Swap } from './swap-tables.js';

/** A recipe whose numbers are being moved. */
export interface Work {
  recipe: RecipeDraft;
  type: RecipeType;
  mayUse: (ingredient: Ingredient) => boolean;
  /** The lines that some step heats. */
  heated: () => ReadonlySet<number>;
  /** Lines that the cook wants to keep. */
  kept: ReadonlySet<DraftLine>;
}

/** Begins to change a recipe. Nothing comes in that brings a new allergen, or that `isAllowed` rules out; what is `kept` stays. */
export const createWork = (
  recipe: RecipeDraft,
  isAllowed: (ingredient: Ingredient) => boolean = () => true,
  kept: ReadonlySet<DraftLine> = new Set(),
): Work => {
  const additions = exclusionOfAdditions(recipe);
  const mayUse = (ingredient: Ingredient): boolean => !isExcluded(additions, { ingredient, matchType: 'name' }) && isAllowed(ingredient);
  return { recipe, type: recipeTypeOf(recipe), mayUse, heated: lazy(() => heatedIn(recipe)), kept };
};

/** The changed recipe: its steps follow the list, and heat what is raw enough. */
export const printWork = ({ recipe }: Work) => {
  const { steps, warnings } = makeSafe(recipe.printSteps(), recipe);
  return { ingredients: recipe.lines.map(({ text }) => text), steps, changes: recipe.changes, warnings };
};

/** What is moved: of a part of the recipe, how much of it there is. */
export type Value = (part: Weighed) => number;

export const totalOf = ({ recipe }: Work, valueOf: Value): number => recipe.lines.reduce((sum, line) => sum + valueOf(line), 0);

/** What carries at least a share of the whole and may be changed, the most first. Each line is changed once. */
export const sourcesOf = (work: Work, valueOf: Value, share: number): DraftLine[] => {
  const total = totalOf(work, valueOf);
  return work.recipe.lines
    .filter((line) => !work.kept.has(line) && line.text === line.original && valueOf(line) > 0 && valueOf(line) >= total * share)
    .toSorted((a, b) => valueOf(b) - valueOf(a));
};

/** Whether another line would have the same name: "the yogurt and the yogurt". */
const isTaken = ({ lines }: RecipeDraft, line: DraftLine, { to, inSteps }: Swap): boolean =>
  lines.some((other) => other !== line && other.ingredient && (other.ingredient.name === to || matchesName(other.ingredient, inSteps)));

/** The rows that suit a line which the steps name, without an amount that cannot follow the list. "Chicken or steak" is about more than one ingredient. */
const swapsFor = ({ recipe, type }: Work, line: DraftLine, level: Goal): Swap[] => {
  const steps = recipe.steps.filter((step) => recipe.linesIn(step).includes(line.index));
  const isFixed = recipe.fixed().has(line.index) || lemmasOf(line.original).includes('or');
  if (!line.ingredient || steps.length === 0 || isFixed) return [];
  const tokens = tokenize([recipe.title, line.original, ...steps].join(' . '));
  return swapsOf(line.ingredient.name, level).filter(
    (row) => row.where.includes(type) && !row.unless.isIn(tokens) && (row.only?.isIn(tokens) ?? true) && !isTaken(recipe, line, row),
  );
};

/** The line as the swap would have it, or `undefined` if its amount cannot be said. Nothing but butter comes in sticks. */
const swapped = (line: DraftLine, swap: Swap): Replacement | undefined => {
  const ingredient = find(swap.to)?.ingredient;
  const unit = swap.unit ?? (line.unit === 'stick' ? 'tablespoon' : line.unit);
  if (!ingredient || line.quantity === null || (unit === null && ingredient.gramsPerPiece === null)) return undefined;
  const one = gramsOf(1, unit, ingredient);
  const byWeight = line.grams !== null && one !== null ? line.grams / one : undefined;
  const wanted = unit === line.unit && swap.unit === undefined ? (line.quantity + (line.quantityMax ?? line.quantity)) / 2 : byWeight;
  if (wanted === undefined) return undefined;
  const amount = measuredClosely(wanted * swap.ratio, unit);
  const prepared = tokenize(line.preparation ?? '');
  const isOfOne = prepared.some(({ type }) => type === 'number') || names('preparation of one ingredient', prepared);
  const isShared = line.ingredient?.role === ingredient.role && swap.as === swap.to && !isOfOne;
  const preparation = isShared ? line.preparation : null;
  const grams = gramsOf(amount.quantity, amount.unit, ingredient);
  return { name: swap.as, inSteps: swap.inSteps, ...amount, preparation, ingredient, grams };
};

/** Raw food takes the place of what is eaten as it is only if a step heats it: no bacon on a melon. */
const isSafe = ({ heated }: Work, line: DraftLine, { name, ingredient }: Replacement): boolean =>
  whyHeat(name, ingredient) === undefined || needsHeat([line]).length > 0 || heated().has(line.index);

/** A swap must move its line by this share at least, and to raise a number, that of the whole recipe by the other one: skim milk in a mash brings half a gram of protein. A guess. */
const LEAST_GAIN = 0.1;
const LEAST_RAISE = 0.03;
/** Of swaps that move about as much as the best one, the first row is taken. */
const ABOUT_AS_MUCH = 0.95;

/** Takes the first of the swaps that move most, if they move enough: down, or up if the direction is 1. */
export const swapLine = (work: Work, line: DraftLine, valueOf: Value, level: Goal, direction: 1 | -1 = -1): void => {
  const before = valueOf(line);
  const least = Math.max(before * LEAST_GAIN, direction === 1 ? totalOf(work, valueOf) * LEAST_RAISE : 0);
  const options = swapsFor(work, line, level).flatMap((swap) => {
    const to = swapped(line, swap);
    return to && to.grams !== null && work.mayUse(to.ingredient) && isSafe(work, line, to)
      ? [{ swap, to, gain: (valueOf(to) - before) * direction }]
      : [];
  });
  const most = Math.max(...options.map(({ gain }) => gain));
  const best = options.find(({ gain }) => gain > least && gain >= most * ABOUT_AS_MUCH);
  if (best) work.recipe.replace(line, best.to, best.swap.why);
};

/** Takes less of a line, if that leaves the dish what it is. */
const reduceLine = ({ recipe, type }: Work, line: DraftLine, lessFor: LessFor, reason: (name: string) => string): void => {
  if (!line.ingredient) return;
  const share = leastShare(lessFor, line.ingredient, type);
  if (share < 1) recipe.scale(line, share, reason(line.ingredient.name));
};

/** How a number is brought down. */
interface Lessening {
  level: Goal;
  /** From this share of the whole on, a line is worth a change. */
  from: number;
  /** The share of the whole that is left when it is enough. */
  goal: number;
  /** What may be taken less of if nothing else moves the number. */
  last?: LessFor;
  /** What may be replaced or taken less of; default all. */
  isSource?: (ingredient: Ingredient) => boolean;
  reason: (name: string) => string;
}

/** A number that is this share of what it was has not moved. */
const UNMOVED = 0.98;

/** Replaces what weighs most in a number, then takes less of what still does, until the goal is reached. */
export const lessen = (work: Work, valueOf: Value, { level, from, goal, last, isSource = () => true, reason }: Lessening): void => {
  const before = totalOf(work, valueOf);
  const each = (share: number, act: (line: DraftLine) => unknown): void => {
    for (const line of sourcesOf(work, valueOf, from)) if (totalOf(work, valueOf) > before * share) act(line);
  };
  const isOfSource = ({ ingredient }: DraftLine): boolean => ingredient !== undefined && isSource(ingredient);
  each(goal, (line) => isOfSource(line) && swapLine(work, line, valueOf, level));
  const reduce = (line: DraftLine, lessFor: LessFor): void => {
    if (isOfSource(line)) reduceLine(work, line, lessFor, reason);
  };
  each(goal, (line) => reduce(line, level));
  if (last) each(UNMOVED, (line) => reduce(line, last));
};
