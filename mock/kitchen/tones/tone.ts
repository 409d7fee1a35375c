/** What goes on in a step, as far as a teller of recipes remarks on it. */
export type Moment = 'prepare' | 'heat' | 'mix' | 'fry' | 'simmer' | 'bake' | 'rest' | 'chill' | 'serve';

/** How one tone speaks. Nothing here may hold a number, a unit or a food: those belong to the recipe. */
export interface Voice {
  /** Round the title: `*` stands for it. */
  title: string;
  /** Begin the first step. */
  opens: readonly string[];
  /** Begin some of the steps between; the step goes on in lower case after a comma. */
  links: readonly string[];
  /** Begin the last step. */
  lasts: readonly string[];
  /** End the last step. */
  closes: readonly string[];
  /** Remarks after a step, by what goes on in it. */
  remarks: Partial<Record<Moment, readonly string[]>>;
  /** A remark on every step that offers a moment, or on every other one. */
  chatty: boolean;
  /** Words for words: the left one, where the cook is told to do something, becomes the right one. */
  verbs: Readonly<Record<string, string>>;
  /** Phrases for phrases, anywhere. */
  phrases: readonly (readonly [from: RegExp, to: string])[];
}

export const contractions: Voice['phrases'] = [
  [/\bdo not\b/g, "don't"],
  [/\bDo not\b/g, "Don't"],
  [/\bit is\b/g, "it's"],
  [/\bthey are\b/g, "they're"],
  [/\bwill not\b/g, "won't"],
  [/\byou will\b/g, "you'll"],
  [/\bthat is\b/g, "that's"],
];

export const fullForms: Voice['phrases'] = [
  [/\bdon't\b/g, 'do not'],
  [/\bDon't\b/g, 'Do not'],
  [/\bit's\b/g, 'it is'],
  [/\bthey're\b/g, 'they are'],
  [/\bwon't\b/g, 'will not'],
  [/\byou'll\b/g, 'you will'],
  [/\byou're\b/g, 'you are'],
  [/\bcan't\b/g, 'cannot'],
];
