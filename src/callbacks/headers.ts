/** Headers in any form that a server gives them: `Headers`, a record of any case, or pairs. */
export type CallbackHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

type Entries = Iterable<readonly [string, unknown]>;

/** Every value that stands under `name` (lower case), whatever the form; an absent header has none. */
export const headerValues = (headers: CallbackHeaders, name: string): unknown[] => {
  const get = (headers as Partial<Headers>).get;
  const entries: Entries = get?.call
    ? [[name, get.call(headers, name)]]
    : Symbol.iterator in headers
      ? (headers as Entries)
      : Object.entries(headers);
  return [...entries].filter(([key]) => key.toLowerCase() === name).flatMap(([, value]) => value ?? []);
};
