import { describe, expect, test } from 'vitest';
import { healthify } from '../../../../mock/kitchen/healthify.js';

const recipe = (title: string, ingredients: string[], ...instructions: string[]) => ({ title, ingredients, instructions });
const fiber = (one: ReturnType<typeof recipe>) => healthify({ recipe: one, health_focus: 'high_fiber' }).steps;

describe('beans and bran go', () => {
  test.each([
    ['into a pot while it simmers', recipe('Chicken Stew', ['2 lb chicken thighs', '2 cups broth', '1 lb carrots'], 'Simmer everything for 40 minutes.', 'Serve.'), 0, 'Simmer everything for 40 minutes. Stir in the cooked lentils.'],
    ['to the flour of a dough', recipe('Muffins', ['2 cups cornmeal', '1 cup sugar', '1 cup milk', '2 tsp baking powder'], 'Whisk the cornmeal and the sugar. Fold in the milk.', 'Bake for 20 minutes.'), 0, 'Whisk the cornmeal and the sugar. Mix in the ground flaxseed. Fold in the milk.'],
  ])('%s', (_, one, at, step) => expect(fiber(one)[at]).toBe(step)); // prettier-ignore
});

describe('they go into no', () => {
  test.each([
    ['flour for dredging', recipe('Schnitzel', ['2 lb pork cutlets', '1 cup flour', '2 eggs'], 'Whisk the flour with salt. Dredge the pork.', 'Fry the pork for 8 minutes.')],
    ['marinade', recipe('Skewers', ['2 lb chicken thighs', '1/4 cup soy sauce'], 'Toss the chicken with the soy sauce. Grill for 12 minutes.')],
    ['water that is poured away', recipe('Beans', ['1 lb chicken thighs', '1 lb pasta'], 'Simmer the chicken for 30 minutes and drain it.', 'Serve.')],
    ['whipped whites', recipe('Sponge', ['2 cups flour', '4 eggs', '1 cup sugar'], 'Beat the whites to stiff peaks. Mix in the flour.', 'Bake for 30 minutes.')],
  ])('%s', (_, one) => expect(fiber(one).join(' ')).not.toMatch(/lentils|chickpeas|bran|flaxseed/)); // prettier-ignore
});
