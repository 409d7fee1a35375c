import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalName } from '../../../../mock/kitchen/lines/canonical-name.js';
import { everyIngredient, find, suggestName } from '../../../../mock/kitchen/ingredients/find.js';
import type { Ingredient } from '../../../../mock/kitchen/ingredients/ingredient.js';
import { restrictionOf } from '../../../../mock/kitchen/safety/diets.js';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';

/** The ingredient of a name that must be known. */
const known = (name: string): Ingredient => {
  const match = find(name);
  if (match === undefined) throw new Error(`"${name}" is not known`);
  return match.ingredient;
};

const mayHave = (name: string): readonly string[] => [...known(name).allergens, ...known(name).mayContain];

describe('finding an ingredient by its name', () => {
  test.each([
    ['Onions', 'onion'],
    ['Fresh baby spinach leaves, torn', 'spinach'],
    ['boneless, skinless chicken breasts', 'chicken breast'],
    ['chicken breasts (about 2 lb)', 'chicken breast'],
    ['bone-in skin-on chicken thighs', 'chicken thigh'],
    ['pepper, black', 'black pepper'],
    ['cheese, cheddar, shredded', 'cheddar'],
    ['tortillas (corn)', 'corn tortilla'],
    ['jalapeño peppers', 'jalapeno'],
    ['cauliflower cut into florets', 'cauliflower'],
    ['onions cut in wedges', 'onion'],
    ['frozen blueberries', 'frozen blueberry'],
    ['freeze-dried strawberries', 'dried strawberry'],
    ['psyllium', 'psyllium husk'],
    ['carob', 'carob powder'],
    ['Crème fraîche', 'creme fraiche'],
    ['2% milk', 'low-fat milk'],
    ['low-sodium soy sauce', 'low-sodium soy sauce'],
    ['reduced-sodium worcestershire sauce', 'worcestershire sauce'],
    ['green onions', 'scallion'],
    ['brie cheese', 'brie'],
    ['cod fish', 'cod'],
    ['93/7 ground turkey', 'ground turkey'],
    ['white fish such as cod', 'white fish'],
    ['red or green bell pepper', 'red bell pepper'],
  ])('reads %s as %s', (name, expected) => {
    expect(find(name)?.ingredient.name).toBe(expected);
  });

  test('says how well it knows the thing', () => {
    expect(find('butter')).toMatchObject({ matchType: 'name' });
    expect(find('aubergine')).toMatchObject({ matchType: 'alias' });
    expect(find('finely chopped red onions')).toMatchObject({ matchType: 'modified' });
    expect(find('some rare zzxyq cheese')).toMatchObject({ matchType: 'class', ingredient: { name: 'cheese' } });
  });

  test('does not know what it does not know, and says so', () => {
    for (const name of ['zzxyq', '', '   ', '()', 'almond zzxyq', 'zzxyq, with cheddar', 'butter or zzxyq', 'olive oil, or zzxyq'])
      expect(find(name), name).toBeUndefined();
  });

  test('suggests a name for a typo, and still does not know it', () => {
    expect(find('zuchinni')).toBeUndefined();
    expect(suggestName('zuchinni')).toBe('zucchini');
    expect(suggestName('parmsan')).toBe('parmesan');
    expect(suggestName('qqqqqqqqqq')).toBeUndefined();
  });

  test.each([
    ['peanutt butter', 'peanut'],
    ['almnd milk', 'tree_nut'],
    ['walnt bread', 'tree_nut'],
    ['lobstr bisque', 'crustacean'],
    ['sesme oil', 'sesame'],
    ['cjeese sauce', 'milk'],
    ['prwan noodles', 'crustacean'],
    ['whaet crackers', 'wheat'],
    ['\u0441rab meat', 'crustacean'],
  ])('never clears a slip of the pen: %s', (name, allergen) => {
    expect(find(name)?.ingredient.allergens).toContain(allergen);
  });

  test('misses few slips of one letter in a word for an allergen', () => {
    const words = {
      peanut: 'peanut',
      walnut: 'tree_nut',
      cashew: 'tree_nut',
      shrimp: 'crustacean',
      lobster: 'crustacean',
      mussel: 'mollusc',
      salmon: 'fish',
      butter: 'milk',
    } as const;
    const slip = fc.constantFrom(...(Object.keys(words) as (keyof typeof words)[])).chain((word) =>
      fc.record({
        word: fc.constant(word),
        at: fc.integer({ min: 1, max: word.length - 1 }),
        letter: fc.string({ unit: fc.constantFrom('a', 'e', 'h', 'k', 'n', 'r', 's', 't', 'z'), minLength: 1, maxLength: 1 }),
      }),
    );
    fc.assert(
      fc.property(slip, fc.constantFrom('sauce', 'bread', 'noodles', 'pie', 'cookies'), ({ word, at, letter }, thing) => {
        const match = find(`${word.slice(0, at)}${letter}${word.slice(at)} ${thing}`);
        expect([...(match?.ingredient.allergens ?? [words[word]]), ...(match?.ingredient.mayContain ?? [])]).toContain(words[word]);
      }),
    );
  });

  test.each([
    ['Cortland or Jonathan apples', 'apple'],
    ['button or crimini mushrooms', 'mushroom'],
    ['lime or orange juice', 'lime juice'],
    ['hot chicken or vegetable stock', 'chicken broth'],
    ['turkey or chicken broth or stock', 'turkey broth'],
    ['green and yellow courgettes', 'zucchini'],
    ['semi-skimmed or whole milk', 'skim milk'],
    ['butter or vegetable oil', 'butter'],
  ])('knows alternatives that share their last words: %s', (name, expected) => {
    expect(find(name)?.ingredient.name).toBe(expected);
  });

  test.each([
    ['lokum', 'tree_nut'],
    ['cauliflower pizza crust', 'egg'],
    ['pho broth', 'fish'],
    ['bouillon cube', 'soy'],
  ])('knows what is often in a food and not in its name: %s', (name, allergen) => {
    const { allergens, mayContain } = find(name)?.ingredient ?? { allergens: [], mayContain: [] };
    expect([...allergens, ...mayContain]).toContain(allergen);
  });

  test.each(['quuxy pie with cream', 'cream and quuxy pie', 'beef, or quuxy pie', 'chicken such as quuxy pie'])(
    'knows no more of several foods than of the one that is known least: %s',
    (name) => {
      expect(find(name)?.matchType).toBe('part');
    },
  );

  test.each([
    ['tofu (marinated in peanut sauce)', 'peanut'],
    ['rice, cooked with butter', 'dairy'],
    ['beans (contains pork)', 'pork'],
    ['fries (fried in beef tallow)', 'animal_fat'],
    ['gluten-free oats, cut into bars with almonds', 'tree_nut'],
  ] as const)('reads what a food was made with behind a comma and in brackets: %s', (name, kind) => {
    expect(find(name)?.ingredient.kinds).toContain(kind);
  });

  test.each([
    ['chicken (cooked in vegan butter)', 'meat'],
    ['beef, with vegan cheese', 'beef'],
    ['chicken, vegan butter', 'meat'],
    ['noodles (served with gluten-free soy sauce)', 'wheat'],
    ['butter, or vegan butter', 'dairy'],
  ] as const)('takes a claim about another food for none about this one: %s', (name, kind) => {
    expect(find(name)?.ingredient.kinds).toContain(kind);
  });

  test.each(['salmon, cut in steaks', 'chicken, with skin', 'tomatoes, sliced in rounds'])(
    'finds no other food in how it is cut: %s',
    (name) => {
      expect(find(name)?.matchType).toBe('name');
    },
  );

  test('takes meat before cheese for a dish, and an animal for whose milk it is', () => {
    expect(find('chicken parmesan')?.matchType).toBe('part');
    expect(find('goat gouda')?.matchType).toBe('modified');
  });

  test('takes a maker of chocolate for no maker of plain food', () => {
    expect(find('ghirardelli chips')?.matchType).not.toBe('name');
    expect(find('heinz ketchup')?.ingredient.name).toBe('ketchup');
  });

  test.each([
    ['laksa or boat noodles', 'crustacean'],
    ['olive oil, margarine or butter', 'milk'],
    ['rice, noodles or couscous', 'wheat'],
    ['crackers (contains cheese)', 'milk'],
  ] as const)('leaves out no allergen of any of the alternatives: %s', (name, allergen) => {
    expect(find(name)?.ingredient.allergens).toContain(allergen);
  });

  test('leaves an alternative whole that has said all of its name', () => {
    expect(find('eggs or flax egg replacer')?.ingredient.allergens).toContain('egg');
    expect(find('oyster or button mushrooms')?.ingredient.allergens).toEqual([]);
  });

  test('takes an alternative that nobody knows for a sort of a thing, and never for one of a class', () => {
    expect(find('zyxxy or goat cheeses')).toBeUndefined();
    expect(find('zyxxy or olive oil')).toBeUndefined();
    expect(find('hot vegetable or chicken stock')?.ingredient.kinds).toContain('meat');
  });

  test.each([
    ['whole raw chicken with organs removed', 'chicken'],
    ['pork loin with the rind still attached', 'pork loin'],
    ['ready-to-eat prunes', 'prune'],
    ['courgettes, peeled into ribbons', 'zucchini'],
    ['carrots sliced into coins', 'carrot'],
    ['as needed sesame seeds', 'sesame seed'],
    ['cut-up cooked lobster', 'lobster'],
    ['burrito-size flour tortillas', 'flour tortilla'],
    ['oats, quick-cooking', 'oats'],
    ['quick not instant oats', 'oats'],
    ['small-to-medium shallots', 'shallot'],
    ['chicken legs, on top of the bone', 'chicken leg'],
    ['dessert apples', 'apple'],
    ['tart cherry tomatoes', 'cherry tomato'],
    ['confit leeks', 'leek'],
    ['pecan nuts', 'pecan'],
    ['full-fat milk', 'milk'],
    ['kiwis', 'kiwi'],
  ])('is not led astray by what is said about a thing: %s', (name, expected) => {
    expect(find(name)?.ingredient).toMatchObject({ name: expected });
    expect(find(name)?.ingredient.allergens).toEqual(find(expected)?.ingredient.allergens);
  });

  test.each([
    ['seabass', 'sea bass'],
    ['porkchops', 'pork chop'],
    ['bayleaves', 'bay leaf'],
    ['hempseeds', 'hemp seed'],
  ])('knows two words that were written as one: %s', (name, expected) => {
    expect(find(name)?.ingredient.name).toBe(expected);
  });

  test.each([
    'steak pie',
    'mince pies',
    'kidney pasties',
    'cottage pie',
    'toad in the hole',
    'liver dumplings',
    'jambalaya',
    'banh mi',
    'wontons',
  ])('finds the meat in a dish, also in one named after a part: %s', (name) => {
    expect(find(name)?.ingredient.kinds).toContain('meat');
  });

  test('takes a seasoning for meat to hold none, and one of dashi to hold fish', () => {
    expect(find('steak rub')?.ingredient.kinds).not.toContain('meat');
    expect(find('dashi seasoning')?.ingredient.allergens).toContain('fish');
  });

  test.each(['bavette', 'panela', 'liquid'])('does not know which is meant by %s, and says so', (name) => {
    expect(find(name)).toBeUndefined();
  });

  test('leaves no nut out, whatever is named before it', () => {
    expect(find('honey pili nuts')?.ingredient.allergens).toContain('tree_nut');
    expect(find('fat cut from a ham')?.ingredient.kinds).toContain('pork');
  });

  test('finds wheat in the water of pasta', () => {
    expect(find('reserved pasta water')?.ingredient.allergens).toContain('wheat');
  });

  test('counts a word for a class once: "sauce béarnaise" is one sauce', () => {
    expect(find('sauce hollandaise')?.ingredient.allergens).toEqual(find('hollandaise')?.ingredient.allergens);
  });

  test('counts what is named before the thing as contained', () => {
    expect(find('shrimp fried rice')?.ingredient.allergens).toContain('crustacean');
    expect(find('peanut noodles')?.ingredient.allergens).toEqual(expect.arrayContaining(['peanut', 'wheat']));
    expect(find('tuna in soy sauce')?.ingredient.allergens).toEqual(expect.arrayContaining(['fish', 'soy', 'wheat']));
  });

  test.each([
    ['clam sauce', 'mollusc'],
    ['miso soup', 'soy'],
    ['parmesan bread crumbs', 'milk'],
    ['chocolate digestives', 'milk'],
    ['cookies and cream ice cream', 'wheat'],
    ['cashew ice cream', 'tree_nut'],
    ['soy mayonnaise', 'soy'],
    ['honey mustard dressing', 'mustard'],
    ['advocaat', 'egg'],
    ['wheat beer', 'wheat'],
    ['crab rangoon', 'crustacean'],
    ['hot fudge', 'milk'],
    ['cookie dough', 'egg'],
  ])('%s has the %s its class need not have', (name, allergen) => {
    expect(find(name)?.ingredient.allergens).toContain(allergen);
  });

  test('knows meat in a dish from the meat of something', () => {
    for (const name of ['meat sauce', 'meat ravioli', 'beef ravioli', 'chicken stuffing mix'])
      expect(find(name)?.ingredient.kinds, name).toContain('meat');
    for (const name of ['coconut meat', 'walnut meats', 'lump crab meat']) expect(find(name)?.ingredient.kinds, name).not.toContain('meat');
    expect(find('white meat chicken')?.ingredient.kinds).not.toContain('pork');
  });

  test('takes alternatives pessimistically, wherever they stand', () => {
    for (const name of ['olive oil or butter', 'olive oil/butter', 'olive oil, or butter', 'olive oil (or butter)', 'olive oil and butter'])
      expect(find(name)?.ingredient.allergens, name).toContain('milk');
  });

  test('leaves out animals that only say whose milk or egg it is', () => {
    for (const name of ['goat cheese', 'goat yogurt', 'buffalo mozzarella', 'quail egg'])
      expect(find(name)?.ingredient.kinds, name).not.toContain('meat');
  });

  test('makes flours, milks and butters of what is named before them', () => {
    expect(find('quinoa flour')?.ingredient.allergens).toEqual([]);
    expect(find('pecan flour')?.ingredient.allergens).toEqual(['tree_nut']);
    expect(find('strawberry milk')?.ingredient.allergens).toContain('milk');
  });
});

