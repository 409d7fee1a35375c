import type { Form } from './form.js';
import { as, place as p } from './slots.js';

const basics = [
  p.fat,
  p.salt,
  p.spice,
  as(p.garlic, { grams: 12 }),
  p.onion,
  p.paste,
  as(p.sauce, { grams: 30 }),
  p.sweet,
  p.acid,
  p.cream,
  p.cheese,
  p.herb,
  p.topping,
  p.flour,
  p.leaf,
];

export const oven: readonly Form[] = [
  {
    name: 'tray roast', noun: 'Tray Roast', course: 'savory', skill: 'beginner', stars: ['main', 'hard', 'vegetable', 'ready'], heart: [],
    slots: [as(p.slowMain, { accepts: p.slowMain.accepts.filter((sort) => sort !== 'tough meat' && sort !== 'ground meat' && sort !== 'shell-on shellfish'), instead: ['ready'] }), p.cured, p.ready, as(p.hard, { grams: 190, buy: ['potato', 'carrot', 'cauliflower'], nice: true, instead: ['vegetable'] }), as(p.vegetable, { grams: 140 }), as(p.liquid, { grams: 40 }), as(p.fruit, { grams: 60 }), as(p.egg, { grams: 50 }), ...basics],
    motions: [
      { phase: 'assemble', minutes: 2, heat: 425, method: 'oven', tools: ['large roasting tray'], text: 'Heat the oven to {oven}. Mix {fat+salt+spice+garlic+paste+sauce+sweet+flour} in a large bowl.' },
      { phase: 'cook', method: 'oven', heat: 425, minutes: { of: 'hard+onion', by: 'roast', add: -12 }, tools: ['large roasting tray'], text: 'Turn {hard+onion} in half of it, spread on the tray and roast at {oven} for {time}.' },
      { phase: 'cook', method: 'oven', heat: 425, minutes: { of: 'main+cured+vegetable+ready', by: 'roast' }, cue: { of: 'main+cured+vegetable' }, cooks: 'main+cured', tools: ['large roasting tray'], text: 'Turn {main+cured+vegetable+ready+fruit} in the rest, add to the tray[ with {liquid}] and roast at {oven} for about {time}, until {cue}.', hint: 'Turn everything once half-way, so that it colors evenly.' },
      { phase: 'cook', method: 'oven', heat: 425, minutes: 3, cue: 'wilted', text: 'Scatter {leaf} over for the last {time}.' },
      { phase: 'cook', method: 'oven', heat: 425, minutes: 9, cooks: 'egg', cue: 'set right through', text: 'Make gaps on the tray, pour in {egg} and bake at {oven} for {time}, until set right through.' },
      { phase: 'rest', minutes: 4, text: '[?main Let {main} rest for {time}.]', finesse: 'Scrape the tray juices over everything before you serve.' },
      { phase: 'serve', minutes: 1, text: '[Spoon over {cream+acid}. ][Scatter with {topping+cheese+herb}. ]Serve straight from the tray.' },
    ],
  },
  {
    name: 'bake', noun: 'Bake', course: 'savory', skill: 'intermediate', stars: ['main', 'ready', 'hard', 'vegetable', 'base'], heart: ['cheese', 'hard', 'base', 'egg', 'cream'],
    slots: [as(p.main, { grams: 110, instead: ['ready', 'egg', 'pulse', 'cheese', 'cured'] }), p.cured, as(p.ready, { grams: 80 }), as(p.base, { grams: 55, accepts: [...p.base.accepts, 'cooked rice'], most: 2 }), as(p.hard, { grams: 140 }), as(p.vegetable, { grams: 110 }), as(p.liquid, { grams: 90 }), as(p.cream, { grams: 60, accepts: ['cream', 'milk', 'soft dairy', 'plant milk'] }), as(p.egg, { grams: 50 }), as(p.cheese, { grams: 45 }), ...basics.filter(({ part }) => part !== 'cheese' && part !== 'cream' && part !== 'topping'), as(p.topping, { grams: 30, accepts: ['crumbs', 'nut', 'seed', 'briny', 'snack'] })],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'base', by: 'simmer' }, cue: { of: 'base' }, tools: ['saucepan'], text: 'Cook {base} in plenty of boiling water for about {time}, until {cue}, and drain.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: ['large frying pan'], text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Add {main+cured} and cook for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: 'nearly tender', tools: ['large frying pan'], text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, stirring, until nearly tender.' },
      { phase: 'cook', method: 'stovetop', minutes: 1, cue: 'fragrant', text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.' },
      { phase: 'assemble', minutes: 4, heat: 375, tools: ['baking dish'], text: 'Heat the oven to {oven}. [Mix everything with {liquid+sauce+sweet+cream+egg+ready+leaf+salt+acid}. ]Spread it in a baking dish[ and top with {cheese+topping}].' },
      { phase: 'cook', method: 'oven', heat: 375, minutes: 25, cooks: 'egg', cue: 'bubbling and golden', tools: ['baking dish'], text: '[^fat Drizzle with {fat}. ]Bake at {oven} for {time}, until bubbling, golden and set in the middle.' },
      { phase: 'rest', minutes: 5, text: 'Let it stand for {time} before you cut it.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {herb}. ]Serve warm.' },
    ],
  },
  {
    name: 'pie', noun: 'Tart', course: 'savory', skill: 'intermediate', stars: ['main', 'vegetable', 'ready', 'cheese', 'hard'], heart: ['pastry'],
    slots: [{ part: 'pastry', accepts: ['pastry'], grams: 70, most: 1, buy: ['puff pastry'] }, as(p.main, { grams: 80, accepts: ['poultry', 'ground meat', 'sausage', 'tofu', 'fish', 'shellfish', 'tender meat', 'frying cheese'] }), p.cured, as(p.ready, { grams: 60 }), as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 110 }), as(p.liquid, { grams: 30, accepts: ['tomato sauce', 'salsa', 'broth', 'wine'] }), as(p.egg, { grams: 50 }), as(p.cheese, { grams: 40 }), ...basics.filter(({ part }) => part !== 'cheese')],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: ['large frying pan'], text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Add {main+cured} and cook for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: 'tender', tools: ['large frying pan'], text: '[^fat Heat {fat} in a large frying pan over medium heat. ]Add {onion+hard+vegetable} and cook for about {time}, until tender and no longer wet.' },
      { phase: 'assemble', minutes: 2, text: '[Stir in {garlic+spice+paste+sauce+sweet+flour+salt+acid+leaf+ready}. ]Take it off the heat and let it cool a little.' },
      { phase: 'assemble', minutes: 4, heat: 400, tools: ['baking sheet'], text: 'Heat the oven to {oven}. Lay out {pastry} on a baking sheet[, brush with {liquid}], spread the filling over it[ and pour on {egg+cream}][ and top with {cheese+topping}].' },
      { phase: 'cook', method: 'oven', heat: 400, minutes: 25, cooks: 'egg', cue: 'puffed and deep golden', tools: ['baking sheet'], text: '[^fat Brush the edges with {fat}. ]Bake at {oven} for {time}, until deep golden underneath as well.' },
      { phase: 'serve', minutes: 1, text: '[Scatter with {herb}. ]Cut into pieces and serve warm.' },
    ],
  },
]; // prettier-ignore
