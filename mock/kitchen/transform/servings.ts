import type { RecipeInput } from '../../../src/contract/transforms.js';
import { numberIn } from '../text/read-table.js';
import { hasTag, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './tables.generated.js';
import { isOn } from './word-lists.js';

/** Whether a number is that of the servings: "Serves about 4", "6 portions", "makes 24 small cookies". */
const isServings = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(0, at);
  const next = tokens.slice(at + 1, at + 3);
  const sign = before.findLast(({ lemma }) => !isOn('between servings and number', lemma));
  // "serve two of them"
  const isSaid = isOn('before servings', sign?.lemma) && sign?.text.toLowerCase() !== 'serve';
  const isMade = before.some(({ lemma }) => lemma === 'make') && next.some(({ lemma }) => isOn('eaten by the piece', lemma));
  return isSaid || isMade || isOn('portion', next[0]?.lemma);
};

/** More servings than this are a misreading. */
const MOST_SERVINGS = 100;

const servingsIn = (text: string): number[] => {
  const tokens = tokenize(text);
  return tokens.flatMap(({ value }, at) =>
    value !== null && !hasTag(tokens[at], 'article') && isServings(tokens, at) ? [Math.round(value)] : [],
  );
};

/** What comes out of a pan is cut into about so many. */
const pans = phrasesOf('pans.tsv', ['pan', 'servings'], (row) => numberIn(row, 'servings', 1));

/** What most recipes are written for. */
const USUAL_SERVINGS = 4;

/** How many a recipe says it serves, or makes of what is eaten by the piece; else what its pan gives; else 4. */
export const servingsOf = ({ title, instructions, ingredients }: RecipeInput): number => {
  const written = [title, ...instructions.toReversed(), ...ingredients].flatMap(servingsIn).find((one) => one >= 1 && one <= MOST_SERVINGS);
  return written ?? instructions.flatMap((step) => pans().all(tokenize(step)))[0]?.value ?? USUAL_SERVINGS;
};
