import type { Ingredient, Kind } from './ingredient.js';

/** What comes of a slaughtered animal of the land: beef, poultry and the like are meat too. */
export const meats: readonly Kind[] = ['meat', 'animal_fat', 'gelatin'];
export const seafood: readonly Kind[] = ['fish', 'crustacean', 'mollusc'];
export const dairy: readonly Kind[] = ['dairy', 'cheese'];

/** Whether an ingredient is of any of the kinds. */
export const isAnyOf = ({ kinds }: Pick<Ingredient, 'kinds'>, ...wanted: readonly Kind[]): boolean =>
  wanted.some((kind) => kinds.includes(kind));
