import type { Form } from './form.js';
import { as, place as p } from './slots.js';

const pan = ['large frying pan'];
const basics = [
  p.fat,
  p.salt,
  p.spice,
  p.garlic,
  p.onion,
  p.paste,
  p.sauce,
  p.sweet,
  p.acid,
  p.cream,
  p.cheese,
  p.herb,
  p.topping,
  p.flour,
  p.leaf,
];
const hotPan = '[^fat Heat {fat} in a large frying pan over medium heat. ]';

export const grains: readonly Form[] = [
  {
    name: 'pasta', noun: 'Pasta', course: 'savory', skill: 'beginner', stars: ['main', 'vegetable', 'ready', 'cured', 'leaf'], heart: ['grain'],
    slots: [{ part: 'grain', accepts: ['pasta', 'noodle'], grams: 85, most: 2, buy: ['pasta', 'rice noodle'] }, as(p.main, { grams: 110, most: 2 }), p.cured, as(p.ready, { grams: 80 }), as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 130 }), as(p.liquid, { grams: 90 }), as(p.egg, { grams: 40 }), p.fruit, ...basics],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main', by: 'fry' }, cue: { of: 'main' }, cooks: 'main', tools: pan, text: `${hotPan}Add {main} and cook for about {time}, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'cured', by: 'fry' }, cue: { of: 'cured' }, cooks: 'cured', tools: pan, text: `${hotPan}Add {cured} and cook for about {time}, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: { of: 'hard+vegetable+onion' }, tools: pan, text: `${hotPan}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: 1, cue: 'fragrant', tools: pan, text: `${hotPan}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.` },
      { phase: 'cook', method: 'stovetop', minutes: 5, tools: pan, text: 'Add {liquid+sauce+sweet+ready+fruit} and simmer for {time}.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'grain', by: 'simmer' }, cue: { of: 'grain' }, tools: ['large pot'], text: 'Boil {grain} in plenty of water for about {time}, until {cue}. Keep a ladle of the cooking water and drain the rest.', finesse: 'Drain it a minute early; it finishes in the sauce and drinks it in.' },
      { phase: 'cook', method: 'stovetop', minutes: 2, cooks: 'egg', text: `${hotPan}Toss {grain+leaf} with everything in the pan for {time}[, adding {cream}]; loosen with some of the cooking water.[ Stir in {egg} over low heat until it thickens and is hot right through.]` },
      { phase: 'serve', minutes: 1, text: '[Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve at once.' },
    ],
  },
  {
    name: 'fried rice', noun: 'Fried Rice', course: 'savory', skill: 'beginner', stars: ['main', 'ready', 'vegetable', 'egg'], heart: ['grain'],
    slots: [{ part: 'grain', accepts: ['cooked rice', 'rice', 'brown rice'], grams: 70, most: 2, buy: ['rice'] }, as(p.main, { grams: 100, most: 2 }), p.cured, as(p.ready, { grams: 70 }), as(p.hard, { grams: 60 }), as(p.vegetable, { grams: 110 }), as(p.egg, { grams: 50 }), as(p.sauce, { buy: ['soy sauce', 'tamari'], cuisine: 'sauces', nice: true }), p.fruit, as(p.liquid, { grams: 20, accepts: ['broth', 'wine', 'water'] }), p.fat, p.salt, p.spice, p.garlic, p.onion, p.paste, p.sweet, p.acid, p.herb, p.topping, p.leaf],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'grain', by: 'simmer' }, cue: { of: 'grain' }, tools: ['saucepan'], text: 'Make {grain} ready: cook what is raw in boiling water until tender, about {time}, drain it well and spread it out to steam dry.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: ['wok or large frying pan'], text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {main+cured} and stir-fry for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: { of: 'hard+vegetable+onion' }, tools: ['wok or large frying pan'], text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {onion+hard+vegetable} and stir-fry for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: 1, cue: 'fragrant', text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Stir in {garlic+spice+paste} and cook for {time}, until fragrant.' },
      { phase: 'cook', method: 'stovetop', minutes: 2, cooks: 'egg', cue: 'set', text: 'Push everything aside, pour in {egg} and scramble for {time}, until set.' },
      { phase: 'cook', method: 'stovetop', minutes: 4, cue: 'hot, with a few crisp grains', text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {grain+ready+leaf+fruit} and fry for {time}, pressing and tossing, until hot with a few crisp grains.[ Season with {sauce+sweet+liquid}.]', finesse: 'Leave it alone for half a minute between tosses: that makes the crisp bits.' },
      { phase: 'serve', minutes: 1, text: '[Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve hot.' },
    ],
  },
  {
    name: 'pilaf', noun: 'Pilaf', course: 'savory', skill: 'intermediate', stars: ['main', 'ready', 'vegetable', 'hard', 'cured'], heart: ['grain'],
    slots: [{ part: 'grain', accepts: ['rice', 'brown rice', 'quick grain', 'slow grain', 'cooked rice'], grams: 70, most: 2, buy: ['rice'] }, as(p.main, { grams: 110, most: 3, accepts: ['bone-in poultry', ...p.main.accepts] }), p.cured, as(p.ready, { grams: 80 }), { part: 'pulse', accepts: ['quick pulse'], grams: 25, most: 1 }, as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 110 }), as(p.liquid, { grams: 150, most: 4, buy: ['vegetable broth', 'water'] }), p.egg, p.fruit, ...basics],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: ['wide pot with a lid'], text: '[^fat Heat {fat} in a wide pot over medium heat. ]Add {main+cured} and cook for about {time}, until {cue}. Lift out onto a plate.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard', by: 'fry' }, cue: 'soft', tools: ['wide pot with a lid'], text: '[^fat Heat {fat} in a wide pot over medium heat. ]Add {onion+hard} and cook for about {time}, stirring, until soft at the edges.' },
      { phase: 'cook', method: 'stovetop', minutes: 2, cue: 'glossy and fragrant', tools: ['wide pot with a lid'], text: '[^fat Heat {fat} in a wide pot over medium heat. ]Stir in {grain+garlic+spice+paste+flour} for {time}, until glossy and fragrant.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'grain+pulse', by: 'simmer', add: 2 }, cue: { of: 'grain+pulse' }, tools: ['wide pot with a lid'], text: 'Pour in {liquid}[ with {sauce+sweet}], add[ {pulse+vegetable+ready+fruit} and] enough hot water to cover by a finger, and bring to a boil. Cover and cook on low for about {time}, until {cue}.' },
      { phase: 'rest', minutes: 5, text: '[?main Lay {main} on top. ][Spread {leaf} over. ]Leave it covered, off the heat, for {time}; then fluff {grain} with a fork.' },
      { phase: 'cook', method: 'stovetop', minutes: 4, cooks: 'egg', cue: 'set right through', text: 'Scramble {egg} in a small pan over medium heat for {time}, until set, and lay on top.' },
      { phase: 'serve', minutes: 1, text: '[Stir in {cream}. ][Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve hot.' },
    ],
  },
  {
    name: 'polenta', noun: 'Polenta', course: 'savory', skill: 'beginner', stars: ['main', 'vegetable', 'ready', 'cured'], heart: ['grain'],
    slots: [{ part: 'grain', accepts: ['cornmeal'], grams: 45, most: 1, buy: ['cornmeal'] }, { part: 'pour', accepts: ['broth', 'milk', 'water', 'plant milk', 'cream'], grams: 220, most: 3, buy: ['water'] }, as(p.main, { grams: 120, most: 2 }), p.cured, as(p.ready, { grams: 80 }), as(p.hard, { grams: 60 }), as(p.vegetable, { grams: 130 }), as(p.liquid, { grams: 60, accepts: ['wine', 'tomato sauce', 'salsa', 'coconut milk'] }), p.egg, ...basics],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: 15, cue: 'thick, and no longer gritty', tools: ['saucepan'], text: 'Bring {pour} to a boil, rain in {grain} while whisking, and stir over low heat for {time}, until thick and no longer gritty. Cover and keep warm.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+cured', by: 'fry' }, cue: { of: 'main+cured' }, cooks: 'main+cured', tools: pan, text: `${hotPan}Add {main+cured} and cook for about {time}, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'onion+hard+vegetable', by: 'fry' }, cue: { of: 'hard+vegetable+onion' }, tools: pan, text: `${hotPan}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {cue}.` },
      { phase: 'cook', method: 'stovetop', minutes: 1, cue: 'fragrant', tools: pan, text: `${hotPan}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.` },
      { phase: 'cook', method: 'stovetop', minutes: 4, tools: pan, text: 'Add {liquid+sauce+sweet+ready+leaf} and simmer for {time}.' },
      { phase: 'cook', method: 'stovetop', minutes: 5, cooks: 'egg', text: 'Scramble {egg} in a small pan over medium heat for {time}, until set.' },
      { phase: 'serve', minutes: 1, text: 'Stir[ {cream+cheese} into] {grain}, spoon into bowls and top with everything else.[ Season with {salt+acid}.][ Scatter with {topping+herb}.]' },
    ],
  },
]; // prettier-ignore
