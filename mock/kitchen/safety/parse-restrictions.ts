import { diets } from '../../../src/contract/enums.js';
import type { Kind } from '../ingredients/ingredient.js';
import { animals, seafood } from '../ingredients/kinds.js';
import { splitAt } from '../ingredients/name-words.js';
import { listWords } from '../text/join-list.js';
import { isLemma, type Token } from '../text/token.js';
import { restrictionOf } from './diets.js';
import { allowing, concerns, forbids, toException, type Exception } from './exception.js';
import { avoidedFood, findExact, foodClassOf, isKnown, keyOfFood, toExclusion } from './exclusion.js';
import { hasRole, isContent, isDiet, isWord, itemsOf, type Item } from './restriction-items.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { isEatenToo, isJoinedFood, isNoMember, isOnSomeDays, isOver } from './restriction-forms.js';
import { isOfAllergen, partsNamed, spaced } from './restriction-names.js';
import { is, keyOfWords, readWords, textOfWords } from './restriction-words.js';

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

/** A word that says that a food is fine: "ghee is fine", "I eat fish", "except almonds", "chicken only". */
const isMarker = (item: Item): boolean => isWord(item, 'allowed', 'denied', 'only', 'except', 'excluding');

const refuses = (items: readonly Item[]): boolean => hasRole(items, 'refuse', 'allergy');

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

/** Whether a phrase names allergens, and nothing else. */
const namesAllergen = ({ words }: Item): boolean => {
  const key = keyOfWords(words);
  return partsNamed(key)?.every(isOfAllergen) ?? (findExact(key)?.ingredient.allergens.length ?? 0) > 0;
};

/** "Not tree nuts", as somebody says who is allergic to something else. In "nicht gegen Nüsse", "gegen" refuses nothing. */
const isDenial = ([not, ...others]: readonly Item[]): boolean =>
  not !== undefined &&
  isWord(not, 'not') &&
  others.some(isContent) &&
  others.every((item) =>
    isContent(item) ? !item.isGuess && namesAllergen(item) : isWord(item, 'filler') && (!refuses([item]) || isWord(item, 'to')),
  );

/** Whether what follows is said of what stands before: "but", "plus", and behind a way to eat also "with". */
const isJoiner = (item: Item, before: Item | undefined): boolean =>
  isWord(item, 'contrast') || (isWord(item, 'adds') && (isWord(item, 'list') || (before !== undefined && isDiet(before))));

/** Whether a sign begins a sentence, of which all belongs together: "nut allergy! Coconut and nutmeg are fine". */
const beginsSentence = ({ words: [sign] }: Item): boolean => isLemma(sign, '.', '!', '(');

/** A word, and no sign, that parts a list. */
const isListWord = (item: Item): boolean => isWord(item, 'list') && item.words.every(({ type }) => type === 'word');

/** The items without what parts the foods that are fine behind a contrast or in a sentence, before or behind one word that says so: "but fish and eggs are fine". */
const joinFine = (items: readonly Item[]): readonly Item[] => {
  const at = items.findLastIndex((item, index) => isJoiner(item, items[index - 1]) || beginsSentence(item));
  const rest = items.slice(at + 1);
  const [before = [], ...behind] = splitAt(rest, isMarker);
  const isOneSided = rest.filter(isMarker).length === 1 && !(before.some(isContent) && behind.flat().some(isContent));
  const joined = items.filter((item, index) => index <= at || !isListWord(item));
  return at > 0 && ((isOneSided && !refuses(rest)) || isJoinedFood(joined.slice(at))) ? joined : items;
};

