import { allergens as allAllergens, diets, type Allergen, type Diet } from '../../src/contract/vocabulary.js';
import { dietRules } from './diet-rules.js';
import { hidesIn, wordsForDiets, wordsForKinds } from './diet-words.js';
import type { Match } from './ingredient.js';
import { find } from './larder.js';
import { toSingular } from './plural.js';
import { forbids, type Restriction } from './restriction.js';

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

/** Lower case, single spaces, no hyphens, underscores or full stops. */
const tidy = (words: string) =>
  words
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’`]/g, "'")
    .replace(/[\s_\-‐-―.!?"]+/g, ' ')
    .trim();

const leading =
  /^(?:(?:please|strictly|strict|100 ?%|completely|totally|must be|should be|has to be|needs? to be|i am|i'm|im|we are|we're|is|are|being|a|an|the|my|any|have|having|has|with|severe|severely|mild|deadly|food|diet|dietary|only|super|very|no|not|non|zero|without|w\/o|avoid|avoids|avoiding|exclude|excluding|skip|omit|minus|hold|leave out|nothing with|free of|free from|free|allergic to|allergy to|allergies to|allergic|allergy|allergies|intolerant to|intolerant of|intolerance to|intolerant|intolerance|sensitive to|sensitivity to|dislikes?|hates?|can't (?:have|eat)|cannot (?:have|eat)|cant (?:have|eat)|don't (?:eat|like|want)|dont (?:eat|like|want)|do not (?:eat|like|want)|doesn't (?:eat|like)|does not (?:eat|like)|won't eat|never)(?:\s+|:\s*|$))+/;
const trailing =
  /\s*(?:\b(?:free|allergy|allergies|allergic|intolerance|intolerances|intolerant|sensitivity|sensitive|avoidance|diet|please|only|less|safe|friendly|free diet|products?)\b\s*)+$/;

/** Says nothing about food. */
const nothing =
  /^(?:none|no|nothing|n\/?a|nil|null|no restrictions?|no dietary restrictions?|no diet|no allergies|anything|any|omnivore|everything|normal|regular|standard|-)?$/;

/** At most one letter more, less or other, or two neighbours swapped. */
const isTypo = (word: string, known: string): boolean => {
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start++;
  let end = 0;
  while (end < word.length - start && end < known.length - start && word.at(-1 - end) === known.at(-1 - end)) end++;
  const [a, b] = [word.slice(start, word.length - end), known.slice(start, known.length - end)];
  return a.length <= 1 && b.length <= 1 ? true : a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
};

const dietByTypo = (words: string): KnownDiet | undefined => {
  if (words.length < 5) return undefined;
  for (const [known, diet] of dietOfWords) if (known.length >= 5 && isTypo(words, known)) return diet;
  return undefined;
};

const toSingularPhrase = (phrase: string) => phrase.split(' ').map(toSingular).join(' ');

/** An ingredient, or a class of them, that somebody avoids. */
const toAvoid = (words: string): Restriction => {
  const word = toSingularPhrase(words);
  const match = find(word);
  const known = match && (match.how === 'name' || match.how === 'alias') ? [match.ingredient.name, ...match.ingredient.aliases] : [];
  return {
    name: words,
    kinds: wordsForKinds[word] ?? wordsForKinds[words] ?? [],
    allergens: [],
    traces: false,
    wary: false,
    words: [...new Set([word, ...known, ...(hidesIn[word] ?? [])])],
    except: [],
  };
};

const readOne = (written: string, whole: string): ReadRestrictions => {
  const dietFor = (words: string) => dietOfWords.get(words);
  const stripped = whole.replace(leading, '').replace(trailing, '').trim();
  const diet =
    dietFor(whole) ??
    dietFor(whole.replace(leading, '').trim()) ??
    dietFor(stripped) ??
    dietFor(toSingularPhrase(stripped)) ??
    dietFor(`${stripped} free`);
  if (diet) return { exclusions: [toRestriction(diet)], warnings: [] };
  if (stripped === '' || nothing.test(whole)) return { exclusions: [], warnings: [`"${written}" names no restriction.`] };
  const meant = dietByTypo(whole) ?? dietByTypo(stripped);
  if (meant) return { exclusions: [toRestriction(meant)], warnings: [`Read "${written}" as ${spaced(meant)}.`] };
  const isClass = wordsForKinds[toSingularPhrase(stripped)] !== undefined;
  return {
    exclusions: [toAvoid(stripped)],
    warnings: isClass ? [] : [`"${written}" is not a diet known here; read as an ingredient to avoid: ${stripped}.`],
  };
};

/**
 * Reads diets, allergies and dislikes as people write them: `"Gluten-Free"`, `"no dairy"`, `"celiac"`, `"allergic to shellfish and peanuts"`.
 * What is not a diet is read as an ingredient to avoid, with a warning; nothing is dropped silently.
 */
export const readRestrictions = (words: readonly string[]): ReadRestrictions => {
  const exclusions = new Map<string, Restriction>();
  const warnings: string[] = [];
  for (const written of words) {
    const whole = tidy(written);
    const parts = dietOfWords.has(whole)
      ? [whole]
      : whole.split(/\s*(?:[,;/&+]|\band\b|\bor\b|\bnor\b|\bplus\b)\s*/).filter((part) => part !== '');
    for (const part of parts.length > 0 ? parts : [whole]) {
      const one = readOne(written.slice(0, 200), part);
      for (const restriction of one.exclusions) exclusions.set(restriction.name, restriction);
      warnings.push(...one.warnings);
    }
  }
  return { exclusions: [...exclusions.values()], warnings };
};

const claimable = diets.filter((diet) => diet !== 'high_protein' && diet !== 'high_fiber').map(toRestriction);

/** Diets that all of the ingredients keep. One that is not known clears nothing. */
export const flagsOf = (ingredients: readonly (Match | undefined)[]): Diet[] =>
  ingredients.length === 0 || ingredients.includes(undefined)
    ? []
    : claimable
        .filter((restriction) => !ingredients.some((match) => match && forbids(restriction, match)))
        .map((restriction) => restriction.name);

/** Allergens that any of the ingredients contains or may contain, in the order of the vocabulary. */
export const allergensOf = (ingredients: readonly (Match | undefined)[]): Allergen[] => {
  const held = new Set(ingredients.flatMap((match) => (match ? [...match.ingredient.allergens, ...match.ingredient.mayContain] : [])));
  return allAllergens.filter((allergen) => held.has(allergen));
};
