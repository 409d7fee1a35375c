import { listWords, theseWords } from '../text/join-list.js';
import { tokenize } from '../text/tokenize.js';
import { applianceOf, is, type Route } from './methods/appliances.js';
import { cookingWordsIn, namesDoneness, readActions, type Action } from './methods/read-steps.js';
import { followHeat, boughtRaw, uncookedIn } from './read-heat.js';
import type { DraftLine } from './draft-line.js';
import type { RecipeDraft } from './recipe-draft.js';

/** Whether steps still speak of the appliance that they came from ("oven to 350F"), or of a pan that does not go into the new one. */
const namesOldPlace = (steps: readonly string[], { source, target }: Route): boolean =>
  steps.some((step) =>
    cookingWordsIn(tokenize(step)).some(
      ({ value: { roles, method } }) =>
        (roles.includes('appliance') && method === source && source !== 'stovetop') ||
        (roles.includes('vessel') && method === 'oven' && (target === 'stovetop' || is(target, 'cooker'))),
    ),
  );

const namedIn = (actions: readonly Action[]): Set<number> => new Set(actions.flatMap(({ lines }) => lines));

/**
 * Checks steps that were rewritten against those of the recipe: what was raw is still cooked, what went in still goes in, a temperature that
 * says when it is done is still there, and the appliance of the way it came is not. Returns why the recipe stays as it is, or `undefined` if the
 * steps are sound.
 */
export const whyNotSound = (recipe: RecipeDraft, steps: readonly string[], route?: Route): string | undefined => {
  const old = readActions(recipe, recipe.steps);
  const now = readActions(recipe, steps);
  const written = new Set(old.map(({ text }) => text));
  const before = followHeat(recipe, old).heat;
  const after = followHeat(recipe, now).heat;
  // of what is new, only what surely cooks counts, and it may replace several old ones
  const isLess = (line: number): boolean => {
    const heated = (after.get(line) ?? []).filter(({ type, text }) => type === 'cook' || written.has(text));
    return heated.length < (before.get(line)?.length ?? 0) && heated.every(({ text }) => written.has(text));
  };
  const namesOf = (lines: readonly DraftLine[]): string[] => lines.map(({ name }) => name.toLowerCase());
  const [wasNamed, isNamed] = [namedIn(old), namedIn(now)];
  const uncooked = uncookedIn(recipe, now);
  const less = namesOf(boughtRaw(recipe).filter((line) => wasNamed.has(line.index) && (isLess(line.index) || uncooked.includes(line))));
  if (less.length > 0) return `The rewritten steps would no longer cook ${theseWords(less)}, so the recipe stays as it is.`;
  const lost = namesOf(recipe.lines.filter(({ index }) => wasNamed.has(index) && !isNamed.has(index)));
  if (lost.length > 0) return `The rewritten steps would no longer use ${listWords(lost)}, so the recipe stays as it is.`;
  if (old.some(({ text }) => namesDoneness(text)) && !steps.some(namesDoneness))
    return 'The rewritten steps would no longer say how hot it must be inside, so the recipe stays as it is.';
  if (route && namesOldPlace(steps, route))
    return `The rewritten steps would still speak of ${applianceOf(route.source).noun} or its pans, so the recipe stays as it is.`;
  return undefined;
};
