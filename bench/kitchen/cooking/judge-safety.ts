/**
 * What people with a diet or an allergy look for on a page: plain words, and the phrases in which they mean no harm. Nothing here asks the
 * kitchen; that is what makes it a judge of it.
 */
const words = {
  meat: 'meat beef steak steaks veal lamb mutton goat venison duck goose turkey chicken hen quail rabbit pork ham bacon prosciutto pancetta guanciale salami pepperoni chorizo sausage sausages kielbasa bratwurst andouille spam brisket sirloin lard tallow suet meatballs mince minced gelatin marshmallow marshmallows hot-dog hot-dogs',
  pork: 'pork ham bacon prosciutto pancetta guanciale salami pepperoni chorizo kielbasa andouille spam lard carnitas',
  fish: 'fish salmon tuna cod halibut trout tilapia anchovy anchovies herring sardine sardines mackerel snapper catfish swordfish bonito dashi worcestershire caesar caviar',
  crustacean: 'shrimp shrimps prawn prawns crab crabs lobster crawfish crayfish shellfish',
  mollusc: 'mussel mussels clam clams oyster oysters scallop scallops squid octopus calamari shellfish',
  milk: 'milk butter ghee cream cheese cheddar mozzarella parmesan feta ricotta halloumi paneer mascarpone gruyere gouda brie pecorino romano swiss provolone yogurt yoghurt buttermilk whey casein custard ranch cotija queso skyr quark kefir',
  egg: 'egg eggs mayonnaise mayo aioli meringue custard',
  honey: 'honey',
  wheat: 'flour bread breads breadcrumb breadcrumbs crumbs panko pasta spaghetti penne linguine lasagna macaroni noodle noodles ramen udon couscous bulgur semolina seitan tortilla tortillas pita bun buns naan phyllo pastry dough biscuit biscuits cookie cookies crouton croutons cracker crackers soy-sauce hoisin teriyaki spelt farro pretzel baguette orzo cake',
  gluten: 'barley rye malt beer ale',
  soy: 'soy tofu tempeh miso edamame tamari teriyaki hoisin gochujang',
  nuts: 'nut nuts almond almonds walnut walnuts pecan pecans cashew cashews pistachio pistachios hazelnut hazelnuts macadamia pesto marzipan praline',
  peanut: 'peanut peanuts satay',
  sesame: 'sesame tahini hummus zaatar halva',
  celery: 'celery celeriac',
  mustard: 'mustard dijon',
  lupin: 'lupin lupini',
  sulfite: 'wine sherry vermouth dried-apricot dried-apricots raisins',
  alcohol: 'wine beer ale rum vodka tequila bourbon whiskey brandy cognac sherry vermouth liqueur mirin sake marsala prosecco',
  bloat: 'onion onions garlic wheat bread pasta apple apples pear mango honey cauliflower mushroom mushrooms beans chickpeas lentils milk yogurt cashew cashews',
  starch: 'sugar rice bread pasta noodles potato potatoes flour honey corn tortilla tortillas oats',
  sugar: 'sugar honey syrup candy',
} as const; // prettier-ignore

type Group = keyof typeof words;

/** Where a word of a list means something else. */
const harmless =
  /\b(?:(?:coconut|almond|oat|soy|rice|cashew|hemp|plant|nut) (?:milk|cream|yogurt|butter|flour|beverage|creamer)s?|(?:peanut|almond|cashew|sunflower|apple|cocoa|nut) butter|butter (?:beans?|lettuce)|cream of tartar|(?:corn|maize|almond|cassava|lettuce) (?:tortillas?|wraps?|bread|flour)|(?:rice|chickpea|buckwheat|tapioca|potato|teff|coconut|lupin|gluten-free|corn|quinoa|sorghum|millet) flours?|(?:rice|glass|kelp|shirataki|mung bean|gluten-free|zucchini|soba|cellophane) (?:noodles?|pasta)|rice vermicelli|oyster mushrooms?|king oyster|nutritional yeast|butternut|(?:vegan|plant-based|dairy-free|egg-free|gluten-free|nut-free|meatless|vegetarian) [\p{L}-]+|(?:pepper|salt) and|celery (?:root )?free|egg(?: |-)?plants?|water chestnuts?|fish out|wine vinegar|rice wine vinegar|sugar snap|sweet potato(?:es)?|coconut aminos|mustard greens?|ice cream free|rice paper)\b/giu;

