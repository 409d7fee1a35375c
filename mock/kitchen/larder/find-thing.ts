import type { Match } from '../ingredient.js';
import { asClaimed, readClaims, type Claims } from './free-from.js';
import { isMadeOf, madeOf } from './made-of.js';
import { givesItsMilk, isOfClass } from './same-class.js';
import { larder, type Entry } from './stock.js';
import { together } from './together.js';
import { keyOf, modifiers, parts, wordsOf } from './words.js';

/** A known name within a longer one. */
interface Phrase {
  entry: Entry;
  words: readonly string[];
}

/** The known phrase that ends at `end`, the longest first. */
const phraseEndingAt = (words: readonly string[], end: number): Phrase | undefined => {
  const { entries, longest } = larder();
  for (let start = Math.max(0, end - longest); start < end; start++) {
    const phrase = words.slice(start, end);
    const entry = entries.get(phrase.join(' '));
    if (entry) return { entry, words: phrase };
  }
  return undefined;
};

/** What a name names, the last first, and how many of its words say nothing to us. */
interface Reading {
  phrases: readonly [Phrase, ...Phrase[]];
  unknown: number;
}

/** Parts that are food of their own before another thing: the meat of a chicken is chicken, but a meat sauce holds meat. */
const flesh: ReadonlySet<string> = new Set(['meat', 'liver', 'gizzard', 'giblet', 'bone']);

const readPhrases = (words: readonly string[]): Reading | undefined => {
  const found: Phrase[] = [];
  let unknown = 0;
  let faint: Phrase | undefined;
  for (let end = words.length; end > 0; ) {
    const word = words[end - 1] ?? '';
    const isFlesh = flesh.has(word) && found.at(-1)?.entry.ingredient.kinds.includes('meat') === false;
    const saysLittle = !isFlesh && (modifiers.has(word) || parts.has(word) || /^\d/.test(word));
    const phrase = phraseEndingAt(words, end);
    if (phrase && !(saysLittle && phrase.words.length === 1)) {
      found.push(phrase);
      end -= phrase.words.length;
      continue;
    }
    // "orange", "shell" or "steak" names a thing when nothing else does, and says how or which part when something does.
    faint ??= phrase;
    if (!saysLittle && found.length === 0 && faint === undefined) return undefined;
    if (!saysLittle || (parts.has(word) && !modifiers.has(word) && found.length > 0)) unknown++;
    end--;
  }
  const [last = faint, ...before] = found;
  return last && { phrases: [last, ...before], unknown };
};

/** A name with its claims taken off, unless they are part of a known name: "vegan cheese" has a row of its own. */
const readThing = (name: string): (Reading & { claims: Claims }) | undefined => {
  const { rest, claims } = readClaims(name);
  const asSaid = claims.length > 0 ? readPhrases(wordsOf(name)) : undefined;
  if (asSaid && readClaims(asSaid.phrases[0].words.join(' ')).claims.length > 0) return { ...asSaid, claims };
  const reading = readPhrases(wordsOf(rest));
  return reading && { ...reading, claims };
};

/** What is found under the very name of an entry; a claim in the name holds for it too. */
export const matchOf = ({ ingredient, how, head }: Entry, name: string): Match => {
  const confidence = how === 'name' ? 1 : head ? 0.7 : 0.98;
  return { ingredient: asClaimed(ingredient, readClaims(name).claims), how: how === 'alias' && head ? 'head' : how, confidence };
};

/** One thing by its plain name: no alternatives, commas or parentheses. */
export const findThing = (name: string): Match | undefined => {
  const whole = larder().entries.get(keyOf(name));
  if (whole) return matchOf(whole, name);
  const reading = readThing(name);
  if (reading === undefined) return undefined;
  const [first, second] = reading.phrases;
  const ofClass = second !== undefined && isOfClass(first.entry.ingredient, second.entry.ingredient);
  const { entry } = ofClass ? second : first;
  const last = entry.ingredient;
  const before = reading.phrases.slice(ofClass ? 2 : 1).map((phrase) => phrase.entry);
  const [nearest, ...others] = before.map((one) => one.ingredient).filter((one) => one !== last && !givesItsMilk(one, last));
  const made = nearest !== undefined && isMadeOf(last, nearest);
  const plainly = made ? together(madeOf(last, nearest), others) : together(last, nearest === undefined ? [] : [nearest, ...others]);
  const isVague = entry.head && (reading.unknown > 0 || [entry, ...before].some((one) => one.ingredient === last && one.how === 'alias'));
  const unsure = entry.head ? 0.5 : 0.7;
  const sure = nearest === undefined ? 0.9 : 0.75;
  return {
    ingredient: asClaimed(plainly, reading.claims),
    how: isVague ? 'head' : 'modified',
    confidence: reading.unknown > 0 ? unsure : sure,
  };
};
