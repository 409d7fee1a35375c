import type { Form } from './form.js';
import { boil, build, cook, inVessel, rest, serve, slowest } from './motions.js';
import { as, free, place as p } from './slots.js';

const pan = inVessel('large frying pan', 'medium');
const anything = [...p.main.accepts, ...p.sea.accepts];

const patties: Pick<Form, 'slots' | 'motions'> = {
  slots: [
    { part: 'main', accepts: ['ground meat'], grams: 130, most: 3 }, { part: 'bind', accepts: ['egg'], grams: 15, most: 1 }, { part: 'crumbs', accepts: ['crumbs', 'oats', 'flour', 'snack', 'starch'], grams: 15, most: 2 },
    { part: 'wet', accepts: ['milk', 'water', 'broth', 'tomato sauce', 'plant milk', 'cream', 'wine'], grams: 12, most: 2 }, p.onion, p.garlic, p.spice, p.salt, as(p.sauce, { grams: 20 }), p.paste, p.sweet, p.herb, p.fat, p.cheese, { part: 'bread', accepts: ['bread', 'tortilla'], grams: 60, most: 1 },
    as(p.hard, { grams: 120 }), as(p.vegetable, { accepts: ['vegetable', 'mushroom'], grams: 90, instead: ['fresh', 'hard', 'bread', 'base'] }), as(p.fresh, { grams: 80, most: 5, accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'briny', 'avocado'] }), p.acid, as(p.cream, { accepts: ['soft dairy'] }), as(p.topping, { accepts: ['nut', 'seed'] }), p.cured, as(p.base, { grams: 55 }),
  ],
  motions: [
    boil('base'),
    build('Work {main} lightly with {onion+garlic+spice+salt+herb+bind+crumbs+wet+paste+sauce+sweet}, and shape into patties.', 5, { tools: ['large bowl'] }),
    pan.firm, pan.greens, pan.crisp,
    cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Cook the patties of {main} for about {time}, turning once, until browned outside with no pink in the middle.[ Lay {cheese} on top for the last minute.]', 10, { cooks: 'main+bind', cue: 'browned outside, with no pink in the middle', tools: ['large frying pan'], finesse: 'Press a dimple into each, so that they stay flat.' }),
    rest('Let the patties rest for {time}.', 2),
    serve('Serve hot[ in {bread}][ with {fresh+base}].[ Finish with {cream+acid+topping}.]'),
  ],
}; // prettier-ignore

