import type { Token } from '../text/token.js';
import { type IndexEntry, ingredientIndex, type KnownPhrase, phraseEndingAt } from './ingredient-index.js';
import type { Match } from './ingredient.js';
import { mergeIngredients } from './kinds.js';
import { asClaimed, readClaims, type Claims } from './label-claims.js';
import { isCommodity, isMadeDish, isRuled, madeOf } from './name-rules.js';
import { isModifier, means, nameTokens, wordsIn } from './name-words.js';
import { ingredientsMeantBy } from './typo-allergens.js';

/** Two words that somebody wrote as one: "seabass", "porkchop". */
const findCompound = (word: string): KnownPhrase | undefined => {
  for (let at = 3; at <= word.length - 3; at++) {
    const entry = ingredientIndex().entries.get(`${word.slice(0, at)} ${word.slice(at)}`);
    if (entry) return { entry, words: [word] };
  }
  return undefined;
};

/** What a name names, the last first, and what else it says. */
interface ParsedName {
  phrases: readonly [KnownPhrase, ...KnownPhrase[]];
  unknownWords: readonly string[];
  /** Whether a part before the last phrase may change what it is, a word makes a dish of it, or one says where it comes from. */
  ofPart: boolean;
  isDish: boolean;
  hasOrigin: boolean;
}

/** A part that is food of its own before another ingredient: the steak of a tuna is tuna, but a steak pie holds meat. */
const isFlesh = ({ ingredient }: IndexEntry, behind: KnownPhrase | undefined): boolean =>
  ingredient.kinds.includes('meat') && behind?.entry.ingredient.kinds.includes('meat') === false;

/** Reads a name from its end. `undefined` if the last word that could name something is unknown. */
const readPhrases = (words: readonly string[]): ParsedName | undefined => {
  const found: KnownPhrase[] = [];
  const others: string[] = [];
  const unknownWords: string[] = [];
  let ofPart = false;
  // "orange", "shell" or "steak" names an ingredient when nothing else does, and says how or which part when something does
  let weakPhrase: KnownPhrase | undefined;
  for (let end = words.length; end > 0;) {
    const word = words[end - 1] ?? '';
    const isQuality = isModifier(word) || (found.length > 0 && means(word, 'describing'));
    const known = phraseEndingAt(words, end);
    const isWeak = isQuality || (means(word, 'part') && !(known && isFlesh(known.entry, found.at(-1))));
    const isStrong = !isWeak || (known?.words.length ?? 0) > 1;
    const phrase = known ?? (isWeak ? undefined : findCompound(word));
    if (phrase && isStrong) {
      found.push(phrase);
      end -= phrase.words.length;
      continue;
    }
    end--;
    others.push(word);
    weakPhrase ??= phrase;
    if (isWeak) ofPart ||= !isQuality && found.length > 0;
    else if (found.length === 0 && weakPhrase === undefined) return undefined;
    else unknownWords.push(word);
  }
  const isUnnamedFlesh = means(words.at(-1), 'flesh') && found[0] !== undefined && !isRuled('cuts', found[0].entry.ingredient);
  const [last = weakPhrase, ...before] = isUnnamedFlesh && weakPhrase ? [weakPhrase, ...found] : found;
  const isDish = others.some((word) => means(word, 'dish')) || (isUnnamedFlesh && !weakPhrase);
  return last && { phrases: [last, ...before], unknownWords, ofPart, isDish, hasOrigin: others.some((word) => means(word, 'origin')) };
};

/** A name with its claims taken off, unless they are part of a known name: "vegan cheese" has a row of its own. */
const readSegment = (tokens: readonly Token[]): (ParsedName & { claims: Claims }) | undefined => {
  const { rest, claims } = readClaims(tokens);
  const asSaid = claims.length > 0 ? readPhrases(wordsIn(tokens)) : undefined;
  if (asSaid && readClaims(nameTokens(asSaid.phrases[0].words.join(' '))).claims.length > 0) return { ...asSaid, claims };
  const reading = readPhrases(wordsIn(rest));
  return reading && { ...reading, claims };
};

/** What is found under exactly this name; a claim in the name holds for it too. */
export const findExactly = (tokens: readonly Token[]): Match | undefined => {
  const entry = ingredientIndex().entries.get(wordsIn(tokens).join(' '));
  if (!entry) return undefined;
  const { ingredient, matchType, isClassOnly } = entry;
  return {
    ingredient: asClaimed(ingredient, readClaims(tokens).claims),
    matchType: matchType === 'alias' && isClassOnly ? 'class' : matchType,
  };
};

/** Whether a word for a class adds nothing to one of its members: "brie cheese", and the other way round only "sauce béarnaise". */
const isRepeated = ({ ingredient }: IndexEntry, before: IndexEntry | undefined, behind: IndexEntry | undefined): boolean =>
  [before, ingredient.kinds.includes('sauce') ? behind : undefined].some(
    (other) => other !== undefined && other.ingredient !== ingredient && isRuled('same', ingredient, other.ingredient),
  );

/** With one of these words a seasoning tastes of what is named before it. */
const tasting: ReadonlySet<string> = new Set(['flavor', 'flavored', 'flavoring', 'powder', 'powdered', 'dried']);

/** One ingredient by its plain name: no alternatives, commas or parentheses. */
export const findSegment = (tokens: readonly Token[]): Match | undefined => {
  const whole = findExactly(tokens);
  if (whole) return whole;
  const reading = readSegment(tokens);
  if (reading === undefined) return undefined;
  const { phrases, unknownWords, ofPart, isDish, hasOrigin, claims } = reading;
  const [first, ...before] = phrases.map((phrase) => phrase.entry).filter((entry, at, all) => !isRepeated(entry, all[at + 1], all[at - 1]));
  const entry = first ?? phrases[0].entry;
  const last = entry.ingredient;
  const isTasting = tokens.some(({ lemma }) => tasting.has(lemma));
  const contents = before
    .map((one) => one.ingredient)
    .filter((one) => one !== last && !isRuled('for', last, one) && (isTasting || !isRuled('seasons', last, one)));
  const [nearest] = contents;
  const isMade = nearest !== undefined && isRuled('of', last, nearest);
  const merged = mergeIngredients(isMade ? madeOf(last, nearest) : last, [...contents, ...unknownWords.flatMap(ingredientsMeantBy)]);
  const isUnknown = ofPart || unknownWords.length > 0;
  const isVague =
    entry.isClassOnly && (isUnknown || [entry, ...before].some((one) => one.ingredient === last && one.matchType === 'alias'));
  const isUncertain =
    isDish ||
    (hasOrigin && isRuled('recipe', last)) ||
    unknownWords.length > 1 ||
    (unknownWords.length > 0 && (entry.isDish || !isCommodity(last))) ||
    (nearest !== undefined && !isMade && isMadeDish(last, nearest));
  const certainType = isVague ? 'class' : 'modified';
  return { ingredient: asClaimed(merged, claims), matchType: isUncertain ? 'part' : certainType };
};
