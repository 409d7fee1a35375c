import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { units } from '../../../../src/contract/enums.js';
import { parseLine } from '../../../../mock/kitchen/lines/parse-line.js';
import { ingredientLines } from './ingredient-lines.js';
import { countSteps } from '../../../support/count-steps.js';

const amount = (line: string) => {
  const { quantity, quantityMax, unit, name } = parseLine(line);
  return [quantity, quantityMax, unit, name];
};

describe('amounts', () => {
  test.each([
    ['2 cups flour', 2, null, 'cup', 'flour'],
    ['2 c.à.s. de sucre', 2, null, 'tablespoon', 'sucre'],
    ['1 c.à.c. de sel', 1, null, 'teaspoon', 'sel'],
    ['sale q.b.', null, null, null, 'sale'],
    ['2 Stück Karotten', 2, null, null, 'Karotten'],
    ['2 Stk. Eier', 2, null, null, 'Eier'],
    ['2 stk butter', 2, null, 'stick', 'butter'],
    ['3 St. Eier', 3, null, null, 'Eier'],
    ['2 St. Louis ribs', 2, null, null, 'St. Louis ribs'],
    ['1 Bd. Petersilie', 1, null, 'bunch', 'Petersilie'],
    ['2 geh. EL Mehl', 2, null, 'tablespoon', 'Mehl'],
    ['1 Teel. Salz', 1, null, 'teaspoon', 'Salz'],
    ['1 Pfd. Hackfleisch', 500, null, 'gram', 'Hackfleisch'],
    ['1 gr. Zwiebel', 1, null, null, 'Zwiebel'],
    ['200 gr. farine', 200, null, 'gram', 'farine'],
    ['1 kl. Dose Mais', 1, null, 'can', 'Mais'],
    ['etw. Salz', null, null, null, 'Salz'],
    ['Salz nach Belieben', null, null, null, 'Salz'],
    ['½ cup sugar', 0.5, null, 'cup', 'sugar'],
    ['1½ cups milk', 1.5, null, 'cup', 'milk'],
    ['1-1/2 cups milk', 1.5, null, 'cup', 'milk'],
    ['1&1/2 cups milk', 1.5, null, 'cup', 'milk'],
    ['1 pound 16/20 shrimp, peeled', 1, null, 'pound', 'shrimp'],
    ['2 lb 21-25 count raw shrimp', 2, null, 'pound', 'raw shrimp'],
    ['¼–½ tsp chilli flakes', 0.25, 0.5, 'teaspoon', 'chilli flakes'],
    ['1 1/2 to 2 cups milk', 1.5, 2, 'cup', 'milk'],
    ['one or two carrots', 1, 2, null, 'carrots'],
    ['500g chicken thighs', 500, null, 'gram', 'chicken thighs'],
    ['1,5 kg beef', 1.5, null, 'kilogram', 'beef'],
    ['1,000 g potatoes', 1000, null, 'gram', 'potatoes'],
    ['2 T. butter', 2, null, 'tablespoon', 'butter'],
    ['1/2 t. salt', 0.5, null, 'teaspoon', 'salt'],
    ['3 fl. oz. gin', 3, null, 'fluid_ounce', 'gin'],
    ['1 gallon water', 4, null, 'quart', 'water'],
    ['1 dozen eggs', 12, null, null, 'eggs'],
    ['half an onion', 0.5, null, null, 'onion'],
    ['1/2 of a red onion', 0.5, null, null, 'red onion'],
    ['about 8 basil leaves', 8, null, null, 'basil leaves'],
    ['one and a half cups flour', 1.5, null, 'cup', 'flour'],
    ['1 & 1/2 cups flour', 1.5, null, 'cup', 'flour'],
    ['three-quarters of a cup milk', 0.75, null, 'cup', 'milk'],
    ['a third of a cup oil', 0.333, null, 'cup', 'oil'],
    ['½ an onion', 0.5, null, null, 'onion'],
    ['butter, 100g', 100, null, 'gram', 'butter'],
    ['garlic, 2 cloves', 2, null, 'clove', 'garlic'],
    ['3/4 c. plus 2 tbsp. sugar', 0.75, null, 'cup', 'sugar'],
    ['6 ounces, weight dark chocolate', 6, null, 'ounce', 'dark chocolate'],
    ['1 dsp honey', 2, null, 'teaspoon', 'honey'],
    ['1 - 8 oz package cream cheese', 1, null, 'package', 'cream cheese'],
    ['2-15oz cans black beans', 2, null, 'can', 'black beans'],
    ['#2 can pineapple', 1, null, 'can', 'pineapple'],
    ['1 (No. 303) can peas', 1, null, 'can', 'peas'],
    ['1 teacup sugar', 6, null, 'fluid_ounce', 'sugar'],
    ['2 nos. onions', 2, null, null, 'onions'],
    ['1 bu. spinach', 1, null, 'bunch', 'spinach'],
    ['a cup and a half of milk', 1.5, null, 'cup', 'milk'],
    ['l/2 cup butter', 0.5, null, 'cup', 'butter'],
    ['I lb. ground beef', 1, null, 'pound', 'ground beef'],
    ['1 teaspon salt', 1, null, 'teaspoon', 'salt'],
    ['2 tabelspoons oil', 2, null, 'tablespoon', 'oil'],
    ['1/2 a 500g pack of spaghetti', 0.5, null, 'package', 'spaghetti'],
    ['To serve: lime wedges', null, null, null, 'lime wedges'],
    ['salt as per taste', null, null, null, 'salt'],
    ['1 c. chop. nuts', 1, null, 'cup', 'chop. nuts'],
    ['1 c. conf. sugar', 1, null, 'cup', 'conf. sugar'],
    ['2 eggs. beaten', 2, null, null, 'eggs'],
    ['a couple of carrots', 2, null, null, 'carrots'],
    ['1 cup, packed, brown sugar', 1, null, 'cup', 'brown sugar'],
    ['2 branches thyme', 2, null, 'sprig', 'thyme'],
    ['500 cc water', 500, null, 'milliliter', 'water'],
    ['7g sachet dried yeast', 1, null, 'package', 'dried yeast'],
    ['~3 tsp ground cumin', 3, null, 'teaspoon', 'ground cumin'],
    ['a generous ½ teaspoon paprika', 0.5, null, 'teaspoon', 'paprika'],
    ['½ loosely packed cup mint leaves', 0.5, null, 'cup', 'mint leaves'],
    ['2 tablespoons, chopped fresh dill', 2, null, 'tablespoon', 'fresh dill'],
    ['8 ounces (about 1 cup), ricotta', 8, null, 'ounce', 'ricotta'],
    ['5 large cloves, garlic', 5, null, 'clove', 'garlic'],
    ['4 cloves, ground', 4, null, null, 'cloves'],
    ['1/3 cuppowdered sugar', 0.333, null, 'cup', 'powdered sugar'],
    ['3 tablespoon(s) honey', 3, null, 'tablespoon', 'honey'],
    ['150 g piece of chorizo', 150, null, 'gram', 'chorizo'],
    ['3cm/1¼in piece of galangal', 1, null, 'piece', 'galangal'],
    ['5cm cinnamon stick', 1, null, null, 'cinnamon stick'],
    ['9 inch deep dish pie crust', 1, null, null, 'deep dish pie crust'],
    ['2 inches ginger', 2, null, null, 'ginger'],
    ['a generous pinch of saffron', 1, null, 'pinch', 'saffron'],
    ['One and one-half cups sugar', 1.5, null, 'cup', 'sugar'],
    ['1 l water', 1, null, 'liter', 'water'],
    ['2 cups flour¹', 2, null, 'cup', 'flour'],
    ['chicken thighs x 6', 6, null, null, 'chicken thighs'],
    ['Onion, 1 large, chopped', 1, null, null, 'Onion'],
    ['Milk: 250 ml (1 cup)', 250, null, 'milliliter', 'Milk'],
    ['1 egg for egg wash', 1, null, null, 'egg'],
    ['■ 2 tsp baking powder', 2, null, 'teaspoon', 'baking powder'],
    ['→ 3 tbsp cocoa', 3, null, 'tablespoon', 'cocoa'],
    ['Green chillies: 2-3, slit', 2, 3, null, 'Green chillies'],
    ['Egg wash: 1 egg, beaten', 1, null, null, 'egg'],
    ['1 bouquet de persil', 1, null, 'bunch', 'persil'],
    ['1 bouquet garni', 1, null, null, 'bouquet garni'],
    ['2 EL Zucker', 2, null, 'tablespoon', 'Zucker'],
    ['2 c. à soupe de miel', 2, null, 'tablespoon', 'miel'],
    ['1 cucchiaino di zucchero', 1, null, 'teaspoon', 'zucchero'],
    ['2 cucharadas de aceite', 2, null, 'tablespoon', 'aceite'],
    ["3 cuillères à soupe d'huile d'olive", 3, null, 'tablespoon', "huile d'olive"],
    ["1 spicchio d'aglio", 1, null, 'clove', 'aglio'],
    ['un pizzico di sale', 1, null, 'pinch', 'sale'],
    ['1 Full Rack of St. Louis Ribs', 1, null, null, 'St. Louis Ribs'],
    ['3 msk smör', 3, null, 'tablespoon', 'smör'],
    ['2 fl. oz. rum', 2, null, 'fluid_ounce', 'rum'],
    ['2½ cm piece ginger', 1, null, 'piece', 'ginger'],
    ['2 large or 3 small leeks', 2, null, null, 'leeks'],
    ['1 cup or so of breadcrumbs', 1, null, 'cup', 'breadcrumbs'],
    ['1 (15-ounce can) lentils', 1, null, 'can', 'lentils'],
    ['One 12-ounce (340 g) bag spinach', 1, null, 'package', 'spinach'],
    ['2 peeled cloves garlic', 2, null, 'clove', 'garlic'],
    ['3 garlic bulbs', 3, null, 'head', 'garlic'],
    ['200 g cubes of halloumi', 200, null, 'gram', 'halloumi'],
    ['2-inch cube ginger', 1, null, null, 'ginger'],
    ['150g/5oz round-grain rice', 150, null, 'gram', 'round-grain rice'],
    ['2 pounds round steak', 2, null, 'pound', 'round steak'],
    ['6 ounces slab bacon', 6, null, 'ounce', 'slab bacon'],
    ['2 rosemary branches', 2, null, 'sprig', 'rosemary'],
    ['½ plus ⅛ teaspoon cloves', 0.625, null, 'teaspoon', 'cloves'],
    ['1½, cups cooked crab', 1.5, null, 'cup', 'crab'],
    ['20g/ capers', 20, null, 'gram', 'capers'],
    ['A 2½-to-3-pound duck', 1, null, null, 'duck'],
    ['2 to 3 dozen clams', 24, 36, null, 'clams'],
    ['5 extra large eggs', 5, null, null, 'eggs'],
    ['one hundred grams of sugar', 100, null, 'gram', 'sugar'],
    ['two hundred and fifty ml milk', 250, null, 'milliliter', 'milk'],
    ['between 1 and 2 cups stock', 1, 2, 'cup', 'stock'],
    ['2/3rds cup sugar', 0.667, null, 'cup', 'sugar'],
    ['1. 2 cups flour', 2, null, 'cup', 'flour'],
    ['12. 3 eggs', 3, null, null, 'eggs'],
    ['1.500 g flour', 1500, null, 'gram', 'flour'],
    ["1'000 g flour", 1000, null, 'gram', 'flour'],
    ['1 000 ml water', 1000, null, 'milliliter', 'water'],
    ['1.125 kg flour', 1.125, null, 'kilogram', 'flour'],
    ['gram flour', null, null, null, 'gram flour'],
    ['1 tbsp chopped fresh or 1 tsp dried oregano', 1, null, 'tablespoon', 'fresh oregano'],
    ['500 grms sugar', 500, null, 'gram', 'sugar'],
    ['10 dag ham', 100, null, 'gram', 'ham'],
    ['2 table spoons sugar', 2, null, 'tablespoon', 'sugar'],
    ['tomato x2', 2, null, null, 'tomato'],
    ['pinch nutmeg', null, null, 'pinch', 'nutmeg'],
  ])('%s', (line, quantity, quantityMax, unit, name) => {
    expect(amount(line)).toEqual([quantity, quantityMax, unit, name]);
  });

  test.each([
    ['butter (2 tablespoons)', 2, null, 'tablespoon', 'butter'],
    ['Eggs (3)', 3, null, null, 'Eggs'],
    ['potatoes: 800 g | 1 3/4 lb', 800, null, 'gram', 'potatoes'],
    ['olive oil, ~15 ml', 15, null, 'milliliter', 'olive oil'],
    ['Zest of one orange (about 1 tablespoon)', 1, null, null, 'orange'],
  ])('behind the name: %s', (line, quantity, quantityMax, unit, name) => {
    expect(amount(line)).toEqual([quantity, quantityMax, unit, name]);
  });

  test.each([
    ['1lb3½oz sugar', 1, null, 'pound', 'sugar'],
    ['3 litres/5 pints¼fl oz stock', 3, null, 'liter', 'stock'],
    ['600-800g/1lb 5oz-1lb 12oz salmon', 600, 800, 'gram', 'salmon'],
    ['50ml/2floz red wine', 50, null, 'milliliter', 'red wine'],
    ['3 tablespoons/ about 2 ounces/ 60 grams syrup', 3, null, 'tablespoon', 'syrup'],
    ['3 sticks plus 1 tablespoon butter', 3, null, 'stick', 'butter'],
    ['2 teaspoons to 1 tablespoon capers', 2, null, 'teaspoon', 'capers'],
    ['1 tin/400ml coconut milk', 1, null, 'can', 'coconut milk'],
    ['1 cup 2 sticks butter', 1, null, 'cup', 'butter'],
    ['2 tsp dried oregano 10 mL', 2, null, 'teaspoon', 'dried oregano'],
    ['2 lb ground turkey 900 g', 2, null, 'pound', 'ground turkey'],
  ])('of two measures it takes the first: %s', (line, quantity, quantityMax, unit, name) => {
    expect(amount(line)).toEqual([quantity, quantityMax, unit, name]);
  });

  test('takes the first of two ways to measure, and keeps the other as a note', () => {
    expect(amount('150g/5½oz plain flour')).toEqual([150, null, 'gram', 'plain flour']);
    expect(amount('2 cups/255 grams flour')).toEqual([2, null, 'cup', 'flour']);
    expect(parseLine('2 cups (500 ml) water')).toMatchObject({ quantity: 2, unit: 'cup', name: 'water', note: '500 ml' });
    expect(parseLine('1 cup plus 2 tablespoons sugar')).toMatchObject({
      quantity: 1,
      unit: 'cup',
      name: 'sugar',
      note: 'plus 2 tablespoons',
    });
  });

  test('has none where the line names none', () => {
    for (const line of ['salt to taste', 'a splash of white wine', 'Freshly ground black pepper', 'Vegetable oil, for frying']) {
      expect(parseLine(line)).toMatchObject({ quantity: null, quantityMax: null, unit: null });
    }
  });
});

