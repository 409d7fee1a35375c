import { tones } from '../../../src/contract/enums.js';
import { memoizeText } from '../../util/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { groupPairs, listOf, oneOf } from '../text/read-table.js';
import { lemmaKey, tokenize } from '../text/tokenize.js';
import { groupsOf, phrasesOf } from './tables.generated.js';

export type KnownTone = (typeof tones)[number];

const parts = ['titles', 'openings', 'connectors', 'last', 'closings', 'remarks', 'phrases'] as const;
type Part = (typeof parts)[number];

/** The rows of `data/styles.tsv`, by tone. */
const styleRows = groupsOf(
  'styles.tsv',
  ['tone', 'part', 'entry', 'becomes'],
  (row) => ({ ...row.cells, part: oneOf(row, 'part', parts) }),
  { keys: tones },
);

/** How a tone sounds. */
export const styleOf = memoizeText(tones.length, (tone) => {
  const rowsIn = (wanted: Part) => (styleRows().get(tone as KnownTone) ?? []).filter(({ part }) => part === wanted);
  return {
    /** The entries of a part, in order. */
    entries: (part: Part): string[] => rowsIn(part).map(({ entry }) => entry),
    /** What is said behind a step, by the last verb that it asks for and that has a remark. */
    remarks: groupPairs(rowsIn('remarks').flatMap(({ entry, becomes }) => listOf(becomes).map((verb) => [verb, entry] as const))),
    phrases: createPhrases(rowsIn('phrases').map((row) => [row.entry, row])),
  };
});

export type ToneStyle = ReturnType<typeof styleOf>;

const toneWords = phrasesOf('tone-words.tsv', ['word', 'tone'], (row) => oneOf(row, 'tone', tones));

/** The tone that a word means, with a warning if it is not its own name. */
export const readTone = (word: string): { tone: KnownTone; warning?: string } => {
  const plain = word.replaceAll(/[_-]/g, ' ');
  const tone = toneWords().all(tokenize(plain))[0]?.value;
  if (tone === undefined)
    return { tone: 'friendly', warning: `The tone "${word}" is not known here; the recipe was written in a friendly one.` };
  const isItsName = lemmaKey(plain) === lemmaKey(tone.replace('_', ' '));
  return isItsName ? { tone } : { tone, warning: `The tone "${word}" was read as ${tone.replace('_', ' ')}.` };
};
