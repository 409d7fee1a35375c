import { describe, expect, test } from 'vitest';
import { budgetifyRecipe } from '../../../../mock/kitchen/transform/budgetify-recipe.js';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';

const recipe = (title: string, ingredients: string[], ...instructions: string[]) => ({ title, ingredients, instructions });
const replaced = ({ changes }: { changes: { kind: string; from: string | null; to: string | null }[] }) =>
  changes.filter(({ kind }) => kind === 'replaced').map(({ to }) => to);

describe('nothing is replaced', () => {
  test.each([
    ['by raw food in a dish that is not cooked', recipe('Melon', ['1 melon', '8 oz prosciutto'], 'Drape the melon with the prosciutto.')],
    ['that the steps call by another name', recipe('Oats', ['1 cup oats', '2 cups blueberries'], 'Put all into a jar except the berries.', 'Top with the berries.')],
    ['that the steps do not name', recipe('Soup', ['1 baguette', '6 cups broth', '4 oz gruyere'], 'Simmer the broth.', 'Top with toast.')],
    ['so that a step names two things alike', recipe('Shrimp', ['1 lb shrimp', '1/4 cup canola oil', '1/2 cup butter'], 'Heat the oil with the butter and fry the shrimp for 4 minutes.')],
    ['so that the title names two things alike', recipe('Veal and Pork Roll', ['1 lb veal', '1 lb pork'], 'Fry the veal for 8 minutes.', 'Fry the pork for 8 minutes.')],
  ])('%s', (_, one) => expect(replaced(budgetifyRecipe({ recipe: one }))).toEqual([])); // prettier-ignore
});

test.each([
  ['1 tbsp butter', '2 1/4 teaspoons canola oil'],
  ['1/4 cup butter', '3 tablespoons canola oil'],
  ['3 tbsp butter', '2 1/4 tablespoons canola oil'],
  ['1 cup butter', '3/4 cup canola oil'],
])('about three quarters as much oil for %s are %s', (line, oil) => {
  const potatoes = recipe('Fry', [line, '2 potatoes'], 'Fry the potatoes in the butter.');
  expect(replaced(budgetifyRecipe({ recipe: potatoes }))).toEqual([oil]);
});

test('no reason says that most of a fact comes from what holds little of it', () => {
  const toast = recipe('Toast', ['4 slices bread', '1 tbsp butter'], 'Toast the bread and butter it.');
  const { changes } = healthify({ recipe: toast, health_focus: 'low_fat' });
  expect(JSON.stringify(changes)).not.toMatch(/[Mm]ost of the/);
});

test('raw food takes the place of what is eaten as it is if a step heats it', () => {
  const pasta = recipe('Pasta', ['1 lb spaghetti', '8 oz prosciutto'], 'Boil the spaghetti.', 'Fry the prosciutto for 6 minutes and toss.');
  expect(replaced(budgetifyRecipe({ recipe: pasta }))).toContain('8 ounces bacon');
});

test('what was cooked is said once: no "cooked quinoa, cooked"', () => {
  const bowl = recipe('Bowl', ['4 cups rice, cooked', '1 lb chicken'], 'Fry the chicken for 12 minutes. Serve over the rice.');
  expect(healthify({ recipe: bowl, health_focus: 'high_fiber' }).ingredients.join(' ')).not.toContain('cooked quinoa, cooked');
});

describe('what is counted stays whole', () => {
  const lines = (one: ReturnType<typeof recipe>) => healthify({ recipe: one, health_focus: 'low_calorie' }).ingredients;

  test.each([
    ['1 whole chicken, cut in 8 pieces', '1 whole chicken, cut in 8 pieces'],
    ['4 bagels', '3 bagels'],
    ['2 chicken breasts', '2 chicken breasts'],
  ])('%s', (line, expected) => {
    expect(lines(recipe('Dinner', [line, '1 tbsp oil'], 'Cook everything for 40 minutes.'))).toContain(expected);
  });

  test('and one of what were several is named in the singular', () => {
    const half = healthify({ recipe: recipe('Dinner', ['2 chicken breasts'], 'Grill the chicken for 12 minutes.'), health_focus: 'plant_forward' });
    expect(half.ingredients[0]).toBe('1 chicken breast');
  }); // prettier-ignore
});

test('an amount in two measures changes as one', () => {
  const stew = recipe('Beef Stew', ['2 lb 8 oz beef chuck', '4 carrots'], 'Simmer the beef with the carrots for 2 hours.');
  expect(budgetifyRecipe({ recipe: stew }).ingredients).toContain('2 pounds beef chuck');
});