describe('what is counted', () => {
  test.each([
    ['1 (14.5 oz) can black beans', 1, 'can', 'black beans'],
    ['28-ounce can tomatoes', 1, 'can', 'tomatoes'],
    ['2 28-ounce cans whole tomatoes', 2, 'can', 'whole tomatoes'],
    ['2 x 400g/14oz tins chickpeas', 2, 'can', 'chickpeas'],
    ['1 package (8 oz) cream cheese', 1, 'package', 'cream cheese'],
    ['2 garlic cloves, minced', 2, 'clove', 'garlic'],
    ['3 celery stalks', 3, 'stalk', 'celery'],
    ['a handful of basil', 1, 'handful', 'basil'],
    ['pinch of salt', null, 'pinch', 'salt'],
    ['1-inch piece ginger', 1, 'piece', 'ginger'],
    ['2 rashers streaky bacon', 2, 'slice', 'streaky bacon'],
    ['Two 8-ounce salmon fillets', 2, null, 'salmon fillets'],
    ['1 (3-pound) chicken', 1, null, 'chicken'],
    ['4 ears corn', 4, null, 'corn'],
    ['3 lbs baby back ribs', 3, 'pound', 'baby back ribs'],
    ['4 cloves', 4, null, 'cloves'],
  ])('%s', (line, quantity, unit, name) => {
    expect(parseLine(line)).toMatchObject({ quantity, unit, name });
  });
});