/** What stands between the signs of a list. The word that joins it to what stands before begins it. */
const clausesOf = (items: readonly Item[]): Item[][] => {
  const clauses: Item[][] = [[]];
  for (const [index, item] of items.entries()) {
    if (isJoiner(item, items[index - 1]) || isListWord(item)) clauses.push([item]);
    else if (isWord(item, 'list')) clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  return clauses.filter((clause) => clause.length > 0);
};

/** Whether a clause is refused by the one before it: "I don't drink milk or eat cheese". */
const isRefusedBy = ([joint, verb]: readonly Item[], last: readonly Item[]): boolean =>
  joint !== undefined &&
  verb !== undefined &&
  isListWord(joint) &&
  !isWord(joint, 'contrast') &&
  isWord(verb, 'eat') &&
  (hasRole(last, 'past') || last.some((item) => isWord(item, 'refuse')));

/** Whether a clause only says on which days: "Fridays: no meat". */
const isOnlyDays = (clause: readonly Item[]): boolean => hasRole(clause, 'days') && !clause.some(isContent);

/** Whether a clause says more of the piece before it: "I eat nuts and get sick", "only chicken and turkey", "egg allergy (outgrown)". */
const goesOn = (clause: readonly Item[], last: readonly Item[]): boolean =>
  clause.some(isContent)
    ? isMoreOf(clause, last) || isRefusedBy(clause, last) || isOnlyDays(last)
    : refuses(clause) || hasRole(clause, 'past', 'days') || hasRole(last, 'past');

/** What stands between the signs of a list, and an exception. What goes on belongs to what stands before. */
const piecesOf = (items: readonly Item[]): Item[][] => {
  const pieces: Item[][] = [];
  for (const clause of clausesOf(joinFine(items))) {
    const at = clause.findIndex((item, index) => isWord(item, 'except', 'excluding') || (index > 0 && isDenial(clause.slice(index))));
    const parts = at > 0 ? [clause.slice(0, at), clause.slice(at)] : [clause];
    const last = pieces.at(-1);
    if (last && goesOn(clause, last)) last.push(...clause);
    else pieces.push(...parts);
  }
  return pieces;
};

/** Whether a phrase names a way to eat or who eats, which nobody allows: who eats halal meat wants it halal. */
const namesWay = (item: Item): boolean => isDiet(item) || (item.named ?? []).some((part) => avoidedFood(keyOfFood(part)).isAudience);

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
const fineIn = (piece: readonly Item[], isAllergy: boolean): readonly Item[] | undefined => {
  if (!piece.some(isMarker) || refuses(piece) || piece.some((item) => isWord(item, 'other'))) return undefined;
  const isOfAllergy = (item: Item): boolean => mayBeAllergy(item) || (isAllergy && namesAllergen(item));
  const isUnclear = (item: Item): boolean => item.isGuess === true || namesWay(item) || (isBareOnly(piece) && isOfAllergy(item));
  const sides = splitAt(piece, isMarker).map((side) => side.filter(isContent));
  const [first, ...others] = sides.filter((side) => side.length > 0);
  // "the only meat I eat is chicken"
  const isOfClass = others.length === 1 && isWord(piece.find(isMarker) as Item, 'only') && first?.every(namesAnimal);
  const fine = isOfClass ? others.flat() : first;
  return (others.length > 0 && !isOfClass) || fine?.some(isUnclear) ? undefined : fine;
};

/** What was said before a piece, and all the pieces. */
interface Said {
  readonly pieces: readonly (readonly Item[])[];
  readonly findings: readonly Finding[];
  /** Whether an allergy was, and no intolerance, which is no allergy. */
  readonly isAllergy: boolean;
  /** Whether food was refused or is an intolerance, and not only named or an allergy. */
  readonly refuses: boolean;
}

/** Whether somebody avoids food because it is raw, so that it is fine if it is cooked. */
const avoidsRaw = ({ restriction }: Finding): boolean => restriction?.words.some((word) => word.startsWith('raw ')) ?? false;

/** Whether a piece says that a food is fine in one state, such as baked. Who says so gets ill from it in others. */
const isFineInState = (piece: readonly Item[], { findings }: Said): boolean => hasRole(piece, 'state') && !findings.some(avoidsRaw);

const nothing = (words: string): Finding => ({ says: `nothing is left out for "${words}"` });

/** An emoji that stands for no food here: it may mean one. */
const SIGN = /\p{So}/u;

/** What is said of a text that names nothing. */
const nothingNamed = (text: string): Finding => {
  const note = `"${text}" was not understood: nothing is left out for it. Check every ingredient, or write it in words.`;
  return SIGN.test(text) ? { says: text, isClear: true, note } : nothing(text);
};

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
  const isDoubtful = hasRole(piece, 'past', 'days') || (!refuses(piece) && piece.some((item) => isMarker(item) || isWord(item, 'other')));
  return piece.flatMap(({ words, named }): Finding[] => {
    const key = keyOfWords(words);
    const isClear = !isDoubtful && (partsNamed(key) !== undefined || avoidedFood(key).kinds.length > 0);
    const isOfAllergy = isAllergy || isBareOnly(piece);
    return named?.length === 0
      ? [nothing(textOfWords(words))]
      : (named ?? []).map((food) => ({ ...toFinding(food, isOfAllergy), isClear }));
  });
};

/**
 * Whether "except" and "excluding" let food pass: what was left out, and what people take for an allergen ("nuts, except coconut"). "Vegan, except
 * nuts" and "gluten free, excluding oats" leave out both.
 */
const isExcepted = (piece: readonly Item[], exceptions: readonly Exception[], { findings, refuses: isRefusal }: Said): boolean => {
  const all = findings.flatMap(({ restriction }) => restriction ?? []);
  const from = all.filter((one) => exceptions.some((exception) => concerns(one, exception)));
  const areAllergies = all.length > 0 && all.every(({ countsTraces }) => countsTraces);
  return hasRole(piece, 'excluding') ? areAllergies && !isRefusal : areAllergies || from.length > 0;
};

