import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { adaptMethod } from '../../../mock/kitchen/transform/adapt-method.js';
import { budgetifyRecipe } from '../../../mock/kitchen/transform/budgetify-recipe.js';
import { healthify } from '../../../mock/kitchen/transform/healthify.js';
import { rewriteTone } from '../../../mock/kitchen/tones/rewrite-tone.js';
import { suggestSubstitute } from '../../../mock/kitchen/substitutes/suggest-substitute.js';
import { Unsatisfiable } from '../../../mock/kitchen/unsatisfiable.js';
import { substitutesSchema } from '../../../src/contract/ingredients.js';
import {
  adaptedRecipeSchema,
  budgetRecipeSchema,
  healthifiedRecipeSchema,
  rewrittenRecipeSchema,
  type AdaptedRecipe,
  type RecipeInput,
  type TransformedRecipe,
} from '../../../src/contract/transforms.js';
import { healthFocuses, methods, tones } from '../../../src/contract/enums.js';
import { oddSteps } from './judge-appliance.js';
import { saysNoTemperature, tooCool } from './judge-heat.js';
import { rawLeft } from './judge-raw.js';
import { stillNamed } from './judge-removed.js';
import { allergensNamed } from './judge-safety.js';
import { oddLine } from './judge-words.js';
import { readRecipes } from './read-tables.js';
import { share, type Row } from './share.js';

interface Case {
  recipe: RecipeInput;
  operation: string;
  response: Required<TransformedRecipe>;
}

const turn = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

const hot = methods.filter((method) => method !== 'no_cook');

/** The four operations that give a recipe back, each asked for something else from one recipe to the next. */
const operations: readonly {
  name: string;
  schema: z.ZodMiniType;
  run: (recipe: RecipeInput, at: number) => Required<TransformedRecipe>;
}[] = [
  { name: 'healthify', schema: healthifiedRecipeSchema, run: (recipe, at) => healthify({ recipe, health_focus: turn(healthFocuses, at) }) },
  { name: 'budgetify', schema: budgetRecipeSchema, run: (recipe, at) => budgetifyRecipe({ recipe, budget_level: turn(['thrifty', 'moderate'], at) }) },
  { name: 'adapt-method', schema: adaptedRecipeSchema, run: (recipe, at) => adaptMethod({ recipe, target_method: turn(hot, at) }) },
  { name: 'rewrite-tone', schema: rewrittenRecipeSchema, run: (recipe, at) => rewriteTone({ recipe, tone: turn(tones, at) }, 1) },
]; // prettier-ignore

const attempt = (run: () => Required<TransformedRecipe>): Required<TransformedRecipe> | undefined => {
  try {
    return run();
  } catch (error) {
    if (error instanceof Unsatisfiable) return undefined;
    throw error;
  }
};

type Fault = (one: Case) => string | undefined;

const newAllergen: Fault = ({ recipe, response }) => {
  const before = allergensNamed([recipe.title, ...recipe.ingredients, ...recipe.instructions]);
  return [...allergensNamed([...response.ingredients, ...response.steps])].find((allergen) => !before.has(allergen));
};

/** A change of tone keeps the numbers, and so does a recipe that is left as it is; then a warning has to say what is safe. */
const unsafe: Fault = ({ operation, response }) => {
  const cool = tooCool(response.ingredients, response.steps);
  if (cool.length === 0) return undefined;
  const keepsNumbers = operation === 'rewrite-tone' || response.changes.length === 0;
  return keepsNumbers && response.warnings.some((warning) => /\d{3}°F/.test(warning)) ? undefined : `stops at ${cool[0]}°F`;
};

const untold: Fault = ({ operation, response }) =>
  operation === 'adapt-method' &&
  saysNoTemperature(response.ingredients, [...response.steps, ...(response as Required<AdaptedRecipe>).safety_notes, ...response.warnings])
    ? 'says no safe temperature'
    : undefined;

const contradicts: Fault = ({ recipe, operation, response }) =>
  operation === 'adapt-method'
    ? oddSteps(
        (response as Required<AdaptedRecipe>).target_method,
        recipe.instructions,
        response.steps,
        response.warnings.some((warning) => warning.startsWith('Not everything')),
      )
    : undefined;

const uncooked: Fault = ({ operation, response }) =>
  operation === 'adapt-method' && response.changes.length > 0 ? rawLeft(response.ingredients, response.steps) : undefined;

const leftOver: Fault = ({ response }) => stillNamed(response.changes, response.ingredients, response.steps)[0];

const printed: Fault = ({ recipe, response }) =>
  response.ingredients
    .filter((line) => !recipe.ingredients.includes(line))
    .flatMap((line) => oddLine(line) ?? [])
    .concat(response.steps.filter((step) => step.trim() === '' || /undefined|NaN/.test(step) || step.includes('\0')))[0];

const checks: readonly (readonly [what: string, bar: string, fault: Fault])[] = [
  ['transforms: no new allergen', '100 %', newAllergen],
  ['transforms: safe temperatures', '100 %', unsafe],
  ['transforms: safe temperature said when the method changes', '100 %', untold],
  ['transforms: no step at odds with the new method', '100 %', contradicts],
  ['transforms: raw protein is heated when the method changes', '100 %', uncooked],
  ['transforms: no step names what is gone', '>= 99 %', leftOver],
  ['transforms: changed lines and steps read well', '100 %', printed],
];

/** What holds of recipes from the web and of cards, turned in every way. */
export const transformed = (): Row[] => {
  const recipes = readRecipes();
  const cases: Case[] = [];
  const shape: string[] = [];
  const twice: string[] = [];
  let asked = 0;
  let refused = 0;
  for (const { name, schema, run } of operations) {
    recipes.forEach((recipe, at) => {
      asked++;
      const response = attempt(() => run(recipe, at));
      if (!response) {
        refused++;
        return;
      }
      if (!schema.safeParse(response).success) shape.push(`${name} of ${recipe.title}`);
      if (!isDeepStrictEqual(response, run(structuredClone(recipe), at))) twice.push(`${name} of ${recipe.title}`);
      cases.push({ recipe, operation: name, response });
    });
  }
  recipes.forEach((recipe, at) => {
    asked++;
    const request = { ingredient: turn(recipe.ingredients, at), recipe };
    const response = suggestSubstitute(request);
    if (!substitutesSchema.safeParse(response).success) shape.push(`suggest-substitute of ${recipe.title}`);
    if (!isDeepStrictEqual(response, suggestSubstitute(structuredClone(request)))) twice.push(`suggest-substitute of ${recipe.title}`);
  });
  const answered = asked - refused;
  const rows = checks.map(([what, bar, fault]) =>
    share(what, bar, cases.flatMap((one) => {
        const found = fault(one);
        return found === undefined ? [] : [`${one.operation} of ${one.recipe.title}: ${found}`];
      }), cases.length),
  ); // prettier-ignore
  return [
    { what: 'transforms: recipes', bar: '>= 150', measured: `${recipes.length} x 5, ${refused} refused`, size: asked },
    share('transforms: right shape', '100 %', shape, answered),
    share('transforms: same response twice', '100 %', twice, answered),
    ...rows,
  ];
};
