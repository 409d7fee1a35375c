import type { Sort } from './sorts.js';

/** How a sort of food is made ready, and how long it takes. */
export interface Handling {
  /** "chop", "cut ... into bite-size pieces"; `null` where nothing is to be done. */
  verb: string | null;
  tail: string;
  /** What the list says after the comma: "chopped". */
  done: string | null;
  /** Minutes to make ready. */
  prep: number;
  /** Minutes in a hot pan, in a simmering pot, in a hot oven. */
  fry: number;
  simmer: number;
  roast: number;
  /** How to see that it is done. */
  cue: string;
  /** The most grams of it that belong in one serving. */
  most: number;
}

type Row = readonly [
  verb: string | null,
  tail: string,
  done: string | null,
  prep: number,
  fry: number,
  simmer: number,
  roast: number,
  cue: string,
  most: number,
];

const rows: Partial<Record<Sort, Row>> = {
  poultry: [
    'cut',
    'into bite-size pieces',
    'cut into bite-size pieces',
    4,
    8,
    20,
    22,
    'golden outside, with no pink left in the middle',
    150,
  ],
  'bone-in poultry': ['pat', 'dry', 'patted dry', 2, 25, 40, 42, 'golden, with clear juices at the bone', 230],
  'tender meat': ['cut', 'into bite-size pieces', 'cut into bite-size pieces', 5, 6, 25, 16, 'browned all over', 140],
  'tough meat': ['cut', 'into 1-inch cubes', 'cut into 1-inch cubes', 6, 10, 100, 120, 'tender enough to cut with a spoon', 160],
  'ground meat': [null, '', null, 0, 8, 20, 25, 'browned and crumbly, with no pink left', 120],
  sausage: ['slice', '', 'sliced', 2, 10, 20, 25, 'browned and hot right through', 90],
  bacon: ['chop', '', 'chopped', 2, 6, 12, 15, 'crisp at the edges', 35],
  'cooked meat': ['cut', 'into strips', 'cut into strips', 2, 3, 5, 10, 'hot', 80],
  fish: ['cut', 'into large chunks', 'cut into large chunks', 3, 6, 7, 14, 'opaque and ready to flake', 150],
  shellfish: ['pat', 'dry', 'patted dry', 3, 4, 4, 8, 'opaque and firm', 130],
  'shell-on shellfish': ['scrub', '', 'scrubbed', 5, 6, 6, 10, 'cooked through, with every shell open', 200],
  'ready fish': ['drain', 'if needed', 'drained', 1, 2, 3, 6, 'hot', 80],
  anchovy: [null, '', null, 0, 1, 5, 5, 'melted into the rest', 5],
  tofu: ['pat', 'dry and cut into cubes', 'cubed', 4, 8, 8, 25, 'golden at the edges', 130],
  'frying cheese': ['cut', 'into cubes', 'cubed', 2, 5, 5, 15, 'golden', 80],
  pulse: ['drain and rinse', '', 'drained and rinsed', 1, 4, 10, 20, 'hot', 120],
  'quick pulse': ['rinse', '', 'rinsed', 1, 25, 25, 35, 'soft', 60],
  'dried pulse': ['rinse', '', 'rinsed', 1, 90, 90, 100, 'soft right through', 60],
  egg: ['beat', '', 'beaten', 1, 4, 5, 18, 'just set', 100],
  rice: ['rinse', '', 'rinsed', 1, 18, 18, 30, 'tender', 65],
  'brown rice': ['rinse', '', 'rinsed', 1, 40, 40, 55, 'tender', 65],
  'cooked rice': [null, '', null, 0, 5, 5, 15, 'hot', 150],
  'quick grain': [null, '', null, 0, 15, 15, 25, 'tender', 60],
  'slow grain': ['rinse', '', 'rinsed', 1, 35, 35, 45, 'tender', 60],
  pasta: [null, '', null, 0, 10, 10, 30, 'tender with a little bite', 85],
  noodle: [null, '', null, 0, 6, 6, 20, 'tender', 75],
  potato: ['cut', 'into 3/4-inch cubes', 'cut into 3/4-inch cubes', 4, 15, 18, 32, 'tender when pierced', 170],
  'hard vegetable': ['slice', '', 'sliced', 3, 10, 15, 30, 'tender when pierced', 110],
  vegetable: ['cut', 'into bite-size pieces', 'cut into bite-size pieces', 3, 6, 8, 20, 'crisp-tender', 100],
  mushroom: ['slice', '', 'sliced', 2, 6, 8, 18, 'browned', 70],
  leaf: ['wash and chop', '', 'washed and chopped', 2, 2, 3, 6, 'wilted', 50],
  'salad leaf': ['wash and tear', '', 'washed and torn', 2, 1, 1, 2, 'just wilted', 40],
  'raw vegetable': ['slice', '', 'thinly sliced', 2, 2, 4, 10, 'crisp', 60],
  tomato: ['chop', '', 'chopped', 2, 4, 10, 15, 'soft and juicy', 100],
  onion: ['chop', '', 'chopped', 2, 5, 8, 20, 'soft', 45],
  celery: ['slice', '', 'sliced', 2, 5, 10, 20, 'soft', 35],
  garlic: ['finely chop', '', 'finely chopped', 1, 1, 5, 15, 'fragrant', 3],
  ginger: ['finely chop', '', 'finely chopped', 2, 1, 5, 10, 'fragrant', 3],
  chile: ['seed and finely chop', '', 'seeded and finely chopped', 1, 1, 5, 10, 'fragrant', 6],
  avocado: ['slice', '', 'sliced', 1, 0, 0, 0, 'ripe', 60],
  briny: ['chop', '', 'chopped', 1, 2, 5, 5, 'hot', 15],
  herb: ['chop', '', 'chopped', 1, 0, 0, 0, 'fragrant', 2.5],
  citrus: ['squeeze', '', 'juiced', 1, 0, 0, 0, 'bright', 12],
  zest: [null, '', null, 0, 0, 0, 0, 'fragrant', 1],
  nut: ['chop', '', 'chopped', 1, 2, 0, 0, 'crunchy', 15],
  seed: [null, '', null, 0, 1, 0, 0, 'crunchy', 6],
  'hard cheese': ['grate', '', 'grated', 1, 0, 0, 0, 'melted', 15],
  'melting cheese': ['grate', '', 'grated', 2, 0, 0, 0, 'melted and bubbling', 30],
  'soft cheese': ['crumble', '', 'crumbled', 1, 0, 0, 0, 'soft', 30],
  bread: ['slice', '', 'sliced', 1, 3, 0, 5, 'golden', 70],
  fruit: ['cut', 'into bite-size pieces', 'cut into bite-size pieces', 2, 4, 8, 20, 'soft', 110],
  'dried fruit': ['chop', '', 'chopped', 1, 2, 5, 0, 'plump', 15],
  chocolate: ['chop', '', 'chopped', 1, 0, 0, 0, 'melted', 25],
  butter: [null, '', null, 0, 0, 0, 0, 'melted', 20],
  oil: [null, '', null, 0, 0, 0, 0, 'shimmering', 20],
  salt: [null, '', null, 0, 0, 0, 0, '', 1.2],
  pepper: [null, '', 'ground', 0, 0, 0, 0, '', 0.3],
  spice: [null, '', null, 0, 0, 0, 0, 'fragrant', 0.8],
  'sweet spice': [null, '', null, 0, 0, 0, 0, 'fragrant', 0.4],
  'dried herb': [null, '', null, 0, 0, 0, 0, 'fragrant', 0.3],
  'bay leaf': [null, '', null, 0, 0, 0, 0, '', 0.2],
  'savory sauce': [null, '', null, 0, 0, 0, 0, '', 9],
  'hot sauce': [null, '', null, 0, 0, 0, 0, '', 3],
  condiment: [null, '', null, 0, 0, 0, 0, '', 12],
  dressing: [null, '', null, 0, 0, 0, 0, '', 15],
  salsa: [null, '', null, 0, 0, 0, 0, '', 40],
  'curry paste': [null, '', null, 0, 0, 0, 0, 'fragrant', 10],
  'tomato paste': [null, '', null, 0, 0, 0, 0, 'darker by a shade', 8],
  vinegar: [null, '', null, 0, 0, 0, 0, '', 6],
  extract: [null, '', null, 0, 0, 0, 0, '', 1],
  leavening: [null, '', null, 0, 0, 0, 0, '', 1.6],
  yeast: [null, '', null, 0, 0, 0, 0, 'foamy', 1.2],
  gelatin: [null, '', null, 0, 0, 0, 0, '', 2],
  'nut butter': [null, '', null, 0, 0, 0, 0, '', 20],
  spirit: [null, '', null, 0, 0, 0, 0, '', 30],
  cocoa: [null, '', null, 0, 0, 0, 0, '', 8],
  coconut: [null, '', null, 0, 0, 0, 0, 'golden', 12],
  'tomato sauce': [null, '', null, 0, 0, 0, 0, 'thick', 180],
  'coconut milk': [null, '', null, 0, 0, 0, 0, 'hot', 140],
  wine: [null, '', null, 0, 0, 0, 0, 'mostly boiled away', 60],
  juice: [null, '', null, 0, 0, 0, 0, '', 150],
  cream: [null, '', null, 0, 0, 0, 0, '', 60],
  'soft dairy': [null, '', null, 0, 0, 0, 0, '', 120],
  snack: [null, '', null, 0, 0, 0, 0, '', 30],
  crumbs: [null, '', null, 0, 0, 0, 0, 'golden', 15],
  jam: [null, '', null, 0, 0, 0, 0, '', 30],
  syrup: [null, '', null, 0, 0, 0, 0, '', 40],
  sugar: [null, '', null, 0, 0, 0, 0, '', 40],
  sweet: [null, '', null, 0, 0, 0, 0, '', 50],
  starch: [null, '', null, 0, 0, 0, 0, '', 40],
  tortilla: [null, '', null, 0, 2, 0, 0, 'warm and soft', 90],
  coffee: [null, '', null, 0, 0, 0, 0, '', 60],
};

