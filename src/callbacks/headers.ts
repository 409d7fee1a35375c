/** Headers in any form that a server gives them: `Headers`, a record of any case, or pairs. */
export type CallbackHeaders =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | Iterable<readonly [string, string]>;

interface Gettable {
  get(name: string): unknown;
}

const isGettable = (headers: object): headers is Gettable => 'get' in headers && typeof headers.get === 'function';

/** Every value that stands under `name` (lower case), whatever the form; an absent header has none. */
export const headerValues = (headers: CallbackHeaders, name: string): unknown[] => {
  if (isGettable(headers)) return [headers.get(name)].filter((value) => value !== null);
  const pairs = Symbol.iterator in headers ? [...headers] : undefined;
  const named = (key: string) => key.toLowerCase() === name;
  const found: unknown[] = pairs
    ? pairs.filter(([key]) => named(key)).map(([, value]) => value)
    : Object.keys(headers)
        .filter(named)
        .map((key) => (headers as Record<string, unknown>)[key]);
  return found.flat().filter((value) => value !== undefined && value !== null);
};
