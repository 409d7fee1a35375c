import type { Form, Slot } from './form.js';
import { bake, build, cook, rest, serve, slowest } from './motions.js';
import { slot } from './slots.js';

const sugar = (grams: number): Slot =>
  slot('sugar', ['sugar', 'syrup'], grams, 4, { buy: ['sugar', 'honey', 'maple syrup', 'erythritol'] });
const flavor = slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'coffee', 'wine'], 14, 6);
const starch = slot('starch', ['starch'], 8, 2);
const oats = slot('oats', ['oats'], 14, 2);
const pinch = slot('salt', ['salt'], 0.4, 1);
const nuts = (grams: number): Slot => slot('nut', ['nut', 'seed', 'coconut', 'dried fruit', 'chocolate', 'snack', 'sweet'], grams, 6);

/** Cakes, puddings and fruit. */
export const sweet: readonly Form[] = [
  {
    name: 'cake', noun: 'Cake', plainNoun: 'Traybake', course: 'sweet', skill: 'intermediate', stars: ['fruit', 'nut', 'cocoa', 'cheese', 'flavor'], heart: ['flour'], calls: ['flour+sugar', 'flour+cocoa', 'flour+raise'],
    slots: [
      slot('flour', ['flour', 'cornmeal', 'crumbs'], 42, 4, { buy: ['flour', 'rice flour', 'almond flour', 'coconut flour'] }), sugar(26), slot('fat', ['butter', 'oil', 'nut butter'], 18, 3, { buy: ['butter', 'vegetable oil'] }), slot('egg', ['egg'], 26, 3, { buy: ['egg', 'banana'], nice: true }),
      slot('wet', ['milk', 'soft dairy', 'cream', 'plant milk', 'water', 'coconut milk', 'vinegar'], 26, 4, { buy: ['milk', 'water'], nice: true }), slot('raise', ['leavening'], 1.7, 3, { buy: ['baking powder'] }), slot('cocoa', ['cocoa', 'chocolate'], 10, 2), slot('cheese', ['soft cheese'], 25, 2), flavor, pinch, starch, oats,
      slot('fruit', ['fruit', 'jam', 'juice', 'citrus'], 50, 4), nuts(24), slot('vegetable', ['hard vegetable', 'ginger', 'potato', 'vegetable'], 30, 2, { only: ['carrot', 'pumpkin', 'sweet potato', 'beet', 'zucchini', 'ginger'] }), slot('set', ['gelatin'], 1.5, 1),
    ],
    motions: [
      build('Heat the oven to {oven} and grease a baking pan with a little of {fat}.', 3, { method: 'oven', heat: 350, tools: ['baking pan'] }),
      build('Beat {fat} with {sugar}[, then beat in {egg}][, then {wet+cheese}].', 6, { tools: ['large bowl', 'whisk'], finesse: 'Beat for a good while here: this is where the lightness comes from.' }),
      build('Stir in {flour+oats+starch+raise+cocoa+flavor+salt+set} until just combined.[ Fold in {fruit+nut+vegetable}.]', 3, { hint: 'Stop as soon as no dry streaks are left; more stirring makes it tough.' }),
      bake('Scrape into the pan and bake at {oven} for about {time}, until golden and a skewer comes out clean.', 32, 350, { cooks: 'egg', cue: 'golden, and a skewer comes out clean', tools: ['baking pan'] }),
      rest('Let it cool in the pan for {time} before you turn it out.', 10),
      serve('Cut into pieces and serve.'),
    ],
  },
  {
    name: 'cookies', noun: 'Cookies', plainNoun: 'Bites', course: 'sweet', skill: 'beginner', stars: ['nut', 'cocoa', 'fruit', 'flavor'], heart: ['flour'], calls: ['flour+sugar'],
    slots: [
      slot('flour', ['flour', 'cornmeal', 'crumbs'], 34, 4, { buy: ['flour', 'rice flour', 'almond flour', 'coconut flour'] }), sugar(20), slot('fat', ['butter', 'oil', 'nut butter'], 19, 3, { buy: ['butter', 'coconut oil', 'vegetable oil'] }), slot('egg', ['egg', 'milk', 'plant milk', 'water', 'cream', 'soft cheese', 'soft dairy'], 9, 3),
      slot('raise', ['leavening'], 0.7, 3), slot('cocoa', ['cocoa'], 5, 1), flavor, pinch, starch, oats, nuts(22), slot('fruit', ['jam', 'juice', 'citrus', 'ginger'], 8, 2),
    ],
    motions: [
      build('Heat the oven to {oven} and line a baking sheet.', 2, { method: 'oven', heat: 350, tools: ['baking sheet'] }),
      build('Beat {fat} with {sugar} until pale[, then beat in {egg+fruit}].', 6, { tools: ['large bowl'] }),
      build('Work in {flour+oats+starch+raise+cocoa+flavor+salt}[, then {nut}].', 3, { hint: 'It should hold together when you press it.' }),
      bake('Set spoonfuls on the sheet with room between them and bake at {oven} for {time}, until golden at the edges.', 12, 350, { cooks: 'egg', cue: 'golden at the edges', tools: ['baking sheet'], finesse: 'Chill the shaped ones for a few minutes first, and they keep their shape.' }),
      rest('Let them firm up on the sheet for {time}.', 5),
      serve('Serve them warm or cold.'),
    ],
  },
  {
    name: 'pancakes', noun: 'Pancakes', plainNoun: 'Griddle Rounds', course: 'sweet', skill: 'beginner', stars: ['fruit', 'nut', 'flavor'], heart: ['flour'], modest: 3,
    slots: [
      slot('flour', ['flour', 'cornmeal'], 55, 3, { buy: ['flour', 'rice flour', 'almond flour'] }), slot('wet', ['milk', 'soft dairy', 'plant milk', 'water', 'cream', 'coconut milk'], 75, 3, { buy: ['milk', 'water'] }), slot('egg', ['egg'], 27, 3), slot('raise', ['leavening'], 2, 3), slot('sugar', ['sugar'], 6, 2),
      slot('fat', ['butter', 'oil'], 9, 3, { buy: ['butter', 'vegetable oil'] }), flavor, pinch, starch, oats, slot('syrup', ['syrup', 'jam', 'nut butter'], 22, 3), slot('fruit', ['fruit', 'dried fruit', 'juice', 'citrus'], 60, 4), slot('cocoa', ['cocoa'], 6, 1), slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'soft cheese'], 15, 3),
    ],
    motions: [
      build('Whisk {flour+oats+starch+cocoa+raise+sugar+salt+flavor} together. Stir in {wet+egg} until just combined; a few lumps are fine.', 3, { tools: ['large bowl', 'whisk'] }),
      rest('Let it stand for {time}.', 2),
      cook('Heat some of {fat} in a large frying pan over medium heat. Cook small rounds, about {time} in all, turning them when bubbles break on top, until golden on both sides.', 8, { cooks: 'egg', cue: 'golden on both sides', tools: ['large frying pan'], hint: 'The first one is always a test; adjust the heat after it.' }),
      serve('Serve in stacks[ with {fruit+syrup+nut}].'),
    ],
  },
  {
    name: 'crumble', noun: 'Crumble', plainNoun: 'Baked Fruit', course: 'sweet', skill: 'beginner', stars: ['fruit'], heart: ['fruit'], calls: ['fruit+flour', 'fruit+fat', 'fruit+sugar'], modest: 3,
    slots: [
      slot('fruit', ['fruit'], 130, 5, { buy: ['apple'], cuisine: 'fruits' }), slot('tang', ['dried fruit', 'jam', 'citrus', 'juice'], 30, 4), slot('flour', ['flour', 'oats', 'crumbs', 'starch', 'snack'], 26, 3, { buy: ['oats', 'flour', 'rice flour'] }), sugar(18), slot('fat', ['butter', 'oil', 'nut butter'], 14, 2, { buy: ['butter', 'coconut oil', 'vegetable oil'] }),
      slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'cocoa'], 12, 4), flavor, pinch, slot('cream', ['cream', 'soft dairy', 'soft cheese', 'plant milk', 'sweet'], 30, 3),
    ],
    motions: [
      build('Heat the oven to {oven}. Spread {fruit+tang} in a baking dish with a third of {sugar}[ and {flavor}].', 3, { method: 'oven', heat: 375, tools: ['baking dish'] }),
      build('Rub {fat} into {flour}[ with {nut+salt}] and the rest of the sweetening until it is crumbly, and scatter it over.', 5, { tools: ['bowl'] }),
      bake('Bake at {oven} for {time}, until it bubbles at the edges and the top is golden.', 30, 375, { cue: 'bubbling at the edges, with a golden top', tools: ['baking dish'] }),
      rest('Let it stand for {time}; it is very hot inside.', 5),
      serve('Serve warm[ with {cream}].'),
    ],
  },
  {
    name: 'pudding', noun: 'Pudding', course: 'sweet', skill: 'intermediate', stars: ['cocoa', 'fruit', 'grain', 'flavor', 'nut'], heart: ['milk'], calls: ['milk+sugar', 'milk+cocoa', 'milk+grain'], modest: 4,
    slots: [
      slot('milk', ['milk', 'cream', 'plant milk', 'coconut milk', 'soft dairy', 'soft cheese'], 140, 5, { buy: ['milk', 'coconut milk', 'oat milk'] }), slot('thick', ['starch', 'flour', 'gelatin', 'egg'], 14, 4, { buy: ['cornstarch'] }), slot('grain', ['rice', 'oats', 'quick grain', 'cornmeal', 'cooked rice', 'seed'], 26, 2), sugar(20), slot('cocoa', ['cocoa', 'chocolate', 'coffee'], 14, 3),
      slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'citrus', 'wine'], 14, 6), pinch, slot('fat', ['butter', 'oil'], 5, 2), slot('fruit', ['fruit', 'dried fruit', 'jam', 'juice'], 60, 4), slot('nut', ['nut', 'coconut', 'snack', 'sweet', 'nut butter', 'crumbs'], 16, 5),
    ],
    motions: [
      cook('Simmer {grain} in {milk} for about {time}, stirring often, until tender.', slowest('grain', 'simmer', 5), { cue: 'tender', tools: ['saucepan'] }),
      build('Whisk {thick+sugar+cocoa+salt} with a little of {milk} until smooth.', 2, { tools: ['saucepan', 'whisk'], hint: 'No lumps now means no lumps later.' }),
      cook('Stir it with the rest of {milk} in a saucepan over medium heat for about {time}, until it bubbles and thickens.[ Stir in {flavor+fat}.]', 8, { cooks: 'thick', cue: 'thick enough to coat the back of a spoon', tools: ['saucepan'] }),
      rest('Pour into bowls[ over {fruit}] and let it stand for {time}; it thickens as it cools.', 5),
      serve('[Top with {nut}. ]Serve warm or chilled.'),
    ],
  },
  {
    name: 'fruit tart', noun: 'Tart', plainNoun: 'Slices', course: 'sweet', skill: 'beginner', stars: ['fruit', 'nut', 'flavor'], heart: ['pastry'],
    slots: [
      slot('pastry', ['pastry'], 65, 1), slot('fruit', ['fruit', 'dried fruit', 'jam'], 95, 4, { buy: ['apple'], cuisine: 'fruits' }), slot('sugar', ['sugar', 'syrup'], 14, 3, { buy: ['sugar', 'honey', 'maple syrup'] }), flavor, pinch, slot('acid', ['citrus', 'juice'], 6, 2), slot('thick', ['starch', 'flour', 'gelatin'], 4, 2),
      slot('nut', ['nut', 'coconut', 'seed', 'chocolate', 'oats', 'crumbs'], 12, 4), slot('fat', ['butter', 'oil'], 5, 2), slot('egg', ['egg'], 25, 2), slot('milk', ['cream', 'milk', 'soft dairy', 'plant milk', 'soft cheese'], 30, 4), slot('cream', ['sweet'], 20, 2),
    ],
    motions: [
      build('Heat the oven to {oven} and lay {pastry} on a lined baking sheet or in a tart pan.', 3, { method: 'oven', heat: 375, tools: ['baking sheet'] }),
      build('Toss {fruit} with {sugar}[ and {flavor+acid+thick+salt}], and spread over it.[ Pour on {egg+milk}, beaten together.][ Scatter with {nut}.][ Dot with {fat}.]', 4),
      bake('Bake at {oven} for about {time}, until the fruit is soft and the edges are deep golden.', 32, 375, { cooks: 'egg', cue: 'soft inside, with deep golden edges', tools: ['baking sheet'] }),
      rest('Let it cool for {time}.', 10),
      serve('Cut into pieces and serve[ with {cream}].'),
    ],
  },
  {
    name: 'cheesecake', noun: 'Cheesecake', plainNoun: 'Baked Custard', course: 'sweet', skill: 'intermediate', stars: ['fruit', 'flavor', 'nut'], heart: ['cheese'],
    slots: [
      slot('cheese', ['soft cheese'], 95, 2, { only: ['cream cheese', 'ricotta', 'mascarpone', 'cottage cheese', 'farmer cheese'], whole: true, ample: true }), sugar(26), slot('egg', ['egg'], 28, 3, { buy: ['egg'], nice: true }), slot('cream', ['cream', 'soft dairy', 'milk', 'plant milk', 'coconut milk'], 30, 3),
      slot('thick', ['flour', 'starch', 'gelatin'], 6, 3), flavor, slot('acid', ['citrus'], 6, 1), pinch, slot('crust', ['snack', 'crumbs', 'sweet', 'oats'], 24, 3), slot('fat', ['butter', 'oil'], 9, 2, { buy: ['butter', 'vegetable oil'] }), slot('fruit', ['fruit', 'jam', 'dried fruit'], 45, 4), slot('nut', ['nut', 'chocolate', 'coconut', 'seed', 'cocoa'], 12, 4),
    ],
    motions: [
      build('Heat the oven to {oven} and grease a small round pan with {fat}.[ Crush {crust} finely and press onto the bottom.]', 6, { method: 'oven', heat: 325, tools: ['round pan'] }),
      build('Beat {cheese} with {sugar} until smooth[, then beat in {egg}][, then {cream+thick+flavor+acid+salt}]. Pour it into the pan.', 6, { tools: ['large bowl'], finesse: 'Beat slowly: air makes it rise, sink and crack.' }),
      bake('Bake at {oven} for about {time}, until set at the edges with a slight wobble in the middle.', 40, 325, { cooks: 'egg', cue: 'set at the edges, with a slight wobble in the middle', tools: ['round pan'] }),
      rest('Let it cool for {time}; it firms up as it does.', 30),
      serve('[Top with {fruit+nut}. ]Cut into wedges and serve.'),
    ],
  },
  {
    name: 'porridge', noun: 'Porridge', course: 'sweet', skill: 'beginner', stars: ['fruit', 'nut', 'flavor'], heart: ['oats'], modest: 2,
    slots: [
      slot('oats', ['oats', 'cornmeal'], 48, 3), slot('pour', ['milk', 'plant milk', 'water', 'coconut milk', 'juice'], 210, 3, { buy: ['milk', 'oat milk', 'water'] }), slot('sugar', ['sugar', 'syrup'], 10, 3), slot('flavor', ['sweet spice', 'extract', 'zest', 'cocoa'], 5, 5), slot('salt', ['salt'], 0.4, 1),
      slot('fruit', ['fruit', 'dried fruit', 'jam'], 70, 5), slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'nut butter'], 18, 5), slot('cream', ['cream', 'soft dairy', 'butter'], 25, 3),
    ],
    motions: [
      cook('Bring {oats+pour}[ with {salt+flavor}] to a simmer in a saucepan and cook for about {time}, stirring often, until thick and creamy.', 8, { cue: 'thick and creamy', tools: ['saucepan'] }),
      serve('[Stir in {sugar+cream}. ]Ladle into bowls[ and top with {fruit+nut}].'),
    ],
  },
  {
    name: 'granola', noun: 'Granola', course: 'sweet', skill: 'beginner', stars: ['nut', 'fruit', 'flavor'], heart: ['oats+nut'],
    slots: [
      slot('oats', ['oats'], 45, 2), slot('nut', ['nut', 'seed', 'coconut', 'nut butter'], 25, 7), slot('sugar', ['syrup', 'sugar'], 14, 3, { buy: ['honey', 'maple syrup', 'sugar'] }), slot('fat', ['oil', 'butter'], 7, 2, { buy: ['vegetable oil', 'butter'] }), slot('flavor', ['sweet spice', 'extract', 'zest', 'cocoa'], 4, 5), slot('salt', ['salt'], 0.3, 1),
      slot('fruit', ['dried fruit', 'chocolate'], 15, 4), slot('milk', ['milk', 'plant milk', 'soft dairy'], 90, 2),
    ],
    motions: [
      build('Heat the oven to {oven}. Stir {oats+nut}[ with {flavor+salt}] into {sugar+fat} until everything is coated, and spread it on a lined baking sheet.', 4, { method: 'oven', heat: 325, tools: ['large bowl', 'baking sheet'] }),
      bake('Bake at {oven} for about {time}, stirring once, until golden.', 22, 325, { cue: 'golden', tools: ['baking sheet'] }),
      rest('Let it cool for {time}; it turns crisp as it does.', 10),
      serve('[Mix in {fruit}. ]Serve[ with {milk}, or] by the handful.'),
    ],
  },
  {
    name: 'compote', noun: 'Compote', course: 'sweet', skill: 'beginner', stars: ['fruit'], heart: ['fruit'], modest: 8,
    slots: [
      slot('fruit', ['fruit', 'dried fruit'], 160, 6), slot('sugar', ['sugar', 'syrup'], 20, 3, { buy: ['sugar', 'honey', 'maple syrup', 'erythritol'] }), slot('liquid', ['water', 'juice', 'wine', 'jam'], 35, 3), flavor, slot('acid', ['citrus', 'vinegar'], 8, 2), pinch, slot('thick', ['starch', 'gelatin'], 3, 2), slot('fat', ['butter'], 5, 1),
      slot('cream', ['cream', 'soft dairy', 'soft cheese', 'sweet'], 35, 3), slot('nut', ['nut', 'coconut', 'seed', 'oats'], 10, 4), slot('herb', ['herb', 'ginger'], 2, 2),
    ],
    motions: [
      cook('Put {fruit+sugar}[ with {liquid+acid+flavor+thick+salt+fat}] in a saucepan and simmer gently for about {time}, stirring now and then, until soft and syrupy.', 12, { cue: 'soft and syrupy', tools: ['saucepan'] }),
      rest('Let it cool for {time}; it thickens as it does.', 10),
      serve('[Spoon over or beside it {cream}. ][Scatter with {nut+herb}. ]Serve warm or cold.'),
    ],
  },
  {
    name: 'bowl', noun: 'Fruit Bowl', course: 'sweet', skill: 'beginner', stars: ['fruit', 'cream', 'nut'], heart: ['fruit', 'cream', 'nut', 'sugar'], calls: ['fruit+cream', 'fruit+herb'], modest: 10,
    slots: [
      slot('fruit', ['fruit', 'dried fruit', 'jam', 'juice', 'avocado', 'raw vegetable'], 160, 6, { buy: ['banana', 'apple', 'strawberry'], cuisine: 'fruits', raw: true }), slot('cream', ['soft dairy', 'cream', 'soft cheese', 'milk', 'plant milk', 'coconut milk', 'sweet'], 80, 4), slot('sugar', ['sugar', 'syrup'], 8, 3),
      slot('flavor', ['extract', 'sweet spice', 'zest', 'spirit', 'cocoa', 'coffee', 'wine', 'ginger', 'citrus'], 14, 6), pinch, slot('nut', ['nut', 'seed', 'coconut', 'chocolate', 'oats', 'snack', 'nut butter', 'crumbs'], 22, 6, { raw: true }), slot('herb', ['herb'], 2, 2),
    ],
    motions: [
      build('Toss {fruit}[ with {sugar+flavor+salt}] in a bowl.', 2, { tools: ['bowl'] }),
      serve('[Spoon {cream} over. ][Scatter with {nut+herb}. ]Serve cold.'),
    ],
  },
]; // prettier-ignore
