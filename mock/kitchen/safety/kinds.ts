import type { Ingredient, Kind } from '../ingredients/ingredient.js';

/** What comes of a slaughtered animal of the land. */
export const meats: readonly Kind[] = ['meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin'];
export const seafood: readonly Kind[] = ['fish', 'crustacean', 'mollusc'];
export const dairy: readonly Kind[] = ['dairy', 'cheese'];
export const grains: readonly Kind[] = ['grain', 'wheat', 'gluten', 'corn', 'rice', 'oats', 'pasta', 'bread'];

/** Whether an ingredient is of any of the kinds. */
export const isAnyOf = ({ kinds }: Ingredient, ...wanted: readonly Kind[]): boolean => wanted.some((kind) => kinds.includes(kind));

/** Grams of carbohydrate in 100 g that the body takes up. */
export const netCarbohydrates = ({ nutrition }: Ingredient): number => nutrition.carbohydrates - nutrition.fiber;
