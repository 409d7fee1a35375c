import { methods } from '../../../../src/contract/enums.js';
import { oneOf, oneOfEach } from '../../text/read-table.js';
import type { Token } from '../../text/token.js';
import { phrasesOf } from '../read-tables.js';

const roles = ['cook', 'appliance', 'vessel', 'flame', 'neither'] as const;

/** What `data/cooking-words.tsv` says of a word. */
const words = phrasesOf('cooking-words.tsv', ['phrase', 'role', 'method'], (row) => {
  const { phrase, method } = row.cells;
  return { phrase, roles: oneOfEach(row, 'role', roles), method: method === '' ? undefined : oneOf(row, 'method', methods) };
});

/** The words of a text that say how something is cooked and in what, from left to right. */
export const cookingWordsIn = (tokens: readonly Token[]) => words().all(tokens);

export type CookingWord = ReturnType<typeof cookingWordsIn>[number]['value'];
