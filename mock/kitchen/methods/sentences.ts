const unitEnds = /\b(?:tbsp|tsp|oz|lb|lbs|pkg|approx|in|min|mins|hr|hrs|no|vs|deg)\.$/i;

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] => {
  const sentences: string[] = [];
  for (const part of step.split(/(?<=[.!?])\s+(?=[\p{Lu}("'])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && unitEnds.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part.trim() !== '') sentences.push(part.trim());
  }
  return sentences;
};

/** Ends with a full stop, or whatever it had. */
export const closed = (sentence: string): string => (/[.!?]["')]?$/.test(sentence) ? sentence : `${sentence.replace(/[\s,;:–-]+$/, '')}.`);
