import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { hazardIn } from '../../../../mock/kitchen/safety/hazards.js';

describe('is never cooked or served', () => {
  test.each([
    [
      'poison',
      [
        '2 death cap mushrooms',
        'hemlock root',
        'rhubarb leaves',
        'leaves of rhubarb',
        'rhubarb with leaves',
        'green potatoes',
        'raw cassava',
        'fugu',
        'foxglove tea leaves',
        '2 tsp pure caffeine powder',
        'unwashed poppy seeds',
        '5 drops chlorine dioxide',
        'raw cashews in shell',
      ],
    ],
    [
      'poison',
      [
        'unidentified mushrooms',
        'mushrooms I picked in the forest',
        'foraged mushrooms',
        'foraged wild berries',
        'wild berries (unidentified)',
        '2 cups mushrooms from our backyard',
        'mushrooms we found on a walk',
        'raw wild mushrooms',
      ],
    ],
    [
      'spoiled',
      [
        'rotten eggs',
        'milk (expired)',
        'mouldy bread',
        'rice left out overnight',
        'a bulging can of beans',
        'chicken that sat out',
        'rice left out for 13 hours',
        'ham one week past its sell-by date',
        'meat that smelled funny',
        'a badly dented can of beans',
        'mussels that do not open',
      ],
    ],
    [
      'poison',
      [
        'Rhabarberblätter',
        'grüne Kartoffeln',
        'rohe Holunderbeeren',
        'Knollenblätterpilze',
        'amandes amères',
        'pommes de terre vertes',
        'champignons sauvages non identifiés',
        'hojas de ruibarbo',
        'pez globo',
        'yuca cruda',
        'mandorle amare',
        'candeggina',
      ],
    ],
    [
      'poison',
      ['rhubarb tops', 'potatoes that have sprouted', 'wild mushrooms I picked myself', 'peach pit kernels', 'a capful of Dettol'],
    ],
    ['not_food', ['2 AA batteries', '1 USB cable', '2 screwdrivers', '3 LEGO bricks', 'a pair of socks', '1 toothbrush', '2 marbles']],
    ['poison', ['bleach', 'dish soap', 'lemon soap', 'antifreeze', 'a bar of soap']],
    ['not_food', ['dog food', 'gravel', 'toothpaste', 'birthday candles', '1 tsp camphor', '2 tbsp superglue']],
    ['medicine', ['aspirin', '2 sleeping pills', 'cough syrup', 'insulin']],
  ] as const)('%s: %j', (kind, names) => {
    for (const name of names) expect(hazardIn(name)?.type, name).toBe(kind);
  });

  test('says why', () => {
    expect(hazardIn('death cap')?.reason).toContain('liver');
  });
});

test.each([
  'wild mushrooms', 'buttercup squash', 'rhubarb', 'rhubarb stems', 'sweet potato leaves', 'rock sugar', 'angel hair pasta', 'dirty rice', 'polish sausage',
  'raw kidney beans', 'puppy chow', 'toad in the hole', 'black nightshade-free eggplant', 'stinky tofu', 'soap nuts', 'stone crab', 'bleach-free flour',
  'unexpired milk', 'bread that is not moldy', 'overripe bananas', 'stale bread', 'sour milk', 'apricots', 'castor sugar', 'lead-free', 'yeast', 'blue cheese',
  '1 brick of cream cheese', 'marble cake', 'battered fish', 'button mushrooms', 'Kartoffeln', 'Holunderblütensirup', 'patatas', 'haricots verts', '1 cup mint leaves, picked', 'thyme leaves picked from stems', 'greens from the garden', 'kielbasa (Polish)', 'mixed wild mushrooms', 'steak out of the fridge for 1 hour', 'dough left overnight in the fridge', 'day-old bread',
])('%s is food', (name) => {
  expect(hazardIn(name)).toBeUndefined();
}); // prettier-ignore

