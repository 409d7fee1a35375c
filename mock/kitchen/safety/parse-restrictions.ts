import { diets } from '../../../src/contract/enums.js';
import type { Kind } from '../ingredients/ingredient.js';
import { animals, seafood } from '../ingredients/kinds.js';
import { isModifier, splitAt } from '../ingredients/name-words.js';
import { groupPairs } from '../text/read-table.js';
import { scan, type Token } from '../text/token.js';
import { restrictionOf } from './diets.js';
import { allowing, concerns, toException, type Exception } from './exception.js';
import { avoidedFood, keyOfFood, namesFood, toExclusion } from './exclusion.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { partsByTypo, partsNamed, spaced } from './restriction-names.js';
import { is, keyOfWords, readWords, textOfWords, type Role } from './restriction-words.js';

/** What `dietary_restrictions` mean, and what had to be guessed. */
interface ParsedRestrictions {
  exclusions: Restriction[];
  /** Sentences for the `warnings` of the response. */
  warnings: string[];
}

/** What is said of a restriction that is not clear. */
const sentences = {
  nothing: (_written: string, names: string) => `Nothing is left out for "${names}".`,
  only: (written: string, names: string) => `"${written}" is read to allow ${names}, and no other meat or fish.`,
  typo: (written: string, names: string) => `Read "${written}" as ${names}.`,
  food: (written: string, names: string) => `"${written}" is not a diet known here; it is read to leave out: ${names}.`,
  allowed: (written: string, names: string) => `"${written}" is read to allow ${names}.`,
};

/** What a piece of a restriction says. `note` is for the warnings. */
interface Finding {
  readonly as: keyof typeof sentences | 'name';
  readonly name: string;
  readonly restriction?: Restriction;
  readonly exceptions?: readonly Exception[];
  readonly note?: string | undefined;
}

/** Only this much of one restriction is read. */
const LONGEST_RESTRICTION = 200;

/** A phrase and the diets, audiences and foods that it names, none for a wish ("quick"). Or a word that is not known, without `named`. */
interface Item {
  readonly words: readonly Token[];
  readonly named?: readonly (readonly Token[])[];
}

/** The roles of words that never stand in the name of a food. */
const sayingRoles = ['refuse', 'allergy', 'allowed', 'only', 'except', 'other', 'list'] as const;

/** The most words that the name of a diet or of a food has. */
const LONGEST_NAME = 5;

/**
 * What a phrase names: diets by their names, else a food. Words for a quality leave out all of the food: onion, for "raw onion". Who is allergic to
 * brown rice is so to all rice.
 */
const namedBy = (phrase: readonly Token[], isAllergy: boolean): Item['named'] => {
  const key = keyOfWords(phrase);
  const parts = partsNamed(key);
  if (parts) return parts.map((part) => readWords(spaced(part)));
  if (phrase.some((word) => is(word, ...sayingRoles))) return undefined;
  const isLoose = is(phrase[0], 'filler');
  const plain = phrase.filter(({ lemma }) => !isModifier(lemma));
  const ofPlain = isLoose || plain.length === 0 || plain.length === phrase.length ? undefined : namedBy(plain, isAllergy);
  if (!namesFood(key) || (isLoose && phrase.length === 1)) return ofPlain;
  return isAllergy && ofPlain ? [phrase, ...ofPlain] : [phrase];
};

/** What the words name, from left to right, the longest names first. */
const itemsOf = (words: readonly Token[], isAllergy: boolean): Item[] =>
  scan(words, (at) => {
    for (let to = Math.min(words.length, at + LONGEST_NAME); to > at; to--) {
      const phrase = words.slice(at, to);
      const named = namedBy(phrase, isAllergy);
      if (named) return { words: phrase, named, to };
    }
    return { words: words.slice(at, at + 1), to: at + 1 };
  });

/** Whether an item is a word that names nothing and has one of the roles. */
const isWord = ({ words: [word], named }: Item, ...roles: readonly Role[]): boolean => named === undefined && is(word, ...roles);

/** A word that says that a food is fine: "ghee is fine", "I eat fish", "except almonds", "chicken only". */
const isMarker = (item: Item): boolean => isWord(item, 'allowed', 'only', 'except');

const isContent = (item: Item): boolean =>
  item.named !== undefined || !(isMarker(item) || isWord(item, 'filler', 'list') || isModifier(keyOfWords(item.words)));

const refuses = (items: readonly Item[]): boolean => items.some(({ words }) => words.some((word) => is(word, 'refuse', 'allergy')));

