import type { EnrichedIngredients, Substitutes } from '../../src/contract/ingredients.js';
import type { AdaptedRecipe, BudgetRecipe, HealthifiedRecipe, RewrittenRecipe } from '../../src/contract/transforms.js';

const dish = {
  name: 'Creamy Tomato Pasta',
  ingredients: [
    '12 oz spaghetti',
    '2 tbsp butter',
    '3 cloves garlic, minced',
    '1 cup heavy cream',
    '1 can (14.5 oz) crushed tomatoes',
    '1/2 cup grated parmesan',
    '1 tsp salt',
  ],
  steps: [
    'Cook the spaghetti in salted water for 10 minutes and drain it.',
    'Melt the butter over medium heat and cook the garlic in it for 1 minute.',
    'Add the tomatoes and simmer for 10 minutes. Stir in the cream and the parmesan.',
    'Toss with the spaghetti and serve.',
  ],
  warnings: [],
};

const lighter = {
  ...dish,
  ingredients: dish.ingredients.map((line) => line.replace('heavy cream', 'evaporated milk')),
  steps: dish.steps.map((step) => step.replace('the cream', 'the evaporated milk')),
};

const evaporated = { kind: 'replaced', from: '1 cup heavy cream', to: '1 cup evaporated milk' } as const;

/** The `data` of a test callback by operation: results of the mock's kitchen for one recipe, shortened. */
export const callbackData = {
  healthify: {
    ...lighter,
    name: 'Heart-Healthy Tomato Pasta',
    summary: 'Per serving, for 4: saturated fat down from 19.8 g to 9 g (55 % less).',
    changes: [{ ...evaporated, reason: 'Evaporated milk thickens a sauce like cream, with a fraction of the fat.' }],
    nutrition_before: {
      serving_size_g: 271,
      calories: 662,
      protein_g: 18.9,
      carbohydrates_g: 74,
      fat_g: 32.9,
      saturated_fat_g: 19.8,
      fiber_g: 4.7,
      sugar_g: 8.6,
      sodium_mg: 1001,
      cholesterol_mg: 108,
    },
    nutrition_after: {
      serving_size_g: 273,
      calories: 541,
      protein_g: 22,
      carbohydrates_g: 78.6,
      fat_g: 15.7,
      saturated_fat_g: 9,
      fiber_g: 4.7,
      sugar_g: 13.3,
      sodium_mg: 1043,
      cholesterol_mg: 45,
    },
  },
  rewriteTone: {
    ...dish,
    name: 'Creamy Tomato Pasta (Ta-da!)',
    steps: [...dish.steps.slice(0, 3), 'Drumroll, please: toss with the spaghetti and serve.'],
    summary: 'Rewritten in the playful tone; amounts, times and temperatures are as they were.',
    changes: [
      {
        kind: 'wording',
        from: 'Toss with the spaghetti and serve.',
        to: 'Drumroll, please: toss with the spaghetti and serve.',
        reason: 'Said in the playful tone.',
      },
    ],
    tone: 'playful',
  },
  budgetifyRecipe: {
    ...lighter,
    name: 'Budget Tomato Pasta',
    summary: 'About $4.87 instead of $5.63, $1.22 a serving for 4: 13 % saved.',
    changes: [{ ...evaporated, reason: 'A can of evaporated milk costs half as much and does not curdle.' }],
    estimated_cost_before: { amount: 5.63, currency: 'USD' },
    estimated_cost_after: { amount: 4.87, currency: 'USD' },
    savings_percent: 13,
  },
  adaptMethod: {
    ...dish,
    name: 'Slow-Cooker Creamy Tomato Pasta',
    steps: [
      ...dish.steps.slice(0, 2),
      'Add the tomatoes. Tip everything into the slow cooker. Cover and cook on Low for 2 to 3 hours. Stir in the cream and the parmesan.',
      'Toss with the spaghetti and serve.',
    ],
    summary: 'Adapted from stovetop to slow cooker: 2 to 3 hours.',
    changes: [
      {
        kind: 'method',
        from: 'Add the tomatoes and simmer for 10 minutes. Stir in the cream and the parmesan.',
        to: 'Add the tomatoes. Tip everything into the slow cooker. Cover and cook on Low for 2 to 3 hours. Stir in the cream and the parmesan.',
        reason: 'Brought from the stove to the slow cooker.',
      },
    ],
    warnings: ['Pasta and rice turn soft under a lid: cook them apart, or add them for the last part of the time.'],
    source_method: 'stovetop',
    target_method: 'slow_cooker',
    settings: [{ label: 'Cook on Low', temperature: null, heat_level: 'low', duration_minutes: 120, duration_minutes_max: 180 }],
    safety_notes: [],
  },
  suggestSubstitute: {
    ingredient: 'butter',
    substitutes: [
      {
        name: 'olive oil',
        ratio: 0.75,
        ratio_text: '3/4 as much olive oil',
        quantity: null,
        unit: null,
        also_needed: [],
        notes: 'Three quarters of the amount: oil holds no water.',
        flavor_impact: 'slight',
        best_for: ['sauteing', 'roasting', 'savoury baking', 'sauces'],
        not_for: ['frosting', 'flaky pastry', 'creamed cakes'],
        dietary_flags: ['vegan', 'vegetarian', 'gluten_free', 'dairy_free', 'egg_free', 'nut_free', 'soy_free', 'low_carb', 'paleo'],
        allergens: [],
        in_pantry: false,
        confidence: 0.92,
      },
    ],
    excluded: [{ name: 'margarine', reason: 'Not vegan.' }],
    message: 'Olive oil is the closest to butter here.',
  },
  enrichIngredients: {
    ingredients: [
      {
        original: '3 cloves garlic, minced',
        name: 'garlic',
        canonical_name: 'garlic',
        matched: true,
        quantity: 3,
        quantity_max: null,
        unit: 'clove',
        grams: 9,
        preparation: 'minced',
        note: null,
        optional: false,
        category: 'produce',
        allergens: [],
        may_contain: [],
        dietary_flags: ['vegan', 'vegetarian', 'gluten_free', 'dairy_free', 'egg_free', 'nut_free', 'soy_free', 'low_fat', 'paleo'],
        nutrition_per_100g: {
          serving_size_g: 100,
          calories: 149,
          protein_g: 6.4,
          carbohydrates_g: 33.1,
          fat_g: 0.5,
          saturated_fat_g: 0.1,
          fiber_g: 2.1,
          sugar_g: 1,
          sodium_mg: 17,
          cholesterol_mg: 0,
        },
        nutrition: {
          serving_size_g: 9,
          calories: 13,
          protein_g: 0.6,
          carbohydrates_g: 3,
          fat_g: 0,
          saturated_fat_g: 0,
          fiber_g: 0.2,
          sugar_g: 0.1,
          sodium_mg: 2,
          cholesterol_mg: 0,
        },
        estimated_cost: { amount: 0.08, currency: 'USD' },
        price_level: 2,
        storage: 'Pantry, about 2 months.',
        substitutes: ['garlic powder', 'shallot'],
        confidence: 1,
      },
    ],
    unmatched: [],
  },
} satisfies {
  healthify: HealthifiedRecipe;
  rewriteTone: RewrittenRecipe;
  budgetifyRecipe: BudgetRecipe;
  adaptMethod: AdaptedRecipe;
  suggestSubstitute: Substitutes;
  enrichIngredients: EnrichedIngredients;
};
