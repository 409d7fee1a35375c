import { diets } from '../../../src/contract/enums.js';
import { allergensOf } from '../ingredients/kinds.js';
import { createGrammar, one, type Rule } from '../text/grammar.js';
import type { Token } from '../text/token.js';
import { restrictionOf } from './diets.js';
import { concerns, toException, type Exception } from './exception.js';
import { avoidedFood, findExact, keyOfFood, namesFood } from './exclusion.js';
import { hasRole, isContent, isDiet, isWord, type Item } from './restriction-items.js';
import { foodOfPart, spaced } from './restriction-names.js';
import { is, keyOfWords, textOfWords, type Role } from './restriction-words.js';
import type { Restriction } from './restriction.js';
import { groupsOf, later } from './tables.generated.js';

/** An item as one token, which the rules of a grammar can read. */
interface ItemToken extends Token {
  readonly item: Item;
}

/** A name is no word of a rule. */
const toToken = (item: Item): ItemToken => {
  const word = item.words[0] as Token;
  return { ...word, lemma: isContent(item) ? '' : word.lemma, item };
};

/** Roles of words that say more than a filler. */
const tellingRoles: readonly Role[] = [
  'refuse', 'not', 'allergy', 'allowed', 'denied', 'only', 'except', 'excluding', 'excluded', 'list', 'contrast', 'adds', 'past', 'days', 'anymore', 'doubt',
]; // prettier-ignore

const isPlain = (item: Item): boolean => isWord(item, 'filler') && !isWord(item, ...tellingRoles);

/** Whether a phrase names a way to eat and no limit of a nutrient: "no carbs anymore" leaves carbohydrates out. */
const isDietOfFoods = (item: Item): boolean =>
  isDiet(item) &&
  (item.named ?? []).every((part) => diets.some((diet) => spaced(diet) === textOfWords(part) && restrictionOf(diet).precautionary));

/** One word that says that a food is absent: "eggless", "nondairy", or a short one such as "gf". */
const ABSENT = /^non|less$|fri$|^.{1,3}$/;

/** Whether an item is a food, and neither a diet nor the absence of a food, such as "egg free": the table of names has that beside "egg". */
const isFood = (item: Item): boolean => {
  const key = keyOfWords(item.words);
  const isAbsent = hasRole([item], 'refuse') || ABSENT.test(key);
  return isContent(item) && item.isGuess !== true && !isDiet(item) && (namesFood(key) || !isAbsent);
};

const forms = groupsOf('restriction-forms.tsv', ['rule', 'reads'], ({ cells }) => cells.reads);

const grammar = later(() => {
  const oneItem = (isSo: (item: Item) => boolean): Rule => one((token) => isSo((token as ItemToken).item));
  const wordOf = (...roles: readonly Role[]): Rule => oneItem((item) => isWord(item, ...roles));
  return createGrammar(forms(), {
    food: oneItem(isFood),
    diet: oneItem((item) => item.isGuess !== true && isDietOfFoods(item)),
    without: oneItem(({ words, named = [] }) => named.length > 0 && is(words[0], 'refuse')),
    plain: oneItem((item) => isPlain(item) && !isWord(item, 'other')),
    who: oneItem(isPlain),
    allergy: wordOf('allergy'),
    refusal: wordOf('refuse'),
    eat: wordOf('eat'),
    anymore: wordOf('anymore'),
    past: wordOf('past'),
    joiner: wordOf('contrast', 'adds'),
    excluded: wordOf('excluded'),
    number: one(({ type }) => type === 'number'),
    end: (tokens, at) => (at === tokens.length ? at : undefined),
  });
});

/** Whether all of a piece has a form of `data/restriction-forms.tsv`. */
const hasForm = (form: 'over' | 'foods' | 'refused' | 'taken_for', piece: readonly Item[]): boolean =>
  grammar()(form)(piece.map(toToken), 0) !== undefined;

/** Whether a piece is nothing but food behind "but" or "plus". */
export const isJoinedFood = (piece: readonly Item[]): boolean => hasForm('foods', piece);

