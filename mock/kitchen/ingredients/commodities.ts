import type { Ingredient } from './ingredient.js';

/** Words for a plant that are used for other food too: a chocolate truffle is not a fungus. */
const misleading: ReadonlySet<string> = new Set(['truffle', 'lettuce', 'date', 'mint', 'orange', 'ginger']);

/** Categories of which everything is sold in varieties, and categories of which what plays one role is. */
const commodities: ReadonlySet<string> = new Set(['produce', 'legumes', 'alcohol', 'oils_vinegars', 'spices_herbs spice', 'spices_herbs herb', 'nuts_seeds nut', 'grains_pasta starch']); // prettier-ignore

/**
 * Whether an unknown word before the name only names a variety of it: a "Mutsu apple" is an apple, and a "Calrose rice" rice. A "Boston pie" may be
 * any pie, so nothing is known of it.
 */
export const isCommodity = ({ name, category, role, kinds }: Ingredient): boolean =>
  !misleading.has(name) &&
  (commodities.has(category) ||
    commodities.has(`${category} ${role}`) ||
    (category === 'seafood' && role === 'protein' && kinds.includes('fish')) ||
    (category === 'dairy_eggs' && kinds.includes('cheese')) ||
    (role === 'sweetener' && kinds.includes('sugar')));

const seasonings: ReadonlySet<string> = new Set(['spice', 'herb', 'seasoning', 'aromatic', 'acid', 'sweetener']);

/**
 * Whether another food before fresh meat, fish or cheese makes it a dish, of which more is in it than its name says: "orange chicken",
 * "cauliflower cheese".
 */
export const isMadeDish = ({ role, category, kinds }: Ingredient, before: Ingredient | undefined): boolean => {
  if (before === undefined || seasonings.has(before.role)) return false;
  if (role === 'cheese') return before.role === 'vegetable';
  return (
    role === 'protein' && (category === 'meat' || category === 'seafood') && !kinds.includes('processed_meat') && before.role !== 'protein'
  );
};
