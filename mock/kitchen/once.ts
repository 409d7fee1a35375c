/** What is worked out of an object, once for each and for as long as the object lives. */
export const oncePer = <Key extends object, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = { value: work(key) }));
    return found.value;
  };
};

/** Longer texts are rare, and would fill the memory. */
const longest = 200;

/** What is worked out of a text, once for each of the latest `most`: a kitchen is asked about the same lines again and again. */
export const oncePerText = <Value>(most: number, work: (text: string) => Value): ((text: string) => Value) => {
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
