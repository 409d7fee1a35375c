import type { Ingredient } from './ingredient.js';

/** Words for a plant that are used for other food too: a chocolate truffle is not a fungus. */
const misleading: ReadonlySet<string> = new Set(['truffle', 'lettuce', 'date', 'mint', 'orange', 'ginger']);

/**
 * Whether an unknown word before the name only names a variety of it: a "Mutsu apple" is an apple, and a "Calrose rice" rice. A "Boston pie" may be
 * any pie, so nothing is known of it.
 */
export const isCommodity = ({ name, category, role, kinds }: Ingredient): boolean => {
  if (misleading.has(name)) return false;
  switch (category) {
    case 'produce':
    case 'legumes':
    case 'alcohol':
    case 'oils_vinegars':
      return true;
    case 'spices_herbs':
      return role === 'spice' || role === 'herb';
    case 'nuts_seeds':
      return role === 'nut';
    case 'grains_pasta':
      return role === 'starch';
    case 'seafood':
      return kinds.includes('fish') && role === 'protein';
    case 'dairy_eggs':
      return kinds.includes('cheese');
    default:
      return role === 'sweetener' && kinds.includes('sugar');
  }
};

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
