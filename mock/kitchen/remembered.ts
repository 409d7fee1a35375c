/** Longer texts are rare, and would fill the memory. */
const longest = 200;

/** The same work, done once for each of the latest `most` texts: a kitchen is asked about the same lines again and again. */
export const remembered = <Value>(most: number, work: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    if (text.length > longest) return work(text);
    const found = known.get(text) ?? { value: work(text) };
    // the latest stand last
    known.delete(text);
    known.set(text, found);
    if (known.size > most) known.delete(known.keys().next().value as string);
    return found.value;
  };
};
