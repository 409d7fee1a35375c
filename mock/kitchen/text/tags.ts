/** What the lexicon may say of a word. `data/lexicon.tsv` explains each by its words. */
export const tagNames = [
  'unit', 'article', 'conjunction', 'preposition', 'negation', 'hedge', 'vague_amount',
  'size', 'preparation', 'adverb', 'state', 'quality', 'part', 'container', 'counter',
  'tool', 'appliance', 'vessel',
  'verb', 'heat', 'brown', 'cook', 'rest', 'serve', 'mix', 'add', 'remove', 'prepare',
  'time_unit', 'scale', 'doneness', 'inside',
] as const; // prettier-ignore

export type Tag = (typeof tagNames)[number];

/** The form of a verb: "chop", "chops", "chopped", "chopping". */
export type VerbForm = 'base' | 's' | 'past' | 'ing';
