import { describe, expect, test } from 'vitest';
import type { NamedDish, Need } from '../../../../mock/kitchen/dishes/dish.js';
import { dishes } from '../../../../mock/kitchen/dishes/dishes.js';
import { generateRecipe } from '../../../../mock/kitchen/generate/generate-recipe.js';
import { cookingClasses } from '../../../../mock/kitchen/ingredients/cooking-class.js';
import { everyIngredient } from '../../../../mock/kitchen/ingredients/find.js';
import { Unsatisfiable } from '../../../../mock/kitchen/unsatisfiable.js';
import type { GenerateRequest } from '../../../../src/contract/recipes.js';

const cook = (items: string, request: Partial<GenerateRequest> = {}, seed = 1) =>
  generateRecipe({ ingredients: items.split(', '), ...request }, seed);
const stepsOf = (items: string) =>
  cook(items)
    .steps.map(({ instruction }) => instruction)
    .join(' ');

describe('a pantry that spells a dish', () => {
  test.each([
    ['spaghetti, eggs, bacon, parmesan, black pepper', 'Spaghetti Carbonara', 'italian'],
    ['chickpeas, tahini, lemon, garlic', 'Hummus', 'middle_eastern'],
    ['rice noodles, shrimp, eggs, peanuts, tamarind, fish sauce', 'Shrimp Pad Thai', 'thai'],
    ['whole chicken, lemon, garlic, rosemary, potatoes', 'Roast Chicken', 'american'],
    ['beef bones, carrots, celery, onion', 'Beef Broth', 'american'],
    ['beef bones, rice noodles, star anise, ginger, beef sirloin, lime', 'Beef Sirloin Pho', 'vietnamese'],
    ['silken tofu, ground pork, doubanjiang, sichuan peppercorns, scallions', 'Mapo Tofu', 'chinese'],
  ])('%s becomes %s, whatever the seed', (items, name, cuisine) => {
    for (let seed = 0; seed < 5; seed++) expect(cook(items, {}, seed)).toMatchObject({ name, cuisine });
  });

  test('does not become it if the diet rules out what it needs', () => {
    expect(cook('spaghetti, eggs, bacon, parmesan', { dietary_restrictions: ['pork_free'] }).name).not.toContain('Carbonara');
  });

  test('does not become it if its name stands for what the diet rules out', () => {
    const pantry = 'beets, cabbage, potatoes, carrots, dill';
    expect(cook(pantry).name).toBe('Borscht');
    expect(cook(pantry, { dietary_restrictions: ['dairy_free'] }).name).not.toContain('Borscht');
  });

  test('is a fish broth of half an hour, and no broth of three', () => {
    const { name, timing } = cook('fish heads, onion, ginger');
    expect(name).toBe('Fish Broth');
    expect(timing.total_minutes).toBeLessThan(60);
  });

  test('does not become it if another cuisine is asked for', () => {
    expect(cook('chickpeas, tahini, lemon, garlic', { cuisine: 'mexican' }).name).not.toContain('Hummus');
  });

  test('keeps the meat that the pantry holds', () => {
    for (const pantry of [
      'beets, cabbage, beef, potatoes, dill',
      'hominy, pork shoulder, onion, oregano',
      'spaghetti, garlic, olive oil, red pepper flakes, salmon',
    ])
      expect(cook(pantry).warnings.join(' '), pantry).not.toContain('not used');
  });

  test('is found if the pantry holds a variety of what it needs', () => {
    expect(cook('ground beef, mashed potatoes, frozen peas, carrots, beef broth').name).toBe('Cottage Pie');
  });

  test('is not filled up with what nobody asked for', () => {
    expect(cook('spaghetti, pecorino romano, black pepper').pantry.missing).toEqual(
      expect.not.arrayContaining(['chicken breast', 'zucchini']),
    );
  });
});

describe('a name of a dish', () => {
  const ingredients = everyIngredient();
  const classes: ReadonlySet<string> = new Set(cookingClasses);

  /** The simplest ingredient for a need. */
  const nameFor = (need: Need): string => {
    const name = need.find((one) => !one.startsWith('any '));
    if (name !== undefined) return name;
    if (need.includes('any whole bird')) return 'whole chicken';
    const asked = need.map((one) => one.slice('any '.length));
    const isKind = (kind: string) => asked.includes(kind) && !classes.has(kind);
    const found = ingredients.find(({ cookingClass, kinds }) => asked.includes(cookingClass) || kinds.some(isKind));
    return found?.name ?? '';
  };

  /** The words of a title that do not depend on what is in the dish. */
  const fixedWords = ({ title }: NamedDish): string[] =>
    title
      .filter(({ optional }) => !optional)
      .flatMap(({ pieces }) => pieces.flatMap((piece) => (typeof piece === 'string' ? piece.trim().split(' ') : [])))
      .filter((word) => word.length > 3);

  const names = dishes().flatMap(({ named }) => named.map((one) => [fixedWords(one).join(' '), one] as const));

  test.each(names)('%s comes from what it needs', (_words, named) => {
    const pantry = [...new Set(named.needs.map(nameFor))].join(', ');
    const name = cook(pantry).name.toLowerCase();
    expect(
      fixedWords(named).filter((word) => !name.includes(word.toLowerCase())),
      `${pantry} -> ${name}`,
    ).toEqual([]);
  });
});

