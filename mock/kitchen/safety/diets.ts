import { allergens as allAllergens, diets, type Allergen, type Diet } from '../../../src/contract/vocabulary.js';
import { claimedWithoutTraces, dietClaims } from './diet-claims.js';
import { dietRules } from './diet-rules.js';
import { compositeDiets, wishes, wordsForDiets } from './diet-words.js';
import { allowing, readParts, refuses, type Exception } from './exceptions.js';
import type { Match } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import { editsBetween, isTypo } from '../text/edit-distance.js';
import { forbids, type Restriction } from './restriction.js';
import { classOf, exactly, foodsIn, kindsOf, onlyThis, singularPhrase, toAvoid } from './to-avoid.js';

/** What `dietary_restrictions` mean, and what had to be guessed. */
export interface ReadRestrictions {
  exclusions: Restriction[];
  /** Sentences for the answer's `warnings`. */
  warnings: string[];
}

type KnownDiet = (typeof diets)[number];

const spaced = (diet: string) => diet.replaceAll('_', ' ');

const dietOfWords: ReadonlyMap<string, KnownDiet> = new Map([
  ...diets.map((diet) => [spaced(diet), diet] as const),
  ...Object.entries(wordsForDiets).flatMap(([diet, words]) => words.map((word) => [word, diet as KnownDiet] as const)),
]);

const toRestriction = (diet: KnownDiet): Restriction => ({ name: diet, ...dietRules[diet] });

/** Only this much is read of one restriction. */
const longest = 200;

