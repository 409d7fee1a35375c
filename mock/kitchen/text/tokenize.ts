import { foldWord, lemmaOf } from './lemma.js';
import { entryOf, type Tag, type WordEntry } from './lexicon.js';
import { memoizeText } from '../../util/memoize.js';
import { figuresAt, matchAt, valueOfWord } from './numbers.js';
import type { Token } from './token.js';

/** A letter, and the letters, figures and apostrophes that follow it: "lamb's", "v8". A word is read up to 60 characters. */
const WORD = /\p{L}(?:[\p{L}\p{M}\d]|['’‘´`](?=\p{L})){0,59}/uy;
/** A unit that is written onto its number: "1lb3oz". */
const GLUED_WORD = /\p{L}[\p{L}\p{M}]{0,59}/uy;
const BLANK = /[\s\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/;

/** Signs that mean the same. */
const sameSigns: Readonly<Record<string, string>> = {
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', '&': 'and', '+': 'plus', '×': 'x', 'º': '°',
}; // prettier-ignore

const noTags: ReadonlySet<Tag> = new Set([]);

interface KnownWord extends WordEntry {
  readonly lemma: string;
  readonly value: number | null;
}

/** Recipes repeat a few thousand words. */
const REMEMBERED_WORDS = 4000;

const knownWord = memoizeText(REMEMBERED_WORDS, (written): KnownWord => {
  const folded = foldWord(written);
  const lemma = lemmaOf(folded);
  return { ...entryOf(folded, lemma), lemma, value: valueOfWord(folded) ?? valueOfWord(lemma) };
});

/** What a sign says, and a number besides its value. */
const unknown = { value: null, tags: noTags, verb: null, verbForm: null } as const;

/** The number, the word or else the sign that begins at a place of a text. */
const tokenAt = (text: string, start: number, spaceBefore: boolean, isGlued: boolean): Token => {
  const number = figuresAt(text, start);
  const word = number ? undefined : matchAt(isGlued ? GLUED_WORD : WORD, text, start)?.[0];
  const sign = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const end = number?.end ?? start + (word ?? sign).length;
  const place = { text: text.slice(start, end), start, end, spaceBefore };
  if (number) return { ...unknown, ...place, type: 'number', lemma: place.text, value: number.value };
  if (word !== undefined) return { ...place, type: 'word', ...knownWord(word) };
  return { ...unknown, ...place, type: 'symbol', lemma: sameSigns[sign] ?? sign };
};

/** One request reads a text several times: for its foods, its times, its temperatures. It reads some 50 texts; the rest is for long ones. */
const REMEMBERED_TEXTS = 200;

/**
 * Splits a text into words, numbers and signs, each with its place, its lemma and its tags. Takes any text, never throws, and takes time in
 * proportion to the length of the text.
 *
 * @example
 * tokenize('1 (14 oz) can chickpeas, drained').map(({ lemma }) => lemma)
 * // ['1', '(', '14', 'oz', ')', 'can', 'chickpea', ',', 'drained']
 */
export const tokenize = memoizeText(REMEMBERED_TEXTS, (text): readonly Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  let spaceBefore = true;
  while (at < text.length) {
    if (BLANK.test(text[at] ?? '')) {
      spaceBefore = true;
      at++;
      continue;
    }
    const isGlued = !spaceBefore && tokens.at(-1)?.type === 'number';
    const token = tokenAt(text, at, spaceBefore, isGlued);
    tokens.push(token);
    spaceBefore = false;
    at = token.end;
  }
  return tokens;
});

/** Most phrases of the tables: their words need no tokens. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** The lemmas of the words and numbers of a text. */
export const lemmasOf = (text: string): string[] => (PLAIN.test(text) ? text.split(' ').map(lemmaOf) : lemmasOfTokens(text));

const lemmasOfTokens = (text: string): string[] =>
  tokenize(text)
    .filter(({ type, lemma }) => type !== 'symbol' || lemma === 'and' || lemma === '%')
    .map(({ lemma }) => lemma);

/** What two spellings of a phrase have in common. */
export const lemmaKey = (text: string): string => lemmasOf(text).join(' ');
