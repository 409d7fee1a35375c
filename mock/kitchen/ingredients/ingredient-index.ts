import { lazy } from '../../util/memoize.js';
import { withoutSpans } from '../text/token.js';
import type { Ingredient } from './ingredient.js';
import { mergeIngredients } from './kinds.js';
import { isModifier, means, nameTokens, wordsIn, wordsOf } from './name-words.js';
import { type IngredientRow, readIngredients } from './read-ingredients.js';
import { later, phrasesOf } from './tables.generated.js';

/** A name under which an ingredient is known. */
export interface IndexEntry {
  readonly ingredient: Ingredient;
  readonly matchType: 'name' | 'alias';
  /** Only a class is known by this name: an unknown word before it may change what the ingredient is. */
  readonly isClassOnly: boolean;
  /** A dish: an unknown word before it names another dish, and no variety. */
  readonly isDish: boolean;
}

/** An index of every name of food. */
interface IngredientIndex {
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
export const phraseEndingAt = (words: readonly string[], end: number, most = ingredientIndex().longest): KnownPhrase | undefined => {
  const { entries, longest } = ingredientIndex();
  for (let start = Math.max(0, end - Math.min(longest, most)); start < end; start++) {
    const phrase = words.slice(start, end);
    const entry = entries.get(phrase.join(' '));
    if (entry) return { entry, words: phrase };
  }
  return undefined;
};

/** The foods that words name, the last first, the longest names first. */
export const foodsIn = (words: readonly string[]): IndexEntry[] => {
  const found: IndexEntry[] = [];
  for (let end = words.length; end > 0;) {
    const phrase = phraseEndingAt(words, end);
    end -= phrase?.words.length ?? 1;
    const isName = phrase && !(phrase.words.length === 1 && phrase.words.every((word) => isModifier(word) || means(word, 'part')));
    if (isName) found.push(phrase.entry);
  }
  return found;
};

/** The words before the last food that a name names, which is the dish itself: of "salmon teriyaki", salmon. */
const wordsBeforeDish = (words: readonly string[]): readonly string[] => {
  for (let end = words.length; end > 0; end--) {
    const phrase = phraseEndingAt(words, end, words.length - 1);
    if (phrase) return words.slice(0, end - phrase.words.length);
  }
  return [];
};

/** Words before what a dish holds or lies in: all that follows is in it. */
const joints: ReadonlySet<string> = new Set(['with', 'in', 'on', 'alla', 'au']);

const idioms = phrasesOf('idioms.tsv', ['words'], () => true, { verbs: false });

/**
 * What the name of a dish says is in it, whatever its row says: salmon in "salmon teriyaki", butter in "escargots in garlic butter". What the
 * words of `data/idioms.tsv` name is not in it. A word for a class, such as soup, says too little, unless it is one of meat, fish or nuts.
 */
const contentsNamedBy = (name: string): Ingredient[] => {
  const tokens = nameTokens(name);
  const words = wordsIn(withoutSpans(tokens, (at) => idioms().at(tokens, at)?.to));
  const at = words.findIndex((word) => joints.has(word));
  const named = at < 0 ? [] : foodsIn(words.slice(at + 1));
  return [...named, ...foodsIn(wordsBeforeDish(at < 0 ? words : words.slice(0, at)))]
    .filter(({ isClassOnly, ingredient }) => !isClassOnly || ingredient.role === 'protein' || ingredient.role === 'nut')
    .map(({ ingredient }) => ingredient);
};

/** A row under one of its names. A dish also holds what the name says. */
const toEntry = ({ isClass, isDish, ingredient: ofRow }: IngredientRow, name: string, matchType: IndexEntry['matchType']): IndexEntry => {
  const ingredient = isDish ? lazy(() => mergeIngredients(ofRow(), contentsNamedBy(name))) : ofRow;
  return {
    matchType,
    isClassOnly: isClass,
    isDish,
    get ingredient() {
      return ingredient();
    },
  };
};

/** The index of the ingredients, made when it is first needed. The name of a row counts before an alias of another one. */
export const ingredientIndex = later((): IngredientIndex => {
  const entries = new Map<string, IndexEntry>();
  let longest = 1;
  const add = (row: IngredientRow, name: string, matchType: IndexEntry['matchType']): void => {
    const words = wordsOf(name);
    const key = words.join(' ');
    if (entries.has(key)) return;
    entries.set(key, toEntry(row, name, matchType));
    longest = Math.max(longest, words.length);
  };
  const rows = readIngredients();
  for (const row of rows) add(row, row.name, 'name');
  for (const row of rows) for (const alias of row.aliases()) add(row, alias, 'alias');
  return { entries, longest };
});
