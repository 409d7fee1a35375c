import type { HealthifiedRecipe, HealthifyRequest } from '../../../src/contract/transforms.js';
import { find } from '../ingredients/find.js';
import { type Fact, type Ingredient, mapFacts, type NutritionPer100g, type Role } from '../ingredients/ingredient.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { nutritionOf, totalFacts } from '../lines/nutrition.js';
import { createSeededRandom, type SeededRandom } from '../text/random.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { factWords, readFocus, type Focus } from './health-focuses.js';
import { healthShare, lastHealthShare } from './least-share.js';
import { withPrefix } from './limits.js';
import { RecipeDraft, type DraftLine } from './recipe-draft.js';
import { recipeTypeOf, type RecipeType } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';
import { boosters, healthSwaps, reasonForLess, type Swap } from './swap-tables.js';
import { applySwap, createFilter, swapped, swapsFor } from './swap.js';
import { isAnyOf, seafood } from '../ingredients/kinds.js';

/** Whose sugar a cook can do something about. */
const sweetRoles: ReadonlySet<Role> = new Set(['sweetener', 'sweet', 'dairy', 'sauce', 'liquid', 'drink']);
const dairy: ReadonlySet<Role> = new Set(['dairy', 'cheese', 'binder']);
/** What is worth raising by taking more of it. */
const carriers: ReadonlySet<Role> = new Set(['protein', 'vegetable', 'starch', 'nut', 'dairy', 'cheese', 'fruit', 'binder']);

const contribution = ({ ingredient, grams }: DraftLine, fact: Fact): number =>
  ingredient && grams ? (ingredient.nutrition[fact] * grams) / 100 : 0;

/** How far a number is to move, and from which share of the whole on a source is worth touching. */
interface Aim {
  enough: number;
  least: number;
}

/** The number that the focus is about; the others are helped if one change does much. */
const mainAim: Aim = { enough: 0.22, least: 0.03 };
const sideAim: Aim = { enough: 0.12, least: 0.15 };
const RAISE_BY = 0.25;

/** A swap must change its line by this share at least. */
const LEAST_GAIN = 0.1;
/** Beyond this, a number has moved enough for nothing else to be touched. */
const UNMOVED = 0.99;

/** A recipe whose numbers are being moved. */
interface Work {
  recipe: RecipeDraft;
  type: RecipeType;
  mayUse: (ingredient: Ingredient) => boolean;
  /** Lines that were changed: each is changed once. */
  touched: Set<DraftLine>;
  random: SeededRandom;
}

const totalOf = ({ recipe }: Work, fact: Fact): number => recipe.lines.reduce((sum, line) => sum + contribution(line, fact), 0);

const bySource = ({ recipe }: Work, fact: Fact): DraftLine[] =>
  recipe.lines
    .filter((line) => contribution(line, fact) > 0)
    .toSorted((a, b) => contribution(b, fact) - contribution(a, fact) || a.index - b.index);

/** Takes the swap that does most for the fact, if one does enough. */
const swapLine = ({ recipe, type, mayUse, touched, random }: Work, line: DraftLine, fact: Fact, direction: 1 | -1): boolean => {
  const before = contribution(line, fact);
  let best: { gain: number; swap: Swap } | undefined;
  for (const swap of random.shuffle(swapsFor(healthSwaps(), recipe, line, type))) {
    const amount = swapped(line, swap);
    if (!amount || amount.grams === null || !mayUse(amount.ingredient)) continue;
    const gain = ((amount.ingredient.nutrition[fact] * amount.grams) / 100 - before) * direction;
    if (gain > before * LEAST_GAIN && gain > (best?.gain ?? 0)) best = { gain, swap };
  }
  if (!best) return false;
  applySwap(recipe, line, best.swap);
  touched.add(line);
  return true;
};

const reduceLine = ({ recipe, type, touched }: Work, line: DraftLine, fact: Fact, shareOf: typeof healthShare): void => {
  const { ingredient } = line;
  if (!ingredient) return;
  const share = shareOf(ingredient, type);
  if (share < 1 && recipe.scale(line, share, reasonForLess(ingredient.name, factWords[fact][0]))) touched.add(line);
};

