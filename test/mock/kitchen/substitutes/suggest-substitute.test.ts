import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { substitutesSchema } from '../../../../src/contract/ingredients.js';
import { allergens, diets } from '../../../../src/contract/enums.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';
import { everyIngredient } from '../../../../mock/kitchen/ingredients/find.js';
import { keyOf } from '../../../../mock/kitchen/ingredients/name-words.js';
import { parseLine } from '../../../../mock/kitchen/lines/parse-line.js';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';
import { suggestSubstitute } from '../../../../mock/kitchen/substitutes/suggest-substitute.js';
import { writtenOptions } from '../../../../mock/kitchen/substitutes/options.js';

const names = (ingredient: string, ...dietary_restrictions: string[]) =>
  suggestSubstitute({ ingredient, dietary_restrictions }).substitutes.map(({ name }) => name);

test.each([
  ['beer', { dietary_restrictions: ['coeliac'] }, 'chicken broth', 'labelled gluten-free'],
  ['almond butter', { allergies: ['tree nuts'] }, 'peanut butter', 'labelled free of tree nuts'],
  ['white wine', { dietary_restrictions: ['vegan'] }, 'dry vermouth', 'labelled vegan'],
])('a substitute for %s says what its label has to say', (ingredient, restrictions, name, note) => {
  const notesOf = (asked: object) =>
    suggestSubstitute({ ingredient, ...asked, max_suggestions: 10 }).substitutes.find((option) => option.name === name)?.notes;
  expect(notesOf(restrictions)).toContain(note);
  expect(notesOf({}) ?? '').not.toContain('labelled');
});

test.each([
  ['almond butter', 'tree nut', 'sunflower seed butter', 'peanut butter'],
  ['peanut butter', 'peanut', 'sunflower seed butter', 'almond butter'],
  ['shrimp', 'crustacean', 'chicken breast', 'scallop'],
])('%s, with a %s allergy: %s comes first, and %s last, also if it is at hand', (ingredient, allergy, first, last) => {
  const request = { ingredient, allergies: [allergy], available_ingredients: [last], max_suggestions: 10 };
  const { substitutes } = suggestSubstitute(request);
  expect(substitutes[0]?.name).toBe(first);
  expect(substitutes.find(({ name }) => name === last)?.notes).toContain('ask your doctor');
  expect(suggestSubstitute({ ...request, allergies: [] }).substitutes[0]?.name).toBe(last);
});

test.each([
  ['heavy cream', 'tree nuts, coconut excluded', 'coconut cream'],
  ['heavy cream', 'outgrew my milk allergy', 'half and half'],
  ['almond butter', 'gegen Nüsse allergisch, nicht gegen Erdnüsse', 'peanut butter'],
])('for %s, the allergy "%s" lets %s pass', (ingredient, allergy, name) => {
  const { substitutes } = suggestSubstitute({ ingredient, allergies: [allergy], max_suggestions: 10 });
  expect(substitutes.map((option) => option.name)).toContain(name);
});

test.each([
  ['xyzzy', '"xyzzy" is not known here: write its English name, without a brand.'],
  ['Sahne', '"Sahne" is not known here: if it is heavy cream, ask for that.'],
])('says that a name is not known: %s', (ingredient, message) => {
  expect(suggestSubstitute({ ingredient })).toMatchObject({ substitutes: [], message });
});

