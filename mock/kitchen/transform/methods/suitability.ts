import type { Method } from '../../../../src/contract/vocabulary.js';
import type { RecipeKind } from '../recipe-kind.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { appliances, moist } from './appliances.js';
import { isOurs, type Route } from './choose-stages.js';
import type { RawFood } from '../../safety/raw-food.js';
import type { Action } from './read-actions.js';
import { tellsToDo } from '../../text/sentences.js';
import { isOnlyWarmed } from './without-heat.js';

const ovens: readonly Method[] = ['oven', 'toaster_oven'];

const hotOil =
  /\bdeep[- ]?fry(?:ing)?\b(?! pan)|\binch(?:es)? of (?:\p{L}+ )?oil\b|\boil\b(?![^.]*\boven)[^.]{0,40}\b(?:to|at|reaches|registers)\b[^.\d]{0,12}(?:3[2-9]\d|1[6-9]\d)\s*(?:°|º|degrees|F\b|C\b)/iu;
const crisp = /\b(?:crisp|crunchy|golden|toasted|fries|pastry|pizza|breaded)/i;
const boiledSugar = /\b(?:candy thermometer|(?:soft|firm|hard)[- ](?:ball|crack)|thread stage)\b/i;

/** Why a recipe stays as it is; `undefined` where it can be brought to the new way. */
export const whyNot = (
  recipe: RecipeDraft,
  actions: readonly Action[],
  raw: readonly RawFood[],
  { source, target }: Route,
): string | undefined => {
  if (source === target) return `The recipe is made this way already (${target.replaceAll('_', ' ')}).`;
  if (source === 'no_cook')
    return raw.some(({ safe }) => safe) || !actions.some(({ text }) => tellsToDo(text))
      ? 'No step says how this is cooked, so there is nothing to bring to another way.'
      : 'Nothing in this recipe is cooked, so there is nothing to adapt.';
  if (target === 'no_cook') return undefined;
  const text = recipe.steps.join(' ');
  if (moist.has(target) && target !== 'microwave' && isOnlyWarmed(actions))
    return `All that is heated here is warmed, melted or toasted, which is no work for ${appliances[target].noun}: the recipe stays as it is.`;
  if (moist.has(target) && hotOil.test(text))
    return `This is fried in hot oil, which ${appliances[target].noun} neither holds safely nor replaces: nothing would get crisp, so the recipe stays as it is.`;
  if (boiledSugar.test(text))
    return `Sugar is boiled to an exact degree here, which takes a pot on the stove: in ${appliances[target].noun} it would not set, so the recipe stays as it is.`;
  if (!actions.some((action) => isOurs(action, source) && (action.kind === 'cook' || action.kind === 'brown')))
    return `No step says how it is cooked in ${appliances[source].noun}, so there is nothing to bring to another way.`;
  return undefined;
};

/** What the cook should know before trying it this way. */
export const warningsFor = (recipe: RecipeDraft, kind: RecipeKind, source: Method, target: Method, raw: readonly RawFood[]): string[] => {
  const { noun } = appliances[target];
  const text = `${recipe.title} ${recipe.steps.join(' ')}`;
  const warnings: string[] = [];
  const liquid = recipe.lines.reduce((sum, { ingredient, grams }) => sum + (ingredient?.role === 'liquid' ? (grams ?? 0) : 0), 0);
  const isSoupy = liquid / recipe.servings > 150;
  if (kind === 'baking' && !ovens.includes(target) && source !== target) {
    warnings.push(
      `Cakes, breads and custards depend on the even, dry heat of an oven: in ${noun} expect another crust and texture, and watch the first one closely.`,
    );
  }
  if (kind === 'baking' && target === 'air_fryer') warnings.push('Bake in a small pan that fits the basket, in several turns if need be.');
  if (target === 'air_fryer' && /\bbatter\b/i.test(text) && kind !== 'baking')
    warnings.push('A wet batter drips through the basket before it sets: coat with dry crumbs instead, or stay with the original method.');
  if (isSoupy && ['air_fryer', 'grill', 'steamer', 'sous_vide', 'toaster_oven'].includes(target)) {
    warnings.push(`This dish is mostly liquid, which ${noun} cannot hold: cook it in a heatproof pan set inside, or choose a pot.`);
  }
  if (target === 'slow_cooker' && !raw.some(({ long }) => long) && source !== 'slow_cooker') {
    const isQuick = raw.every(
      ({ ingredient }) => !['beef', 'pork', 'lamb', 'poultry'].some((one) => ingredient.kinds.some((of) => of === one)),
    );
    if (isQuick && kind === 'savory')
      warnings.push(
        'Nothing in this dish gains from hours of cooking: stay at the short end of the time, or vegetables and fish fall apart.',
      );
  }
  if (
    (target === 'slow_cooker' || target === 'pressure_cooker') &&
    recipe.lines.some(
      ({ ingredient }) => ingredient?.kinds.includes('pasta') || (ingredient?.kinds.includes('rice') && ingredient.role === 'starch'),
    )
  ) {
    warnings.push('Pasta and rice turn soft under a lid: cook them apart, or add them for the last part of the time.');
  }
  if (target === 'pressure_cooker' && kind !== 'baking' && recipe.lines.some(({ ingredient }) => ingredient?.role === 'dairy'))
    warnings.push('Milk and cream scorch under pressure; they go in at the end.');
  if (target === 'sous_vide') warnings.push('Only what fits in a bag is cooked this way; sauces and sides stay as they are.');
  if (target === 'oven' && source === 'stovetop' && liquid / recipe.servings > 60)
    warnings.push('Use a pot with a lid that can go into the oven.');
  if (moist.has(target) && (crisp.test(text) || (target === 'microwave' && raw.length > 0)))
    warnings.push(`Nothing gets brown or crisp in ${noun}: finish it in a hot pan or under a broiler if you want color.`);
  return warnings;
};
