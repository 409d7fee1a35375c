import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { breaks, checkText } from '../../../../mock/kitchen/safety/safety.js';

const on = (...words: string[]) => parseRestrictions(words).exclusions;
const found = (text: string, ...words: string[]) => checkText(text, on(...words)).map((breach) => breach.words);

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
    for (const name of broken) expect(breaks(name, on(diet)), name).toBeDefined();
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
    ['egg allergy', 'in the shell and in custards', ['balut', 'chawanmushi']],
    ['peanut allergy', 'under its other names', ['gado gado dressing', 'maafe', 'pindakaas', 'singdana']],
    ['fish allergy', 'in what the sea ferments', ['padaek', 'budu', 'dilis', 'puttanesca', 'kedgeree']],
    ['soy allergy', 'in ferments of the soybean', ['furu', 'nam yu', 'meju', 'cheonggukjang', 'tempe']],
    ['sesame allergy', 'under its other names', ['gingelly oil', 'simsim', 'moutabel', 'goma dare']],
  ])('%s finds it %s', (diet, _where, broken) => {
    for (const name of broken) {
      expect(find(name), name).toBeDefined();
      expect(breaks(name, on(diet)), name).toBeDefined();
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
    ['vegetarian', 'beside a dish of milk', ['lamb feta pie', 'goat cream sauce', 'lamb raita', 'panna cotta']],
    ['shellfish allergy', 'in what tastes of it', ['shrimp flavor ramen seasoning', 'prawn seasoning powder']],
    ['alcohol free', 'in a cake', ['rum cake', 'rum baba']],
  ])('%s finds it %s', (diet, _where, broken) => {
    for (const name of broken) expect(breaks(name, on(diet)), name).toBeDefined();
  });

  test.each([
    ['vegan', ['dende', "frank's red hot sauce", "tony chachere's", 'recao', 'panela sugar']],
    ['milk allergy', ['balut', 'ropa vieja', 'catfish nuggets']],
  ])('%s is not kept from what is only called so', (diet, kept) => {
    for (const name of kept) expect(breaks(name, on(diet)), name).toBeUndefined();
  });

  test.each([
    ['vegan', ['coconut milk', 'peanut butter', 'tofu', 'eggplant', 'butternut squash', 'vegan butter', 'oat milk', 'sugar']],
    ['gluten free', ['buckwheat', 'rice noodles', 'corn tortillas', 'potatoes', 'gluten-free flour', 'quinoa']],
    ['lactose intolerant', ['lactose-free milk', 'lactose free cream cheese', 'oat milk']],
    ['low fodmap', ['garlic-infused oil', 'sambal oelek']],
    ['dairy free', ['coconut milk', 'almond milk', 'dairy-free butter', 'cocoa powder']],
    ['nut allergy', ['nutmeg', 'butternut squash', 'sunflower seeds', 'coconut']],
    ['halal', ['beef', 'white wine vinegar', 'chicken thighs']],
  ])('%s is kept by what only sounds wrong', (diet, kept) => {
    for (const name of kept) expect(breaks(name, on(diet)), name).toBeUndefined();
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
    ['sulfite', 'dried apricots, white wine, golden raisins'],
    ['halal', 'lard, mirin, rum, marshmallows, sake, cooking sherry, beer batter, coq au vin, pepperoni'],
    ['kosher', 'catfish, eel, rabbit, calamari, shark, oysters'],
  ])('%s: what the long tail hides', (diet, names) => {
    for (const name of names.split(', ')) expect(breaks(name, on(diet)), name).toBeDefined();
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
    for (const name of names.split(', ')) expect(breaks(name, on(diet)), name).toBeUndefined();
  });

  test('cheeses that are made with the stomach of a calf or lamb, and what is made with them, are not vegetarian', () => {
    for (const name of ['parmesan', 'grana padano', 'pecorino romano', 'gorgonzola', 'gruyere', 'pesto', 'alfredo sauce'])
      expect(breaks(name, on('vegetarian')), name).toBeDefined();
    for (const name of ['cheddar', 'mozzarella', 'paneer', 'vegetarian parmesan', 'vegan pesto', 'halloumi'])
      expect(breaks(name, on('vegetarian')), name).toBeUndefined();
  });

  test('a name of two things is read as the one that harms', () => {
    expect(breaks('butternuts', on('nut allergy'))).toBeDefined();
    expect(breaks('butternut squash', on('nut allergy'))).toBeUndefined();
    expect(breaks('dragées', on('nut allergy'))).toBeDefined();
    expect(breaks('aji', on('vegan'))).toBeDefined();
    expect(breaks('aji amarillo', on('vegan'))).toBeUndefined();
  });

  test.each([
    ['shrimp stock', 'fish'],
    ['clam juice', 'crustacean'],
    ['fish stock', 'mollusc'],
  ])('what %s may hold of %s counts for an allergy, and is not said to be in it', (name, allergen) => {
    expect(breaks(name, on(`${allergen} allergy`))).toBeDefined();
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
    for (const name of names.split(', ')) expect(breaks(name, on(diet)), name).toBeDefined();
  });

  test('what nobody knows breaks every diet and allergy, and no dislike', () => {
    expect(breaks('frobnitz', on('vegan'))?.name).toBe('vegan');
    expect(breaks('frobnitz', on('no cilantro'))).toBeUndefined();
    expect(breaks('frobnitz', [])).toBeUndefined();
  });

  test('"may contain" counts for an allergy, not for a way of eating', () => {
    expect(breaks('dark chocolate', on('milk allergy'))).toBeDefined();
    expect(breaks('dark chocolate', on('vegan'))).toBeUndefined();
  });

  test('a typo clears nothing', () => {
    expect(breaks('tofuu', on('vegan'))).toBeDefined();
  });
});

