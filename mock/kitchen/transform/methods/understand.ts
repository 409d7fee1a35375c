import { lemmasOf, tokenize } from '../../text/tokenize.js';
import { appliances, moist } from './appliances.js';
import { isWet } from './cook-stage.js';
import { dryMethods, isOurs, longMinutes, potMethods, stagesOf, type Action } from './course.js';
import type { Plan } from './plan.js';

const takesOut: ReadonlySet<string> = new Set(['remove', 'transfer', 'set', 'take', 'reserve', 'push', 'lift', 'scoop', 'spoon']);
const isHot = ({ kind }: Action): boolean => kind === 'cook' || kind === 'brown';

/** True if something that was cooked is taken out, and comes back when something else was cooked or the new cooking is over. */
const isSetAside = ({ dish: { actions }, main, route }: Plan): boolean => {
  const isOnePot = potMethods.has(route.target) || (main.span?.most ?? 0) >= longMinutes;
  const mainAt = main.first.index;
  /** For each line that is out of the pan: when it was taken out, and how often the pan had cooked by then. */
  const out = new Map<number, { at: number; cooked: number }>();
  let cooked = 0;
  let inPan: readonly number[] = [];
  for (const { index, kind, verb, lines } of actions) {
    const isBack = lines.some((line) => {
      const taken = out.get(line);
      out.delete(line);
      return taken !== undefined && cooked > taken.cooked && (!isOnePot || taken.at > mainAt || index > mainAt);
    });
    if (isBack) return true;
    if (kind === 'cook' || kind === 'brown') {
      cooked++;
      inPan = lines;
    } else if (kind === 'other' && takesOut.has(verb) && cooked > 0) {
      for (const line of lines.length > 0 ? lines : inPan) out.set(line, { at: index, cooked });
    }
  }
  return false;
};

/** Words for a second pan that is on the heat at the same time. */
const otherPan: ReadonlySet<string> = new Set(['meanwhile', 'separate', 'another', 'second', 'clean']);

/** True if parts of the dish are cooked the old way in pans of their own. */
const hasSeveralPans = ({ dish: { actions }, route: { source }, main }: Plan): boolean => {
  if (source !== 'stovetop') return false;
  const cooks = actions.filter((action) => isHot(action) && isOurs(action, source) && !action.isAside);
  const places = new Set(cooks.flatMap(({ place }) => place ?? []));
  const sentences = new Set(cooks.map(({ sentence }) => sentence));
  const isElsewhere = [...sentences].some((sentence) => tokenize(sentence).some(({ lemma }) => otherPan.has(lemma)));
  return (isElsewhere && cooks.length > 1) || (places.size > 1 && cooks.some(({ place, kind }) => kind === 'cook' && place !== main.first.place)); // prettier-ignore
};

/** Minutes from which on a clause without heat words must be cooking: "add the broth, a ladle at a time, for 20 minutes". */
const unsaidMinutes = 10;
const rests: ReadonlySet<string> = new Set(['stir', 'add', 'pour', 'whisk']);
const hidesCooking = ({ dish: { actions } }: Plan): boolean => {
  const heated = actions.findIndex(isHot);
  return actions.some(
    ({ index, kind, verb, span }) =>
      kind === 'other' && rests.has(verb) && (span?.most ?? 0) >= unsaidMinutes && heated !== -1 && index > heated,
  );
};

const hard: ReadonlySet<string> = new Set(['starchy', 'root', 'rice', 'pasta']);
const needsBoiling = ({ dish: { recipe } }: Plan): boolean =>
  recipe.lines.some(
    ({ ingredient }) =>
      ingredient?.kinds.some((kind) => hard.has(kind)) && (ingredient.role === 'vegetable' || ingredient.role === 'starch'),
  );

/** True if the dish is boiled in water that is poured away. */
const isDrained = ({ dish: { actions }, stages }: Plan): boolean =>
  stages.some(({ last }) => {
    const next = actions[last.index + 1];
    return (
      next?.verb === 'drain' &&
      !lemmasOf(next.text).includes('fat') &&
      ['boil', 'simmer', 'cook'].includes(last.verb) &&
      last.way === 'stovetop'
    );
  });