describe('words that clear something', () => {
  test.each([
    ['vegan butter', 'milk'],
    ['vegan cheddar', 'milk'],
    ['dairy-free cream cheese', 'milk'],
    ['non-dairy milk', 'milk'],
    ['eggless mayonnaise', 'egg'],
    ['gluten-free pasta', 'gluten'],
    ['gluten-free soy sauce', 'wheat'],
    ['nut-free granola', 'tree_nut'],
    ['cheese (vegan)', 'milk'],
  ])('%s is without %s', (name, allergen) => {
    expect(find(name)?.ingredient.allergens).not.toContain(allergen);
  });

  test.each([
    ['lactose-free milk', 'milk'],
    ['nondairy creamer', 'milk'],
    ['powdered non-dairy creamer', 'milk'],
    ['fat-free yogurt', 'milk'],
    ['dairy-free mayonnaise', 'egg'],
    ['wheat-free bread', 'gluten'],
    ['tree-nut-free trail mix', 'peanut'],
    ['non-vegan cheese', 'milk'],
    ['not gluten-free bread', 'wheat'],
    ['butter or vegan margarine', 'milk'],
    ['butter or margarine (vegan)', 'milk'],
    ['dairy-free or regular milk', 'milk'],
    ['soy sauce without wheat', 'wheat'],
  ])('%s keeps its %s', (name, allergen) => {
    expect(find(name)?.ingredient.allergens).toContain(allergen);
  });

  test('makes another thing by name of what they change, and leaves the rest alone', () => {
    expect(canonicalName('gluten-free barley bread')).not.toBe(canonicalName('barley bread'));
    expect(canonicalName('gluten-free rice')).toBe('rice');
  });
});

