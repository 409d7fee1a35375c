import { find } from '../ingredients/find.js';
import { isNoise } from '../ingredients/name-words.js';
import { isLemma, isParticiple, isPlural, textOf, type Token } from '../text/token.js';
import { endOf, noteOf, skipRule } from './line-grammar.js';
import type { Remarks } from './parts.js';

/** Longer phrases are sentences, and not a variety of an ingredient. */
const MOST_WORDS = 6;

/**
 * Whether what stands before "or" is only a variety of what is named behind it: "lime or orange juice" are two juices, "whole-milk or part-skim
 * mozzarella" one cheese, but "honey or maple syrup" are two ingredients.
 */
const shareNoun = (first: readonly Token[], second: readonly Token[]): boolean => {
  if (second.length < 2 || second.length > MOST_WORDS || second.at(-1)?.lemma === first.at(-1)?.lemma) return false;
  const noun = textOf(first.slice(qualityEnd(first)));
  const isWord = !noun.includes(' ');
  const one = find(noun)?.ingredient.name;
  const other = find(textOf(second))?.ingredient.name;
  if (one === undefined || one === other || (isWord && isNoise(first))) return other !== undefined;
  const isVariety = isWord && other !== undefined && !first.some(isPlural);
  return second.slice(1).some((_token, at) => {
    const shared = find(`${noun} ${textOf(second.slice(at + 1))}`);
    return shared?.matchType === 'name' || shared?.matchType === 'alias' || (isVariety && shared?.ingredient.name === other);
  });
};

const qualityEnd = (tokens: readonly Token[]): number => {
  const end = endOf('quality', tokens);
  return end === undefined || end === tokens.length ? 0 : end;
};

/** Of "butter or margarine", the second goes to the notes; "chicken or vegetable stock" stays together. */
export const takeAlternative = (tokens: readonly Token[], { notes }: Remarks): readonly Token[] => {
  const at = tokens.findIndex((token) => isLemma(token, 'or'));
  const first = tokens.slice(0, at);
  const second = tokens.slice(endOf('amount', tokens, at + 1) ?? skipRule('figures', tokens, at + 1));
  if (at < 1 || second.length === 0 || first.some((token) => isLemma(token, ',')) || shareNoun(first, second) || !find(textOf(first)))
    return tokens;
  notes.push(`or ${textOf(second)}`);
  return first;
};

/** True for "roasted" of "roasted, salted pepitas": the ingredient is named after the comma. */
const isQualifier = (part: readonly Token[], next: readonly Token[]): boolean =>
  (isNoise(part) || (isParticiple(part.at(-1)) && find(textOf(next)) !== undefined)) && !find(textOf(part));

/** How many parts, divided by commas, are varieties of one ingredient: "olive, sunflower or vegetable oil". */
const varietiesUntil = (parts: readonly (readonly Token[])[]): number => {
  const at = parts.findIndex((part) => part.some((token) => isLemma(token, 'or')));
  const last = parts[at] ?? [];
  const variety = last.slice(last.findIndex((token) => isLemma(token, 'or')) + 1);
  const isVariety = at > 0 && parts.slice(1, at).every((part) => part.length < 5 && endOf('preparation', part) === undefined);
  return isVariety && shareNoun(parts[0] ?? [], variety) ? at + 1 : 1;
};

/** The name, and what stands behind its comma; commas between adjectives, and between varieties of one ingredient, belong to the name. */
export const splitAtComma = (tokens: readonly Token[]): [name: readonly Token[], behind: string[]] => {
  const commas = tokens.flatMap((token, at) => (isLemma(token, ',') ? [at] : []));
  const parts = [...commas, tokens.length].map((end, index) => tokens.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, end));
  let until = varietiesUntil(parts);
  if (until === 1) while (until < parts.length && isQualifier(parts[until - 1] ?? [], parts[until] ?? [])) until++;
  return [tokens.slice(0, commas[until - 1] ?? tokens.length), parts.slice(until).map((part) => noteOf(part))];
};
