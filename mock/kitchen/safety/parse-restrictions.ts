import { diets } from '../../../src/contract/enums.js';
import type { Kind } from '../ingredients/ingredient.js';
import { animals, seafood } from '../ingredients/kinds.js';
import { isModifier, splitAt } from '../ingredients/name-words.js';
import { listWords } from '../text/join-list.js';
import { scan, type Token } from '../text/token.js';
import { restrictionOf } from './diets.js';
import { allowing, concerns, toException, type Exception } from './exception.js';
import { avoidedFood, findExact, foodClassOf, isKnown, keyOfFood, namesFood, toExclusion } from './exclusion.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { guessParts, isOfAllergen, partsNamed, spaced } from './restriction-names.js';
import { is, keyOfWords, readWords, textOfWords, type Role } from './restriction-words.js';

/** What `dietary_restrictions` mean, and what had to be guessed. */
interface ParsedRestrictions {
  exclusions: Restriction[];
  /** Sentences for the `warnings` of the response. */
  warnings: string[];
}

/** What a piece of a restriction says. `note` is for the warnings. */
interface Finding {
  /** In a few words, for the warning if some of them are not clear. */
  readonly says: string;
  readonly isClear?: boolean;
  readonly restriction?: Restriction;
  readonly exceptions?: readonly Exception[];
  readonly note?: string | undefined;
}

/** Only this much of one restriction is read. */
const LONGEST_RESTRICTION = 200;

/** A phrase and the diets, audiences and foods that it names, none for a wish ("quick"). A word that is not known is a guess; others name nothing. */
interface Item {
  readonly words: readonly Token[];
  readonly named?: readonly (readonly Token[])[] | undefined;
  readonly isGuess?: boolean;
}

const toFoods = (parts: readonly string[]): readonly (readonly Token[])[] => parts.map((part) => readWords(spaced(part)));

/** The roles of words that never stand in the name of a food. */
const sayingRoles = ['refuse', 'allergy', 'allowed', 'only', 'except', 'other', 'list'] as const;

/** The most words that the name of a diet or of a food has. */
const LONGEST_NAME = 5;

/**
 * What a phrase names: diets by their names, else a food. The protein of a food is left out with it ("whey protein isolate"). Words for a quality leave out all of the food:
 * onion, for "raw onion". Who is allergic to brown rice is so to all rice.
 */
const namedBy = (phrase: readonly Token[], isAllergy: boolean): Item['named'] => {
  const key = keyOfWords(phrase);
  const parts = partsNamed(key);
  if (parts) return toFoods(parts);
  if (phrase.some((word) => is(word, ...sayingRoles))) return undefined;
  const [first, ...others] = phrase;
  const isLoose = is(first, 'filler');
  const source = phrase.slice(0, phrase.findLastIndex((word) => !is(word, 'form')) + 1);
  const ofProtein = source.length < phrase.length ? partsNamed(keyOfWords(source)) : undefined;
  if (ofProtein?.every(isOfAllergen)) return toFoods(ofProtein);
  const ofPlain = !isLoose && isModifier(first?.lemma ?? '') && others.length > 0 ? namedBy(others, isAllergy) : undefined;
  if (!namesFood(key) || (isLoose && others.length === 0)) return ofPlain;
  return isAllergy && ofPlain ? [phrase, ...ofPlain] : [phrase];
};

/** What the next words may name that are not known: what they are misspelt for, or the first of them by itself. */
const guess = (words: readonly Token[]): Item => {
  const isSpecial = (word: Token): boolean => is(word, 'filler', ...sayingRoles);
  const [one, two] = [words.slice(0, 1), words.slice(0, 2)];
  for (const phrase of [two, one]) {
    const parts = phrase.some(isSpecial) ? undefined : guessParts(keyOfWords(phrase));
    if (parts) return { words: phrase, named: toFoods(parts), isGuess: true };
  }
  return one.some((word) => isSpecial(word) || isModifier(word.lemma)) ? { words: one } : { words: one, named: [one], isGuess: true };
};

/** What the words name, from left to right, the longest names first. */
const itemsOf = (words: readonly Token[], isAllergy: boolean): Item[] =>
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
const isWord = ({ words: [word], named }: Item, ...roles: readonly Role[]): boolean => named === undefined && is(word, ...roles);

/** A word that says that a food is fine: "ghee is fine", "I eat fish", "except almonds", "chicken only". */
const isMarker = (item: Item): boolean => isWord(item, 'allowed', 'only', 'except');