describe('names that sound like something else', () => {
  test.each([
    [
      'milk',
      'coconut milk, cocoa butter, butternut squash, butter bean, butter lettuce, peanut butter, apple butter, cream of tartar, milkfish, cream sherry',
    ],
    ['egg', 'eggplant, egg plant, vegan egg'],
    ['fish', 'oyster mushroom, goldfish crackers, kombu, vegan worcestershire sauce'],
    ['crustacean', 'crab apple, lobster mushroom, crabapple'],
    ['mollusc', 'oyster mushroom, vegetarian oyster sauce, oyster crackers'],
    ['tree_nut', 'nutmeg, butternut squash, water chestnut, coconut, tiger nut, nutritional yeast, chestnut mushroom'],
    [
      'wheat',
      'buckwheat, corn tortilla, rice flour, glass noodles, shirataki noodles, zucchini noodles, cauliflower rice, medium-grain brown rice',
    ],
    ['gluten', 'glutinous rice, buckwheat flour, rice vinegar, tapioca, millet'],
    ['soy', 'black beans, green beans, mung bean sprouts, coconut aminos'],
    ['sesame', 'sunflower seeds, nigella seeds, poppy seeds'],
  ])('have no %s: %s', (allergen, names) => {
    expect(names.split(', ').filter((name) => mayHave(name).includes(allergen))).toEqual([]);
  });

  test.each([
    'beefsteak tomatoes, hearts of palm, artichoke hearts, romaine hearts, chicken of the woods, hen of the woods, lobster mushroom, crab apples, goose berry',
    'kidney beans, butter beans, horse gram, cowpeas, turtle beans, pigeon peas, lady finger okra, honeydew melon, blood orange, elephant garlic, gooseberries',
    "lamb's lettuce, lamb's quarters, hamburger buns, hot dog buns, steak seasoning, crab boil, duck sauce, bird's eye chili, monkey nuts, fish mint",
  ])('are of plants: %s', (names) => {
    const animal = ['meat', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'honey', 'gelatin'];
    expect(names.split(', ').filter((name) => known(name).kinds.some((kind) => animal.includes(kind)))).toEqual([]);
  });
});

