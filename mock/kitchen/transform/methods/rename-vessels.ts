import type { Method } from '../../../../src/contract/enums.js';
import { capitalLike } from '../../text/capitalize.js';
import { hasTag, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { appliances } from './appliances.js';
import { cookingWordsIn, type CookingWord } from './cooking-words.js';
import { potMethods, type Route } from './course.js';
import { applyEdits, type TextEdit } from '../../text/apply-edits.js';

/** What replaces a slow cooker or a pressure cooker. */
const potFor: Partial<Record<Method, string>> = {
  oven: 'a Dutch oven',
  toaster_oven: 'a lidded ovenproof dish',
  stovetop: 'a large pot',
  grill: 'a heavy lidded pan',
  air_fryer: 'a pan that fits the basket',
  microwave: 'a large microwave-safe bowl',
  steamer: 'a heatproof dish',
};

/** What replaces a baking sheet or dish if there is no oven. */
const dishFor: Partial<Record<Method, string>> = {
  slow_cooker: 'the slow cooker',
  pressure_cooker: 'the pressure cooker',
  microwave: 'a microwave-safe dish',
  steamer: 'a heatproof dish',
};

const pots: ReadonlySet<string> = new Set(['pot', 'saucepan', 'sauce pan', 'stockpot', 'stock pot', 'soup pot', 'dutch oven', 'tagine', 'casserole']); // prettier-ignore
/** "Oven mitts", "the oven door" are not places to cook in, and "a pot of water" is water. */
const notAPlace: ReadonlySet<string> = new Set(['of', 'mitt', 'glove', 'rack', 'proof', 'safe', 'door', 'thermometer', 'pan', 'tray']);
const determiners: ReadonlySet<string> = new Set(['the', 'a', 'an', 'your', 'another', 'two', 'both']);
const modifiers: ReadonlySet<string> = new Set(['-', 'x', 'by', 'inch', 'quart', 'qt', 'cm', '"', 'nonstick', 'iron', 'prepared', 'lined', 'greased', 'buttered', 'oiled', 'rimmed', 'preheated', 'charcoal', 'gas', 'heavy', 'wide', 'deep', 'same', 'cast']); // prettier-ignore

/** The "x13" of "9x13". */
const isBehindNumber = (token: Token, previous: Token | undefined): boolean => previous?.type === 'number' && !token.spaceBefore;

const isModifier = (token: Token | undefined, previous: Token | undefined): boolean =>
  token !== undefined &&
  !determiners.has(token.lemma) &&
  (isBehindNumber(token, previous) ||
    modifiers.has(token.lemma) ||
    token.type === 'number' ||
    hasTag(token, 'size', 'quality', 'state') ||
    token.verbForm === 'past');

/** Where the words before a vessel begin that belong to it: "a large, heavy pot". */
const beginningOf = (tokens: readonly Token[], noun: number): number => {
  let at = noun;
  while (at > 0 && isModifier(tokens[at - 1], tokens[at - 2])) at--;
  return at > 0 && determiners.has(tokens[at - 1]?.lemma ?? '') ? at - 1 : at;
};

/** What a place is called with the new appliance; `undefined` if it stays. */
const newPlace = (
  { phrase, roles, method }: CookingWord,
  { source, target }: Route,
  isInNewPot: boolean,
  goesIn: boolean,
): string | undefined => {
  if (roles.includes('appliance')) {
    if (method !== source || source === 'stovetop') return undefined;
    return (potMethods.has(source) && goesIn ? potFor[target] : undefined) ?? appliances[target].noun;
  }
  if (pots.has(phrase)) return potMethods.has(target) && isInNewPot && source !== 'oven' ? appliances[target].noun : undefined;
  const isDish = method === 'oven' || (phrase === 'dish' && goesIn) || (phrase === 'pan' && goesIn && isInNewPot);
  return isDish && source === 'oven' ? dishFor[target] : undefined;
};

/** A text with the new places named instead of the old ones. `isInNewPot` if what is cooked is in the new pot already. */
export const renameVessels = (text: string, route: Route, isInNewPot: boolean): string => {
  const tokens = tokenize(text);
  const words = cookingWordsIn(tokens);
  const edits = words.flatMap(({ value, from, to }): TextEdit[] => {
    if (!value.roles.includes('appliance') && !value.roles.includes('vessel')) return [];
    const beginning = beginningOf(tokens, from);
    const before = tokens[beginning - 1];
    const isNamed = beginning < from || hasTag(before, 'preposition');
    if (!isNamed || notAPlace.has(tokens[to]?.lemma ?? '')) return [];
    const place = newPlace(value, route, isInNewPot, ['in', 'into', 'to'].includes(before?.lemma ?? ''));
    if (place === undefined) return [];
    const isKnown = tokens[beginning]?.lemma === 'the' || (isInNewPot && potMethods.has(route.source));
    const named = isKnown && place.startsWith('a ') ? `the ${place.slice('a '.length)}` : place;
    // what lay on a sheet lies in a dish
    const isOn = value.roles.includes('vessel') && (before?.lemma === 'on' || before?.lemma === 'onto');
    const start = isOn ? before.start : (tokens[beginning] as Token).start;
    return [{ start, end: (tokens[to - 1] as Token).end, to: isOn ? `in ${named}` : named }];
  });
  if (edits.length === 0) return text;
  const flames = words.flatMap(({ value, from, end }): TextEdit[] =>
    value.roles.includes('flame') && potMethods.has(route.target) && hasTag(tokens[from - 1], 'preposition')
      ? [{ start: (tokens[from - 1] as Token).start - 1, end, to: '' }]
      : [],
  );
  return applyEdits(
    text,
    [...edits, ...flames].map(({ start, end, to }) => ({
      start: Math.max(0, start),
      end,
      to: to === '' ? '' : capitalLike(text.slice(start, end), to),
    })),
  );
};
