import { suggestName } from '../../src/contract/did-you-mean.js';

/** What a field must be; a list names the allowed values. */
export type FieldKind = 'amount' | 'count' | 'number' | 'text' | 'boolean' | 'function' | 'object' | 'anything' | readonly unknown[];

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value < Infinity;

const checks: Record<Extract<FieldKind, string>, { isValid: (value: unknown) => boolean; expected: string }> = {
  amount: { isValid: isAmount, expected: 'a number, 0 or more' },
  count: {
    isValid: (value) => value === Infinity || (Number.isInteger(value) && isAmount(value)),
    expected: 'a whole number, 0 or more',
  },
  number: { isValid: (value) => typeof value === 'number' && Number.isFinite(value), expected: 'a number' },
  text: { isValid: (value) => typeof value === 'string', expected: 'a text' },
  boolean: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  function: { isValid: (value) => typeof value === 'function', expected: 'a function' },
  object: { isValid: (value) => typeof value === 'object' && value !== null, expected: 'an object' },
  anything: { isValid: () => true, expected: 'anything' },
};

const isList = (kind: FieldKind): kind is readonly unknown[] => Array.isArray(kind);

const problemOf = (kind: FieldKind, value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  if (isList(kind)) return kind.includes(value) ? undefined : `must be ${kind.map((each) => JSON.stringify(each)).join(', ')}`;
  const { isValid, expected } = checks[kind];
  return isValid(value) ? undefined : `must be ${expected}`;
};

/** NaN, Infinity and functions have no JSON. */
const show = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? typeof value);

/**
 * Throws a `TypeError` for a field that does not exist, with the one that was probably meant, and a `RangeError` for a value that cannot
 * be. `owner` names what the fields belong to, such as `createMockService`.
 */
export const assertFields = (owner: string, fields: object, kinds: Readonly<Record<string, FieldKind>>): void => {
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(kinds, name)) {
      throw new TypeError(`${owner}: unknown option \`${name}\`${suggestName(name, Object.keys(kinds))}`);
    }
    const problem = problemOf(kinds[name]!, value);
    if (problem !== undefined) throw new RangeError(`${owner}: \`${name}\` ${problem}, not ${show(value)}.`);
  }
};

/** The same for every field of an interface: a field without a kind does not compile. */
export type FieldKinds<Fields extends object> = Readonly<Record<keyof Required<Fields> & string, FieldKind>>;