/** Whether a piece is about a diet or an allergy that is over. Of an allergy it counts only if all of the text is understood: "outgrew it, but it came back". */
export const isOver = (piece: readonly Item[], pieces: readonly (readonly Item[])[]): boolean =>
  hasForm('over', piece) && (!hasRole(piece, 'allergy') || pieces.flat().every(({ isGuess }) => isGuess !== true));

/** Whether a name is known to be neither an allergen nor who eats. */
const isHarmless = ({ named = [], isGuess }: Item): boolean =>
  isGuess !== true &&
  named.every((part) => {
    const diet = diets.find((name) => spaced(name) === textOfWords(part));
    if (diet) return !restrictionOf(diet).countsTraces;
    const { kinds, isAudience } = avoidedFood(keyOfFood(part));
    return !isAudience && allergensOf(kinds).length === 0 && (findExact(keyOfFood(part))?.ingredient.allergens.length ?? 0) === 0;
  });

/** Whether a piece is a way to eat on some days of each week, and the only such piece: who is vegan on some and vegetarian on others is so on each. */
export const isOnSomeDays = (piece: readonly Item[], pieces: readonly (readonly Item[])[]): boolean => {
  const content = piece.filter(isContent);
  const isEaten = hasRole(piece, 'allowed') && !hasRole(piece, 'refuse');
  return (
    hasRole(piece, 'days') &&
    !isEaten &&
    !hasRole(piece, 'allergy', 'denied', 'only', 'except', 'excluding', 'other') &&
    content.length > 0 &&
    content.every(isHarmless) &&
    pieces.filter((each) => hasRole(each, 'days')).length === 1
  );
};

/** A way to eat without meat, to which people add food: "vegetarian plus eggs". What is added to others, as in "paleo plus peanuts", may be left out too. */
const isWay = ({ name, kinds }: Restriction): boolean =>
  kinds.includes('meat') && diets.some((diet) => diet === name && !diet.endsWith('_free'));

/** What a way to eat leaves out. In India, vegetarians eat no eggs, so "vegetarian plus eggs" is about eggs. */
const strictestOf = (restriction: Restriction): Restriction =>
  ['vegetarian', 'pescatarian'].includes(restriction.name) ? restrictionOf('lacto_vegetarian') : restriction;

/**
 * Whether the food of a piece is eaten because of what stands before it: "no meat, but fish", "vegan plus honey". A list of ways and food may be all that is left out, so every food
 * behind "plus" must be one that a way leaves out by itself: "vegan + peanuts".
 */
export const isEatenToo = (piece: readonly Item[], pieces: readonly (readonly Item[])[], before: readonly Restriction[]): boolean => {
  if (!isJoinedFood(piece)) return false;
  const ways = before.filter(isWay).map(strictestOf);
  const isOfWay = (exception: Exception | undefined): boolean => exception !== undefined && ways.some((way) => concerns(way, exception));
  const areOfWay = (all: readonly Item[]): boolean => all.filter(isContent).every(({ words }) => isOfWay(toException(words)));
  if (piece.slice(0, 1).some((item) => isWord(item, 'adds')))
    return pieces.every((each) => (isJoinedFood(each) ? areOfWay(each) : !hasRole(each, 'refuse') && each.filter(isContent).every(isDiet)));
  const last = pieces[pieces.indexOf(piece) - 1] ?? [];
  return hasForm('refused', last) || areOfWay(piece);
};

/** Whether a piece says that a food is left out of what people take it for: "tree nuts, coconut excluded". */
export const isNoMember = (piece: readonly Item[], before: readonly Restriction[]): boolean => {
  const others = before.flatMap(({ name }) => avoidedFood(spaced(foodOfPart(name))).others);
  const isOther = ({ words }: Item): boolean => {
    const { names = [], kinds = [] } = toException(words) ?? {};
    return kinds.length === 0 && names.length > 0 && names.every((name) => others.includes(name));
  };
  return hasForm('taken_for', piece) && piece.filter(isContent).every(isOther);
};