const plain: Row = [null, '', null, 0, 0, 0, 0, '', 1000];

/** Foods that are made ready in another way than their sort; the first that fits the name counts. */
const others: readonly (readonly [name: RegExp, verb: string | null, tail: string, done: string | null, prep: number])[] = [
  [
    /\b(chopped|sliced|diced|minced|shredded|grated|crumbled|crushed|ground|powder|paste|puree|frozen|canned|dried|juice|concentrate|kernel|chips?|morsels?|cooked|peeled|cubed|halved|flakes?|mix|instant|refried)\b/,
    null,
    '',
    null,
    0,
  ],
  [/\bstrawberr(y|ies)\b/, 'hull and halve', '', 'hulled and halved', 2],
  [
    /\b(berry|berries|blueberry|blueberries|raspberr(?:y|ies)|blackberr(?:y|ies)|grapes?|cherry|cherries|currants?|cranberries|cranberry)\b(?!.*tomato)/,
    'rinse',
    '',
    'rinsed',
    1,
  ],
  [/\b(raisins?|sultanas?|golden raisin)\b/, null, '', null, 0],
  [/\b(peas?|corn|edamame|bean sprouts?|capers?|baby spinach)\b(?! tortilla)/, null, '', null, 0],
  [/\b(green beans?|asparagus|snow peas?|sugar snap peas?|okra|brussels sprouts?)\b/, 'trim', '', 'trimmed', 2],
  [/\bcherry tomato(es)?|grape tomato(es)?|brussels sprouts?\b/, 'halve', '', 'halved', 2],
  [/\b(bananas?)\b/, 'peel and slice', '', 'peeled and sliced', 1],
  [
    /\b(oranges?(?! bell| pepper)|mangos?|mangoes|pineapples?|kiwis?|grapefruits?|papayas?|melons?|watermelons?)\b/,
    'peel',
    'and cut into pieces',
    'peeled and cut into pieces',
    3,
  ],
  [/\b(thyme|rosemary) sprigs?\b|\bbay\b/, null, '', null, 0],
  [/\b(bok choy|spinach|chard)\b/, 'wash and chop', '', 'washed and chopped', 2],
];