describe('names', () => {
  test.each([
    ['1 large red bell pepper, seeded and diced', 'red bell pepper'],
    ['1/4 cup finely chopped fresh parsley', 'fresh parsley'],
    ['1 onion finely chopped', 'onion'],
    ['1 pound boneless, skinless chicken breasts', 'boneless, skinless chicken breasts'],
    ['2 cups hot beef or chicken stock', 'hot beef or chicken stock'],
    ['500 ml olive, sunflower or vegetable oil', 'olive, sunflower or vegetable oil'],
    ['1/2 tsp crushed red pepper', 'crushed red pepper'],
    ['2 tbsp toasted sesame oil', 'toasted sesame oil'],
    ['1 tbsp toasted sesame seeds', 'sesame seeds'],
    ['1 cup half and half', 'half and half'],
    ['93% lean ground beef', '93% lean ground beef'],
    ['1 cup medium-grain rice', 'medium-grain rice'],
    ['For the topping: 1 cup cream', 'cream'],
    ['Egg wash: 1 yolk', 'yolk'],
    ['2 tbsp toasted, salted peanuts', 'salted peanuts'],
    ['1 cup smoked, salted almonds', 'smoked, salted almonds'],
    ['1 lb dry-cured, unsmoked bacon', 'dry-cured, unsmoked bacon'],
    ['1 cup reduced-fat, unsweetened yogurt', 'reduced-fat, unsweetened yogurt'],
    ['50 g flaked or whole hazelnuts', 'flaked or whole hazelnuts'],
    ['2 cups sliced pitted dates', 'pitted dates'],
    ['1 pound raw medium shrimp', 'raw shrimp'],
    ['1 medium sweet potato', 'sweet potato'],
    ['1/2 tsp ground black pepper', 'black pepper'],
    ['1 cup cake flour', 'cake flour'],
    ['2 cups flour for dusting', 'flour'],
    ['1 lb soft cheese. Brie works best.', 'soft cheese'],
    ['1 - Red Onion, sliced', 'Red Onion'],
    ['2 cups oat flour**', 'oat flour'],
    ['4 chicken breasts skinned and sliced into strips', 'chicken breasts'],
    ['24-karat gold leaf', '24-karat gold leaf'],
  ])('%s', (line, name) => {
    expect(parseLine(line).name).toBe(name);
  });

  test('leave preparation, size and purpose behind', () => {
    expect(parseLine('2 cups chopped walnuts, toasted')).toMatchObject({ name: 'walnuts', preparation: 'chopped, toasted' });
    expect(parseLine('2 large eggs')).toMatchObject({ name: 'eggs', note: 'large' });
    expect(parseLine('Chopped parsley for garnish')).toMatchObject({ name: 'parsley', preparation: 'Chopped', note: 'for garnish' });
  });

  test('name the fruit where only its juice or zest is used', () => {
    expect(parseLine('Juice of 1 lemon')).toMatchObject({ quantity: 1, unit: null, name: 'lemon', preparation: 'juice' });
    expect(parseLine('Finely grated zest of 2 limes')).toMatchObject({ quantity: 2, name: 'limes', preparation: 'finely grated zest' });
  });

  test.each([
    'butter or margarine',
    'tamari or soy sauce',
    'honey or maple syrup',
    'butter or olive oil',
    'water or chicken broth',
    'half and half or whole milk',
    'cilantro or parsley leaves',
    'walnuts or dark chocolate chips',
  ])('take the first of two things, and keep the other as a note: %s', (name) => {
    const [first = '', second = ''] = name.split(' or ');
    expect(parseLine(`1 cup ${name}`)).toMatchObject({ name: first, note: `or ${second}` });
  });

  test.each([
    'lemon or orange juice',
    'coarse or fine sea salt',
    'kosher or sea salt',
    'red or purple grapes',
    'vegetable or chicken stock',
    'milk, dark, or white chocolate chips',
    'whole-milk or low-fat ricotta',
    "sheep's, goat's, or cow's milk cheese",
    'apricot or peach jam',
    'vegetable, chicken or beef broth',
  ])('stay whole where the alternatives are kinds of one thing: %s', (name) => {
    expect(parseLine(`1 cup ${name}`).name).toBe(name);
  });
});

