import type { RecipeInput } from '../../../src/contract/transforms.js';
import { numberAt } from '../text/numbers.js';
import { numberIn } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './tables.generated.js';
import { isOn } from './word-lists.js';

/** More servings than this are a misreading. */
const MOST_SERVINGS = 100;

const servingsIn = (tokens: readonly Token[]): number | undefined => {
  const makes = tokens.findIndex(({ lemma }) => lemma === 'make');
  for (const [at, { lemma, type, value, text }] of tokens.entries()) {
    if (isOn('before servings', lemma) && text.toLowerCase() !== 'serve') {
      const behind = tokens.slice(at + 1);
      const servings = numberAt(
        behind,
        behind.findIndex((token) => !isOn('between servings and number', token.lemma)),
      )?.value;
      if (servings !== undefined) return servings;
    }
    if (type !== 'number' || value === null) continue;
    const next = tokens.slice(at + 1, at + 3).map((token) => token.lemma);
    if (isOn('portion', next[0]) || (makes !== -1 && makes < at && next.some((word) => isOn('eaten by the piece', word)))) return value;
  }
  return undefined;
};

/** How many a recipe says it serves, or makes of what is eaten by the piece; `undefined` if it does not say. */
export const writtenServings = ({ title, instructions, ingredients }: RecipeInput): number | undefined => {
  const texts = [title, ...instructions.toReversed(), ...ingredients];
  const servings = texts.map((text) => servingsIn(tokenize(text)) ?? 0).find((one) => one >= 1 && one <= MOST_SERVINGS);
  return servings === undefined ? undefined : Math.round(servings);
};

/** What comes out of a pan is cut into about so many. */
const pans = phrasesOf('pans.tsv', ['pan', 'servings'], (row) => numberIn(row, 'servings', 1));

/** What most recipes are written for. */
const USUAL_SERVINGS = 4;

/** How many a recipe says it serves; else what its pan gives; else 4. */
export const servingsOf = (recipe: RecipeInput): number =>
  writtenServings(recipe) ?? recipe.instructions.flatMap((step) => pans().all(tokenize(step)))[0]?.value ?? USUAL_SERVINGS;
