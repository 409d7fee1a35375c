import { listWords, theseWords } from '../text/join-list.js';
import { temperaturesIn } from '../text/temperatures.js';
import type { RawFood } from '../safety/raw-food.js';
import { isTakenOut, readActions, type Action } from './methods/course.js';
import type { RecipeDraft } from './recipe-draft.js';
import { cooks } from './methods/read-clauses.js';

/** How often a line of the list is heated, and whether by a clause that the old steps did not have. */
interface Heat {
  times: number;
  isNew: boolean;
}

/** For each line of the list, the heat between its going in and its being taken out. */
const heatOf = (actions: readonly Action[], written: ReadonlySet<string>): Map<number, Heat> => {
  const heat = new Map<number, Heat>();
  let inside = new Set<number>();
  for (const action of actions) {
    const isTaken = isTakenOut(action);
    for (const line of action.lines) {
      if (isTaken) inside.delete(line);
      else inside.add(line);
    }
    if (isTaken && action.lines.length === 0) inside = new Set();
    if (!cooks(action)) continue;
    const isNew = !written.has(action.text);
    for (const line of inside) {
      const known = heat.get(line);
      heat.set(line, { times: (known?.times ?? 0) + 1, isNew: isNew || (known?.isNew ?? false) });
    }
  }
  return heat;
};

/** Raw food that the old steps name and do not cook, and that which the new steps cook less often than the old ones. */
const uncooked = (
  recipe: RecipeDraft,
  raw: readonly RawFood[],
  before: readonly Action[],
  after: readonly Action[],
): { never: string[]; less: string[] } => {
  const written = new Set(before.map(({ text }) => text));
  const [was, is] = [heatOf(before, written), heatOf(after, written)];
  const isRaw = new Set(raw.filter(({ safe }) => safe).map(({ ingredient }) => ingredient.name));
  const named = namedIn(before);
  const lines = recipe.lines.filter(({ index, ingredient }) => ingredient && isRaw.has(ingredient.name) && named.has(index));
  const isLess = (index: number): boolean => {
    const now = is.get(index) ?? { times: 0, isNew: false };
    return !now.isNew && now.times < (was.get(index)?.times ?? 0);
  };
  return {
    never: lines.filter(({ index }) => !was.has(index)).map(({ name }) => name.toLowerCase()),
    less: lines.filter(({ index }) => isLess(index)).map(({ name }) => name.toLowerCase()),
  };
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
  const { never, less } = uncooked(recipe, raw, old, now);
  if (never.length > 0) return `No step says how ${theseWords(never)} is cooked through, so the recipe stays as it is.`;
  if (less.length > 0) return `The rewritten steps would no longer cook ${theseWords(less)}, so the recipe stays as it is.`;
  const named = namedIn(now);
  const lost = [...namedIn(old)].filter((line) => !named.has(line)).flatMap((line) => recipe.lines[line]?.name.toLowerCase() ?? []);
  if (lost.length > 0) return `The rewritten steps would no longer use ${listWords(lost)}, so the recipe stays as it is.`;
  if (namesDoneness(old.map(({ text }) => text)) && !namesDoneness(after))
    return 'The rewritten steps would no longer say how hot it must be inside, so the recipe stays as it is.';
  return undefined;
};
