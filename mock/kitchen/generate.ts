import type { GeneratedRecipe, GenerateRequest, Timing } from '../../src/contract/recipes.js';
import { cuisines, skillLevels } from '../../src/contract/vocabulary.js';
import { createDice, type Dice } from './dice.js';
import { allergensOf, flagsOf, readRestrictions } from './diets.js';
import { styles } from './dishes/cuisines.js';
import { forms } from './dishes/forms.js';
import { fillDish, type FilledDish } from './fill-dish.js';
import { nameDish } from './name-dish.js';
import { nutritionOf } from './nutrition.js';
import { portionOut, toListed, type Portion } from './portion.js';
import { readPantry, type PantryItem } from './read-pantry.js';
import type { Restriction } from './restriction.js';
import { breaks, checkText } from './safety.js';
import { Unsatisfiable } from './unsatisfiable.js';
import { writeDish } from './write-dish.js';

type KnownCuisine = (typeof cuisines)[number];
type Skill = (typeof skillLevels)[number];
type Recipe = Omit<GeneratedRecipe, 'id'>;

const words: Record<string, Skill> = {
  easy: 'beginner',
  novice: 'beginner',
  basic: 'beginner',
  low: 'beginner',
  medium: 'intermediate',
  average: 'intermediate',
  moderate: 'intermediate',
  hard: 'advanced',
  expert: 'advanced',
  professional: 'advanced',
  pro: 'advanced',
  high: 'advanced',
  chef: 'advanced',
};

const readSkill = (word: string | undefined): { skill: Skill; warning?: string } => {
  const plain = word?.trim().toLowerCase();
  const skill = skillLevels.find((level) => level === plain) ?? (plain === undefined ? 'intermediate' : words[plain]);
  return skill
    ? { skill }
    : { skill: 'intermediate', warning: `The skill level "${word}" is not known here; written for an intermediate cook.` };
};

const readCuisine = (word: string | undefined): KnownCuisine | undefined => {
  const plain = word
    ?.trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return (
    cuisines.find((cuisine) => cuisine === plain) ??
    cuisines.find((cuisine) => styles[cuisine].adjective.toLowerCase().replace(/\s+/g, '_') === plain)
  );
};

