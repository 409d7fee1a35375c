import { find } from '../ingredients/find.js';
import { ingredientIndex } from '../ingredients/ingredient-index.js';
import type { Match } from '../ingredients/ingredient.js';
import { keyOf, isNoise } from '../ingredients/name-words.js';
import { isAdjective, isLemma } from '../text/token.js';
import { amountEnd, figuresAt } from './measures.js';
import { isAdverb, isPreparation, isQuality, isSize, isWord, textOfWords, tokensOf, toWords, type Word } from './words.js';

/** Longer phrases are sentences, and not a variety of an ingredient. */
const MOST_WORDS = 6;

/** Whether one name and the end of another are a known name: the "lemon" of "lemon or orange juice" is lemon juice. */
const sharesEnd = (one: string, noun: string, second: string, other: Match | undefined): boolean => {
  const found = find(noun);
  const { entries } = ingredientIndex();
  const head = keyOf(noun);
  const behind = keyOf(second).split(' ');
  for (let start = 1; start < behind.length; start++) {
    for (let end = start + 1; end <= behind.length; end++) {
      const entry = entries.get(`${head} ${behind.slice(start, end).join(' ')}`);
      if (!entry) continue;
      const { name, category, role } = entry.ingredient;
      if (name === one ? found?.matchType === 'alias' : entry.matchType === 'name') return true;
      if (name !== one && role !== found?.ingredient.role && category === other?.ingredient.category && role === other.ingredient.role)
        return true;
    }
  }
  return false;
};

/**
 * Whether what stands before "or" is only a variety of what is named behind it: "lime or orange juice" are two juices, "whole-milk or part-skim
 * mozzarella" one cheese, but "honey or maple syrup" are two ingredients.
 */
const shareNoun = (first: readonly Word[], second: readonly Word[]): boolean => {
  if (second.length < 2 || second.length > MOST_WORDS) return false;
  const bare = first.filter((word) => !isQuality(word));
  const noun = textOfWords(bare).toLowerCase();
  const last = second.at(-1)?.tokens.at(-1);
  if (isLemma(bare.at(-1)?.tokens.at(-1), last?.lemma ?? '')) return false;
  const found = find(noun);
  const one = found?.ingredient;
  const secondText = textOfWords(second);
  const otherMatch = find(secondText);
  const other = otherMatch?.ingredient;
  const isHyphenated = bare.length === 1 && (bare[0]?.tokens.length ?? 0) > 1;
  if (!one || isHyphenated || (bare.length === 1 && isNoise(noun))) return other !== undefined;
  const isPlural = bare.at(-1)?.tokens.at(-1)?.lemma !== noun.split(' ').at(-1);
  // "kosher" is short for a salt, but tamari is tamari
  if (other?.name === one.name && found.matchType !== 'name' && !isPlural) return true;
  if (sharesEnd(one.name, noun, secondText, otherMatch)) return true;
  // jams and flours of which only the class is known
  const isVariety = bare.length === 1 && !isPlural && other !== undefined && other.role !== one.role;
  return isVariety && find(`${noun} ${last?.lemma ?? ''}`)?.ingredient.name === other.name;
};

/** Of "butter or margarine", the second goes to the notes; "chicken or vegetable stock" stays together. */
export const takeAlternative = (words: readonly Word[], notes: string[]): readonly Word[] => {
  const at = words.findIndex((word, index) => index > 0 && isWord(word, 'or'));
  if (at < 1 || at === words.length - 1) return words;
  const first = words.slice(0, at);
  const tokens = tokensOf(words.slice(at + 1));
  const number = figuresAt(tokens, 0);
  const second = toWords(number ? tokens.slice(amountEnd(tokens, 0) ?? number.to) : tokens);
  if (second.length === 0 || first.some((word) => word.hasComma) || first.every(isQuality)) return words;
  if (shareNoun(first, second) || !find(textOfWords(first))) return words;
  notes.push(`or ${textOfWords(words.slice(at + 1 + (number ? words.length - at - 1 - second.length : 0)))}`);
  return first;
};

/** True for "roasted" of "roasted, salted pepitas": the ingredient is named after the comma. */
const isQualifier = (part: readonly Word[], next: readonly Word[]): boolean =>
  part.every((word) => isQuality(word) || isSize(word) || isPreparation(word) || isAdverb(word)) ||
  (isAdjective(part.at(-1)?.tokens.at(-1)) && !find(textOfWords(part)) && find(textOfWords(next)) !== undefined);

/** How many parts, divided by commas, are varieties of one ingredient: "olive, sunflower or vegetable oil". */
const varietiesUntil = (parts: readonly (readonly Word[])[]): number => {
  const at = parts.findIndex((part, index) => index > 0 && part.some((word) => isWord(word, 'or')));
  if (at < 1) return 1;
  const last = parts[at] ?? [];
  const or = last.findIndex((word) => isWord(word, 'or'));
  const varieties = [...parts.slice(1, at), last.slice(0, or), last.slice(or + 1)].filter((variety) => variety.length > 0);
  const isVariety = (variety: readonly Word[]): boolean => variety.length < 5 && !isPreparation(variety[0]);
  return varieties.every(isVariety) && shareNoun(parts[0] ?? [], varieties.at(-1) ?? []) ? at + 1 : 1;
};

const partsOf = (words: readonly Word[]): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of words) {
    parts.at(-1)?.push(word);
    if (word.hasComma) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
};

/** The name, and what stands behind its comma; commas between adjectives, and between varieties of one ingredient, belong to the name. */
export const splitAtComma = (words: readonly Word[]): [name: readonly Word[], behind: string[]] => {
  const parts = partsOf(words);
  if (parts.length < 2) return [words, []];
  let until = varietiesUntil(parts);
  if (until === 1) while (until < parts.length && isQualifier(parts[until - 1] ?? [], parts[until] ?? [])) until++;
  return [parts.slice(0, until).flat(), parts.slice(until).map(textOfWords)];
};
