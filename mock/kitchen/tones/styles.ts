import { tones } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { listOf, oneOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { parseStyle, phases, type CookingPhase, type ToneStyle } from './parse-style.js';
import { tables } from './tables.generated.js';
import { phrasesOf, rowsOf } from './read-tables.js';

export type KnownTone = (typeof tones)[number];

const styles: ReadonlyMap<KnownTone, () => ToneStyle> = new Map(
  tones.map((tone) => [tone, lazy(() => parseStyle({ file: `tones/data/${tone}.txt`, text: tables[`${tone}.txt`] }))]),
);

/** How a tone sounds. Read when it is first asked for. */
export const styleOf = (tone: KnownTone): ToneStyle => (styles.get(tone) as () => ToneStyle)();

const toneWords = phrasesOf('tone-words.tsv', ['word', 'tone'], (row) => oneOf(row, 'tone', tones));

/** The tone that a word means, with a warning if it is not its own name. */
export const readTone = (word: string): { tone: KnownTone; warning?: string } => {
  const tokens = tokenize(word);
  const plain = tokens
    .filter(({ type }) => type === 'word')
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const known = tones.find((tone) => tone.replace('_', ' ') === plain.replaceAll('_', ' '));
  if (known) return { tone: known };
  const other = toneWords().all(tokens)[0]?.value;
  if (other) return { tone: other, warning: `The tone "${word}" was read as ${other.replace('_', ' ')}.` };
  return { tone: 'friendly', warning: `The tone "${word}" is not known here; the recipe was written in a friendly one.` };
};

const phaseRows = lazy(() =>
  rowsOf('phases.tsv', ['phase', 'verbs']).map((row) => ({
    phase: oneOf(row, 'phase', phases),
    verbs: new Set(listOf(row.cells.verbs)),
  })),
);

/** What goes on in a step that asks for these verbs, as far as the style remarks on it. */
export const phaseOf = (verbs: ReadonlySet<string>, { remarks }: ToneStyle): CookingPhase | undefined =>
  phaseRows().find(({ phase, verbs: own }) => (remarks.get(phase)?.length ?? 0) > 0 && [...own].some((verb) => verbs.has(verb)))?.phase;
