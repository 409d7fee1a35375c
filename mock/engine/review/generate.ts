import type { GeneratedRecipe, GenerateRequest, RecipeStep } from '../../../src/contract/recipes.js';
import { completeRecipe, timingOf, type WrittenRecipe } from '../../kitchen/generate/complete-recipe.js';
import type { PantryItem } from '../../kitchen/generate/parse-pantry.js';
import { parseRequest, type CookingRequest } from '../../kitchen/generate/parse-request.js';
import { findLine, findOthers } from '../../kitchen/lines/find-line.js';
import { parseLine } from '../../kitchen/lines/parse-line.js';
import { flagsOf } from '../../kitchen/safety/dietary-flags.js';
import { clashes } from '../../kitchen/safety/dish-rules.js';
import { isDriedPulse } from '../../kitchen/safety/raw-food.js';
import { spaced } from '../../kitchen/safety/restriction-names.js';
import { minutesText, thatHold } from '../../kitchen/text/join-list.js';
import { temperaturesIn } from '../../kitchen/text/temperatures.js';
import { timesIn } from '../../kitchen/text/times.js';
import { lemmaKey } from '../../kitchen/text/tokenize.js';
import type { DraftLine } from '../../kitchen/transform/draft-line.js';
import { RecipeDraft } from '../../kitchen/transform/recipe-draft.js';
import { makeSafe, rawLinesOf } from '../../kitchen/transform/safe-steps.js';
import {
  dangerousLines,
  dangerousTexts,
  falseClaims,
  forbiddenLines,
  forbiddenWords,
  uncheckedNotes,
  uncheckedWords,
  unsafeDish,
} from './checks.js';
import { reviewed, type RecipeProposal, type Review, type StepProposal } from './proposals.js';

/** Food is served below this, and ovens, oil and boiling water are above it, in Fahrenheit. */
const HOTTEST_FOOD = 210;

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

const hasName = (name: string, other: string): boolean => name !== '' && ` ${other}`.endsWith(` ${name}`);

/** The item of the request that a line uses. */
const pantryItemOf = (items: readonly PantryItem[], { name, ingredient }: DraftLine): PantryItem | undefined =>
  items.find((item) => {
    const [ours, theirs] = [lemmaKey(item.name), lemmaKey(name)];
    return (ingredient && item.match?.ingredient.name === ingredient.name) || hasName(ours, theirs) || hasName(theirs, ours);
  });

/** A proposal as the kitchen reads it, with safe steps. */
interface Reading {
  draft: RecipeDraft;
  written: WrittenRecipe;
}

/** Everything that a proposal says in sentences. */
const wordsOf = ({ name, description, tips, steps }: Pick<RecipeProposal, 'name' | 'description' | 'tips' | 'steps'>): string[] => [
  name,
  description,
  ...tips,
  ...steps.flatMap((step) => [step.instruction, step.doneness_cue ?? '', ...step.equipment]),
];

const readProposal = (proposal: RecipeProposal, { servings, items, cuisine }: CookingRequest): Reading => {
  const { name, description, tips, ingredients, steps } = proposal;
  const draft = new RecipeDraft({ title: name, ingredients, instructions: steps.map(({ instruction }) => instruction) }, servings);
  const { steps: instructions, warnings } = makeSafe(draft.steps, draft);
  const written = {
    name,
    description,
    cuisine: cuisine.asked ?? proposal.cuisine,
    tips,
    warnings: [...warnings, ...uncheckedNotes(wordsOf(proposal))],
    steps: readSteps(draft, steps, instructions),
    lines: draft.lines.map((line) => ({ line, item: pantryItemOf(items, line) })),
    matches: ingredients.map(parseLine).flatMap((line) => [findLine(line), ...findOthers(line)]),
  };
  return { draft, written };
};

/** What the kitchen can say only of the whole dish: its time, what goes together, what it is made from. */
const dishProblems = ({ draft, written: { steps, lines, matches } }: Reading, { items, restrictions, time }: CookingRequest): string[] => {
  const total = timingOf(steps).total_minutes;
  const isUnboiled = draft.has(isDriedPulse) && steps.some(({ method }) => method === 'slow_cooker');
  const problems = thatHold([
    [total === 0, 'No step says how long it takes.'],
    [time !== null && total > time, `The steps take ${minutesText(total)}, and there are ${minutesText(time ?? 0)}.`],
    [items.length > 0 && lines.every(({ item }) => item === undefined), 'It uses nothing of what the request offers.'],
    [isUnboiled, 'Dried beans are boiled for 10 minutes before they go into a slow cooker.'],
  ]);
  const clashing = restrictions.filter((restriction) => clashes(restriction, matches));
  return [...problems, ...clashing.map(({ name }) => `What is in it does not go together in a ${spaced(name)} dish.`)];
};

const problemsOf = (reading: Reading, request: CookingRequest): string[] => {
  const { draft, written } = reading;
  const { name, description, tips, matches } = written;
  const words = wordsOf(written);
  return [
    ...dangerousLines(draft.lines.map(({ original }) => original)),
    ...dangerousTexts(words),
    ...forbiddenLines(draft.lines, request.restrictions),
    ...forbiddenWords(words, request.restrictions),
    ...uncheckedWords(words, request.restrictions),
    ...falseClaims([name, description, ...tips], flagsOf(matches, request.restrictions)),
    ...unsafeDish(draft),
    ...dishProblems(reading, request),
  ];
};

/**
 * Checks a proposed recipe against the request, and computes everything that follows from its lines and steps: parts of lines, weights,
 * nutrition, times, temperatures, allergens and diets. `own` is the kitchen's recipe for the request.
 */
export const reviewGenerated = (proposal: RecipeProposal, asked: GenerateRequest, { id }: GeneratedRecipe): Review<GeneratedRecipe> => {
  const request = parseRequest(asked);
  const reading = readProposal(proposal, request);
  return reviewed(problemsOf(reading, request), () => ({ id, ...completeRecipe(reading.written, request) }));
};
