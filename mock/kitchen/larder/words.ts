/** Spellings that are one word to a cook. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:chilli|chillie|chile|chilie)(s|es)?\b/g, 'chili'],
  [/\byog[ho]+urts?\b/g, 'yogurt'],
  [/\bchee?ses?\b/g, 'cheese'],
  [/\bmayonaise\b/g, 'mayonnaise'],
  [/\bgelatine\b/g, 'gelatin'],
  [/\bwhisky\b/g, 'whiskey'],
  [/\bgrey\b/g, 'gray'],
  [/\b(?:no|low|reduced|less|lower|without)(?: added)? (?:salt|sodium|sugar)(?: added)?\b/g, ' '],
  [/\b(?:lo|low|lower|reduced|less) ?fat\b/g, 'lowfat'],
  [/\b(?:non|no) fat\b|\bfat ?free\b/g, 'nonfat'],
  [/\bflavou?red\b/g, 'flavored'],
  [/\bflavou?ring\b/g, 'flavoring'],
];

const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  anchovies: 'anchovy',
  cookies: 'cookie',
  brownies: 'brownie',
  pies: 'pie',
  smoothies: 'smoothie',
  veggies: 'veggie',
  pierogies: 'pierogi',
  octopi: 'octopus',
  shiitakes: 'shiitake',
  geese: 'goose',
};

/** The singular of one word; wrong for some words, but always the same, so that plural and singular meet. */
export const singular = (word: string): string => {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length < 4 || /(?:ss|us|is|ous)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -3) + 'y';
  if (/(?:ch|sh|ss|x|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Lower case, no accents, one spelling, no marks but `%`, `&`, `/`, commas and parentheses. */
export const plain = (text: string): string => {
  let result = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/['’‘`´"“”®™]/g, '')
    .replace(/[-–—_.]/g, ' ');
  for (const [pattern, spelling] of spellings) result = result.replace(pattern, spelling);
  return result
    .replace(/[^\p{L}\p{N}%&/,()+;: ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** The words of a name, each in the singular. */
export const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}%]+/gu) ?? []).map(singular);

/** What two spellings of one name have in common. */
export const keyOf = (name: string): string => wordsOf(plain(name)).join(' ');

const listed = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** Words that say how a thing looks, was cut, cooked, packed or grown, and leave it what it is. */
export const modifiers = listed(`
  fresh freshly frozen thawed defrosted refrigerated chilled cold cool warm hot room temperature lukewarm tepid boiling raw cooked uncooked precooked ready made readymade
  dried dry dehydrated freeze moist wet canned tinned jarred bottled packaged packed pack drained undrained rinsed strained
  chopped diced minced sliced shredded grated shaved crushed ground cubed julienned crumbled mashed pureed ripped torn halved quartered cut slivered flaked snipped
  chunky chunk smooth creamy crispy crunchy thick thin thinly thickly finely fine coarse coarsely roughly lightly well very extra super ultra good quality best
  peeled unpeeled skinned skinless boned boneless deboned seeded unseeded seedless deseeded cored pitted unpitted stoned stemmed trimmed untrimmed cleaned washed scrubbed
  shelled unshelled hulled husked shucked deveined scaled gutted filleted butterflied pounded scored tied trussed split separated beaten whisked whipped sifted packed
  toasted roasted grilled baked broiled fried sauteed seared poached steamed boiled parboiled blanched braised stewed smoked charred blackened barbecued caramelized
  melted softened soft hard firm semi sweet unsweetened sweetened lightly salted unsalted low reduced lower less high no added lean light lite lowfat nonfat
  full whole half quarter large small medium big baby mini jumbo giant tiny bite size sized regular long short tall wide narrow round flat square
  organic natural pure real true authentic homemade home made store bought leftover prepared purchased quick instant easy fast plain simple classic traditional original
  ripe overripe unripe firm young old new mature aged vintage tender fresh day wild farmed farm raised cage free range grass fed corn fed hormone antibiotic local seasonal imported
  domestic american british english french italian spanish greek turkish german swiss dutch belgian danish swedish norwegian irish scottish polish russian hungarian mexican cuban
  brazilian argentine chinese japanese korean thai vietnamese indian asian oriental african moroccan egyptian lebanese persian iranian israeli mediterranean european canadian
  australian hawaiian california florida sicilian tuscan roman basque cajun creole southern southwestern asian style type variety brand kind assorted mixed mix
  red green yellow white black brown purple pink orange golden gold blond blonde dark pale bright color colored tri rainbow
  premium gourmet fancy choice select selected favorite favourite preferred desired your own any other such about approximately roughly heaping heaped scant generous level packed
  plus more extra for as needed to taste optional garnish garnishing serving serve use used each per total divided reserved remaining
  piece bit bite cup tablespoon teaspoon ounce pound gram kilogram oz lb tbsp tsp inch cm slice strip wedge ring cube round spear stalk rib stick sprig bunch head handful
  floret segment section shaving curl ribbon matchstick dice crumb lump nugget portion serving container can tin jar bottle box bag package packet carton tub block bar
  skin on bone in off without with and or a an the of from some few several couple my our
  unbleached bleached enriched fortified pasteurized unpasteurized homogenized filtered unfiltered refined unrefined virgin cold pressed expeller stone hand rolled
  spicy mild hot medium sharp tangy zesty savory savoury sour bitter rich flavorful fragrant aromatic flavored unflavored seasoned unseasoned marinated pickled cured uncured
  all purpose everyday heirloom hothouse greenhouse vine garden market field mountain river lake ocean atlantic pacific alaskan maine norwegian north south
  diamond uncut unwaxed waxed washed prewashed rehydrated reconstituted soaked hydrated overnight twice double triple single
`);

/** Parts of a plant or an animal that may follow its name. */
export const parts = listed(`
  leaf stem stalk root bulb head heart floret flower blossom bud tip top green frond sprig shoot sprout kernel cob ear pod pulp flesh meat half piece slice wedge
  segment ring spear rib cap bottom crown bunch clove seed stone pit skin rind peel zest strip cube chunk bit round fillet filet steak loin breast thigh leg wing drumstick
  shoulder shank neck cheek belly tail claw bone carcass liver kidney gizzard giblet roast chop cutlet tenderloin medallion mince crumble flake curl shaving shred sliver
  strand thread stick granule pellet nib wafer medley mixture blend garnish slab side rack knuckle rump round flank escalope scaloppine paillard goujon trimming portion
`);
