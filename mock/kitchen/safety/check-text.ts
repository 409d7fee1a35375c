import { phraseEndingAt } from '../ingredients/ingredient-index.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { asClaimed, readClaims } from '../ingredients/label-claims.js';
import { keyOf, splitAt } from '../ingredients/name-words.js';
import { lazy } from '../../util/memoize.js';
import { createPhraseSet } from '../text/phrases.js';
import { oneOfEach } from '../text/read-table.js';
import { hasTag, withoutSpans, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { avoidedWord, isEquipment, isExcluded } from './judge.js';
import type { Restriction } from './restriction.js';
import { textOfWords } from './restriction-words.js';
import { mapOf } from './tables.generated.js';

/** Words of a text that break a restriction. */
export interface Breach {
  words: string;
  restriction: Restriction;
}

const roleNames = ['vague', 'action', 'action_or_food', 'behind_action', 'joint', 'not_food'] as const;

/** What a word of a title or a step means besides a food; `data/step-words.tsv` explains each. */
type StepRole = (typeof roleNames)[number];

const stepWords = mapOf('step-words.tsv', ['word', 'roles'], (row) => oneOfEach(row, 'roles', roleNames));

const notFood = lazy(() => createPhraseSet([...stepWords()].flatMap(([word, roles]) => (roles.includes('not_food') ? [word] : []))));

/** Whether a word has a role, as it is written: "melts" is not "melt". */
const hasRole = (token: Token | undefined, role: StepRole): boolean =>
  stepWords()
    .get(token?.text.toLowerCase() ?? '')
    ?.includes(role) ?? false;

/** The tokens without tools, colors and actions that are named like food: "cheese grater", "honey-colored". */
const withoutTools = (tokens: readonly Token[]): Token[] => withoutSpans(tokens, (at) => notFood().at(tokens, at)?.to);

/** Whether a word says what is done, and names no food: "mince the garlic", "toast until golden". */
const isAction = (words: readonly Token[], at: number): boolean => {
  const [before, word, behind] = [words[at - 1], words[at], words[at + 1]];
  const beginsClause = before === undefined || hasRole(before, 'joint');
  return hasRole(word, 'action') || (beginsClause && hasRole(word, 'action_or_food') && hasRole(behind, 'behind_action'));
};

/** So many words before a name may take something out of it: "dairy free", "plant based". */
const CLAIM_WORDS = 3;

/** The ingredient of a name as the words before it make it. A claim does not extend to another ingredient: "vegan bacon and butter" is not all vegan. */
const claimedBy = (words: readonly Token[], at: number, ingredient: Ingredient): Ingredient => {
  const before = words.slice(Math.max(0, at - CLAIM_WORDS), at);
  const joint = before.findLastIndex((word) => hasTag(word, 'conjunction') || word.lemma === 'with');
  const { claims } = readClaims(before.slice(joint + 1));
  return asClaimed(ingredient, claims);
};

/** "Egg-free cake" names no egg; "free of egg" and "free-range" say otherwise. */
const isFreeOf = (words: readonly Token[], to: number): boolean =>
  words[to]?.lemma === 'free' && words[to + 1]?.lemma !== 'of' && words[to + 1]?.lemma !== 'range';

interface Named {
  words: string;
  ingredient: Ingredient;
}

/** The ingredients that words name: the longest names, so that "coconut milk" is not milk. */
const namedIn = (words: readonly Token[]): Named[] => {
  const lemmas = words.map(({ lemma }) => lemma);
  const named: Named[] = [];
  for (let to = words.length; to > 0;) {
    const phrase = phraseEndingAt(lemmas, to);
    const at = to - (phrase?.words.length ?? 1);
    const isActionOnly = at === to - 1 && (hasRole(words[at], 'vague') || isAction(words, at));
    if (phrase && !isActionOnly && !isFreeOf(words, to))
      named.unshift({ words: textOfWords(words.slice(at, to)), ingredient: claimedBy(words, at, phrase.entry.ingredient) });
    to = at;
  }
  return named.filter((one) => !isEquipment(one));
};

const isHyphen = ({ lemma, spaceBefore }: Token): boolean => lemma === '-' && !spaceBefore;

/** The words of a text, parted at its signs: a name does not reach over a comma. */
const clausesOf = (text: string): Token[][] =>
  splitAt(
    withoutTools(tokenize(text)).filter((token) => !isHyphen(token)),
    ({ type }) => type === 'symbol',
  );

/**
 * Everything in a text (a title, a line, a step) that breaks a restriction: the last check of every response. It reads the words themselves and
 * errs on the side of alarm; only words such as "sauce" and "dough", which mean something on the list, are let pass.
 */
export const checkText = (text: string, restrictions: readonly Restriction[]): Breach[] => {
  if (restrictions.length === 0) return [];
  const named = clausesOf(text).flatMap(namedIn);
  const breaches = named.flatMap(({ words, ingredient }): Breach[] => {
    const restriction = restrictions.find((one) => isExcluded(one, { ingredient, matchType: 'alias' }));
    return restriction ? [{ words, restriction }] : [];
  });
  const rest = restrictions.filter((one) => one.words.length > 0 && !breaches.some(({ restriction }) => restriction === one));
  // the text of a recipe is long, and most restrictions avoid no words
  if (rest.length === 0) return breaches;
  const key = keyOf(text);
  return [
    ...breaches,
    ...rest.flatMap((restriction) => {
      const words = avoidedWord(restriction, key);
      return words === undefined ? [] : [{ words, restriction }];
    }),
  ];
};
