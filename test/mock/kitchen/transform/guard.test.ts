import { describe, expect, test } from 'vitest';
import { adaptMethod } from '../../../../mock/kitchen/transform/adapt-method.js';
import { budgetifyRecipe } from '../../../../mock/kitchen/transform/budgetify-recipe.js';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';
import { rewriteTone } from '../../../../mock/kitchen/tones/rewrite-tone.js';

const recipe = (title: string, ingredients: string[], ...instructions: string[]) => ({ title, ingredients, instructions });

const hazards = [
  ['cures', recipe('Gravlax', ['2 lb salmon fillet', '1/2 cup kosher salt', '1/2 cup sugar'], 'Rub the salmon with the salt and sugar.', 'Cure in the refrigerator for 48 hours and slice thinly.')],
  ['brines', recipe('Roast Turkey', ['1 whole turkey (12 lb)', '1 cup kosher salt', '1 gallon water'], 'Submerge the turkey in the salted water overnight.', 'Roast at 325°F until 165°F.')],
  ['ferments', recipe('Sauerkraut', ['5 lb cabbage', '3 tbsp salt'], 'Pack into a jar and ferment for 3 weeks.')],
  ['is canned', recipe('Tomatoes in Jars', ['20 lb tomatoes', '2 tbsp salt', '1/2 cup lemon juice'], 'Simmer the tomatoes with the lemon juice and salt.', 'Ladle into sterilized jars and process in a boiling-water canner.')],
  ['preserve', recipe('Strawberry Jam', ['4 lb strawberries', '6 cups sugar'], 'Boil the berries with the sugar for 20 minutes.')],
  ['Sugar is cooked', recipe('Caramel Sauce', ['1 cup sugar', '1/2 cup heavy cream'], 'Melt the sugar until deep amber and whisk in the cream.')],
  ['Chocolate is tempered', recipe('Chocolate Bark', ['1 lb dark chocolate', '1/2 cup almonds'], 'Melt the chocolate to 115°F and cool it to 88°F. Spread and scatter over the almonds.')],
  ['custard', recipe('Ice Cream Base', ['2 cups heavy cream', '6 egg yolks', '3/4 cup sugar'], 'Cook over low heat, stirring, to 175°F. Chill.')],
  ['raw or rare', recipe('Steak Tartare', ['1 lb beef tenderloin', '2 tbsp butter', '1/2 tsp salt'], 'Chop the beef finely, season with the salt and serve.')],
  ['raw or rare', recipe('Lamb Chops', ['8 lamb chops', '2 tbsp butter', '1 tsp salt'], 'Sear the chops in the butter for 3 minutes per side, until medium rare.')],
  ['deep oil', recipe('French Fries', ['2 lb potatoes', '6 cups peanut oil', '1 tsp salt'], 'Fry the potatoes in the oil for 8 minutes, until golden.')],
  ['infant', recipe('Sweet Potato Puree for Baby', ['1 sweet potato', '2 tbsp butter', '1/4 cup breast milk'], 'Steam the sweet potato and puree it with the rest.')],
] as const; // prettier-ignore

describe('a recipe that is safe and good only as it was written stays as it is, with the reason', () => {
  test.each(hazards.map(([why, one]) => [why, one.title, one] as const))('%s: %s', (why, _title, one) => {
    const results = [
      healthify({ recipe: one, health_focus: 'low_sodium' }),
      healthify({ recipe: one, health_focus: 'low_fat' }),
      budgetifyRecipe({ recipe: one }),
      adaptMethod({ recipe: one, target_method: 'slow_cooker', source_method: 'stovetop' }),
    ];
    for (const { ingredients, steps, changes, warnings } of results) {
      expect({ ingredients, steps, changes }).toEqual({ ingredients: one.ingredients, steps: one.instructions, changes: [] });
      expect(warnings[0]).toContain(why);
    }
  });

  test('an infant with honey in the bowl is a warning of its own', () => {
    const oats = recipe('Oatmeal', ['1/4 cup oats', '1 tsp honey'], 'Cook the oats in water and feed your baby.');
    expect(healthify({ recipe: oats, health_focus: 'low_sugar' }).warnings[0]).toContain('botulism');
  });
});

describe('a word of a hazard alone is no hazard', () => {
  test.each([
    recipe('Jam Thumbprint Cookies', ['2 cups flour', '1 cup butter', '2/3 cup sugar', '1/2 cup raspberry jam'], 'Cream the butter and sugar, mix in the flour, fill with the jam and bake at 350°F for 14 minutes.'),
    recipe('Fish Tacos with Pickled Onions', ['1 lb cod', '3 tbsp butter', '1/2 cup pickled onions', '1 tsp salt'], 'Fry the cod in the butter for 8 minutes, to 145°F. Top with the onions.'),
    recipe('Baby Spinach Salad', ['6 cups baby spinach', '1/2 cup ranch dressing', '1/2 cup shredded cheddar'], 'Toss everything.'),
    recipe('Chicken with Rare Spices', ['1 lb chicken thighs', '3 tbsp butter', '1 tsp salt'], 'Cook the chicken in the butter until it is no longer pink in the middle, at 165°F.'),
    recipe('Corned Beef Hash', ['12 oz canned corned beef', '1 lb potatoes', '3 tbsp butter', '1/2 tsp salt'], 'Cook the potatoes in the butter for 15 minutes. Stir in the corned beef and the salt.'),
  ])('$title', (one) => {
    expect(healthify({ recipe: one, health_focus: 'low_fat' }).changes).not.toEqual([]);
  }); // prettier-ignore
});