/** Lower case and plain: no accents, marks, hyphens or underscores. */
const tidy = (words: string) =>
  words
    .slice(0, longest)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[’`]/g, "'")
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/[():]|\.(?=\s)| [-–—]+ |—/g, ', ')
    .replace(/[^\p{L}\p{N}'%&+/,;|\n]+/gu, ' ')
    .trim();

/** Words around a food that only say that it is left out, and for whom. None is made of others of them: each phrase reads in one way. */
const around = String.raw`please|strictly|strict|100 ?%|completely|totally|must be|should be|has to be|needs? to be|am|i'm|im|we're|my|his|her|our|wife|husband|son|daughter|kid|child|guest|partner|friend|is|are|being|an?|the|any|anything|have|having|has|with|who|severe(?:ly)?|very|mildly|mild|deadly|life threatening|food|diet|dietary|only|just|super|contains?|containing|not|no|non|zero|without|w/o|avoids?|avoiding|excluding|exclude|skip|omit|minus|hold|leave out|of|to|from|in|on|at|allergic|allergy|allergies|anaphylactic|anaphylaxis|reacts?|intolerant|intolerance|sensitive|sensitivity|dislikes?|hates?|can't|cannot|cant|don't|dont|do not|doesn't|does not|won't|never|eats?|like|want|tolerate|stand|have|free|avoidance|eater|less|safe|friendly|products?|because|due|disease|i|we|he|she|they|it|my|me|one|all(?! purpose)|every|kinds?|types?|pls|plz|thanks?|thank you|thx|keeps?|keeping|prefers?|preferably|mostly|mainly|always|usually|ideally|would|could|should|need|requires?|required|follow(?:s|ing)?|diagnosed|carr(?:y|ies)|epi ?pen|medical|religious|reasons?|allergens?|restrictions?|for|school|class|classroom|daycare|nursery|facility|household|home|house|kitchen|family|lunch(?:box|es)?|meals?|dishes|recipes?|options?|doctor'?s?|orders?|neither|certified|guests?|toddlers?|bab(?:y|ies)|children|people|\d{1,2}|two|three|makes? me (?:sick|ill)|gives? me hives|(?:get|break out in) hives|ni|pas de|kein|keine|niente|sin|sans|sem|senza|ohne|frei|libre de|alergia|alergic[oa]|allergie|allergique|allergico|intolerancia|al|las?|los|les|el|aux?|alla|alle|gegen`;
const leading = new RegExp(`^(?:(?:${around})(?:\\s+|$))+`);
const trailing = new RegExp(`(?:(?:^|\\s+)(?:${around}))+$`);
const onlyAround = new RegExp(`^(?:(?:${around})(?:\\s+|$))*$`);

const allergic = /\b(?:all?erg|anaphyla|epi ?pen|intoleran|sensitiv|celiac|coeliac)/;

/** Says that there is none. */
const nothing =
  /^(?:none|no|nothing|n a|n\/a|nil|null|undefined|no (?:known |special |particular |dietary |food )*(?:restrictions?|diet|allerg(?:y|ies)|preferences?|requirements?|needs|limits)(?: at all)?|not applicable|(?:i |we )?(?:can )?(?:eats? )?(?:anything|everything)(?: goes| is fine)?|any|whatever|normal|regular|standard)?$/;

const dietByTypo = (words: string): KnownDiet | undefined => {
  if (words.length < 5) return undefined;
  // two slips are common in long words: "vegiterian"
  const isLong = words.length >= 9 && !words.includes(' ');
  for (const [known, diet] of dietOfWords)
    if (known.length >= 5 && (isTypo(words, known) || (isLong && known.length >= 9 && editsBetween(words, known, 2) <= 2))) return diet;
  return undefined;
};

const dietByName = (phrase: string): KnownDiet | undefined => dietOfWords.get(phrase) ?? dietOfWords.get(singularPhrase(phrase));

/** A diet, or a word that is neither food nor anything said around it, but nearly a diet. */
const dietBySound = (phrase: string): KnownDiet | undefined =>
  dietByName(phrase) ?? (phrase.includes(' ') || onlyAround.test(phrase) || exactly(phrase) ? undefined : dietByTypo(phrase));

/** The most words that the name of a diet has. */
const longestName = 5;

/**
 * Diets named one after the other, as in "raw vegan gluten free"; what lies between them comes back as `rest`. `read` knows the diet of a
 * phrase.
 */
const scan = (words: string, read: (phrase: string) => KnownDiet | undefined): { found: KnownDiet[]; rest: string } => {
  const parts = words.split(' ');
  const found: KnownDiet[] = [];
  const rest: string[] = [];
  for (let at = 0; at < parts.length;) {
    let taken = 1;
    let diet: KnownDiet | undefined;
    for (let count = Math.min(longestName, parts.length - at); count > 0 && !diet; count--) {
      diet = read(parts.slice(at, at + count).join(' '));
      taken = count;
    }
    if (diet) found.push(diet);
    else rest.push(parts[at] ?? '');
    at += diet ? taken : 1;
  }
  return { found, rest: rest.join(' ') };
};

/** What somebody says to eat only, if so: "chicken only, please", "I only eat fish". What is refused only is not eaten. */
const eatenOnly = (whole: string): string | undefined => {
  if (refuses.test(whole)) return undefined;
  const [before = '', behind, ...more] = whole
    .split(/ ?\b(?:only|just)\b ?/)
    .map((side) => side.replace(leading, '').replace(trailing, ''));
  return behind === undefined || more.length > 0 || (before === '') === (behind === '') ? undefined : before || behind;
};

/** Leaves out something that is known here. */
const isKnown = ({ kinds, allergens, tooMuch, words }: Restriction) =>
  kinds.length > 0 || allergens.length > 0 || tooMuch !== undefined || words.some((word) => find(word));

const readOne = (written: string, whole: string): ReadRestrictions => {
  const said = (...names: KnownDiet[]): ReadRestrictions => ({ exclusions: names.map(toRestriction), warnings: [] });
  if (nothing.test(whole)) return { exclusions: [], warnings: [`"${written}" names no restriction.`] };
  if (wishes.has(whole)) return { exclusions: [], warnings: [`"${written}" is a wish, not a restriction: nothing is left out for it.`] };
  const eaten = eatenOnly(whole);
  const left = eaten === undefined ? undefined : onlyThis(eaten);
  if (left) return { exclusions: [left], warnings: [`"${written}" is read to leave out all other meat and fish.`] };
  const inner = whole.replace(leading, '');
  const food = inner.replace(trailing, '');
  for (const words of [whole, inner, food, singularPhrase(food), `${food} free`]) {
    const diet = dietOfWords.get(words);
    if (diet) return said(diet);
    const parts = compositeDiets.get(words);
    if (parts)
      return merge(
        parts.map((part) => readOne(part, part)),
        () => [],
      );
  }
  const isAllergy = allergic.test(whole);
  if (eaten === undefined && kindsOf(food)) return { exclusions: [toAvoid(food, isAllergy)], warnings: [] };
  const asIngredient = (): ReadRestrictions => {
    if (eaten !== undefined)
      return { exclusions: [], warnings: [`"${written}" is read as what is eaten, not as what is left out: nothing is left out for it.`] };
    const foods = food === '' ? [whole] : foodsIn(food);
    return {
      exclusions: foods.map((one) => toAvoid(one, isAllergy)),
      warnings: [`"${written}" is not a diet known here; read as an ingredient to avoid: ${foods.join(', ')}.`],
    };
  };
  const { found, rest } = scan(whole, dietByName);
  if (found.length > 0 && onlyAround.test(rest)) return said(...found);
  if (exactly(food)) return asIngredient();
  const meant = dietByTypo(whole) ?? dietByTypo(food);
  if (meant) return { ...said(meant), warnings: [`Read "${written}" as ${spaced(meant)}.`] };
  const heard = scan(whole, dietBySound);
  if (heard.found.length > found.length && onlyAround.test(heard.rest))
    return { ...said(...heard.found), warnings: [`Read "${written}" as ${heard.found.map(spaced).join(', ')}.`] };
  return found.length === 0 ? asIngredient() : merge([said(...found), asIngredient()]);
};

const merge = (all: readonly ReadRestrictions[], warn = (warnings: string[]) => warnings): ReadRestrictions => ({
  exclusions: [...new Map(all.flatMap((one) => one.exclusions).map((restriction) => [restriction.name, restriction])).values()],
  warnings: warn([...new Set(all.flatMap((one) => one.warnings))]),
});

const divider = /\s*(?:[,;&+|\n/]|\band\b|\bor\b|\bnor\b|\bplus\b|\bbut\b)\s*/;

/** What is allowed by these words: an ingredient by its very name, or a class of food. A diet is no food. */
const toAllow = (words: string): Exception[] => {
  const food = words.replace(/^(?:the|some|any|all|my) /, '');
  const match = exactly(food);
  const diet = diets.find((name) => [food, singularPhrase(food)].some((word) => spaced(name) === `${word} free`));
  const rule = diet && dietRules[diet];
  const kinds = rule?.kinds ?? (match ? classOf(food) : kindsOf(food));
  return [...(match ? [{ name: match.ingredient.name }] : []), ...(kinds ? [{ kinds, allergens: rule?.allergens ?? [] }] : [])];
};

/** True where the restriction would leave out what is to be allowed. */
const concerns = (restriction: Restriction, exception: Exception): boolean => {
  if ('name' in exception) {
    const match = find(exception.name);
    return match !== undefined && forbids(restriction, match);
  }
  return exception.kinds.some((kind) => restriction.kinds.includes(kind));
};

const saysNothing = (part: string) => onlyAround.test(part) || nothing.test(part) || nothing.test(part.replace(leading, ''));

const readAll = (written: string): ReadRestrictions => {
  const whole = tidy(written);
  const shown = written.slice(0, longest);
  if (dietOfWords.has(whole) || nothing.test(whole)) return readOne(shown, whole);
  const isAllergy = allergic.test(whole);
  const said = whole
    .split(/ ?[,;|\n] ?| but /)
    .flatMap((list) => (onlyThis(eatenOnly(list) ?? '') ? [list] : list.split(divider)))
    .filter((part) => part !== '');
  if (said.length === 0) return { exclusions: [], warnings: [`"${shown}" names no restriction.`] };
  const all = readParts(said);
  const telling = all.filter(({ words }) => !saysNothing(words));
  const parts = telling.length > 0 ? telling : all;
  const exceptions: Exception[] = [];
  const warnings: string[] = [];
  const read: ReadRestrictions[] = [];
  const leavesOut = (fits: (restriction: Restriction) => boolean) => read.some(({ exclusions }) => exclusions.some(fits));
  let excepting = false;
  for (const { words, says } of parts) {
    // an exception needs something that it is excepted from, and goes on as long as what is named would be left out
    excepting = says === 'excepted' ? leavesOut(isKnown) : excepting && says === 'named';
    let allows = parts.length > 1 && (says === 'allowed' || excepting) ? toAllow(words) : [];
    if (says === 'named') allows = allows.filter((exception) => leavesOut((restriction) => concerns(restriction, exception)));
    if (allows.length > 0) {
      exceptions.push(...allows);
      warnings.push(`"${shown}" is read to allow ${words}.`);
    } else {
      excepting = false;
      read.push(readOne(shown, isAllergy && !allergic.test(words) ? `${words} allergy` : words));
    }
  }
  const { exclusions, warnings: doubts } = merge(read);
  return { exclusions: exclusions.map((restriction) => allowing(restriction, exceptions)), warnings: [...doubts, ...warnings] };
};

/**
 * Reads diets, allergies and dislikes as people write them: `"Gluten-Free"`, `"no dairy"`, `"celiac"`, `"allergic to shellfish and peanuts"`,
 * `"dairy-free (ghee is fine)"`. What is not a diet is read as an ingredient to avoid, with a warning; nothing is dropped silently.
 *
 * @example
 * ```ts
 * readRestrictions(['Plant-based', 'no nuts']).exclusions.map(({ name }) => name); // ['vegan', 'nut_free']
 * ```
 */
export const readRestrictions = (words: readonly string[]): ReadRestrictions => merge(words.map(readAll));

const claimable = diets
  .filter((diet) => diet !== 'high_protein' && diet !== 'high_fiber')
  .map((diet) => ({
    diet,
    restriction: { ...toRestriction(diet), ...(claimedWithoutTraces.includes(diet) ? { traces: true } : {}) },
    claims: dietClaims[diet] ?? (() => true),
  }));

/**
 * Diets that all of the ingredients keep, and whose name they may carry: a little oil keeps a low-fat diet, but is not low in fat. Of a dish
 * that was made for a diet, `asked`, keeping it is enough. One that is not known clears nothing.
 */
export const flagsOf = (ingredients: readonly (Match | undefined)[], asked: readonly Restriction[] = []): Diet[] => {
  if (ingredients.length === 0 || ingredients.includes(undefined)) return [];
  const wanted = new Set(asked.map(({ name }) => name));
  return claimable
    .filter(({ diet, restriction, claims }) =>
      ingredients.every((match) => match && !forbids(restriction, match) && (wanted.has(diet) || claims(match.ingredient))),
    )
    .map(({ diet }) => diet);
};

/** Allergens that any of the ingredients contains or may contain, in the order of the vocabulary. */
export const allergensOf = (ingredients: readonly (Match | undefined)[]): Allergen[] => {
  const held = new Set(ingredients.flatMap((match) => (match ? [...match.ingredient.allergens, ...match.ingredient.mayContain] : [])));
  return allAllergens.filter((allergen) => held.has(allergen));
};
