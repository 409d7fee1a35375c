import type { Issue } from '../contract/issues.js';
import type { GeneratedRecipe } from '../contract/recipes.js';
import type { CallbackOptions } from '../contract/envelope.js';
import type { RecipeInput, TransformedRecipe } from '../contract/transforms.js';
import { formatIssues } from '../contract/issues.js';
import { InvalidRequestError } from '../errors.js';
import { isFields, type Fields } from '../util/is-fields.js';

/** A recipe in any of the shapes that the service accepts or returns. */
export type RecipeLike = RecipeInput | GeneratedRecipe | TransformedRecipe;

/** A request whose `recipe` may have any of the three shapes. */
export type WithRecipeLike<Request extends { recipe?: RecipeInput | undefined }> = Omit<Request, 'recipe' | keyof CallbackOptions> &
  (undefined extends Request['recipe'] ? { recipe?: RecipeLike | undefined } : { recipe: RecipeLike });

const isText = (value: unknown): value is string => typeof value === 'string';

/** The line of an ingredient: the text itself, its `display`, or amount, unit and name. */
const toLine = (ingredient: unknown): string | undefined => {
  if (isText(ingredient)) return ingredient;
  if (!isFields(ingredient)) return undefined;
  if (isText(ingredient['display'])) return ingredient['display'];
  const { quantity, unit, name } = ingredient;
  if (!isText(name)) return undefined;
  return [quantity, unit, name].filter((part) => isText(part) || typeof part === 'number').join(' ');
};

/** The text of a step: the text itself, or its `instruction`. */
const toInstruction = (step: unknown): string | undefined => {
  if (isText(step)) return step;
  return isFields(step) && isText(step['instruction']) ? step['instruction'] : undefined;
};

const toTexts = (field: string, items: unknown, toText: (item: unknown) => string | undefined, issues: Issue[]): string[] => {
  if (!Array.isArray(items)) {
    issues.push({ path: field, message: 'expected a list', code: 'invalid_type' });
    return [];
  }
  return items.map((item, index) => {
    const text = toText(item);
    if (text === undefined)
      issues.push({ path: `${field}[${index}]`, message: 'cannot be converted to a line of text', code: 'invalid_type' });
    return text ?? '';
  });
};

/** Ends the last step with "Serves 2.", unless it says so already: the shape that requests take has no field for servings. */
const withServings = (instructions: string[], servings: unknown): string[] => {
  const last = instructions.at(-1);
  if (typeof servings !== 'number' || last === undefined || /\bserves \d/i.test(last)) return instructions;
  return [...instructions.slice(0, -1), `${last.trimEnd()} Serves ${servings}.`];
};

/** What the recipe is instead, if a call was not awaited or its whole response was passed. */
const describeMistake = (recipe: unknown): string | undefined => {
  if (!isFields(recipe)) return undefined;
  if (typeof recipe['then'] === 'function') return 'is a promise; await it';
  const isRecipe = Object.hasOwn(recipe, 'ingredients');
  return !isRecipe && isFields(recipe['data']) ? 'is a whole response; pass its `data`' : undefined;
};

const assertResolved = (recipe: unknown): void => {
  const message = describeMistake(recipe);
  if (message === undefined) return;
  throw new InvalidRequestError(`\`recipe\` ${message}. Nothing was sent.`, {
    issues: [{ path: 'recipe', message, code: 'invalid_type' }],
  });
};

/**
 * Converts a generated or a transformed recipe into the shape that requests take. The methods of `RecipeAI` do this automatically. The
 * result has no field for servings, so a sentence such as "Serves 2." is added to the last step.
 *
 * @throws {InvalidRequestError} if a field cannot be converted. `issues` names the field.
 *
 * @example
 * ```ts
 * import { RecipeAI, toRecipeInput } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 *
 * const sdk = new RecipeAI(createMockService().connection());
 * const recipe = toRecipeInput(await sdk.recipes.generate({ ingredients: ['rice', 'beans'] }));
 * console.log(recipe.title, recipe.instructions.length);
 * ```
 */
export const toRecipeInput = (recipe: RecipeLike): RecipeInput => {
  assertResolved(recipe);
  const fields: Fields = isFields(recipe) ? recipe : {};
  const issues: Issue[] = [];
  const title = fields['title'] ?? fields['name'];
  if (!isText(title)) issues.push({ path: 'recipe.title', message: 'expected a title or a name', code: 'invalid_type' });
  const ingredients = toTexts('recipe.ingredients', fields['ingredients'], toLine, issues);
  const steps = Object.hasOwn(fields, 'instructions') ? 'instructions' : 'steps';
  const instructions = toTexts(`recipe.${steps}`, fields[steps], toInstruction, issues);
  if (issues.length > 0) throw new InvalidRequestError(`The recipe cannot be converted: ${formatIssues(issues)}.`, { issues });
  return { title: String(title), ingredients, instructions: withServings(instructions, fields['servings']) };
};

/** Returns whether a recipe is one of the two shapes that the service returns. Anything else is left to the validation of the request. */
const isReturnedRecipe = (recipe: unknown): recipe is GeneratedRecipe | TransformedRecipe =>
  isFields(recipe) && Object.hasOwn(recipe, 'steps') && !Object.hasOwn(recipe, 'instructions');

/** The input of an operation with its recipe converted. The servings of a generated recipe are kept if the operation takes servings. */
export const withRecipeInput = (input: object, takesServings: () => boolean): object => {
  const { recipe } = input as { recipe?: unknown };
  assertResolved(recipe);
  if (!isReturnedRecipe(recipe)) return input;
  const { servings } = recipe as Partial<GeneratedRecipe>;
  const kept = typeof servings === 'number' && takesServings() ? { servings } : {};
  return { ...kept, ...input, recipe: toRecipeInput(recipe) };
};
