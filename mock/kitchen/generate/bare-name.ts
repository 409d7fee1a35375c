import { find } from '../ingredients/find.js';
import { hasTag, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';

/** Words in front of a name that say nothing of it: "of your favorite". */
const leadingWords: ReadonlySet<string> = new Set(['of', 'your', 'favorite', 'favourite']);

/** Words behind a name that say nothing of it. */
const trailingWords: ReadonlySet<string> = new Set(['large', 'medium', 'small', 'jumbo', 'ripe', 'fresh', 'each']);

/** Signs that end a name: what follows is a note. */
const endSigns: ReadonlySet<string> = new Set(['(', '[', '|', ';', '+']);

/** Two words that begin a note: "of your choice", "at room temperature". */
const noteOpenings: ReadonlyMap<string, readonly string[]> = new Map([
  ['of', ['your', 'any']],
  ['to', ['your']],
  ['at', ['room']],
]);

/** "cheese: 200 g", "noodles for serving". */
const beginsNote = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token) return false;
  if (endSigns.has(token.lemma)) return true;
  if (token.lemma === ':') return next?.type === 'number';
  if (token.lemma === 'for') return next?.verbForm === 'ing';
  const follows = noteOpenings.get(token.lemma);
  return follows !== undefined && next !== undefined && follows.includes(next.lemma);
};

const isJunk = ({ type, lemma }: Token): boolean => type === 'symbol' && lemma !== 'and' && lemma !== '%';

/** A name without its note, and without signs and words around it that say nothing. */
const trimNote = (name: string): string => {
  const tokens = tokenize(name);
  const first = tokens.findIndex((token) => !isJunk(token) && !leadingWords.has(token.lemma));
  if (first === -1) return '';
  const note = tokens.findIndex((_token, index) => index > first && beginsNote(tokens, index));
  const kept = tokens.slice(first, note === -1 ? undefined : note);
  const last = kept.findLastIndex((token) => !isJunk(token) && !trailingWords.has(token.lemma) && !hasTag(token, 'article'));
  return last === -1 ? '' : name.slice(kept[0]?.start, kept[last]?.end);
};

/** "a large glass of red wine" is red wine and "butter/margarine" is butter, but a leg of lamb is not lamb. */
export const bareName = (name: string): string => {
  const whole = trimNote(name);
  const tokens = tokenize(whole);
  const of = tokens.findIndex(({ lemma }) => lemma === 'of');
  const slash = tokens.find(({ lemma }) => lemma === '/');
  const behind = tokens[of + 1]?.lemma === 'the' ? tokens[of + 2] : tokens[of + 1];
  const partOf = of > 0 && behind ? whole.slice(behind.start) : undefined;
  const part = partOf ?? (slash ? whole.slice(0, slash.start).trim() : undefined);
  if (part === undefined) return whole;
  return find(part)?.ingredient.name === find(whole)?.ingredient.name ? part : whole;
};
