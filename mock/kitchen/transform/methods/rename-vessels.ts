import { capitalLike } from '../../text/capitalize.js';
import { applyEdits, type TextEdit } from '../../text/apply-edits.js';
import { hasTag, isLemma, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is, type Route } from './appliances.js';
import { cookingWordsIn, type CookingWord } from './read-steps.js';

/** What a place is called with the new appliance; empty if it stays. `isInNewPot` if what is cooked is in the new pot already. */
const newPlace = ({ phrase, roles, method }: CookingWord, { source, target }: Route, isInNewPot: boolean): string => {
  const { noun, dish } = applianceOf(target);
  if (roles.includes('appliance') && method === source && source !== 'stovetop') return noun;
  if (!roles.includes('vessel')) return '';
  if (source === 'oven') return method === 'oven' ? dish : '';
  return isOn('pot', phrase) && is(target, 'pot') && isInNewPot ? noun : '';
};

/** The index of the "a" of "a large, heavy pot"; `undefined` if the pot has none and follows no preposition. */
const beginningOf = (tokens: readonly Token[], noun: number): number | undefined => {
  const at = tokens.slice(0, noun).findLastIndex((token) => hasTag(token, 'preposition') || isOn('begins a place', token.lemma));
  if (isOn('begins a place', tokens[at]?.lemma)) return at;
  return at !== -1 && at === noun - 1 ? noun : undefined;
};

/** A text with the new places named instead of the old ones. */
export const renameVessels = (text: string, route: Route, isInNewPot: boolean): string => {
  const tokens = tokenize(text);
  const edits = cookingWordsIn(tokens).flatMap(({ value, from, to }): TextEdit[] => {
    const beginning = beginningOf(tokens, from);
    const place = newPlace(value, route, isInNewPot);
    // "oven mitts", "a pot of water"
    if (place === '' || beginning === undefined || isOn('not a place', tokens[to]?.lemma)) return [];
    const named = isLemma(tokens[beginning], 'the') ? place.replace(/^a /, 'the ') : place;
    // what lay on a sheet lies in a dish
    const before = tokens[beginning - 1];
    const isOnSheet = value.roles.includes('vessel') && isLemma(before, 'on', 'onto');
    const { start } = (isOnSheet ? before : tokens[beginning]) as Token;
    const { end } = tokens[to - 1] as Token;
    return [{ start, end, to: capitalLike(text.slice(start, end), isOnSheet ? `in ${named}` : named) }];
  });
  return applyEdits(text, edits);
};
