import { isAnyOf, seafood } from '../../ingredients/kinds.js';
import { isDriedPulse } from '../../safety/raw-food.js';
import { lemmasOf } from '../../text/tokenize.js';
import type { DraftLine } from '../recipe-draft.js';
import { applianceOf, is, type Route } from './appliances.js';
import { isLong, isOurs, isTakenOut, isWet, type Action, type Dish } from './course.js';
import { planRoute, type Plan } from './plan.js';
import { cooks } from './read-clauses.js';
import { isOnlyWarmed } from './without-heat.js';

const onlyWarms = ({ dish: { actions }, route: { target } }: Plan): boolean =>
  is(target, 'no_color') && target !== 'microwave' && isOnlyWarmed(actions);

/** Oil this hot fries, in Fahrenheit. */
const FRYING_OIL = 300;

const isFriedInOil = ({ lemmas, degrees, verb }: Action): boolean =>
  (verb === 'fry' && lemmas[0] === 'deep') || (lemmas.includes('oil') && (degrees ?? 0) >= FRYING_OIL);

/** True if something that was cooked is taken out before the rest is cooked. What is browned first comes back for the long cooking. */
const isSetAside = ({ dish: { actions }, main }: Plan): boolean => {
  const heats = actions.filter((action) => cooks(action) && !action.isAside).map(({ index }) => index);
  const from = isLong(main) ? main.first.index : (heats[0] ?? 0);
  return actions.some((action) => action.index > from && action.index < (heats.at(-1) ?? 0) && isTakenOut(action));
};

/** Words for a second pan that is on the heat at the same time. */
const otherPan: ReadonlySet<string> = new Set(['meanwhile', 'separate', 'another', 'second', 'clean']);

/** True if parts of the dish are cooked on the stove in pans of their own. */
const hasSeveralPans = ({ dish: { actions }, route: { source } }: Plan): boolean => {
  const cooked = actions.filter((action) => cooks(action) && isOurs(action, source) && !action.isAside);
  return (
    source === 'stovetop' && cooked.length > 1 && cooked.some(({ sentence }) => lemmasOf(sentence).some((lemma) => otherPan.has(lemma)))
  );
};

/** Minutes from which on a clause without heat words must be cooking: "add the broth, a ladle at a time, for 20 minutes". */
const MIN_IMPLIED_MINUTES = 10;
const pourers: ReadonlySet<string> = new Set(['stir', 'add', 'pour', 'whisk']);

const hidesCooking = ({ dish: { actions }, main }: Plan): boolean =>
  actions
    .slice(main.first.index + 1)
    .some(({ type, verb, span }) => type === 'other' && pourers.has(verb) && (span?.most ?? 0) >= MIN_IMPLIED_MINUTES);

/** True if the dish is boiled in water that is poured away. */
const isDrained = ({ dish: { actions }, main: { last } }: Plan): boolean => {
  const next = actions[last.index + 1];
  return next?.verb === 'drain' && last.way === 'stovetop' && !next.lemmas.includes('fat');
};

/** Batter that is fried: it runs until a hot pan sets it. */
const hasFriedBatter = ({ dish: { recipe, isBaking }, route: { source } }: Plan): boolean =>
  source === 'stovetop' && (isBaking || [recipe.title, ...recipe.steps].some((text) => lemmasOf(text).includes('batter')));

const doughs: readonly string[] = ['dough', 'crust', 'pastry', 'phyllo', 'puff'];

/** Dough, batter and pastry set and brown in dry heat. */
const needsDryHeat = ({ dish: { recipe, isBaking }, route: { target } }: Plan): boolean =>
  !is(target, 'browns') && (isBaking || recipe.has(({ name }) => doughs.some((word) => name.includes(word))));

/** True if a pot is heated empty in the oven, as for bread. */
const heatsPot = ({ dish: { actions }, route: { source } }: Plan): boolean =>
  source === 'oven' && actions.some(({ type, vessel, verb }) => type === 'other' && vessel === 'dutch oven' && verb === 'place');

/** An oven that is turned down once is two stages of another oven. */
const MOST_STAGES = 2;

/** True if the dish is not cooked in one stretch. A short start on the stove stays there, but in an oven there is none. */
const hasSeveralStages = ({ dish: { actions }, route: { source, target }, stages, main, others, isTogether }: Plan): boolean => {
  const isBehind = ({ index }: Action): boolean => index > main.last.index;
  return (
    (!isTogether && stages.length > (is(source, 'dry') && is(target, 'dry') ? MOST_STAGES : 1)) ||
    others.some(({ first }) => isBehind(first)) ||
    (is(target, 'pot') && actions.some((action) => action.type === 'brown' && action.way === 'stovetop' && isBehind(action)))
  );
};

/** More liquid a serving than this makes a soup, in grams. */
const SOUPY_GRAMS = 150;

/** True if it cooks in liquid, and the new appliance holds none. */
const losesLiquid = ({ dish: { recipe }, route: { source, target }, stages }: Plan): boolean => {
  const isSoupy = recipe.gramsWhere(({ role }) => role === 'liquid') / recipe.servings > SOUPY_GRAMS;
  return is(target, 'no_liquid') && (isSoupy || is(source, 'pot') || (source === 'stovetop' && stages.some(isWet)));
};

