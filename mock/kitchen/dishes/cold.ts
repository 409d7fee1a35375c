import type { Form, Slot } from './form.js';
import { build, cook, serve, slowest } from './motions.js';
import { as, free, place as p, slot } from './slots.js';

const ready = as(p.ready, { grams: 100, accepts: ['cooked meat', 'ready fish', 'pulse', 'anchovy'] });
const dressing: readonly Slot[] = [
  as(p.fat, { grams: 12, accepts: ['oil'] }), as(p.acid, { grams: 10 }), p.salt, free(p.garlic, 4, 3), free(p.spice, 1, 6), as(p.sauce, { grams: 18 }), p.sweet, as(p.cream, { grams: 30, accepts: ['soft dairy', 'nut butter', 'cream', 'coconut milk'] }),
  { part: 'dip', accepts: ['salsa', 'tomato sauce', 'curry paste', 'tomato paste'], grams: 25, most: 2 },
]; // prettier-ignore
const garnish: readonly Slot[] = [free(p.onion, 25), p.cheese, as(p.fruit, { grams: 60, most: 3 }), p.topping, as(p.herb, { most: 6 })];

/** Something boiled and cooled, dressed with what there is. */
const boiledSalad = (base: Slot): Pick<Form, 'slots' | 'motions'> => ({
  slots: [
    base, slot('pulse', ['quick pulse'], 40, 1), ready, slot('boil', ['egg', 'potato'], 60, 2, { whole: true }), slot('mayo', ['dressing'], 30, 2), as(p.fresh, { grams: 150, most: 7, buy: ['cucumber', 'tomato'], nice: true }),
    ...dressing, ...garnish,
  ],
  motions: [
    cook('Cook {base+pulse} in plenty of boiling water for about {time}, until {cue}. Drain and rinse under cold water.', slowest('base+pulse', 'simmer'), { cue: { of: 'base+pulse' }, tools: ['saucepan'] }),
    cook('Boil {boil} for {time}, until firm right through; cool, and peel and cut up.', 12, { cooks: 'boil', cue: 'firm right through', tools: ['saucepan'] }),
    build('Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.', 2, { tools: ['large bowl'] }),
    build('Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.', 2),
    serve('[Scatter with {cheese+topping+herb}. ]Serve at room temperature.'),
  ],
}); // prettier-ignore

/** Dishes that are mixed rather than cooked. */
export const cold: readonly Form[] = [
  {
    name: 'salad', noun: 'Salad', course: 'savory', skill: 'beginner', stars: ['ready', 'cheese', 'fruit', 'fresh', 'green', 'base'], heart: [], calls: ['green', 'mayo'], modest: 8,
    slots: [as(ready, { buy: ['chickpea', 'white bean', 'canned tuna'], nice: true }), slot('green', ['salad leaf', 'raw vegetable', 'avocado'], 90, 4, { raw: true, buy: ['lettuce', 'cucumber'], nice: true, instead: ['fresh'] }), as(p.fresh, { grams: 130, buy: ['tomato', 'cucumber'], nice: true, instead: ['fruit'] }), slot('mayo', ['dressing'], 25, 2), slot('base', ['cooked rice', 'bread', 'tortilla'], 60, 2), ...dressing, ...garnish],
    motions: [
      build('Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl for the dressing.', 2, { tools: ['large bowl'], finesse: 'Add the fat last, in a thin stream, so that it binds.' }),
      build('Add {green+fresh+onion+ready+fruit+base} and toss until everything shines.', 1),
      serve('[Scatter with {cheese+topping+herb}. ]Serve at once.'),
    ],
  },
  {
    name: 'grain bowl', noun: 'Grain Bowl', course: 'savory', skill: 'beginner', stars: ['ready', 'fresh', 'fruit', 'cheese'], heart: ['base'], modest: 4,
    ...boiledSalad(slot('base', ['quick grain', 'slow grain', 'rice', 'brown rice'], 60, 2, { buy: ['quinoa'] })),
  },
  {
    name: 'pasta salad', noun: 'Pasta Salad', plainNoun: 'Noodle Salad', course: 'savory', skill: 'beginner', stars: ['ready', 'fresh', 'cheese', 'fruit'], heart: ['base+mayo', 'base+acid'], modest: 10,
    ...boiledSalad(slot('base', ['pasta', 'noodle'], 75, 2, { buy: ['pasta', 'rice noodle'] })),
  },
  {
    name: 'potato salad', noun: 'Potato Salad', course: 'savory', skill: 'beginner', stars: ['ready', 'boil', 'fresh', 'cheese'], heart: ['base+mayo'],
    ...boiledSalad(slot('base', ['potato'], 190, 2, { buy: ['potato'] })),
  },
  {
    name: 'dip', noun: 'Dip', course: 'savory', skill: 'beginner', stars: ['body', 'herb', 'garlic'], heart: ['body'], modest: 20,
    slots: [
      { part: 'body', accepts: ['soft dairy', 'soft cheese', 'pulse', 'avocado', 'nut butter', 'dressing', 'ready fish', 'melting cheese', 'hard cheese'], grams: 110, most: 5 }, as(free(p.fat, 8), { accepts: ['oil'] }), as(p.acid, { grams: 8 }), as(p.garlic, { grams: 5 }), free(p.onion, 15), p.salt, free(p.spice, 1.5, 8),
      as(p.sauce, { grams: 10, accepts: ['hot sauce', 'savory sauce'] }), { part: 'paste', accepts: ['salsa', 'curry paste', 'tomato paste', 'tomato sauce'], grams: 30, most: 2 }, p.sweet, p.herb, as(p.topping, { accepts: ['nut', 'seed', 'briny', 'cooked meat', 'coconut'] }),
      as(p.fresh, { part: 'scoop', accepts: [...p.fresh.accepts, 'snack', 'bread', 'tortilla', 'fruit'], grams: 110, most: 6, buy: ['cucumber', 'carrot'] }),
    ],
    motions: [
      build('Mash or stir {body}[ with {fat+acid+garlic+onion+salt+spice+sauce+paste+sweet}] until smooth.', 4, { tools: ['bowl'] }),
      serve('[Scatter with {topping+herb}. ]Serve with {scoop} for dipping.'),
    ],
  },
]; // prettier-ignore
