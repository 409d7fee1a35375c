import { isLemma, textOf, type Token } from '../text/token.js';
import { means, meansAt, type Meaning } from './line-words.js';

/** A word of a name with what is joined to it by hyphens: "boneless", "bone-in". */
export interface Word {
  readonly tokens: readonly Token[];
  readonly text: string;
  /** A comma stands behind it. */
  readonly hasComma: boolean;
}

/** The words of a name. A comma belongs to the word before it. */
export const toWords = (tokens: readonly Token[]): Word[] => {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (end < tokens.length && !tokens[end]?.spaceBefore && !isLemma(tokens[end], ',')) end++;
    const hasComma = isLemma(tokens[end], ',');
    const own = tokens.slice(at, end);
    words.push({ tokens: own, text: textOf(own), hasComma });
    at = hasComma ? end + 1 : end;
  }
  return words;
};

export const tokensOf = (words: readonly Word[]): Token[] => words.flatMap((word) => [...word.tokens]);

/** The text of words, as they stand in the line. */
export const textOfWords = (words: readonly Word[]): string =>
  words.map(({ text, hasComma }, index) => (hasComma && index < words.length - 1 ? `${text},` : text)).join(' ');

export const isWord = (word: Word | undefined, ...lemmas: readonly string[]): boolean =>
  word?.tokens.length === 1 && isLemma(word.tokens[0], ...lemmas);

const withoutStop = (tokens: readonly Token[]): readonly Token[] => (isLemma(tokens.at(-1), '.') ? tokens.slice(0, -1) : tokens);

const has = (word: Word | undefined, ...meanings: readonly Meaning[]): boolean =>
  word !== undefined && means(withoutStop(word.tokens), ...meanings);

export const isSize = (word: Word | undefined): boolean =>
  has(word, 'size') || (word !== undefined && word.tokens.length > 1 && isLemma(word.tokens.at(-1), 'size', 'sized'));

export const isQuality = (word: Word | undefined): boolean => has(word, 'quality');
export const isAdverb = (word: Word | undefined): boolean => has(word, 'adverb') || isWord(word, 'and', 'or');
export const isState = (word: Word | undefined): boolean => has(word, 'state');
export const isJoint = (word: Word | undefined): boolean => isWord(word, 'or', 'and');

/** "chopped", "hard-boiled", "finely-chopped": how an ingredient is prepared. */
export const isPreparation = (word: Word | undefined): boolean => {
  if (word === undefined) return false;
  if (has(word, 'preparation')) return true;
  const adverb = meansAt(word.tokens, 0, 'adverb');
  return adverb !== undefined && adverb < word.tokens.length - 1 && means(word.tokens.slice(adverb + 1), 'preparation') && isAdverbOf(word);
};

/** "thick-cut bacon" is sold so; "finely-chopped parsley" was chopped. */
const isAdverbOf = ({ tokens }: Word): boolean => !isLemma(tokens[0], 'thick', 'thin', 'fine', 'coarse', 'very');
