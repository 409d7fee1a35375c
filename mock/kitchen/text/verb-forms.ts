import type { VerbForm } from './tags.js';

const VOWEL = /[aeiou]/;

/** Whether the last letter is doubled: "chop" becomes "chopped". Only verbs of one syllable that end in one vowel and one consonant. */
const doublesLast = (base: string): boolean => /[^aeiou][aeiou][bdgmnprt]$/.test(base) && base.split(VOWEL).length === 2;

/**
 * The forms of a regular verb.
 *
 * @example
 * verbForms('chop') // [['chop', 'base'], ['chops', 's'], ['chopped', 'past'], ['chopping', 'ing']]
 */
export const verbForms = (base: string): (readonly [word: string, form: VerbForm])[] => {
  const isEs = /(?:s|x|z|ch|sh)$/.test(base);
  const isY = /[^aeiou]y$/.test(base);
  const stem = doublesLast(base) ? base + base.at(-1) : base;
  const regularPast = base.endsWith('e') ? `${base}d` : `${stem}ed`;
  const past = isY ? `${base.slice(0, -1)}ied` : regularPast;
  const ing = base.endsWith('e') && !base.endsWith('ee') ? `${base.slice(0, -1)}ing` : `${stem}ing`;
  return [
    [base, 'base'],
    [isY ? `${base.slice(0, -1)}ies` : `${base}${isEs ? 'es' : 's'}`, 's'],
    [past, 'past'],
    [ing, 'ing'],
  ];
};
