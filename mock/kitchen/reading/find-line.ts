import type { Match } from '../ingredient.js';
import { find } from '../larder.js';
import type { ParsedLine } from './parse-line.js';

/** What a line of a list is about: "1 cup cooked lentils" are not lentils as they are bought, and a can of tuna is not fresh. */
export const findLine = ({ name, preparation, unit }: Pick<ParsedLine, 'name' | 'preparation' | 'unit'>): Match | undefined => {
  const state = preparation !== null && /\bcooked\b/i.test(preparation) ? 'cooked' : unit === 'can' ? 'canned' : undefined;
  const made = state && find(`${state} ${name}`);
  return made && made.how !== 'head' && made.ingredient.name.startsWith(state) ? made : find(name);
};