describe('what a cook would name first', () => {
  test.each([
    ['butter', 'dairy_free', ['vegan butter', 'olive oil', 'coconut oil']],
    ['unsalted butter, softened', 'vegan', ['vegan butter', 'coconut oil']],
    ['2 eggs', 'vegan', ['ground flaxseed', 'applesauce', 'aquafaba']],
    ['whole milk', 'vegan', ['oat milk', 'soy milk']],
    ['buttermilk', 'vegan', ['soy milk']],
    ['heavy cream', 'dairy_free', ['coconut cream']],
    ['parmesan', 'vegan', ['nutritional yeast']],
    ['soy sauce', 'gluten_free', ['gluten-free tamari', 'coconut aminos']],
    ['soy sauce', 'soy_free', ['coconut aminos']],
    ['fish sauce', 'vegan', ['soy sauce']],
    ['worcestershire sauce', 'vegetarian', ['vegan worcestershire sauce', 'soy sauce']],
    ['honey', 'vegan', ['maple syrup', 'agave nectar']],
    ['gelatin', 'vegetarian', ['agar agar']],
    ['all-purpose flour', 'gluten_free', ['gluten-free flour', 'almond flour']],
    ['flour', 'gluten_free, nut_free', ['gluten-free flour', 'rice flour']],
    ['panko breadcrumbs', 'celiac', ['gluten-free bread crumb']],
    ['couscous', 'gluten_free', ['quinoa']],
    ['linguine', 'gluten_free', ['gluten-free pasta']],
    ['peanut butter', 'nut_free', ['sunflower seed butter']],
    ['walnuts', 'nut_free', ['sunflower seed', 'pumpkin seed']],
    ['tahini', 'sesame_free', ['sunflower seed butter']],
    ['cream of chicken soup', 'vegetarian', ['cream of mushroom soup']],
    ['bread flour', 'nut_free', ['flour']],
    ['chicken stock', 'vegetarian', ['vegetable broth']],
    ['ground beef', 'vegan', ['cooked lentil', 'mushroom']],
    ['boneless skinless chicken breasts', 'vegan', ['firm tofu', 'chickpea']],
    ['bacon', 'halal', ['turkey bacon']],
    ['jumbo shrimp', 'shellfish_free', ['chicken breast']],
    ['dry white wine', 'alcohol_free', ['chicken broth']],
    ['rice', 'low_carb', ['cauliflower rice']],
    ['potatoes', 'keto', ['cauliflower']],
    ['sugar', 'keto', ['stevia', 'erythritol']],
    ['butter', 'low_fat', ['unsweetened applesauce']],
    ['mayonnaise', 'egg_free', ['vegan mayonnaise']],
    ['brocoli', 'vegan', ['cauliflower']],
    ['soy sauce', 'low_sodium', ['low-sodium soy sauce']],
    ['chicken stock', 'low_sodium', ['low-sodium chicken broth']],
    ['cornstarch', 'keto', ['xanthan gum']],
    ['flour', 'keto', ['almond flour', 'coconut flour']],
    ['ranch dressing', 'vegan', ['vegan ranch dressing']],
    ['kimchi', 'vegan', ['vegan kimchi', 'sauerkraut']],
    ['parmesan', 'vegetarian', ['nutritional yeast', 'vegan parmesan']],
  ])('%s, %s', (ingredient, diet, expected) => {
    expect(names(ingredient, diet)).toEqual(expect.arrayContaining(expected));
  });
});

test('meat stands for meat where nobody minds, and plants are not forgotten where somebody does', () => {
  expect(names('beef')[0]).toBe('lamb');
  expect(names('cod')).toEqual(['haddock', 'tilapia', 'halibut']);
  expect(names('beef', 'vegan')[0]).toBe('portobello mushroom');
});

test('wine stands for wine where nobody minds', () => {
  expect(names('sake')).toEqual(['shaoxing wine', 'dry sherry', 'white wine']);
});

