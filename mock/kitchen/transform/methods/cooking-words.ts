import { methods, type Method } from '../../../../src/contract/enums.js';
import { lazy } from '../../text/memoize.js';
import { createPhrases, type PhraseMatch } from '../../text/phrases.js';
import { readTable } from '../../text/read-table.js';
import type { Token } from '../../text/token.js';
import { tables } from '../tables.generated.js';

const roles = ['cook', 'appliance', 'vessel', 'flame', 'neither'] as const;
type CookingRole = (typeof roles)[number];

/** What `data/cooking-words.tsv` says of a word. */
export interface CookingWord {
  phrase: string;
  roles: readonly CookingRole[];
  method: Method | undefined;
}

const words = lazy(() =>
  createPhrases(
    readTable({ file: 'transform/data/cooking-words.tsv', text: tables['cooking-words.tsv'] }, ['phrase', 'role', 'method']).map(
      ({ cells: { phrase, role, method: methodCell }, fail }): readonly [string, CookingWord] => {
        const own = role
          .split(' ')
          .map((word) => roles.find((one) => one === word) ?? fail('role', `"${word}" is not one of ${roles.join(', ')}.`));
        const method = methods.find((one) => one === methodCell);
        if (methodCell !== '' && method === undefined) fail('method', `"${methodCell}" is not a method.`);
        return [phrase, { phrase, roles: own, method }];
      },
    ),
  ),
);

/** The words of a text that say how something is cooked and in what, from left to right. */
export const cookingWordsIn = (tokens: readonly Token[]): PhraseMatch<CookingWord>[] => words().all(tokens);