const hasBatter = ({ dish: { recipe, isBaking } }: Plan): boolean =>
  !isBaking && [recipe.title, ...recipe.steps].some((text) => tokenize(text).some(({ lemma }) => lemma === 'batter'));

const doughs: readonly string[] = ['dough', 'crust', 'pastry', 'phyllo', 'puff'];
const hasDough = ({ dish: { recipe } }: Plan): boolean =>
  recipe.lines.some(({ ingredient }) => doughs.some((word) => ingredient?.name.includes(word)));

/** True if a pot or stone is heated empty in the oven, as for bread. */
const heatsPot = ({ dish: { actions } }: Plan): boolean =>
  actions.some(({ kind, vessel, verb }) => kind === 'other' && vessel === 'dutch oven' && (verb === 'place' || verb === 'put'));

const hasYeast = ({ dish: { recipe, isBaking } }: Plan): boolean =>
  isBaking && recipe.lines.some(({ ingredient }) => ingredient?.name.includes('yeast') && ingredient.kinds.includes('leavening'));

/** Why what is cooked in short turns does not become one long cooking; `undefined` if it does. */
const whyNotQuick = ({ dish, route: { source, target }, stages, main }: Plan): string | undefined => {
  const all = stagesOf(dish.actions, source, ['cook']);
  const mainAt = main.first.index;
  if (dish.isBaking && moist.has(target) && all.length > 1) return 'This is baked in several turns';
  if (!potMethods.has(target)) return undefined;
  const isLong = stages.some(({ span }) => (span?.most ?? 0) >= longMinutes);
  if (!isLong && all.length > 1) return 'Several things are cooked for minutes one after the other here';
  if (!isLong && source === 'stovetop' && !stages.some(isWet) && !dish.isBaking) return 'This is fried for minutes in a pan';
  const isBefore = ({ first }: { first: Action }): boolean => first.index < mainAt;
  if (dryMethods.has(source) && all.some((stage) => isBefore(stage) && !stages.includes(stage))) return 'This is baked in several turns';
  const isBrownedLater = dish.actions.some(({ kind, way }, at) => kind === 'brown' && way === 'stovetop' && at > mainAt);
  return isBrownedLater ? 'Several things are cooked one after the other here' : undefined;
};

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
  if (hasBatter(plan) && target !== 'stovetop') return `A wet batter needs a hot pan to set, which ${noun} does not have: ${stays}`;
  if (isDrained(plan)) return `This is boiled in water that is poured away, which ${noun} does not replace: ${stays}`;
  if (hasDough(plan) && (moist.has(target) || target === 'stovetop'))
    return `Dough and pastry need dry heat, which ${noun} does not give: ${stays}`;
  if (heatsPot(plan) && source === 'oven') return `The pot is heated empty in the oven here, which ${noun} does not replace: ${stays}`;
  const quick = whyNotQuick(plan);
  if (quick !== undefined) return `${quick}, which ${noun} does not do in one go: ${stays}`;
  if (hasYeast(plan) && moist.has(target)) return `Bread needs dry heat to rise and brown, which ${noun} does not give: ${stays}`;
  const isSameHeat = dryMethods.has(source) && dryMethods.has(target);
  if (stages.length > 1 && !isSameHeat && (!isTogether || dish.isBaking))
    return `Several things are cooked one after the other here, which ${noun} does not do in one go: ${stays}`;
  const holdsNoLiquid = target === 'grill' || target === 'air_fryer' || target === 'sous_vide' || target === 'steamer';
  const isLiquid = potMethods.has(source) || (source === 'stovetop' && stages.some(isWet));
  if (holdsNoLiquid && isLiquid && !dish.isBaking) return `This dish cooks in its liquid, which ${noun} does not hold: ${stays}`; // prettier-ignore
  if (target === 'sous_vide' && dish.raw.some(({ safe }) => safe) && needsBoiling(plan)) return `Potatoes, roots, rice and pasta stay hard at the temperature of the meat in ${noun}: ${stays}`; // prettier-ignore
  return undefined;
};