test.each([
  ['2 tablespoons olive oil + more for drizzling', 2, 'tablespoon', 'olive oil', '+ more for drizzling'],
  ['2 glugs of olive oil', 2, null, 'olive oil', 'glugs'],
  ['3 grinds black pepper', 3, null, 'black pepper', 'grinds'],
  ['1 ea onion', 1, null, 'onion', null],
])('counts what only hints at an amount, and reads a plus sign as the word: %s', (line, quantity, unit, name, note) => {
  expect(parseLine(line)).toMatchObject({ quantity, unit, name, note });
});

test('reads what web pages leave in a line', () => {
  expect(parseLine('1 &frac12; cups <b>flour</b> &amp; salt')).toMatchObject({ quantity: 1.5, unit: 'cup', name: 'flour & salt' });
  expect(parseLine('2&nbsp;tbsp cr&egrave;me fra&icirc;che')).toMatchObject({ quantity: 2, unit: 'tablespoon', name: 'crème fraîche' });
  expect(parseLine('&#189; cup\u200b milk')).toMatchObject({ quantity: 0.5, unit: 'cup', name: 'milk' });
  expect(parseLine('4 cups [bread | https://example.com/bread/]').name).toBe('bread');
  expect(parseLine('1 jalapeño (seeded (optional), chopped (about 2 tbsp))')).toMatchObject({
    name: 'jalapeño',
    note: 'seeded, chopped, about 2 tbsp',
  });
});

