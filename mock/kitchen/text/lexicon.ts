import { listOf, oneOfEach } from './read-table.js';
import { pluralOf } from './lemma.js';
import { later, valuesOf } from './tables.generated.js';

/** What the lexicon may say of a word. `data/lexicon.tsv` explains each by its words. */
export const tagNames = [
  'unit', 'article', 'conjunction', 'preposition', 'negation', 'hedge', 'vague_amount',
  'size', 'adverb', 'state', 'quality', 'container', 'counter',
  'tool', 'vessel', 'verb', 'cook', 'rest', 'doneness', 'time_unit', 'inside',
] as const; // prettier-ignore

export type Tag = (typeof tagNames)[number];

/** The form of a verb: "chop", "chops", "chopped", "chopping". */
export type VerbForm = 'base' | 's' | 'past' | 'ing';

/** What the lexicon says of one word. */
export interface WordEntry {
  readonly tags: ReadonlySet<Tag>;
  readonly verb: string | null;
  readonly verbForm: VerbForm | null;
}

const VOWEL = /[aeiou]/;

/** Whether the last letter is doubled: "chop" becomes "chopped". Only verbs of one syllable that end in one vowel and one consonant. */
const doublesLast = (base: string): boolean => /[^aeiou][aeiou][bdgmnprt]$/.test(base) && base.split(VOWEL).length === 2;

/**
 * The forms of a regular verb.
 *
 * @example
 * verbForms('chop') // [['chop', 'base'], ['chops', 's'], ['chopped', 'past'], ['chopping', 'ing']]
 */
const verbForms = (base: string): (readonly [word: string, form: VerbForm])[] => {
  const isY = /[^aeiou]y$/.test(base);
  const doubled = doublesLast(base) ? base + base.at(-1) : base;
  const stem = doubled.replace(/e$/, '');
  const past = isY ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  const ing = `${base.endsWith('ee') ? base : stem}ing`;
  return [
    [base, 'base'],
    [pluralOf(base), 's'],
    [past, 'past'],
    [ing, 'ing'],
  ];
};

const rows = valuesOf('lexicon.tsv', ['word', 'tags', 'forms'], (row) => ({
  word: row.cells.word.includes(' ') ? row.fail('word', `"${row.cells.word}" is more than one word.`) : row.cells.word,
  tags: oneOfEach(row, 'tags', tagNames),
  forms: listOf(row.cells.forms),
}));

const none: WordEntry = { tags: new Set(), verb: null, verbForm: null };

const merged = (one: WordEntry | undefined = none, other: WordEntry | undefined = none): WordEntry => ({
  tags: new Set([...one.tags, ...other.tags]),
  verb: one.verb ?? other.verb,
  verbForm: one.verbForm ?? other.verbForm,
});

const entries = later((): ReadonlyMap<string, WordEntry> => {
  const found = new Map<string, WordEntry>();
  for (const { word: base, tags: all, forms } of rows()) {
    const tags = new Set(all);
    const add = (word: string, verb: string | null, verbForm: VerbForm | null): void => {
      found.set(word, merged(found.get(word), { tags, verb, verbForm }));
    };
    if (!tags.has('verb')) add(base, null, null);
    else {
      for (const [word, form] of verbForms(base)) if (forms.length === 0 || form !== 'past') add(word, base, form);
      for (const word of forms) add(word, base, word.endsWith('ing') ? 'ing' : 'past');
    }
  }
  return found;
});

/** What the lexicon says of a folded word: of the word itself, and of its singular. */
export const entryOf = (folded: string, lemma: string): WordEntry => merged(entries().get(folded), entries().get(lemma));