describe('the long tail', () => {
  test.each([
    [
      'milk',
      'taleggio, halloumi, kefalotyri, idiazabal, skyr, labneh, quark, ghee, paneer, khoya, dulce de leche, casein, whey powder, sodium caseinate, bechamel, pesto, grana padano, cotija, gjetost, nutella, clotted cream, ganache',
    ],
    [
      'egg',
      'meringue, aioli, hollandaise, tagliatelle, spaetzle, brioche, challah, ladyfingers, lemon curd, surimi, marshmallow fluff, macarons, wonton wrappers, tamagoyaki, tartar sauce',
    ],
    [
      'fish',
      'anchovy paste, bonito flakes, dashi, worcestershire sauce, caesar dressing, kimchi, furikake, surimi, nuoc mam, bottarga, tarama, isinglass, branzino, pangasius, unagi, ponzu, red curry paste, gravlax, bacalao',
    ],
    [
      'crustacean',
      'prawns, crawfish, langoustines, krill, belacan, shrimp paste, prawn crackers, sambal belacan, lobster bisque, thai green curry paste',
    ],
    ['mollusc', 'calamari, escargot, abalone, conch, cockles, oyster sauce, squid ink, geoduck, clamato, vongole'],
    [
      'tree_nut',
      'marzipan, frangipane, amaretti, pesto, praline, nutella, orgeat, gianduja, pine nuts, romesco, baklava, almond extract, nougat',
    ],
    ['peanut', 'satay sauce, groundnut oil, monkey nuts, reeses peanut butter cups, kare kare'],
    [
      'wheat',
      'bulgur, couscous, seitan, farro, freekeh, panko, udon, orecchiette, matzo, filo, roux, fregola, semolina, soy sauce, hoisin sauce, tabbouleh, graham crackers, communion wafers',
    ],
    ['gluten', 'pearl barley, malt vinegar, stout, rye crispbread, ovaltine, gochujang, seitan, mugicha, spelt flour'],
    [
      'soy',
      'miso, natto, tempeh, okara, yuba, tamari, doubanjiang, edamame, kecap manis, textured vegetable protein, aburaage, teriyaki sauce',
    ],
    ['sesame', 'tahini, halva, hummus, za’atar, gomasio, benne seeds, furikake, baba ganoush, simit'],
  ])('%s is in: %s', (allergen, names) => {
    expect(names.split(', ').filter((name) => !mayHave(name).includes(allergen))).toEqual([]);
  });
});