/** The cuisine that the pantry points to. */
const guessCuisine = (pantry: readonly PantryItem[], dice: Dice): KnownCuisine => {
  const names = new Set(pantry.flatMap(({ match }) => (match ? [match.ingredient.name] : [])));
  const scored = dice
    .shuffle(cuisines)
    .map((cuisine) => ({ cuisine, score: styles[cuisine].telling.filter((name) => names.has(name)).length }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.cuisine ?? 'american';
};

const scoreOf = (dish: FilledDish, pantrySize: number, liked: readonly string[], dice: Dice): number => {
  const share = pantrySize === 0 ? 1 : dish.used / pantrySize;
  const rank = liked.indexOf(dish.form.name);
  return (
    share * 100 -
    dish.extras * 4 +
    (rank === -1 ? 0 : 8 - rank) -
    (pantrySize === 0 && dish.form.course !== 'savory' ? 50 : 0) +
    dice.next() * 6
  );
};

const timingOf = (steps: Recipe['steps']): Timing => {
  const sum = (...phases: string[]): number =>
    steps.reduce((total, step) => total + (phases.includes(step.phase) ? (step.duration_minutes ?? 0) : 0), 0);
  const timing = { prep_minutes: sum('prep', 'assemble', 'serve'), cook_minutes: sum('cook'), rest_minutes: sum('rest') };
  return { ...timing, total_minutes: timing.prep_minutes + timing.cook_minutes + timing.rest_minutes };
};

/** What of the answer breaks a restriction: the last gate. */
const breachIn = (recipe: Recipe, restrictions: readonly Restriction[]): boolean =>
  recipe.ingredients.some(({ name, display }) => breaks(name, restrictions) !== undefined || checkText(display, restrictions).length > 0) ||
  checkText(recipe.name, restrictions).length > 0 ||
  checkText(recipe.description, restrictions).length > 0 ||
  recipe.steps.some(({ instruction }) => checkText(instruction, restrictions).length > 0);

const tipsFor = (portions: readonly Portion[], skill: Skill): string[] => {
  const tips = ['What is left keeps for up to three days in the refrigerator, well covered.'];
  if (skill === 'beginner') tips.unshift('Read all the steps once before you start, and have everything measured.');
  if (portions.some(({ sort }) => sort === 'herb')) tips.push('Keep the stems of fresh herbs for stock.');
  return tips;
};

/**
 * One recipe from a pantry: a dish pattern that takes as much of the pantry as it can, few extras, within the diet, the time and the skill.
 *
 * @throws {@link Unsatisfiable} where nothing can be made within the diet and the time.
 */
export const generateRecipe = (request: GenerateRequest, seed: number): Recipe => {
  const servings = request.servings ?? 2;
  const { exclusions, warnings: dietWarnings } = readRestrictions(request.dietary_restrictions ?? []);
  const { skill, warning: skillWarning } = readSkill(request.skill_level);
  const { items, excluded } = readPantry(request.ingredients, exclusions);
  const { servings: _servings, ...kept } = request;
  const dice = createDice(seed, kept);
  const asked = readCuisine(request.cuisine);
  const cuisine = asked ?? guessCuisine(items, dice);
  const style = styles[cuisine];
  const rank = skillLevels.indexOf(skill);
  const filled = forms
    .filter((form) => skillLevels.indexOf(form.skill) <= rank)
    .flatMap((form) => fillDish(form, items, style, exclusions) ?? [])
    .map((dish) => ({ dish, score: scoreOf(dish, items.length, style.forms, dice) }))
    .toSorted((a, b) => b.score - a.score);
  const time = request.time_available ?? Infinity;
  let quickest = Infinity;
  for (const { dish } of filled) {
    const portions = portionOut(dish.placed, servings);
    const steps = writeDish(dish, portions, skill, servings);
    const timing = timingOf(steps);
    quickest = Math.min(quickest, timing.total_minutes);
    if (timing.total_minutes > time) continue;
    const matches = portions.map(({ match }) => match);
    const { name, description } = nameDish(dish, portions, style, timing.total_minutes);
    const unknownCuisine = request.cuisine !== undefined && asked === undefined;
    const recipe: Recipe = {
      name, description, cuisine: unknownCuisine ? request.cuisine ?? cuisine : cuisine, skill_level: skill, servings,
      dietary_flags: flagsOf(matches), allergens: allergensOf(matches),
      pantry: { used: portions.filter(({ fromPantry }) => fromPantry).map((portion) => portion.name), missing: portions.filter(({ fromPantry }) => !fromPantry).map((portion) => portion.name), excluded },
      equipment: [...new Set(steps.flatMap(({ equipment }) => equipment))],
      warnings: [...dietWarnings, ...(skillWarning ? [skillWarning] : []), ...(unknownCuisine ? [`The cuisine "${request.cuisine}" is not known here; this is cooked the ${style.adjective} way.`] : [])],
      tips: tipsFor(portions, skill), ingredients: portions.map(toListed), steps, timing,
      nutrition: nutritionOf(portions.map(({ match, grams }) => ({ ingredient: match?.ingredient, grams })), servings),
    }; // prettier-ignore
    if (!breachIn(recipe, exclusions)) return recipe;
  }
  if (Number.isFinite(quickest) && quickest > time) {
    throw new Unsatisfiable(`Nothing from this pantry is ready in ${time} minutes; the quickest dish takes ${quickest}.`);
  }
  throw new Unsatisfiable('Nothing can be made from this pantry that keeps every restriction.', ...excluded.map(({ reason }) => reason));
};
