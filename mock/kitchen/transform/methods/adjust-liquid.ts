import type { RecipeDraft } from '../recipe-draft.js';
import { is, type Route } from './appliances.js';

/** More grams of a liquid than this are not a seasoning, and as many as a pressure cooker needs. */
const THIN_GRAMS = 60;
const PRESSURE_GRAMS = 230;

const LESS = 'Hardly anything evaporates under the lid of a slow cooker: a third less liquid is enough.';
const MORE = 'More steam gets away than from a closed cooker, so a third more liquid goes in.';

/** A third more or less, as the new pot loses more steam or less. */
export const adjustLiquid = (recipe: RecipeDraft, { source, target }: Route): void => {
  const thin = recipe.lines.filter(({ ingredient, grams }) => ingredient?.role === 'liquid' && (grams ?? 0) > THIN_GRAMS);
  const losesMore = is(source, 'pot') && !is(target, 'pot') && target !== 'no_cook' && target !== 'sous_vide';
  if (target === 'slow_cooker' && !is(source, 'pot')) for (const line of thin) recipe.scale(line, 2 / 3, LESS);
  if (losesMore) for (const line of thin) recipe.scale(line, 1.33, MORE, 'added');
  if (target === 'pressure_cooker' && thin.reduce((sum, { grams }) => sum + (grams ?? 0), 0) < PRESSURE_GRAMS)
    recipe.add(
      { name: 'water', quantity: 1, unit: 'cup' },
      '',
      'A pressure cooker needs at least a cup of thin liquid to come to pressure.',
    );
};
