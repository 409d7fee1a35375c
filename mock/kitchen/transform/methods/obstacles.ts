import { isAnyOf, seafood } from '../../ingredients/kinds.js';
import { isDriedPulse } from '../../safety/raw-food.js';
import { lemmasOf } from '../../text/tokenize.js';
import type { DraftLine } from '../recipe-draft.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is, type Route } from './appliances.js';
import { isLong, isOurs, isWet, type Dish, type Plan } from './plan.js';
import { isOnlyWarmed } from './without-heat.js';

/** Oil this hot fries, in Fahrenheit. */
const FRYING_OIL = 300;

const isFried = ({ dish: { actions } }: Plan): boolean =>
  actions.some(({ lemmas, degrees }) => lemmas.includes('oil') && (degrees ?? 0) >= FRYING_OIL);

/** Dried beans that are not boiled, or not hard enough: lentils have no toxin that a slow cooker leaves. */
const isNotBoiled = ({ dish: { raw }, route: { target } }: Plan): boolean =>
  raw.some(
    ({ ingredient }) =>
      (is(target, 'no_boiling') && isDriedPulse(ingredient)) || (target === 'slow_cooker' && ingredient.cookingClass === 'dried pulse'),
  );

/** Minutes from which on a clause without heat words must be cooking: "add the broth, a ladle at a time, for 20 minutes". */
const MIN_IMPLIED_MINUTES = 10;

/** True if parts of the dish are cooked in pans or appliances of their own, or if it is cooked while it is put together. */
const isInParts = ({ dish: { actions }, route: { source }, main }: Plan): boolean => {
  const heats = actions.filter(({ type }) => type === 'cook' || type === 'brown');
  const ours = heats.filter((action) => source === 'stovetop' && isOurs(action, source));
  const isInPans = ours.length > 1 && ours.some(({ sentence }) => lemmasOf(sentence).some((lemma) => isOn('another pan', lemma)));
  const poured = actions.filter(({ index, type, verb }) => index > main.first.index && type === 'other' && isOn('pours', verb));
  return (
    isInPans ||
    heats.some((action) => !isOurs(action, source) && action.way !== 'stovetop') ||
    poured.some(({ span }) => (span?.most ?? 0) >= MIN_IMPLIED_MINUTES)
  );
};

/** True if the dish is not cooked in one stretch. A short start on the stove stays there; an oven does what another oven did. */
const hasSeveralStages = ({ route: { source, target }, stages, main, others }: Plan): boolean =>
  (stages.length > 1 && !(is(source, 'dry') && is(target, 'dry'))) || others.some(({ first }) => first.index > main.last.index);

/** True if the dish is boiled in water that is poured away. */
const isDrained = ({ dish: { actions }, main: { last } }: Plan): boolean => {
  const next = actions[last.index + 1];
  return next?.verb === 'drain' && last.way === 'stovetop' && !next.lemmas.includes('fat');
};

/** Batter runs until a hot pan sets it; dough and pastry set and brown in dry heat, bread in a pot that is hot already. */
const losesItsHeat = ({ dish: { recipe, actions, isBaking }, route: { source, target } }: Plan): boolean => {
  const isBatter = [recipe.title, ...recipe.steps].some((text) => lemmasOf(text).includes('batter'));
  const isDough = isBaking || isBatter || recipe.has(({ name }) => lemmasOf(name).some((lemma) => isOn('dough', lemma)));
  const isInHotPot = source === 'oven' && isBaking && actions.some(({ vessel }) => vessel === 'dutch oven');
  return isInHotPot || (isDough && !(is(source, 'browns') && is(target, 'browns')));
};

/** True if it cooks in liquid, and the new appliance holds none. */
const losesLiquid = ({ route: { source, target }, stages }: Plan): boolean =>
  is(target, 'no_liquid') && (is(source, 'pot') || (source === 'stovetop' && stages.some(isWet)));

/** Leanest milk product that curdles, in kcal of 100 g: below it is whey. */
const RICH_DAIRY = 30;

