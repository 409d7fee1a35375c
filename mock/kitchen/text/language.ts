import { groupsOf, later } from './tables.generated.js';
import { listOf } from './read-table.js';
import { sentencesOf } from './sentences.js';
import { lemmasOf, tokenize } from './tokenize.js';

const functionWords = groupsOf('function-words.tsv', ['language', 'words'], ({ cells }) => listOf(cells.words));

const wordsOf = (language: string): ReadonlySet<string> => new Set(functionWords().get(language)?.flat());

const english = later(() => wordsOf('English'));
const others = later(() => wordsOf('other'));

/** Whether most letters of a text are of another alphabet. */
const isInOtherLetters = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2;
};

/**
 * Whether texts are in English, as far as their commonest words tell. What is too short to tell is.
 *
 * @example
 * isInEnglish(['Das Huhn mit dem Reis servieren.']) // false
 */
export const isInEnglish = (texts: readonly string[]): boolean => {
  if (isInOtherLetters(texts.join(' '))) return false;
  const lemmas = texts.flatMap(lemmasOf);
  const count = (words: ReadonlySet<string>): number => lemmas.filter((lemma) => words.has(lemma)).length;
  return count(english()) >= count(others());
};

/** Two letters of another alphabet, or a Chinese character, which is a word. */
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]{2}|\p{Script=Han}/u;

/**
 * The sentences of a text that are in another language than English. One with a verb of the kitchen is English: "Cook al dente."
 *
 * @example
 * foreignSentencesIn('Fry the rice. Mit Erdnüssen bestreuen.') // ['Mit Erdnüssen bestreuen.']
 */
export const foreignSentencesIn = (text: string): string[] =>
  sentencesOf(text).filter(
    (sentence) => OTHER_LETTERS.test(sentence) || (!isInEnglish([sentence]) && tokenize(sentence).every(({ verb }) => verb === null)),
  );
