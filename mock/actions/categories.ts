import type { CategorySuggestions, SuggestCategoriesRequest } from '../../src/contract/pantries.js';
import { suggestCategories } from '../kitchen/suggest-categories.js';

export const suggest = ({ items }: SuggestCategoriesRequest): CategorySuggestions => ({ suggestions: suggestCategories(items) });