const isContent = ({ named }: Item): boolean => named !== undefined;

const refuses = (items: readonly Item[]): boolean => items.some(({ words }) => words.some((word) => is(word, 'refuse', 'allergy')));

/** All meat and fish. Meat of nobody knows which animal is of all of them. */
const ofAnimals: readonly Kind[] = [...animals, ...seafood, 'animal_fat', 'gelatin', 'processed_meat'];

/** Whether a phrase names meat or fish, and nothing else. */
const namesAnimal = ({ words }: Item): boolean =>
  [...(foodClassOf(keyOfWords(words))?.kinds ?? []), ...(findExact(keyOfWords(words))?.ingredient.kinds ?? [])].some((kind) =>
    ofAnimals.includes(kind),
  );

/** Whether a clause has more of what the piece before it says is the only meat or fish: "only chicken and turkey". */
const isMoreOf = (clause: readonly Item[], last: readonly Item[]): boolean =>
  last.some((item) => isWord(item, 'only')) && !refuses(clause) && !clause.some(isMarker) && clause.filter(isContent).every(namesAnimal);

/**
 * What stands between the signs of a list, and an exception. What refuses and names nothing, or goes on, belongs to what stands before: "I eat nuts
 * and get sick", "only chicken and turkey".
 */
const piecesOf = (items: readonly Item[]): Item[][] => {
  const pieces: Item[][] = [];
  for (const clause of splitAt(items, (item) => isWord(item, 'list'))) {
    const at = clause.findIndex((item) => isWord(item, 'except'));
    const parts = at > 0 ? [clause.slice(0, at), clause.slice(at)] : [clause];
    const last = pieces.at(-1);
    if (last && ((refuses(clause) && !clause.some(isContent)) || isMoreOf(clause, last))) last.push(...clause);
    else pieces.push(...parts);
  }
  return pieces;
};

/** Whether a phrase names a way to eat or who eats, which nobody allows: who eats halal meat wants it halal. */
const namesWay = ({ words, named = [] }: Item): boolean =>
  named.some((part) => {
    const isDiet = diets.some((diet) => !diet.endsWith('_free') && spaced(diet) === textOfWords(part));
    return avoidedFood(keyOfFood(part)).isAudience || (isDiet && !namesFood(keyOfWords(words)));
  });

/** Whether what is named only may be an allergy: "just nuts", "peanut oil only". Meat and fish may be the only ones that are eaten. */
const mayBeAllergy = (item: Item): boolean => {
  const key = keyOfWords(item.words);
  const holdsAllergen = partsNamed(key) !== undefined || (findExact(key)?.ingredient.allergens.length ?? 0) > 0;
  return holdsAllergen && !toException(item.words)?.kinds.some((kind) => ofAnimals.includes(kind)) && !namesAnimal(item);
};

/** Whether a piece names nothing but one thing only, and does not say that it is fine. */
const isBareOnly = (piece: readonly Item[]): boolean =>
  piece.some((item) => isWord(item, 'only')) && !piece.some((item) => isWord(item, 'allowed'));

/** The food that a piece says is fine. `undefined` if it refuses anything, is about somebody else, or says more than that. */
const fineIn = (piece: readonly Item[]): readonly Item[] | undefined => {
  if (!piece.some(isMarker) || refuses(piece) || piece.some((item) => isWord(item, 'other'))) return undefined;
  const isUnclear = (item: Item): boolean => item.isGuess === true || namesWay(item) || (isBareOnly(piece) && mayBeAllergy(item));
  const sides = splitAt(piece, isMarker).map((side) => side.filter(isContent));
  const [fine, ...others] = sides.filter((side) => side.length > 0);
  return others.length > 0 || fine?.some(isUnclear) ? undefined : fine;
};

const nothing = (words: string): Finding => ({ says: `nothing is left out for "${words}"` });

/** What is said of a word that names nothing that is known here. What it may be misspelt for is left out too. */
const unknownWord = (name: string, [, ...meant]: readonly string[]): Pick<Finding, 'says' | 'note'> =>
  meant.length > 0
    ? { says: `no ${name}, taken for ${listWords(meant)}` }
    : {
        says: `"${name}" (not understood)`,
        note: `"${name}" was not understood: only what has this word in its name is left out. Check every ingredient, or write it in other words.`,
      };

