import type { Nutrition } from '../../../src/contract/recipes.js';
import { mapFacts, type NutritionPer100g, type Ingredient } from '../ingredients/ingredient.js';

/** An ingredient and how much of it; what the kitchen does not know weighs nothing here. */
export interface Weighed {
  ingredient: Ingredient | undefined;
  grams: number | null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The sum of the facts of everything that is known and weighed. */
export const totalFacts = (parts: readonly Weighed[]): NutritionPer100g =>
  mapFacts((fact) =>
    parts.reduce((sum, { ingredient, grams }) => sum + (ingredient && grams ? ingredient.nutrition[fact] * (grams / 100) : 0), 0),
  );

/**
 * Nutrition of one serving, from the grams of the ingredients and what is known of 100 g of each. Nothing is taken off for what cooks away
 * or stays in the pan. Not specified: assumed by this package.
 */
export const nutritionOf = (parts: readonly Weighed[], servings: number): Nutrition => {
  const total = totalFacts(parts);
  const grams = parts.reduce((sum, part) => sum + (part.grams ?? 0), 0);
  const each = (value: number): number => tenth(value / servings);
  const whole = (value: number): number => Math.round(value / servings);
  return {
    serving_size_g: grams > 0 ? Math.round(grams / servings) : null,
    calories: whole(total.calories),
    protein_g: each(total.protein),
    carbohydrates_g: each(total.carbohydrates),
    fat_g: each(total.fat),
    saturated_fat_g: each(total.saturatedFat),
    fiber_g: each(total.fiber),
    sugar_g: each(total.sugar),
    sodium_mg: whole(total.sodium),
    cholesterol_mg: whole(total.cholesterol),
  };
};
