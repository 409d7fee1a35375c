/** Longer texts are seldom the same again, and would fill the memory. */
const longest = 200;

/** Remembers what was made of short texts that come again and again, `most` of them, and makes it no second time. */
export const memoize = <Made>(most: number, make: (text: string) => Made): ((text: string) => Made) => {
  const known = new Map<string, Made>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (text.length <= longest) {
      if (known.size === most) known.clear();
      known.set(text, made);
    }
    return made;
  };
};
