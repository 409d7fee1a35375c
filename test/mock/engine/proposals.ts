import type { EngineProposals } from '../../../mock/engine/review/reviews.js';

/** A recipe that the kitchen accepts for chicken thighs, rice and spinach. */
export const chickenRice: EngineProposals['recipes.generate'] = {
  name: 'Chicken and spinach rice',
  description: 'One pot of rice with chicken.',
  cuisine: 'american',
  tips: ['Serve at once.'],
  ingredients: ['500 g chicken thighs, diced', '1 cup rice', '2 cups spinach', '1 tablespoon olive oil', '2 cups water'],
  steps: [
    {
      instruction: 'Heat the olive oil in a pot and brown the chicken thighs for 6 minutes.',
      phase: 'cook',
      duration_minutes: 6,
      method: 'stovetop',
      equipment: ['pot'],
      doneness_cue: null,
    },
    {
      instruction: 'Add the rice and the water, cover and simmer for 18 minutes, until the chicken is 165°F inside.',
      phase: 'cook',
      duration_minutes: 18,
      method: 'stovetop',
      equipment: [],
      doneness_cue: 'The rice is tender.',
    },
    {
      instruction: 'Fold in the spinach and let it stand for 2 minutes.',
      phase: 'rest',
      duration_minutes: 2,
      method: null,
      equipment: [],
      doneness_cue: null,
    },
  ],
};

export const pasta = {
  title: 'Creamy pasta',
  ingredients: ['1 lb spaghetti', '1 cup heavy cream', '4 slices bacon', '1/2 cup grated parmesan'],
  instructions: [
    'Cook the spaghetti for 10 minutes.',
    'Fry the bacon for 5 minutes.',
    'Stir in the cream and parmesan and simmer for 3 minutes.',
    'Toss with the spaghetti.',
  ],
};

/** Creamy pasta with less fat, for less money. */
export const lightPasta: EngineProposals['healthify'] = {
  name: 'Lighter creamy pasta',
  ingredients: ['1 lb spaghetti', '1/2 cup whole milk', '2 slices bacon', '1/4 cup grated parmesan'],
  steps: [
    'Cook the spaghetti for 10 minutes.',
    'Fry the bacon for 5 minutes.',
    'Stir in the milk and parmesan and simmer for 3 minutes.',
    'Toss with the spaghetti.',
  ],
  changes: [{ kind: 'replaced', from: '1 cup heavy cream', to: '1/2 cup whole milk', reason: 'Less fat.' }],
};

export const roast = {
  title: 'Roast chicken thighs',
  ingredients: ['8 chicken thighs', '1 tablespoon olive oil', '1 teaspoon salt'],
  instructions: [
    'Preheat the oven to 400°F.',
    'Rub the chicken thighs with the olive oil and salt.',
    'Roast the chicken thighs for 40 minutes, until they are 165°F inside.',
  ],
};
