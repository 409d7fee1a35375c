import { closed, sentencesOf } from '../text/sentences.js';
import { tokenize } from '../text/tokenize.js';

/** Where ingredients are combined. */
const mixing: ReadonlySet<string> = new Set(['stir', 'mix', 'combine', 'fold', 'whisk', 'blend', 'simmer', 'toss', 'add', 'knead']);
/** Where it is too late to put anything in. */
const shaping: ReadonlySet<string> = new Set(['form', 'shape', 'roll', 'press', 'drop', 'fill', 'divide', 'scrape', 'spoon', 'transfer']);
const pouring: ReadonlySet<string> = new Set(['pour', 'spread']);
const into: ReadonlySet<string> = new Set(['in', 'into', 'onto', 'on']);
const serving: ReadonlySet<string> = new Set(['serve', 'garnish', 'top', 'sprinkle', 'ladle', 'divide']);

const orders = (text: string): string[] =>
  tokenize(text).flatMap(({ verb, verbForm }) => (verb !== null && verbForm === 'base' ? [verb] : []));

/** Whether ingredients are combined in a step, and it does not serve them. */
export const mixes = (step: string): boolean => {
  const verbs = orders(step);
  return verbs.some((verb) => mixing.has(verb)) && !serving.has(verbs[0] ?? '');
};

const shapes = (sentence: string): boolean => {
  const tokens = tokenize(sentence);
  return tokens.some(
    ({ verb }, at) =>
      verb !== null && (shaping.has(verb) || (pouring.has(verb) && tokens.slice(at + 1, at + 4).some(({ lemma }) => into.has(lemma)))),
  );
};

/** A step with one more sentence behind the one that mixes, or before it if that one shapes what was mixed as well. */
export const withSentence = (step: string, sentence: string): string => {
  const sentences = sentencesOf(step);
  const at = sentences.findLastIndex((one) => orders(one).some((verb) => mixing.has(verb)));
  if (at === -1) return `${closed(step.trimEnd())} ${sentence}`;
  const mixed = sentences[at] as string;
  const [, what] = sentence.split(' in ', 2);
  if (shapes(mixed)) sentences.splice(at, 0, what === undefined ? sentence : `Put ${what.slice(0, -1)} in the bowl first.`);
  else sentences.splice(at, 1, closed(mixed), sentence);
  return sentences.join(' ');
};
