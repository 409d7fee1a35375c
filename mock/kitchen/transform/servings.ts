import type { RecipeInput } from '../../../src/contract/transforms.js';
import { numberAt } from '../text/numbers.js';
import type { Token } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';

/** "Serves 4", "Yield: 12". */
const before: ReadonlySet<string> = new Set(['serve', 'feed', 'serving', 'yield']);
/** "4 servings", "12 muffins". */
const portions: ReadonlySet<string> = new Set(['serving', 'portion', 'people']);
const pieces: ReadonlySet<string> = new Set(['cookie', 'bar', 'muffin', 'cupcake', 'biscuit', 'roll', 'scone', 'brownie', 'square', 'truffle', 'ball', 'piece', 'bun', 'slice', 'taco', 'burger', 'sandwich', 'skewer', 'waffle', 'pancake']); // prettier-ignore
const between: ReadonlySet<string> = new Set([':', 'about', 'approximately', 'around', 'up', 'to']);

/** More servings than this are a misreading. */
const MOST_SERVINGS = 100;

const servingsIn = (tokens: readonly Token[]): number | undefined => {
  const makes = tokens.findIndex(({ lemma }) => lemma === 'make');
  for (const [at, { lemma, type, value, text }] of tokens.entries()) {
    if (before.has(lemma) && text.toLowerCase() !== 'serve') {
      const behind = tokens.slice(at + 1);
      const servings = numberAt(
        behind,
        behind.findIndex((token) => !between.has(token.lemma)),
      )?.value;
      if (servings !== undefined) return servings;
    }
    if (type !== 'number' || value === null) continue;
    const next = tokens.slice(at + 1, at + 3).map((token) => token.lemma);
    if (portions.has(next[0] ?? '') || (makes !== -1 && makes < at && next.some((word) => pieces.has(word)))) return value;
  }
  return undefined;
};

/** Asked first, because most texts say nothing of servings. */
const MAY_TELL = /serv|feed|yield|portion|people|make/i;

/** How many a recipe says it serves, or makes of what is eaten by the piece; `undefined` if it does not say. */
export const writtenServings = ({ title, instructions, ingredients }: RecipeInput): number | undefined => {
  const texts = [title, ...instructions.toReversed(), ...ingredients].filter((text) => MAY_TELL.test(text));
  const servings = texts.map((text) => servingsIn(tokenize(text)) ?? 0).find((one) => one >= 1 && one <= MOST_SERVINGS);
  return servings === undefined ? undefined : Math.round(servings);
};

const MAY_NAME_PAN = /pan|tin|inch|loaf|bundt|muffin|springform|pie|\d ?[x×]/i;

/** What comes out of a pan is cut into about so many. The first pan that a step names counts. */
const pansOf: readonly (readonly [words: string, servings: number])[] = [
  ['9 x 13', 12], ['13 x 9', 12], ['9 by 13', 12], ['muffin', 12], ['bundt', 12], ['two 8 inch', 12], ['two 9 inch', 12], ['springform', 12],
  ['loaf pan', 10], ['loaf tin', 10], ['8 x 8', 9], ['9 x 9', 9], ['8 inch square', 9], ['9 inch square', 9],
  ['pie', 8], ['8 inch round', 8], ['9 inch round', 8], ['cake pan', 8], ['cake tin', 8], ['8 inch cake', 8], ['9 inch cake', 8], ['inch apart', 24],
]; // prettier-ignore

/** What most recipes are written for. */
const USUAL_SERVINGS = 4;

/** How many a recipe says it serves; else what its pan gives; else 4. */
export const servingsOf = (recipe: RecipeInput): number => {
  const written = writtenServings(recipe);
  if (written !== undefined) return written;
  const words = ` ${lemmasOf(
    recipe.instructions
      .filter((step) => MAY_NAME_PAN.test(step))
      .join(' ')
      .replaceAll('-', ' '),
  ).join(' ')} `;
  return pansOf.find(([pan]) => words.includes(` ${pan} `))?.[1] ?? USUAL_SERVINGS;
};
