import { withoutSpans } from '../text/token.js';
import { type FoodNames, phraseEndingAt } from './food-names.js';
import type { Ingredient } from './ingredient.js';
import { isModifier, means, nameTokens, wordsIn } from './name-words.js';
import { phrasesOf } from './read-tables.js';

/** Words before what a dish holds or lies in: all that follows is in it. */
const joints: ReadonlySet<string> = new Set(['with', 'in', 'on', 'alla', 'au']);

const idioms = phrasesOf('idioms.tsv', ['words'], () => true, { verbs: false });

/** The words before the last food that a name names, which is the dish itself: of "salmon teriyaki", salmon. */
const wordsBeforeDish = (words: readonly string[], names: FoodNames): readonly string[] => {
  for (let end = words.length; end > 0; end--) {
    const phrase = phraseEndingAt(names, words, end, words.length - 1);
    if (phrase) return words.slice(0, end - phrase.words.length);
  }
  return [];
};

/** The foods that words name, the longest names first. A word for a class, such as soup, says too little, unless it is one of meat, fish or nuts. */
const foodsIn = (words: readonly string[], names: FoodNames): Ingredient[] => {
  const found: Ingredient[] = [];
  for (let end = words.length; end > 0;) {
    const phrase = phraseEndingAt(names, words, end);
    end -= phrase?.words.length ?? 1;
    if (phrase === undefined || (phrase.words.length === 1 && phrase.words.every((word) => isModifier(word) || means(word, 'part'))))
      continue;
    const { ingredient, isClassOnly } = phrase.entry;
    if (!isClassOnly || ingredient.role === 'protein' || ingredient.role === 'nut') found.push(ingredient);
  }
  return found;
};

/**
 * What the name of a dish says is in it, whatever its row says: salmon in "salmon teriyaki", butter in "escargots in garlic butter". What the
 * words of `data/idioms.tsv` name is not in it.
 */
export const contentsNamedBy = (name: string, names: FoodNames): Ingredient[] => {
  const tokens = nameTokens(name);
  const words = wordsIn(withoutSpans(tokens, (at) => idioms().at(tokens, at)?.to));
  const at = words.findIndex((word) => joints.has(word));
  if (at < 0) return foodsIn(wordsBeforeDish(words, names), names);
  return [...foodsIn(words.slice(at + 1), names), ...foodsIn(wordsBeforeDish(words.slice(0, at), names), names)];
};