test('a heading has no amount', () => {
  for (const line of ['For the sauce:', 'DOUGH:', 'To finish']) {
    expect(parseLine(line)).toMatchObject({ quantity: null, unit: null });
  }
});

test('what is no unit is none, whatever the language calls it', () => {
  expect(parseLine('1 constructor kit')).toMatchObject({ quantity: 1, unit: null, name: 'constructor kit' });
});

test('says what is optional', () => {
  expect(parseLine('1 chile, seeded (optional)')).toMatchObject({ name: 'chile', optional: true });
  expect(parseLine('1 chile, seeded')).toMatchObject({ optional: false });
});

/** The steps of the hardest of these lines are 60,000; those of a usual one some 2,000. */
const MOST_STEPS = 150_000;

test.each(
  [
    '1 '.repeat(5000),
    '('.repeat(5000),
    '1/2-'.repeat(3000),
    'and or '.repeat(2000),
    'a'.repeat(10_000),
    '1 cup, '.repeat(3000),
    '1 g/'.repeat(3000),
    `1 g${' /1'.repeat(3000)}`,
    '1 cup plus '.repeat(3000),
    '1 to '.repeat(3000),
    `salt${' '.repeat(5000)}1`,
    'salt ('.repeat(2000),
    'a, '.repeat(3000),
    'red, '.repeat(3000),
    'lime or '.repeat(2000),
    'sliced or '.repeat(2000),
    '&'.repeat(5000),
    '&frac12;'.repeat(2000),
    '[a|'.repeat(3000),
    '<a'.repeat(3000),
    'cut-'.repeat(3000),
  ].map((line) => [line.slice(0, 12), line] as const),
)('reads long nonsense in few steps: %s', (_, line) => {
  expect(countSteps(() => parseLine(line))).toBeLessThan(MOST_STEPS);
});

