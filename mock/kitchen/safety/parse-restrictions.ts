import { diets } from '../../../src/contract/enums.js';
import { find } from '../ingredients/find.js';
import { meats } from '../ingredients/kinds.js';
import { splitAt } from '../ingredients/name-words.js';
import { groupPairs } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { restrictionOf } from './diets.js';
import { allowing, concerns, eatenAnimals, toException, type Exception } from './exception.js';
import { avoidedFood, foodsIn, foodWithQuality, keyOfFood, namesFood, toExclusion } from './exclusion.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { audienceOfAge, partsByTypo, partsNamed, spaced } from './restriction-names.js';
import { is, isIdle, keyOfWords, readPhrases, readWords, textOfWords, type Item } from './restriction-words.js';
import { onlyEaten, splitRestriction, trimWords, type Part } from './split-restriction.js';

/** What `dietary_restrictions` mean, and what had to be guessed. */
interface ParsedRestrictions {
  exclusions: Restriction[];
  /** Sentences for the `warnings` of the response. */
  warnings: string[];
}

/** What is said of a restriction that was not written as the name of a diet. */
const sentences = {
  void: (written: string) => `"${written}" names no restriction.`,
  wish: (written: string) => `"${written}" is a wish, not a restriction: nothing is left out for it.`,
  eaten: (written: string) => `"${written}" is read as what is eaten, not as what is left out: nothing is left out for it.`,
  animals: (written: string) => `"${written}" is read to leave out all other meat and fish.`,
  typo: (written: string, names: string) => `Read "${written}" as ${names}.`,
  food: (written: string, names: string) => `"${written}" is not a diet known here; read as an ingredient to avoid: ${names}.`,
  kind: (written: string, names: string) =>
    `"${written}" is read to leave out only what is called ${names}; a plain name does not tell the kinds apart, and is served.`,
  allowed: (written: string, names: string) => `"${written}" is read to allow ${names}.`,
};

/** What a part of a restriction says: that something is left out, for whom, or that it stays allowed. `note` is for the warnings. */
interface Finding {
  readonly as: keyof typeof sentences | 'name';
  readonly name?: string;
  readonly restriction?: Restriction;
  readonly exceptions?: readonly Exception[];
  readonly note?: string | undefined;
}

/** Only this much of one restriction is read. */
const LONGEST_RESTRICTION = 200;

/** A phrase with the diets, audiences and foods that it stands for, or a word that stands for none. */
type Named = Item<readonly string[]>;

const partsOf = (named: readonly Named[]): string[] => named.flatMap(({ value }) => value ?? []);

/** The most words that the name of a diet has. */
const LONGEST_NAME = 5;

/** The names in a phrase; of foods only those with words that else say nothing: "leg of lamb". "Baby" says who eats; in "baby spinach" the size. */
const namesIn = (words: readonly Token[]): Named[] =>
  readPhrases(words, LONGEST_NAME, (name, behind) => {
    const key = keyOfWords(name);
    const age = audienceOfAge(name, words);
    const parts = age ? [age] : partsNamed(key);
    const isSize = key === 'baby' && behind !== undefined && !is(behind, 'filler', 'list', 'divider');
    if (parts && !isSize) return parts;
    return name.length > 1 && name.some((word) => is(word, 'filler')) && namesFood(key) ? [key] : undefined;
  });

const toFinding = (as: Finding['as'], food: readonly Token[], isAllergy: boolean): Finding => {
  const name = textOfWords(food);
  const diet = diets.find((one) => spaced(one) === name);
  if (diet) return { as, name, restriction: restrictionOf(diet) };
  return { as, name, restriction: toExclusion(food, isAllergy), note: avoidedFood(keyOfFood(food)).note };
};

/** What misspelt words stand for: all of them together, or each that is not known. */
const partsMeant = (run: readonly Named[], key: string): readonly string[] | undefined => {
  const each = run.map(({ words, value }) => value ?? (namesFood(keyOfWords(words)) ? undefined : partsByTypo(keyOfWords(words))));
  return partsByTypo(key) ?? (each.includes(undefined) ? undefined : each.flatMap((parts) => parts ?? []));
};

/** What words that stand together leave out: diets by their names, else the food that they name. */
const readRun = (run: readonly Named[], isAllergy: boolean): Finding[] => {
  const words = run.flatMap((item) => item.words);
  const key = keyOfWords(words);
  const all = (as: Finding['as'], foods: readonly (readonly Token[])[]) => foods.map((food) => toFinding(as, food, isAllergy));
  const ofParts = (as: Finding['as'], parts: readonly string[]) =>
    all(
      as,
      parts.map((part) => readWords(spaced(part))),
    );
  const named = run.some(({ value }) => value === undefined) ? partsNamed(`${key} free`) : partsOf(run);
  if (named) return ofParts('name', named);
  const isFood = namesFood(key);
  const plain = isAllergy || words.some((word) => is(word, 'refuse')) ? undefined : foodWithQuality(words);
  if (plain !== undefined && (namesFood(plain) || partsNamed(plain)?.length === 1)) return all('kind', [words]);
  const meant = isFood ? undefined : partsMeant(run, key);
  if (meant) return ofParts('typo', meant);
  const foods = all(avoidedFood(key).kinds.length > 0 ? 'name' : 'food', foodsIn(words, isAllergy));
  return isFood ? foods : [...ofParts('name', partsOf(run)), ...foods];
};

