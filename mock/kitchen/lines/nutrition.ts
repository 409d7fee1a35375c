import type { Nutrition } from '../../../src/contract/recipes.js';
import type { NutritionPer100g, Ingredient } from '../ingredients/ingredient.js';

/** An ingredient and how much of it; what the kitchen does not know weighs nothing here. */
export interface Weighed {
  ingredient: Ingredient | undefined;
  grams: number | null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const nothing: NutritionPer100g = {
  calories: 0,
  protein: 0,
  carbohydrates: 0,
  fat: 0,
  saturatedFat: 0,
  fiber: 0,
  sugar: 0,
  sodium: 0,
  cholesterol: 0,
};

/** The sum of the facts of everything that is known and weighed. */
export const totalFacts = (parts: readonly Weighed[]): NutritionPer100g => {
  const total = { ...nothing };
  for (const { ingredient, grams } of parts) {
    if (!ingredient || !grams) continue;
    const share = grams / 100;
    const { nutrition } = ingredient;
    total.calories += nutrition.calories * share;
    total.protein += nutrition.protein * share;
    total.carbohydrates += nutrition.carbohydrates * share;
    total.fat += nutrition.fat * share;
    total.saturatedFat += nutrition.saturatedFat * share;
    total.fiber += nutrition.fiber * share;
    total.sugar += nutrition.sugar * share;
    total.sodium += nutrition.sodium * share;
    total.cholesterol += nutrition.cholesterol * share;
  }
  return total;
};

/**
 * Nutrition of one serving, from the grams of the ingredients and what is known of 100 g of each.
 * Nothing is taken off for what cooks away or stays in the pan. Assumed.
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
