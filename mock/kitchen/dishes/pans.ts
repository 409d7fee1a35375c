import type { Form } from './form.js';
import { boil, build, cook, enrich, inVessel, rest, serve, slowest } from './motions.js';
import { as, basics, finished, place as p, seasoned } from './slots.js';

const pan = inVessel('large frying pan', 'medium-high');
const wok = inVessel('wok or large frying pan', 'high');
const pot = inVessel('large pot', 'medium');

/** Dishes of one pan or one pot. */
export const pans: readonly Form[] = [
  {
    name: 'skillet', noun: 'Skillet', course: 'savory', skill: 'beginner', stars: ['main', 'sea', 'ready', 'vegetable', 'hard', 'cured', 'egg', 'leaf'], heart: [],
    slots: [p.main, p.sea, p.cured, p.ready, p.hard, p.vegetable, as(p.liquid, { grams: 60 }), p.egg, ...seasoned, p.filling, p.fruit, ...finished],
    motions: [
      boil('base'), pan.brown, pan.crisp, pan.soften, pan.firm, pan.greens, pan.bloom, pan.dust,
      cook('[?main Return {main} to the pan][!ready+wine+liquid+sauce+sweet+fruit  for {time}, until everything is hot][?main . ][Add {ready+wine+liquid+sauce+sweet+fruit} and let it bubble for {time}, until everything is hot.]', 4, { cue: 'hot and glossy' }),
      pan.sea, pan.wilt, enrich, pan.setEgg,
      serve('[Scatter with {topping+cheese+herb}. ]Serve hot[ with {base}].'),
    ],
  },
  {
    name: 'stir-fry', noun: 'Stir-Fry', course: 'savory', modest: 4, skill: 'beginner', stars: ['main', 'sea', 'ready', 'vegetable', 'leaf', 'hard'], heart: [],
    slots: [
      as(p.main, { grams: 130 }), p.sea, p.ready, as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 170 }), as(p.liquid, { grams: 30, accepts: ['broth', 'water', 'coconut milk'] }),
      as(p.sauce, { buy: ['soy sauce', 'tamari', 'fish sauce'], cuisine: 'sauces', nice: true }), as(p.egg, { grams: 45 }), as(p.base, { buy: ['rice'], cuisine: 'starches', nice: true }), p.fruit,
      p.cured, p.fat, p.salt, p.spice, as(p.garlic, { grams: 16 }), as(p.onion, { grams: 45 }), p.paste, p.wine, p.sweet, p.acid, p.herb, p.topping, as(p.flour, { grams: 3, accepts: ['starch', 'flour'] }), p.leaf, as(p.cream, { grams: 15, accepts: ['nut butter'] }),
    ],
    motions: [
      boil('base'),
      build('[?flour Stir {flour+sauce+sweet+wine+liquid+cream} together in a small bowl until smooth.]', 1, { tools: ['small bowl'] }),
      wok.brown, wok.crisp,
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {sea} and stir-fry for about {time}, until {cue}. Lift out onto a plate.', slowest('sea', 'fry'), { cue: { of: 'sea' }, cooks: 'sea', tools: ['wok or large frying pan'] }),
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {onion+hard+vegetable} and stir-fry for about {time}, until {cue}.', slowest('hard+vegetable+onion', 'fry'), { cue: { of: 'vegetable+hard+onion' }, tools: ['wok or large frying pan'] }),
      cook('[^fat Heat {fat} in a wok or large frying pan over high heat. ]Push everything aside, add {garlic+spice+paste} and stir for {time}, until fragrant.', 1, { cue: 'fragrant', hint: 'Have everything chopped before you start: from here it goes fast.' }),
      cook('Pour {egg} into the gap and scramble for {time}, until set.', 2, { cooks: 'egg', cue: 'set in soft shreds' }),
      cook('[?main Return {main} to the pan. ][?sea Return {sea} to the pan. ][Add {ready+leaf+fruit}. ][?flour Pour in the sauce and toss for {time}, until glossy.][!flour Add {sauce+sweet+wine+liquid+cream} and toss for {time}, until glossy.]', 2, { cue: 'glossy and hot' }),
      serve('[Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve at once[ with {base}].'),
    ],
  },
  {
    name: 'curry', noun: 'Curry', course: 'savory', regional: true, skill: 'beginner', stars: ['main', 'sea', 'ready', 'vegetable', 'hard'], heart: [],
    slots: [
      as(p.slowMain, { grams: 140, accepts: ['bone-in poultry', ...p.main.accepts] }), p.sea, p.cured, p.ready, as(p.hard, { grams: 110 }), as(p.vegetable, { grams: 110 }),
      as(p.liquid, { grams: 140, buy: ['coconut milk', 'canned tomato', 'water'], cuisine: 'liquids' }), p.egg, as(p.base, { nice: true }), p.fruit, ...basics,
    ],
    motions: [
      boil('base'), pot.crisp, pot.soften, pot.bloom,
      cook('[^fat Heat {fat} in a large pot over medium heat. ]Add {main} and turn for {time}, until coated and no longer raw outside.', 3, { tools: ['large pot'] }),
      pot.dust,
      cook('[^fat Warm {fat} in a large pot over medium heat. ]Pour in {wine+liquid}[ with {sauce+sweet}][, add {hard+ready+fruit}] and bring to a gentle simmer. Cook for about {time}, stirring now and then.', slowest('main+hard+ready', 'simmer'), { cooks: 'main', cue: { of: 'main+hard' }, tools: ['large pot'] }),
      cook('Add {vegetable} and simmer for about {time} more, until {cue}.', slowest('vegetable', 'simmer'), { cue: { of: 'vegetable' } }),
      pot.sea, pot.wilt,
      cook('Stir {egg} through in a thin stream and simmer for {time}, until set.', 3, { cooks: 'egg' }),
      enrich,
      serve('[Scatter with {topping+cheese+herb}. ]Serve hot[ with {base}].'),
    ],
  },
  {
    name: 'stew', noun: 'Stew', course: 'savory', skill: 'intermediate', stars: ['main', 'sea', 'ready', 'pulse', 'hard', 'vegetable'], heart: [],
    slots: [
      p.slowMain, p.sea, p.cured, p.ready, { part: 'pulse', accepts: ['quick pulse', 'dried pulse'], grams: 45, most: 2 }, as(p.hard, { grams: 170, buy: ['potato', 'carrot'], nice: true, instead: ['base'] }), as(p.vegetable, { grams: 90 }),
      as(p.liquid, { grams: 180, buy: ['water'], cuisine: 'liquids' }), p.fruit, as(p.base, { grams: 40 }), p.egg, ...basics,
    ],
    motions: [
      cook('[^fat Heat {fat} in a large pot over medium heat. ]Add {main} and brown on all sides for about {time}. Lift out onto a plate.', 8, { tools: ['large pot'], cue: 'browned on all sides', finesse: 'Take your time here: the brown is where the flavor comes from.' }),
      pot.crisp, pot.soften, pot.bloom, pot.dust,
      cook('[^fat Warm {fat} in a large pot over medium heat. ]Pour in {wine+liquid}[ with {sauce+sweet}][?main , return {main} to the pot][, add {pulse+ready+fruit}] and bring to a simmer. Cover and cook gently for about {time}.', slowest('main+ready+pulse', 'simmer', 5), { cooks: 'main', cue: { of: 'main+pulse' }, tools: ['large pot'], hint: 'Keep it below a boil: a bubble now and then is enough.' }),
      cook('Add {hard+base+vegetable} and simmer for about {time} more, until {cue}.', slowest('hard+vegetable+base', 'simmer'), { cue: { of: 'hard+vegetable+base' } }),
      pot.sea, pot.wilt,
      cook('Stir {egg} through in a thin stream and simmer for {time}, until set.', 3, { cooks: 'egg' }),
      enrich,
      rest('Let it stand off the heat for {time}, so that it thickens a little.', 5),
      serve('[Scatter with {topping+cheese+herb}. ]Serve hot in bowls.'),
    ],
  },
  {
    name: 'soup', noun: 'Soup', course: 'savory', skill: 'beginner', stars: ['main', 'sea', 'ready', 'pulse', 'vegetable', 'hard', 'leaf'], heart: [], modest: 3,
    slots: [
      as(p.slowMain, { grams: 100, accepts: p.slowMain.accepts.filter((sort) => sort !== 'tender meat'), buy: ['chickpea', 'white bean', 'tofu', 'chicken thigh'], cuisine: undefined }), as(p.sea, { grams: 90 }), p.cured, as(p.ready, { grams: 80 }), { part: 'pulse', accepts: ['quick pulse'], grams: 40, most: 2 },
      as(p.hard, { grams: 120, buy: ['carrot', 'potato'], nice: true, instead: ['vegetable'] }), as(p.vegetable, { grams: 110 }), as(p.liquid, { grams: 320, buy: ['vegetable broth', 'chicken broth', 'water'] }), as(p.egg, { grams: 30 }), ...seasoned, as(p.filling, { grams: 35 }), ...finished,
    ],
    motions: [
      pot.crisp, pot.soften, pot.bloom, pot.dust,
      cook('[^fat Warm {fat} in a large pot over medium heat. ]Add {wine+liquid+main+hard+pulse+ready} and bring to a boil. Lower the heat and simmer for about {time}[?hard , until the vegetables are tender].', slowest('main+hard+pulse+ready', 'simmer'), { cooks: 'main', cue: { of: 'main+hard+pulse' }, tools: ['large pot'], hint: 'A simmer is a bubble here and there; a rolling boil would cloud it.' }),
      cook('Add {base+vegetable} and simmer for about {time} more, until {cue}.', slowest('vegetable+base', 'simmer'), { cue: { of: 'vegetable+base' } }),
      pot.sea, pot.wilt,
      cook('Stir {egg} in, in a thin stream, and simmer for {time}, until set.', 2, { cooks: 'egg' }),
      build('[Stir in {sauce+sweet}. ][Off the heat, stir in {cream+acid}. ][Season with {salt}.]', 1),
      serve('[Scatter with {topping+cheese+herb}. ]Ladle into bowls and serve hot.'),
    ],
  },
]; // prettier-ignore