/** What stands between the signs of a list, and an exception. What refuses and names nothing belongs to what stands before: "I eat nuts and get sick". */
const piecesOf = (items: readonly Item[]): Item[][] => {
  const pieces: Item[][] = [];
  for (const clause of splitAt(items, (item) => isWord(item, 'list'))) {
    const at = clause.findIndex((item) => isWord(item, 'except'));
    const parts = at > 0 ? [clause.slice(0, at), clause.slice(at)] : [clause];
    const last = pieces.at(-1);
    if (last && refuses(clause) && !clause.some(isContent)) last.push(...clause);
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

/** The food that a piece says is fine. `undefined` if it refuses anything, is about somebody else, or says more than that. */
const fineIn = (piece: readonly Item[]): readonly Item[] | undefined => {
  if (!piece.some(isMarker) || refuses(piece) || piece.some((item) => isWord(item, 'other'))) return undefined;
  const [fine, ...others] = splitAt(piece, isMarker)
    .map((side) => side.filter(isContent))
    .filter((side) => side.length > 0);
  return others.length > 0 || fine?.some((item) => item.named === undefined || namesWay(item)) ? undefined : fine;
};

/** What a food or a diet leaves out. */
const toFinding = (as: Finding['as'], food: readonly Token[], isAllergy: boolean): Finding => {
  const name = textOfWords(food);
  const diet = diets.find((one) => spaced(one) === name);
  if (diet) return { as, name, restriction: restrictionOf(diet) };
  return { as, name, restriction: toExclusion(food, isAllergy), note: avoidedFood(keyOfFood(food)).note };
};

/** What words leave out that are not known: what they are misspelt for, and all that is called like the others. */
const readUnknown = (words: readonly Token[], isAllergy: boolean): Finding[] => {
  const whole = partsByTypo(keyOfWords(words));
  const typos = whole ?? words.flatMap(({ lemma }) => partsByTypo(lemma) ?? []);
  const rest = whole ? [] : words.filter(({ lemma }) => partsByTypo(lemma) === undefined);
  return [
    ...typos.map((part) => toFinding('typo', readWords(spaced(part)), isAllergy)),
    ...(rest.length > 0 ? [toFinding('food', rest, isAllergy)] : []),
  ];
};

/** What a piece leaves out: all that it names. Somebody else's meals and what is said to be fine in doubt are left out too, with a warning. */
const readLeftOut = (piece: readonly Item[], isAllergy: boolean): Finding[] => {
  const isDoubtful = piece.some((item) => isMarker(item) || isWord(item, 'other'));
  const known = piece.flatMap(({ words, named }): Finding[] => {
    if (named?.length === 0) return [{ as: 'nothing', name: textOfWords(words) }];
    const isClear = partsNamed(keyOfWords(words)) !== undefined || avoidedFood(keyOfWords(words)).kinds.length > 0;
    return (named ?? []).map((food) => toFinding(isClear && !isDoubtful ? 'name' : 'food', food, isAllergy));
  });
  const unknown = splitAt(piece, (item) => !isContent(item)).map((run) => run.flatMap(({ words, named }) => (named ? [] : words)));
  return [...known, ...unknown.filter((run) => run.length > 0).flatMap((run) => readUnknown(run, isAllergy))];
};

/** All meat and fish. Meat of nobody knows which animal is of all of them. */
const ofAnimals: readonly Kind[] = [...animals, ...seafood, 'animal_fat', 'gelatin', 'processed_meat'];

/** What a piece says. An exception needs something that it is excepted from; else it is left out. */
const readPiece = (piece: readonly Item[], before: readonly Finding[], isAllergy: boolean): Finding[] => {
  const fine = fineIn(piece);
  const exceptions = fine?.flatMap(({ words }) => toException(words) ?? []) ?? [];
  const isExcepted = exceptions.some((one) => before.some(({ restriction }) => restriction && concerns(restriction, one)));
  if (fine === undefined || (piece.some((item) => isWord(item, 'except')) && !isExcepted)) return readLeftOut(piece, isAllergy);
  const name = fine.map(({ words }) => textOfWords(words)).join(' ');
  if (exceptions.length === 0 || !piece.some((item) => isWord(item, 'only'))) return [{ as: 'allowed', name, exceptions }];
  const restriction = { name: `${name} only`, ...leavesNothingOut, kinds: ofAnimals, precautionary: true };
  return [{ as: 'only', name, exceptions, restriction }];
};

const parseOne = (text: string): ParsedRestrictions => {
  const written = text.slice(0, LONGEST_RESTRICTION);
  const words = readWords(written);
  const isAllergy = words.some((word) => is(word, 'allergy'));
  const findings: Finding[] = [];
  for (const piece of piecesOf(itemsOf(words, isAllergy))) findings.push(...readPiece(piece, findings, isAllergy));
  if (findings.length === 0) findings.push({ as: 'nothing', name: written });
  const exceptions = findings.flatMap(({ exceptions: ofOne }) => ofOne ?? []);
  const names = groupPairs(findings.map(({ as, name }) => [as, name]));
  return {
    exclusions: findings.flatMap(({ restriction }) => (restriction ? allowing(restriction, exceptions) : [])),
    warnings: [
      ...findings.flatMap(({ note }) => note ?? []),
      ...[...names].flatMap(([as, all]) => (as === 'name' ? [] : sentences[as](written, all.join(', ')))),
    ],
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
