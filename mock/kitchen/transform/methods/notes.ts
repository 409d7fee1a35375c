import type { Method } from '../../../../src/contract/enums.js';
import type { AdaptMethodRequest } from '../../../../src/contract/transforms.js';
import { isAnyOf } from '../../ingredients/kinds.js';
import type { RawFood } from '../../safety/raw-food.js';
import { printTemperature } from '../../safety/raw-food.js';
import { thatHold } from '../../text/join-list.js';
import { lemmasOf, tokenize } from '../../text/tokenize.js';
import type { RecipeType } from '../recipe-type.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is } from './appliances.js';
import { hasRawStarch } from './obstacles.js';
import { staysOnStove, type Plan } from './plan.js';

/** What has to be minded in this way of cooking, for what is in the dish. */
export const safetyNotesFor = (raw: readonly RawFood[], target: Method): string[] => {
  const { flesh_note: fleshNote } = applianceOf(target);
  const notes = raw.flatMap(({ name, safe }) => {
    if (!safe) return [];
    const rest = safe.restMinutes > 0 ? `, followed by ${safe.restMinutes} minutes of rest` : '';
    return [`Cook the ${name} to ${printTemperature(safe.temperature)} in the middle${rest}.`];
  });
  if (raw.some(({ safe, ingredient }) => safe && !ingredient.kinds.includes('egg')) && fleshNote !== '') notes.push(fleshNote);
  if (target === 'pressure_cooker')
    notes.push('Fill the pot no more than two thirds, half with beans or grains, and keep at least a cup of thin liquid in it.');
  return [...new Set(notes)];
};

/** What is missing in the kitchen for the new way. */
export const warnEquipment = ({ equipment = [], target_method: target }: AdaptMethodRequest): string[] => {
  const { noun, equipment: fitting } = applianceOf(target);
  if (equipment.length === 0 || target === 'no_cook' || equipment.some((item) => fitting.isIn(tokenize(item)))) return [];
  return [`The list of equipment names nothing for this: it takes ${noun.replace('the ', /^the [aeiou]/.test(noun) ? 'an ' : 'a ')}.`];
};

/** From so much liquid a serving on, a pot needs a lid, in grams. */
const WET_GRAMS = 60;

/** What the cook should know before trying it this way. */
export const warningsFor = (plan: Plan, type: RecipeType): string[] => {
  const { source, target } = plan.route;
  const { recipe, raw } = plan.dish;
  const isMeat = raw.some(({ ingredient, long }) => long || isAnyOf(ingredient, 'beef', 'pork', 'lamb', 'poultry'));
  const isCrisp = [recipe.title, ...recipe.steps].flatMap(lemmasOf).some((word) => isOn('crisp', word));
  const isWet = recipe.gramsWhere(({ role }) => role === 'liquid') / recipe.servings > WET_GRAMS;
  return thatHold([
    [type === 'baking' && target === 'air_fryer', 'Cakes and breads depend on the even, dry heat of an oven: bake in a small pan that fits the basket, and watch the first one closely.'],
    [target === 'slow_cooker' && type === 'savory' && !isMeat, 'Nothing in this dish gains from hours of cooking: stay at the short end of the time, or vegetables and fish fall apart.'],
    [target === 'pressure_cooker' && hasRawStarch(plan), 'Pasta and rice turn soft under a lid: cook them apart, or add them for the last part of the time.'],
    [target === 'pressure_cooker' && recipe.has(({ role }) => role === 'dairy'), 'Milk and cream scorch under pressure: stir them in at the end.'],
    [target === 'oven' && source === 'stovetop' && isWet, 'Use a pot with a lid that can go into the oven.'],
    [is(target, 'no_color') && (isCrisp || (target === 'microwave' && raw.length > 0)), `Nothing gets brown or crisp in ${applianceOf(target).noun}: finish it in a hot pan or under a broiler if you want color.`],
    [staysOnStove(plan), 'Not everything is cooked the new way: some of it is still done on the stove.'],
  ]); // prettier-ignore
};