test('oil for frying is not reduced', () => {
  const schnitzel = recipe('Schnitzel', ['4 pork chops', '1 cup vegetable oil, for frying', '2 tbsp butter'], 'Fry the chops in the oil for 6 minutes. Serve with the butter.');
  expect(healthify({ recipe: schnitzel, health_focus: 'low_fat' }).ingredients).toContain('1 cup vegetable oil, for frying');
}); // prettier-ignore

test.each([
  ['alcohol', recipe('Beef in Wine', ['1 lb beef', '1 cup red wine'], 'Simmer the beef in the wine for 2 hours.')],
  ['flames', recipe('Bananas', ['2 bananas', '2 tbsp butter'], 'Fry the bananas in the butter and flambé them.')],
  ['boiling sugar', recipe('Brittle', ['2 cups sugar', '1 cup peanuts'], 'Boil the sugar to 300°F and stir in the peanuts.')],
])('no %s in steps for children', (_what, one) => {
  const { steps, warnings } = rewriteTone({ recipe: one, tone: 'kid_friendly' }, 1);
  expect(steps).toEqual(one.instructions);
  expect(warnings[0]).toContain('children');
});

describe('another tone', () => {
  test.each([
    ['do not eat it', recipe('Stew', ['200 g death cap mushrooms'], 'Simmer the mushrooms for 20 minutes.')],
    ['No step cooks', recipe('Salad', ['1 lb shrimp', '1 melon'], 'Lay the shrimp on the melon.')],
    ['No step boils', recipe('Chili', ['1 lb dried kidney beans'], 'Put the beans into the slow cooker on low for 8 hours.')],
    ['until no pink is left', recipe('Chicken', ['2 chicken breasts'], 'Fry the chicken for 10 minutes and serve it a little pink.')],
    ['canned', recipe('Salsa', ['10 lb tomatoes'], 'Simmer, ladle into hot jars and process in a boiling water canner.')],
  ])('leaves the words of a recipe that nobody should cook, or not in other words: %s', (why, one) => {
    const { steps, name, warnings } = rewriteTone({ recipe: one, tone: 'playful' }, 1);
    expect({ steps, name }).toEqual({ steps: one.instructions, name: one.title });
    expect(warnings[0]).toContain(why);
  });

  test('says of an unsafe recipe only that nothing was changed', () => {
    const pink = recipe('Chicken', ['2 chicken breasts'], 'Fry the chicken until rare.');
    expect(rewriteTone({ recipe: pink, tone: 'playful' }, 1).summary).toBe('Nothing was changed.');
  });

  test('may be given to a custard, whose amounts stay', () => {
    const custard = recipe('Custard', ['2 cups milk', '4 egg yolks'], 'Stir the milk and the yolks over low heat to 175°F.');
    expect(rewriteTone({ recipe: custard, tone: 'playful' }, 1).steps).not.toEqual(custard.instructions);
  });
});

describe('transforms of transforms', () => {
  const chili = recipe('Beef Chili', ['1 lb ground beef', '2 tbsp butter', '1 cup shredded cheddar', '1 tsp salt', '2 cans beans'], 'Brown the beef in the butter for 8 minutes. Add the beans and the salt and simmer for 30 minutes. Top with the cheddar.'); // prettier-ignore
  const again = ({ name, ingredients, steps }: { name: string; ingredients: string[]; steps: string[] }) => ({
    title: name,
    ingredients,
    instructions: steps,
  });

  test('have one prefix', () => {
    const once = healthify({ recipe: chili, health_focus: 'low_fat' });
    expect(once.name).toMatch(/^Lower-Fat /);
    expect(healthify({ recipe: again(once), health_focus: 'low_fat' }).name).not.toMatch(/Lower-Fat.*Lower-Fat/);
    const cheap = budgetifyRecipe({ recipe: chili });
    expect(budgetifyRecipe({ recipe: again(cheap) }).name).not.toMatch(/Budget.*Budget/);
    const slow = adaptMethod({ recipe: chili, target_method: 'slow_cooker' });
    expect(adaptMethod({ recipe: again(slow), target_method: 'oven' }).name).not.toMatch(/Oven Slow/);
  });

  test('have names that the service takes', () => {
    const long = { ...chili, title: 'Chili '.repeat(33).trim() };
    expect(healthify({ recipe: long, health_focus: 'low_fat' }).name.length).toBeLessThanOrEqual(200);
    expect(adaptMethod({ recipe: long, target_method: 'slow_cooker' }).name.length).toBeLessThanOrEqual(200);
    expect(rewriteTone({ recipe: long, tone: 'humorous' }, 1).name.length).toBeLessThanOrEqual(200);
  });
});

test('a recipe of more than 40,000 characters is left as it is', () => {
  const endless = recipe(
    'Stew',
    ['1 lb beef', '1 tsp salt'],
    ...Array.from({ length: 30 }, () => 'Simmer the beef with the salt for 10 minutes. '.repeat(40)),
  );
  expect(healthify({ recipe: endless, health_focus: 'low_sodium' })).toMatchObject({
    changes: [],
    warnings: [expect.stringContaining('40000 characters')],
  });
  expect(adaptMethod({ recipe: endless, target_method: 'slow_cooker' })).toMatchObject({ changes: [], steps: endless.instructions });
});
