import type { GeneratedRecipe, GenerateRequest, RecipeIngredient, RecipeStep } from '../../../src/contract/recipes.js';
import { timingOf } from '../generate/assemble-recipe.js';
import { missedBy } from '../generate/generate-recipe.js';
import type { PantryItem } from '../generate/parse-pantry.js';
import { parseRequest, type CookingRequest } from '../generate/parse-request.js';
import type { Match } from '../ingredients/ingredient.js';
import { findLine, findOthers } from '../lines/find-line.js';
import { nutritionOf } from '../lines/nutrition.js';
import { parseLine } from '../lines/parse-line.js';
import { allergensIn, flagsOf, labelNotes } from '../safety/dietary-flags.js';
import { clashes } from '../safety/dish-rules.js';
import { FOOD_SAFETY } from '../safety/hazards.js';
import { isDriedPulse } from '../safety/raw-food.js';
import { spaced } from '../safety/restriction-names.js';
import { listWords, minutesText, thatHold } from '../text/join-list.js';
import { temperaturesIn } from '../text/temperatures.js';
import { timesIn } from '../text/times.js';
import { lemmaKey } from '../text/tokenize.js';
import { RecipeDraft, type DraftLine } from '../transform/recipe-draft.js';
import { makeSafe, rawLinesOf } from '../transform/safe-steps.js';
import { dangerousLines, dangerousTexts, falseClaims, forbiddenLines, forbiddenWords, unsafeDish } from './checks.js';
import { reviewed, type RecipeProposal, type Review, type StepProposal } from './proposals.js';

/** Food is served below this, and ovens, oil and boiling water are above it, in Fahrenheit. */
const HOTTEST_FOOD = 210;

/** A proposal as the kitchen reads it. */
interface Reading {
  draft: RecipeDraft;
  matches: readonly (Match | undefined)[];
  steps: RecipeStep[];
  warnings: string[];
}

/** The longest of the written minutes and the minutes in the words of the step. */
const minutesOf = ({ duration_minutes: written, instruction }: StepProposal): number | null =>
  Math.ceil(Math.max(written ?? 0, ...timesIn(instruction).map(({ minutes }) => minutes))) || null;

const readSteps = (draft: RecipeDraft, proposed: readonly StepProposal[], instructions: readonly string[]): RecipeStep[] => {
  const raw = rawLinesOf(draft).toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit);
  return proposed.map((step, index): RecipeStep => {
    const instruction = instructions[index] as string;
    const named = draft.linesIn(instruction);
    const hot = temperaturesIn(instruction).find(({ temperature }) => temperature.fahrenheit > HOTTEST_FOOD);
    const deciding = step.phase === 'cook' ? raw.find((line) => named.includes(line.index)) : undefined;
    return {
      ...step,
      step_number: index + 1,
      instruction,
      duration_minutes: minutesOf(step),
      temperature: hot?.temperature ?? null,
      safe_internal_temperature: deciding?.temperature ?? null,
      ingredients: named.map((line) => (draft.lines[line] as DraftLine).name),
    };
  });
};

const read = ({ name, ingredients, steps: proposed }: RecipeProposal, servings: number): Reading => {
  const draft = new RecipeDraft({ title: name, ingredients, instructions: proposed.map(({ instruction }) => instruction) }, servings);
  const { steps: instructions, warnings } = makeSafe(draft.steps, draft);
  const matches = ingredients.map(parseLine).flatMap((line) => [findLine(line), ...findOthers(line)]);
  return { draft, matches, steps: readSteps(draft, proposed, instructions), warnings };
};

const hasName = (name: string, other: string): boolean => name !== '' && ` ${other}`.endsWith(` ${name}`);

/** The item of the request that a line uses. */
const pantryItemOf = (items: readonly PantryItem[], { name, ingredient }: DraftLine): PantryItem | undefined =>
  items.find((item) => {
    const [ours, theirs] = [lemmaKey(item.name), lemmaKey(name)];
    return (ingredient && item.match?.ingredient.name === ingredient.name) || hasName(ours, theirs) || hasName(theirs, ours);
  });