describe('food that is poisonous in a state or a part', () => {
  test.each([
    'raw elderberries',
    'elderberries, raw',
    'elderberries (unripe)',
    'uncooked elderberries',
    'green elderberries',
    'elderberry stems',
    'potatoes, green',
    'potato (sprouted)',
    'leaves of the tomato plant',
    'leaves from a potato plant',
    'elderberry twigs',
    'peach pits',
    'apple seeds',
    'undercooked kidney beans',
    'unripe ackee',
    'raw taro root',
    'raw elderberry juice',
  ])('"%s" is refused', (name) => {
    expect(hazardIn(name)?.type).toBe('poison');
  });

  test.each([
    'elderberries', 'elderberry syrup', 'not raw elderberries', 'potato, green onion', 'potatoes and green beans', 'cherries, pits removed', 'apples, seeds removed',
    'tomatoes on the vine', 'tomato vine ripened', 'green tomatoes', 'raw kidney beans', 'raw acorn squash', 'apricot kernel oil', 'pineapple', 'raw almonds',
  ])('"%s" is food', (name) => {
    expect(hazardIn(name)).toBeUndefined();
  }); // prettier-ignore
});

test.each(['deathcap', 'deathcaps, sliced', 'flyagaric', 'waterhemlock root', 'lilyofthevalley leaves'])(
  '"%s" is a poison that is written as one word',
  (name) => {
    expect(hazardIn(name)?.type).toBe('poison');
  },
);

describe('the signs of a can or jar that is spoiled', () => {
  test.each([
    'puffed up can of beans', 'swelled can of tuna', 'ballooned tin of peaches', 'rusted-through can', 'hissing can of salmon', 'yogurt pouch, bloated',
    'the lid of the jar is bulging', 'tin that is swollen', 'can with swollen ends', 'can of corn, ends bulging', 'aufgeblähte Dose Bohnen', 'boîte de conserve bombée', 'lata hinchada de atún', 'lattina gonfia',
  ])('"%s" is refused', (name) => {
    expect(hazardIn(name)?.reason).toContain('botulism');
  }); // prettier-ignore

  test.each(['puffed rice', 'puff pastry', 'can of beans', 'dented potatoes', 'Dose Kokosmilch', 'blown sugar'])('"%s" is food', (name) => {
    expect(hazardIn(name)).toBeUndefined();
  });
});

describe('food that stood warm', () => {
  test.each([
    [
      'the time before the place',
      ['beef stew, 6 hours at room temperature', 'for 6 hours on the counter: chicken', 'rice, half a day outside the fridge'],
    ],
    [
      'the degrees of the place',
      ['mayo that sat at 30 °C for 5 hours', 'egg salad left at 30C all afternoon', 'cooked pasta kept at 25 degrees for 8 h'],
    ],
    [
      'no time at all',
      [
        'sushi left out',
        'soup (left out)',
        'left-out chicken',
        'milk, left out on the counter',
        'Milch, draußen gelassen',
        'pollo lasciato fuori',
      ],
    ],
    ['until when', ['rice left out until evening', 'milk left out since breakfast']],
    ['a place that is warm', ['chicken thawed in the sink all day', 'lasagne left in the switched-off oven overnight']],
    [
      'in other languages',
      [
        'poulet laissé 6 heures à température ambiante',
        'Hackfleisch, 5 Stunden ungekühlt',
        'arroz fuera de la nevera toda la noche',
        'pollo fuori dal frigo da ieri',
      ],
    ],
    [
      'fruit and vegetables that were cut, cooked or lie in oil',
      ['cut melon left out all day', 'baked potatoes left out overnight', 'garlic in oil left on the counter for a week'],
    ],
  ])('%s: %j are refused', (_how, names) => {
    for (const name of names) expect(hazardIn(name)?.type, name).toBe('spoiled');
  });

  test.each([
    ['bread and butter', ['bread left out overnight', 'butter left on the counter overnight', 'apple pie left out overnight']],
    [
      'whole fruit and vegetables',
      ['bananas on the counter all week', 'tomatoes kept at room temperature for 3 days', 'potatoes kept in the garage all winter'],
    ],
    [
      'what ferments or rises',
      [
        'dough left at room temperature overnight',
        'kimchi, fermented at room temperature for 5 days',
        'kefir left on the counter for 24 hours',
      ],
    ],
    [
      'a short time, or none',
      [
        'milk left out (1 hour)',
        'eggs left out to come to room temperature',
        'milk (left out for vegans)',
        'milk, not left out',
        'butter left out',
        'eggs at room temperature',
        'lukewarm water (30 °C)',
        'chicken, 1 hour at room temperature',
        'steak thawed in the sink in cold water',
      ],
    ],
  ])('%s: %j are food', (_what, names) => {
    for (const name of names) expect(hazardIn(name), name).toBeUndefined();
  });
});