describe('what is never suggested', () => {
  test('the thing itself, by any of its names', () => {
    for (const { name, aliases } of everyIngredient().slice(0, 400)) {
      for (const called of [name, aliases[0] ?? name]) expect(names(called).map(keyOf), called).not.toContain(keyOf(called));
    }
    expect(names('prawns')).not.toContain('shrimp');
    expect(names('garbanzo beans')).not.toContain('chickpea');
  });

  test('anything that breaks a diet or an allergy, for any row and every restriction', () => {
    const firstNames = new Map(
      writtenOptions()
        .toReversed()
        .map(([name, options]) => [options, name]),
    ).values();
    for (const ingredient of firstNames) {
      for (const restriction of [...diets, ...allergens]) {
        const { exclusions } = parseRestrictions([restriction]);
        for (const { name, also_needed } of suggestSubstitute({ ingredient, dietary_restrictions: [restriction], max_suggestions: 10 })
          .substitutes) {
          for (const part of [name, ...also_needed.map((also) => parseLine(also).name)]) {
            expect(brokenBy(part, exclusions)?.name, `${part} for ${ingredient}, ${restriction}`).toBeUndefined();
          }
        }
      }
    }
  }, 120_000);

  test('what the reason speaks against', () => {
    const { substitutes } = suggestSubstitute({ ingredient: 'milk', reason: 'nut allergy' });
    expect(substitutes.map(({ name }) => name)).not.toContain('almond milk');
  });

  test('what a reason forbids among other words, and nothing where it only says that a thing is not there', () => {
    const forFriend = suggestSubstitute({ ingredient: 'almond butter', reason: 'a friend with a peanut allergy is coming to dinner' });
    expect(forFriend.substitutes.map(({ name }) => name)).not.toContain('peanut butter');
    const outOf = suggestSubstitute({ ingredient: 'heavy cream', reason: 'we only have milk', available_ingredients: ['milk', 'butter'] });
    expect(outOf.substitutes[0]).toMatchObject({ name: 'milk', in_pantry: true, also_needed: ['1/3 cup butter for each cup'] });
  });

  test.each([
    ['shortening', 'low_fat', ['coconut oil', 'butter', 'lard', 'vegetable oil']],
    ['butter', 'low_fat', ['olive oil', 'coconut oil', 'vegan butter']],
    ['tortillas', 'low_carb', ['pita', 'flour tortilla', 'corn tortilla']],
  ])('%s in a %s diet: what has no less of it', (ingredient, diet, fatty) => {
    const suggested = suggestSubstitute({ ingredient, dietary_restrictions: [diet], max_suggestions: 10 }).substitutes;
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.map(({ name }) => name).filter((name) => fatty.includes(name))).toEqual([]);
  });

  test('is said, with the reason', () => {
    expect(suggestSubstitute({ ingredient: 'milk', allergies: ['tree_nut'] }).excluded).toContainEqual({
      name: 'almond milk',
      reason: 'Not tree-nut-free.',
    });
  });

  test.each([
    ['dinkel allergy', 'Ruled out by "dinkel".'],
    ['toddler', 'Ruled out by "toddler".'],
    ['vegan', 'Not vegan.'],
  ])('in words that fit the restriction: %s', (restriction, reason) => {
    const reasons = ['flour', 'almonds', 'butter'].flatMap(
      (ingredient) => suggestSubstitute({ ingredient, dietary_restrictions: [restriction] }).excluded,
    );
    expect(new Set(reasons.map((one) => one.reason))).toEqual(new Set([reason]));
  });
});

describe('amounts', () => {
  const first = (ingredient: string, name: string, more = {}) =>
    suggestSubstitute({ ingredient, max_suggestions: 10, ...more }).substitutes.find((substitute) => substitute.name === name);

  test('hold in the unit of the ingredient, or in one of their own', () => {
    expect(first('butter', 'olive oil', { quantity: 1, unit: 'cup' })).toMatchObject({ ratio: 0.75, quantity: 0.75, unit: 'cup' });
    expect(first('egg', 'applesauce', { quantity: 2 })).toMatchObject({
      quantity: 0.5,
      unit: 'cup',
      ratio_text: '1/4 cup applesauce for each egg',
    });
    expect(first('garlic', 'garlic powder', { quantity: 4, unit: 'clove' })).toMatchObject({ quantity: 0.5, unit: 'teaspoon' });
    expect(first('garlic', 'garlic powder', { quantity: 20, unit: 'gram' })).toMatchObject({ quantity: null, unit: null });
  });

  test('are read from the ingredient where the request names none', () => {
    expect(first('2 eggs', 'applesauce')).toMatchObject({ quantity: 0.5, unit: 'cup' });
    expect(first('1 cup sugar', 'honey')).toMatchObject({ quantity: 0.75, unit: 'cup' });
  });

  test('are in measures that a kitchen has', () => {
    expect(first('1/4 cup butter', 'olive oil')).toMatchObject({ quantity: 3, unit: 'tablespoon' });
    expect(first('125 g butter', 'olive oil')).toMatchObject({ quantity: 94, unit: 'gram' });
  });

  test('are weighed where the pieces are not alike', () => {
    expect(first('4 medjool dates', 'raisin')).toMatchObject({ unit: 'gram' });
    expect(first('2 zucchini', 'yellow squash')).toMatchObject({ quantity: 2, unit: null });
  });

  test('read as a person would say them', () => {
    expect(first('3 eggs', 'aquafaba')?.ratio_text).toBe('3 tablespoons aquafaba for each egg');
    expect(first('1 tablespoon cornstarch', 'flour')?.ratio_text).toBe('Twice as much flour');
    expect(first('2 tablespoons tomato paste', 'tomato sauce')?.ratio_text).toBe('3 times as much tomato sauce');
  });

  test('are converted between spoons and cups', () => {
    expect(first('sugar', 'stevia', { quantity: 6, unit: 'tablespoon' })).toMatchObject({
      quantity: 0.375,
      unit: 'teaspoon',
      ratio: 0.021,
    });
  });
});

