/** "onion, garlic and cumin" */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "the onion, garlic and cumin" */
export const theseWords = (words: readonly string[]): string => (words.length === 0 ? '' : `the ${listWords(words)}`);

/** "45 minutes", "1 hour 45 minutes". */
export const minutesText = (minutes: number): string => {
  const hours = minutes >= 75 ? Math.floor(minutes / 60) : 0;
  const rest = minutes - hours * 60;
  const words = rest === 1 ? '1 minute' : `${rest} minutes`;
  if (hours === 0) return words;
  return `${hours === 1 ? '1 hour' : `${hours} hours`}${rest === 0 ? '' : ` ${words}`}`;
};

/** Of texts with conditions, those whose condition holds. */
export const thatHold = (texts: readonly (readonly [holds: boolean, text: string])[]): string[] =>
  texts.flatMap(([holds, text]) => (holds ? [text] : []));
