import { diets } from '../../../src/contract/enums.js';
import type { GeneratedRecipe, RecipeIngredient, RecipeStep, Timing } from '../../../src/contract/recipes.js';
import type { Ingredient, Match } from '../ingredients/ingredient.js';
import { nutritionOf } from '../lines/nutrition.js';
import type { LineParts } from '../lines/parse-line.js';
import { allergensIn, brandNotes, flagsOf, labelNotes, servingFlags } from '../safety/dietary-flags.js';
import { missedLimits } from '../safety/diets.js';
import { FOOD_SAFETY } from '../safety/hazards.js';
import { listWords, thatHold } from '../text/join-list.js';
import type { PantryItem } from './parse-pantry.js';
import type { CookingRequest } from './parse-request.js';

export type Recipe = Omit<GeneratedRecipe, 'id'>;

/** One line of the list. */
export interface RecipeLine extends LineParts {
  /** As it is printed. */
  original: string;
  ingredient: Ingredient | undefined;
  grams: number | null;
}

/** A recipe as the kitchen or a model writes it; everything else follows from it. */
export interface WrittenRecipe extends Pick<Recipe, 'name' | 'description' | 'cuisine' | 'tips' | 'steps' | 'warnings'> {
  /** With the item of the pantry that a line uses. */
  lines: readonly { line: RecipeLine; item: Pick<PantryItem, 'name'> | undefined }[];
  /** Whatever the lines name, alternatives as well. */
  matches: readonly (Match | undefined)[];
}

/** How long the steps take, by their phases. */
export const timingOf = (steps: readonly RecipeStep[]): Timing => {
  const sum = (...phases: string[]): number =>
    steps.reduce((total, step) => total + (phases.includes(step.phase) ? (step.duration_minutes ?? 0) : 0), 0);
  const timing = { prep_minutes: sum('prep', 'assemble', 'serve'), cook_minutes: sum('cook'), rest_minutes: sum('rest') };
  return { ...timing, total_minutes: timing.prep_minutes + timing.cook_minutes + timing.rest_minutes };
};

/** What the diets of a request ask of one serving, and its nutrition does not keep, in words. */
export const missedBy = ({ nutrition }: Pick<Recipe, 'nutrition'>, { restrictions }: CookingRequest): string[] =>
  restrictions.flatMap(({ name }) => missedLimits(name, nutrition));

/** Tenths of a gram; hundredths of what is taken by the pinch. */
const roundedGrams = (grams: number): number => (grams < 1 ? Math.max(0.01, Math.round(grams * 100) / 100) : Math.round(grams * 10) / 10);

const toIngredient = (line: RecipeLine, isFromPantry: boolean): RecipeIngredient => ({
  name: line.name,
  quantity: line.quantity,
  quantity_max: line.quantityMax,
  unit: line.unit,
  preparation: line.preparation,
  note: line.note,
  optional: line.optional,
  from_pantry: isFromPantry,
  category: line.ingredient?.category ?? 'other',
  grams: line.grams === null ? null : roundedGrams(line.grams),
  display: line.original,
});

/** What is dangerous or not known comes first, and what is said of the dish last. */
const warningsFor = ({ lines, matches, warnings }: WrittenRecipe, used: readonly string[], request: CookingRequest, missed: string[]) => {
  const hazards = request.excluded.filter(({ restriction }) => restriction === FOOD_SAFETY).map(({ reason }) => reason);
  const unknown = lines.filter(({ line }) => line.ingredient === undefined).map(({ line }) => line.name);
  const unused = request.items.filter(({ name }) => !used.includes(name)).map(({ name }) => name);
  const notes = thatHold([
    [unknown.length > 0, `Not known here, so neither counted in the nutrition nor checked for allergens: ${listWords(unknown)}.`],
    [missed.length > 0, `One serving does not come to ${listWords(missed)}.`],
    [unused.length > 0, `Allowed, but not used in this dish: ${listWords(unused)}.`],
  ]);
  const nameOf = (it: Ingredient): string => lines.find(({ line }) => line.ingredient === it)?.line.name ?? it.name;
  const labels = [...labelNotes(matches, request.restrictions), ...brandNotes(matches, request.restrictions, nameOf)];
  return [...hazards, ...request.warnings, ...labels, ...notes, ...warnings];
};

/** Computes what follows from the lines and steps of a recipe: weights, nutrition, times, allergens and diets. */
export const completeRecipe = (written: WrittenRecipe, request: CookingRequest): Recipe => {
  const { name, description, cuisine, tips, steps, lines, matches } = written;
  const { servings, restrictions, skill, excluded } = request;
  const ingredients = lines.map(({ line, item }) => toIngredient(line, item !== undefined));
  const nutrition = nutritionOf(
    lines.map(({ line: { ingredient } }, index) => ({ ingredient, grams: ingredients[index]?.grams ?? null })),
    servings,
  );
  const flags = new Set([...flagsOf(matches, restrictions), ...servingFlags(matches, restrictions, nutrition)]);
  const used = [...new Set(lines.flatMap(({ item }) => item?.name ?? []))];
  return {
    name,
    description,
    cuisine,
    skill_level: skill,
    servings,
    dietary_flags: diets.filter((diet) => flags.has(diet)),
    allergens: allergensIn(matches),
    pantry: { used, missing: lines.filter(({ item }) => item === undefined).map(({ line }) => line.name), excluded },
    equipment: [...new Set(steps.flatMap(({ equipment }) => equipment))],
    warnings: warningsFor(written, used, request, missedBy({ nutrition }, request)),
    tips,
    ingredients,
    steps,
    timing: timingOf(steps),
    nutrition,
  };
};
