import { describe, expect, test } from 'vitest';
import { everyIngredient, find } from '../../../../mock/kitchen/ingredients/find.js';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';

const on = (...words: string[]) => parseRestrictions(words).exclusions;

test('tofu keeps a keto diet, other legumes break it', () => {
  const broken = ['tofu', 'silken tofu', 'lentils', 'chickpeas'].filter((name) => brokenBy(name, on('keto')));
  expect(broken).toEqual(['lentils', 'chickpeas']);
});

test('ready broth keeps a gluten-free diet, with a note; stock that may be a cube, and cubes, may hold wheat', () => {
  const names = ['chicken broth', 'beef broth', 'vegetable broth', 'stock', 'stock cube', 'chicken bouillon', 'bouillon powder'];
  expect(names.filter((name) => brokenBy(name, on('gluten_free')))).toEqual(names.slice(3));
});

describe('names', () => {
  test.each([
    ['vegan', ['parmesan', 'honey', 'worcestershire sauce', 'egg noodles', 'ghee', 'chicken broth', 'gelatin', 'anchovies', 'mayonnaise']],
    ['vegetarian', ['bacon', 'fish sauce', 'lard', 'gelatin', 'oyster sauce', 'shrimp']],
    ['gluten free', ['soy sauce', 'couscous', 'bulgur', 'beer', 'panko', 'flour tortillas', 'semolina']],
    ['dairy free', ['ghee', 'ricotta', 'milk chocolate', 'pesto', 'heavy cream', 'lactose-free milk']],
    ['lactose free', ['milk', 'cream cheese', 'lactose-free milk or cream']],
    ['no cilantro', ['coriander', 'coriander leaves']],
    ['low fodmap', ['chili garlic sauce', 'pasta sauce', 'garlic']],
    ['whole30', ['worcestershire sauce', 'vegan cheddar']],
    ['nut allergy', ['almonds', 'pesto', 'peanut butter', 'pecans']],
    ['halal', ['pork chops', 'prosciutto', 'white wine', 'mirin', 'gelatin']],
    ['kosher', ['shrimp', 'ham', 'catfish']],
    ['low carb', ['spaghetti', 'sugar', 'white rice']],
  ])('%s is broken by what breaks it', (diet, broken) => {
    for (const name of broken) expect(brokenBy(name, on(diet)), name).toBeDefined();
  });

  test.each([
    [
      'gluten free',
      'wherever it is breaded',
      ['tempura shrimp', 'tempura vegetables', "gorton's fish fillets", 'bruschetta', 'chow mein', 'youtiao'],
    ],
    ['gluten free', 'in a boxed dinner', ["annie's white cheddar shells", 'velveeta shells and cheese', 'hamburger helper']],
    [
      'dairy free',
      'in cheese pastries and ready meals',
      ['khachapuri', 'spanakopita', 'cheese blintzes', "stouffer's lasagna", 'quiches', 'milkfat'],
    ],
    ['dairy free', 'under the name of who makes it', ['haagen dazs vanilla', 'lindt truffles', 'kerrygold', 'chobani', 'land o lakes']],
    ['dairy free', 'in what only has the flavor of a fruit', ['yoplait strawberry', 'chobani vanilla', 'zyxxy peach']],
    ['egg allergy', 'in the shell and in custards', ['balut', 'chawanmushi', 'orange curd']],
    ['peanut allergy', 'under its other names', ['gado gado dressing', 'maafe', 'pindakaas', 'singdana']],
    ['fish allergy', 'in what the sea ferments', ['padaek', 'budu', 'dilis', 'puttanesca', 'kedgeree']],
    ['soy allergy', 'in ferments of the soybean', ['furu', 'nam yu', 'meju', 'cheonggukjang', 'tempe']],
    ['sesame allergy', 'under its other names', ['gingelly oil', 'simsim', 'moutabel', 'goma dare']],
  ])('%s finds it %s', (diet, _where, broken) => {
    for (const name of broken) {
      expect(find(name), name).toBeDefined();
      expect(brokenBy(name, on(diet)), name).toBeDefined();
    }
  });

  test.each([
    [
      'shellfish allergy',
      'behind a remark or an aside',
      ['linguine with shrimp tails left on', 'rice with prawn heads still on', 'rice at room temperature with shrimp'],
    ],
    ['nut allergy', 'behind how it was cut', ['apples cut in wedges with peanut butter', 'celery cut into sticks with almond butter']],
    ['vegan', 'in what comes on top', ['bread plus extra butter', 'bread (gluten-free or egg bread)']],
    ['dairy free', 'where only the alternative is free of it', ['butter (or vegan butter)', 'cheese, vegan if you like']],
    ['gluten free', 'where that is only wished', ['bread (gluten-free if desired)']],
    ['peanut allergy', 'whatever its own name denies', ['nut free peanut butter', 'peanut free peanuts']],
    ['fish allergy', 'whatever its own name denies', ['fish free salmon']],
    ['vegetarian', 'next to a dish of milk', ['lamb feta pie', 'goat cream sauce', 'lamb raita', 'panna cotta']],
    ['shellfish allergy', 'in what tastes of it', ['shrimp flavor ramen seasoning', 'prawn seasoning powder']],
    ['alcohol free', 'in a cake', ['rum cake', 'rum baba']],
    ['gluten free', 'in what may be coated', ['crispy chicken', 'fried shrimp', 'fried green tomatoes', 'coated peanuts']],
    ['gluten free', 'in flour of any grain', ['whole grain flour', 'oat whole wheat flour', 'coconut graham flour']],
    ['dairy free', 'in what only sounds like a nut butter or milk', ['hazelnut brown butter', 'malt milk']],
    [
      'vegetarian',
      'in a cut of meat that only a seasoning is named of',
      ['garlic steak', 'bbq ribs', 'honey drumsticks', 'teriyaki loin', 'mint cutlets', 'blue cheese steak', 'Swiss steak'],
    ],
    ['dairy free', 'behind the food that lies under it', ['ham and swiss', 'mushroom swiss', 'apple danish', 'garlic butter steak']],
    ['soy allergy', 'in what may have lain in it', ['marinated steak', 'marinated tofu', 'barbecued ribs']],
    ['dairy free', 'in what it is cooked with', ['tandoori mushrooms', 'marry me salmon', 'minted peas', 'truffle fries']],
    ['halal', 'in what was steeped in it', ['brandied pears', 'drunken beans']],
    ['vegan', 'behind two words that nobody knows', ['Zyxxy Blorf basil', 'honeyed walnuts']],
    ['egg allergy', 'in a recipe of a place', ['Memphis slaw', 'Sichuan prawns', 'Thai cod']],
    ['dairy free', 'in breads and cakes of a place', ['pan dulce', 'gozleme', 'bhatura', 'puto', 'dakos', 'Filipino fruit salad']],
    ['vegan', 'where only some are', ['veggie burgers', 'vegetarian sausages', 'meatless crumbles', 'dasida seasoning']],
    ['vegetarian', 'where some hold meat', ['tortellini', 'zyxxy ravioli', 'ramen noodle soup', 'rice pilaf']],
    ['shellfish allergy', 'where a short name means something else', ['St James shell', 'sea squirt', 'clamato tomato juice']],
  ])('%s finds it %s', (diet, _where, broken) => {
    for (const name of broken) expect(brokenBy(name, on(diet)), name).toBeDefined();
  });

  test.each([
    ['vegan', ['dende', "frank's red hot sauce", "tony chachere's", 'recao', 'panela sugar']],
    ['milk allergy', ['balut', 'ropa vieja', 'catfish nuggets']],
  ])('%s is not kept from what is only called so', (diet, kept) => {
    for (const name of kept) expect(brokenBy(name, on(diet)), name).toBeUndefined();
  });

  test.each([
    [
      'vegan',
      [
        'coconut milk',
        'peanut butter',
        'tofu',
        'eggplant',
        'butternut squash',
        'vegan butter',
        'oat milk',
        'sugar',
        'vegan sausage',
        'plant-based burger',
      ],
    ],
    [
      'gluten free',
      ['buckwheat', 'bajra atta', 'whole grain teff', 'rice noodles', 'corn tortillas', 'potatoes', 'gluten-free flour', 'quinoa'],
    ],
    ['lactose intolerant', ['lactose-free milk', 'lactose free cream cheese', 'oat milk']],
    ['low fodmap', ['garlic-infused oil', 'sambal oelek']],
    ['dairy free', ['coconut milk', 'almond milk', 'dairy-free butter', 'cocoa powder']],
    ['nut allergy', ['nutmeg', 'butternut squash', 'sunflower seeds', 'coconut']],
    ['vegetarian', ['cauliflower steaks', 'portobello steak', 'tofu steaks', 'celery ribs', 'coconut meat', 'garlic cloves']],
    ['halal', ['beef', 'white wine vinegar', 'chicken thighs']],
    ['shellfish allergy', ['bi-carb soda']],
  ])('%s is kept by what only sounds wrong', (diet, kept) => {
    for (const name of kept) expect(brokenBy(name, on(diet)), name).toBeUndefined();
  });

  test.each([
    [
      'vegan',
      'casein, beeswax, isinglass, suet, aioli, ranch dressing, white chocolate, marshmallows, bone broth, dashi, bonito flakes, kimchi, shrimp paste, custard, meringue, butterscotch, dulce de leche, skyr, labneh, egg wash, cream of chicken soup, escargot, frog legs, squid ink',
    ],
    [
      'gluten free',
      'farro, spelt, kamut, freekeh, seitan, malt vinegar, orzo, udon, hoisin sauce, teriyaki sauce, pretzels, phyllo, matzo, triticale, einkorn, soba noodles, roux, licorice, imitation crab',
    ],
    [
      'dairy free',
      'whey, casein, kefir, caramel, half-and-half, creme fraiche, butterscotch chips, lactose-free milk, cream cheese frosting',
    ],
    [
      'nut allergy',
      'marzipan, nutella, praline, frangipane, amaretto, baklava, macarons, satay sauce, gianduja, mortadella, nougat, groundnuts, mixed nuts',
    ],
    [
      'shellfish allergy',
      'scampi, oyster sauce, clam juice, calamari, crayfish, langoustine, surimi, XO sauce, cuttlefish, krill, bouillabaisse',
    ],
    ['fish allergy', 'worcestershire sauce, caesar dressing, nuoc mam, caviar, tapenade, lox, puttanesca sauce, surimi'],
    ['egg allergy', 'hollandaise, egg beaters, albumin, lemon curd, tartar sauce, carbonara, eggnog, quiche, challah'],
    ['soy allergy', 'edamame, miso, natto, soy lecithin, textured vegetable protein, tamari'],
    ['sesame allergy', "hummus, halva, za'atar, gomasio, furikake, everything bagel seasoning"],
    ['mustard allergy', 'honey mustard, piccalilli, mustard greens, mayonnaise, curry powder'],
    ['celery allergy', 'celeriac, vegetable broth, bouillon, mirepoix'],
    ['mustard allergy', 'sarson seeds, mixed spice seeds'],
    ['sulfite', 'dried apricots, white wine, golden raisins'],
    ['halal', 'lard, mirin, rum, marshmallows, sake, cooking sherry, beer batter, coq au vin, pepperoni'],
    ['kosher', 'catfish, eel, rabbit, calamari, shark, oysters'],
  ])('%s: what the long tail hides', (diet, names) => {
    for (const name of names.split(', ')) expect(brokenBy(name, on(diet)), name).toBeDefined();
  });

  test.each([
    [
      'vegan',
      'cocoa butter, butter beans, butter lettuce, cream of tartar, oyster mushrooms, nutritional yeast, flax egg, beefsteak tomato, apple butter, hearts of palm, plant-based ground beef, egg-free noodles',
    ],
    ['gluten free', 'buckwheat groats, rice paper, masa harina, amaranth, wild rice, polenta'],
    ['dairy free', 'coconut cream, cream of tartar, peanut butter, cocoa butter, oat cream, vegan cheese'],
    ['nut allergy', 'chestnut mushrooms, water chestnuts, tahini, coconut milk'],
    ['shellfish allergy', 'king oyster mushroom, salmon'],
    ['halal', 'turkey bacon, ginger beer, root beer, hamburger, grape juice'],
    ['kosher', 'salmon, matzo, beef'],
  ])('%s: what only sounds wrong, from the long tail', (diet, names) => {
    for (const name of names.split(', ')) expect(brokenBy(name, on(diet)), name).toBeUndefined();
  });

  test('cheeses that are made with the stomach of a calf or lamb, and what is made with them, are not vegetarian', () => {
    for (const name of ['parmesan', 'grana padano', 'pecorino romano', 'gorgonzola', 'gruyere', 'pesto', 'alfredo sauce'])
      expect(brokenBy(name, on('vegetarian')), name).toBeDefined();
    for (const name of ['cheddar', 'mozzarella', 'paneer', 'vegetarian parmesan', 'vegan pesto', 'halloumi'])
      expect(brokenBy(name, on('vegetarian')), name).toBeUndefined();
  });

  test('a name of two things is read as the one that harms', () => {
    expect(brokenBy('butternuts', on('nut allergy'))).toBeDefined();
    expect(brokenBy('butternut squash', on('nut allergy'))).toBeUndefined();
    expect(brokenBy('dragées', on('nut allergy'))).toBeDefined();
    expect(brokenBy('aji', on('vegan'))).toBeDefined();
    expect(brokenBy('aji amarillo', on('vegan'))).toBeUndefined();
  });

  test.each([
    ['shrimp stock', 'fish'],
    ['clam juice', 'crustacean'],
    ['fish stock', 'mollusc'],
  ])('what %s may hold of %s counts for an allergy, and is not said to be in it', (name, allergen) => {
    expect(brokenBy(name, on(`${allergen} allergy`))).toBeDefined();
    expect(find(name)?.ingredient.allergens).not.toContain(allergen);
  });

  test.each([
    [
      'vegan',
      'banana bread, linzer dough, baklava, pralines, frangipane, matzo balls, ferrero rocher, snickers, scotch eggs, hawaiian rolls',
    ],
    ['nut allergy', 'gianduja, skordalia, almond joy, salsa macha'],
    ['gluten free', 'chicken fried steak, trahana, tsampa, beef wellington'],
    ['vegetarian', 'blood pudding, jambon, lea & perrins, lucky charms'],
  ])('%s: made things', (diet, names) => {
    for (const name of names.split(', ')) expect(brokenBy(name, on(diet)), name).toBeDefined();
  });

  test('what nobody knows breaks every diet and allergy, and no dislike', () => {
    expect(brokenBy('frobnitz', on('vegan'))?.name).toBe('vegan');
    expect(brokenBy('frobnitz', on('no cilantro'))).toBeUndefined();
    expect(brokenBy('frobnitz', [])).toBeUndefined();
  });

  test('"may contain" counts for an allergy, not for a way of eating', () => {
    expect(brokenBy('dark chocolate', on('milk allergy'))).toBeDefined();
    expect(brokenBy('dark chocolate', on('vegan'))).toBeUndefined();
  });

  test('what some recipes of a dish hold counts for a way of eating', () => {
    expect(brokenBy('minestrone', on('vegetarian'))).toBeDefined();
    expect(brokenBy('bubble and squeak', on('pork free'))).toBeDefined();
    expect(brokenBy('succotash', on('no meat'))).toBeDefined();
    expect(brokenBy('vegetarian minestrone', on('vegetarian'))).toBeUndefined();
  });

  test('plain food under the name of a country is a recipe of it, and nobody can say what is in it', () => {
    for (const name of ['greek potatoes', 'irish cabbage', 'spanish beans', 'korean carrots', 'thai beef', 'mexican corn'])
      expect(brokenBy(name, on('milk allergy')), name).toBeDefined();
    for (const name of ['new orleans red beans', 'jheenga masala', 'choucroute'])
      expect(brokenBy(name, on('vegetarian')), name).toBeDefined();
    for (const name of ['japanese eggplant', 'persian cucumbers', 'brussels sprouts', 'napa cabbage', 'french lentils', 'spanish onion'])
      expect(brokenBy(name, on('milk allergy', 'vegan')), name).toBeUndefined();
  });

  test('a typo clears nothing', () => {
    expect(brokenBy('tofuu', on('vegan'))).toBeDefined();
  });
});

