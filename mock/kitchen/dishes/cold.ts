import type { Form } from './form.js';
import { as, place as p } from './slots.js';

export const cold: readonly Form[] = [
  {
    name: 'salad', noun: 'Salad', course: 'savory', skill: 'beginner', stars: ['ready', 'fresh', 'fruit', 'cheese', 'base'], heart: [],
    slots: [as(p.ready, { grams: 100, accepts: ['cooked meat', 'ready fish', 'pulse', 'anchovy'] }), { part: 'fresh', accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'avocado', 'vegetable', 'hard vegetable', 'mushroom'], grams: 190, most: 8, buy: ['lettuce', 'cucumber', 'tomato'] }, as(p.onion, { grams: 20, nice: undefined, buy: undefined, cuisine: undefined }), as(p.cheese, { grams: 30 }), as(p.fruit, { grams: 60, most: 3 }), as(p.topping, { accepts: ['nut', 'seed', 'briny', 'coconut', 'crumbs', 'snack'] }), as(p.fat, { grams: 12, buy: ['olive oil', 'vegetable oil'] }), as(p.acid, { grams: 10 }), p.salt, as(p.garlic, { grams: 4, most: 3, nice: undefined, buy: undefined }), as(p.spice, { grams: 1, most: 4, nice: undefined, buy: undefined }), as(p.sauce, { grams: 15 }), as(p.sweet, { grams: 5 }), as(p.cream, { grams: 30, accepts: ['soft dairy', 'nut butter', 'cream', 'coconut milk'] }), as(p.herb, { grams: 8 }), { part: 'base', accepts: ['cooked rice', 'bread', 'tortilla'], grams: 70, most: 2 }, { part: 'dip', accepts: ['salsa', 'tomato sauce', 'curry paste', 'tomato paste'], grams: 25, most: 2 }],
    motions: [
      { phase: 'assemble', minutes: 2, tools: ['large bowl'], text: 'Whisk {fat}[ with {acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl to make the dressing.', finesse: 'Add the fat last, in a thin stream, so that it binds.' },
      { phase: 'assemble', minutes: 2, text: 'Add {fresh+onion+ready+fruit+base} and toss until everything shines.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {cheese+topping+herb}. ]Serve at once.' },
    ],
  },
  {
    name: 'grain salad', noun: 'Grain Bowl', course: 'savory', skill: 'beginner', stars: ['ready', 'fresh', 'fruit', 'cheese'], heart: ['base'],
    slots: [{ part: 'base', accepts: ['quick grain', 'slow grain', 'rice', 'brown rice', 'noodle', 'pasta'], grams: 60, most: 2, buy: ['quinoa'] }, { part: 'pulse', accepts: ['quick pulse'], grams: 40, most: 1 }, as(p.ready, { grams: 100, accepts: ['cooked meat', 'ready fish', 'pulse', 'anchovy'] }), { part: 'boil', accepts: ['egg', 'potato'], grams: 55, most: 2 }, { part: 'fresh', accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'avocado', 'vegetable', 'hard vegetable', 'mushroom'], grams: 150, most: 7, buy: ['cucumber', 'tomato'], nice: true }, as(p.onion, { grams: 20, nice: undefined, buy: undefined, cuisine: undefined }), as(p.cheese, { grams: 30 }), as(p.fruit, { grams: 50, most: 3 }), as(p.topping, { accepts: ['nut', 'seed', 'briny', 'coconut', 'crumbs', 'snack'] }), as(p.fat, { grams: 10 }), p.acid, p.salt, as(p.garlic, { grams: 4, nice: undefined, buy: undefined }), as(p.spice, { grams: 1, most: 4, nice: undefined, buy: undefined }), as(p.sauce, { grams: 20 }), as(p.sweet, { grams: 5 }), as(p.cream, { grams: 30, accepts: ['soft dairy', 'nut butter', 'cream', 'coconut milk'] }), p.herb, { part: 'dip', accepts: ['salsa', 'tomato sauce', 'curry paste', 'tomato paste', 'broth'], grams: 25, most: 2 }],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'base+pulse', by: 'simmer' }, cue: { of: 'base+pulse' }, tools: ['saucepan'], text: 'Cook {base+pulse} in plenty of boiling water for about {time}, until {cue}. Drain and rinse under cold water.' },
      { phase: 'cook', method: 'stovetop', minutes: 12, cooks: 'boil', cue: 'firm in the middle', tools: ['saucepan'], text: 'Boil {boil} for {time}, until firm right through; cool, and peel and cut up.' },
      { phase: 'assemble', minutes: 2, tools: ['large bowl'], text: 'Whisk {fat}[ with {acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.' },
      { phase: 'assemble', minutes: 2, text: 'Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {cheese+topping+herb}. ]Serve at room temperature.' },
    ],
  },
  {
    name: 'dip', noun: 'Dip', course: 'savory', skill: 'beginner', stars: ['body', 'herb', 'garlic'], heart: ['body'],
    slots: [{ part: 'body', accepts: ['soft dairy', 'soft cheese', 'pulse', 'avocado', 'nut butter', 'condiment', 'ready fish', 'melting cheese', 'hard cheese', 'cream'], grams: 110, most: 5 }, as(p.fat, { grams: 8, buy: undefined }), as(p.acid, { grams: 8 }), as(p.garlic, { grams: 5, nice: undefined }), as(p.onion, { grams: 15, nice: undefined, buy: undefined }), p.salt, as(p.spice, { grams: 1.5, most: 8, nice: undefined, buy: undefined }), as(p.sauce, { grams: 10, accepts: ['hot sauce', 'savory sauce'] }), { part: 'paste', accepts: ['salsa', 'curry paste', 'tomato paste', 'tomato sauce'], grams: 30, most: 2 }, as(p.sweet, { grams: 5 }), p.herb, as(p.topping, { accepts: ['nut', 'seed', 'briny', 'cooked meat', 'coconut'] }), { part: 'scoop', accepts: ['raw vegetable', 'snack', 'bread', 'tortilla', 'hard vegetable', 'vegetable', 'salad leaf', 'tomato', 'leaf', 'fruit', 'celery'], grams: 110, most: 6, buy: ['cucumber', 'carrot'] }],
    motions: [
      { phase: 'assemble', minutes: 4, tools: ['bowl'], text: 'Mash or stir {body}[ with {fat+acid+garlic+onion+salt+spice+sauce+paste+sweet}] until smooth.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {topping+herb}. ]Serve with {scoop} for dipping.' },
    ],
  },
]; // prettier-ignore
