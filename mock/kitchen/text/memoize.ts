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
    let found = known.get(text);
    if (found) return found.value;
    found = { value: work(text) };
    if (text.length <= longest) known.set(text, found);
    // the first that was kept is the first to go
    if (known.size > most) known.delete(known.keys().next().value as string);
    return found.value;
  };
};
