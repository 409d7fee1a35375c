import type { CategorySuggestion } from '../../src/contract/pantries.js';
import type { Category } from '../../src/contract/vocabulary.js';
import { find } from './larder.js';
import { parseLine } from './parse-line.js';

export const suggestCategories = (items: readonly string[]): CategorySuggestion[] =>
  items.map((name) => {
    const match = find(parseLine(name).name);
    const category: Category = match?.ingredient.category ?? 'other';
    return { name, suggested_category: category, confidence: match?.confidence ?? 0.1, alternatives: [] };
  });
