import type { Unit } from '../../../src/contract/vocabulary.js';

/** Every spelling of a unit, lower case, without full stops and the plural `s`. */
export const unitSpellings: Readonly<Record<string, Unit>> = {
  teaspoon: 'teaspoon', tsp: 'teaspoon', tspn: 'teaspoon', teasp: 'teaspoon', t: 'teaspoon', teaspoonful: 'teaspoon',
  tablespoon: 'tablespoon', tbsp: 'tablespoon', tblsp: 'tablespoon', tbs: 'tablespoon', tb: 'tablespoon', tbl: 'tablespoon', tbspn: 'tablespoon', tablespoonful: 'tablespoon',
  cup: 'cup', c: 'cup', cupful: 'cup',
  'fluid ounce': 'fluid_ounce', 'fl ounce': 'fluid_ounce', 'fl oz': 'fluid_ounce', floz: 'fluid_ounce', 'fluid oz': 'fluid_ounce',
  pint: 'pint', pt: 'pint', quart: 'quart', qt: 'quart',
  liter: 'liter', litre: 'liter', l: 'liter', ltr: 'liter', milliliter: 'milliliter', millilitre: 'milliliter', ml: 'milliliter', cc: 'milliliter',
  gram: 'gram', gramme: 'gram', g: 'gram', gm: 'gram', gr: 'gram', kilogram: 'kilogram', kilo: 'kilogram', kg: 'kilogram',
  ounce: 'ounce', oz: 'ounce', pound: 'pound', lb: 'pound',
  pinch: 'pinch', pinche: 'pinch', dash: 'dash', dashe: 'dash',
  clove: 'clove', slice: 'slice', rasher: 'slice', can: 'can', tin: 'can', jar: 'jar',
  package: 'package', pkg: 'package', pkt: 'package', packet: 'package', pack: 'package', env: 'package', envelope: 'package', sachet: 'package', pot: 'package', punnet: 'package', box: 'package', boxe: 'package',
  bag: 'package', carton: 'package', ctn: 'package', container: 'package', tub: 'package', sleeve: 'package', pouch: 'package', pouche: 'package', clamshell: 'package',
  bunch: 'bunch', bunche: 'bunch', bundle: 'bunch', sprig: 'sprig', branche: 'sprig', branch: 'sprig', handful: 'handful', head: 'head', stalk: 'stalk', rib: 'stalk', stick: 'stick', piece: 'piece', pc: 'piece', knob: 'piece', chunk: 'piece', thumb: 'piece', nub: 'piece',
}; // prettier-ignore

/** Measures that the API has no name for, in one that it has; spelled as above. */
export const otherMeasures: Readonly<Record<string, readonly [factor: number, unit: Unit | null]>> = {
  dozen: [12, null], doz: [12, null], dz: [12, null],
  gallon: [4, 'quart'], gal: [4, 'quart'], deciliter: [100, 'milliliter'], decilitre: [100, 'milliliter'], dl: [100, 'milliliter'],
  centiliter: [10, 'milliliter'], centilitre: [10, 'milliliter'], cl: [10, 'milliliter'], milligram: [0.001, 'gram'], mg: [0.001, 'gram'],
  dessertspoon: [2, 'teaspoon'], dsp: [2, 'teaspoon'], dstspn: [2, 'teaspoon'], jigger: [1.5, 'fluid_ounce'],
}; // prettier-ignore

/** Units that may stand behind the name instead: "2 garlic cloves", "3 celery stalks". */
export const trailingUnits: Readonly<Record<string, Unit>> = {
  clove: 'clove', cloves: 'clove', stalk: 'stalk', stalks: 'stalk', rib: 'stalk', ribs: 'stalk', sprig: 'sprig', sprigs: 'sprig', branch: 'sprig', branches: 'sprig', slice: 'slice', slices: 'slice', head: 'head', heads: 'head', bulb: 'head', bulbs: 'head', stick: 'stick', sticks: 'stick',
}; // prettier-ignore

