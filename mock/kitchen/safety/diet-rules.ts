import type { Allergen, diets } from '../../../src/contract/enums.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import type { Restriction } from './restriction.js';

type KnownDiet = (typeof diets)[number];
type Rule = Omit<Restriction, 'name'>;

export const meats: readonly Kind[] = ['meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin'];
/** What no vegetarian eats: meat, and cheeses that by the rules of their name are made with the stomach of a calf or lamb. */
const slaughtered: readonly Kind[] = [...meats, 'rennet'];
export const seafood: readonly Kind[] = ['fish', 'crustacean', 'mollusc'];
const dairy: readonly Kind[] = ['dairy', 'cheese'];
const grains: readonly Kind[] = ['grain', 'wheat', 'gluten', 'corn', 'rice', 'oats', 'pasta', 'bread'];

const none = { kinds: [], allergens: [], words: [], exceptions: [], countsTraces: false, precautionary: false } as const satisfies Rule;

/** A way of eating: kinds of food that are left out, and allergens that give them away in made products. */
const without = (kinds: readonly Kind[], allergens: readonly Allergen[] = [], more: Partial<Rule> = {}): Rule => ({
  ...none, kinds, allergens, precautionary: true, ...more,
}); // prettier-ignore

/** An allergy: traces count. */
const allergy = (allergens: readonly Allergen[], kinds: readonly Kind[]): Rule => ({
  ...none,
  kinds,
  allergens,
  countsTraces: true,
  precautionary: true,
});

/** A limit on something that most food has some of. */
const limit = (exceedsLimit: (ingredient: Ingredient) => boolean, kinds: readonly Kind[] = [], more: Partial<Rule> = {}): Rule => ({
  ...none, kinds, exceedsLimit, ...more,
}); // prettier-ignore

const is = (ingredient: Ingredient, ...kinds: Kind[]) => kinds.some((kind) => ingredient.kinds.includes(kind));

/** Taken by the pinch or the spoon, so that its figures for 100 g say little. */
const isSeasoning = ({ role }: Ingredient) =>
  role === 'spice' || role === 'herb' || role === 'seasoning' || role === 'leavening' || role === 'aromatic';

/** Grams of carbohydrate in 100 g that the body takes up; sweeteners without energy have none. */
const netCarbohydrates = (it: Ingredient) =>
  is(it, 'sweetener') && !is(it, 'sugar', 'honey') ? 0 : it.facts.carbohydrates - it.facts.fiber;

/** Meat of nobody knows which animal. */
const perhapsPork = (it: Ingredient) => is(it, 'meat') && !is(it, 'beef', 'poultry', 'lamb', 'game', 'additive');

/** Fish without fins and scales, and animals that do not both chew the cud and have split hooves. */
const notKosher = [
  'lard',
  'rabbit',
  'hare',
  'eel',
  'unagi',
  'anago',
  'conger',
  'catfish',
  'basa',
  'swai',
  'pangasius',
  'shark',
  'dogfish',
  'rock salmon',
  'monkfish',
  'anglerfish',
  'swordfish',
  'sturgeon',
  'turbot',
  'skate',
  'ray wing',
  'lumpfish',
  'burbot',
  'paddlefish',
  'lamprey',
  'hagfish',
  'caviar',
  'escolar',
  'frog',
  'turtle',
  'alligator',
  'crocodile',
  'snake',
  'horse',
  'camel',
  'kangaroo',
  'ostrich',
  'squirrel',
  'bear',
  'blood',
  'cricket',
  'insect',
];

