import type { CategorySuggestion } from '../../../src/contract/pantries.js';
import type { Category } from '../../../src/contract/enums.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { find, suggestName } from '../ingredients/find.js';
import { parseLine } from '../lines/parse-line.js';
import { categoryFromWords } from './category-words.js';

/** Other categories in which some would look for it. */
const similarCategories = ({ category, kinds, role }: Ingredient): Category[] => {
  if (category === 'spices_herbs') return kinds.includes('herb') ? ['produce'] : ['condiments_sauces'];
  if (category === 'baking') return role === 'sweet' || kinds.includes('chocolate') ? ['snacks_sweets'] : ['grains_pasta'];
  const nextTo: Partial<Record<Category, Category>> = {
    produce: 'frozen', meat: 'frozen', seafood: 'frozen', legumes: 'canned_goods', canned_goods: 'condiments_sauces', condiments_sauces: 'canned_goods', nuts_seeds: 'snacks_sweets',
    snacks_sweets: 'bakery', bakery: 'grains_pasta', grains_pasta: 'baking', oils_vinegars: 'condiments_sauces', frozen: 'produce', alcohol: 'beverages', beverages: 'dairy_eggs',
  }; // prettier-ignore
  return nextTo[category] === undefined ? [] : [nextTo[category]];
};

const round = (share: number) => Math.round(share * 100) / 100;

const suggest = (name: string): CategorySuggestion => {
  const parsed = parseLine(name).name;
  const match = find(parsed);
  const meant = match ? undefined : suggestName(parsed);
  const likely = match?.ingredient ?? (meant === undefined ? undefined : find(meant)?.ingredient);
  const own = likely?.category;
  const certainty = match?.confidence ?? (likely ? 0.4 : 0.1);
  const fromWords = categoryFromWords(name, own);
  const best = fromWords ?? own ?? 'other';
  const others = [...(own ? [own] : []), ...(likely ? similarCategories(likely) : [])].filter(
    (category, index, all) => category !== best && all.indexOf(category) === index,
  );
  return {
    name,
    suggested_category: best,
    confidence: round(fromWords === undefined ? certainty : 0.9),
    alternatives: others.map((category, index) => ({ category, confidence: round((certainty * 0.4) / (index + 1)) })),
  };
};

/**
 * The category of each pantry item, and others that might fit. A misspelt name is placed as what was probably
 * meant, with little confidence; an unknown name goes to `other`.
 *
 * @example
 * ```ts
 * suggestCategories(['frozen peas'])[0]?.suggested_category; // "frozen"
 * ```
 */
export const suggestCategories = (items: readonly string[]): CategorySuggestion[] => items.map(suggest);