test('of hundreds of foods to avoid, each is found as if it were the only one', () => {
  const foods = everyIngredient()
    .slice(0, 300)
    .map(({ name }) => name);
  const exclusions = foods.flatMap((food) => parseRestrictions([`no ${food}`]).exclusions);
  for (const food of [...foods, 'rice', 'salmon', 'frobnitz']) {
    const alone = exclusions.find((exclusion) => brokenBy(food, [exclusion]) !== undefined);
    expect(brokenBy(food, exclusions)?.name, food).toBe(alone?.name);
  }
});

test.each([
  ['low_fodmap', ['low-FODMAP broth with onion', 'low-FODMAP garlic'], ['low-FODMAP broth', 'FODMAP friendly vegetable stock']],
  ['garlic allergy', ['low-FODMAP broth', 'garlic'], ['rice']],
  ['low_fodmap', ['chicken broth', 'vegetable stock', 'beef bouillon', 'ketchup', 'sriracha'], ['rice', 'chive', 'tempeh', 'garlic oil']],
  ['keto', ['miso', 'soy flour', 'black bean', 'soy sauce'], ['tempeh', 'edamame', 'tofu', 'tamari', 'soy milk']],
])('%s leaves out %j, and not %j', (diet, leftOut, kept) => {
  const { exclusions } = parseRestrictions([diet]);
  expect([...leftOut, ...kept].filter((name) => brokenBy(name, exclusions))).toEqual(leftOut);
});