const lineLike = fc
  .array(
    fc.constantFrom(
      '1',
      '1/2',
      '½',
      '2-3',
      'x',
      '(',
      ')',
      'cup',
      'oz',
      '14.5',
      'can',
      'of',
      'or',
      'and',
      ',',
      'chopped',
      'fresh',
      'butter',
      'large',
      '%',
      ':',
      '-',
      '"',
      'a',
      'pinch',
      '/',
      '+',
      '|',
      'plus',
      'to',
      'ml',
      '(s)',
      '~',
      '&frac12;',
      '<b>',
      'lime',
      'juice',
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(' '));

propertyTest.prop([fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 100 }), lineLike)])(
  'any text: never throws, returns what the contract allows, and the same again',
  (line) => {
    const parsed = parseLine(line);
    expect(parseLine(line)).toEqual(parsed);
    expect(parsed.unit === null || units.includes(parsed.unit)).toBe(true);
    if (parsed.quantity !== null) expect(Number.isFinite(parsed.quantity) && parsed.quantity >= 0).toBe(true);
    if (parsed.quantityMax !== null) expect(parsed.quantity).not.toBeNull();
    if (line.trim() !== '') expect(parsed.name).not.toBe('');
  },
);

test.each(ingredientLines)('"%s" is read as %s %s %s', (line, quantity, unit, name) => {
  const read = parseLine(line);
  expect({ quantity: read.quantity?.toFixed(2), unit: read.unit, name: read.name.toLowerCase() }).toEqual({
    quantity: quantity?.toFixed(2),
    unit,
    name: name.toLowerCase(),
  });
});