const lower = (work: Work, fact: Fact, { enough, least }: Aim): void => {
  const before = totalOf(work, fact);
  if (before <= 0) return;
  const isSide = least > mainAim.least;
  const isSweetable = ({ ingredient }: DraftLine): boolean => !isSide || fact !== 'sugar' || sweetRoles.has(ingredient?.role ?? 'other');
  const sources = bySource(work, fact).filter((line) => contribution(line, fact) >= before * least && isSweetable(line));
  const each = (act: (line: DraftLine) => void): void => {
    for (const line of sources) if (totalOf(work, fact) > before * (1 - enough) && !work.touched.has(line)) act(line);
  };
  each((line) => swapLine(work, line, fact, -1));
  each((line) => reduceLine(work, line, fact, healthShare));
  if (totalOf(work, fact) >= before * UNMOVED && !isSide) each((line) => reduceLine(work, line, fact, lastHealthShare));
};

/** Makes room for plants. */
const cutMeat = ({ recipe, touched }: Work, share: number): void => {
  for (const line of recipe.lines) {
    if (line.ingredient?.role !== 'protein' || !isAnyOf(line.ingredient, 'meat', ...seafood)) continue;
    if (recipe.scale(line, share, 'Half as much still gives the flavor.')) touched.add(line);
  }
};

/** Less than this a serving, in grams, is a sauce or a rub, into which nothing is stirred. */
const MEAL_GRAMS = 120;

const takesBooster = ({ recipe, type }: Work): boolean => {
  const weight = recipe.lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / recipe.servings;
  const isMeal = recipe.lines.some(({ ingredient }) => ingredient && carriers.has(ingredient.role) && !dairy.has(ingredient.role));
  return type === 'baking' || (type !== 'drink' && weight >= MEAL_GRAMS && (type !== 'savory' || isMeal));
};

/** Stirs the first booster in that suits; false if none does. */
const boost = (work: Work, fact: Fact): boolean => {
  const { recipe, type, mayUse } = work;
  if (!takesBooster(work)) return false;
  for (const { name, as, perServing, unit, sentence, why, raises, where } of boosters()) {
    const ingredient = find(name)?.ingredient;
    if (!raises.includes(fact) || !where.includes(type) || !ingredient || !mayUse(ingredient)) continue;
    if (recipe.lines.some((line) => line.ingredient?.name === ingredient.name)) continue;
    recipe.add({ name: as, ...measuredBest(perServing * recipe.servings, unit) }, sentence, why);
    return true;
  }
  return false;
};

const addMore = ({ recipe, touched }: Work, line: DraftLine, fact: Fact): void => {
  const reason = `It carries most of the ${factWords[fact][0]} here, so a quarter more of it goes in.`;
  if (recipe.scale(line, 1 + RAISE_BY, reason, 'added')) touched.add(line);
};

const raise = (work: Work, fact: Fact): void => {
  const { type, touched } = work;
  const before = totalOf(work, fact);
  const isFar = (): boolean => before > 0 && totalOf(work, fact) >= before * (1 + RAISE_BY);
  for (const line of bySource(work, fact)) if (!isFar() && !touched.has(line)) swapLine(work, line, fact, 1);
  if (isFar()) return;
  const source = bySource(work, fact).find(
    (line) => type === 'savory' && line.ingredient && line.quantity !== null && !touched.has(line) && carriers.has(line.ingredient.role),
  );
  if (fact === 'protein' && source) addMore(work, source, fact);
  if (isFar() || boost(work, fact) || fact === 'protein' || !source) return;
  addMore(work, source, fact);
};

