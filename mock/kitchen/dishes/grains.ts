import type { Form } from './form.js';
import { build, cook, inVessel, rest, serve, slowest } from './motions.js';
import { as, basics, place as p } from './slots.js';

const pan = inVessel('large frying pan', 'medium');
const wok = inVessel('wok or large frying pan', 'high');
const lidded = inVessel('wide pot with a lid', 'medium');

/** Pasta, rice and other grains as the heart of a dish. */
export const grains: readonly Form[] = [
  {
    name: 'pasta', noun: 'Pasta', plainNoun: 'Noodles', course: 'savory', skill: 'beginner', stars: ['main', 'sea', 'ready', 'cured', 'vegetable', 'leaf'], heart: ['grain'],
    slots: [
      { part: 'grain', accepts: ['pasta', 'noodle'], grams: 85, most: 2, buy: ['pasta', 'rice noodle'] }, as(p.main, { grams: 110, most: 2, instead: ['ready', 'egg', 'sea', 'cured', 'cheese', 'vegetable'] }), as(p.sea, { grams: 100 }), p.cured, as(p.ready, { grams: 80 }),
      as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 130 }), p.liquid, as(p.egg, { grams: 40 }), p.fruit, ...basics,
    ],
    motions: [
      pan.brown, pan.crisp,
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, stirring, until {cue}.', slowest('onion+hard+vegetable', 'fry'), { cue: { of: 'hard+vegetable+onion' }, tools: ['large frying pan'] }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.', 1, { cue: 'fragrant', tools: ['large frying pan'] }),
      cook('[?main Return {main} to the pan][!ready+wine+liquid+sauce+sweet+fruit  for {time}, until hot again][?main . ][Add {ready+wine+liquid+sauce+sweet+fruit} and simmer for {time}.]', 5),
      pan.sea,
      cook('Boil {grain} in plenty of water for about {time}, until {cue}. Keep a ladle of the cooking water and drain the rest.', slowest('grain', 'simmer'), { cue: { of: 'grain' }, tools: ['large pot'], finesse: 'Drain it a little early; it finishes in the sauce and drinks it in.' }),
      cook('[^fat Warm {fat} in a large frying pan. ]Toss {grain+leaf} with everything in the pan for {time}[, adding {cream}], and loosen with some of the cooking water.[ Stir in {egg} over low heat until it thickens and is hot right through.]', 2, { cooks: 'egg', tools: ['large frying pan'] }),
      serve('[Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve at once.'),
    ],
  },
  {
    name: 'fried rice', noun: 'Fried Rice', course: 'savory', skill: 'beginner', stars: ['main', 'sea', 'ready', 'vegetable', 'egg'], heart: ['grain', 'cold'],
    slots: [
      { part: 'grain', accepts: ['rice', 'brown rice'], grams: 70, most: 2, buy: ['rice'], nice: true, instead: ['cold'] }, { part: 'cold', accepts: ['cooked rice'], grams: 150, most: 1 }, as(p.main, { grams: 100, most: 2 }), as(p.sea, { grams: 90 }), p.cured, as(p.ready, { grams: 70 }), as(p.hard, { grams: 60 }), as(p.vegetable, { grams: 110 }), as(p.egg, { grams: 50 }),
      as(p.sauce, { buy: ['soy sauce', 'tamari'], cuisine: 'sauces', nice: true }), p.fruit, as(p.liquid, { grams: 20, accepts: ['broth', 'water'] }), p.fat, p.salt, p.spice, p.garlic, p.onion, p.paste, p.wine, p.sweet, p.acid, p.herb, p.topping, p.leaf,
    ],
    motions: [
      cook('Boil {grain} for about {time}, until {cue}; drain well and spread out to steam dry.', slowest('grain', 'simmer'), { cue: { of: 'grain' }, tools: ['saucepan'] }),
      wok.brown, wok.crisp,
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {sea} and stir-fry for about {time}, until {cue}.', slowest('sea', 'fry'), { cue: { of: 'sea' }, cooks: 'sea', tools: ['wok or large frying pan'] }),
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {onion+hard+vegetable} and stir-fry for about {time}, until {cue}.', slowest('onion+hard+vegetable', 'fry'), { cue: { of: 'hard+vegetable+onion' }, tools: ['wok or large frying pan'] }),
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Stir in {garlic+spice+paste} and cook for {time}, until fragrant.', 1, { cue: 'fragrant' }),
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Push everything aside, pour in {egg} and scramble for {time}, until set.', 2, { cooks: 'egg', cue: 'set' }),
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {grain+cold+ready+leaf+fruit}[?main , return {main}] and fry for {time}, pressing and tossing, until hot with a few crisp grains.[ Season with {sauce+wine+sweet+liquid}.]', 4, { cue: 'hot, with a few crisp grains', finesse: 'Leave it alone for half a minute between tosses: that makes the crisp bits.' }),
      serve('[Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve hot.'),
    ],
  },
  {
    name: 'pilaf', noun: 'Pilaf', course: 'savory', skill: 'intermediate', stars: ['main', 'sea', 'ready', 'vegetable', 'hard', 'cured'], heart: ['grain'],
    slots: [
      { part: 'grain', accepts: ['rice', 'brown rice', 'quick grain', 'slow grain', 'cooked rice'], grams: 70, most: 2, buy: ['rice'] }, as(p.main, { grams: 110, accepts: ['bone-in poultry', ...p.main.accepts] }), as(p.sea, { grams: 100 }), p.cured, as(p.ready, { grams: 80 }),
      { part: 'pulse', accepts: ['quick pulse'], grams: 25, most: 1 }, as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 110 }), as(p.liquid, { grams: 150, buy: ['vegetable broth', 'water'] }), p.egg, p.fruit, ...basics,
    ],
    motions: [
      lidded.brown, lidded.crisp,
      cook('[^fat Heat {fat} in a wide pot over medium heat. ]Add {onion+hard} and cook for about {time}, stirring, until soft at the edges.', slowest('onion+hard', 'fry'), { cue: 'soft at the edges', tools: ['wide pot with a lid'] }),
      cook('[^fat Heat {fat} in a wide pot over medium heat. ]Stir in {grain+garlic+spice+paste+flour} for {time}, until glossy and fragrant.', 2, { cue: 'glossy and fragrant', tools: ['wide pot with a lid'] }),
      cook('Pour in {wine+liquid}[ with {sauce+sweet}], add[ {pulse+vegetable+ready+fruit} and] enough hot water to cover by a finger, and bring to a boil. Cover and cook on low for about {time}, until {cue}.', slowest('grain+pulse', 'simmer', 2), { cue: { of: 'grain+pulse' }, tools: ['wide pot with a lid'], hint: 'Do not lift the lid meanwhile: the steam does the work.' }),
      cook('Lay {sea} on top, cover again and cook for about {time}, until {cue}.', slowest('sea', 'simmer'), { cooks: 'sea', cue: { of: 'sea' } }),
      rest('[?main Lay {main} on top. ][Spread {leaf} over. ]Leave {grain} covered, off the heat, for {time}; then fluff with a fork.', 5),
      cook('Scramble {egg} in a small pan over medium heat for {time}, until set, and lay on top.', 4, { cooks: 'egg', cue: 'set right through', tools: ['small pan'] }),
      serve('[Stir in {cream}. ][Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve hot.'),
    ],
  },
  {
    name: 'polenta', noun: 'Polenta', course: 'savory', skill: 'beginner', stars: ['main', 'sea', 'ready', 'vegetable', 'cured'], heart: ['grain'],
    slots: [
      { part: 'grain', accepts: ['cornmeal'], grams: 45, most: 1, buy: ['cornmeal'] }, { part: 'pour', accepts: ['broth', 'milk', 'water', 'plant milk', 'cream'], grams: 220, most: 3, buy: ['water'] },
      as(p.main, { grams: 120, most: 2 }), as(p.sea, { grams: 100 }), p.cured, as(p.ready, { grams: 80 }), as(p.hard, { grams: 60 }), as(p.vegetable, { grams: 130 }), as(p.liquid, { grams: 60, accepts: ['tomato sauce', 'salsa', 'coconut milk'] }), p.egg, ...basics,
    ],
    motions: [
      cook('Bring {pour} to a boil, rain in {grain} while whisking, and stir over low heat for {time}, until thick and no longer gritty. Cover and keep warm.', 15, { cue: 'thick, and no longer gritty', tools: ['saucepan', 'whisk'] }),
      pan.brown, pan.crisp,
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, stirring, until {cue}.', slowest('onion+hard+vegetable', 'fry'), { cue: { of: 'hard+vegetable+onion' }, tools: ['large frying pan'] }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.', 1, { cue: 'fragrant', tools: ['large frying pan'] }),
      cook('[?main Return {main} to the pan][!ready+wine+liquid+sauce+sweet+leaf  for {time}, until hot again][?main . ][Add {ready+wine+liquid+sauce+sweet+leaf} and simmer for {time}.]', 4),
      pan.sea, pan.setEgg,
      build('[Stir {cream} into {grain}. ][Season with {salt+acid}.]', 1),
      serve('Spoon {grain} into bowls and top with everything else.[ Scatter with {topping+cheese+herb}.]'),
    ],
  },
]; // prettier-ignore
