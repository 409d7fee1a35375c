/** Spellings that are one word to a cook, by their singular. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    chilli: 'chili',
    chilie: 'chili',
    chillie: 'chili',
    chile: 'chili',
    chily: 'chili',
    chilly: 'chili',
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    yoghourt: 'yogurt',
    chees: 'cheese',
    mayonaise: 'mayonnaise',
    gelatine: 'gelatin',
    whisky: 'whiskey',
    grey: 'gray',
    flavour: 'flavor',
    flavoured: 'flavored',
    flavouring: 'flavoring',
    colouring: 'coloring',
    colour: 'color',
    coloured: 'colored',
    sause: 'sauce',
    choi: 'choy',
    grounded: 'ground',
    cinamon: 'cinnamon',
    rasberry: 'raspberry',
    jalepeno: 'jalapeno',
    paprica: 'paprika',
    avacado: 'avocado',
    mozarella: 'mozzarella',
    worchestershire: 'worcestershire',
    bullion: 'bouillon',
    boullion: 'bouillon',
    xanthum: 'xanthan',
    caramelised: 'caramelized',
    crystallised: 'crystallized',
    wholewheat: 'wholemeal',
    tumeric: 'turmeric',
    parmesean: 'parmesan',
  }),
);

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    cookies: 'cookie',
    brownies: 'brownie',
    pies: 'pie',
    smoothies: 'smoothie',
    veggies: 'veggie',
    weenies: 'weenie',
    smokies: 'smokie',
    pierogies: 'pierogi',
    octopi: 'octopus',
    geese: 'goose',
    twinkies: 'twinkie',
    hoagies: 'hoagie',
    quiches: 'quiche',
    brioches: 'brioche',
    ceviches: 'ceviche',
    blintzes: 'blintz',
  }),
);

/** The singular of one word; wrong for some words, but always the same, so that plural and singular meet. */
export const singular = (word: string): string => {
  if (!word.endsWith('s') || word.length < 4) return irregular.get(word) ?? word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.endsWith('leaves')) return word.slice(0, -3) + 'f';
  if (/(?:ss|us)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -3) + 'y';
  if (/(?:ch|sh|ss|us|x|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

/** Letters of another script that nobody can tell from ours: a name written with one of them is still that name. */
const latin: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', о: 'o', р: 'p', х: 'x', у: 'y', і: 'i', ѕ: 's', ј: 'j' };

/** Lower case, no accents, no apostrophes, hyphens as blanks. Commas, parentheses and `%` stay; `&` and `/` become words. */
export const plain = (text: string): string => {
  if (/^[a-z0-9 %]*$/.test(text)) return text;
  const lower = text.toLowerCase();
  const ascii = /^[\x20-\x7e]*$/.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}®™©]/gu, '')
        .replace(/[асеорхуіѕј]/g, (letter) => latin[letter] ?? letter)
        .replace(/œ/g, 'oe')
        .replace(/ß/g, 'ss')
        .replace(/[‘’´`]/g, "'")
        .replace(/[–—‐‑]/g, '-');
  return ascii
    .replace(/'|(?<=\b[a-z])\.(?=[a-z]\b|\.|\s|$)/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/(?<!\d)\s*\/\s*(?!\d)/g, ' or ')
    .replace(/-+|[^\p{L}\p{N}%,();: ]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
};

const spared: ReadonlyMap<string, string> = new Map([
  ['fat', 'lowfat'],
  ['salt', 'lowsalt'],
  ['sodium', 'lowsalt'],
  ['sugar', 'lowsugar'],
  ['calorie', 'lowcalorie'],
]);

/** What `low`, `no` and the like make of the next word: milk with less fat is another milk, so the two are read as one word. */
const lessOf = (word: string, next: string | undefined): string | undefined => {
  switch (word) {
    case 'low':
    case 'lower':
    case 'reduced':
    case 'less':
      return spared.get(next ?? '');
    case 'no':
    case 'non':
      return next === 'fat' ? 'nonfat' : word === 'no' ? spared.get(next ?? '') : undefined;
    case 'full':
    case 'high':
      return next === 'fat' ? 'fullfat' : undefined;
    case 'fat':
    case 'salt':
    case 'sodium':
      return next === 'free' ? (word === 'fat' ? 'nonfat' : 'lowsalt') : undefined;
    default:
      return undefined;
  }
};

/** The words of a plain name, each in the singular and in one spelling. */
export const wordsOf = (text: string): string[] => {
  const words = /^[a-z0-9% ]*$/.test(text) ? text.split(' ') : (text.match(/[\p{L}\p{N}%]+/gu) ?? []);
  const read: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const said = words[index] ?? '';
    if (said === '') continue;
    const one = singular(said);
    const word = spellings.get(one) ?? one;
    const less = lessOf(word, words[index + 1]);
    if (less === undefined) read.push(word);
    else {
      read.push(less);
      index += words[index + 2] === 'added' ? 2 : 1;
    }
  }
  return read;
};

/** What two spellings of one name have in common. */
export const keyOf = (name: string): string => wordsOf(plain(name)).join(' ');

const listed = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** Words that say how a thing looks, was cut, cooked, packed or grown, and leave it what it is. */
export const modifiers = listed(`
  fresh freshly frozen thawed defrosted refrigerated chilled cold cool warm hot room temperature temp lukewarm tepid boiling raw cook cooked uncooked precooked ready made readymade
  dried dry dehydrated freeze moist wet canned tinned jarred bottled packaged packed pack drained undrained rinsed strained
  chopped diced minced sliced shredded grated shaved crushed ground cubed julienned julienne crumbled mashed pureed ripped torn halved quartered cut slivered flaked snipped
  chunky smooth crispy crunchy thick thin thinly thickly finely fine coarse coarsely roughly lightly well very extra super ultra good quality best
  peeled unpeeled skinned skinless boned boneless deboned seeded unseeded seedless deseeded cored pitted unpitted stoned stemmed trimmed untrimmed cleaned washed scrubbed
  shelled unshelled hulled husked shucked deveined scaled gutted filleted butterflied pounded scored tied trussed split separated beaten whisked whipped sifted
  toasted roasted grilled baked broiled fried sauteed seared poached steamed boiled parboiled blanched braised stewed smoked mulled charred blackened barbecued caramelized
  melted softened soften soft hard firm semi sweet unsweetened sweetened salted unsalted low reduced lower less high no added lean light lite fullfat lowfat nonfat lowsalt lowsugar lowcalorie part skim
  whole half quarter large small medium big baby mini miniature jumbo giant tiny bite size sized regular long short tall wide narrow round flat square
  organic natural pure real true authentic homemade home made store bought leftover prepared purchased quick instant easy fast plain simple basic classic traditional original
  ripe overripe unripe young old new mature aged vintage tender day wild farmed farm raised cage free range grass fed hormone antibiotic local seasonal imported live confit
  domestic american british english french italian spanish greek turkish german swiss dutch belgian danish swedish norwegian irish scottish polish russian hungarian mexican cuban
  brazilian argentine chinese japanese korean thai vietnamese indian asian oriental african moroccan egyptian lebanese persian iranian israeli mediterranean european canadian
  australian hawaiian california florida sicilian tuscan roman basque cajun creole southern southwestern style type variety brand kind assorted mixed mix
  red green yellow white black brown purple pink orange golden gold blond blonde dark pale bright color colored tri rainbow
  premium gourmet fancy choice select selected favorite favourite preferred desired your own any other approximately roughly heaping heaped scant generous level
  plus more extra for as needed to taste optional garnish garnishing serving serve use used each per total divided reserved remaining
  piece bit cup tablespoon teaspoon ounce pound gram kilogram oz lb tbsp tsp inch cm slice strip wedge ring cube round spear stalk rib stick sprig bunch head handful
  floret segment section shaving curl ribbon matchstick dice crumb lump portion container can tin jar bottle box bag package packet carton tub block chunk sheet
  skin on in off without with and or a an the of from some few several couple my our their its his her only s
  unbleached bleached enriched fortified pasteurized unpasteurized homogenized filtered unfiltered refined unrefined virgin pressed expeller stone hand rolled
  spicy mild sharp tangy zesty savory savoury sour bitter rich flavorful fragrant aromatic flavored unflavored seasoned unseasoned season marinated pickled escabeche cured uncured
  all purpose everyday heirloom hothouse greenhouse vine garden market field mountain river lake ocean atlantic pacific alaskan maine north south
  shell grain spice fry stir jar base essence sweets shape shaped
  floury mealy rough heat deep crop main cara cape ratte pullet rancho plate
  diamond uncut unwaxed waxed prewashed rehydrated reconstituted soaked hydrated overnight twice double triple single loose loosely lightly tightly firmly
`);

/** Parts of a plant or an animal, and what a kitchen machine makes of a thing: after its name they leave it what it is. */
export const parts = listed(`
  leaf stem stalk root bulb head heart floret flower blossom bud tip top green frond sprig shoot sprout kernel cob ear pod pulp flesh meat half piece slice wedge
  segment ring spear rib cap bottom crown bunch clove seed stone pit skin rind peel zest strip cube chunk bit round fillet filet steak loin breast thigh leg wing drumstick
  shoulder shank butt neck cheek belly tail claw bone carcass liver kidney gizzard giblet roast chop cutlet tenderloin medallion mince flake curl shaving shred sliver
  strand thread stick granule pellet nib medley mixture blend garnish slab side rack knuckle rump flank escalope scaloppine paillard trimming portion
  powder puree concentrate dust extra paste liquid branch crystal nest lobe needle twist flowerette joint
  back cushion saddle collar chump cannon haunch noisette
`);

/** Whether nothing of a text names a thing. */
export const saysNothing = (text: string): boolean =>
  wordsOf(text).every((word) => modifiers.has(word) || parts.has(word) || /^\d/.test(word));