/** Dishes that are folded, shaped or eaten by hand. */
export const byHand: readonly Form[] = [
  {
    name: 'tacos', noun: 'Tacos', course: 'savory', skill: 'beginner', stars: ['main', 'ready', 'vegetable', 'cured', 'egg'], heart: ['wrap'],
    slots: [
      { part: 'wrap', accepts: ['tortilla'], grams: 75, most: 2, buy: ['corn tortilla'] }, as(p.main, { grams: 130, accepts: anything }), p.cured, p.ready, as(p.hard, { grams: 60 }), as(p.vegetable, { grams: 100, accepts: ['vegetable', 'mushroom'], instead: ['fresh', 'hard'] }),
      as(p.liquid, { grams: 50 }), p.egg, p.fat, p.salt, p.spice, p.garlic, p.onion, p.paste, p.sauce, p.wine, p.sweet, p.acid, p.cream, p.cheese, p.herb, as(p.fresh, { grams: 90, most: 5, accepts: ['salad leaf', 'leaf', 'tomato', 'raw vegetable', 'avocado', 'briny', 'fruit'] }),
      as(p.topping, { accepts: ['nut', 'seed', 'snack', 'coconut'] }), p.flour, { part: 'base', accepts: ['rice', 'cooked rice', 'quick grain'], grams: 35, most: 1 },
    ],
    motions: [
      boil('base'), pan.brown, pan.crisp,
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, stirring, until {cue}.', slowest('onion+hard+vegetable', 'fry'), { cue: { of: 'hard+vegetable+onion' }, tools: ['large frying pan'] }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.', 1, { cue: 'fragrant', tools: ['large frying pan'] }),
      cook('[?main Return {main} to the pan][!ready+wine+liquid+sauce+sweet  for {time}, until hot again][?main . ][Add {ready+wine+liquid+sauce+sweet} and simmer for {time}, until thick and hot. ][Season with {salt}.]', 4, { cue: 'thick and hot' }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Pour in {egg} and scramble for {time}, until set.', 3, { cooks: 'egg', cue: 'set', tools: ['large frying pan'] }),
      cook('Warm {wrap} in a dry pan, a few at a time, for about {time} in all.', 3, { cue: 'warm and soft', tools: ['dry frying pan'] }),
      build('Fill {wrap} with the hot filling[ and {base}].[ Top with {fresh+cheese+cream+topping+herb}.][ Finish with {acid}.]', 3),
      serve('Serve right away, folded in the hand.'),
    ],
  },
  {
    name: 'fritters', noun: 'Fritters', course: 'savory', skill: 'intermediate', stars: ['filling', 'ready', 'cheese'], heart: ['flour'], modest: 12,
    slots: [
      { part: 'flour', accepts: ['flour', 'starch', 'cornmeal', 'crumbs'], grams: 45, most: 3, buy: ['flour', 'rice flour'] }, { part: 'bind', accepts: ['egg'], grams: 40, most: 2 },
      { part: 'wet', accepts: ['milk', 'soft dairy', 'water', 'plant milk', 'broth', 'cream', 'coconut milk', 'wine'], grams: 55, most: 3, buy: ['water'] },
      { part: 'filling', accepts: ['vegetable', 'leaf', 'onion', 'celery', 'hard vegetable', 'mushroom', 'raw vegetable', 'salad leaf', 'potato'], grams: 140, most: 5, buy: ['zucchini', 'corn', 'carrot'] },
      as(p.ready, { grams: 60 }), as(p.cheese, { grams: 30 }), free(p.garlic), free(p.spice, 2), p.salt, free(p.sauce, 10), free(p.sweet, 4), { part: 'raise', accepts: ['leavening'], grams: 1.2, most: 2 }, free(p.herb), as(p.fat, { grams: 14 }), p.acid, as(p.topping, { grams: 20 }),
      { part: 'dip', accepts: ['salsa', 'tomato sauce'], grams: 40, most: 1 },
    ],
    motions: [
      build('Whisk {flour+raise+spice+salt} with {wet+bind} to a thick, smooth mixture.[ Stir in {filling+ready+cheese+garlic+herb+sauce+sweet}.]', 5, { tools: ['large bowl', 'whisk'] }),
      rest('Let it stand for {time}; it thickens a little.', 5),
      cook('Heat {fat} in a large frying pan over medium heat. Drop in spoonfuls, flatten them and fry in batches for about {time} in all, turning when the edges are golden, until set in the middle.', 12, { cooks: 'bind', cue: 'deep golden on both sides and set in the middle', tools: ['large frying pan'] }),
      serve('[Scatter with {topping}. ]Serve hot[ with {acid+dip}].'),
    ],
  },
  { name: 'patties', noun: 'Patties', course: 'savory', skill: 'beginner', stars: ['main', 'cheese'], heart: ['main'], modest: 2, ...patties },
  { name: 'burgers', noun: 'Burgers', course: 'savory', skill: 'beginner', stars: ['main', 'cheese'], heart: ['main+bread'], ...patties },
  {
    name: 'omelette', noun: 'Frittata', course: 'savory', skill: 'beginner', stars: ['vegetable', 'cheese', 'ready', 'cured', 'hard', 'leaf'], heart: ['egg'],
    slots: [
      { part: 'egg', accepts: ['egg'], grams: 110, most: 3 }, p.cured, as(p.ready, { grams: 60 }), free(p.main, 50, 2), free(p.sea, 50, 2), as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 90 }), p.leaf, p.onion, p.garlic, as(p.cream, { grams: 25 }), p.cheese, p.fat, p.salt, free(p.spice, 1.5), p.sauce, p.herb,
      as(p.topping, { grams: 30 }), p.flour, p.paste, { part: 'beside', accepts: ['bread', 'tortilla', 'salsa', 'tomato sauce', 'snack'], grams: 60, most: 2 }, free(p.acid, 5), p.sweet,
    ],
    motions: [
      pan.brown, pan.crisp,
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, until {cue}.', slowest('onion+hard+vegetable', 'fry'), { cue: { of: 'hard+vegetable+onion' }, tools: ['large frying pan'] }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Stir in {garlic+spice+paste+leaf+ready+sauce+sweet} for {time}.', 1, { tools: ['large frying pan'] }),
      pan.sea,
      build('Stir {egg}[ with {cream+flour+salt}] in a bowl.', 1, { tools: ['bowl'] }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ][?main Return {main} to the pan. ]Pour in {egg}[, scatter {cheese+topping} over], cover and cook on low heat for about {time}, until set in the middle.', 8, { cooks: 'egg', cue: 'set in the middle', tools: ['large frying pan'], finesse: 'Draw the set edges in with a spatula for the first minute, so that it cooks evenly.' }),
      serve('[Scatter with {herb}. ][Finish with {acid}. ]Cut into wedges and serve[ with {beside}].'),
    ],
  },
  {
    name: 'skewers', noun: 'Skewers', course: 'savory', skill: 'intermediate', stars: ['main', 'vegetable', 'fruit'], heart: ['main'],
    slots: [
      { part: 'main', accepts: ['poultry', 'tender meat', 'shellfish', 'tofu', 'frying cheese', 'sausage', 'fish'], grams: 150, most: 3 }, as(p.vegetable, { grams: 130, accepts: ['vegetable', 'mushroom', 'tomato', 'onion'] }), as(p.fruit, { grams: 60, accepts: ['fruit'] }), p.fat, p.salt, as(p.filling, { grams: 60 }), p.spice, p.garlic, p.paste, as(p.sauce, { grams: 30 }), p.wine, p.sweet, as(p.acid, { grams: 15 }),
      as(p.cream, { accepts: ['soft dairy', 'nut butter', 'cream', 'plant milk'] }), p.herb, as(p.liquid, { grams: 30 }), as(p.topping, { grams: 20 }), as(p.leaf, { grams: 30 }), as(p.hard, { grams: 80 }), p.flour,
    ],
    motions: [
      build('Stir {fat+salt+spice+garlic+paste+sauce+wine+sweet+acid+cream+liquid+flour} together and turn {main} in this marinade.', 3, { tools: ['large bowl'] }),
      rest('Let it marinate in the refrigerator for {time}.', 15),
      boil('base+hard'),
      cook('Thread {main+vegetable+fruit} onto skewers and grill over direct heat at about {oven} for about {time}, turning every few minutes, until {cue}. Throw away what is left of the marinade.', slowest('main+vegetable', 'fry', 3), { method: 'grill', heat: 425, cooks: 'main', cue: { of: 'main' }, tools: ['grill or grill pan', 'skewers'] }),
      serve('[Scatter with {topping+herb}. ]Serve hot[ with {base+hard+leaf}].'),
    ],
  },
]; // prettier-ignore
