import type { Form, Slot } from './form.js';

const slot = (part: string, accepts: Slot['accepts'], grams: number, most: number, more: Partial<Slot> = {}): Slot => ({
  part,
  accepts,
  grams,
  most,
  ...more,
});

const sugar = (grams: number): Slot => slot('sugar', ['sugar', 'syrup'], grams, 4, { buy: ['sugar', 'honey', 'maple syrup'] });
const flavor = slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'coffee', 'spice'], 3, 6);
const pinch = slot('salt', ['salt'], 0.4, 1);
const nuts = (grams: number): Slot =>
  slot('nut', ['nut', 'seed', 'coconut', 'dried fruit', 'chocolate', 'oats', 'snack', 'sweet'], grams, 6);
const fruit = (grams: number, more: Partial<Slot> = {}): Slot => slot('fruit', ['fruit', 'jam', 'juice', 'citrus'], grams, 4, more);

export const sweet: readonly Form[] = [
  {
    name: 'cake', noun: 'Cake', course: 'sweet', skill: 'intermediate', stars: ['fruit', 'nut', 'cocoa', 'cheese', 'flavor', 'flour'], heart: ['flour'],
    slots: [slot('flour', ['flour', 'oats', 'cornmeal', 'starch', 'pastry', 'crumbs'], 42, 4, { buy: ['flour', 'oats', 'rice flour', 'almond flour'] }), sugar(26), slot('fat', ['butter', 'oil', 'nut butter'], 18, 3, { buy: ['butter', 'vegetable oil'] }), slot('egg', ['egg'], 26, 3, { buy: ['egg', 'flaxseed', 'banana'], nice: true }), slot('wet', ['milk', 'soft dairy', 'cream', 'plant milk', 'water', 'coconut milk', 'wine', 'vinegar'], 26, 4, { buy: ['milk', 'water'], nice: true }), slot('raise', ['leavening', 'yeast'], 1.7, 3, { buy: ['baking powder'] }), slot('cocoa', ['cocoa', 'chocolate'], 10, 2), slot('cheese', ['soft cheese'], 25, 2), flavor, pinch, fruit(50), nuts(24), slot('vegetable', ['hard vegetable', 'vegetable', 'ginger', 'potato'], 30, 2), slot('set', ['gelatin'], 1.5, 1)],
    motions: [
      { phase: 'assemble', minutes: 3, method: 'oven', heat: 350, tools: ['cake pan'], text: 'Heat the oven to {oven} and grease a cake pan with a little of {fat}.' },
      { phase: 'assemble', minutes: 6, tools: ['large bowl', 'whisk'], text: 'Beat {fat} with {sugar}[, then beat in {egg}][ and {wet}][ and {cheese}].', finesse: 'Beat for a good while here: this is where the lightness comes from.' },
      { phase: 'assemble', minutes: 3, text: 'Stir in {flour+raise+cocoa+flavor+salt+set} until just combined.[ Fold in {fruit+nut+vegetable}.]', hint: 'Stop as soon as no dry streaks are left; more stirring makes it tough.' },
      { phase: 'cook', method: 'oven', heat: 350, minutes: 32, cooks: 'egg', cue: 'golden, and a skewer comes out clean', tools: ['cake pan'], text: 'Scrape into the pan and bake at {oven} for about {time}, until golden and a skewer comes out clean.' },
      { phase: 'rest', minutes: 10, text: 'Let it cool in the pan for {time} before you turn it out.' },
      { phase: 'serve', minutes: 1, text: 'Cut into pieces and serve.' },
    ],
  },
  {
    name: 'cookies', noun: 'Cookies', course: 'sweet', skill: 'beginner', stars: ['nut', 'cocoa', 'flavor', 'fruit', 'flour'], heart: ['flour'],
    slots: [slot('flour', ['flour', 'oats', 'starch', 'cornmeal', 'crumbs'], 34, 4, { buy: ['flour', 'oats', 'rice flour'] }), sugar(20), slot('fat', ['butter', 'oil', 'nut butter'], 19, 3, { buy: ['butter', 'coconut oil', 'vegetable oil'] }), slot('egg', ['egg', 'milk', 'plant milk', 'water', 'cream', 'soft cheese', 'soft dairy'], 9, 3), slot('raise', ['leavening'], 0.7, 3), slot('cocoa', ['cocoa'], 5, 1), flavor, pinch, nuts(22), slot('fruit', ['jam', 'juice', 'citrus', 'ginger'], 8, 2)],
    motions: [
      { phase: 'assemble', minutes: 2, method: 'oven', heat: 350, tools: ['baking sheet'], text: 'Heat the oven to {oven} and line a baking sheet.' },
      { phase: 'assemble', minutes: 6, tools: ['large bowl'], text: 'Beat {fat} with {sugar} until pale[, then beat in {egg+fruit}].' },
      { phase: 'assemble', minutes: 3, text: 'Work in {flour+raise+cocoa+flavor+salt}[, then {nut}], to a soft dough.' },
      { phase: 'cook', method: 'oven', heat: 350, minutes: 12, cooks: 'egg', cue: 'golden at the edges', tools: ['baking sheet'], text: 'Set spoonfuls on the sheet with room between them and bake at {oven} for {time}, until golden at the edges.', finesse: 'Chill the shaped dough for a few minutes first, and they keep their shape.' },
      { phase: 'rest', minutes: 5, text: 'Let them firm up on the sheet for {time}.' },
      { phase: 'serve', minutes: 1, text: 'Serve them warm or cold.' },
    ],
  },
  {
    name: 'pancakes', noun: 'Pancakes', course: 'sweet', skill: 'beginner', stars: ['fruit', 'flavor', 'nut', 'flour'], heart: ['flour'],
    slots: [slot('flour', ['flour', 'oats', 'cornmeal', 'starch'], 55, 3, { buy: ['flour', 'oats', 'rice flour'] }), slot('wet', ['milk', 'soft dairy', 'plant milk', 'water', 'cream', 'coconut milk'], 75, 3, { buy: ['milk', 'water'] }), slot('egg', ['egg'], 27, 3), slot('raise', ['leavening', 'yeast'], 2, 3), slot('sugar', ['sugar'], 6, 2), slot('fat', ['butter', 'oil'], 9, 3, { buy: ['butter', 'vegetable oil'] }), flavor, pinch, slot('syrup', ['syrup', 'jam', 'nut butter'], 22, 3), slot('fruit', ['fruit', 'dried fruit', 'juice', 'citrus'], 60, 4), slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'cocoa', 'soft cheese'], 15, 3)],
    motions: [
      { phase: 'assemble', minutes: 4, tools: ['large bowl', 'whisk'], text: 'Whisk {flour+raise+sugar+salt+flavor} together. Stir in {wet+egg} until just combined; a few lumps are fine.' },
      { phase: 'rest', minutes: 5, text: 'Let it stand for {time}.' },
      { phase: 'cook', method: 'stovetop', minutes: 12, cooks: 'egg', cue: 'golden on both sides', tools: ['large frying pan'], text: 'Heat some of {fat} in a large frying pan over medium heat. Cook small rounds, about {time} in all, turning them when bubbles break on top, until golden on both sides.', hint: 'The first one is always a test; adjust the heat after it.' },
      { phase: 'serve', minutes: 1, text: 'Serve in stacks[ with {fruit+syrup+nut}].' },
    ],
  },
  {
    name: 'crumble', noun: 'Crumble', course: 'sweet', skill: 'beginner', stars: ['fruit'], heart: ['fruit'],
    slots: [slot('fruit', ['fruit', 'dried fruit', 'jam', 'citrus', 'juice'], 150, 5, { buy: ['apple'], cuisine: 'fruits' }), slot('flour', ['flour', 'oats', 'crumbs', 'starch', 'snack', 'pastry'], 26, 3, { buy: ['oats', 'flour', 'rice flour'] }), sugar(18), slot('fat', ['butter', 'oil', 'nut butter'], 14, 2, { buy: ['butter', 'coconut oil', 'vegetable oil'] }), slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'cocoa'], 12, 4), flavor, pinch, slot('cream', ['cream', 'soft dairy', 'soft cheese', 'milk', 'plant milk', 'sweet'], 30, 3), slot('raise', ['leavening', 'egg', 'water', 'vinegar'], 1, 4)],
    motions: [
      { phase: 'assemble', minutes: 3, method: 'oven', heat: 375, tools: ['baking dish'], text: 'Heat the oven to {oven}. Spread {fruit} in a baking dish with a third of {sugar}[ and {flavor}].' },
      { phase: 'assemble', minutes: 5, tools: ['bowl'], text: 'Rub {fat} into {flour}[, {nut+salt+raise}] and the rest of the sweetening until it forms crumbs, and scatter them over.' },
      { phase: 'cook', method: 'oven', heat: 375, minutes: 30, cue: 'bubbling at the edges, with a golden top', tools: ['baking dish'], text: 'Bake at {oven} for {time}, until it bubbles at the edges and the top is golden.' },
      { phase: 'rest', minutes: 5, text: 'Let it stand for {time}; it is very hot inside.' },
      { phase: 'serve', minutes: 1, text: 'Serve warm[ with {cream}].' },
    ],
  },
  {
    name: 'pudding', noun: 'Pudding', course: 'sweet', skill: 'intermediate', stars: ['cocoa', 'fruit', 'flavor', 'grain', 'nut'], heart: ['milk'],
    slots: [slot('milk', ['milk', 'cream', 'plant milk', 'coconut milk', 'soft dairy', 'soft cheese'], 140, 5, { buy: ['milk', 'coconut milk', 'oat milk'] }), slot('thick', ['starch', 'flour', 'gelatin', 'egg'], 14, 4, { buy: ['cornstarch'] }), slot('grain', ['rice', 'oats', 'quick grain', 'cornmeal', 'cooked rice', 'seed'], 26, 2), sugar(20), slot('cocoa', ['cocoa', 'chocolate', 'coffee'], 14, 3), slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'spice', 'citrus'], 3, 6), pinch, slot('fat', ['butter', 'oil'], 5, 2), slot('fruit', ['fruit', 'dried fruit', 'jam', 'juice', 'potato', 'hard vegetable'], 60, 4), slot('nut', ['nut', 'coconut', 'snack', 'sweet', 'nut butter', 'bread', 'crumbs', 'pastry', 'water', 'leavening'], 16, 5)],
    motions: [
      { phase: 'cook', method: 'stovetop', minutes: { of: 'grain', by: 'simmer', add: 5 }, cue: 'tender', tools: ['saucepan'], text: 'Simmer {grain} in {milk} for about {time}, stirring often, until tender.' },
      { phase: 'assemble', minutes: 2, tools: ['saucepan', 'whisk'], text: 'Whisk {thick+sugar+cocoa+salt} with a little of {milk} until smooth.', hint: 'No lumps now means no lumps later.' },
      { phase: 'cook', method: 'stovetop', minutes: 8, cooks: 'thick', cue: 'thick enough to coat the back of a spoon', tools: ['saucepan'], text: 'Stir it with the rest of {milk} in a saucepan over medium heat for about {time}, until it bubbles and thickens.[ Stir in {flavor+fat}.]' },
      { phase: 'rest', minutes: 15, text: 'Pour into bowls[ over {fruit}] and let it set for {time} or longer.' },
      { phase: 'serve', minutes: 1, text: '[Top with {nut}. ]Serve warm or chilled.' },
    ],
  },
  {
    name: 'bowl', noun: 'Fruit Bowl', course: 'sweet', skill: 'beginner', stars: ['fruit', 'cream', 'nut'], heart: ['fruit', 'cream', 'nut', 'sugar'],
    slots: [slot('fruit', ['fruit', 'dried fruit', 'citrus', 'jam', 'juice', 'avocado', 'raw vegetable'], 150, 6, { buy: ['banana', 'apple', 'strawberry'], cuisine: 'fruits' }), slot('cream', ['soft dairy', 'cream', 'soft cheese', 'milk', 'plant milk', 'coconut milk', 'sweet'], 80, 4), slot('sugar', ['sugar', 'syrup'], 8, 3), slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'cocoa', 'spice', 'coffee', 'wine', 'salt', 'ginger'], 3, 6), slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'oats', 'snack', 'nut butter', 'crumbs', 'pastry', 'gelatin', 'butter'], 22, 6), slot('herb', ['herb'], 2, 2)],
    motions: [
      { phase: 'assemble', minutes: 2, tools: ['bowl'], text: 'Toss {fruit}[ with {sugar+flavor}] in a bowl.' },
      { phase: 'serve', minutes: 1, text: '[Spoon {cream} over. ][Scatter with {nut+herb}. ]Serve cold.' },
    ],
  },
]; // prettier-ignore