/** Diets as sets of exclusions. A row reads: these kinds, these allergens, and what else is too much. */
export const dietRules: Readonly<Record<KnownDiet, Rule>> = {
  vegan: without([...meats, ...seafood, ...dairy, 'egg', 'honey'], ['milk', 'egg', 'fish', 'crustacean', 'mollusc']),
  vegetarian: without([...slaughtered, ...seafood], ['fish', 'crustacean', 'mollusc']),
  lacto_vegetarian: without([...slaughtered, ...seafood, 'egg'], ['egg', 'fish', 'crustacean', 'mollusc']),
  ovo_vegetarian: without([...slaughtered, ...seafood, ...dairy], ['milk', 'fish', 'crustacean', 'mollusc']),
  pescatarian: without(meats),
  gluten_free: allergy(['gluten', 'wheat'], ['gluten', 'wheat']),
  dairy_free: allergy(['milk'], dairy),
  lactose_free: { ...allergy(['milk'], dairy), isAllowed: (it) => is(it, 'dairy') && !is(it, 'lactose') },
  egg_free: allergy(['egg'], ['egg']),
  nut_free: allergy(['tree_nut', 'peanut'], ['tree_nut', 'peanut']),
  tree_nut_free: allergy(['tree_nut'], ['tree_nut']),
  peanut_free: allergy(['peanut'], ['peanut']),
  soy_free: allergy(['soy'], ['soy']),
  wheat_free: allergy(['wheat'], ['wheat']),
  sesame_free: allergy(['sesame'], ['sesame']),
  fish_free: allergy(['fish'], ['fish']),
  shellfish_free: allergy(['crustacean', 'mollusc'], ['crustacean', 'mollusc']),
  crustacean_free: allergy(['crustacean'], ['crustacean']),
  mollusc_free: allergy(['mollusc'], ['mollusc']),
  celery_free: allergy(['celery'], ['celery']),
  mustard_free: allergy(['mustard'], ['mustard']),
  lupin_free: allergy(['lupin'], ['lupin']),
  sulfite_free: allergy(['sulfite'], ['sulfite']),
  keto: limit((it) => !isSeasoning(it) && netCarbohydrates(it) > 12, [...grains, 'legume', 'sugar', 'honey', 'starchy', 'dried_fruit'], { precautionary: true, exceptions: ['coconut flour', 'cocoa powder', 'tomato paste'] }),
  low_carb: limit((it) => !isSeasoning(it) && netCarbohydrates(it) > 25, ['pasta', 'bread', 'sugar', 'honey', 'dried_fruit']),
  low_fat: limit((it) => !isSeasoning(it) && !is(it, 'oil') && (it.facts.fat > 15 || it.facts.saturatedFat > 6), ['animal_fat']),
  low_sodium: limit((it) => it.role !== 'leavening' && it.facts.sodium > 600, ['salt', 'processed_meat'], { exceptions: ['low-sodium soy sauce', 'coconut aminos'] }),
  low_sugar: limit((it) => !isSeasoning(it) && it.facts.sugar > 15.5, ['sugar', 'honey', 'dried_fruit']),
  low_fodmap: limit((it) => is(it, 'legume') && !is(it, 'soy'), ['allium', 'wheat', 'honey'], {
    words: ['apple', 'pear', 'mango', 'watermelon', 'cherry', 'peach', 'plum', 'apricot', 'nectarine', 'blackberry', 'cauliflower', 'mushroom', 'asparagus', 'artichoke', 'pistachio', 'cashew', 'agave', 'rye', 'barley', 'milk', 'cream', 'yogurt', 'ricotta', 'buttermilk', 'kefir', 'half and half', 'cottage cheese', 'mascarpone', 'creme fraiche', 'custard', 'dulce de leche', 'applesauce', 'date', 'prune', 'raisin', 'fig', 'molasses', 'hummus', 'salsa', 'guacamole', 'marinara', 'pasta sauce', 'spaghetti sauce', 'pizza sauce'],
    exceptions: ['chive', 'scallion', 'coconut milk', 'almond milk', 'rice milk', 'cream of tartar', 'oyster mushroom', 'garlic oil', 'coconut cream'],
    precautionary: true,
  }),
  high_protein: none,
  high_fiber: none,
  paleo: without([...grains, ...dairy, 'legume', 'soy', 'peanut', 'sugar', 'additive'], ['milk', 'gluten', 'wheat', 'soy', 'peanut']),
  whole30: without([...grains, ...dairy, 'legume', 'soy', 'peanut', 'sugar', 'sweetener', 'honey', 'alcohol', 'additive'], ['milk', 'gluten', 'wheat', 'soy', 'peanut'], { words: ['worcestershire'], exceptions: ['ghee', 'green bean'] }),
  mediterranean: without(['processed_meat', 'animal_fat', 'additive'], [], { precautionary: false }),
  diabetic_friendly: limit((it) => !isSeasoning(it) && it.facts.sugar > 20, ['sugar', 'honey']),
  heart_healthy: limit((it) => !is(it, 'tree_nut') && !isSeasoning(it) && it.facts.saturatedFat > 10, ['processed_meat', 'animal_fat']),
  halal: without(['pork', 'alcohol', 'gelatin', 'animal_fat'], [], { exceedsLimit: perhapsPork, words: ['lard', 'bacon', 'ham', 'prosciutto', 'pancetta', 'blood', 'frog', 'alligator', 'crocodile', 'snake'], exceptions: ['blood orange', 'butter', 'ghee', 'turkey bacon', 'beef bacon', 'turkey ham', 'vegan bacon', 'vegan ham'] }),
  kosher: without(['pork', 'crustacean', 'mollusc', 'gelatin'], ['crustacean', 'mollusc'], {
    exceedsLimit: perhapsPork,
    words: notKosher,
    exceptions: ['blood orange', 'horse bean', 'horse mackerel', 'snake bean', 'gummy bear', 'bear claw', 'bear garlic', 'turtle bean'],
    apart: { kinds: [...meats.filter((kind) => kind !== 'gelatin')], from: dairy, withKinds: 'in a dish with meat', withOthers: 'in a dish with milk' },
  }),
  pork_free: without(['pork'], [], { exceedsLimit: perhapsPork, words: ['lard'] }),
  alcohol_free: without(['alcohol'], [], { precautionary: true }),
}; // prettier-ignore