/** Leanest milk product that curdles, in kcal of 100 g: below it is whey. */
const RICH_DAIRY = 30;

/** Dairy curdles and seafood toughens in hours of moist heat. */
const isDelicate = ({ ingredient }: DraftLine): boolean => {
  if (!ingredient) return false;
  if (ingredient.role === 'dairy') return ingredient.nutrition.calories > RICH_DAIRY;
  return ingredient.role === 'protein' && isAnyOf(ingredient, ...seafood);
};

/** True if something that should go in at the end goes in by itself before the pot is closed. */
const isOverdone = ({ dish: { recipe, actions, isBaking }, route: { target }, main }: Plan): boolean =>
  is(target, 'pot') &&
  !isBaking &&
  actions.some(
    ({ index, type, lines }) =>
      type === 'other' &&
      index < main.first.index &&
      lines.length > 0 &&
      lines.every((line) => isDelicate(recipe.lines[line] as DraftLine)),
  );

/** Vegetables and starches that need boiling heat. */
const staysHard = ({ route: { target }, dish: { recipe, raw } }: Plan): boolean =>
  target === 'sous_vide' &&
  raw.some(({ safe }) => safe) &&
  recipe.has((one) => isAnyOf(one, 'starchy', 'root', 'rice', 'pasta') && (one.role === 'vegetable' || one.role === 'starch'));

/** What cannot be adapted, and why; the first reason that applies is reported. {noun} is the new appliance. */
const obstacles: readonly (readonly [holds: (plan: Plan) => boolean, why: string])[] = [
  [onlyWarms, 'All that is heated here is warmed, melted or toasted, which {noun} is not made for'],
  [({ dish }) => dish.actions.some(isFriedInOil), 'This is fried in hot oil, which {noun} neither holds safely nor replaces'],
  [({ route }) => route.source === 'sous_vide', 'The time in a water bath says nothing about the time in {noun}'],
  [
    ({ dish, route }) => is(route.target, 'no_boiling') && dish.raw.some(({ ingredient }) => isDriedPulse(ingredient)),
    'Dried beans and lentils have to be boiled in water, which {noun} does not do',
  ],
  [
    ({ dish, route }) => route.target === 'slow_cooker' && dish.raw.some(({ ingredient }) => ingredient.cookingClass === 'dried pulse'),
    'Dried beans have to be boiled hard for 10 minutes, and {noun} does not get hot enough to destroy the toxin of kidney beans',
  ],
  [isSetAside, 'Parts of this dish are cooked, set aside and returned, which {noun} does not do in one go'],
  [hasSeveralPans, 'This dish is cooked in several pans, which do not become one in {noun}'],
  [hidesCooking, 'Liquid is added bit by bit over heat here, which {noun} does not replace'],
  [hasFriedBatter, 'A wet batter needs a hot pan to set, which {noun} does not have'],
  [isDrained, 'This is boiled in water that is poured away, which {noun} does not replace'],
  [needsDryHeat, 'Cakes, breads and pastry depend on the even, dry heat of an oven, which {noun} does not give'],
  [heatsPot, 'The pot is heated empty in the oven here, which {noun} does not replace'],
  [hasSeveralStages, 'Several things are cooked one after the other here, which {noun} does not do in one go'],
  [
    ({ route: { source, target }, main }) => is(target, 'pot') && source === 'stovetop' && !isLong(main) && !isWet(main),
    'This is fried for minutes in a pan, which {noun} does not do',
  ],
  [losesLiquid, 'This dish cooks in its liquid, which {noun} does not hold'],
  [isOverdone, 'Milk and cream curdle and seafood toughens in the long, moist heat of {noun}'],
  [staysHard, 'Potatoes, roots, rice and pasta stay hard at the temperature of the meat in {noun}'],
];

const ONLY_WARMED = 'Heat only melts, warms or toasts something here: leave that out, and the rest stays as it is.';
export const NOT_COOKED = 'No step says how this is cooked, so there is nothing to bring to another way.';

/**
 * Why a dish cannot be brought to another way of cooking with confidence; `undefined` if it can. A recipe that is not understood is left as it is: a
 * wrong step is worse than none.
 */
export const whyNotAdapted = (dish: Dish, route: Route): string | undefined => {
  const { source, target } = route;
  const { actions, raw } = dish;
  if (source === target) return `The recipe is made this way already (${target.replaceAll('_', ' ')}).`;
  if (source === 'no_cook' && !raw.some(({ safe }) => safe) && actions.some(({ verb }) => verb !== ''))
    return 'Nothing in this recipe is cooked, so there is nothing to adapt.';
  if (target === 'no_cook') return ONLY_WARMED;
  const plan = planRoute(dish, route);
  if (!plan) return NOT_COOKED;
  const why = obstacles.find(([holds]) => holds(plan))?.[1];
  return why && `${why.replace('{noun}', applianceOf(target).noun)}, so the recipe stays as it is.`;
};
