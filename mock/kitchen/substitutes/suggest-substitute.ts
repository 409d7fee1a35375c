import type { Unit } from '../../../src/contract/enums.js';
import type { Substitute, Substitutes, SuggestSubstituteRequest } from '../../../src/contract/ingredients.js';
import type { RecipeInput } from '../../../src/contract/transforms.js';
import { find } from '../ingredients/find.js';
import type { Match } from '../ingredients/ingredient.js';
import { keyOf } from '../ingredients/name-words.js';
import { findLine } from '../lines/find-line.js';
import { parseLine } from '../lines/parse-line.js';
import { labelNotes } from '../safety/dietary-flags.js';
import { forAdditionTo } from '../safety/dish-rules.js';
import { asAllergy, parseRestrictions } from '../safety/parse-restrictions.js';
import { hazardIn, refusalOf } from '../safety/hazards.js';
import { foreignFood } from '../safety/foreign-food.js';
import type { NeverSwap } from '../safety/never-swap.js';
import type { Restriction } from '../safety/restriction.js';
import { checkText } from '../safety/check-text.js';
import { amountFor, ratioOf, ratioText } from './measure.js';
import type { Option } from './options.js';
import { rankSubstitutes, type Ranked } from './rank-substitutes.js';
import { parseReason } from './parse-reason.js';
import { parseUse } from './parse-use.js';
import { capital } from '../text/capitalize.js';
import { readable, sentencesOf } from '../text/sentences.js';

/** The sentences of a note that name nothing forbidden. */
const allowedNotes = (notes: string, restrictions: readonly Restriction[]): string =>
  sentencesOf(notes)
    .filter((sentence) => checkText(sentence, restrictions).length === 0)
    .join(' ');

/** What an option is, and what is taken with it. */
const namesIn = ({ name, also }: Option): string[] => [name, ...also.map((one) => parseLine(one).name)];

/** Names of what is at hand as the ingredient tables have them, or else their keys. */
const namesOf = (pantry: readonly string[]): ReadonlySet<string> =>
  new Set(pantry.map((one) => find(parseLine(one).name)?.ingredient.name ?? keyOf(one)));

/** A recipe without what would take too long to read. */
const readableRecipe = (recipe: RecipeInput): RecipeInput => ({
  ...recipe,
  ingredients: readable(recipe.ingredients),
  instructions: readable(recipe.instructions),
});

/** What else is in the recipe: a substitute for the milk of kosher meatballs must not be dairy. */
const othersIn = (recipe: RecipeInput | undefined, replaced: Match | undefined): (Match | undefined)[] =>
  (recipe?.ingredients ?? [])
    .map((line) => findLine(parseLine(line)))
    .filter((match) => match?.ingredient.name !== replaced?.ingredient.name);

/** A request for substitutes, as it is read. */
export const readRequest = (request: SuggestSubstituteRequest) => {
  const recipe = request.recipe && readableRecipe(request.recipe);
  const line = parseLine(request.ingredient);
  const match = findLine(line);
  const { dietary_restrictions = [], allergies = [], reason } = request;
  const { isTooExpensive, restrictions: given } = parseReason(reason);
  const { exclusions, warnings } = parseRestrictions([...dietary_restrictions, ...allergies.map(asAllergy)]);
  return {
    recipe,
    name: line.name,
    match,
    quantity: request.quantity ?? line.quantity,
    // A request is checked before it comes here, so the contract knows its unit.
    unit: (request.unit as Unit | undefined) ?? line.unit,
    restrictions: forAdditionTo(() => othersIn(recipe, match), [...exclusions, ...given]),
    /** What is said about its use. */
    useText: [request.ingredient, recipe?.title, ...(recipe?.ingredients ?? []), ...(recipe?.instructions ?? []), reason].join(' . '),
    pantry: namesOf(request.available_ingredients ?? []),
    /** What was guessed or not understood of the restrictions. */
    warnings,
    isTooExpensive,
  };
};

type Reading = ReturnType<typeof readRequest>;

/** Why nothing is suggested for a name that is not known. */
const unknownName = (name: string): string => {
  const food = foreignFood(name);
  return `"${name}" is not known here: ${food ? `if it is ${food.name}, ask for that` : 'write its English name, without a brand'}.`;
};

const firstChoice = ({ name, match }: Reading, first: string | undefined, never: NeverSwap | undefined): string => {
  if (!never && !match && first === undefined) return unknownName(name);
  if (never) return `Nothing${first === undefined ? '' : ' else'} takes the place of ${name}: ${never.reason}.`;
  return first === undefined ? `Nothing known takes the place of ${name} here.` : `${capital(first)} is the closest to ${name} here.`;
};

/** What the user reads above the list, with what was guessed or not understood of the restrictions. */
export const messageFor = (reading: Reading, first: string | undefined, never?: NeverSwap): string =>
  [firstChoice(reading, first, never), ...reading.warnings].join(' ');

/** An option as the response has it. */
export const toSubstitute = (
  { option, flags, allergens, inPantry, confidence }: Ranked,
  { name, match, quantity, unit, restrictions }: Reading,
): Substitute => ({
  name: option.name,
  ratio: ratioOf(option),
  ratio_text: ratioText(option, name),
  ...amountFor(option, quantity, unit, match?.ingredient),
  also_needed: [...option.also],
  notes: [allowedNotes(option.notes, restrictions), ...labelNotes(namesIn(option).map(find), restrictions)].filter(Boolean).join(' '),
  flavor_impact: option.flavor,
  best_for: [...option.best],
  not_for: [...option.not],
  dietary_flags: [...flags],
  allergens: [...allergens],
  in_pantry: inPantry,
  confidence,
});

/**
 * Substitutes for an ingredient, best first: what the pantry has, then what the tables name. Nothing
 * that breaks a diet or an allergy, or may hold what it forbids, is suggested; what else would have been is in `excluded`. The message
 * ends with what was guessed or not understood of the restrictions, as `warnings` of a generated recipe do.
 *
 * @example
 * ```ts
 * suggestSubstitute({ ingredient: 'butter', dietary_restrictions: ['vegan'] }).substitutes[0]?.name; // "vegan butter"
 * ```
 */
export const suggestSubstitute = (request: SuggestSubstituteRequest): Substitutes => {
  const reading = readRequest(request);
  const { recipe, name } = reading;
  const hazard = hazardIn(request.ingredient);
  if (hazard) return { ingredient: request.ingredient, substitutes: [], excluded: [], message: refusalOf(name, hazard) };
  const { ranked, excluded, never } = rankSubstitutes({ ...reading, use: parseUse(name, recipe, request.reason) });
  const substitutes = ranked.slice(0, request.max_suggestions ?? 3).map((option) => toSubstitute(option, reading));
  return { ingredient: request.ingredient, substitutes, excluded, message: messageFor(reading, substitutes[0]?.name, never) };
};