/** Dairy curdles and seafood toughens in hours of moist heat. */
const isDelicate = ({ ingredient }: DraftLine): boolean => {
  if (ingredient?.role === 'dairy') return ingredient.nutrition.calories > RICH_DAIRY;
  return ingredient?.role === 'protein' && isAnyOf(ingredient, ...seafood);
};

/** True if something that should go in at the end goes in by itself before the pot is closed. */
const isOverdone = ({ dish: { recipe, actions }, route: { target }, main }: Plan): boolean =>
  is(target, 'pot') &&
  actions.some(
    ({ index, type, lines }) =>
      type === 'other' &&
      index < main.first.index &&
      lines.length > 0 &&
      lines.every((line) => isDelicate(recipe.lines[line] as DraftLine)),
  );

/** Pasta and rice that were not cooked before. */
export const hasRawStarch = ({ dish: { raw } }: Plan): boolean =>
  raw.some(({ ingredient }) => ingredient.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice'));

/** What cannot be adapted, and why; the first reason that applies is reported. {noun} is the new appliance. */
const obstacles: readonly (readonly [holds: (plan: Plan) => boolean, why: string])[] = [
  [({ dish, route: { target } }) => is(target, 'no_color') && target !== 'microwave' && isOnlyWarmed(dish.actions), 'All that is heated here is warmed, melted or toasted, which {noun} is not made for'],
  [isFried, 'This is fried in hot oil, which {noun} neither holds safely nor replaces'],
  [({ route }) => route.source === 'sous_vide', 'The time in a water bath says nothing about the time in {noun}'],
  [({ route }) => route.target === 'sous_vide', 'The thickness of each piece decides how long it must lie in {noun} to be safe, and no recipe for another appliance says it'],
  [isNotBoiled, 'Dried beans and lentils have to be boiled, beans hard for 10 minutes against the toxin of kidney beans, which {noun} does not do'],
  [losesItsHeat, 'Batter, dough and pastry depend on their hot pan, or on the even, dry heat of an oven, which {noun} does not replace'],
  [(plan) => isInParts(plan) || hasSeveralStages(plan), 'Several things are cooked here, one after the other, in pans of their own, or set aside and returned, which {noun} does not do in one go'],
  [isDrained, 'This is boiled in water that is poured away, which {noun} does not replace'],
  [({ route: { source, target }, main }) => is(target, 'pot') && source === 'stovetop' && !isLong(main) && !isWet(main), 'This is fried for minutes in a pan, which {noun} does not do'],
  [losesLiquid, 'This dish cooks in its liquid, which {noun} does not hold'],
  [isOverdone, 'Milk and cream curdle and seafood toughens in the long, moist heat of {noun}'],
  [(plan) => plan.route.target === 'slow_cooker' && hasRawStarch(plan), 'Pasta and rice turn to mush in hours of moist heat in {noun}'],
]; // prettier-ignore

const ONLY_WARMED = 'Heat only melts, warms or toasts something here: leave that out, and the rest stays as it is.';
const NOT_COOKED = 'No step says how this is cooked, so there is nothing to bring to another way.';

/**
 * Why a dish cannot be brought to another way of cooking with confidence; `undefined` if it can. A recipe that is not understood is left as it is: a
 * wrong step is worse than none.
 */
export const whyNotAdapted = ({ actions, raw }: Dish, { source, target }: Route, plan: Plan | undefined): string | undefined => {
  if (source === target) return `The recipe is made this way already (${target.replaceAll('_', ' ')}).`;
  if (source === 'no_cook' && !raw.some(({ safe }) => safe) && actions.some(({ verb }) => verb !== ''))
    return 'Nothing in this recipe is cooked, so there is nothing to adapt.';
  if (target === 'no_cook') return ONLY_WARMED;
  if (!plan) return NOT_COOKED;
  const why = obstacles.find(([holds]) => holds(plan))?.[1];
  return why && `${why.replace('{noun}', applianceOf(target).noun)}, so the recipe stays as it is.`;
};
