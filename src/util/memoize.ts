/** Results that are kept: more than there are different texts at a time. A guess. */
const KEPT_RESULTS = 100;

/** Remembers the results of a function of a text: all of them, until there are many. */
export const memoize = <Result>(compute: (text: string) => Result): ((text: string) => Result) => {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= KEPT_RESULTS) results.clear();
    results.set(text, result);
    return result;
  };
};
