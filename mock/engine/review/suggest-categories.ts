import type { CategorySuggestions, SuggestCategoriesRequest } from '../../../src/contract/pantries.js';
import { categories } from '../../../src/contract/enums.js';
import { reviewed, type CategoriesProposal, type Review } from './proposals.js';

/** Below this, the kitchen guesses: a misspelt name, or one that it does not know. */
const SURE = 0.5;

/** How sure a category is that only an engine names. A guess. */
const ENGINE_CONFIDENCE = 0.5;

/** Whether the kitchen knows every item. */
export const knowsEveryItem = (_request: SuggestCategoriesRequest, { suggestions }: CategorySuggestions): boolean =>
  suggestions.every(({ confidence }) => confidence >= SURE);

const isKnown = (category: string): boolean => (categories as readonly string[]).includes(category);

/** Takes the proposed category of each item that the kitchen does not know; what the kitchen knows stays. */
export const reviewCategories = (
  { suggestions }: CategoriesProposal,
  _request: SuggestCategoriesRequest,
  own: CategorySuggestions,
): Review<CategorySuggestions> => {
  const proposed = new Map(suggestions.map(({ name, suggested_category: category }) => [name, category]));
  const unknown = [...new Set(suggestions.map(({ suggested_category: category }) => category))].filter((category) => !isKnown(category));
  return reviewed(
    unknown.map((category) => `"${category}" is not a category.`),
    () => ({
      suggestions: own.suggestions.map((suggestion) => {
        const category = suggestion.confidence < SURE ? proposed.get(suggestion.name) : undefined;
        return category === undefined
          ? suggestion
          : { ...suggestion, suggested_category: category, confidence: ENGINE_CONFIDENCE, alternatives: [] };
      }),
    }),
  );
};
