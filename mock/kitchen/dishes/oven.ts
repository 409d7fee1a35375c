import type { Form, Slot } from './form.js';
import { bake, build, cook, inVessel, rest, serve, slowest } from './motions.js';
import { as, free, place as p } from './slots.js';

const pan = inVessel('large frying pan', 'medium');

const basics: readonly Slot[] = [
  p.fat,
  p.salt,
  p.spice,
  as(p.garlic, { grams: 12 }),
  p.onion,
  p.paste,
  as(p.sauce, { grams: 30 }),
  p.wine,
  p.sweet,
  p.acid,
  p.herb,
  p.flour,
  p.leaf,
];
const roastable: Slot['accepts'] = ['bone-in poultry', 'poultry', 'tender meat', 'sausage', 'tofu', 'frying cheese'];

/** Dishes of the oven. */
export const oven: readonly Form[] = [
  {
    name: 'tray roast', noun: 'Tray Roast', course: 'savory', skill: 'beginner', stars: ['main', 'sea', 'hard', 'vegetable', 'ready'], heart: [],
    slots: [
      as(p.slowMain, { accepts: roastable }), p.sea, p.cured, p.ready, as(p.hard, { grams: 190, buy: ['potato', 'carrot', 'cauliflower'], nice: true, instead: ['vegetable'] }), as(p.vegetable, { grams: 140 }),
      as(p.liquid, { grams: 40 }), as(p.fruit, { grams: 60 }), as(p.egg, { grams: 50 }), as(p.cream, { accepts: ['cream', 'soft dairy', 'nut butter'] }), p.cheese, p.topping, p.acid, ...basics,
    ],
    motions: [
      build('Heat the oven to {oven}. Mix {fat+salt+spice+garlic+paste+sauce+wine+sweet+flour} in a large bowl.', 2, { method: 'oven', heat: 425, tools: ['large roasting tray', 'large bowl'] }),
      bake('Toss {hard+onion} in half of it, spread out on the tray and roast at {oven} for {time}.', slowest('hard+onion', 'roast', -10), 425, { tools: ['large roasting tray'] }),
      bake('Toss {main+cured+vegetable+ready+fruit} in [?hard+onion what is left of it][!hard+onion it], add to the tray[ with {liquid}] and roast at {oven} for about {time}, until {cue}.', slowest('main+cured+vegetable+ready', 'roast'), 425, { cue: { of: 'main+cured+vegetable' }, cooks: 'main+cured', tools: ['large roasting tray'], hint: 'Turn everything once half-way, so that it colors evenly.' }),
      bake('Lay {sea} on the tray and roast at {oven} for about {time}, until {cue}.', slowest('sea', 'roast'), 425, { cue: { of: 'sea' }, cooks: 'sea', tools: ['large roasting tray'] }),
      bake('Scatter {leaf} over for the last {time}.', 3, 425, { cue: 'wilted' }),
      bake('Make gaps on the tray, pour in {egg} and bake at {oven} for {time}, until set right through.', 9, 425, { cooks: 'egg', cue: 'set right through' }),
      rest('Let {main} rest for {time}.', 4, { finesse: 'Scrape the tray juices over everything before you serve.' }),
      serve('[Spoon over {cream}. ][Finish with {acid}. ][Scatter with {topping+cheese+herb}. ]Serve straight from the tray.'),
    ],
  },
  {
    name: 'bake', noun: 'Bake', course: 'savory', skill: 'intermediate', stars: ['main', 'sea', 'ready', 'hard', 'vegetable', 'base'], heart: ['cheese', 'cream'], modest: 5,
    slots: [
      as(p.main, { grams: 110, instead: ['ready', 'egg', 'sea', 'cheese', 'cured'] }), as(p.sea, { grams: 100 }), p.cured, as(p.ready, { grams: 80 }), as(p.base, { grams: 55, accepts: [...p.base.accepts, 'cooked rice'], most: 2 }), as(p.hard, { grams: 140 }), as(p.vegetable, { grams: 110 }), p.liquid,
      as(p.cream, { grams: 60, accepts: ['cream', 'milk', 'soft dairy', 'plant milk'] }), as(p.egg, { grams: 50, most: 3 }), as(p.cheese, { grams: 45, most: 4 }), as(p.topping, { grams: 25, accepts: ['crumbs', 'nut', 'seed', 'briny', 'snack', 'bread'] }), free(p.acid, 8), ...basics,
    ],
    motions: [
      cook('Cook {base} in plenty of boiling water for about {time}, until {cue}, and drain.', slowest('base', 'simmer'), { cue: { of: 'base' }, tools: ['saucepan'] }),
      pan.brown, pan.crisp,
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, stirring, until nearly tender.', slowest('onion+hard+vegetable', 'fry'), { cue: 'nearly tender', tools: ['large frying pan'] }),
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.', 1, { cue: 'fragrant', tools: ['large frying pan'] }),
      build('Heat the oven to {oven}. [Mix everything with {salt+sea+ready+leaf+wine+liquid+sauce+sweet+cream+egg+acid}. ]Spread it in a baking dish[ and top with {cheese+topping}].', 4, { method: 'oven', heat: 375, tools: ['baking dish'] }),
      bake('[^fat Drizzle with {fat}. ]Bake at {oven} for {time}, until bubbling, golden and set in the middle.', 25, 375, { cooks: 'egg+sea', cue: 'bubbling, golden and set in the middle', tools: ['baking dish'] }),
      rest('Let it stand for {time} before you cut it.', 5),
      serve('[Scatter with {herb}. ]Serve warm.'),
    ],
  },
  {
    name: 'pie', noun: 'Tart', course: 'savory', skill: 'intermediate', stars: ['main', 'sea', 'vegetable', 'ready', 'cheese', 'hard'], heart: ['pastry'], modest: 3,
    slots: [
      { part: 'pastry', accepts: ['pastry'], grams: 70, most: 1, buy: ['puff pastry'] }, as(p.main, { grams: 80 }), as(p.sea, { grams: 80 }), p.cured, as(p.ready, { grams: 60 }), as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 110 }),
      as(p.liquid, { grams: 30, accepts: ['tomato sauce', 'salsa', 'broth'] }), as(p.egg, { grams: 50 }), as(p.cream, { grams: 30 }), as(p.cheese, { grams: 40 }), as(p.topping, { grams: 25 }), free(p.acid, 8), ...basics,
    ],
    motions: [
      pan.brown, pan.crisp,
      cook('[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, until tender and no longer wet.', slowest('onion+hard+vegetable', 'fry'), { cue: 'tender, and no longer wet', tools: ['large frying pan'] }),
      build('[Stir in {garlic+spice+paste+sauce+wine+sweet+flour+salt+leaf+ready+sea+acid}. ]Let the filling cool a little.', 2),
      build('Heat the oven to {oven}. Lay out {pastry} on a baking sheet[, brush with {liquid}], spread the filling over it[, pour on {egg+cream}][ and top with {cheese+topping}].', 4, { method: 'oven', heat: 400, tools: ['baking sheet'] }),
      bake('[^fat Brush the edges with {fat}. ]Bake at {oven} for {time}, until deep golden underneath as well.', 25, 400, { cooks: 'egg+sea', cue: 'deep golden underneath as well', tools: ['baking sheet'] }),
      serve('[Scatter with {herb}. ]Cut into pieces and serve warm.'),
    ],
  },
]; // prettier-ignore
