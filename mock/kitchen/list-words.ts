/** "onion, garlic and cumin" */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "the onion, garlic and cumin" */
export const theseWords = (words: readonly string[]): string => (words.length === 0 ? '' : `the ${listWords(words)}`);
