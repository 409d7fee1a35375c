import { capitalLike } from '../../text/capitalize.js';
import { applyEdits, type TextEdit } from '../../text/apply-edits.js';
import { hasTag, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { applianceOf, is, type Route } from './appliances.js';
import { cookingWordsIn, type CookingWord } from './cooking-words.js';

const pots: ReadonlySet<string> = new Set(['pot', 'saucepan', 'sauce pan', 'stockpot', 'stock pot', 'soup pot', 'dutch oven', 'tagine', 'casserole']); // prettier-ignore
/** "Oven mitts", "the oven door" are not places to cook in, and "a pot of water" is water. */
const notAPlace: ReadonlySet<string> = new Set(['of', 'mitt', 'glove', 'rack', 'proof', 'safe', 'door', 'thermometer', 'pan', 'tray']);
const determiners: ReadonlySet<string> = new Set(['the', 'a', 'an', 'your', 'another', 'two', 'both']);

const goesInto = (token: Token | undefined): boolean => ['in', 'into', 'to'].includes(token?.lemma ?? '');

/** The index of the "a" of "a large, heavy pot"; `undefined` if the pot has none and follows no preposition. */
const beginningOf = (tokens: readonly Token[], noun: number): number | undefined => {
  const before = tokens.slice(0, noun);
  const preposition = before.findLastIndex((token) => hasTag(token, 'preposition'));
  const determiner = before.findLastIndex(({ lemma }) => determiners.has(lemma));
  if (determiner > preposition) return determiner;
  return preposition === noun - 1 ? noun : undefined;
};

/** What a place is called with the new appliance; empty if it stays. `isInNewPot` if what is cooked is in the new pot already. */
const newPlace = ({ phrase, roles, method }: CookingWord, { source, target }: Route, isInNewPot: boolean, goesIn: boolean): string => {
  const { noun, pot, dish } = applianceOf(target);
  if (roles.includes('appliance')) {
    if (method !== source || source === 'stovetop') return '';
    return is(source, 'pot') && goesIn && pot !== '' ? pot : noun;
  }
  if (pots.has(phrase)) return is(target, 'pot') && isInNewPot && source !== 'oven' ? noun : '';
  const isDish = method === 'oven' || (phrase === 'dish' && goesIn) || (phrase === 'pan' && goesIn && isInNewPot);
  return isDish && source === 'oven' ? dish : '';
};

/** A text with the new places named instead of the old ones. */
export const renameVessels = (text: string, route: Route, isInNewPot: boolean): string => {
  const tokens = tokenize(text);
  const edits = cookingWordsIn(tokens).flatMap(({ value, from, to }): TextEdit[] => {
    const isPlace = value.roles.includes('appliance') || value.roles.includes('vessel');
    const beginning = beginningOf(tokens, from);
    if (!isPlace || beginning === undefined || notAPlace.has(tokens[to]?.lemma ?? '')) return [];
    const before = tokens[beginning - 1];
    const place = newPlace(value, route, isInNewPot, goesInto(before));
    if (place === '') return [];
    const isKnown = tokens[beginning]?.lemma === 'the' || (isInNewPot && is(route.source, 'pot'));
    const named = isKnown ? place.replace(/^a /, 'the ') : place;
    // what lay on a sheet lies in a dish
    const isOn = value.roles.includes('vessel') && (before?.lemma === 'on' || before?.lemma === 'onto');
    const { start } = isOn ? before : (tokens[beginning] as Token);
    const { end } = tokens[to - 1] as Token;
    return [{ start, end, to: capitalLike(text.slice(start, end), isOn ? `in ${named}` : named) }];
  });
  return applyEdits(text, edits);
};
