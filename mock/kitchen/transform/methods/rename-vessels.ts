import { capitalLike } from '../../text/capitalize.js';
import { applyEdits, type TextEdit } from '../../text/apply-edits.js';
import { hasTag, isLemma, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is, type Route } from './appliances.js';
import { cookingWordsIn, type CookingWord } from './cooking-words.js';

/** What a place is called with the new appliance; empty if it stays. `isInNewPot` if what is cooked is in the new pot already. */
const newPlace = ({ phrase, roles, method }: CookingWord, { source, target }: Route, isInNewPot: boolean): string => {
  const { noun, pot, dish } = applianceOf(target);
  if (roles.includes('appliance') && method === source && source !== 'stovetop') return is(source, 'pot') && pot !== '' ? pot : noun;
  if (!roles.includes('vessel')) return '';
  if (source === 'oven') return method === 'oven' ? dish : '';
  return isOn('pot', phrase) && is(target, 'pot') && isInNewPot ? noun : '';
};

/** The index of the "a" of "a large, heavy pot"; `undefined` if the pot has none and follows no preposition. */
const beginningOf = (tokens: readonly Token[], noun: number): number | undefined => {
  const before = tokens.slice(0, noun);
  const preposition = before.findLastIndex((token) => hasTag(token, 'preposition'));
  const determiner = before.findLastIndex(({ lemma }) => isOn('begins a place', lemma));
  if (determiner > preposition) return determiner;
  return preposition === noun - 1 ? noun : undefined;
};

/** A text with the new places named instead of the old ones. */
export const renameVessels = (text: string, route: Route, isInNewPot: boolean): string => {
  const tokens = tokenize(text);
  const edits = cookingWordsIn(tokens).flatMap(({ value, from, to }): TextEdit[] => {
    const beginning = beginningOf(tokens, from);
    const place = newPlace(value, route, isInNewPot);
    // "oven mitts", "a pot of water"
    if (place === '' || beginning === undefined || isOn('not a place', tokens[to]?.lemma)) return [];
    const before = tokens[beginning - 1];
    const isKnown = isLemma(tokens[beginning], 'the') || (isInNewPot && is(route.source, 'pot'));
    const named = isKnown ? place.replace(/^a /, 'the ') : place;
    // what lay on a sheet lies in a dish
    const isOnSheet = value.roles.includes('vessel') && isLemma(before, 'on', 'onto');
    const { start } = (isOnSheet ? before : tokens[beginning]) as Token;
    const { end } = tokens[to - 1] as Token;
    return [{ start, end, to: capitalLike(text.slice(start, end), isOnSheet ? `in ${named}` : named) }];
  });
  return applyEdits(text, edits);
};
