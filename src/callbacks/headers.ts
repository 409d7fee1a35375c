/** Headers in any form that a server gives them: `Headers`, a record of any case, or pairs. */
export type CallbackHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

/**
 * Gives a function that finds what stands under a name (lower case), whatever the form of the headers: nothing where the header is absent,
 * several where it came several times. `Headers` joins them into one, and a record may hold them as an array.
 */
export const readHeaders = (headers: CallbackHeaders): ((name: string) => unknown[]) => {
  const entries: (readonly [string, unknown])[] = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return (name) => {
    const found: unknown[] = [];
    for (const [key, value] of entries) if (key.length === name.length && key.toLowerCase() === name) found.push(value ?? '');
    return found;
  };
};
