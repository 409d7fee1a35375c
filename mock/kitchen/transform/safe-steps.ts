import type { RecipeInput } from '../../../src/contract/transforms.js';
import { sentencesOf } from '../text/sentences.js';
import { tokenize } from '../text/tokenize.js';
import { temperaturesIn, type TemperatureInText } from '../text/temperatures.js';
import { foodOf } from '../safety/raw-food.js';
import { poultryIsSafe, printTemperature, safeTemperatureOf } from '../safety/raw-food.js';
import { RecipeDraft } from './recipe-draft.js';
import { isOn } from './word-lists.js';
import { applyEdits } from '../text/apply-edits.js';

const breaks: ReadonlySet<string> = new Set([',', ';', ':']);

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

/** The raw foods on the list, with what their middle must reach. */
export const rawLinesOf = (recipe: RecipeDraft) =>
  recipe.lines.flatMap((line) => {
    const { name, original, index, text } = line;
    const food = foodOf(line, text);
    if (food?.ingredient.role !== 'protein') return [];
    const safe = safeTemperatureOf(food.ingredient, text === original ? original : name);
    return safe ? [{ ...safe, index, name: food.name }] : [];
  });

type RawLine = ReturnType<typeof rawLinesOf>[number];

/** "160°F (71°C)" and "60°C/140F" are one temperature, said twice. */
const joined = (sentence: string, temperatures: readonly TemperatureInText[]): TemperatureInText[] => {
  const one: TemperatureInText[] = [];
  for (const next of temperatures) {
    const last = one.at(-1);
    const between = last === undefined ? '' : sentence.slice(last.end, next.start).trim();
    if (last && (between === '(' || between === '/')) {
      const end = between === '(' && sentence[next.end] === ')' ? next.end + 1 : next.end;
      one[one.length - 1] = { ...last, end, text: sentence.slice(last.start, end) };
    } else one.push(next);
  }
  return one;
};

/** The temperatures in a sentence at which something would be served that is not safe yet. */
const tooCoolIn = (sentence: string, raw: readonly RawLine[], recipe: RecipeDraft) => {
  const temperatures = temperaturesIn(sentence);
  if (temperatures.length === 0) return [];
  const named = recipe.linesIn(sentence);
  const here = raw.filter(({ index }) => named.includes(index));
  const [needed] = (here.length > 0 ? here : raw).toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit);
  if (!needed) return [];
  return joined(sentence, temperatures).flatMap(({ start, end, text, temperature: { fahrenheit } }) =>
    fahrenheit > COOLEST && fahrenheit < needed.temperature.fahrenheit - 1 && !isOfSomethingElse(sentence.slice(0, start))
      ? [{ start, end, written: text.trim(), needed }]
      : [],
  );
};

/** "145°F (63°C) for medium" is no longer medium. */
const withoutDoneness = (sentence: string): string => sentence.replace(/\) for (?:medium[- ]rare|medium|rare)\b/i, ')');

/** True if a step names a temperature that no oven has and that is not safe for everything. */
const mayBeTooCool = (step: string): boolean =>
  temperaturesIn(step).some(({ temperature: { fahrenheit } }) => fahrenheit > COOLEST && fahrenheit < poultryIsSafe.temperature.fahrenheit);

const warningFor = ({ written, needed }: ReturnType<typeof tooCoolIn>[number], then: string): string =>
  `The recipe stops at ${written}; ${printTemperature(needed.temperature)} is what makes the ${needed.name} safe${then}.`;

/**
 * Steps in which no meat, poultry or fish is taken off the heat below its safe internal temperature. A step that said less says the
 * safe temperature now, and a warning says so, with `then` behind it.
 */
export const makeSafe = (
  steps: readonly string[],
  recipe: RecipeDraft,
  then = ', and the step says so now',
): { steps: string[]; warnings: string[] } => {
  const warnings = new Set<string>();
  const raw = steps.some(mayBeTooCool) ? rawLinesOf(recipe) : [];
  const written = steps.map((step) => {
    if (raw.length === 0 || !mayBeTooCool(step)) return step;
    let text = step;
    for (const sentence of sentencesOf(step)) {
      const cool = tooCoolIn(sentence, raw, recipe);
      for (const one of cool.toReversed()) warnings.add(warningFor(one, then));
      const edits = cool.map(({ start, end, needed }) => ({ start, end, to: printTemperature(needed.temperature) }));
      if (cool.length > 0) text = text.replace(sentence, () => withoutDoneness(applyEdits(sentence, edits)));
    }
    return text;
  });
  return { steps: written, warnings: [...warnings] };
};

/** Warnings for temperatures at which meat, poultry or fish is not safe yet, for steps that keep them. */
export const unsafeWarnings = (recipe: RecipeInput): string[] => {
  const draft = new RecipeDraft(recipe);
  return makeSafe(draft.steps, draft, ': cook it to that, whatever the step says').warnings;
};
