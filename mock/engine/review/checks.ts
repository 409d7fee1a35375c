import { diets, type Diet } from '../../../src/contract/enums.js';
import { checkText } from '../../kitchen/safety/check-text.js';
import { spaced } from '../../kitchen/safety/restriction-names.js';
import { dangerIn, hazardIn, refusalOf } from '../../kitchen/safety/hazards.js';
import { brokenBy } from '../../kitchen/safety/judge.js';
import type { Restriction } from '../../kitchen/safety/restriction.js';
import { listWords } from '../../kitchen/text/join-list.js';
import { foreignSentencesIn } from '../../kitchen/text/language.js';
import { exclusionOfAdditions } from '../../kitchen/transform/additions.js';
import { reasonToKeep } from '../../kitchen/transform/guard.js';
import type { DraftLine } from '../../kitchen/transform/draft-line.js';
import type { RecipeDraft } from '../../kitchen/transform/recipe-draft.js';

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/** Lines that name what nobody should eat. */
export const dangerousLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const hazard = hazardIn(line);
    return hazard ? [refusalOf(short(line), hazard)] : [];
  });

/** Titles and steps that name poison, spoiled food or medicine. */
export const dangerousTexts = (texts: readonly string[]): string[] => texts.flatMap((text) => dangerIn(text, short(text)) ?? []);

/** Lines that break a restriction, or that nobody can clear of it. */
export const forbiddenLines = (lines: readonly DraftLine[], restrictions: readonly Restriction[]): string[] =>
  lines.flatMap(({ name, original }) => {
    const broken = brokenBy(name, restrictions) ?? checkText(original, restrictions)[0]?.restriction;
    return broken ? [`"${short(original)}" is not known to be ${spaced(broken.name)}.`] : [];
  });

/** Words of titles and steps that break a restriction. */
export const forbiddenWords = (texts: readonly string[], restrictions: readonly Restriction[]): string[] =>
  texts.flatMap((text) =>
    checkText(text, restrictions).map(({ words, restriction }) => `"${words}" is not known to be ${spaced(restriction.name)}.`),
  );

/** What of titles and steps is not in English, and so was not checked. */
const uncheckedIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap(foreignSentencesIn).map(short))];

/** What cannot be checked may hold what a restriction leaves out. */
export const uncheckedWords = (texts: readonly string[], restrictions: readonly Restriction[]): string[] =>
  restrictions.length === 0
    ? []
    : uncheckedIn(texts).map(
        (text) => `"${text}" is not in English, and cannot be checked for ${listWords(restrictions.map(({ name }) => spaced(name)))}.`,
      );

/** What is said if no restriction is asked for: of other languages, only a few dangers are known. */
export const uncheckedNotes = (texts: readonly string[]): string[] =>
  uncheckedIn(texts).map((text) => `"${text}" is not in English: it was not checked for allergens, and for few dangers.`);

/** Diets that a reader trusts a recipe to keep if its words say so. */
const claimed = diets.filter((diet) => diet.endsWith('_free') || ['vegan', 'vegetarian', 'halal', 'kosher'].includes(diet));

/** Diets that the words of a recipe claim, and that its ingredients do not show. */
export const falseClaims = (texts: readonly string[], flags: readonly Diet[]): string[] => {
  const words = ` ${texts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')} `;
  const claims = claimed.filter((diet) => !flags.includes(diet) && words.includes(` ${spaced(diet)} `));
  return claims.length > 0 ? [`The recipe is called ${listWords(claims.map(spaced))}, which its ingredients do not show.`] : [];
};

/** What is wrong with a recipe as a whole: raw food that no step cooks, or a dish that the kitchen leaves alone itself. */
export const unsafeDish = (recipe: RecipeDraft): string[] => {
  const risk = reasonToKeep(recipe);
  return risk === undefined ? [] : [`The kitchen cannot check a recipe of this kind. ${risk}`];
};

/** Lines of a transformed recipe that the recipe did not have. */
export const newLines = (before: RecipeDraft, after: RecipeDraft): DraftLine[] => {
  const names = new Set(before.lines.flatMap(({ name, ingredient }) => [name.toLowerCase(), ingredient?.name ?? '']));
  return after.lines.filter(({ name, ingredient }) => !names.has(name.toLowerCase()) && !names.has(ingredient?.name ?? name));
};

/** What a transformed recipe would bring to the table that somebody there may avoid, in its list or in the words of its steps. */
export const riskyAdditions = (before: RecipeDraft, after: RecipeDraft): string[] => {
  const restriction = exclusionOfAdditions(before);
  const words = [before.title, ...before.lines.map(({ original }) => original), ...before.steps].join(' ').toLowerCase();
  const lines = newLines(before, after).filter(({ name }) => brokenBy(name, [restriction]) !== undefined);
  const named = checkText([after.title, ...after.steps].join(' ; '), [restriction]).filter((breach) => !words.includes(breach.words));
  const additions = [...new Set([...lines.map(({ name }) => name), ...named.map((breach) => breach.words)])];
  const unchecked = uncheckedIn([after.title, ...after.steps]).filter((text) => !words.includes(text.toLowerCase()));
  return [
    ...additions.map((name) => `"${short(name)}" may bring in an allergen, animal food or alcohol that the recipe did not have.`),
    ...unchecked.map((text) => `"${text}" is not in English, and cannot be checked for what it brings in.`),
  ];
};
