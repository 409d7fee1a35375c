import { type Ingredient } from '../ingredients/ingredient.js';
import { selectorIn } from '../ingredients/selector.js';
import { memoize, memoizeText } from '../../util/memoize.js';
import { createPhrases, type PhraseMatch } from '../text/phrases.js';
import { groupPairs, listOf, oneOfEach } from '../text/read-table.js';
import { isParticiple, scan, skip, type Token } from '../text/token.js';
import { lemmaKey, lemmasOf, tokenize } from '../text/tokenize.js';
import { mapOf, valuesOf } from './tables.generated.js';

/** What the steps of a recipe may speak of: one line of its list. */
export interface Named {
  name: string;
  ingredient?: Ingredient | undefined;
}

/**
 * A place in a step where an ingredient is named, and the indexes of the lines it may mean: several if the recipe has "cheddar cheese" and "parmesan
 * cheese" and the step says "cheese".
 */
export type Mention = PhraseMatch<readonly number[]>;

const meanings = ['part', 'vague', 'product', 'foreign', 'link', 'flavor'] as const;

const words = mapOf('mention-words.tsv', ['word', 'meanings'], (row) => oneOfEach(row, 'meanings', meanings));

const says = (word: string | undefined, meaning: (typeof meanings)[number]): boolean =>
  word !== undefined && (words().get(word)?.includes(meaning) ?? false);

/** What steps call an ingredient besides its name. */
const generalNames = valuesOf('general-names.tsv', ['of', 'names'], (row) => ({
  isOf: selectorIn(row, 'of'),
  names: listOf(row.cells.names),
}));

/** Steps shorten a longer name; a guess. It bounds the time that long lines take. */
const MAX_PATTERN_WORDS = 8;

/** A name without its first words, one after the other, and without the part that it is of. */
const patternsFor = (name: readonly string[]): string[] => {
  const patterns = name.slice(-MAX_PATTERN_WORDS).flatMap((_word, at) => {
    const rest = name.slice(Math.max(0, name.length - MAX_PATTERN_WORDS) + at);
    const isVague = rest.length === 1 && name.length > 1 && says(rest[0], 'vague');
    return isVague || (rest.length < name.length && says(rest[0], 'link')) ? [] : [rest.join(' ')];
  });
  const isPart = name.length > 1 && says(name.at(-1), 'part') && !says(name.at(-2), 'link');
  return isPart ? [...patterns, ...patternsFor(name.slice(0, -1))] : patterns;
};

/** "buttered" and "buttery" say something of another food. */
const isQuality = (alias: string): boolean => !alias.includes(' ') && (says(alias, 'flavor') || isParticiple(tokenize(alias)[0]));

/** The names that steps may use for an ingredient, whatever its line says. */
const patternsOfIngredient = memoize((ingredient: Ingredient): readonly string[] => [
  ...generalNames().flatMap(({ isOf, names }) => (isOf(ingredient) ? names : [])),
  ...patternsFor(lemmasOf(ingredient.name)),
  ...ingredient.aliases.filter((alias) => !isQuality(alias)).map(lemmaKey),
]);

/** Whether a word of a step may mean the ingredient: "meat" for ground turkey. */
export const matchesName = (ingredient: Ingredient, word: string): boolean => patternsOfIngredient(ingredient).includes(lemmaKey(word));

/** A recipe has few steps, each of which is read several times. */
const REMEMBERED_STEPS = 100;

/** Finds the places in the steps of a recipe that name the lines of its list, in order, each as long as it can be. */
export type FindMentions = (text: string) => readonly Mention[];

export const createMentions = (lines: readonly Named[]): FindMentions => {
  const names = lines.map(({ name }) => lemmaKey(name));
  const called = groupPairs(
    lines.flatMap(({ ingredient }, index) =>
      [...(ingredient ? patternsOfIngredient(ingredient) : []), ...patternsFor((names[index] ?? '').split(' '))].map(
        (pattern) => [pattern, index] as const,
      ),
    ),
  );
  // a line's whole name is its own, even if it is the last word of another line's: "pepper" and "bell pepper"
  const ownersOf = (pattern: string, indexes: readonly number[]): readonly number[] =>
    [...new Set(indexes)].filter((index, _at, all) => all.length === 1 || !names.includes(pattern) || names[index] === pattern);
  const phrases = createPhrases(
    [...called].map(([pattern, indexes]) => [pattern, ownersOf(pattern, indexes)] as const),
    { verbs: false },
  );
  const mentionAt = (tokens: readonly Token[], at: number): Mention | undefined => {
    const match = phrases.at(tokens, at);
    const isOther = says(tokens[skip(tokens, at + 1, '-')]?.lemma, 'product') || says(tokens[at - 1]?.lemma, 'foreign');
    return match?.to === at + 1 && isOther ? undefined : match;
  };
  return memoizeText(REMEMBERED_STEPS, (text) => {
    const tokens = tokenize(text);
    return scan(tokens, (at) => mentionAt(tokens, at));
  });
};
