import type { Nutrition } from '../../../src/contract/recipes.js';

/** What a diet says about the numbers of one serving. */
interface NumberLimit {
  keeps: (nutrition: Nutrition) => boolean;
  /** "at least 20 g of protein" */
  words: string;
}

/** Diets that are about amounts rather than ingredients; for a main dish. Not specified: assumed by this package. */
export const numberLimits: Readonly<Record<string, NumberLimit>> = {
  high_protein: { keeps: ({ protein_g }) => protein_g >= 20, words: 'at least 20 g of protein' },
  high_fiber: { keeps: ({ fiber_g }) => fiber_g >= 6, words: 'at least 6 g of fiber' },
  low_sodium: { keeps: ({ sodium_mg }) => sodium_mg <= 600, words: 'at most 600 mg of sodium' },
  low_fat: { keeps: ({ fat_g }) => fat_g <= 15, words: 'at most 15 g of fat' },
  low_carb: { keeps: ({ carbohydrates_g }) => carbohydrates_g <= 35, words: 'at most 35 g of carbohydrates' },
  low_sugar: { keeps: ({ sugar_g }) => sugar_g <= 15, words: 'at most 15 g of sugar' },
  keto: { keeps: ({ carbohydrates_g, fiber_g }) => carbohydrates_g - fiber_g <= 18, words: 'at most 18 g of net carbohydrates' },
  diabetic_friendly: { keeps: ({ sugar_g }) => sugar_g <= 20, words: 'at most 20 g of sugar' },
  heart_healthy: { keeps: ({ saturated_fat_g }) => saturated_fat_g <= 8, words: 'at most 8 g of saturated fat' },
};