/** Whether anything that is known here is left out, not counting what is left out for an audience. */
const excludesKnown = (findings: readonly Finding[]): boolean =>
  findings.some(({ restriction }) => {
    if (!restriction || avoidedFood(restriction.name).isAudience) return false;
    const { kinds, allergens, exceedsLimit, words } = restriction;
    return kinds.length > 0 || allergens.length > 0 || exceedsLimit !== undefined || words.some((word) => find(word));
  });

/** What somebody eats only: of animals, all others are left out; a diet is kept. `undefined` if the words do not say so. */
const readEaten = (words: readonly Token[]): Finding[] | undefined => {
  const eaten = onlyEaten(words);
  if (eaten.length === 0) return undefined;
  const exceptions = splitAt(eaten, (word) => is(word, 'divider')).flatMap((food) => toException(food) ?? []);
  if (exceptions.some(({ animals }) => animals.length > 0)) {
    const kinds = [...meats, ...eatenAnimals, 'processed_meat' as const];
    const restriction = { name: `${textOfWords(eaten)} only`, ...leavesNothingOut, kinds, precautionary: true };
    return [{ as: 'animals', restriction, exceptions }];
  }
  const key = keyOfWords(eaten);
  const isDiet = partsNamed(key) !== undefined || (!namesFood(key) && partsOf(namesIn(eaten)).length > 0);
  return isDiet ? undefined : [{ as: 'eaten' }];
};

/** Reads what a part of a restriction leaves out. Behind "in" or "at" is a circumstance, if something was named before: "no wine in the sauce". */
const readPart = (words: readonly Token[], isAllergy: boolean): Finding[] => {
  const eaten = readEaten(words);
  if (eaten) return eaten;
  const findings: Finding[] = [];
  for (const segment of splitAt(namesIn(words), ({ words: [word], value }) => value === undefined && is(word, 'amid'))) {
    const runs = splitAt(segment, ({ words: [word], value }) => value === undefined && is(word, 'filler', 'allowed', 'divider'));
    const told = excludesKnown(findings) ? runs.map((run) => run.filter(({ value }) => value)) : runs;
    findings.push(...told.flatMap((run) => readRun(run, isAllergy)));
  }
  return findings.length > 0 ? findings : [{ as: 'wish' }];
};

/** Whether words name a diet that is no food to eat: "halal meat". */
const namesWay = (words: readonly Token[]): boolean =>
  !namesFood(keyOfWords(words)) && partsOf(namesIn(words)).some((part) => diets.some((diet) => diet === part) && !part.endsWith('_free'));

/** The parts of a restriction one after the other: an exception needs something that it is excepted from. */
const readParts = (parts: readonly Part[], isAllergy: boolean): Finding[] => {
  const findings: Finding[] = [];
  const leavesOut = (exception: Exception): boolean => findings.some(({ restriction }) => restriction && concerns(restriction, exception));
  let isExcepting = false;
  for (const { words, type } of parts) {
    // an exception goes on as long as what is named would be left out
    isExcepting = type === 'excepted' ? excludesKnown(findings) : isExcepting && type === 'named';
    const exception = (type === 'allowed' || isExcepting) && !namesWay(words) ? toException(trimWords(words, 'filler')) : undefined;
    // "no red wine, white is ok": what is fine is not left out, even if nobody knows what it is
    const isFine = type === 'allowed' && !namesWay(words) && partsNamed(keyOfWords(words)) === undefined;
    if (isFine || (exception && (type !== 'named' || leavesOut(exception))))
      findings.push({ as: 'allowed', name: textOfWords(words), exceptions: exception ? [exception] : [] });
    else {
      isExcepting = false;
      findings.push(...readPart(words, isAllergy));
    }
  }
  return findings;
};

const read = (words: readonly Token[]): Finding[] => {
  const isAllergy = words.some((word) => is(word, 'allergy'));
  if (partsNamed(keyOfWords(words))) return readPart(words, isAllergy);
  // "my husband eats meat but I'm vegan" allows no meat, but who eats halal wants it halal
  const tells = (part: Part): boolean =>
    part.type === 'foreign' ? namesWay(part.words) : !isIdle(part.words) || partsOf(namesIn(part.words)).length > 0;
  const telling = splitRestriction(words).filter(tells);
  return telling.length > 0 ? readParts(telling, isAllergy) : [{ as: 'void' }];
};

const parseOne = (text: string): ParsedRestrictions => {
  const written = text.slice(0, LONGEST_RESTRICTION);
  const findings = read(readWords(written));
  const exceptions = findings.flatMap(({ exceptions: ofOne }) => ofOne ?? []);
  const names = groupPairs(findings.map(({ as, name = '' }) => [as, name]));
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
 * `"dairy-free (ghee is fine)"`. What is not a diet is read as an ingredient to avoid, with a warning; nothing is dropped silently.
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
