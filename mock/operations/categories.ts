import type { CategorySuggestions, SuggestCategoriesRequest } from '../../src/contract/pantries.js';
import type { HandlerContext } from './handler.js';

export const suggest = async ({ items }: SuggestCategoriesRequest, { kitchen }: HandlerContext): Promise<CategorySuggestions> => {
  const { suggestCategories } = await kitchen();
  return { suggestions: suggestCategories(items) };
};
