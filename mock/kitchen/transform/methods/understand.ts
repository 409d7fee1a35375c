import { appliances } from './appliances.js';
import { isWet } from './cook-stage.js';
import { dryMethods, isOurs, longMinutes, potMethods, type Action } from './course.js';
import type { Plan } from './plan.js';

const takesOut: ReadonlySet<string> = new Set(['remove', 'transfer', 'set', 'take', 'reserve', 'push', 'lift', 'scoop', 'spoon']);
const isHot = ({ kind }: Action): boolean => kind === 'cook' || kind === 'brown';

/** Something cooked that is taken out of the pan, and the lines that it is. */
const takenOut = ({ dish: { actions } }: Plan): { at: number; lines: readonly number[] }[] =>
  actions.flatMap((action, at) => {
    if (!takesOut.has(action.verb) || action.kind !== 'other') return [];
    const cooked = actions.slice(0, at).findLast(isHot);
    if (!cooked) return [];
    const lines = action.lines.length > 0 ? action.lines : cooked.lines;
    return [{ at, lines }];
  });

/** True if something that was cooked is taken out and comes back when the new cooking is over, or into one that has no pan. */
const isSetAside = (plan: Plan): boolean => {
  const { dish: { actions }, main, route } = plan; // prettier-ignore
  const mainAt = actions.indexOf(main.first);
  return takenOut(plan).some(({ at, lines }) => {
    const back = actions.findIndex((action, index) => index > at && action.lines.some((line) => lines.includes(line)));
    if (back === -1 || at > mainAt) return false;
    return back > mainAt || !(potMethods.has(route.target) || (main.span?.most ?? 0) >= longMinutes);
  });
};

/** Words for a second pan that is on the heat at the same time. */
const otherPan: ReadonlySet<string> = new Set(['meanwhile', 'separate', 'another', 'second', 'clean']);

/** True if parts of the dish are cooked the old way in pans of their own. */
const hasSeveralPans = ({ dish: { actions }, route: { source }, main }: Plan): boolean => {
  if (source !== 'stovetop') return false;
  const cooks = actions.filter((action) => isHot(action) && isOurs(action, source) && !action.isAside);
  const places = new Set(cooks.flatMap(({ place }) => place ?? []));
  const isElsewhere = cooks.some(({ sentence }) =>
    sentence
      .toLowerCase()
      .split(' ')
      .some((word) => otherPan.has(word.replace(',', ''))),
  );
  return (isElsewhere && cooks.length > 1) || (places.size > 1 && cooks.some(({ place, kind }) => kind === 'cook' && place !== main.first.place)); // prettier-ignore
};

/** Minutes from which on a clause without heat words must be cooking: "add the broth, a ladle at a time, for 20 minutes". */
const unsaidMinutes = 10;
const rests: ReadonlySet<string> = new Set(['stir', 'add', 'pour', 'whisk']);
const hidesCooking = ({ dish: { actions } }: Plan): boolean =>
  actions.some(
    ({ kind, verb, span }, at) =>
      kind === 'other' && rests.has(verb) && (span?.most ?? 0) >= unsaidMinutes && actions.slice(0, at).some(isHot),
  );

const hard: ReadonlySet<string> = new Set(['starchy', 'root', 'rice', 'pasta']);
const needsBoiling = ({ dish: { recipe } }: Plan): boolean =>
  recipe.lines.some(
    ({ ingredient }) =>
      ingredient?.kinds.some((kind) => hard.has(kind)) && (ingredient.role === 'vegetable' || ingredient.role === 'starch'),
  );

/**
 * Why the steps cannot be brought to the new way with confidence; `undefined` if they can. A recipe that is not understood is left as it is: a
 * wrong step is worse than none.
 */
export const whyNotUnderstood = (plan: Plan): string | undefined => {
  const { stages, isTogether, route: { source, target }, dish } = plan; // prettier-ignore
  const { noun } = appliances[target];
  const stays = 'the recipe stays as it is.';
  if (isSetAside(plan)) return `Parts of this dish are cooked, set aside and returned, which ${noun} does not do in one go: ${stays}`;
  if (hasSeveralPans(plan)) return `This dish is cooked in several pans, which do not become one in ${noun}: ${stays}`;
  if (hidesCooking(plan)) return `Liquid is added bit by bit over heat here, which ${noun} does not replace: ${stays}`;
  const isSameHeat = dryMethods.has(source) && dryMethods.has(target);
  if (stages.length > 1 && !isSameHeat && (!isTogether || dish.isBaking))
    return `Several things are cooked one after the other here, which ${noun} does not do in one go: ${stays}`;
  const holdsNoLiquid = target === 'grill' || target === 'air_fryer' || target === 'sous_vide' || target === 'steamer';
  if (holdsNoLiquid && source === 'stovetop' && stages.some(isWet) && !dish.isBaking) return `This dish cooks in its liquid, which ${noun} does not hold: ${stays}`; // prettier-ignore
  if (target === 'sous_vide' && dish.raw.some(({ safe }) => safe) && needsBoiling(plan)) return `Potatoes, roots, rice and pasta stay hard at the temperature of the meat in ${noun}: ${stays}`; // prettier-ignore
  return undefined;
};
