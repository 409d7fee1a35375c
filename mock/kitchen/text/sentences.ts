/** A blank behind a full stop that ends no abbreviation. */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:[Tt]b?sp|oz|lbs?|pkg|[Aa]pprox|in|mins?|hrs?|[Nn]o|vs|deg)\.)\s+(?=[\p{Lu}("'])/u;

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] =>
  step
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const ORDINAL = /^\s*(?:step\s+)?\d+\s*[.:)]\s+(?=\S)/i;

/** The number before a step: "3. ", "Step 2: "; empty if it has none. */
export const numberOf = (step: string): string => ORDINAL.exec(step)?.[0] ?? '';

const DANGLING_SIGN = /[\s,;:–-]/;

/** The sentence with a full stop at its end, unless it has a mark there. */
export const closed = (sentence: string): string => {
  if (/[.!?]["')]?$/.test(sentence)) return sentence;
  return `${sentence.slice(0, sentence.split('').findLastIndex((sign) => !DANGLING_SIGN.test(sign)) + 1)}.`;
};

/** Whether a step is a heading: "For the sauce:", "TO SERVE", "Step 2". */
export const isHeading = (step: string): boolean =>
  step.length < 60 &&
  (/:\s*$/.test(step) ||
    /^(?:(?:step|instruction)\s*)?\d*[.)]?$/i.test(step.trim()) ||
    /^(?:for|to make) the [^.,]+$/i.test(step.trim()) ||
    !/\p{Ll}/u.test(step));

/** A printed recipe has a few thousand characters. Steps of more are not read to their end: it would take too long, and they are not one recipe. */
export const MAX_CHARACTERS = 40_000;

/** The first steps, or lines, up to the characters that are read. */
export const readable = (steps: readonly string[]): string[] => {
  let left = MAX_CHARACTERS;
  return steps.filter((text) => (left -= text.length) >= 0);
};
