import type { Match } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import { saysNothing } from '../ingredients/name-words.js';
import { parseLine, type ParsedLine } from './parse-line.js';
import { unitOf } from '../text/units.js';

/**
 * What a line of a list is about: "1 cup cooked lentils" are not lentils as they are bought, a can of tuna is not fresh, and "vegetable, chicken or
 * beef broth" is any of three broths.
 */
export const findLine = ({ name: said, preparation, unit }: Pick<ParsedLine, 'name' | 'preparation' | 'unit'>): Match | undefined => {
  const name = said.includes(',') && /\bor\b/i.test(said) ? said.replace(/,\s*(?:or\s+)?/gi, ' or ') : said;
  const state = preparation !== null && /\bcooked\b/i.test(preparation) ? 'cooked' : unit === 'can' ? 'canned' : undefined;
  const made = state && find(`${state} ${name}`);
  return made && made.how !== 'head' && made.ingredient.name.startsWith(state) ? made : find(name);
};

/** What is taken instead or as well: "or milk", "plus 2 eggs", "1 tbsp butter". */
const others = /(?:^|, )(?:(?:or|plus|and|\+)\s+(?!(?:more|less|extra|to|as|so|until|if)\b)|(?=\d))([^,]+)/gi;
/** What a thing comes in, or was done with: "cooked with butter". */
const company = /\b(?:with|in)\s+([^,]+)/gi;

/**
 * What a line names beside its thing: "water (or chicken broth)", "sugar plus 2 eggs", "rice, cooked with butter". `undefined` stands for what
 * may take its place or comes on top and the larder does not know.
 */
export const findOthers = ({ note, preparation }: Pick<ParsedLine, 'note' | 'preparation'>): (Match | undefined)[] => {
  const said = `${note ?? ''}, ${preparation ?? ''}`;
  const namesBehind = (pattern: RegExp): string[] =>
    [...said.matchAll(pattern)]
      .map(([, words = '']) => parseLine(words).name)
      .filter((name) => !saysNothing(name) && unitOf(name) === undefined);
  return [...namesBehind(others).map(find), ...namesBehind(company).flatMap((name) => find(name) ?? [])];
};
