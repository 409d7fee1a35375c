import type { RecipeInput } from '../../../src/contract/transforms.js';
import { keyOf } from '../ingredients/name-words.js';
import { sentencesOf } from '../text/sentences.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { groupsOf, phrasesOf } from './tables.generated.js';
import { textOf, withoutSpans } from '../text/token.js';

/** What a recipe says of the part that an ingredient plays in it. */
export interface Use {
  /** The words and pairs of words of the title and of the steps that name it, and the uses that they show: as keys. */
  shown: ReadonlySet<string>;
  /** What nearly all of it is for, if that has rows of its own: `glazing`, `breading`. */
  part: string | undefined;
}

/** Word or pair of words -> the uses it shows. */
const usesOf = groupsOf('uses.tsv', ['words', 'use'], ({ cells }) => keyOf(cells.use), { toKey: keyOf });

const notUses = phrasesOf('not-uses.tsv', ['phrase'], () => true);

const parts = phrasesOf('parts.tsv', ['word', 'part'], ({ cells }) => cells.part);

/** What a text shows: its words and pairs of words, and the uses that they show. */
const shownIn = (text: string): string[] => {
  const tokens = tokenize(text);
  const words = keyOf(textOf(withoutSpans(tokens, (at) => notUses().at(tokens, at)?.to))).split(' ');
  const said = words.flatMap((word, index) => [word, `${word} ${words[index + 1] ?? ''}`]);
  return [...said, ...said.flatMap((phrase) => usesOf().get(phrase) ?? [])];
};

/** What most of the sentences say that it is for. */
const partIn = (sentences: readonly string[]): string | undefined => {
  const said = sentences.map((sentence) => parts().all(tokenize(sentence)).map(({ value }) => value)); // prettier-ignore
  return said.flat().find((part) => said.filter((all) => all.includes(part)).length * 2 > sentences.length);
};

/** Reads what an ingredient is used for: from the title, a reason, and the sentences of the steps that name it. */
export const parseUse = (name: string, recipe: RecipeInput | undefined, reason = ''): Use => {
  const last = lemmasOf(name).at(-1);
  const naming = (recipe?.instructions ?? [])
    .flatMap(sentencesOf)
    .filter((sentence) => last !== undefined && lemmasOf(sentence).includes(last));
  const shown = new Set([recipe?.title ?? '', reason, ...naming].flatMap(shownIn));
  // banana bread is a cake
  if (shown.has('quick bread')) shown.delete('bread');
  return { shown, part: partIn(naming) };
};
