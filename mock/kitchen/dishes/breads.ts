import type { Form, Motion, Slot } from './form.js';
import { bake, build, cook, rest, serve, slowest } from './motions.js';
import type { Sort } from './sorts.js';
import { as, free, place as p, slot } from './slots.js';

const cookedFirst: ReadonlySet<Sort> = new Set(['avocado', 'vegetable', 'mushroom', 'hard vegetable']);

const filling: readonly Slot[] = [
  slot('spread', ['dressing', 'condiment', 'soft dairy', 'nut butter', 'butter', 'hot sauce', 'jam', 'soft cheese', 'curry paste', 'salsa', 'savory sauce', 'syrup'], 32, 3, { buy: ['butter', 'mayonnaise', 'avocado', 'olive oil'], nice: true, instead: ['avocado', 'fat'] }),
  slot('main', ['poultry', 'tender meat', 'sausage', 'tofu', 'frying cheese', 'fish', 'shellfish'], 110, 2), p.cured, slot('vegetable', ['vegetable', 'mushroom'], 70, 3), as(p.egg, { grams: 75 }),
  as(p.ready, { grams: 80, accepts: ['cooked meat', 'ready fish', 'pulse', 'anchovy'], buy: ['canned tuna', 'chickpea'], nice: true, instead: ['main', 'cured', 'egg', 'cheese', 'spread', 'avocado', 'fruit'] }), as(p.cheese, { accepts: ['melting cheese', 'hard cheese'] }),
  slot('avocado', ['avocado'], 50, 1), as(p.fresh, { grams: 90, most: 6, accepts: [...p.fresh.accepts.filter((sort) => !cookedFirst.has(sort)), 'onion'], buy: ['tomato', 'cucumber'], nice: true, instead: ['avocado', 'vegetable', 'fruit', 'spread'] }), as(p.fruit, { grams: 60, most: 1 }),
  as(p.topping, { grams: 25, most: 2, accepts: ['nut', 'seed', 'briny', 'coconut', 'chocolate', 'snack'] }), free(p.herb), free(p.fat, 6), free(p.acid, 6), free(p.salt), free(p.spice, 1, 4), free(p.garlic, 3, 1),
]; // prettier-ignore

/** Something between, on or in bread. */
const handheld = (bread: Slot, opening: Motion, closing: string): Pick<Form, 'slots' | 'motions'> => ({
  slots: [bread, ...filling],
  motions: [
    cook('Cook {main+cured+vegetable}[ in {fat}] in a large frying pan over medium heat for about {time}, turning now and then, until {cue}.', slowest('main+cured+vegetable', 'fry'), { cooks: 'main+cured', cue: { of: 'main+cured+vegetable' }, tools: ['large frying pan'] }),
    cook('Scramble {egg} in a frying pan over medium heat for {time}, until set.', 3, { cooks: 'egg', cue: 'set', tools: ['frying pan'] }),
    opening,
    build('Pile on {main+cured+vegetable+egg+ready+cheese+avocado+fresh+fruit}.', 3),
    serve(`[Season with {salt+spice+acid}. ][^fat Drizzle with {fat}. ][Scatter with {topping+herb}. ]${closing}`),
  ],
}); // prettier-ignore

const rise = (minutes: number): Motion =>
  rest('Cover and let it rise in a warm place for {time}, until nearly doubled.', minutes, {
    finesse: 'Overnight in the refrigerator does it too, and tastes of more.',
  });

const flour = slot('flour', ['flour', 'cornmeal', 'oats', 'starch'], 85, 4, { buy: ['flour'] });
const wet = slot('wet', ['water', 'milk', 'plant milk', 'soft dairy', 'wine'], 58, 3, { buy: ['water'] });
const yeast = slot('yeast', ['yeast'], 1.5, 1);

const onPizza: readonly Slot[] = [
  slot('sauce', ['tomato sauce', 'tomato paste', 'condiment', 'salsa', 'hot sauce'], 50, 3, { buy: ['marinara sauce'], nice: true, instead: ['tomato', 'cream'] }), slot('cream', ['cream', 'soft dairy'], 25, 1),
  as(p.cheese, { grams: 60, most: 4, buy: ['mozzarella'], nice: true }), slot('tomato', ['tomato'], 60, 2), slot('vegetable', ['vegetable', 'mushroom', 'onion', 'leaf'], 70, 5), free(p.main, 45, 2), p.cured, as(p.ready, { grams: 45 }), slot('egg', ['egg'], 50, 1, { whole: true }),
  p.fat, p.salt, free(p.spice, 1.5), free(p.garlic), free(p.herb), as(p.topping, { grams: 25, accepts: ['nut', 'seed', 'briny', 'fruit'] }), slot('leaf', ['salad leaf'], 15, 2), free(p.sweet), free(p.acid, 5),
]; // prettier-ignore
const pizzaStars = ['main', 'ready', 'cured', 'vegetable', 'tomato', 'cheese', 'topping'];