describe('order', () => {
  test('what is at hand comes first', () => {
    const [best] = suggestSubstitute({ ingredient: 'butter', available_ingredients: ['1 jar coconut oil'] }).substitutes;
    expect(best).toMatchObject({ name: 'coconut oil', in_pantry: true });
  });

  test('the recipe tells what the thing does there', () => {
    const recipe = (title: string, step: string) => ({ title, ingredients: ['4 eggs'], instructions: [step] });
    const best = (title: string, step: string) =>
      suggestSubstitute({ ingredient: 'egg whites', dietary_restrictions: ['vegan'], recipe: recipe(title, step) }).substitutes[0]?.name;
    expect(best('Lemon meringue pie', 'Whip the egg whites for the meringue.')).toBe('aquafaba');
    const scramble = suggestSubstitute({
      ingredient: 'eggs',
      dietary_restrictions: ['vegan'],
      recipe: recipe('Spinach omelettes', 'Beat the eggs.'),
    });
    expect(scramble.substitutes[0]?.name).toBe('silken tofu');
    expect(scramble.substitutes.map(({ name }) => name)).not.toContain('applesauce');
  });
});

describe('the part that an ingredient plays in the recipe', () => {
  const best = (ingredient: string, title: string, step: string, ...dietary_restrictions: string[]) =>
    suggestSubstitute({ ingredient, dietary_restrictions, recipe: { title, ingredients: [ingredient], instructions: [step] } })
      .substitutes[0]?.name;

  test.each([
    ['1 egg', 'Plum galette', 'Brush the crust with the beaten egg.', 'oat milk'],
    ['1 egg', 'Chicken schnitzel', 'Dip each piece into the egg, then into the crumbs.', 'soy milk'],
    ['2 eggs', 'Carrot cupcakes', 'Beat in the eggs.', 'ground flaxseed'],
    ['4 eggs', 'Spaghetti carbonara', 'Whisk the eggs with black pepper.', 'silken tofu'],
    ['100 g butter', 'Vanilla buttercream', 'Whip the butter until pale.', 'vegan butter'],
  ])('%s in %s', (ingredient, title, step, expected) => {
    expect(best(ingredient, title, step, 'vegan')).toBe(expected);
  });
});

test('who cannot digest lactose is offered milk without it, who is allergic to milk is not', () => {
  expect(names('1 cup milk', 'lactose intolerant')[0]).toBe('lactose-free milk');
  expect(names('1 cup milk', 'milk allergy')).not.toContain('lactose-free milk');
});

test('where nothing is ruled out, no stand-in made for a diet comes first', () => {
  expect(names('cheddar')[0]).not.toMatch(/vegan/);
  expect(names('1 cup yogurt')[0]).toMatch(/^(?:greek yogurt|sour cream|buttermilk)$/);
  expect(names('pecorino')[0]).toBe('parmesan');
});

describe('why it is to be replaced', () => {
  const because = (ingredient: string, reason: string) => suggestSubstitute({ ingredient, reason }).substitutes.map(({ name }) => name);

  test('is read to its end, sentence by sentence', () => {
    const long = `${'We have a big house and like to cook for everybody who comes by. '.repeat(5)}Our guest is allergic to nuts.`;
    expect(because('milk', long).join(' ')).not.toMatch(/almond|cashew/);
  });

  test('too hot: what is mild comes first', () => {
    expect(because('1 scotch bonnet', 'too spicy for the children')[0]).toBe('green bell pepper');
    expect(because('hot sauce', 'it is too hot for us')).not.toContain('sriracha');
  });

  test('too dear: what costs less comes first', () => {
    expect(because('short ribs', 'too expensive')).not.toContain('lamb shank');
    expect(because('pecorino romano', 'cheaper please')[0]).not.toBe('asiago');
  });

  test('disliked: nothing that bears its name', () => {
    expect(because('mushrooms', 'my son hates mushrooms').filter((name) => name.endsWith('mushroom'))).toEqual([]);
    expect(because('beef liver', "I can't stand liver").filter((name) => name.endsWith('liver'))).toEqual([]);
  });

  test('for less fat or salt: as the diet of that name', () => {
    expect(because('1/2 cup oil', 'fewer calories')).not.toContain('canola oil');
    expect(because('soy sauce', 'cutting down on salt')[0]).not.toBe('gluten-free tamari');
  });

  test.each([
    ['peanut butter', 'peanuts trigger anaphylaxis, gone from the house', 'peanut_free'],
    ['almond', 'no nuts in class, sold out of seeds', 'nut_free'],
    ['almond', 'no nuts at school', 'nut_free'],
    ['butter', 'no dairy and the shop is closed', 'dairy_free'],
    ['flour', 'must avoid gluten, store only had this', 'gluten_free'],
  ])('%s, "%s": a restriction stays if the reason also names a shop', (ingredient, reason, diet) => {
    const { exclusions } = parseRestrictions([diet]);
    const suggested = because(ingredient, reason);
    expect(suggested.filter((name) => brokenBy(name, exclusions))).toEqual([]);
    expect(suggested).toEqual(suggestSubstitute({ ingredient, reason, dietary_restrictions: [diet] }).substitutes.map(({ name }) => name));
  });

  test('an allergy to what no diet is named after', () => {
    expect(because('3 cloves garlic', 'I am allergic to garlic').filter((name) => name.includes('garlic'))).toEqual([]);
  });
});