describe('names for tables elsewhere in the kitchen', () => {
  test('brings two spellings of one thing together, and keeps apart what is only of one class', () => {
    expect(canonicalName('Scallions, chopped')).toBe(canonicalName('green onion'));
    expect(canonicalName('zzxyq')).toBeNull();
    expect(canonicalName('bryndza cheese')).toBeNull();
  });
});

test('a spice at the beginning of a longer name is that, however it was cut', () => {
  expect(find('finely chopped pepper steak')?.ingredient.allergens).toEqual(expect.arrayContaining(['wheat', 'soy']));
  expect(find('sliced pepper jack cheese')?.ingredient.allergens).toContain('milk');
  expect(find('sliced pepper')?.ingredient.name).toBe('red bell pepper');
});

describe('any name', () => {
  const name = fc.constantFrom(...everyIngredient().map((one) => one.name));

  test('is read without throwing, and the same twice', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'grapheme' }),
          fc
            .array(fc.oneof(name, fc.constantFrom('or', ',', '(', ')', '/', 'vegan', 'free', '-', 'with', '½')), { maxLength: 8 })
            .map((words) => words.join(' ')),
        ),
        (text) => {
          expect(find(text)).toEqual(find(text));
          suggestName(text.slice(0, 30));
        },
      ),
    );
  });

  test('keeps its allergens under capitals, blanks and words about how it was cut', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('fresh', 'finely chopped', '2 cups', 'organic'), (one, words) => {
        // "fresh lasagna" are sheets of pasta, and have a row of their own
        fc.pre(!['name', 'alias'].includes(find(`${words} ${one}`)?.matchType ?? ''));
        const plain = find(one)?.ingredient;
        expect(find(`  ${words} ${one.toUpperCase()}, divided `)?.ingredient.allergens).toEqual(
          expect.arrayContaining([...(plain?.allergens ?? ['unknown'])]),
        );
      }),
    );
  });

  /** "Pasta or nut sauce" is one of two sauces, and has no pasta in it. */
  const sharesLastWords = (one: string, other: string): boolean => {
    const words = other.split(' ');
    return words.some(
      (_, start) => start > 0 && ['name', 'alias', 'class'].includes(find([one, ...words.slice(start)].join(' '))?.matchType ?? ''),
    );
  };

  test('or another has the allergens of both, unless they share their last words', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        fc.pre(!sharesLastWords(one, other));
        const both = find(`${one} or ${other}`)?.ingredient.allergens ?? [];
        expect(both).toEqual(
          expect.arrayContaining(everyIngredient().flatMap((each) => (each.name === one || each.name === other ? each.allergens : []))),
        );
      }),
    );
  });
});

