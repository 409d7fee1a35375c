import type { Form, Motion } from './form.js';
import { as, place } from './slots.js';

const {
  main,
  slowMain,
  ready,
  cured,
  onion,
  garlic,
  hard,
  vegetable,
  leaf,
  fat,
  salt,
  spice,
  paste,
  sauce,
  liquid,
  sweet,
  acid,
  cream,
  cheese,
  herb,
  topping,
  flour,
  egg,
  base,
} = place;

const season = { fat, salt, spice };
const big = ['large pot'];
const pan = ['large frying pan'];

const cookBase: Motion = {
  phase: 'cook', method: 'stovetop', minutes: { of: 'base', by: 'simmer' }, tools: ['saucepan'], cue: { of: 'base' }, when: 'base',
  text: 'Cook {base} in a saucepan of boiling water until {cue}; drain and keep warm.',
  hint: 'Taste a piece: it should be soft with no hard middle.',
}; // prettier-ignore

const brownMain: Motion = {
  phase: 'cook', method: 'stovetop', minutes: { of: 'main', by: 'fry' }, tools: pan, cue: { of: 'main' }, when: 'main',
  text: 'Heat {fat} in a large frying pan over medium-high heat. Add {main}[ and {cured}] and cook, turning now and then, until {cue}. Lift onto a plate.',
  hint: 'The pan is hot enough when a drop of water dances in it.',
  finesse: 'Work in two batches, so that it browns instead of steaming.',
}; // prettier-ignore

const softenAfterMain: Motion = {
  phase: 'cook', method: 'stovetop', minutes: { of: 'onion', by: 'fry' }, tools: pan, cue: 'soft', when: 'main',
  text: 'Lower the heat to medium and cook {onion} in the same pan until soft.',
}; // prettier-ignore

const softenFirst: Motion = {
  phase: 'cook', method: 'stovetop', minutes: { of: 'onion', by: 'fry', add: 1 }, tools: pan, cue: 'soft', unless: 'main',
  text: 'Heat {fat} in a large frying pan over medium heat.[ Add {cured} and let the edges crisp.][ Add {onion} and cook until soft.]',
}; // prettier-ignore

const bloom: Motion = {
  phase: 'cook', method: 'stovetop', minutes: 1, tools: pan, cue: 'fragrant',
  text: 'Stir in {garlic}[, {spice}][ and {paste}] and cook until fragrant.',
  hint: 'Keep stirring: this burns quickly.',
  finesse: 'Let it sizzle in the fat alone for a moment before anything wet goes in.',
}; // prettier-ignore

const bloomPlain: Motion = {
  phase: 'cook', method: 'stovetop', minutes: 1, tools: pan, unless: 'garlic',
  text: 'Stir in {spice}[ and {paste}] and cook for a moment, until fragrant.',
}; // prettier-ignore

const bloomPaste: Motion = { ...bloomPlain, unless: 'spice', text: 'Stir in {paste} and let it darken a little.' };

const thicken: Motion = {
  phase: 'cook', method: 'stovetop', minutes: 1, tools: pan,
  text: 'Dust with {flour} and stir for a minute, so that no raw taste is left.',
}; // prettier-ignore

const eggsOnTop: Motion = {
  phase: 'cook', method: 'stovetop', minutes: 5, tools: pan, cue: 'whites and yolks are firm',
  text: 'Pour in {egg}, cover and cook over low heat until set right through.',
}; // prettier-ignore

const finish: Motion = {
  phase: 'serve', minutes: 1, tools: [],
  text: 'Scatter with {topping}[, {cheese}][ and {herb}] and serve[ with {base}].',
}; // prettier-ignore
const finishCheese: Motion = { ...finish, unless: 'topping', text: 'Scatter with {cheese}[ and {herb}] and serve[ with {base}].' };
const finishHerb: Motion = { ...finish, unless: 'topping', text: 'Scatter with {herb} and serve[ with {base}].' };

export const savory: readonly Form[] = [];
