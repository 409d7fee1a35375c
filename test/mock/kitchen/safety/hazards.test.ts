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

test('food that is older than it keeps is spoiled', () => {
  expect(hazardIn('leftover rice 5 days old')).toMatchObject({
    type: 'spoiled',
    reason: expect.stringContaining('a few days in a fridge') as string,
  });
});

propertyTest.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])('any text: never throws', (text) => {
  expect(hazardIn(text)?.reason).not.toBe('');
});
