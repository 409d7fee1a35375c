import { generateRecipe } from '../../../mock/kitchen/generate/generate-recipe.js';
import { Unsatisfiable } from '../../../mock/kitchen/unsatisfiable.js';
import type { GeneratedRecipe, GenerateRequest } from '../../../src/contract/recipes.js';
import { namesAny, ruledOut } from './judge-safety.js';
import { oddLine } from './judge-words.js';
import { readPantries } from './read-tables.js';
import { share, type Row } from './share.js';

type Recipe = Omit<GeneratedRecipe, 'id'>;

interface Generated {
  request: GenerateRequest;
  hasConflict: boolean;
  recipe: Recipe;
}

const cook = (request: GenerateRequest): Recipe | undefined => {
  try {
    return generateRecipe(request, 1);
  } catch (error) {
    if (error instanceof Unsatisfiable) return undefined;
    throw error;
  }
};

type Fault = (response: Generated) => string | undefined;

const breach: Fault = ({ request, recipe }) => {
  const groups = (request.dietary_restrictions ?? []).flatMap(ruledOut);
  const texts = [recipe.name, recipe.description, ...recipe.ingredients.flatMap(({ name, display }) => [name, display]), ...recipe.steps.map(({ instruction }) => instruction), ...recipe.tips]; // prettier-ignore
  return texts.find((text) => namesAny(text, groups).length > 0);
};

const timing: Fault = ({ request, recipe: { servings, steps, timing: t } }) => {
  const sum = steps.reduce((total, { duration_minutes: minutes }) => total + (minutes ?? 0), 0);
  if (servings !== (request.servings ?? 2)) return `serves ${servings}`;
  if (t.total_minutes !== t.prep_minutes + t.cook_minutes + t.rest_minutes || t.total_minutes !== sum) return 'does not add up';
  if (steps.some(({ step_number: number }, index) => number !== index + 1)) return 'steps out of order';
  return t.total_minutes > (request.time_available ?? Infinity) ? `takes ${t.total_minutes} minutes` : undefined;
};

/** What is wrong with an amount: only a note may stand in its place. */
const oddAmount = (quantity: number | null, note: unknown): string | undefined => {
  if (quantity === null) return note === null ? 'no amount' : undefined;
  return quantity > 0 ? undefined : 'nothing';
};

const amounts: Fault = ({ recipe }) =>
  recipe.ingredients.flatMap(({ display, quantity, note }) => {
    const odd = oddLine(display) ?? oddAmount(quantity, note);
    return odd === undefined ? [] : [`${display}: ${odd}`];
  })[0];

/** Energy is what protein, carbohydrates and fat come to; alcohol is the one thing that the three do not count. */
const nutrition: Fault = ({ recipe: { nutrition: n, ingredients } }) => {
  const energy = n.protein_g * 4 + n.carbohydrates_g * 4 + n.fat_g * 9;
  const fiber = n.fiber_g * 2;
  if (ingredients.some(({ category }) => category === 'alcohol')) return energy - fiber <= n.calories * 1.15 ? undefined : 'energy';
  const slack = Math.max(30, n.calories * 0.15);
  if (n.calories < energy - fiber - slack || n.calories > energy + slack) return `${n.calories} kcal of ${Math.round(energy)}`;
  return n.saturated_fat_g > n.fat_g + 1 || n.sugar_g > n.carbohydrates_g + 1 ? 'a part exceeds its whole' : undefined;
};

const unused: Fault = ({ request, recipe: { pantry } }) => {
  const free = request.ingredients.length - pantry.excluded.length;
  return pantry.used.length * 2 >= free ? undefined : `${pantry.used.length} of ${free} used`;
};

const bought: Fault = ({ recipe: { pantry } }) => (pantry.missing.length > 5 ? `${pantry.missing.length} bought` : undefined);

const sweetOrDrink =
  /(?:Cake|Traybake|Cookies|Bites|Pancakes|Rounds|Crumble|Cobbler|Baked Fruit|Pudding|Bowl|Buns|Toast|Slices|Tart|Cheesecake|Custard|Porridge|Granola|Compote|Smoothie|Punch|Drink)$/;

/** A dinner feeds the people it is for, and no more than that. */
const plate: Fault = ({ recipe: { name, nutrition: { calories } } }) =>
  sweetOrDrink.test(name) || (calories >= 250 && calories <= 1100) ? undefined : `${calories} kcal`; // prettier-ignore

/** What the pantry is called by holds no amount, bracket or note. */
const named: Fault = ({ recipe: { pantry } }) =>
  pantry.used.find((name) => /[()[\]\d;]|\b(?:to taste|optional|for serving|divided|as needed|of your choice)\b/.test(name));

/** Each thing of the list stands in a step, and each step speaks only of what is listed. */
const forgotten: Fault = ({ recipe: { ingredients, steps } }) => {
  const used = new Set(steps.flatMap((step) => step.ingredients));
  return ingredients.find(({ name }) => !used.has(name))?.name;
};

const conflict: Fault = ({ hasConflict, recipe: { pantry } }) =>
  hasConflict && pantry.excluded.every(({ reason }) => reason === '') ? 'nothing excluded with a reason' : undefined;

const checks: readonly (readonly [what: string, bar: string, fault: Fault])[] = [
  ['generate: keeps the diet in list, title and steps', '100 %', breach],
  ['generate: names what the diet keeps out, and why', '100 %', conflict],
  ['generate: servings, time, adding-up', '100 %', timing],
  ['generate: amounts that can be measured and read', '100 %', amounts],
  ['generate: every ingredient in a step', '100 %', forgotten],
  ['generate: nutrition adds up', '>= 98 %', nutrition],
  ['generate: uses half of what may be used', '>= 95 %', unused],
  ['generate: five extras at most', '>= 90 %', bought],
  ['generate: a dinner of 250 to 1,100 kcal', '>= 90 %', plate],
  ['generate: calls the pantry by names', '>= 98 %', named],
];

/** What holds of recipes made from the pantries of the table. */
export const generated = (): Row[] => {
  const cases = readPantries();
  const responses = cases.flatMap(({ request, hasConflict }): Generated[] => {
    const recipe = cook(request);
    return recipe ? [{ request, hasConflict, recipe }] : [];
  });
  const conflicts = cases.filter(({ hasConflict }) => hasConflict).length;
  const rows = checks.map(([what, bar, fault]) =>
    share(what, bar, responses.flatMap((response) => {
        const found = fault(response);
        return found === undefined ? [] : [`${response.recipe.name} (${(response.request.dietary_restrictions ?? []).join(', ')}): ${found}`];
      }), responses.length),
  ); // prettier-ignore
  const refused = `${responses.length} answered, ${cases.length - responses.length} refused`;
  return [{ what: `generate: pantries, ${conflicts} with conflicts`, bar: '>= 300', measured: refused, size: cases.length }, ...rows];
};