/** For one group the phrase is safe, for others it is not: nut milks hold nuts. */
const stillBad: readonly (readonly [RegExp, Group])[] = [
  [/\b(?:almond|cashew|hazelnut)s? (?:milk|cream|butter|flour|yogurt)|\bnut (?:milk|butter)|almond tortilla/i, 'nuts'],
  [/\bpeanut butter\b/i, 'peanut'],
  [/\bsoy (?:milk|cream|yogurt|flour|creamer)\b/i, 'soy'],
  [/\blupin flour\b/i, 'lupin'],
  [/\bmustard greens?\b/i, 'mustard'],
  [/\bsoba noodles?\b/i, 'wheat'],
  [/\bwine vinegar\b/i, 'sulfite'],
];

const wordsOf = Object.fromEntries(Object.entries(words).map(([group, list]) => [group, new Set(list.split(' '))])) as unknown as Record<Group, ReadonlySet<string>>; // prettier-ignore

const joined = /\b(hot dogs?|soy sauce|dried apricots?)\b/gi;

/** The groups that a text names. */
const groupsOf = (text: string): Group[] => {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(joined, (phrase) => phrase.replace(' ', '-'))
    .replace(harmless, ' ')
    .toLowerCase();
  const said = (plain.match(/[\p{L}-]+/gu) ?? []).flatMap((word) => [word, ...word.split('-')]);
  return [
    ...(Object.keys(words) as Group[]).filter((group) => said.some((word) => wordsOf[group].has(word))),
    ...stillBad.flatMap(([pattern, group]) => (pattern.test(text) ? [group] : [])),
  ];
};

const land = ['meat', 'pork'] as const;
const sea = ['fish', 'crustacean', 'mollusc'] as const;
const animal: readonly Group[] = [...land, ...sea, 'milk', 'egg', 'honey'];

/** What each wish rules out; the first that fits counts. */
const wishes: readonly (readonly [RegExp, readonly Group[]])[] = [
  [/vegan|plant/, animal],
  [/lacto_veg/, [...land, ...sea, 'egg']],
  [/vegetarian/, [...land, ...sea]],
  [/pescatarian/, land],
  [/dairy|lactose|milk/, ['milk']],
  [/gluten|celiac|coeliac/, ['wheat', 'gluten']],
  [/wheat/, ['wheat']],
  [/peanut/, ['peanut']],
  [/tree.?nut/, ['nuts']],
  [/nut/, ['nuts', 'peanut']],
  [/egg/, ['egg']],
  [/soy/, ['soy']],
  [/crustacean/, ['crustacean']],
  [/mollusc/, ['mollusc']],
  [/shellfish/, ['crustacean', 'mollusc']],
  [/fish/, ['fish']],
  [/sesame/, ['sesame']],
  [/celery/, ['celery']],
  [/mustard/, ['mustard']],
  [/lupin/, ['lupin']],
  [/sulfite/, ['sulfite']],
  [/halal/, ['pork', 'alcohol']],
  [/kosher/, ['pork', 'crustacean', 'mollusc']],
  [/pork/, ['pork']],
  [/alcohol/, ['alcohol']],
  [/fodmap/, ['bloat']],
  [/keto|low_carb/, ['starch']],
  [/diabetic|sugar/, ['sugar']],
];

/** The groups that a wish rules out. */
export const ruledOut = (wish: string): readonly Group[] => wishes.find(([pattern]) => pattern.test(wish.toLowerCase()))?.[1] ?? [];

/** What a text names of what is ruled out. */
export const namesAny = (text: string, groups: readonly Group[]): Group[] => groupsOf(text).filter((group) => groups.includes(group));

const allergens: readonly Group[] = [
  'fish',
  'crustacean',
  'mollusc',
  'milk',
  'egg',
  'wheat',
  'gluten',
  'soy',
  'nuts',
  'peanut',
  'sesame',
  'celery',
  'mustard',
  'lupin',
];

/** Allergens that a list of lines names. */
export const allergensNamed = (lines: readonly string[]): Set<Group> => new Set(lines.flatMap((line) => namesAny(line, allergens)));
