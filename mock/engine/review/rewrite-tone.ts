import type { RewriteToneRequest, RewrittenRecipe } from '../../../src/contract/transforms.js';
import { capital } from '../../kitchen/text/capitalize.js';
import { thatHold } from '../../kitchen/text/join-list.js';
import { temperaturesIn } from '../../kitchen/text/temperatures.js';
import { timesIn } from '../../kitchen/text/times.js';
import { tokenize } from '../../kitchen/text/tokenize.js';
import { reasonAgainst } from '../../kitchen/tones/rewrite-tone.js';
import { readTone } from '../../kitchen/tones/styles.js';
import { RecipeDraft } from '../../kitchen/transform/recipe-draft.js';
import { unsafeWarnings } from '../../kitchen/transform/safe-steps.js';
import { dangerousTexts, riskyAdditions } from './checks.js';
import { reviewed, type Review, type ToneProposal } from './proposals.js';

/** Whether the kitchen leaves a recipe as it is in this tone: it is not one for children. The kitchen's response says why. */
export const isToneLeftToKitchen = (request: RewriteToneRequest): boolean =>
  reasonAgainst(request, readTone(request.tone).tone) !== undefined;

/** The numbers, times and temperatures of a step, in one order. */
const numbersIn = (step: string): string => {
  const figures = tokenize(step).flatMap(({ type, value }) => (type === 'number' && value !== null ? [value] : []));
  const times = timesIn(step).map(({ minutes, minutesMax }) => `${minutes}-${minutesMax} min`);
  const temperatures = temperaturesIn(step).map(({ temperature }) => `${temperature.fahrenheit} F`);
  return [...figures.map(String), ...times, ...temperatures].toSorted().join(' ');
};

const stepProblems = (recipe: RecipeDraft, before: string, after: string, index: number): string[] => {
  const named = new Set(recipe.linesIn(after));
  const lost = recipe.linesIn(before).filter((line) => !named.has(line));
  return thatHold([
    [numbersIn(before) !== numbersIn(after), `Step ${index + 1} has other numbers, times or temperatures than before.`],
    [lost.length > 0, `Step ${index + 1} no longer names ${lost.map((line) => recipe.lines[line]?.name).join(', ')}.`],
  ]);
};

/** Checks a recipe in another tone: it says the same in other words. The list of ingredients is that of the request. */
export const reviewTone = ({ name, steps }: ToneProposal, request: RewriteToneRequest, own: RewrittenRecipe): Review<RewrittenRecipe> => {
  const { title, ingredients, instructions } = request.recipe;
  const before = new RecipeDraft(request.recipe);
  const isWhole = steps.length === instructions.length;
  const problems = [
    ...(isWhole ? instructions.flatMap((step, index) => stepProblems(before, step, steps[index] as string, index)) : []),
    ...(isWhole ? [] : [`The number of its steps is ${steps.length} instead of ${instructions.length}.`]),
    ...dangerousTexts([name, ...steps]),
    ...riskyAdditions(before, new RecipeDraft({ title: name, ingredients, instructions: steps })),
  ];
  return reviewed(problems, () => {
    const { tone, warning } = readTone(request.tone);
    const words = tone.replace('_', '-');
    const changed = instructions.flatMap((from, index) => (from === steps[index] ? [] : [{ from, to: steps[index] as string }]));
    return {
      ...own,
      name,
      ingredients: [...ingredients],
      steps,
      summary: capital(`${words} in tone; amounts, times and temperatures are as they were.`),
      changes: [{ from: title, to: name }, ...changed]
        .filter(({ from, to }) => from !== to)
        .map(({ from, to }) => ({ kind: 'wording' as const, from, to, reason: `Said in another tone: ${words}.` })),
      warnings: [...(warning === undefined ? [] : [warning]), ...unsafeWarnings(request.recipe)],
    };
  });
};
