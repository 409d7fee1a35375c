import { find } from '../ingredients/find.js';
import { audienceNamed, findAudience, type Audience } from './audiences.js';
import { dietByTypo, dietGroup, dietNamed, isWish, spaced, type KnownDiet } from './diet-names.js';
import { restrictionOf } from './diet-rules.js';
import {
  allowing,
  concerns,
  findExact,
  foodClassOf,
  foodsIn,
  toExceptions,
  toExclusion,
  toOnlyAnimals,
  type Exception,
} from './exclusion.js';
import type { Restriction } from './restriction.js';
import { is, isFiller, isVoid, keyOfWords, readWords, scanWords, textOfWords } from './restriction-words.js';
import { onlyEaten, splitRestriction, trimWords, type Part } from './split-restriction.js';
import type { Token } from '../text/token.js';

/** What `dietary_restrictions` mean, and what had to be guessed. */
interface ParsedRestrictions {
  exclusions: Restriction[];
  /** Sentences for the `warnings` of the response. */
  warnings: string[];
}

/** Only this much of one restriction is read. */
const LONGEST_RESTRICTION = 200;

const merge = (all: readonly ParsedRestrictions[]): ParsedRestrictions => ({
  exclusions: [...new Map(all.flatMap(({ exclusions }) => exclusions).map((one) => [one.name, one])).values()],
  warnings: [...new Set(all.flatMap(({ warnings }) => warnings))],
});

const withWarning = (warning: string, ...exclusions: Restriction[]): ParsedRestrictions => ({ exclusions, warnings: [warning] });

const toParsed = ({ restriction, note }: Audience): ParsedRestrictions => withWarning(note, restriction);

/** The most words that the name of a diet has. */
const LONGEST_DIET = 5;

const dietOfWords = (words: readonly Token[]): KnownDiet | undefined => dietNamed(keyOfWords(words));

/** The diet of a phrase, or of one word that is neither food nor filler, but nearly the name of a diet. */
const dietOfSpelling = (words: readonly Token[]): KnownDiet | undefined =>
  dietOfWords(words) ?? (words.length > 1 || isFiller(words) || findExact(keyOfWords(words)) ? undefined : dietByTypo(keyOfWords(words)));

/** A part of a restriction, as it is read: `written` is for warnings, `isAllergy` if the whole restriction speaks of an allergy. */
interface Phrase {
  readonly written: string;
  readonly words: readonly Token[];
  readonly isAllergy: boolean;
}

const dietsOf = (...names: readonly KnownDiet[]): ParsedRestrictions => ({ exclusions: names.map(restrictionOf), warnings: [] });

/** A diet, or a group of restrictions, of exactly this name. */
const byName = ({ written, words, isAllergy }: Phrase, food: readonly Token[]): ParsedRestrictions | undefined => {
  for (const key of [words, trimStart(words), food].map(keyOfWords).concat(`${keyOfWords(food)} free`)) {
    const diet = dietNamed(key);
    if (diet) return dietsOf(diet);
    const group = dietGroup(key);
    if (group) return { ...merge(group.map((part) => parsePhrase({ written, words: readWords(part), isAllergy }))), warnings: [] };
  }
  return undefined;
};

const trimStart = (words: readonly Token[]): readonly Token[] => {
  const from = words.findIndex((word) => !is(word, 'filler'));
  return from === -1 ? [] : words.slice(from);
};

const asIngredient = ({ written, words, isAllergy }: Phrase, food: readonly Token[]): ParsedRestrictions => {
  const foods = food.length === 0 ? [words] : foodsIn(food);
  const warning = `"${written}" is not a diet known here; read as an ingredient to avoid: ${foods.map(textOfWords).join(', ')}.`;
  return withWarning(warning, ...foods.map((one) => toExclusion(one, isAllergy)));
};

/** Diets and foods in a phrase that is not one name: "raw vegan gluten free", "vegiterian", "no wine in the sauce". */
const byWords = (phrase: Phrase, food: readonly Token[]): ParsedRestrictions => {
  const { written, words } = phrase;
  const { found, rest } = scanWords(words, LONGEST_DIET, dietOfWords);
  if (found.length > 0 && isFiller(rest)) return dietsOf(...found);
  if (findExact(keyOfWords(food))) return asIngredient(phrase, food);
  const meant = dietByTypo(keyOfWords(words)) ?? dietByTypo(keyOfWords(food));
  if (meant) return { ...dietsOf(meant), warnings: [`Read "${written}" as ${spaced(meant)}.`] };
  const spelt = scanWords(words, LONGEST_DIET, dietOfSpelling);
  if (spelt.found.length > found.length && isFiller(spelt.rest))
    return { ...dietsOf(...spelt.found), warnings: [`Read "${written}" as ${spelt.found.map(spaced).join(', ')}.`] };
  return found.length === 0 ? asIngredient(phrase, food) : merge([dietsOf(...found), asIngredient(phrase, food)]);
};