/** How to handle a food of a sort; its name may say that somebody has done it already. */
export const handlingOf = (sort: Sort, name = ''): Handling => {
  const [verb, tail, done, prep, fry, simmer, roast, cue, most] = rows[sort] ?? plain;
  const other = name === '' || verb === null ? undefined : others.find(([pattern]) => pattern.test(name.toLowerCase()));
  return other
    ? { verb: other[1], tail: other[2], done: other[3], prep: other[4], fry, simmer, roast, cue, most }
    : { verb, tail, done, prep, fry, simmer, roast, cue, most };
};

/** The same with nothing done to it before. */
export const asItIs = (handling: Handling): Handling => ({ ...handling, verb: null, tail: '', done: null, prep: 0 });

const cookedOnly =
  /\b(potato|yam|eggplant|butternut|acorn|spaghetti squash|pumpkin|green bean|yard long bean|asparagus|brussels|okra|turnip|rutabaga|parsnip|artichoke|taro|cassava|plantain|lima|fava|collard|mustard green|broccoli rabe|bamboo|lotus|water spinach|cardoon|cactus|chayote|rhubarb|quince|grape leaf|konjac|vegetable|kale|shiitake|chanterelle)\b/;

/** True for what people eat uncooked. */
export const isEatenRaw = (name: string): boolean => !cookedOnly.test(name);

/** Grams in one serving of what is stronger than its sort. */
export const strong: Readonly<Record<string, number>> = {
  saffron: 0.03,
  thyme: 0.5,
  rosemary: 0.5,
  sage: 0.5,
  dill: 1.5,
  shallot: 20,
  scallion: 15,
  oregano: 0.4,
  tarragon: 0.8,
  'bay leaf': 0.05,
  'egg yolk': 18,
  'cayenne pepper': 0.15,
  cloves: 0.1,
  'star anise': 0.5,
  nutmeg: 0.15,
  'red pepper flake': 0.2,
  'habanero pepper': 2,
  'ground ginger': 0.4,
  mustard: 6,
  'dijon mustard': 6,
  'fish sauce': 5,
  'worcestershire sauce': 4,
  'sesame oil': 4,
  'baking soda': 0.8,
  truffle: 2,
  stevia: 0.5,
  'tea leaf': 5,
  'coffee bean': 8,
  'instant coffee': 1.5,
  'almond extract': 0.5,
  lemongrass: 6,
};

/** The words that {@link handlingOf} answers with. */
export const handlingWords: readonly string[] = [
  ...Object.values(rows).flatMap((row) => [row[0] ?? '', row[1], row[2] ?? '', row[7]]),
  ...others.flatMap(([, verb, tail, done]) => [verb ?? '', tail, done ?? '']),
];