describe('what nobody has named', () => {
  test.each([
    'mushrooms my uncle picked',
    'mushrooms picked by my neighbor',
    'mushrooms grandpa gathered',
    'berries she found in the wood',
  ])('"%s" is refused', (name) => {
    expect(hazardIn(name)?.type).toBe('poison');
  });

  test.each([
    'smelly cheese',
    'lepiota procera',
    'can of puffed rice',
    'freshly picked mushrooms',
    'mushrooms a friend picked up at the store',
    'foxglove-shaped sugar flowers',
  ])('"%s" is food', (name) => {
    expect(hazardIn(name)).toBeUndefined();
  });
});

test.each([
  ['mold of any color', 'cheese with pink mould', 'spoiled'],
  ['a date that is past', 'raw mince, use-by was last Friday', 'spoiled'],
  ['a date that is past', 'Milch, 6 Tage über dem Verfallsdatum', 'spoiled'],
  ['a smell in another language', 'poisson qui sent mauvais', 'spoiled'],
  ['a can in another language', 'latta gonfia di tonno', 'spoiled'],
  ['shells', 'eggs with cracked dirty shells', 'spoiled'],
  ['a can that leaks', 'tin can with rust holes and leaking', 'spoiled'],
  ['the smell of sulfur', 'ground turkey smells like eggs', 'spoiled'],
  ['a potato with a green tinge', 'green-tinged potato', 'poison'],
  ['a poison in another language', 'Engelstrompete', 'poison'],
  ['a poison in another language', 'trompette des anges', 'poison'],
  ['a poison in another language', 'Goldregen', 'poison'],
  ['a part of a plant, written onto it', 'Fingerhutblätter', 'poison'],
  ['a part of a plant, written onto it', 'Eibennadeln', 'poison'],
  ['a part of a plant whose name ends in n, written onto it', 'Goldregensamen', 'poison'],
  ['poison, by its own name', 'ant poison', 'poison'],
  ['a carton that is swollen', 'swollen milk carton', 'spoiled'],
  ['sour milk in another language', 'leche agria', 'spoiled'],
  ['a poison in another language', 'laurier-rose', 'poison'],
  ['a poison in another language', 'aconito', 'poison'],
  ['mushrooms in another language', 'champignons cueillis par mon oncle', 'poison'],
  ['mushrooms in another language', 'funghi raccolti nel bosco', 'poison'],
  ['what is eaten raw', 'bamboo shoots eaten raw', 'poison'],
  ['gas', 'beans that fizz when the jar is opened', 'spoiled'],
  ['shells', 'oysters, some dead', 'spoiled'],
  ['a rare poison', 'pong pong seeds', 'poison'],
  ['a shell that stays open', "oysters that won't close", 'spoiled'],
  ['a thing that was prepared', 'melted crayons', 'not_food'],
])('%s: "%s" is refused', (_what, name, type) => {
  expect(hazardIn(name)?.type).toBe(type);
});

test('food that is older than it keeps is spoiled', () => {
  expect(hazardIn('leftover rice 5 days old')).toMatchObject({
    type: 'spoiled',
    reason: expect.stringContaining('a few days in a fridge') as string,
  });
});

propertyTest.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])('any text: never throws', (text) => {
  expect(hazardIn(text)?.reason).not.toBe('');
});

test.each([
  [
    'a day since which another day is said to have come',
    "cooked rice since Sunday, it's Saturday now",
    'jam since Sunday, it is Saturday now',
  ],
  ['a feast after which another has come', "leftovers from Thanksgiving, it's Christmas", 'leftovers from Thanksgiving'],
  ['a pie of fish or meat', 'fish pie from the weekend before last', 'apple pie from the weekend before last'],
  ['what is days old and was left out', '2 day old sushi left out', '2 day old bread left out'],
  ['formula that was mixed yesterday', 'formula mixed yesterday', 'formula'],
  ['formula that was kept warm', 'formula mixed and kept warm', 'formula mixed and cooled'],
])('is spoiled: %s', (_, spoiled, fine) => {
  expect(hazardIn(spoiled)?.type).toBe('spoiled');
  expect(hazardIn(fine)).toBeUndefined();
});
