import { tones } from '../../../src/contract/enums.js';
import { memoizeText } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, oneOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf, phrasesOf, valuesOf } from './tables.generated.js';

export type KnownTone = (typeof tones)[number];

/** What goes on in a step, as far as a tone remarks on it. */
const phases = ['prepare', 'heat', 'mix', 'fry', 'simmer', 'bake', 'rest', 'chill', 'serve'] as const;
const parts = ['titles', 'openings', 'connectors', 'last', 'closings', ...phases, 'every_step', 'terms', 'verbs', 'phrases', 'before_number', 'before_order', 'cues'] as const; // prettier-ignore
type Part = (typeof parts)[number];

/** The rows of `data/styles.tsv`, by tone. */
const styleRows = groupsOf(
  'styles.tsv',
  ['tone', 'part', 'entry', 'becomes'],
  (row) => ({ ...row.cells, part: oneOf(row, 'part', parts) }),
  { keys: tones },
);

/** A row of a style. */
export type StyleRow = NonNullable<ReturnType<ReturnType<typeof styleRows>['get']>>[number];

/** How a tone sounds. */
export const styleOf = memoizeText(tones.length, (tone) => {
  const rows = styleRows().get(tone as KnownTone) ?? [];
  const rowsIn = (...wanted: readonly Part[]) => rows.filter(({ part }) => wanted.includes(part));
  const pairsIn = (part: Part) => new Map(rowsIn(part).map(({ entry, becomes }) => [entry, becomes]));
  return {
    /** The entries of a part, in order. */
    entries: (part: Part): string[] => rowsIn(part).map(({ entry }) => entry),
    /** Whether every step may get a remark, or only every other one. */
    remarksEveryStep: rowsIn('every_step').length > 0,
    /** Explanations of a verb, said once. */
    terms: pairsIn('terms'),
    /** Another verb for one that the cook is asked to do. */
    verbs: pairsIn('verbs'),
    phrases: createPhrases(rowsIn('phrases', 'before_number', 'before_order', 'cues').map((row) => [row.entry, row])),
  };
});

export type ToneStyle = ReturnType<typeof styleOf>;

const toneWords = phrasesOf('tone-words.tsv', ['word', 'tone'], (row) => oneOf(row, 'tone', tones));

/** The tone that a word means, with a warning if it is not its own name. */
export const readTone = (word: string): { tone: KnownTone; warning?: string } => {
  const tokens = tokenize(word);
  const plain = tokens.flatMap(({ type, text }) => (type === 'word' ? text.toLowerCase().split('_') : [])).join('_');
  const known = tones.find((tone) => tone === plain);
  if (known) return { tone: known };
  const other = toneWords().all(tokens)[0]?.value;
  return other
    ? { tone: other, warning: `The tone "${word}" was read as ${other.replace('_', ' ')}.` }
    : { tone: 'friendly', warning: `The tone "${word}" is not known here; the recipe was written in a friendly one.` };
};

const phaseRows = valuesOf('phases.tsv', ['phase', 'verbs', 'unless'], (row) => ({
  phase: oneOf(row, 'phase', phases),
  verbs: listOf(row.cells.verbs),
  unless: listOf(row.cells.unless),
}));

/** What a style remarks on a step that asks for these verbs. */
export const remarksOn = (verbs: ReadonlySet<string>, { entries }: ToneStyle): string[] =>
  phaseRows()
    .filter((row) => row.verbs.some((verb) => verbs.has(verb)) && !row.unless.some((verb) => verbs.has(verb)))
    .map(({ phase }) => entries(phase))
    .find((remarks) => remarks.length > 0) ?? [];
