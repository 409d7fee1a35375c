import { listWords, theseWords } from '../text/join-list.js';
import { temperaturesIn } from '../text/temperatures.js';
import { isDriedPulse, needsHeat, type RawFood } from '../safety/raw-food.js';
import { cooks, isTakenOut, readActions, type Action } from './methods/read-steps.js';
import type { DraftLine, RecipeDraft } from './recipe-draft.js';

/** For each line of the list, how often it is heated between its going in and its being taken out. What the old steps did not say counts without end. */
const heatOf = (actions: readonly Action[], written: ReadonlySet<string>): Map<number, number> => {
  const heat = new Map<number, number>();
  let inside: number[] = [];
  for (const action of actions) {
    if (!isTakenOut(action)) inside = [...new Set([...inside, ...action.lines])];
    else inside = action.lines.length === 0 ? [] : inside.filter((line) => !action.lines.includes(line));
    const times = written.has(action.text) ? 1 : Infinity;
    if (cooks(action)) for (const line of inside) heat.set(line, (heat.get(line) ?? 0) + times);
  }
  return heat;
};

/** Food on the list that is not safe raw and that no step heats, by its name. */
export const uncookedIn = (recipe: RecipeDraft): string[] => {
  const actions = readActions(recipe, recipe.steps);
  const heat = heatOf(actions, new Set(actions.map(({ text }) => text)));
  const raw = needsHeat(recipe.lines).filter(({ safe, ingredient }) => safe !== undefined || isDriedPulse(ingredient));
  const isRaw = new Set(raw.map(({ ingredient }) => ingredient.name));
  return recipe.lines.filter(({ index, ingredient }) => isRaw.has(ingredient?.name ?? '') && !heat.has(index)).map(({ name }) => name);
};

const namedIn = (actions: readonly Action[]): Set<number> => new Set(actions.flatMap(({ lines }) => lines));

/** Food is done between these, in Fahrenheit; ovens are hotter, and rooms cooler. */
const COOLEST_DONE = 120;
const HOTTEST_DONE = 210;

const namesDoneness = (steps: readonly string[]): boolean =>
  steps.some((step) =>
    temperaturesIn(step).some(({ temperature: { fahrenheit } }) => fahrenheit >= COOLEST_DONE && fahrenheit <= HOTTEST_DONE),
  );

/**
 * Checks steps that were rewritten against those they came from: what was raw is still cooked, what went in still goes in, and a temperature that
 * says when it is done is still there. Returns why the recipe stays as it is, or `undefined` if the steps are sound.
 */
export const whyNotSound = (
  recipe: RecipeDraft,
  raw: readonly RawFood[],
  old: readonly Action[],
  after: readonly string[],
): string | undefined => {
  const now = readActions(recipe, after);
  const written = new Set(old.map(({ text }) => text));
  const [was, is] = [heatOf(old, written), heatOf(now, written)];
  const isRaw = new Set(raw.filter(({ safe }) => safe).map(({ ingredient }) => ingredient.name));
  const cooked = [...namedIn(old)].filter((line) => isRaw.has(recipe.lines[line]?.ingredient?.name ?? ''));
  const namesOf = (lines: readonly number[]): string[] => lines.map((line) => (recipe.lines[line] as DraftLine).name.toLowerCase());
  const never = namesOf(cooked.filter((line) => !was.has(line)));
  const less = namesOf(cooked.filter((line) => (is.get(line) ?? 0) < (was.get(line) ?? 0)));
  if (never.length > 0) return `No step says how ${theseWords(never)} is cooked through, so the recipe stays as it is.`;
  if (less.length > 0) return `The rewritten steps would no longer cook ${theseWords(less)}, so the recipe stays as it is.`;
  const named = namedIn(now);
  const lost = namesOf([...namedIn(old)].filter((line) => !named.has(line)));
  if (lost.length > 0) return `The rewritten steps would no longer use ${listWords(lost)}, so the recipe stays as it is.`;
  if (namesDoneness(old.map(({ text }) => text)) && !namesDoneness(after))
    return 'The rewritten steps would no longer say how hot it must be inside, so the recipe stays as it is.';
  return undefined;
};
