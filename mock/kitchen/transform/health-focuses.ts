import type { HealthFocus } from '../../../src/contract/enums.js';
import { healthFocuses } from '../../../src/contract/enums.js';
import type { Facts } from '../ingredients/ingredient.js';

/** What a focus wants of one serving; the first of `lower` and `raise` is the number that it is judged by. */
export interface Focus {
  /** Put before the name of the dish. */
  title: string;
  lower: readonly (keyof Facts)[];
  raise: readonly (keyof Facts)[];
  /** True where half of the meat makes room for plants. */
  lessMeat?: true;
}

const focuses: Record<(typeof healthFocuses)[number], Focus> = {
  general: { title: 'Lighter', lower: ['calories', 'saturatedFat', 'sodium', 'sugar'], raise: [] },
  low_calorie: { title: 'Lower-Calorie', lower: ['calories'], raise: [] },
  low_fat: { title: 'Lower-Fat', lower: ['fat', 'saturatedFat'], raise: [] },
  heart_healthy: { title: 'Heart-Healthy', lower: ['saturatedFat', 'sodium'], raise: [] },
  low_sodium: { title: 'Lower-Sodium', lower: ['sodium'], raise: [] },
  low_sugar: { title: 'Lower-Sugar', lower: ['sugar'], raise: [] },
  low_carb: { title: 'Lower-Carb', lower: ['carbohydrates'], raise: [] },
  high_protein: { title: 'Higher-Protein', lower: [], raise: ['protein'] },
  high_fiber: { title: 'Higher-Fiber', lower: [], raise: ['fiber'] },
  diabetic_friendly: { title: 'Lower-Carb', lower: ['carbohydrates', 'sugar'], raise: [] },
  weight_loss: { title: 'Lighter', lower: ['calories'], raise: [] },
  anti_inflammatory: { title: 'Gentler', lower: ['saturatedFat', 'sugar'], raise: ['fiber'] },
  gut_health: { title: 'Fiber-Rich', lower: [], raise: ['fiber'] },
  plant_forward: { title: 'Plant-Forward', lower: ['cholesterol', 'saturatedFat'], raise: ['fiber'], lessMeat: true },
};

/** How a number is called in a sentence, and its unit. */
export const factWords: Record<keyof Facts, readonly [name: string, unit: string]> = {
  calories: ['calories', 'kcal'],
  protein: ['protein', 'g'],
  carbohydrates: ['carbohydrates', 'g'],
  fat: ['fat', 'g'],
  saturatedFat: ['saturated fat', 'g'],
  fiber: ['fiber', 'g'],
  sugar: ['sugar', 'g'],
  sodium: ['sodium', 'mg'],
  cholesterol: ['cholesterol', 'mg'],
};

/** The focus as people write it ("Low sodium", "low-carb"); `undefined` where it is not known. */
export const readFocus = (word: HealthFocus): Focus | undefined => {
  const name = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const known = healthFocuses.find((focus) => focus === name);
  return known && focuses[known];
};

/** What is aimed for where the focus is not known. */
export const general: Focus = focuses.general;
