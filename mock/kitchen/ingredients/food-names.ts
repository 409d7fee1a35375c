import type { Ingredient } from './ingredient.js';

/** A name under which an ingredient is known. */
export interface IndexEntry {
  readonly ingredient: Ingredient;
  readonly matchType: 'name' | 'alias';
  /** Only a class is known by this name: an unknown word before it may change what the ingredient is. */
  readonly isClassOnly: boolean;
  /** A dish: an unknown word before it names another dish, and no variety. */
  readonly isDish: boolean;
}

/** Every name of food. */
export interface FoodNames {
  readonly entries: ReadonlyMap<string, IndexEntry>;
  /** Words in the longest name. */
  readonly longest: number;
}

/** A known name within a longer one. */
export interface KnownPhrase {
  entry: IndexEntry;
  words: readonly string[];
}

/** The known phrase that ends at `end`, the longest first, of no more than `most` words. */
export const phraseEndingAt = (
  { entries, longest }: FoodNames,
  words: readonly string[],
  end: number,
  most = longest,
): KnownPhrase | undefined => {
  for (let start = Math.max(0, end - Math.min(longest, most)); start < end; start++) {
    const phrase = words.slice(start, end);
    const entry = entries.get(phrase.join(' '));
    if (entry) return { entry, words: phrase };
  }
  return undefined;
};
