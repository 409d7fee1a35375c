import type { RecipeInput } from '../../../src/contract/transforms.js';
import { applyEdits } from '../text/apply-edits.js';
import { lazy } from '../../util/memoize.js';
import { sentencesOf } from '../text/sentences.js';
import { hasTag } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { temperaturesIn } from '../text/temperatures.js';
import { foodOf, printTemperature, SAFE_WHEN_STUFFED, safeTemperatureOf } from '../safety/raw-food.js';
import { theseWords } from '../text/join-list.js';
import { rawFlourIn } from './read-heat.js';
import type { DraftLine } from './draft-line.js';
import { dangerousStepsIn } from './dangerous-steps.js';
import { RecipeDraft } from './recipe-draft.js';
import { safeBathIn } from './water-bath.js';
import { isOn } from './word-lists.js';

const breaks: ReadonlySet<string> = new Set([',', ';', ':']);

/**
 * Whether a temperature is that of what cooks the food, and not of the middle of the food: "bake the chicken at", "poach it in water at". "Cook until
 * the middle is at" and "pull the roast at" speak of the middle.
 */
const isOfHeat = (before: string): boolean => {
  const tokens = tokenize(before);
  const said = tokens.slice(
    Math.max(
      0,
      tokens.findLastIndex(({ verb, lemma }) => verb !== null || breaks.has(lemma)),
    ),
  );
  const isAt = said.slice(-2).some(({ lemma }) => lemma === 'at');
  return (
    isAt && said.some((token) => hasTag(token, 'cook') || token.verb === 'heat') && !said.some(({ lemma }) => isOn('inside of food', lemma))
  );
};

/** Whether the words before a temperature say that it is that of an oven, of oil or of a dough. */
const isOfSomethingElse = (before: string): boolean => {
  const tokens = tokenize(before);
  const words = tokens.slice(tokens.findLastIndex(({ lemma }) => breaks.has(lemma)) + 1).map(({ lemma, verb }) => verb ?? lemma);
  const chamber = words.findLastIndex((word) => isOn('hot chamber', word));
  const isInside = words.slice(chamber).some((word) => isOn('inside of food', word));
  return words.some((word) => isOn('heated and not eaten hot', word)) || (chamber !== -1 && !isInside);
};

/** No food is served warmer than cold and cooler than this, nor cooked in cooler air. */
const COOLEST = 105;

const isStuffed = ({ title, steps }: RecipeDraft): boolean =>
  [title, ...steps].some((text) => tokenize(text).some(({ verb }) => verb === 'stuff'));

/** The raw foods on the list, with what their middle must reach. */
export const rawLinesOf = (recipe: RecipeDraft) =>
  recipe.lines.flatMap((line) => {
    const { name, original, index, text } = line;
    const food = foodOf(line, text);
    if (food?.ingredient.role !== 'protein') return [];
    const safe = safeTemperatureOf(food.ingredient, text === original ? original : name);
    return safe ? [{ ...(isStuffed(recipe) ? SAFE_WHEN_STUFFED : safe), index, name: food.name }] : [];
  });

type RawLine = ReturnType<typeof rawLinesOf>[number];

/** The same temperature in the other scale: " (71°C)", "/140F". */
const TWIN = /^\s?[(/]\s?[\d\s–-]+(?:°|º|degrees)?\s?[CF]\)?/i;

/** The temperatures in a sentence at which something would be served that is not safe yet, and what is; or those of an oven, a pan or a liquid so cool. */
const tooCoolIn = (sentence: string, rawLines: () => readonly RawLine[], recipe: RecipeDraft, ofHeat = false) => {
  const temperatures = temperaturesIn(sentence)
    .map((one) => ({ ...one, end: one.end + (TWIN.exec(sentence.slice(one.end))?.[0].length ?? 0) }))
    .filter(({ start }, at, all) => start >= (all[at - 1]?.end ?? 0));
  if (temperatures.length === 0) return [];
  const named = recipe.linesIn(sentence);
  const here = rawLines().filter(({ index }) => named.includes(index));
  const others = ofHeat && named.length > 0 ? [] : rawLines();
  const [needed] = (here.length > 0 ? here : others).toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit);
  if (!needed) return [];
  const safeBath = safeBathIn(recipe);
  return temperatures
    .filter(({ temperature: { fahrenheit } }) => fahrenheit !== safeBath && fahrenheit < needed.temperature.fahrenheit - 1)
    .filter(({ start, temperature: { fahrenheit } }) => {
      const before = sentence.slice(0, start);
      return isOfHeat(before) ? ofHeat : !ofHeat && fahrenheit > COOLEST && !isOfSomethingElse(before);
    })
    .map(({ start, end }) => ({ start, end, written: sentence.slice(start, end), needed }));
};

/** The raw food that is cooked in an oven, a pan or a liquid that is cooler than its middle must become. */
export const cookedTooCoolIn = (recipe: RecipeDraft): DraftLine[] => {
  const raw = lazy(() => rawLinesOf(recipe));
  const found = recipe.steps.flatMap(sentencesOf).flatMap((sentence) => tooCoolIn(sentence, raw, recipe, true));
  return recipe.lines.filter(({ index }) => found.some(({ needed }) => needed.index === index));
};

/** What to mind, though the recipe may be changed: what is done to raw food, and flour that nothing heats. */
const notesOn = (steps: readonly string[], recipe: RecipeDraft): string[] => {
  const dangers = rawLinesOf(recipe).length > 0 ? dangerousStepsIn(steps) : [];
  const flours = rawFlourIn(recipe, steps).map(({ name }) => name.toLowerCase());
  return [
    ...dangers.flatMap(({ note }) => note || []),
    ...(flours.length > 0
      ? [`No step cooks ${theseWords(flours)}, which may carry germs as it is raw: heat it to 165°F (74°C) first.`]
      : []),
  ];
};

/**
 * Steps in which no meat, poultry or fish is taken off the heat below its safe internal temperature. A step that said less says the
 * safe temperature now, and a warning says so, with `then` behind it. Other warnings are of what is done to raw food.
 */
export const makeSafe = (
  steps: readonly string[],
  recipe: RecipeDraft,
  then = ', and the step says so now',
): { steps: string[]; warnings: string[] } => {
  const warnings = new Set<string>();
  const raw = lazy(() => rawLinesOf(recipe));
  const makeSentenceSafe = (sentence: string): string => {
    const edits = tooCoolIn(sentence, raw, recipe).map(({ start, end, written, needed }) => {
      const safe = printTemperature(needed.temperature);
      warnings.add(`The recipe stops at ${written}; ${safe} is what makes the ${needed.name} safe${then}.`);
      return { start, end, to: safe };
    });
    // "145°F (63°C) for medium" is no longer medium
    return edits.length === 0 ? sentence : applyEdits(sentence, edits).replace(/\) for (?:medium[- ]rare|medium|rare)\b/i, ')');
  };
  const written = steps.map((step) =>
    sentencesOf(step).reduce((text, sentence) => text.replace(sentence, () => makeSentenceSafe(sentence)), step),
  );
  return { steps: written, warnings: [...warnings, ...notesOn(steps, recipe)] };
};

/** Warnings for temperatures at which meat, poultry or fish is not safe yet, for steps that keep them. */
export const unsafeWarnings = (recipe: RecipeInput): string[] => {
  const draft = new RecipeDraft(recipe);
  return makeSafe(draft.steps, draft, ': cook it to that, whatever the step says').warnings;
};
