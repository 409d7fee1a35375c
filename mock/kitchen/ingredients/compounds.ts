import { oneOfEach } from '../text/read-table.js';
import { kinds as allKinds, type Ingredient, type Kind } from './ingredient.js';
import { isAnyOf, meats, seafood } from './kinds.js';
import { wordsOf } from './name-words.js';
import { mapOf } from './read-tables.js';

/** Ingredients whose names other food and dishes have too. */
const ambiguous = mapOf('ambiguous-names.tsv', ['name'], () => true);

/** Fruit, nuts and vanilla are also the flavors of yogurts, sweets and drinks, which people call by their makers. */
export const isFlavor = ({ name, kinds }: Ingredient): boolean =>
  name === 'vanilla extract' || name === 'vanilla bean' || (ambiguous().has(name) && isAnyOf({ kinds }, 'fruit', 'tree_nut'));

/** Categories of which everything is sold in varieties, and categories of which what plays one role is. */
const commodities: ReadonlySet<string> = new Set(['produce', 'alcohol', 'oils_vinegars', 'spices_herbs spice', 'spices_herbs herb', 'nuts_seeds nut', 'grains_pasta starch']); // prettier-ignore

/**
 * Whether an unknown word before the name only names a variety of it: a "Mutsu apple" is an apple, and a "Calrose rice" rice. A "Boston pie" may be
 * any pie, so nothing is known of it.
 */
export const isCommodity = ({ name, category, role, kinds }: Ingredient): boolean =>
  !ambiguous().has(name) &&
  (commodities.has(category) ||
    commodities.has(`${category} ${role}`) ||
    (category === 'seafood' && role === 'protein' && kinds.includes('fish')) ||
    (category === 'dairy_eggs' && kinds.includes('cheese')) ||
    (role === 'sweetener' && kinds.includes('sugar')));

/** Foods of which people name recipes after a country: "irish cabbage" holds bacon, "greek potatoes" chicken broth. */
export const isCookedAs = ({ category, role, kinds }: Ingredient): boolean =>
  (category === 'produce' && (role === 'vegetable' || role === 'starch')) ||
  category === 'legumes' ||
  (category === 'grains_pasta' && role === 'starch') ||
  category === 'seafood' ||
  (category === 'meat' && role === 'protein' && !kinds.includes('processed_meat'));

const seasonings: ReadonlySet<string> = new Set(['spice', 'herb', 'seasoning', 'aromatic', 'acid', 'sweetener']);

const cutRoles: ReadonlySet<string> = new Set(['protein', 'vegetable', 'fruit', 'nut']);

/** Whether a steak or a fillet may be cut of it. Behind a seasoning, a sauce or a fat they are meat that is cooked with it: garlic ribs. */
export const hasFlesh = (ingredient: Ingredient): boolean => cutRoles.has(ingredient.role) || isAnyOf(ingredient, ...meats, ...seafood);

/** Plain starches, bread and salad leaves: with another food before them, the name is that of a dish. */
const isBase = ({ name, role, kinds, category }: Ingredient): boolean =>
  name === 'lettuce' || ((role === 'bread' || (role === 'starch' && category === 'grains_pasta')) && !kinds.includes('dairy'));

/** Whether a plain base is only made of what is named before it, or strewn with it: chickpea pasta, egg tagliatelle, a sesame bun. */
const isBaseOf = (base: Ingredient, of: Ingredient): boolean =>
  (of.role !== 'nut' && isAnyOf(of, base.role === 'vegetable' ? 'leafy' : 'grain', 'legume', 'starchy', 'bread')) ||
  (base.role !== 'vegetable' && of.kinds.every((kind) => base.kinds.includes(kind))) ||
  (base.role === 'bread' && (of.role === 'aromatic' || of.role === 'nut' || isAnyOf(of, 'seed', 'spice', 'herb')));

/**
 * Whether another food before fresh meat, fish, tofu, cheese, wine or a starch makes it a dish, of which more is in it than its name says: "orange
 * chicken", "cauliflower cheese", "chicken marsala", "sesame noodles", "cabbage rolls".
 */
