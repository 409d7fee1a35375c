import type { Form } from './form.js';
import { as, place as p } from './slots.js';

const pan = ['large frying pan'];
const hotPan = '[^fat Heat {fat} in a large frying pan over medium-high heat. ]';

export const byHand: readonly Form[] = [
  {
    name: 'tacos', noun: 'Tacos', course: 'savory', skill: 'beginner', stars: ['main', 'ready', 'vegetable', 'cured', 'egg'], heart: ['wrap'],
    slots: [{ part: 'wrap', accepts: ['tortilla'], grams: 75, most: 2, buy: ['corn tortilla'] }, as(p.main, { grams: 130 }), p.cured, p.ready, as(p.hard, { grams: 60 }), as(p.vegetable, { grams: 100, accepts: ['vegetable', 'mushroom'] }), as(p.liquid, { grams: 50 }), as(p.egg, { grams: 55 }), p.fat, p.salt, p.spice, p.garlic, p.onion, p.paste, p.sauce, p.sweet, p.acid, p.cream, p.cheese, p.herb, { part: 'fresh', accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'avocado', 'briny', 'fruit'], grams: 90, most: 5 }, as(p.topping, { accepts: ['nut', 'seed', 'snack', 'coconut'] }), p.flour, { part: 'base', accepts: ['rice', 'cooked rice', 'quick grain'], grams: 35, most: 1 }],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'base', by: 'simmer' }, cue: { of: 'base' }, tools: ['saucepan'], text: 'Cook {base} in plenty of boiling water for about {time}, until {cue}, and drain.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: pan, text: `${hotPan}Add {main+cured} and cook for about {time}, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: { of: 'hard+vegetable+onion' }, tools: pan, text: `${hotPan}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: 1, cue: 'fragrant', tools: pan, text: `${hotPan}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.` },
      { phase: 'cook', method: 'stovetop', minutes: 4, cue: 'thick and hot', tools: pan, text: '[Add {liquid+sauce+sweet+ready} and simmer for {time}, until thick and hot. ][Season with {salt}.]' },
      { phase: 'cook', method: 'stovetop', minutes: 3, cooks: 'egg', cue: 'set', tools: pan, text: `${hotPan}Pour in {egg} and scramble for {time}, until set.` },
      { phase: 'cook', method: 'stovetop', minutes: 3, cue: 'warm and soft', tools: ['dry frying pan'], text: 'Warm {wrap} in a dry pan, a few at a time, for about {time} in all.' },
      { phase: 'assemble', minutes: 3, text: 'Fill {wrap}[ with {base} and the hot filling][!base  with the hot filling].[ Top with {fresh+cheese+cream+topping+herb}.][ Finish with {acid}.]' },
      { phase: 'serve', minutes: 1, text: 'Serve right away, folded in the hand.' },
    ],
  },
  {
    name: 'sandwich', noun: 'Open Sandwiches', course: 'savory', skill: 'beginner', stars: ['ready', 'cheese', 'fresh', 'spread', 'fruit'], heart: ['bread'],
    slots: [{ part: 'bread', accepts: ['bread', 'tortilla', 'snack'], grams: 75, most: 2, buy: ['bread', 'corn tortilla'] }, { part: 'spread', accepts: ['condiment', 'soft dairy', 'nut butter', 'butter', 'oil', 'avocado', 'hot sauce', 'jam', 'soft cheese', 'curry paste', 'salsa', 'savory sauce', 'syrup'], grams: 35, most: 5, buy: ['olive oil', 'avocado'], nice: true }, as(p.ready, { accepts: ['cooked meat', 'ready fish', 'pulse', 'anchovy'] }), as(p.cheese, { accepts: ['melting cheese', 'hard cheese'] }), { part: 'fresh', accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'onion', 'celery'], grams: 100, most: 6 }, as(p.fruit, { accepts: ['fruit', 'dried fruit'], grams: 60 }), as(p.topping, { accepts: ['nut', 'seed', 'briny', 'coconut', 'chocolate'], grams: 25 }), p.herb, p.acid, p.salt, as(p.spice, { grams: 1, nice: undefined, most: 4 })],
    motions: [
      { phase: 'assemble', minutes: 2, text: 'Lay out {bread}[ and spread with {spread}].' },
      { phase: 'assemble', minutes: 3, text: 'Pile on {ready+cheese+fresh+fruit}.' },
      { phase: 'serve', minutes: 1, text: '[Season with {salt+spice+acid}. ][Scatter with {topping+herb}. ]Cut across and serve.' },
    ],
  },
  {
    name: 'fritters', noun: 'Fritters', course: 'savory', skill: 'intermediate', stars: ['filling', 'ready', 'cheese'], heart: ['flour'],
    slots: [{ part: 'flour', accepts: ['flour', 'starch', 'cornmeal', 'crumbs'], grams: 45, most: 3, buy: ['flour', 'rice flour'] }, { part: 'bind', accepts: ['egg'], grams: 40, most: 2 }, { part: 'wet', accepts: ['milk', 'soft dairy', 'water', 'plant milk', 'wine', 'broth', 'cream', 'coconut milk'], grams: 55, most: 3, buy: ['water'] }, { part: 'filling', accepts: ['vegetable', 'leaf', 'onion', 'celery', 'hard vegetable', 'mushroom', 'raw vegetable', 'salad leaf'], grams: 150, most: 5, buy: ['zucchini', 'corn', 'carrot'] }, as(p.ready, { grams: 60 }), as(p.cheese, { grams: 30 }), p.garlic, as(p.spice, { grams: 2 }), p.salt, as(p.sauce, { grams: 10 }), as(p.sweet, { grams: 4 }), { part: 'raise', accepts: ['leavening'], grams: 1.2, most: 2 }, p.herb, as(p.fat, { grams: 14 }), p.acid, as(p.topping, { grams: 20 }), { part: 'dip', accepts: ['salsa', 'tomato sauce'], grams: 40, most: 1 }],
    motions: [
      { phase: 'assemble', minutes: 5, tools: ['large bowl'], text: 'Whisk {flour+raise+spice+salt} with {wet+bind} to a thick, smooth mixture.[ Stir in {filling+ready+cheese+garlic+herb+sauce+sweet}.]' },
      { phase: 'rest', minutes: 5, text: 'Let it stand for {time}; it thickens a little.' },
      { phase: 'cook', method: 'stovetop', minutes: 12, cooks: 'bind', cue: 'deep golden on both sides and set in the middle', tools: pan, text: 'Heat {fat} in a large frying pan over medium heat. Drop in spoonfuls, flatten them and fry in batches for about {time} in all, turning when the edges are golden, until set in the middle.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {topping}. ]Serve hot[ with {acid+dip}].' },
    ],
  },
  {
    name: 'flatbread', noun: 'Flatbreads', course: 'savory', skill: 'intermediate', stars: ['herb', 'garlic', 'topping', 'cheese', 'flour'], heart: ['flour'],
    slots: [{ part: 'flour', accepts: ['flour', 'cornmeal', 'oats', 'starch'], grams: 85, most: 4, buy: ['flour'] }, { part: 'raise', accepts: ['yeast', 'leavening'], grams: 1.8, most: 3 }, { part: 'wet', accepts: ['water', 'soft dairy', 'milk', 'plant milk', 'wine', 'cream'], grams: 55, most: 3, buy: ['water'] }, { part: 'rich', accepts: ['egg'], grams: 15, most: 2 }, as(p.fat, { grams: 10 }), p.salt, as(p.sweet, { grams: 4 }), as(p.garlic, { grams: 5, nice: undefined, buy: undefined }), as(p.spice, { grams: 1.5, nice: undefined, buy: undefined }), as(p.herb, { nice: undefined, buy: undefined }), as(p.cheese, { grams: 25 }), as(p.topping, { grams: 20, accepts: ['seed', 'nut', 'briny', 'coconut', 'crumbs'] }), as(p.onion, { grams: 20, buy: undefined }), as(p.fruit, { grams: 20, accepts: ['dried fruit', 'fruit'] })],
    motions: [
      { phase: 'assemble', minutes: 10, tools: ['large bowl'], text: 'Mix {flour+raise+salt+sweet+spice} in a large bowl. Work in {wet+rich}[, {garlic+herb+cheese+onion+fruit}] and knead for about {time}, until smooth.' },
      { phase: 'rest', minutes: 20, text: 'Cover and let rest for {time}.[?raise  With yeast, give it an hour if you can.]' },
      { phase: 'assemble', minutes: 5, tools: ['rolling pin'], text: 'Divide, roll into thin rounds[ and press {topping} into the tops].' },
      { phase: 'cook', method: 'stovetop', minutes: 12, cooks: 'rich', cue: 'puffed, with brown spots on both sides', tools: pan, text: 'Heat {fat} in a large frying pan over medium-high heat and cook the rounds one after the other, about {time} in all, until puffed and spotted brown on both sides.' },
      { phase: 'serve', minutes: 1, text: 'Keep them soft in a cloth and serve warm.' },
    ],
  },
  {
    name: 'patties', noun: 'Patties', course: 'savory', skill: 'beginner', stars: ['main', 'cheese'], heart: ['main'],
    slots: [{ part: 'main', accepts: ['ground meat'], grams: 130, most: 3, buy: ['ground beef', 'ground turkey'] }, { part: 'bind', accepts: ['egg'], grams: 15, most: 1 }, { part: 'crumbs', accepts: ['crumbs', 'oats', 'flour', 'snack', 'starch'], grams: 15, most: 2 }, { part: 'wet', accepts: ['milk', 'water', 'broth', 'wine', 'tomato sauce', 'plant milk', 'cream'], grams: 12, most: 2 }, p.onion, p.garlic, p.spice, p.salt, as(p.sauce, { grams: 20 }), p.paste, p.sweet, p.herb, p.fat, p.cheese, { part: 'bread', accepts: ['bread', 'tortilla'], grams: 60, most: 1 }, as(p.hard, { grams: 120 }), { part: 'fresh', accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'briny', 'avocado', 'vegetable', 'mushroom'], grams: 100, most: 5 }, p.acid, as(p.cream, { accepts: ['soft dairy'] }), as(p.topping, { accepts: ['nut', 'seed'] }), p.cured, as(p.base, { grams: 55 })],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'base', by: 'simmer' }, cue: { of: 'base' }, tools: ['saucepan'], text: 'Cook {base} in plenty of boiling water for about {time}, until {cue}, and drain.' },
      { phase: 'assemble', minutes: 5, tools: ['large bowl'], text: 'Work {main} lightly with {onion+garlic+spice+salt+herb+bind+crumbs+wet+paste+sauce+sweet}, and shape into patties.', hint: 'Wash your hands before and after: it is raw meat.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'hard', by: 'fry' }, cue: { of: 'hard' }, tools: pan, text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Add {hard}, cover and cook for about {time}, until {cue}. Keep warm.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'cured', by: 'fry' }, cue: { of: 'cured' }, cooks: 'cured', tools: pan, text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Cook {cured} for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: 10, cooks: 'main+bind', cue: 'browned outside, with no pink in the middle', tools: pan, text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Cook the patties for about {time}, turning once, until browned outside with no pink in the middle.[ Lay {cheese} on top for the last minute.]', finesse: 'Press a dimple into each, so that they stay flat.' },
      { phase: 'rest', minutes: 2, text: 'Let them rest for {time}.' },
      { phase: 'serve', minutes: 2, text: 'Serve[ in {bread}][ with {fresh+base}].[ Finish with {cream+acid+topping}.]' },
    ],
  },
  {
    name: 'omelette', noun: 'Frittata', course: 'savory', skill: 'beginner', stars: ['vegetable', 'cheese', 'ready', 'cured', 'hard', 'leaf', 'herb'], heart: ['egg'],
    slots: [{ part: 'egg', accepts: ['egg'], grams: 110, most: 3 }, p.cured, as(p.ready, { grams: 60 }), as(p.main, { grams: 50, nice: undefined, buy: undefined }), as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 90 }), p.leaf, p.onion, p.garlic, as(p.cream, { grams: 25 }), p.cheese, as(p.fat, { grams: 9 }), p.salt, as(p.spice, { grams: 1.5 }), p.sauce, p.herb, as(p.topping, { grams: 30 }), as(p.flour, { grams: 5 }), p.paste, { part: 'side', accepts: ['bread', 'tortilla', 'salsa', 'tomato sauce', 'snack'], grams: 60, most: 2 }, p.acid, p.sweet],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: pan, text: '[^fat Heat {fat} in a frying pan over medium heat. ]Add {main+cured} and cook for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: { of: 'hard+vegetable+onion' }, tools: pan, text: '[^fat Heat {fat} in a frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: 1, tools: pan, text: '[^fat Heat {fat} in a frying pan over medium heat. ]Stir in {garlic+spice+paste+leaf+ready+sauce+sweet} for {time}.' },
      { phase: 'assemble', minutes: 1, tools: ['bowl'], text: 'Beat {egg}[ with {cream+flour+salt}].' },
      { phase: 'cook', method: 'stovetop', minutes: 8, cooks: 'egg', cue: 'set in the middle', tools: pan, text: '[^fat Heat {fat} in a frying pan over medium heat. ]Pour in {egg}[, scatter {cheese+topping} over], cover and cook on low heat for about {time}, until set in the middle.', finesse: 'Draw the set edges in with a spatula for the first minute, so that it cooks evenly.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {herb}. ][Finish with {acid}. ]Cut into wedges and serve[ with {side}].' },
    ],
  },
  {
    name: 'skewers', noun: 'Skewers', course: 'savory', skill: 'intermediate', stars: ['main', 'vegetable', 'fruit'], heart: ['main'],
    slots: [{ part: 'main', accepts: ['poultry', 'tender meat', 'shellfish', 'tofu', 'frying cheese', 'sausage', 'fish'], grams: 150, most: 3 }, as(p.vegetable, { grams: 130, accepts: ['vegetable', 'mushroom', 'tomato', 'onion'] }), as(p.fruit, { grams: 60, accepts: ['fruit', 'juice'] }), p.fat, p.salt, p.spice, p.garlic, p.paste, as(p.sauce, { grams: 30 }), p.sweet, as(p.acid, { grams: 15 }), as(p.cream, { accepts: ['soft dairy', 'nut butter', 'cream', 'plant milk'] }), p.herb, as(p.liquid, { grams: 30 }), as(p.topping, { grams: 20 }), as(p.base, { grams: 60 }), as(p.leaf, { grams: 30 }), as(p.hard, { grams: 80 }), p.flour],
    motions: [
      { phase: 'assemble', minutes: 3, tools: ['large bowl'], text: 'Stir {fat+salt+spice+garlic+paste+sauce+sweet+acid+cream+liquid+flour} together for the marinade and turn {main} in it.' },
      { phase: 'rest', minutes: 15, text: 'Let it marinate in the refrigerator for {time}, longer if there is time.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'base+hard', by: 'simmer' }, cue: { of: 'base+hard' }, tools: ['saucepan'], text: 'Cook {base+hard} in plenty of boiling water for about {time}, until {cue}, and drain.' },
      { phase: 'cook', method: 'grill', heat: 425, minutes: { of: 'main+vegetable', by: 'fry', add: 3 }, cooks: 'main', cue: { of: 'main' }, tools: ['grill or grill pan', 'skewers'], text: 'Thread {main+vegetable+fruit} onto skewers and grill over direct heat at about {oven} for about {time}, turning every few minutes, until {cue}. Discard what is left of the marinade.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {topping+herb}. ]Serve hot[ with {base+leaf+hard}].' },
    ],
  },
]; // prettier-ignore
