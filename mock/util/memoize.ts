/** Longer texts seldom come twice, and would fill the memory. A guess. */
const LONGEST_KEY = 200;

/** Remembers the results of `compute` for at most `capacity` short texts; when full, it starts over. */
export const memoize = <Result>(capacity: number, compute: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (text.length <= LONGEST_KEY) {
      if (results.size === capacity) results.clear();
      results.set(text, result);
    }
    return result;
  };
};