/** "Halal chicken only": a diet, and the only meat in it. Of "vegan chicken only", both are left out. */
const readOnlyOfDiet = (piece: readonly Item[], said: Said, isAllergy: boolean): Finding[] => {
  const ways = readLeftOut(piece.filter(isDiet), isAllergy);
  const meat = readPiece(
    piece.filter((item) => !isDiet(item)),
    said,
    isAllergy,
  );
  const exceptions = meat.flatMap((one) => one.exceptions ?? []);
  const isAgainst = ways.some(({ restriction }) => restriction && exceptions.some((exception) => forbids(restriction, exception)));
  return isAgainst ? readLeftOut(piece, isAllergy) : [...ways, ...meat];
};

/** What a piece says that is not about now, or not about each day. */
const readAtTimes = (piece: readonly Item[], { pieces }: Said, isAllergy: boolean): Finding[] | undefined => {
  const text = piece.map(({ words }) => textOfWords(words)).join(' ');
  if (isOver(piece, pieces)) return [nothing(text)];
  if (isOnSomeDays(piece, pieces)) {
    const note = `"${text}" is about some days of each week: nothing is left out for it. Send it only with recipes for these days.`;
    return [{ ...nothing(text), isClear: true, note }];
  }
  // what somebody ate, or eats on some days, is not fine
  return hasRole(piece, 'past', 'days') ? readLeftOut(piece, isAllergy) : undefined;
};

/** The food that a piece lets pass. */
const passingIn = (piece: readonly Item[], said: Said, isAllergy: boolean): readonly Item[] | undefined => {
  const before = said.findings.flatMap(({ restriction }) => restriction ?? []);
  const isFine = (said.isAllergy && isDenial(piece)) || (!isAllergy && isEatenToo(piece, said.pieces, before)) || isNoMember(piece, before);
  return isFine ? piece.filter(isContent) : fineIn(piece, isAllergy);
};

/** What a piece says. What is excepted from nothing, or fine in one state only, is left out. */
const readPiece = (piece: readonly Item[], said: Said, isAllergy: boolean): Finding[] => {
  const atTimes = readAtTimes(piece, said, isAllergy);
  if (atTimes) return atTimes;
  const fine = passingIn(piece, said, isAllergy);
  if (fine === undefined)
    return hasRole(piece, 'only') && piece.some(isDiet) ? readOnlyOfDiet(piece, said, isAllergy) : readLeftOut(piece, isAllergy);
  if (isFineInState(piece, said)) {
    const words = piece.flatMap((item) => item.words).filter((word) => !is(word, 'state'));
    return readLeftOut(itemsOf(words, true), true);
  }
  const exceptions = fine.flatMap(({ words }) => toException(words) ?? []);
  if (hasRole(piece, 'except', 'excluding') && !isExcepted(piece, exceptions, said)) return readLeftOut(piece, isAllergy);
  const name = fine.map(({ words }) => textOfWords(words)).join(' and ');
  // that something is no allergy allows it to nobody who leaves it out for another reason
  if (hasRole(piece, 'denied') && !said.isAllergy) return [{ says: `${name} allowed` }];
  const isOnly = exceptions.length > 0 && piece.some((item) => isWord(item, 'only'));
  if (!isOnly) return [{ says: `${name} allowed`, exceptions }];
  const restriction = { name: `${name} only`, ...leavesNothingOut, kinds: ofAnimals, precautionary: true };
  return [{ says: `no meat or fish except ${name}`, exceptions, restriction }];
};

/** What the pieces say, one after the other. */
const readPieces = (pieces: readonly (readonly Item[])[], isAllergy: boolean): readonly Finding[] =>
  pieces.reduce<Said>(
    (said, piece) => ({
      pieces,
      findings: [...said.findings, ...readPiece(piece, said, isAllergy)],
      isAllergy: said.isAllergy || (hasRole(piece, 'allergy') && !hasRole(piece, 'intolerance', 'denied')),
      refuses: said.refuses || hasRole(piece, 'refuse', 'intolerance'),
    }),
    { pieces, findings: [], isAllergy: false, refuses: false },
  ).findings;

const parseOne = (text: string): ParsedRestrictions => {
  const written = text.slice(0, LONGEST_RESTRICTION);
  const words = readWords(written);
  const isAllergy = words.some((word) => is(word, 'allergy'));
  const read = readPieces(piecesOf(itemsOf(words, isAllergy)), isAllergy);
  const findings = read.length > 0 ? read : [nothingNamed(written)];
  const exceptions = findings.flatMap(({ exceptions: ofOne }) => ofOne ?? []);
  const said = findings.every(({ isClear }) => isClear) ? [] : [`Read "${written}" as: ${findings.map(({ says }) => says).join(', ')}.`];
  return {
    exclusions: findings.flatMap(({ restriction }) => (restriction ? allowing(restriction, exceptions) : [])),
    warnings: [...findings.flatMap(({ note }) => note ?? []), ...said],
  };
};

/** A text of a list of allergies as a restriction: "milk" is an allergy to milk, and "outgrew my milk allergy" says itself what it is. */
export const asAllergy = (text: string): string => (readWords(text).some((word) => is(word, 'allergy')) ? text : `allergic to ${text}`);

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
