import type { Method } from '../../../../src/contract/enums.js';
import { lemmasOf } from '../../text/tokenize.js';
import { isDriedPulse, type RawFood } from '../../safety/raw-food.js';
import type { RecipeType } from '../recipe-type.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { appliances, moist } from './appliances.js';
import { isOurs, type Action, type Route } from './course.js';
import { isOnlyWarmed } from './without-heat.js';
import { isAnyOf } from '../../ingredients/kinds.js';
import { cooks } from './read-clauses.js';

/** Nothing boils in these. */
const withoutWater: ReadonlySet<Method> = new Set(['air_fryer', 'grill', 'toaster_oven', 'sous_vide', 'steamer', 'microwave']);
/** Oil this hot fries, in Fahrenheit. */
const FRYING_OIL = 300;

const isFriedInOil = ({ text, degrees, verb }: Action): boolean => {
  const lemmas = lemmasOf(text);
  return (verb === 'fry' && lemmas[0] === 'deep') || (lemmas.includes('oil') && (degrees ?? 0) >= FRYING_OIL);
};

const crispWords: ReadonlySet<string> = new Set(['crisp', 'crispy', 'crunchy', 'golden', 'toasted', 'fries', 'pastry', 'pizza', 'breaded']);

/** Why a recipe stays as it is; `undefined` if it can be brought to the new way. */
export const whyNot = (actions: readonly Action[], raw: readonly RawFood[], { source, target }: Route): string | undefined => {
  const { noun } = appliances[target];
  if (source === target) return `The recipe is made this way already (${target.replaceAll('_', ' ')}).`;
  if (source === 'no_cook')
    return raw.some(({ safe }) => safe) || actions.every(({ verb }) => verb === '')
      ? 'No step says how this is cooked, so there is nothing to bring to another way.'
      : 'Nothing in this recipe is cooked, so there is nothing to adapt.';
  if (target === 'no_cook') return undefined;
  if (moist.has(target) && target !== 'microwave' && isOnlyWarmed(actions))
    return `All that is heated here is warmed, melted or toasted, which ${noun} is not made for: the recipe stays as it is.`;
  if (actions.some(isFriedInOil))
    return `This is fried in hot oil, which ${noun} neither holds safely nor replaces, so the recipe stays as it is.`;
  if (withoutWater.has(target) && raw.some(({ ingredient }) => isDriedPulse(ingredient)))
    return `Dried beans and lentils have to be boiled in water, which ${noun} does not do: the recipe stays as it is.`;
  if (!actions.some((action) => isOurs(action, source) && cooks(action)))
    return `No step says how it is cooked ${source === 'stovetop' || source === 'grill' ? 'on' : 'in'} ${appliances[source].noun}, so there is nothing to bring to another way.`;
  return undefined;
};

/** More liquid a serving than this makes a soup, in grams. */
const SOUPY_GRAMS = 150;
/** From so much liquid a serving on, a pot needs a lid, in grams. */
const WET_GRAMS = 60;

const QUICK_WARNING =
  'Nothing in this dish gains from hours of cooking: stay at the short end of the time, or vegetables and fish fall apart.';

/** Warnings that depend on what is on the list. */
const warningsOfList = (recipe: RecipeDraft, type: RecipeType, { source, target }: Route, raw: readonly RawFood[]): string[] => {
  const liquid = recipe.gramsWhere(({ role }) => role === 'liquid') / recipe.servings;
  const has = (test: (line: RecipeDraft['lines'][number]) => boolean): boolean => recipe.lines.some(test);
  const isStarch = has(({ ingredient }) => ingredient?.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice'));
  const isMeat = raw.some(({ ingredient }) => isAnyOf(ingredient, 'beef', 'pork', 'lamb', 'poultry'));
  const isPot = target === 'slow_cooker' || target === 'pressure_cooker';
  return [
    ...(liquid > SOUPY_GRAMS && ['toaster_oven', 'air_fryer', 'grill', 'steamer', 'sous_vide'].includes(target)
      ? [
          `This dish is mostly liquid, which ${appliances[target].noun} cannot hold: cook it in a heatproof pan set inside, or choose a pot.`,
        ]
      : []),
    ...(target === 'slow_cooker' && type === 'savory' && !isMeat && !raw.some(({ long }) => long) ? [QUICK_WARNING] : []),
    ...(isPot && isStarch ? ['Pasta and rice turn soft under a lid: cook them apart, or add them for the last part of the time.'] : []),
    ...(target === 'pressure_cooker' && has(({ ingredient }) => ingredient?.role === 'dairy')
      ? ['Milk and cream scorch under pressure; they go in at the end.']
      : []),
    ...(target === 'oven' && source === 'stovetop' && liquid > WET_GRAMS ? ['Use a pot with a lid that can go into the oven.'] : []),
  ];
};

const AIR_FRYER_BAKING =
  'Cakes and breads depend on the even, dry heat of an oven: bake in a small pan that fits the basket, and watch the first one closely.';

/** What the cook should know before trying it this way. */
export const warningsFor = (recipe: RecipeDraft, type: RecipeType, route: Route, raw: readonly RawFood[]): string[] => {
  const { target } = route;
  const { noun } = appliances[target];
  const words = [recipe.title, ...recipe.steps].flatMap(lemmasOf);
  const isCrisp = words.some((word) => crispWords.has(word));
  return [
    ...(type === 'baking' && target === 'air_fryer' ? [AIR_FRYER_BAKING] : []),
    ...warningsOfList(recipe, type, route, raw),
    ...(target === 'sous_vide' ? ['Only what fits in a bag is cooked this way; sauces and sides stay as they are.'] : []),
    ...(moist.has(target) && (isCrisp || (target === 'microwave' && raw.length > 0))
      ? [`Nothing gets brown or crisp in ${noun}: finish it in a hot pan or under a broiler if you want color.`]
      : []),
  ];
};
