const UNIT_ENDS = /\b(?:tbsp|tsp|oz|lb|lbs|pkg|approx|in|min|mins|hr|hrs|no|vs|deg)\.$/i;

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] => {
  const sentences: string[] = [];
  for (const part of step.split(/(?<=[.!?])\s+(?=[\p{Lu}("'])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && UNIT_ENDS.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim() !== '') sentences.push(part.trim());
  }
  return sentences;
};

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
