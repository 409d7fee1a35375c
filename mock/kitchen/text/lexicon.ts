import { listOf, oneOfEach, readTable } from './read-table.js';
import { tables } from './tables.generated.js';
import { tagNames, type Tag, type VerbForm } from './tags.js';
import { verbForms } from './verb-forms.js';

/** What the lexicon says of one word. */
export interface WordEntry {
  readonly tags: ReadonlySet<Tag>;
  readonly verb: string | null;
  readonly verbForm: VerbForm | null;
}

const rows = readTable({ file: 'text/data/lexicon.tsv', text: tables['lexicon.tsv'] }, ['word', 'tags', 'forms']).map((row) => ({
  word: row.cells.word.includes(' ') ? row.fail('word', `"${row.cells.word}" is more than one word.`) : row.cells.word,
  tags: oneOfEach(row, 'tags', tagNames),
  forms: listOf(row.cells.forms),
}));

const none: WordEntry = { tags: new Set(), verb: null, verbForm: null };

const entries: ReadonlyMap<string, WordEntry> = (() => {
  const found = new Map<string, WordEntry>();
  const add = (word: string, tags: readonly Tag[], verb: string | null, verbForm: VerbForm | null): void => {
    const known = found.get(word) ?? none;
    found.set(word, { tags: new Set([...known.tags, ...tags]), verb: known.verb ?? verb, verbForm: known.verbForm ?? verbForm });
  };
  for (const { word: base, tags, forms } of rows) {
    if (!tags.includes('verb')) add(base, tags, null, null);
    else {
      for (const [word, form] of verbForms(base)) if (forms.length === 0 || form !== 'past') add(word, tags, base, form);
      for (const word of forms) add(word, tags, base, word.endsWith('ing') ? 'ing' : 'past');
    }
  }
  return found;
})();

/** What the lexicon says of a folded word: of the word itself, and of its singular. */
export const entryOf = (folded: string, lemma: string): WordEntry => {
  const entry = entries.get(folded);
  const base = folded === lemma ? undefined : entries.get(lemma);
  if (!entry || !base) return entry ?? base ?? none;
  return { tags: new Set([...entry.tags, ...base.tags]), verb: entry.verb ?? base.verb, verbForm: entry.verbForm ?? base.verbForm };
};