test.each([
  ['shortbread', /cookie|cracker|wafer/],
  ['200 g butter cookies', /cookie|cracker|wafer/],
  ['waffles', /bread|tortilla|pita/],
  ['crab cakes', /scallop|shrimp|chicken|mushroom|palm/],
  ['lemon curd', /jam|custard|lemon/],
  ['onion soup mix', /broth|bouillon|seasoning/],
])('what is made of many things is replaced as what it is: %s', (ingredient, expected) => {
  expect(names(ingredient)[0]).toMatch(expected);
});

test('no broth stands for wine in a drink', () => {
  const recipe = {
    title: 'Orchard sangria',
    ingredients: ['1 bottle red wine'],
    instructions: ['Stir the wine with the fruit and chill.'],
  };
  const { substitutes } = suggestSubstitute({ ingredient: '1 bottle red wine', dietary_restrictions: ['alcohol_free'], recipe });
  expect(substitutes.map(({ name }) => name).filter((name) => name.includes('broth'))).toEqual([]);
});

test('what nobody knows gets no guess', () => {
  expect(suggestSubstitute({ ingredient: 'xylophone powder' })).toMatchObject({
    substitutes: [],
    message: '"xylophone powder" is not known here: write its English name, without a brand.',
  });
});

test('nearly every ingredient has a substitute', () => {
  const all = everyIngredient();
  const without = all.filter(({ name }) => names(name).length === 0);
  expect(without.length / all.length).toBeLessThan(0.05);
});

propertyTest.prop([
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.subarray([...diets], { maxLength: 3 }),
  fc.integer({ min: 1, max: 10 }),
])('any words: a response of the right shape, the same twice, never too many', (ingredient, dietary_restrictions, max_suggestions) => {
  const response = suggestSubstitute({ ingredient, dietary_restrictions, max_suggestions });
  expect(substitutesSchema.safeParse(response).success).toBe(true);
  expect(response.substitutes.length).toBeLessThanOrEqual(max_suggestions);
  expect(suggestSubstitute({ ingredient, dietary_restrictions, max_suggestions })).toEqual(response);
});

describe('what is not understood of the restrictions is in the message', () => {
  const asRestriction = (words: string) => ({ dietary_restrictions: [words] });
  const asAllergy = (words: string) => ({ allergies: [words] });

  test.each([asRestriction, asAllergy])('%o', (as) => {
    const { message } = suggestSubstitute({ ingredient: 'mayonnaise', ...as('qwertz') });
    expect(message).toContain('mayonnaise here. "qwertz" was not understood');
  });

  test('what is only guessed too', () => {
    expect(suggestSubstitute({ ingredient: 'butter', allergies: ['caséinne'] }).message).toContain(
      'Read "allergic to caséinne" as: dairy free',
    );
  });

  test.each([['milk'], ['tree nuts'], ['caséine'], ['grano'], ['Schalenobst']])('and nothing is said of "%s"', (allergy) => {
    expect(suggestSubstitute({ ingredient: 'butter', allergies: [allergy] }).message).toMatch(/^[^.]+\.$/);
  });

  test.each([
    ['butter', 'caséine', 'milk'],
    ['flour', 'allergia al grano', 'wheat'],
    ['heavy cream', 'Schalenobst', 'tree_nut'],
  ])('no substitute for %s with "%s" holds %s', (ingredient, allergy, allergen) => {
    const { substitutes } = suggestSubstitute({ ingredient, allergies: [allergy], max_suggestions: 10 });
    expect(substitutes.length).toBeGreaterThan(0);
    expect(substitutes.flatMap((one) => one.allergens)).not.toContain(allergen);
  });
});