/** Names that end in such a word without meaning it. */
export const notTrailing =
  /\b(?:(?:spare|short|baby back|back|beef|pork|lamb|prime|rack|whole|ground|dried|ribeye)\s+(?:ribs?|cloves?)|(?:fish|salmon|cod|pig|pigs|calf|lamb|sheep|shrimp|prawn|snapper)'?s?\s+heads?|(?<!\bcelery )sticks?|(?<!\bgarlic )bulbs?|with \w+)$/i;

/** What a thing is counted in, and no unit of the API: it goes to the notes. */
export const countWords =
  /^(bottles?|bricks?|nests?|loaf|loaves|sheets?|ears?|bulbs?|fillets(?: of)?|filets(?: of)?|fil?let of|blocks?|bars?|logs?|tubes?|rolls? of|balls?|cubes?(?! steak)|squares?|scoops?|drops?|glass(?:es)?|shots?|parts?|recipes?|batch(?:es)?|wedges?|baskets?|btls?\.?|mugs?|cobs?|flowerets?|stems(?: of)?|blades?|-?in(?:ch(?:es)?)?|[cm]m|centimet(?:er|re)s?|feet|items?|units?|strands?|wheels?|slabs?|twists?|cakes?(?= (?:of )?(?:\w+ )?yeast)|leaves of|leaf of|strips?|splash(?:es)?|servings?|links?|spears?|segments?|florets?|portions?|lea(?:f|ves))\s+(?:of\s+)?(?=[a-z])/i;

/** So little, or so vague, that it is no number: "a splash of wine". */
export const vagueAmount =
  /^(?!little (?:gem|neck|smokies)|grating cheese)(?:an?\s+)?(?:(?:few|couple of|little|tiny|small|good|big|generous|light)\s+)*(?:few|some|several|little|bit|tiny amount|amount|drizzles?|splash|slug|squeeze|touch|glugs?|dollop|drops?|lots?|plenty|dusting|sprinkling|sprinkle|gratings?|swirl|hint|scattering|shake|grind(?:ing)?s?|twists?|spritz)\s+(?:of\s+|more\s+)?(?=[a-z])/i;

export const numberWords: Readonly<Record<string, string>> = {
  a: '1', an: '1', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11', twelve: '12',
}; // prettier-ignore

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that say how big, and nothing about what it is. */
export const sizeWords = listed(`
  small medium large extra-large medium-large xlarge jumbo big sm sm. med med. lg lg. lge lge. lrg md md.
  heaping heaped rounded level scant generous smallish largish
`);

/** What was done to a thing before it goes into the dish; drops from both ends of a name. */
export const preparationWords = listed(`
  chopped minced diced sliced grated shredded peeled cubed julienned halved quartered pitted seeded deseeded cored trimmed rinsed drained crumbled mashed melted softened
  beaten sifted packed crushed slivered torn snipped shelled hulled stemmed thawed defrosted cooked uncooked chilled cooled warmed toasted unpeeled scrubbed washed squeezed
  pressed cut cracked zested juiced scalded separated deveined shaved flaked pureed puréed bruised smashed levelled leveled heaped hard-boiled hard-cooked boiled
  reserved leftover husked shucked ripped whisked wilted drained-and-rinsed well-drained room-temperature trimmed-and-halved butterflied deboned boned
  skinned strained sieved unsifted picked steamed poached soft-boiled milled spooned scooped divided coarse-ground
`);

/** Words that only go with a preparation word. */
export const preparationAdverbs = listed(`
  finely coarsely roughly thinly thickly freshly lightly firmly loosely very well fine coarse tightly gently evenly diagonally crosswise lengthwise partially slightly fully newly
  thin thick and or & then
`);

/** What things are sold as, though it was done to them. */
export const statesOfThings = listed(`
  dried smoked salted unsalted canned tinned pickled candied cured roasted sweetened unsweetened seasoned salt-cured oil-cured brine-cured red aged
`);

/** Names of which the preparation word is a part: it is sold that way. */
export const namedByPreparation =
  /^(?:(?:pitted|leftover|reserved) |minced (?:beef|lamb|pork|turkey|chicken|veal|meat)|crushed (?:red|chil|hot|pepper|tomato|pineapple|ice|aleppo)|split pea|shredded wheat|toasted sesame oil|mashed potato flakes|cracked wheat|pressed tofu|cut green beans|cut oats|sliced bread|split red lentil|shaved ice|flaked (?:coconut|almond|sea)|steamed buns?\b|shredded coconut|shredded hash|boiled dressing)/i;

/** Names of which the size is a part. */
export const namedBySize =
  /^(?:(?:short|medium|long)[- ]grain|medium[- ](?:dry|sharp|hot|rare|firm|roast|bodied|curry|indian|madras|cider|sherry)|medium-sweet|(?:small|large)[- ](?:curd|flake|pearl)|big mac)/i;

/** Names that begin like an amount. */
export const notAmount = /^(?:\d+(?:\.\d+)?\s?%|0+\s+(?:flour|bread)|\d+x\s|\d+:\d|\d+-(?:bean|spice|grain|cheese|karat)|7-?up\b)/i;

/** Names that begin with a word that would else be a unit. */
export const notUnit =
  /^(?:half and half|half & half|pound cake|rib[- ]?eye|rib (?:eye|roast|steak)|head cheese|clove powder|clove pinks?|chunk light|chunk white|stick of rock|leaf (?:lettuce|spinach|gelatine?|lard)|bottle gourd|link sausages?|cube steaks?|ball park|bar nuts|strip steaks?|strip loin|block of ice|drop (?:biscuits?|scones?)|cup ?cakes?(?! flour)|can sugar|part[- ]skim|sheet pan|roll[- ]?mops|square roots?|jar lids?|glass (?:noodles?|vermicelli)|pot (?:roasts?|stickers?|pies?|barley))\b/i;

/** Adjectives that may be divided from their noun by a comma: "skinless, boneless chicken breasts". */
export const looseAdjectives = listed(`
  boneless skinless bone-in skin-on fresh ripe firm lean thick thin raw dry dried frozen whole unsalted salted low-fat lowfat fat-free nonfat low-sodium organic plain cold hot warm
  mild sweet tart short long fine coarse young tender good-quality lightly-salted reduced-fat extra-lean free-range seedless unsweetened hard soft crusty crisp crunchy
`);
