import type { Form, Motion } from './form.js';
import { as, place as p } from './slots.js';

const pan = ['large frying pan'];
const pot = ['large pot'];

const hotPan = '[^fat Heat {fat} in a large frying pan over medium-high heat. ]';
const hotPot = '[^fat Heat {fat} in a large pot over medium heat. ]';

/** What most pans and pots begin with; each takes part only where the pantry has something for it. */
const boilBase: Motion = {
  phase: 'cook',
  method: 'stovetop',
  minutes: { of: 'base', by: 'simmer' },
  cue: { of: 'base' },
  tools: ['saucepan'],
  text: 'Cook {base} in plenty of boiling water for about {time}, until {cue}; drain and keep warm.',
  hint: 'Taste a piece before you drain it: no hard middle should be left.',
};
const brown = (hot: string, tools: readonly string[]): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  minutes: { of: 'main', by: 'fry' },
  cue: { of: 'main' },
  cooks: 'main',
  tools,
  text: `${hot}Add {main} and cook for about {time}, turning now and then, until {cue}. Lift out onto a plate.`,
  hint: 'The pan is hot enough when a drop of water dances in it.',
  finesse: 'Work in batches, so that it browns and does not steam.',
});
const crisp = (hot: string, tools: readonly string[]): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  minutes: { of: 'cured', by: 'fry' },
  cue: { of: 'cured' },
  cooks: 'cured',
  tools,
  text: `${hot}Add {cured} and cook for about {time}, until {cue}.`,
});
const soften = (hot: string, tools: readonly string[]): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  minutes: { of: 'onion', by: 'fry' },
  cue: 'soft and shiny',
  tools,
  text: `${hot}Add {onion} and cook for about {time}, stirring, until soft and shiny.`,
});
const bloom = (hot: string, tools: readonly string[]): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  minutes: 1,
  cue: 'fragrant',
  tools,
  text: `${hot}Stir in {garlic+spice+paste} and cook for {time}, until fragrant.`,
  hint: 'Keep stirring; this burns quickly.',
  finesse: 'Let it sizzle before anything wet goes in: that is where the depth comes from.',
});
const dust: Motion = {
  phase: 'cook',
  method: 'stovetop',
  minutes: 1,
  text: 'Dust with {flour} and stir for {time}, so that no raw taste is left.',
};
const firm = (hot: string, tools: readonly string[]): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  minutes: { of: 'hard', by: 'fry' },
  cue: { of: 'hard' },
  tools,
  text: `${hot}Add {hard}, cover and cook for about {time}, stirring now and then, until {cue}.`,
});
const greens = (hot: string, tools: readonly string[]): Motion => ({
  phase: 'cook',
  method: 'stovetop',
  minutes: { of: 'vegetable', by: 'fry' },
  cue: { of: 'vegetable' },
  tools,
  text: `${hot}Add {vegetable} and cook for about {time}, stirring, until {cue}.`,
});
const wilt: Motion = {
  phase: 'cook',
  method: 'stovetop',
  minutes: 2,
  cue: 'wilted',
  text: 'Stir in {leaf} for {time}, until just wilted.',
};
const setEgg: Motion = {
  phase: 'cook',
  method: 'stovetop',
  minutes: 5,
  cue: 'set right through',
  cooks: 'egg',
  text: 'Pour {egg} over, cover and cook on low heat for {time}, until set right through.',
};
const enrich: Motion = {
  phase: 'assemble',
  minutes: 1,
  text: '[Off the heat, stir in {cream+acid}. ][Season with {salt}. ][Taste, and adjust.]',
  finesse: 'Balance it at the very end: a little more sharpness wakes everything up.',
};
const scatter: Motion = { phase: 'serve', minutes: 1, text: '[Scatter with {topping+cheese+herb}. ]Serve[ with {base}] while it is hot.' };

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