/** What a food or a diet leaves out. Of a wish that no ingredient can keep or break, such as "pureed", there is only a note. */
const toFinding = (food: readonly Token[], isAllergy: boolean): Finding => {
  const name = textOfWords(food);
  const diet = diets.find((one) => spaced(one) === name);
  if (diet) return { says: name, restriction: restrictionOf(diet) };
  const key = keyOfFood(food);
  const { note, isAudience, isOnlyNote } = avoidedFood(key);
  if (isOnlyNote) return { ...nothing(name), note };
  const restriction = toExclusion(food, isAllergy);
  if (!isKnown(key)) return { restriction, ...unknownWord(name, restriction.words) };
  return { says: isAudience ? name : `no ${name}`, restriction, note };
};

/** What a piece leaves out: all that it names. Somebody else's meals and what is said to be fine in doubt are left out too, with a warning. */
const readLeftOut = (piece: readonly Item[], isAllergy: boolean): Finding[] => {
  const isDoubtful = !refuses(piece) && piece.some((item) => isMarker(item) || isWord(item, 'other'));
  return piece.flatMap(({ words, named }): Finding[] => {
    const key = keyOfWords(words);
    const isClear = !isDoubtful && (partsNamed(key) !== undefined || avoidedFood(key).kinds.length > 0);
    const isOfAllergy = isAllergy || isBareOnly(piece);
    return named?.length === 0
      ? [nothing(textOfWords(words))]
      : (named ?? []).map((food) => ({ ...toFinding(food, isOfAllergy), isClear }));
  });
};

/** What a piece says. An exception needs something that it is excepted from; else it is left out. */
const readPiece = (piece: readonly Item[], before: readonly Finding[], isAllergy: boolean): Finding[] => {
  const fine = fineIn(piece);
  const exceptions = fine?.flatMap(({ words }) => toException(words) ?? []) ?? [];
  const isExcepted = exceptions.some((one) => before.some(({ restriction }) => restriction && concerns(restriction, one)));
  if (fine === undefined || (piece.some((item) => isWord(item, 'except')) && !isExcepted)) return readLeftOut(piece, isAllergy);
  const name = fine.map(({ words }) => textOfWords(words)).join(' and ');
  const isOnly = exceptions.length > 0 && piece.some((item) => isWord(item, 'only'));
  if (!isOnly) return [{ says: `${name} allowed`, exceptions }];
  const restriction = { name: `${name} only`, ...leavesNothingOut, kinds: ofAnimals, precautionary: true };
  return [{ says: `no meat or fish except ${name}`, exceptions, restriction }];
};

const parseOne = (text: string): ParsedRestrictions => {
  const written = text.slice(0, LONGEST_RESTRICTION);
  const words = readWords(written);
  const isAllergy = words.some((word) => is(word, 'allergy'));
  const findings: Finding[] = [];
  for (const piece of piecesOf(itemsOf(words, isAllergy))) findings.push(...readPiece(piece, findings, isAllergy));
  if (findings.length === 0) findings.push(nothing(written));
  const exceptions = findings.flatMap(({ exceptions: ofOne }) => ofOne ?? []);
  const said = findings.every(({ isClear }) => isClear) ? [] : [`Read "${written}" as: ${findings.map(({ says }) => says).join(', ')}.`];
  return {
    exclusions: findings.flatMap(({ restriction }) => (restriction ? allowing(restriction, exceptions) : [])),
    warnings: [...findings.flatMap(({ note }) => note ?? []), ...said],
  };
};

/**
 * Parses diets, allergies and dislikes as people write them: `"Gluten-Free"`, `"no dairy"`, `"celiac"`, `"allergic to shellfish and peanuts"`,
 * `"dairy-free (ghee is fine)"`. Everything else leaves out each food that it names, with a warning; nothing is dropped silently.
 *
 * @example
 * ```ts
 * parseRestrictions(['Plant-based', 'no nuts']).exclusions.map(({ name }) => name); // ['vegan', 'nut_free']
 * ```
 */
export const parseRestrictions = (words: readonly string[]): ParsedRestrictions => {
  const all = words.map(parseOne);
  const exclusions = all.flatMap((one) => one.exclusions);
  return {
    // an allergy and a dislike of the same food are two: traces count for one of them
    exclusions: [...new Map(exclusions.map((one) => [JSON.stringify(one), one])).values()],
    warnings: [...new Set(all.flatMap(({ warnings }) => warnings))],
  };
};