const parsePhrase = (phrase: Phrase): ParsedRestrictions => {
  const { written, words } = phrase;
  const key = keyOfWords(words);
  if (isVoid(words)) return withWarning(`"${written}" names no restriction.`);
  if (isWish(key)) return withWarning(`"${written}" is a wish, not a restriction: nothing is left out for it.`);
  const audience = audienceNamed(key);
  if (audience) return toParsed(audience);
  const eaten = onlyEaten(words);
  const others = eaten && toOnlyAnimals(eaten);
  if (others) return withWarning(`"${written}" is read to leave out all other meat and fish.`, others);
  const food = trimWords(words, 'filler');
  const named = byName(phrase, food);
  if (named) return named;
  if (eaten) return withWarning(`"${written}" is read as what is eaten, not as what is left out: nothing is left out for it.`);
  if (foodClassOf(keyOfWords(food))) return { exclusions: [toExclusion(food, phrase.isAllergy)], warnings: [] };
  return byWords(phrase, food);
};

/** Whether a restriction leaves out something that is known here. */
const excludesKnown = ({ kinds, allergens, exceedsLimit, words }: Restriction): boolean =>
  kinds.length > 0 || allergens.length > 0 || exceedsLimit !== undefined || words.some((word) => find(word));

/** The parts of a restriction one after the other: an exception needs something that it is excepted from. */
const parseParts = (written: string, parts: readonly Part[], isAllergy: boolean): ParsedRestrictions => {
  const exceptions: Exception[] = [];
  const warnings: string[] = [];
  const parsed: ParsedRestrictions[] = [];
  const leavesOut = (fits: (restriction: Restriction) => boolean): boolean => parsed.some(({ exclusions }) => exclusions.some(fits));
  let isExcepting = false;
  for (const { words, type } of parts) {
    // an exception goes on as long as what is named would be left out
    isExcepting = type === 'excepted' ? leavesOut(excludesKnown) : isExcepting && type === 'named';
    const mayAllow = parts.length > 1 && (type === 'allowed' || isExcepting);
    const allowed = (mayAllow ? toExceptions(keyOfWords(trimWords(words, 'filler'))) : []).filter(
      (exception) => type !== 'named' || leavesOut((restriction) => concerns(restriction, exception)),
    );
    if (allowed.length > 0) {
      exceptions.push(...allowed);
      warnings.push(`"${written}" is read to allow ${textOfWords(words)}.`);
    } else {
      isExcepting = false;
      parsed.push(parsePhrase({ written, words, isAllergy }));
    }
  }
  const { exclusions, warnings: doubts } = merge(parsed);
  return { exclusions: exclusions.map((restriction) => allowing(restriction, exceptions)), warnings: [...doubts, ...warnings] };
};

const parseOne = (text: string): ParsedRestrictions => {
  const written = text.slice(0, LONGEST_RESTRICTION);
  const words = readWords(written);
  const { audience, rest } = findAudience(words);
  if (!audience) return parseWords(written, words);
  return isFiller(rest) ? toParsed(audience) : merge([toParsed(audience), parseWords(written, rest)]);
};

const parseWords = (written: string, words: readonly Token[]): ParsedRestrictions => {
  const isAllergy = words.some((word) => is(word, 'allergy'));
  if (dietOfWords(words) || isVoid(words)) return parsePhrase({ written, words, isAllergy });
  const parts = splitRestriction(words, (list) => toOnlyAnimals(onlyEaten(list) ?? []) !== undefined);
  if (parts.length === 0) return withWarning(`"${written}" names no restriction.`);
  const telling = parts.filter((part) => !isFiller(part.words) && !isVoid(part.words) && !isVoid(trimStart(part.words)));
  return parseParts(written, telling.length > 0 ? telling : parts, isAllergy);
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
export const parseRestrictions = (words: readonly string[]): ParsedRestrictions => merge(words.map(parseOne));