export const pans: readonly Form[] = [
  {
    name: 'skillet', noun: 'Skillet', course: 'savory', skill: 'beginner', stars: ['main', 'vegetable', 'ready', 'hard', 'cured'], heart: [],
    slots: [p.main, p.cured, p.ready, p.hard, p.vegetable, as(p.liquid, { grams: 60 }), p.egg, as(p.base, { most: 1 }), p.fruit, ...basics],
    motions: [
      boilBase, brown(hotPan, pan), crisp(hotPan, pan), soften(hotPan, pan), firm(hotPan, pan), greens(hotPan, pan), bloom(hotPan, pan), dust,
      { phase: 'cook', method: 'stovetop', minutes: 4, cue: 'a sauce that coats the spoon', tools: pan, text: '[?main Return {main} to the pan. ][Add {liquid+sauce+sweet+ready+fruit} and let it bubble for {time}, until everything is hot.]' },
      wilt, setEgg, enrich, scatter,
    ],
  },
  {
    name: 'stir-fry', noun: 'Stir-Fry', course: 'savory', skill: 'beginner', stars: ['main', 'vegetable', 'ready', 'leaf'], heart: [],
    slots: [as(p.main, { grams: 130 }), p.ready, as(p.hard, { grams: 80 }), as(p.vegetable, { grams: 170 }), as(p.liquid, { grams: 30, accepts: ['broth', 'wine', 'water', 'coconut milk'] }), as(p.sauce, { buy: ['soy sauce', 'tamari', 'fish sauce'], cuisine: 'sauces', nice: true }), as(p.egg, { grams: 40 }), as(p.base, { buy: ['rice'], cuisine: 'starches', nice: true }), p.fruit,
      p.fat, p.salt, p.spice, as(p.garlic, { grams: 16 }), as(p.onion, { grams: 40 }), p.paste, p.sweet, p.acid, p.herb, p.topping, as(p.flour, { grams: 3 }), p.leaf],
    motions: [
      boilBase,
      { phase: 'assemble', minutes: 1, tools: ['small bowl'], text: 'Stir {sauce+sweet+liquid+flour} together in a small bowl.' },
      { ...brown('[^fat Heat {fat} in a wok or large frying pan over high heat. ]', ['wok or large frying pan']), text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {main} and stir-fry for about {time}, until {cue}. Lift out onto a plate.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'hard+vegetable+onion', by: 'fry' }, cue: { of: 'vegetable+hard+onion' }, tools: ['wok or large frying pan'], text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Add {hard+onion+vegetable} and stir-fry for about {time}, until {cue}.' },
      { phase: 'cook', method: 'stovetop', minutes: 1, cue: 'fragrant', text: '[^fat Heat {fat} in a wok or large frying pan over high heat. ]Push everything aside, add {garlic+spice+paste} and stir for {time}, until fragrant.', hint: 'Have everything chopped before you start: from here it goes fast.' },
      { phase: 'cook', method: 'stovetop', minutes: 2, cooks: 'egg', cue: 'set in soft shreds', text: 'Pour {egg} into the gap and scramble for {time}, until set.' },
      { phase: 'cook', method: 'stovetop', minutes: 2, cue: 'glossy and hot', text: '[?main Return {main} to the pan. ][Add {ready+leaf+fruit}. ][?sauce Pour in the sauce and toss for {time}, until glossy.][!sauce Toss for {time}, until hot.]' },
      { phase: 'serve', minutes: 1, text: '[Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve at once[ with {base}].' },
    ],
  },
  {
    name: 'curry', noun: 'Curry', course: 'savory', skill: 'beginner', stars: ['main', 'ready', 'vegetable', 'hard'], heart: [],
    slots: [as(p.slowMain, { grams: 140, accepts: ['bone-in poultry', ...p.main.accepts] }), p.cured, p.ready, as(p.hard, { grams: 110 }), as(p.vegetable, { grams: 110 }), as(p.liquid, { grams: 130, buy: ['coconut milk', 'canned tomato', 'water'], cuisine: 'liquids' }), p.egg, as(p.base, { nice: true }), p.fruit, ...basics],
    motions: [
      boilBase, crisp(hotPot, pot), soften(hotPot, pot), bloom(hotPot, pot),
      { phase: 'cook', method: 'stovetop', minutes: 3, tools: pot, text: '[^fat Heat {fat} in a large pot over medium heat. ]Add {main} and turn for {time}, until coated and no longer raw outside.' },
      dust,
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+hard+ready', by: 'simmer' }, cooks: 'main', cue: { of: 'main+hard' }, tools: pot, text: 'Pour in {liquid}[ with {sauce+sweet}], add[ {hard+ready+fruit} and] bring to a gentle simmer. Cook for about {time}, stirring now and then.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'vegetable', by: 'simmer' }, cue: { of: 'vegetable' }, text: 'Add {vegetable} and simmer for {time} more, until {cue}.' },
      wilt, { ...setEgg, text: 'Stir {egg} through in a thin stream and simmer for {time}, until set.' }, enrich, scatter,
    ],
  },
  {
    name: 'stew', noun: 'Stew', course: 'savory', skill: 'intermediate', stars: ['main', 'ready', 'hard', 'vegetable'], heart: [],
    slots: [p.slowMain, p.cured, p.ready, as(p.hard, { grams: 170, buy: ['potato', 'carrot'], nice: true }), as(p.vegetable, { grams: 90 }), as(p.liquid, { grams: 170, buy: ['water'], cuisine: 'liquids' }), p.fruit, as(p.base, { grams: 45 }), ...basics],
    motions: [
      { ...brown(hotPot, pot), minutes: 8, cooks: '', text: `${hotPot}Add {main} and brown on all sides, about {time}. Lift out onto a plate.` },
      crisp(hotPot, pot), soften(hotPot, pot), bloom(hotPot, pot), dust,
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+ready', by: 'simmer', add: 5 }, cooks: 'main', cue: { of: 'main' }, tools: pot, text: 'Pour in {liquid}[ with {sauce+sweet}][?main , return {main} to the pot][, add {ready+fruit}] and bring to a simmer. Cover and cook gently for about {time}.', finesse: 'Keep it below a boil; a bubble now and then is enough.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'hard+vegetable+base', by: 'simmer' }, cue: { of: 'hard+vegetable+base' }, text: 'Add {hard+base+vegetable} and simmer for about {time} more, until {cue}.' },
      wilt, enrich,
      { phase: 'rest', minutes: 5, text: 'Let it stand for {time} off the heat, so that it thickens a little.' },
      { ...scatter, text: '[Scatter with {topping+cheese+herb}. ]Serve hot in bowls.' },
    ],
  },
  {
    name: 'soup', noun: 'Soup', course: 'savory', skill: 'beginner', stars: ['ready', 'main', 'vegetable', 'hard', 'pulse', 'leaf'], heart: [],
    slots: [as(p.slowMain, { grams: 90, accepts: p.slowMain.accepts, buy: ['chickpea', 'white bean', 'chicken thigh', 'mushroom'] }), p.cured, as(p.ready, { grams: 80 }), { part: 'pulse', accepts: ['quick pulse'], grams: 40, most: 2 }, as(p.hard, { grams: 120, buy: ['carrot', 'potato'], nice: true }), as(p.vegetable, { grams: 100 }), as(p.liquid, { grams: 330, buy: ['vegetable broth', 'chicken broth', 'water'] }), as(p.base, { grams: 30 }), as(p.egg, { grams: 30 }), ...basics],
    motions: [
      crisp(hotPot, pot), soften(hotPot, pot), bloom(hotPot, pot), dust,
      { phase: 'cook', method: 'stovetop', minutes: { of: 'main+hard+pulse+ready', by: 'simmer' }, cooks: 'main', cue: { of: 'main+hard+pulse' }, tools: pot, text: '[^fat Warm {fat} in a large pot over medium heat. ]Add {liquid}[, {main+hard+pulse+ready}] and bring to a boil. Lower the heat and simmer for about {time}[?hard , until the vegetables are tender].', hint: 'A simmer is a bubble here and there; a rolling boil would cloud it.' },
      { phase: 'cook', method: 'stovetop', minutes: { of: 'vegetable+base', by: 'simmer' }, cue: { of: 'vegetable+base' }, text: 'Add {base+vegetable} and simmer for {time} more, until {cue}.' },
      wilt,
      { phase: 'cook', method: 'stovetop', minutes: 2, cooks: 'egg', text: 'Stir {egg} in, in a thin stream, and simmer for {time}, until set.' },
      { phase: 'assemble', minutes: 1, text: '[Stir in {sauce+sweet}. ][Off the heat, stir in {cream+acid}. ][Season with {salt}.]' },
      { ...scatter, text: '[Scatter with {topping+cheese+herb}. ]Ladle into bowls and serve hot.' },
    ],
  },
]; // prettier-ignore
