import type { Match } from '../ingredient.js';
import { find } from '../larder.js';
import { saysNothing } from '../larder/words.js';
import { parseLine, type ParsedLine } from './parse-line.js';
import { unitOf } from './read-amount.js';

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

/** What a line lets a cook take instead: "water (or chicken broth)". `undefined` stands for what the larder does not know. */
export const findAlternatives = ({ note, preparation }: Pick<ParsedLine, 'note' | 'preparation'>): (Match | undefined)[] =>
  [...`${note ?? ''}, ${preparation ?? ''}`.matchAll(/(?:^|, )or (?!(?:more|less|to|as|so|until|if)\b)([^,]+)/gi)]
    .map(([, said = '']) => parseLine(said).name)
    .filter((name) => !saysNothing(name) && unitOf(name) === undefined)
    .map(find);