describe('prepared food', () => {
  test.each([
    ['pad thai', ['peanut', 'egg', 'fish']],
    ['Caesar salad', ['fish', 'egg', 'milk']],
    ['tiramisu', ['milk', 'egg', 'wheat']],
    ['Rocky Mountain oysters', []],
    ['Lindor truffles', ['milk']],
  ] as const)('%s contains what it is made of', (name, contained) => {
    expect(known(name).allergens).toEqual(expect.arrayContaining([...contained]));
  });

  test('is not what its last word says', () => {
    expect(known('Rocky Mountain oysters').kinds).toContain('meat');
    expect(known('Lindor truffles').kinds).not.toContain('mushroom');
  });
});

describe('a name of which only a part is known', () => {
  test.each(['zyxxy pie', 'zyxxy cream', 'zyxxy oysters', 'zyxxy truffles', 'zyxxy salad', 'plum beef', 'cabbage cheese'])(
    '%s clears nothing',
    (name) => {
      expect(find(name)?.matchType ?? 'part').toBe('part');
    },
  );

  test.each(['Mutsu apples', 'Zyxxy tomatoes', 'zyxxy olive oil'])('%s is a variety of what is known', (name) => {
    expect(find(name)?.matchType).not.toBe('part');
  });

  test.each([
    ['Heinz ketchup', 'ketchup'],
    ["Hunt's tomato paste", 'tomato paste'],
    ['King Arthur flour', 'flour'],
  ])('%s: a maker leaves plain food what it is', (name, expected) => {
    expect(find(name)).toMatchObject({ ingredient: { name: expected }, matchType: 'name' });
  });
});

describe('a name that says little clears little', () => {
  test.each([
    'chicken marsala', 'penne alla grappa', 'penang chicken rice', 'garlic noodles', 'cucumber salad', 'cowboy potatoes', 'stuffed artichokes', 'brasato al barolo',
    'timbale of spinach', 'meen curry',
  ])('%s is a dish of which only a part is known', (name) => {
    expect(find(name)?.matchType).toBe('part');
  }); // prettier-ignore

  test.each(['chickpea pasta', 'egg tagliatelle', 'sesame buns', 'sweet potato noodles', 'calrose rice'])('%s is no dish', (name) => {
    expect(find(name)?.matchType).not.toBe('part');
  });

  test('a dish of which only a part is known contains that part', () => {
    expect(find('penang chicken rice')?.ingredient.kinds).toContain('poultry');
  });

  test.each(['mock turtle soup', 'mock crab', 'faux filet'])('%s is not vegetarian', (name) => {
    expect(brokenBy(name, [restrictionOf('vegetarian')])).toBeDefined();
  });

  test.each(['gelatin', 'marshmallows', 'gummy bears', 'pork neck bones'])('%s is not pork-free', (name) => {
    expect(brokenBy(name, [restrictionOf('pork_free')])).toBeDefined();
  });
});