describe('raw, dried and whole forms', () => {
  test('dried beans are soaked overnight and boiled hard for ten minutes', () => {
    for (const beans of ['dried kidney beans', 'dried chickpeas', 'dried black beans'])
      expect(stepsOf(`${beans}, onion, canned tomatoes, garlic`)).toMatch(/Soak the .* overnight.*boil hard for 10 minutes/);
  });

  test('a whole chicken roasts until its middle is safe', () => {
    const roast = cook('whole chicken, potatoes, thyme').steps.find(({ method, phase }) => method === 'oven' && phase === 'cook');
    expect(roast?.duration_minutes).toBeGreaterThanOrEqual(75);
    expect(roast?.safe_internal_temperature).toEqual({ celsius: 74, fahrenheit: 165 });
  });

  test('bones simmer for hours', () => {
    expect(
      Math.max(...cook('chicken carcass, carrots, onion').steps.map(({ duration_minutes: minutes }) => minutes ?? 0)),
    ).toBeGreaterThanOrEqual(120);
  });

  test.each(['1 can lentils', 'lentils (canned)', 'lentils, canned', '400 g tin of lentils'])('%s are cooked already', (lentils) => {
    const { ingredients, timing } = generateRecipe({ ingredients: [lentils, 'onion', 'carrots'] }, 1);
    expect(ingredients.map(({ display }) => display).join()).toMatch(/(?:canned|cooked) lentils/);
    expect(timing.total_minutes).toBeLessThan(60);
  });

  test('fish for ceviche is cooked first', () => {
    expect(stepsOf('white fish, lime juice, red onion, cilantro')).toMatch(/Simmer the white fish/);
  });
});

describe('what is not heated', () => {
  test('is left out of what is baked, and served with it', () => {
    expect(cook('ice cream, flour, eggs, sugar, butter, baking powder').pantry.used).not.toContain('ice cream');
    expect(cook('ice cream, apples, flour, butter, sugar').pantry.used).toContain('ice cream');
  });

  test('is ice in a drink, and not in a pot', () => {
    expect(cook('ice, chicken, rice').pantry.used).not.toContain('ice');
    expect(cook('ice cubes, lemon, sugar, water').pantry.used).toContain('ice cubes');
  });
});

describe('what a request leaves open', () => {
  test('a cuisine that nothing points to does not depend on the seed', () => {
    const cuisines = Array.from({ length: 10 }, (_, seed) => cook('chicken breast, rice, carrots', {}, seed).cuisine);
    expect(new Set(cuisines).size).toBe(1);
  });

  test('what was allowed and not used is said', () => {
    const { pantry, warnings } = cook('spaghetti, eggs, bacon, parmesan, dark chocolate');
    expect(pantry.used).not.toContain('dark chocolate');
    expect(warnings.join(' ')).toContain('not used in this dish: dark chocolate');
  });
});

describe('a request that cannot be met', () => {
  const refusal = (items: string, request: Partial<GenerateRequest>) => {
    try {
      return cook(items, request).name;
    } catch (error) {
      return error instanceof Unsatisfiable ? error.reasons : error;
    }
  };

  const NOTHING_LEFT = 'Nothing in the pantry is left to cook with; offer other ingredients.';

  test('is refused if nothing is left to cook with', () => {
    expect(refusal('chicken, salt', { dietary_restrictions: ['vegan'] })).toEqual([NOTHING_LEFT, 'chicken is ruled out by "vegan".']);
  });

  test.each(['ice', 'frozen pizza', 'ice cream', 'potato chips, cola', 'salt, candy'])(
    'is refused if all is ready as it is: %s',
    (items) => {
      const [first, ...reasons] = refusal(items, {}) as string[];
      expect(first).toBe(NOTHING_LEFT);
      expect(reasons.filter((reason) => !reason.endsWith('is ready as it is: nothing is cooked of it alone.'))).toEqual([]);
    },
  );

  test('is refused if the pantry holds only what goes into no dish', () => {
    expect(refusal('chewing gum', {})).toContain('"chewing gum" is not cooked here: it is chewed, not eaten.');
    expect(refusal('baby food carrot puree', {})).toContainEqual(expect.stringContaining('it is prepared for an infant'));
  });

  test('says how much time would do, once', () => {
    const reasons = refusal('beef chuck, potatoes', { time_available: 5 });
    expect(reasons).toEqual([
      expect.stringMatching(/^Nothing from this pantry is ready in 5 minutes/),
      expect.stringMatching(/^Set time_available to \d+ or more\.$/),
    ]);
    const needed = Number(/\d+/.exec((reasons as string[])[1] ?? '')?.[0]);
    expect(cook('beef chuck, potatoes', { time_available: needed }).timing.total_minutes).toBeLessThanOrEqual(needed);
  });
});
