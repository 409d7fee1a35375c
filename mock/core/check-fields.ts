import { suggestName } from '../../src/contract/did-you-mean.js';
import { closestName } from '../../src/util/edit-distance.js';
import { show } from '../util/show.js';

/** What a field must be; a list names the allowed values. */
export type FieldKind =
  | 'count'
  | 'number'
  | 'probability'
  | 'status'
  | 'text'
  | 'boolean'
  | 'function'
  | 'object'
  | 'list'
  | 'anything'
  | readonly unknown[];

const isWithin = (value: unknown, min: number, max: number): boolean => typeof value === 'number' && value >= min && value <= max;

const checks: Record<Extract<FieldKind, string>, { isValid: (value: unknown) => boolean; expected: string }> = {
  count: {
    isValid: (value) => value === Infinity || (Number.isInteger(value) && isWithin(value, 0, Infinity)),
    expected: 'a whole number, 0 or more',
  },
  number: { isValid: (value) => typeof value === 'number' && Number.isFinite(value), expected: 'a number' },
  probability: { isValid: (value) => isWithin(value, 0, 1), expected: '0 to 1' },
  status: { isValid: (value) => Number.isInteger(value) && isWithin(value, 200, 599), expected: 'an HTTP status from 200 to 599' },
  text: { isValid: (value) => typeof value === 'string', expected: 'a text' },
  boolean: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  function: { isValid: (value) => typeof value === 'function', expected: 'a function' },
  object: { isValid: (value) => typeof value === 'object' && value !== null, expected: 'an object' },
  list: { isValid: Array.isArray, expected: 'a list' },
  anything: { isValid: () => true, expected: 'anything' },
};

const isList = (kind: FieldKind): kind is readonly unknown[] => Array.isArray(kind);

const problemOf = (kind: FieldKind, value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  if (isList(kind)) return kind.includes(value) ? undefined : `must be ${kind.map(show).join(', ')}`;
  const { isValid, expected } = checks[kind];
  return isValid(value) ? undefined : `must be ${expected}`;
};

/** Says that a name does not exist, and which one was probably meant. Plain JavaScript may pass a name that is not a text. */
export const noSuchName = (what: string, name: unknown, known: readonly string[]): string =>
  `There is no ${what} "${String(name)}"${suggestName(String(name), known)}`;

/** The field that was probably meant: one that takes the value, otherwise any. `tier: 'pro'` is not the object `tiers`. */
const suggestField = (name: string, value: unknown, kinds: Readonly<Record<string, FieldKind>>): string => {
  const names = Object.keys(kinds);
  const fitting = names.filter((each) => problemOf(kinds[each]!, value) === undefined);
  return suggestName(name, closestName(name, fitting) === undefined ? names : fitting);
};

/**
 * Throws a `TypeError` for a field that does not exist, with the one that was probably meant, and a `RangeError` for a value that cannot
 * be. `owner` names what the fields belong to, such as `createMockService`. Throws a `TypeError` for what is not an object, as plain
 * JavaScript may pass it.
 */
export const assertFields = (owner: string, fields: object, kinds: Readonly<Record<string, FieldKind>>): void => {
  // The value is not shown, because it may be a secret.
  if (Object(fields) !== fields) throw new TypeError(`${owner}: pass an object of options: ${Object.keys(kinds).join(', ')}.`);
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(kinds, name)) {
      throw new TypeError(`${owner}: unknown option \`${name}\`${suggestField(name, value, kinds)}`);
    }
    const problem = problemOf(kinds[name]!, value);
    if (problem !== undefined) throw new RangeError(`${owner}: \`${name}\` ${problem}, not ${show(value)}.`);
  }
};

/** The same for every field of an interface: a field without a kind does not compile. */
export type FieldKinds<Fields extends object> = Readonly<Record<keyof Required<Fields> & string, FieldKind>>;