describe('names that begin like an amount or a unit', () => {
  test.each([
    ['PB2', null, null, 'PB2'],
    ['2 tablespoons PB2', 2, 'tablespoon', 'PB2'],
    ['glass noodles', null, null, 'glass noodles'],
    ['8 oz glass noodles', 8, 'ounce', 'glass noodles'],
    ['1 head cheese', 1, null, 'head cheese'],
    ['1 pot roast', 1, null, 'pot roast'],
    ['1 cup half and half', 1, 'cup', 'half and half'],
  ])('%s', (line, quantity, unit, name) => {
    expect(parseLine(line)).toMatchObject({ quantity, unit, name });
  });
});

describe('a part of a thing', () => {
  test.each([
    ['juice ½ lemon', 0.5, 'lemon', 'juice'],
    ['zest and juice 1 lime', 1, 'lime', 'zest and juice'],
    ['seeds from 1 pomegranate', 1, 'pomegranate', 'seeds'],
    ['kernels from 2 ears corn', 2, 'corn', 'kernels'],
  ])('%s', (line, quantity, name, preparation) => {
    expect(parseLine(line)).toMatchObject({ quantity, name, preparation });
  });

  test('what it is mixed with is no part of the name', () => {
    expect(parseLine('1 tablespoon cornstarch dissolved in 2 tablespoons water')).toMatchObject({ name: 'cornstarch' });
  });
});

describe('lines in other languages', () => {
  test.each([
    ['3 mittelgroße Zwiebeln', { quantity: 3, name: 'Zwiebeln', note: 'mittelgroße' }],
    ['1 cebolla picada', { quantity: 1, name: 'cebolla', preparation: 'picada' }],
    ['2 EL gehackte Petersilie', { quantity: 2, unit: 'tablespoon', name: 'Petersilie', preparation: 'gehackte' }],
    ['3 càs de crème', { quantity: 3, unit: 'tablespoon', name: 'crème' }],
    ['1 Msp. Zimt', { quantity: 1, unit: 'pinch', name: 'Zimt' }],
    ['Salz nach Geschmack', { quantity: null, name: 'Salz', note: 'nach Geschmack' }],
  ])('sizes, preparations and abbreviated units: "%s"', (line, expected) => {
    expect(parseLine(line)).toMatchObject(expected);
  });
});

test('the number of a kind is no part of the name', () => {
  expect(parseLine('2x Barilla Spaghetti no.5')).toMatchObject({ quantity: 2, name: 'Barilla Spaghetti', note: 'no.5' });
});