/** What the kitchen can say only of the whole dish: its time, what goes together, what it is made from. */
const dishProblems = ({ draft, matches, steps }: Reading, { items, restrictions, time }: CookingRequest): string[] => {
  const total = timingOf(steps).total_minutes;
  const isUnboiled = draft.has(isDriedPulse) && steps.some(({ method }) => method === 'slow_cooker');
  const problems = thatHold([
    [total === 0, 'No step says how long it takes.'],
    [time !== null && total > time, `The steps take ${minutesText(total)}, and there are ${minutesText(time ?? 0)}.`],
    [items.length > 0 && !draft.lines.some((line) => pantryItemOf(items, line)), 'It uses nothing of what the request offers.'],
    [isUnboiled, 'Dried beans are boiled for 10 minutes before they go into a slow cooker.'],
  ]);
  const clashing = restrictions.filter((restriction) => clashes(restriction, matches));
  return [...problems, ...clashing.map(({ name }) => `What is in it does not go together in a ${spaced(name)} dish.`)];
};

const problemsOf = (proposal: RecipeProposal, reading: Reading, request: CookingRequest): string[] => {
  const { draft, matches, steps } = reading;
  const { name, description, tips } = proposal;
  const words = [name, description, ...tips, ...steps.flatMap((step) => [step.instruction, step.doneness_cue ?? '', ...step.equipment])];
  return [
    ...dangerousLines(proposal.ingredients),
    ...dangerousTexts(words),
    ...forbiddenLines(draft.lines, request.restrictions),
    ...forbiddenWords(words, request.restrictions),
    ...falseClaims([name, description, ...tips], flagsOf(matches, request.restrictions)),
    ...unsafeDish(draft),
    ...dishProblems(reading, request),
  ];
};

const toIngredient = (line: DraftLine, isFromPantry: boolean): RecipeIngredient => ({
  name: line.name,
  quantity: line.quantity,
  quantity_max: line.quantityMax,
  unit: line.unit,
  preparation: line.preparation,
  note: line.note,
  optional: line.optional,
  from_pantry: isFromPantry,
  category: line.ingredient?.category ?? 'other',
  grams: line.grams === null ? null : Math.round(line.grams * 10) / 10,
  display: line.original,
});

const warningsFor = ({ draft, matches, warnings }: Reading, request: CookingRequest, missed: readonly string[]): string[] => {
  const hazards = request.excluded.filter(({ restriction }) => restriction === FOOD_SAFETY).map(({ reason }) => reason);
  const unknown = draft.lines.filter(({ ingredient }) => ingredient === undefined).map(({ name }) => name);
  return [
    ...hazards,
    ...request.warnings,
    ...warnings,
    ...labelNotes(matches, request.restrictions),
    ...thatHold([
      [unknown.length > 0, `Not known here, so neither counted in the nutrition nor checked for allergens: ${listWords(unknown)}.`],
      [missed.length > 0, `One serving does not come to ${listWords(missed)}.`],
    ]),
  ];
};

const complete = (proposal: RecipeProposal, reading: Reading, request: CookingRequest, own: GeneratedRecipe): GeneratedRecipe => {
  const { draft, matches, steps } = reading;
  const { servings, restrictions, items, excluded } = request;
  const sources = draft.lines.map((line) => ({ line, item: pantryItemOf(items, line) }));
  const nutrition = nutritionOf(draft.lines, servings);
  return {
    id: own.id,
    name: proposal.name,
    description: proposal.description,
    cuisine: request.cuisine.asked ?? proposal.cuisine,
    skill_level: own.skill_level,
    servings,
    dietary_flags: flagsOf(matches, restrictions),
    allergens: allergensIn(matches),
    pantry: {
      used: [...new Set(sources.flatMap(({ item }) => item?.name ?? []))],
      missing: sources.filter(({ item }) => item === undefined).map(({ line }) => line.name),
      excluded,
    },
    equipment: [...new Set(steps.flatMap(({ equipment }) => equipment))],
    warnings: warningsFor(reading, request, missedBy({ nutrition }, request)),
    tips: proposal.tips,
    ingredients: sources.map(({ line, item }) => toIngredient(line, item !== undefined)),
    steps,
    timing: timingOf(steps),
    nutrition,
  };
};

/**
 * Checks a proposed recipe against the request, and computes everything that follows from its lines and steps: parts of lines, weights,
 * nutrition, times, temperatures, allergens and diets. `own` is the kitchen's recipe for the request.
 */
export const reviewGenerated = (proposal: RecipeProposal, asked: GenerateRequest, own: GeneratedRecipe): Review<GeneratedRecipe> => {
  const request = parseRequest(asked);
  const reading = read(proposal, request.servings);
  return reviewed(problemsOf(proposal, reading, request), () => complete(proposal, reading, request, own));
};
