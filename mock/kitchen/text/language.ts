import { groupsOf, later } from './tables.generated.js';
import { listOf } from './read-table.js';
import { lemmasOf } from './tokenize.js';

const functionWords = groupsOf('function-words.tsv', ['language', 'words'], ({ cells }) => listOf(cells.words));

const wordsOf = (language: string): ReadonlySet<string> => new Set(functionWords().get(language)?.flat());

const english = later(() => wordsOf('English'));
const others = later(() => wordsOf('other'));

/**
 * Whether texts are in English, as far as their commonest words tell. What is too short to tell is.
 *
 * @example
 * isInEnglish(['Das Huhn mit dem Reis servieren.']) // false
 */
export const isInEnglish = (texts: readonly string[]): boolean => {
  const lemmas = texts.flatMap(lemmasOf);
  const count = (words: ReadonlySet<string>): number => lemmas.filter((lemma) => words.has(lemma)).length;
  return count(english()) >= count(others());
};
