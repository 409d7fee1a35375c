import { createPhrases, createPhraseSet, type Phrases } from '../text/phrases.js';
import { listOf } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import { hasTag } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { later, valuesOf } from './tables.generated.js';

const dangerousSteps = valuesOf('guard-dangers.tsv', ['signs', 'words', 'and', 'unless', 'note'], ({ cells }) => ({
  signs: listOf(cells.signs, ' '),
  note: cells.note,
  words: listOf(cells.words),
  and: createPhraseSet(listOf(cells.and)),
  unless: createPhraseSet(listOf(cells.unless)),
}));

/** The rows of the table by the words that begin to say them: most sentences have none of these. */
const byWords = later(() =>
  createPhrases(
    Map.groupBy(
      dangerousSteps().flatMap((danger) => danger.words.map((words) => ({ words, danger }))),
      ({ words }) => words,
    ),
  ),
);

/** The dangerous things that steps ask for. */
export const dangerousStepsIn = (steps: readonly string[]) => {
  const found = steps.flatMap(sentencesOf).flatMap((sentence) => {
    const tokens = tokenize(sentence);
    // not `all`, which would find no "water" within "cup of water"
    const begun = tokens.flatMap(
      (_token, at) =>
        byWords()
          .at(tokens, at)
          ?.value.map(({ danger }) => danger) ?? [],
    );
    const isSafe = (unless: Phrases<true>): boolean => unless.all(tokens).some(({ from }) => !hasTag(tokens[from - 1], 'negation'));
    return begun.filter(({ and, unless }) => and.isIn(tokens) && !isSafe(unless));
  });
  return [...new Set(found)];
};
