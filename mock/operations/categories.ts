import type { CategorySuggestions, SuggestCategoriesRequest } from '../../src/contract/pantries.js';
import type { Call } from './handler.js';

export const suggest = async ({ items }: SuggestCategoriesRequest, { kitchen }: Call): Promise<CategorySuggestions> => {
  const { suggestCategories } = await kitchen();
  return { suggestions: suggestCategories(items) };
};
