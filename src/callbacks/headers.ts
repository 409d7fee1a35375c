/** Headers in any form that a server has: `Headers`, a record with names in any case, or pairs. */
export type CallbackHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

/**
 * Returns a function that returns all values of a header (name in lower case): none if it is absent, several if it was sent several times.
 * `Headers` joins several values into one, and a record may hold them as an array.
 */
export const readHeaders = (headers: CallbackHeaders): ((name: string) => unknown[]) => {
  const entries: (readonly [string, unknown])[] = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  return (name) => entries.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value ?? '');
};