describe('texts', () => {
  test('names what breaks a restriction, in titles and steps', () => {
    expect(found('Stir in the butter and honey.', 'vegan')).toEqual(['butter', 'honey']);
    expect(found('Chicken Parmesan', 'vegetarian')).toEqual(['chicken', 'parmesan']);
    expect(found('Serve with crusty bread', 'celiac')).toEqual(['crusty bread']);
  });

  test('reads the longest name: coconut milk is no milk', () => {
    expect(found('Simmer the squash in coconut milk with oyster mushrooms.', 'vegan', 'nut allergy')).toEqual([]);
  });

  test('believes labels, as far as the sentence goes', () => {
    expect(found('Spread with dairy-free butter', 'dairy free')).toEqual([]);
    expect(found('All of it is dairy-free. Add butter.', 'dairy free')).toEqual(['butter']);
  });

  test('a label reaches no further than its own thing', () => {
    expect(found('add vegan bacon and butter', 'vegan')).toContain('butter');
    expect(found('brown the vegan or beef mince', 'vegan')).not.toEqual([]);
    expect(found('stir in vegan butter, and vegan cheese', 'vegan')).toEqual([]);
  });

  test('whips cream, but creams sugar', () => {
    expect(found('Whip the cream until stiff.', 'dairy free')).toContain('cream');
    expect(found('Cream the sugar and oil, and cream together the rest.', 'dairy free')).toEqual([]);
  });

  test('takes no tool or verb for food', () => {
    expect(found('Cream the sugar until fluffy, strain through cheesecloth, use a meat thermometer.', 'vegan')).toEqual([]);
  });

  test.each([
    ['Fry until crisp, then fluff with a fork.', 'keto'],
    ['Thread onto skewers and sprinkle with salt', 'whole30'],
    ['Pulse until smooth; spray and grease the pan', 'soy allergy'],
    ['Mince the garlic and toast the seeds until they char', 'vegetarian'],
    ['Toast it in an iron skillet, shake the pan', 'gluten free'],
    ['Melt over low heat, smash with a fork and punch down the dough', 'vegan'],
    ['Line a loaf pan with parchment paper and cover with foil', 'whole30'],
    ['Cook in the air fryer or under the broiler', 'vegetarian'],
  ])('"%s" names no food', (text, diet) => {
    expect(found(text, diet).filter((words) => !['salt', 'garlic', 'seeds'].includes(words))).toEqual([]);
  });

  test.each([
    ['Serve on toast', 'gluten free'],
    ['Brown the mince', 'vegetarian'],
    ['Top with marshmallow fluff', 'egg allergy'],
    ['Scatter over the sprinkles', 'dairy free'],
    ['A glass of punch', 'alcohol free'],
    ['Garlic toast in ten minutes', 'gluten free'],
    ['Lamb stew for a crowd', 'vegetarian'],
  ])('"%s" breaks %s: the food of that name', (text, diet) => {
    expect(found(text, diet)).not.toEqual([]);
  });

  test.each([
    ['Butter the pan.', 'vegan'],
    ['Brush with egg wash.', 'vegan'],
    ['Drizzle with honey', 'vegan'],
    ['Season the meat', 'vegan'],
    ['Dust with flour', 'gluten free'],
    ['Serve over pasta', 'celiac'],
    ['Top with chopped nuts', 'nut allergy'],
    ['Deglaze with wine', 'halal'],
    ['Ham and eggs', 'no pork'],
    ['Cream cheese frosting', 'dairy free'],
  ])('"%s" breaks %s', (text, diet) => {
    expect(found(text, diet)).not.toEqual([]);
  });

  test.each([
    ['Roast the butternut squash, slice the eggplant', 'vegan'],
    ['Cream the sugar and vegan butter', 'vegan'],
    ['Creamy tomato soup', 'vegan'],
    ['Whisk until buttery, then cook until honey-coloured', 'vegan'],
    ['Butter lettuce cups with honeydew melon', 'vegan'],
    ['Egg-free lentil loaf', 'vegan'],
    ['Dust with rice flour and serve with gluten-free bread', 'gluten free'],
    ['Add nutmeg and coconut', 'nut allergy'],
    ['A splash of white wine vinegar', 'halal'],
    ['Hamburger', 'no pork'],
    ['Fish out the bay leaf', 'fish allergy'],
    ['Oyster mushrooms', 'shellfish allergy'],
  ])('"%s" keeps %s', (text, diet) => {
    expect(found(text, diet)).toEqual([]);
  });

  test('finds an avoided ingredient', () => {
    expect(found('Scatter over cilantro leaves', 'no cilantro')).toHaveLength(1);
  });

  test('without restrictions everything passes', () => {
    expect(checkText('Bacon and eggs', [])).toEqual([]);
  });

  propertyTest.prop([fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: 'grapheme', maxLength: 200 }))])(
    'any text: never throws',
    (text) => {
      for (const { words, restriction } of checkText(text, on('vegan', 'nut allergy', 'no cilantro'))) {
        expect(words).not.toBe('');
        expect(restriction.name).not.toBe('');
      }
    },
  );

  test('a long text is read in no time', () => {
    const start = performance.now();
    checkText('add the butter and '.repeat(2000), on('vegan'));
    checkText('free '.repeat(5000), on('vegan'));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
