import { parseDuration } from '../src/util/parse-duration.js';
import { MAX_SECRET_LENGTH } from '../src/util/timing-safe-equal.js';
import { UsageError } from './exit-codes.js';

const parseNumber = (flag: string, value: string): number => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new UsageError(`${flag}: "${value}" is not a number.`);
  return number;
};

/** A number. `flag` is the option that it was given with, here and below. */
export const toNumber =
  (flag: string) =>
  (value: string): number =>
    parseNumber(flag, value);

/** A number from 0 to 1. */
export const toProbability =
  (flag: string) =>
  (value: string): number => {
    const number = parseNumber(flag, value);
    if (number >= 0 && number <= 1) return number;
    throw new UsageError(`${flag}: "${value}" is not a number from 0 to 1.`);
  };

/** A whole number of at least `minimum`, and of at most `maximum` if that is given. */
export const toInteger =
  (flag: string, minimum: number, maximum = Infinity) =>
  (value: string): number => {
    const number = parseNumber(flag, value);
    if (Number.isInteger(number) && number >= minimum && number <= maximum) return number;
    const range = maximum === Infinity ? `of ${minimum} or more` : `from ${minimum} to ${maximum}`;
    throw new UsageError(`${flag}: "${value}" is not a whole number ${range}.`);
  };

const UNIT_MS = { milliseconds: 1, seconds: 1000, minutes: 60_000 };

/**
 * A whole number of milliseconds, seconds or minutes, of at least `minimum`. A value with a unit is an error that names the number to pass, because
 * not all options have the same unit.
 */
export const toDuration =
  (flag: string, unit: keyof typeof UNIT_MS, minimum = 0) =>
  (value: string): number => {
    const isValid = (number: number): boolean => Number.isInteger(number) && number >= minimum;
    const number = Number(value);
    if (value.trim() !== '' && isValid(number)) return number;
    const meant = (parseDuration(value) ?? Number.NaN) / UNIT_MS[unit];
    throw new UsageError(
      `${flag}: "${value}" is not a whole number of ${unit}${isValid(meant) ? `; did you mean ${meant}?` : `, ${minimum} or more.`}`,
    );
  };

export const toPort =
  (flag: string) =>
  (value: string): number => {
    const port = Number(value);
    if (value.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
    throw new UsageError(`${flag}: "${value}" is not a port. Give 0 to 65535; 0 picks a free port.`);
  };

/** An absolute http or https URL. The message does not show a text that may have a password or a token. */
export const toUrl =
  (flag: string, example = 'http://localhost:3000/callbacks') =>
  (value: string): string => {
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
    const shown = /[@?#]/.test(value) ? '' : `, not "${value}"`;
    throw new UsageError(`${flag} must be an absolute URL, such as ${example}${shown}.`);
  };

/** The same without a user name and a password, which fetch does not send. `advice` follows the message. */
export const toUrlWithoutUser =
  (flag: string, example?: string, advice = '') =>
  (value: string): string => {
    const { username, password } = new URL(toUrl(flag, example)(value));
    if (username || password) throw new UsageError(`${flag} must not contain a user name or a password.${advice}`);
    return value;
  };

/**
 * A text that is sent as a header. `names` are its option and its variable, and `absent` says what happens without both. Messages do not
 * show the text, because it is secret.
 */
export const toHeaderText =
  (names: string, absent: string) =>
  (value: string): string => {
    if (value.trim() === '') throw new UsageError(`${names} is blank. Without it, ${absent}.`);
    if (/^[\x21-\x7e]+$/.test(value)) return value;
    throw new UsageError(`${names} must be printable ASCII without spaces, because it is sent in a header.`);
  };

/** A callback secret, which may have spaces and letters beyond ASCII. `names` are its option and its variable. */
export const toCallbackSecret =
  (names: string) =>
  (value: string): string => {
    if (value.trim() === '') throw new UsageError(`${names} is blank: no receiver accepts such a secret.`);
    if (value.length > MAX_SECRET_LENGTH)
      throw new UsageError(`${names} has ${value.length} characters: receivers accept up to ${MAX_SECRET_LENGTH}.`);
    if (/\p{Cc}/u.test(value)) throw new UsageError(`${names} has a control character, such as a line break, which a header cannot carry.`);
    return value;
  };

/** Collects an option that may be repeated, or holds several values between commas. */
export const toList = (value: string, previous: string[] | undefined): string[] => [
  ...(previous ?? []),
  ...value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
];

/** Collects headers such as `Retry-After: 30` by their names. */
export const toHeaders =
  (flag: string) =>
  (value: string, previous: Record<string, string> | undefined): Record<string, string> => {
    const [, name, text = ''] = /^([^\s:]+):(.*)$/.exec(value) ?? [];
    if (name === undefined)
      throw new UsageError(`${flag}: "${value}" is not a header. Pass its name and value, such as "Retry-After: 30".`);
    return { ...previous, [name]: text.trim() };
  };
