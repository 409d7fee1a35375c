import type { RecipeDraft } from '../recipe-draft.js';
import { potMethods, type Route } from './course.js';

/** Half a cup more or a third less, as the new pot loses more steam or less. */
export const adjustLiquid = (recipe: RecipeDraft, { source, target }: Route): void => {
  const thin = recipe.lines.filter(({ ingredient, grams }) => ingredient?.role === 'liquid' && (grams ?? 0) > 60);
  if (target === 'slow_cooker' && source !== 'pressure_cooker') {
    for (const line of thin)
      recipe.scale(line, 2 / 3, 'Hardly anything evaporates under the lid of a slow cooker: a third less liquid is enough.');
  }
  if (potMethods.has(source) && !potMethods.has(target) && target !== 'no_cook' && target !== 'sous_vide') {
    for (const line of thin)
      recipe.scale(line, 1.33, 'More steam gets away than from a closed cooker, so a third more liquid goes in.', 'added');
  }
  if (target === 'pressure_cooker') {
    const there = thin.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
    if (there < 230) {
      const fewer = there < 130 ? 3 / 4 : 1 / 2;
      const cups = there < 60 ? 1 : fewer;
      recipe.add(
        { name: 'water', quantity: cups, unit: 'cup' },
        '',
        'A pressure cooker needs at least a cup of thin liquid to come to pressure.',
      );
    }
  }
};
