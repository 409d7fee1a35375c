import { lazy } from '../text/memoize.js';
import type { Ingredient } from './ingredient.js';
import { isModifier, isPart, keyOf, wordsOf } from './name-words.js';
import { rowsOf } from './read-tables.js';

/** The names of all food. */
interface Index {
  entries: ReadonlyMap<string, { ingredient: Ingredient; isClassOnly: boolean }>;
  /** Words in the longest name. */
  longest: number;
}

/** Words before what a dish holds or lies in: all that follows is in it. */
const joints: ReadonlySet<string> = new Set(['with', 'in', 'on', 'alla', 'au']);

const idioms = lazy(() => rowsOf('idioms.tsv', ['words']).map(({ cells }) => ` ${keyOf(cells.words)} `));

const withoutIdioms = (words: readonly string[]): string[] =>
  idioms()
    .reduce((text, idiom) => text.replace(idiom, ' '), ` ${words.join(' ')} `)
    .split(' ')
    .filter((word) => word !== '');

/** The words before the last food that a name names, which is the dish itself: of "salmon teriyaki", salmon. */
const wordsBeforeDish = (words: readonly string[], { entries, longest }: Index): readonly string[] => {
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - longest); start < end; start++)
      if (end - start < words.length && entries.has(words.slice(start, end).join(' '))) return words.slice(0, start);
  return [];
};

/** The foods that words name, the longest names first. A word for a class, such as soup, says too little, unless it is one of meat, fish or nuts. */
const foodsIn = (words: readonly string[], { entries, longest }: Index): Ingredient[] => {
  const found: Ingredient[] = [];
  for (let end = words.length; end > 0;) {
    let start = Math.max(0, end - longest);
    while (start < end - 1 && !entries.has(words.slice(start, end).join(' '))) start++;
    const entry = entries.get(words.slice(start, end).join(' '));
    const word = words[start] ?? '';
    const saysNothing = start === end - 1 && (isModifier(word) || isPart(word));
    if (entry && !saysNothing && (!entry.isClassOnly || ['protein', 'nut'].includes(entry.ingredient.role))) found.push(entry.ingredient);
    end = start;
  }
  return found;
};

/**
 * What the name of a dish says is in it, whatever its row says: salmon in "salmon teriyaki", butter in "escargots in garlic butter". What the
 * words of `data/idioms.tsv` name is not in it.
 */
export const contentsNamedBy = (name: string, index: Index): Ingredient[] => {
  const words = withoutIdioms(wordsOf(name));
  const at = words.findIndex((word) => joints.has(word));
  if (at < 0) return foodsIn(wordsBeforeDish(words, index), index);
  return [...foodsIn(words.slice(at + 1), index), ...foodsIn(wordsBeforeDish(words.slice(0, at), index), index)];
};