const per = (value: number, fact: Fact): string => {
  const unit = factWords[fact][1];
  return unit === 'g' ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} ${unit}`;
};

/** Of next to nothing, a share says nothing. */
const MOST_PERCENT = 300;

const describeMove = (fact: Fact, was: number, is: number): string => {
  const share = Math.round(Math.abs((is - was) / was) * 100);
  const percent = share > 0 && share <= MOST_PERCENT ? ` (${share} % ${is < was ? 'less' : 'more'})` : '';
  return `${factWords[fact][0]} ${is < was ? 'down' : 'up'} from ${per(was, fact)} to ${per(is, fact)}${percent}`;
};

/** What became of the numbers of one serving. */
interface Outcome {
  focus: Focus;
  before: NutritionPer100g;
  after: NutritionPer100g;
  /** Those that moved as the focus wants, and those that moved the other way. */
  moved: readonly Fact[];
  against: readonly Fact[];
}

const outcomeOf = (focus: Focus, before: NutritionPer100g, after: NutritionPer100g): Outcome => {
  const facts = [...focus.lower, ...focus.raise];
  // what is printed the same has not moved
  const changed = facts.filter((fact) => per(before[fact], fact) !== per(after[fact], fact));
  const isWanted = (fact: Fact): boolean => (focus.raise.includes(fact) ? after[fact] > before[fact] : after[fact] < before[fact]);
  return { focus, before, after, moved: changed.filter(isWanted), against: changed.filter((fact) => !isWanted(fact)) };
};

/** Below this, there is nothing of it, in the unit of the fact. */
const NEXT_TO_NOTHING = 0.5;

const warnUnmoved = ({ focus, before, moved }: Outcome): string[] => {
  const isRaised = focus.raise.length > 0 && moved.some((fact) => focus.raise.includes(fact));
  const [main = 'calories'] = isRaised ? focus.raise : [...focus.lower, ...focus.raise];
  if (moved.includes(main)) return [];
  const [name] = factWords[main];
  return before[main] < NEXT_TO_NOTHING
    ? [`There is next to no ${name} in this recipe.`]
    : [`The ${name} of this recipe could not be moved without making it another dish.`];
};

const summarize = ({ before, after, moved, against }: Outcome, { servings, changes }: RecipeDraft): string => {
  const describe = (facts: readonly Fact[]): string => facts.map((fact) => describeMove(fact, before[fact], after[fact])).join('; ');
  if (moved.length > 0)
    return `Per serving, for ${servings}: ${describe(moved)}${against.length > 0 ? `, at the price of ${describe(against)}` : ''}.`;
  return changes.length > 0
    ? `For ${servings} servings, it moves too little to show in numbers.`
    : 'Nothing was changed: what could be left out is not in it.';
};

const perServing = (total: NutritionPer100g, servings: number): NutritionPer100g => mapFacts((fact) => total[fact] / servings);

/** What is not known counts for nothing. */
const warnUnknown = (recipe: RecipeDraft): string[] => {
  const unknown = recipe.unknownNames();
  return unknown.length > 0 ? [`Not counted in the nutrition, because it is not known here: ${unknown.join(', ')}.`] : [];
};

/** Changes a recipe as a focus wants. */
const work = (recipe: RecipeDraft, focus: Focus, random: SeededRandom): void => {
  const state: Work = { recipe, type: recipeTypeOf(recipe), mayUse: createFilter(recipe), touched: new Set(), random };
  if (focus.meat < 1) cutMeat(state, focus.meat);
  focus.lower.forEach((fact, index) => lower(state, fact, index === 0 ? mainAim : sideAim));
  for (const fact of focus.raise) raise(state, fact);
};

/**
 * The recipe, made healthier in the way the focus asks for, with what that does to one serving. Swaps come first, then a little less of what
 * weighs most; nothing comes in that brings a new allergen. A recipe that is safe only as it was written stays as it is.
 */
export const healthify = (request: HealthifyRequest, seed: number): Required<HealthifiedRecipe> => {
  const word = request.health_focus ?? 'general';
  const { focus, isKnown } = readFocus(word);
  const recipe = new RecipeDraft(request.recipe);
  const { servings } = recipe;
  const nutrition = nutritionOf(recipe.parts, servings);
  const reason = reasonToKeep(recipe);
  if (reason !== undefined) return { ...keptAsItIs(request.recipe, reason), nutrition_before: nutrition, nutrition_after: nutrition };
  const before = perServing(totalFacts(recipe.parts), servings);
  work(recipe, focus, createSeededRandom(seed, request));
  const outcome = outcomeOf(focus, before, perServing(totalFacts(recipe.parts), servings));
  const { steps, warnings: heat } = makeSafe(recipe.printSteps(), recipe);
  const unknownFocus = isKnown ? [] : [`The focus "${word}" is not known here; the recipe was made lighter in general.`];
  const title = recipe.printTitle();
  return {
    name: outcome.moved.length > 0 ? withPrefix(focus.title, title) : title,
    ingredients: recipe.printIngredients(),
    steps,
    summary: summarize(outcome, recipe),
    changes: recipe.changes,
    warnings: [...unknownFocus, ...heat, ...warnUnmoved(outcome), ...warnUnknown(recipe)],
    nutrition_before: nutrition,
    nutrition_after: nutritionOf(recipe.parts, servings),
  };
};
