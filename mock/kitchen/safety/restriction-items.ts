import { diets } from '../../../src/contract/enums.js';
import { isModifier } from '../ingredients/name-words.js';
import { scan, type Token } from '../text/token.js';
import { avoidedFood, findExact, keyOfFood, namesFood } from './exclusion.js';
import { guessParts, isOfAllergen, partsNamed, spaced } from './restriction-names.js';
import { is, isSaying, keyOfWords, readWords, textOfWords, type Role } from './restriction-words.js';

/** A phrase and the diets, audiences and foods that it names, none for a wish ("quick"). A word that is not known is a guess; others name nothing. */
export interface Item {
  readonly words: readonly Token[];
  readonly named?: readonly (readonly Token[])[] | undefined;
  readonly isGuess?: boolean;
}

const toFoods = (parts: readonly string[]): readonly (readonly Token[])[] => parts.map((part) => readWords(spaced(part)));

/** The roles of words that never stand in the name of a food. */
const sayingRoles = ['refuse', 'allergy', 'allowed', 'denied', 'only', 'except', 'excluding', 'other', 'list', 'past', 'days'] as const;

/** The most words that the name of a diet or of a food has. */
const LONGEST_NAME = 5;

/** The words before those of a role at the end: "whey" of "whey protein isolate". */
const before = (role: Role, phrase: readonly Token[]): readonly Token[] =>
  phrase.slice(0, phrase.findLastIndex((word) => !is(word, role)) + 1);

/** The food of which a phrase names a product: garlic, for "garlic powder". */
const foodOfProduct = (phrase: readonly Token[]): readonly Token[] | undefined => {
  const food = before('product', phrase);
  const isOther = avoidedFood(keyOfFood(food)).others.includes(textOfWords(phrase));
  return food.length < phrase.length && !isOther && findExact(keyOfWords(food)) !== undefined ? food : undefined;
};

/**
 * What a phrase names: diets by their names, else a food. The protein of a food is left out with it ("whey protein isolate"). Words for a quality leave out all of the food:
 * onion, for "raw onion". Who is allergic to brown rice is so to all rice, and to garlic if it is garlic powder.
 */
const namedBy = (phrase: readonly Token[], isAllergy: boolean): Item['named'] => {
  const key = keyOfWords(phrase);
  if (phrase.every(isSaying)) return undefined;
  const parts = partsNamed(key);
  if (parts) return toFoods(parts);
  if (phrase.some((word) => is(word, ...sayingRoles))) return undefined;
  const [first, ...others] = phrase;
  const isLoose = is(first, 'filler');
  // "other berries" are berries
  if (isLoose && namesFood(keyOfWords(others))) return undefined;
  const source = before('form', phrase);
  const ofProtein = source.length < phrase.length ? partsNamed(keyOfWords(source)) : undefined;
  if (ofProtein?.every(isOfAllergen)) return toFoods(ofProtein);
  const ofModified = !isLoose && isModifier(first?.lemma ?? '') && others.length > 0 ? others : undefined;
  const plain = ofModified ?? (isAllergy ? foodOfProduct(phrase) : undefined);
  const ofPlain = plain && namedBy(plain, isAllergy);
  if (!namesFood(key) || (isLoose && others.length === 0)) return ofPlain;
  return isAllergy && ofPlain ? [phrase, ...ofPlain] : [phrase];
};

/** What the next words may name that are not known: what they are misspelt for, or the first of them by itself. */
const guess = (words: readonly Token[]): Item => {
  const isSpecial = (word: Token): boolean => is(word, 'filler', 'state', ...sayingRoles);
  const [one, two] = [words.slice(0, 1), words.slice(0, 2)];
  for (const phrase of [two, one]) {
    const parts = phrase.some(isSpecial) ? undefined : guessParts(keyOfWords(phrase));
    if (parts) return { words: phrase, named: toFoods(parts), isGuess: true };
  }
  return one.some((word) => isSpecial(word) || isModifier(word.lemma)) ? { words: one } : { words: one, named: [one], isGuess: true };
};

/** What the words name, from left to right, the longest names first. */
export const itemsOf = (words: readonly Token[], isAllergy: boolean): Item[] =>
  scan(words, (at) => {
    for (let to = Math.min(words.length, at + LONGEST_NAME); to > at; to--) {
      const phrase = words.slice(at, to);
      const named = namedBy(phrase, isAllergy);
      if (named) return { words: phrase, named, isGuess: false, to };
    }
    const item = guess(words.slice(at));
    return { ...item, to: at + item.words.length };
  });

/** Whether an item is a word that names nothing and has one of the roles. */
export const isWord = ({ words: [word], named }: Item, ...roles: readonly Role[]): boolean => named === undefined && is(word, ...roles);

/** Whether an item names a diet or a food, or is a guess. */
export const isContent = ({ named }: Item): boolean => named !== undefined;

/** Whether some word of a piece has one of the roles. */
export const hasRole = (items: readonly Item[], ...roles: readonly Role[]): boolean =>
  items.some(({ words }) => words.some((word) => is(word, ...roles)));

/** Whether a phrase names a way to eat, by its own name ("kosher", which salt is called too) or by another that no food has. */
export const isDiet = ({ words, named = [] }: Item): boolean =>
  named.some((part) => {
    const name = textOfWords(part);
    const isWay = diets.some((diet) => !diet.endsWith('_free') && spaced(diet) === name);
    return isWay && (name === textOfWords(words) || !namesFood(keyOfWords(words)));
  });