/** Rolls out, tops and bakes it. */
const bakePizza = (rollOut: string): readonly Motion[] => [
  cook('Cook {main+cured} in a large frying pan over medium heat for about {time}, until {cue}.', slowest('main+cured', 'fry'), { cooks: 'main+cured', cue: { of: 'main+cured' }, tools: ['large frying pan'] }),
  build(`Heat the oven to {oven}. ${rollOut}[, brush with {fat}][ and spread with {sauce+cream+garlic}].`, 5, { method: 'oven', heat: 450, tools: ['baking sheet'] }),
  build('Scatter over {tomato+vegetable+main+cured+ready+topping+cheese}[ and season with {salt+spice+sweet}].[ Crack in {egg}.]', 3),
  bake('Bake at {oven} for about {time}, until the edges are deep golden.', 15, 450, { cooks: 'egg', cue: 'deep golden at the edges', tools: ['baking sheet'], hint: 'Let the oven get fully hot first: a hot sheet makes the bottom crisp.' }),
  serve('[Scatter with {leaf+herb}. ][Finish with {acid}. ]Cut into wedges and serve at once.'),
]; // prettier-ignore

/** What is made of bread, and bread itself. */
export const breads: readonly Form[] = [
  {
    name: 'sandwich', noun: 'Sandwiches', course: 'savory', also: 'sweet', skill: 'beginner', stars: ['main', 'ready', 'cured', 'egg', 'cheese', 'avocado', 'vegetable', 'fresh', 'spread', 'fruit'], heart: ['bread'],
    ...handheld(slot('bread', ['bread'], 75, 2, { buy: ['bread'] }), build('Lay out {bread}[ and spread with {spread+garlic}].', 2), 'Put together, cut across and serve.'),
  },
  {
    name: 'wraps', noun: 'Wraps', course: 'savory', skill: 'beginner', stars: ['main', 'ready', 'cured', 'egg', 'cheese', 'avocado', 'vegetable', 'fresh', 'spread', 'fruit'], heart: ['wrap'], modest: 8,
    ...handheld(
      slot('wrap', ['tortilla'], 75, 2, { buy: ['flour tortilla', 'corn tortilla'] }),
      cook('Warm {wrap} in a dry pan, a few at a time, for about {time} in all.[ Spread with {spread+garlic}.]', 3, { cue: 'warm and soft', tools: ['dry frying pan'] }),
      'Roll up tightly, cut across and serve.',
    ),
  },
  {
    name: 'pizza', noun: 'Pizza', course: 'savory', skill: 'beginner', stars: pizzaStars, heart: ['base'],
    slots: [slot('base', ['pastry'], 125, 1, { only: ['pizza dough', 'gluten-free pizza crust'], buy: ['pizza dough'] }), ...onPizza],
    motions: bakePizza('Roll {base} out thin on a baking sheet'),
  },
  {
    name: 'homemade pizza', noun: 'Pizza', course: 'savory', skill: 'intermediate', stars: pizzaStars, heart: ['flour+yeast+cheese', 'flour+yeast+sauce'],
    slots: [flour, yeast, wet, ...onPizza],
    motions: [
      build('Mix {flour+yeast} with {wet} in a large bowl and knead for {time}, until smooth.', 10, { tools: ['large bowl'] }),
      rise(60),
      ...bakePizza('Divide, and roll out thin on a baking sheet'),
    ],
  },
  {
    name: 'flatbread', noun: 'Flatbreads', plainNoun: 'Griddle Rounds', course: 'savory', skill: 'intermediate', stars: ['herb', 'garlic', 'cheese', 'topping'], heart: ['flour'], modest: 14,
    slots: [
      flour, slot('raise', ['yeast', 'leavening'], 1.8, 3), as(wet, { accepts: [...wet.accepts, 'cream'] }), slot('rich', ['egg'], 15, 2), as(p.fat, { grams: 10 }), p.salt, p.sweet, free(p.garlic, 5), free(p.spice, 1.5), free(p.herb), as(p.cheese, { grams: 25 }),
      as(p.topping, { grams: 20, accepts: ['seed', 'nut', 'briny', 'coconut', 'crumbs'] }), free(p.onion, 20), free(p.fruit, 20),
    ],
    motions: [
      build('Mix {flour+raise+salt+sweet+spice} in a large bowl. Work in {wet+rich}[ with {garlic+herb+cheese+onion+fruit}] and knead until smooth.', 10, { tools: ['large bowl'] }),
      rest('Cover and let it rest for {time}.', 20, { finesse: 'Longer is better: another half hour makes it far easier to roll.' }),
      build('Divide, roll into thin rounds[ and press {topping} into the tops].', 5, { tools: ['rolling pin'] }),
      cook('Heat {fat} in a large frying pan over medium-high heat and cook the rounds one after the other, about {time} in all, until puffed and spotted brown on both sides.', 12, { cooks: 'rich', cue: 'puffed, with brown spots on both sides', tools: ['large frying pan'] }),
      serve('Keep them soft in a cloth and serve warm.'),
    ],
  },
  {
    name: 'loaf', noun: 'Loaf', course: 'savory', skill: 'intermediate', stars: ['topping', 'herb', 'cheese', 'garlic'], heart: ['flour+yeast'], modest: 10,
    slots: [
      as(flour, { grams: 95 }), yeast, as(wet, { grams: 62 }), slot('rich', ['egg'], 12, 1), free(p.fat, 6), p.salt, free(p.sweet, 5), free(p.garlic, 4), free(p.spice, 1.2), free(p.herb), as(p.cheese, { grams: 20 }), free(p.onion, 20),
      as(p.topping, { grams: 20, accepts: ['seed', 'nut', 'briny', 'dried fruit'] }), free(p.acid, 3),
    ],
    motions: [
      build('Mix {flour+yeast+salt+sweet+spice} in a large bowl. Add {wet}[ with {fat+rich+acid}] and knead for {time}, until smooth and springy.[ Work in {topping+herb+cheese+garlic+onion}.]', 10, { tools: ['large bowl'] }),
      rise(60),
      build('Shape it, set it in a loaf pan and let it stand while the oven heats to {oven}.', 5, { method: 'oven', heat: 400, tools: ['loaf pan'] }),
      bake('Bake at {oven} for about {time}, until deep golden; it sounds hollow when you knock on the bottom.', 35, 400, { cooks: 'rich', cue: 'deep golden, and hollow when knocked on', tools: ['loaf pan'] }),
      rest('Let it cool for {time} before you cut it.', 15),
      serve('Slice and serve.'),
    ],
  },
  {
    name: 'sweet buns', noun: 'Buns', plainNoun: 'Rounds', course: 'sweet', skill: 'intermediate', stars: ['flavor', 'fruit', 'nut'], heart: ['flour+yeast'],
    slots: [
      slot('flour', ['flour', 'starch'], 60, 3), slot('yeast', ['yeast'], 1.4, 1), slot('raise', ['leavening'], 0.8, 2), slot('wet', ['milk', 'plant milk', 'water', 'soft dairy', 'cream'], 34, 4, { buy: ['milk', 'water'] }), slot('sugar', ['sugar', 'syrup'], 16, 5, { buy: ['sugar', 'honey'] }), slot('egg', ['egg'], 12, 2), slot('fat', ['butter', 'oil'], 13, 3, { buy: ['butter', 'vegetable oil'] }),
      slot('flavor', ['sweet spice', 'extract', 'zest', 'spirit', 'citrus', 'cocoa'], 10, 6), slot('salt', ['salt'], 0.5, 1), slot('fruit', ['dried fruit', 'fruit', 'jam', 'juice'], 25, 4), slot('nut', ['nut', 'seed', 'chocolate', 'coconut', 'soft cheese', 'sweet'], 18, 5),
    ],
    motions: [
      build('Mix {flour+yeast+raise+salt} with half of {sugar} in a large bowl. Add {wet+egg} and half of {fat} and knead for {time}, until smooth.', 10, { tools: ['large bowl'] }),
      rise(60),
      build('Roll out, spread with the rest of {fat} and {sugar}[, and scatter with {flavor+fruit+nut}]. Roll up, cut into thick rounds and set them in a baking pan.', 8, { tools: ['rolling pin', 'baking pan'] }),
      bake('Bake at {oven} for about {time}, until golden and cooked through.', 22, 375, { cooks: 'egg', cue: 'golden and cooked through', tools: ['baking pan'] }),
      rest('Let them cool for {time}.', 10),
      serve('Serve warm.'),
    ],
  },
  {
    name: 'french toast', noun: 'French Toast', plainNoun: 'Golden Slices', course: 'sweet', skill: 'beginner', stars: ['fruit', 'flavor', 'nut'], heart: ['bread+egg'],
    slots: [
      slot('bread', ['bread'], 80, 2), slot('egg', ['egg'], 55, 2), slot('wet', ['milk', 'plant milk', 'cream', 'coconut milk', 'soft dairy'], 60, 4, { buy: ['milk', 'oat milk'] }), slot('sugar', ['sugar'], 6, 3), slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'citrus', 'cocoa'], 8, 6), slot('salt', ['salt'], 0.3, 1),
      slot('fat', ['butter', 'oil'], 10, 2, { buy: ['butter', 'vegetable oil'] }), slot('fruit', ['fruit', 'dried fruit'], 60, 4), slot('syrup', ['syrup', 'jam', 'nut butter', 'soft cheese', 'sweet'], 20, 4), slot('nut', ['nut', 'seed', 'coconut', 'chocolate'], 12, 4),
    ],
    motions: [
      build('Whisk {egg+wet}[ with {sugar+flavor+salt}] in a wide dish.', 3, { tools: ['wide dish', 'whisk'] }),
      rest('Soak {bread} in it for {time}, turning once.', 4),
      cook('Heat {fat} in a large frying pan over medium heat and fry in batches for about {time} in all, until golden on both sides and set in the middle.', 10, { cooks: 'egg', cue: 'golden on both sides and set in the middle', tools: ['large frying pan'] }),
      serve('Serve hot[ with {fruit+syrup+nut}].'),
    ],
  },
]; // prettier-ignore