export const isMadeDish = (last: Ingredient, before: Ingredient | undefined): boolean => {
  if (before === undefined) return false;
  const { name, role, category, kinds } = last;
  if (isBase(last)) return !isBaseOf(last, before);
  if (seasonings.has(before.role)) return false;
  if (role === 'cheese') return before.role === 'vegetable';
  if (kinds.includes('alcohol')) return before.role === 'protein' || before.role === 'starch';
  return (
    role === 'protein' &&
    (category === 'meat' || category === 'seafood' || name === 'tofu') &&
    !kinds.includes('processed_meat') &&
    before.role !== 'protein'
  );
};

/** Foods that are of wheat, milk or the like when said alone, and of what is named before them when one of these kinds is. */
const made: readonly { names: readonly string[]; of: readonly Kind[] }[] = [
  { names: ['flour', 'atta'], of: ['grain', 'legume', 'tree_nut', 'peanut', 'seed', 'vegetable', 'fruit', 'starchy'] },
  { names: ['milk', 'low-fat milk', 'skim milk'], of: ['tree_nut', 'grain', 'legume', 'seed', 'oats'] },
  { names: ['butter'], of: ['tree_nut', 'peanut', 'seed'] },
];

/** Milks, creams and butters of plants: what is said to be made of them has no milk of an animal. */
const plantMilks: ReadonlySet<string> = new Set(['almond milk', 'soy milk', 'oat milk', 'rice milk', 'coconut milk', 'non-dairy milk', 'vegan cream']); // prettier-ignore
const ofMilk: ReadonlySet<string> = new Set(['yogurt', 'greek yogurt', 'kefir', 'cheese', 'cream cheese', 'ice cream', 'nondairy creamer', 'heavy cream', 'whipped cream']); // prettier-ignore

/** Whether `ingredient` is made of `of`: pecan flour of pecans, almond milk yogurt of almond milk. */
export const isMadeOf = (ingredient: Ingredient, of: Ingredient): boolean =>
  (ofMilk.has(ingredient.name) && plantMilks.has(of.name)) ||
  (!isAnyOf(of, 'dairy', 'wheat', 'bread', 'pasta', 'sugar', 'sauce') &&
    made.some(({ names, of: kinds }) => names.includes(ingredient.name) && isAnyOf(of, ...kinds)));

/** The ingredient as it is when it is made of `of`. */
export const madeOf = (ingredient: Ingredient, { name, kinds, allergens, mayContain, mayHold }: Ingredient): Ingredient => ({
  ...ingredient,
  name: name.endsWith(` ${ingredient.name}`) ? name : `${name} ${ingredient.name}`,
  aliases: [],
  kinds,
  allergens,
  mayContain,
  mayHold,
});

/** Words for a whole class, and the kinds that are of it. */
const classes = mapOf('classes.tsv', ['word', 'kinds'], (row) => oneOfEach(row, 'kinds', allKinds));

/** Whether `word`, a word for a class, says nothing more after `member`: "brie cheese". */
export const isOfClass = (word: Ingredient, member: Ingredient): boolean => isAnyOf(member, ...(classes().get(word.name) ?? []));

const milked: ReadonlySet<string> = new Set(['goat', 'bison', 'camel', 'lamb', 'game']);

/** Whether an animal before a milk product only says whose milk it is ("goat yogurt"): there is no meat in it. */
export const givesItsMilk = (animal: Ingredient, ingredient: Ingredient): boolean =>
  ingredient.category === 'dairy_eggs' && ingredient.kinds.includes('dairy') && ingredient.role !== 'sauce' && milked.has(animal.name);

/** With one of these words a seasoning tastes of what is named before it. */
const tasting: ReadonlySet<string> = new Set(['flavor', 'flavored', 'flavoring', 'powder', 'powdered', 'dried']);

/** Whether meat or fish before a seasoning only says what it is for ("steak rub"): there is none in it, unless it is said to taste of it. */
export const isSeasonedBy = (meant: Ingredient, ingredient: Ingredient, name: string): boolean =>
  ingredient.name === 'seasoning' &&
  !wordsOf(name).some((word) => tasting.has(word)) &&
  isAnyOf(meant, 'meat', 'fish') &&
  meant.role === 'protein' &&
  !meant.kinds.includes('processed_meat');
