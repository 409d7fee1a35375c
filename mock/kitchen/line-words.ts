import type { Unit } from '../../src/contract/vocabulary.js';

/** Every spelling of a unit, beside those that the parser knows by itself; without the plural `s`. */
export const unitSpellings: Readonly<Record<string, Unit>> = {
  teaspoon: 'teaspoon', tsp: 'teaspoon', tspn: 'teaspoon', teasp: 'teaspoon', t: 'teaspoon', teaspoonful: 'teaspoon',
  tablespoon: 'tablespoon', tbsp: 'tablespoon', tblsp: 'tablespoon', tbs: 'tablespoon', tb: 'tablespoon', tbl: 'tablespoon', tbspn: 'tablespoon', tablespoonful: 'tablespoon',
  cup: 'cup', c: 'cup', cupful: 'cup',
  'fluid ounce': 'fluid_ounce', 'fl oz': 'fluid_ounce', 'fl. oz': 'fluid_ounce', floz: 'fluid_ounce', 'fluid oz': 'fluid_ounce',
  pint: 'pint', pt: 'pint', quart: 'quart', qt: 'quart',
  liter: 'liter', litre: 'liter', l: 'liter', ltr: 'liter', milliliter: 'milliliter', millilitre: 'milliliter', ml: 'milliliter',
  gram: 'gram', gramme: 'gram', g: 'gram', gm: 'gram', gr: 'gram', kilogram: 'kilogram', kilo: 'kilogram', kg: 'kilogram',
  ounce: 'ounce', oz: 'ounce', pound: 'pound', lb: 'pound',
  pinch: 'pinch', pinche: 'pinch', dash: 'dash', dashe: 'dash',
  clove: 'clove', slice: 'slice', rasher: 'slice', can: 'can', tin: 'can', jar: 'jar',
  package: 'package', pkg: 'package', pkt: 'package', packet: 'package', pack: 'package', packege: 'package', envelope: 'package', sachet: 'package', box: 'package', boxe: 'package', bag: 'package', carton: 'package', container: 'package', tub: 'package',
  bunch: 'bunch', bunche: 'bunch', sprig: 'sprig', handful: 'handful', head: 'head', stalk: 'stalk', rib: 'stalk', stick: 'stick', piece: 'piece', pc: 'piece',
}; // prettier-ignore

/** Units that may stand behind the name instead: "2 garlic cloves", "3 celery stalks". */
export const trailingUnits: Readonly<Record<string, Unit>> = {
  clove: 'clove', cloves: 'clove', stalk: 'stalk', stalks: 'stalk', rib: 'stalk', ribs: 'stalk', sprig: 'sprig', sprigs: 'sprig', slice: 'slice', slices: 'slice',
}; // prettier-ignore

/** Names that end in such a word without meaning it. */
export const notTrailing =
  /\b(?:cinnamon|spare|short|baby back|beef|pork|lamb|prime|rack|whole|ground|ribeye|celery)\s+(?:sticks?|ribs?|cloves?)$/i;

export const numberWords: Readonly<Record<string, string>> = {
  a: '1', an: '1', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12',
}; // prettier-ignore

/** Words that say how big, and nothing about what it is. */
export const sizeWords: ReadonlySet<string> = new Set([
  'small', 'medium', 'large', 'extra-large', 'xlarge', 'jumbo', 'big', 'medium-sized', 'medium-size', 'good-sized', 'good-size', 'small-sized', 'large-sized', 'sm', 'med', 'lg', 'lrg', 'md',
]); // prettier-ignore

/** What was done to a thing before it goes into the dish; drops from the front of a name. */
export const preparationWords: ReadonlySet<string> = new Set([
  'chopped', 'minced', 'diced', 'sliced', 'grated', 'shredded', 'peeled', 'cubed', 'julienned', 'halved', 'quartered', 'pitted', 'seeded', 'deseeded', 'cored', 'trimmed',
  'rinsed', 'drained', 'crumbled', 'mashed', 'melted', 'softened', 'beaten', 'sifted', 'packed', 'crushed', 'slivered', 'torn', 'snipped', 'shelled', 'hulled', 'stemmed',
  'thawed', 'defrosted', 'cooked', 'uncooked', 'chilled', 'cooled', 'warmed', 'toasted', 'unpeeled', 'peeled', 'scrubbed', 'washed', 'squeezed', 'pressed', 'cut', 'cracked',
  'zested', 'juiced', 'scalded', 'separated', 'deveined', 'split', 'shaved', 'flaked', 'pureed', 'puréed', 'bruised', 'smashed', 'levelled', 'leveled', 'heaped', 'heaping', 'rounded', 'level', 'scant', 'generous',
  'hard-boiled', 'hard-cooked', 'boiled', 'cubes', 'reserved', 'leftover', 'room-temperature',
]); // prettier-ignore

/** Words that only stand before a preparation word, and go with it. */
export const preparationAdverbs: ReadonlySet<string> = new Set([
  'finely', 'coarsely', 'roughly', 'thinly', 'thickly', 'freshly', 'lightly', 'firmly', 'loosely', 'very', 'well', 'fine', 'coarse', 'tightly', 'gently', 'evenly', 'diagonally',
  'crosswise', 'lengthwise', 'partially', 'slightly', 'fully', 'newly', 'well-drained', 'and', 'or', '&',
]); // prettier-ignore

/** Names of which the preparation word is a part: it is sold that way. */
export const namedByPreparation =
  /^(?:crushed (?:red|chil|hot|pepper|tomato|pineapple|ice|aleppo)|split pea|shredded wheat|toasted sesame oil|mashed potato flakes|cracked wheat|pressed tofu|rolled|cut green beans|cooked ham|cut oats|sliced bread|split red lentil|diced tomatoes with|shaved ice|packed in|flaked (?:coconut|almond|sea))/i;
