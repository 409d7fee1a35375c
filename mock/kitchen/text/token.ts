import { foldWord, singularOf } from './lemma.js';
import type { Tag, VerbForm } from './lexicon.js';

/** A word, a number or a sign of a text. Blanks are not tokens. */
export interface Token {
  readonly type: 'word' | 'number' | 'symbol';
  /** As written: `text.slice(start, end)`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a blank, or the beginning of the text, stands before it: `false` for the "g" of "100g". */
  readonly spaceBefore: boolean;
  /** What its spellings and its plural share: `jalapeno` for "Jalapeños". A sign is its own lemma; all dashes are `-`, `&` is `and`, `+` is `plus`. */
  readonly lemma: string;
  /** Of a number, and of a word that is one: 1.5 for "1 1/2", 2 for "two", 0.5 for "half", 1 for "a". Else `null`. */
  readonly value: number | null;
  /** What the lexicon knows of the word. */
  readonly tags: ReadonlySet<Tag>;
  /** The base form if the word is a form of a verb of the lexicon: `chop` for "chopped". Else `null`. */
  readonly verb: string | null;
  readonly verbForm: VerbForm | null;
}

/** Whether a token has one of the tags. Without a token, `false`. */
export const hasTag = (token: Token | undefined, ...tags: readonly Tag[]): boolean =>
  token !== undefined && tags.some((tag) => token.tags.has(tag));

/** A part of a text: `text` is `whole.slice(start, end)`. */
export interface Place {
  start: number;
  end: number;
  text: string;
}

/** Whether a token is one of the words or signs, compared by lemma. */
export const isLemma = (token: Token | undefined, ...lemmas: readonly string[]): boolean =>
  token !== undefined && lemmas.includes(token.lemma);

/** The text of tokens, with single blanks. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, spaceBefore }, index) => (spaceBefore && index > 0 ? ` ${text}` : text)).join('');

/** Whether a word ends like a past participle: "chopped", "debearded", "torn". */
export const isParticiple = (token: Token | undefined): boolean =>
  token?.type === 'word' && (token.verbForm === 'past' || (token.lemma.endsWith('ed') && token.lemma.length > 4));

/** Whether a word is written in the plural. */
export const isPlural = (token: Token): boolean => {
  const folded = foldWord(token.text);
  return singularOf(folded) !== folded;
};

/** The index behind a token that is one of the words or signs; the index itself if it is none of them. */
export const skip = (tokens: readonly Token[], at: number, ...lemmas: readonly string[]): number =>
  isLemma(tokens[at], ...lemmas) ? at + 1 : at;

/** What begins at some of the tokens, from left to right, with the index where it begins; nothing begins within another. */
export const scan = <Found extends { readonly to: number }>(
  tokens: readonly Token[],
  foundAt: (at: number) => Found | undefined,
): (Found & { readonly from: number })[] => {
  const all: (Found & { readonly from: number })[] = [];
  for (let from = 0; from < tokens.length;) {
    const found = foundAt(from);
    if (found) all.push({ ...found, from });
    from = found?.to ?? from + 1;
  }
  return all;
};

/** The tokens without what `endAt` finds: the index behind what begins at a token, if it is to be left out. */
export const withoutSpans = (tokens: readonly Token[], endAt: (at: number) => number | undefined): Token[] => {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endAt(at);
    if (end === undefined) kept.push(tokens[at] as Token);
    at = end ?? at + 1;
  }
  return kept;
};

/** The place in a text from one token to before another. */
export const placeOf = (text: string, tokens: readonly Token[], from: number, to: number): Place => {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? start;
  return { start, end, text: text.slice(start, end) };
};
