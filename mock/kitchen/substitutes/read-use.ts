import type { RecipeInput } from '../../../src/contract/transforms.js';
import { keyOf } from '../ingredients/name-words.js';

/** What a recipe says of the part that an ingredient plays in it. */
export interface Use {
  /** The words and pairs of words of the title and of the steps that name it, and the uses that they show: as keys. */
  shown: ReadonlySet<string>;
  /** What nearly all of it is for, where that has rows of its own: `glazing`, `breading`. */
  part: string | undefined;
}

/** `use: the words that show it`. A use shows itself. */
const uses = `
cakes: cupcake, gateau, torte, bundt, traybake, gingerbread, shortcake, madeleine, fondant
cookies: shortbread, snickerdoodle, biscotti, macaroon
brownies: blondie
muffins: cupcake
quick breads: banana bread, pumpkin bread, zucchini bread, soda bread, cornbread, scone, muffin, donut, doughnut
biscuits: scone, shortcake
pancakes: crepe, waffle, blini, hotcake
pastry: pie, tart, tartlet, galette, turnover, strudel, empanada, quiche, danish
bread: challah, focaccia, bagel, brioche, sourdough, knead
baking: cake, cupcake, cookie, muffin, brownie, blondie, scone, bread, pie, tart, galette, shortbread, batter, dough, traybake, bundt
custard: quiche, flan, rice pudding, eggnog, brulee, carbonara, curd, nata, french toast, frittata, bread pudding
omelettes: omelet, scramble, scrambled, frittata, hard boiled, poached, fried egg
scrambles: omelette, omelet, scrambled, frittata, fried rice
meringue: pavlova, stiff peak, macaron
whipping: whip, whipped, soft peak, stiff peak
frosting: buttercream, icing, frost, ganache
creamed cakes: light and, fluffy, cream together
meatballs: meatloaf, rissole, kofta, crab cake, fritter, croquette, patty, burger, latke, pancake potato, potato pancake
breading: dredge, breaded, crusted, schnitzel, cutlet, nugget, fried chicken, and chip
frying: fry, fried, deep fry, skillet
sauteing: saute, skillet, sweat, soften
roasting: roast, roasted, sheet pan
roasts: roast, roasted, sheet pan
searing: sear, seared
grilling: grill, grilled, sear, seared, skewer, kebab, barbecue, bbq
soups: bisque, chowder, minestrone, borscht, pho, ramen
stews: goulash, ragu, braise, casserole, slow cooker, tagine, jambalaya, gumbo, chili, bolognese
braises: pot roast, slow cooker, birria, barbacoa, stew
curries: masala, korma, dahl, dal, tikka, panang, vindaloo, satay
sauces: gravy, bechamel, roux, thicken, alfredo, stroganoff, slurry, smothered, creamed, pan sauce
pasta: spaghetti, linguine, fettuccine, macaroni, mac, penne, lasagna, carbonara, alfredo, ravioli, orzo, gnocchi
pasta sauces: bolognese, ragu, lasagna, spaghetti
noodles: lo mein, chow mein, ramen, pho, pad thai, dan dan
salads: slaw, coleslaw
dressings: vinaigrette, ranch
stir-fries: stir fried, wok, fried rice, lo mein, chow mein, kung pao, pad thai
drinks: sangria, mimosa, spritz, float, smoothie, latte, milkshake, cocktail, hot chocolate, margarita, lemonade, punch, tea, coffee
desserts: ice cream, gelato, cheesecake, mousse, tiramisu, panna cotta, pudding, trifle, fudge, sorbet, parfait
sandwiches: grilled cheese, panini, slider, melt, toast, burger
melting: melt, melted, pizza, quesadilla, nacho, lasagna, grilled cheese, mac and, enchilada, queso
tacos: burrito, enchilada, fajita, quesadilla, taquito, nacho
toppings: sprinkle, garnish, top with, dollop
mash: mashed
mild dishes: too spicy, too hot, not spicy, less spicy, less hot, less heat
`;

/** What an ingredient may be for and nothing else, and the words of a sentence that says so. */
const parts: readonly (readonly [part: string, words: RegExp])[] = [
  ['glazing', /\b(?:brush|egg ?wash|glaze|shiny)/i],
  ['breading', /\b(?:dredg|dip|coat|crumb|panko|shallow|bread(?:ed|ing)\b)/i],
];

/** Word or pair of words -> the uses it shows. */
const usesOf = (() => {
  const table = new Map<string, string[]>();
  for (const line of uses.trim().split('\n')) {
    const [use = '', words = ''] = line.split(': ');
    for (const word of words.split(', ')) table.set(keyOf(word), [...(table.get(keyOf(word)) ?? []), keyOf(use)]);
  }
  return table as ReadonlyMap<string, readonly string[]>;
})();

/** Pairs of words that name a vessel or another ingredient, and no use. */
const misleading =
  /\b(?:baking (?:powder|soda|sheet|dish|pan|tray|paper)|bread ?crumb|whipping cream|(?:soy|fish|hot) sauce|salad dressing|frying pan|(?:not|n[’']?t) drink)s?\b/gi;

const addShown = (text: string, shown: Set<string>): void => {
  const words = keyOf(text.replace(misleading, ' ')).split(' ');
  words.forEach((word, index) => {
    for (const said of [word, `${word} ${words[index + 1] ?? ''}`]) {
      shown.add(said);
      for (const use of usesOf.get(said) ?? []) shown.add(use);
    }
  });
};

/** Reads what an ingredient is used for: from the title, a reason, and the sentences of the steps that name it. */
export const readUse = (name: string, recipe: RecipeInput | undefined, reason = ''): Use => {
  const last = (keyOf(name).split(' ').at(-1) ?? '').slice(0, 6);
  const naming = (recipe?.instructions ?? [])
    .flatMap((step) => step.split(/(?<=[.;!])\s+/))
    .filter((sentence) => last !== '' && sentence.toLowerCase().includes(last));
  const shown = new Set<string>();
  for (const text of [recipe?.title ?? '', reason, ...naming]) addShown(text, shown);
  const part = parts.find(([, words]) => naming.length > 0 && naming.filter((sentence) => words.test(sentence)).length * 2 > naming.length);
  // banana bread is a cake
  if (shown.has('quick bread')) shown.delete('bread');
  return { shown, part: part?.[0] };
};
