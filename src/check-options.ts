import { suggestName } from './contract/did-you-mean.js';
import { endSentence } from './contract/issues.js';
import { ConfigurationError } from './errors.js';
import { describeType } from './util/describe-type.js';

/** What is wrong with the value of an option, to follow its name; undefined if nothing is. */
export type OptionCheck = (value: unknown) => string | undefined;

/** A check for values of one kind; `expected` says which. */
export const expectThat =
  (isValid: (value: unknown) => boolean, expected: string): OptionCheck =>
  (value) =>
    isValid(value) ? undefined : `must be ${expected}`;

/** The same for numbers. The error says what the value is: a wrong number, such as `NaN`, or its type. */
const expectNumber =
  (isValid: (value: unknown) => boolean, expected: string): OptionCheck =>
  (value) =>
    isValid(value) ? undefined : `must be ${expected}, not ${typeof value === 'number' ? value : describeType(value)}`;

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

/** A time that a timer and Redis can count. */
const isDuration = (value: unknown): boolean => isAmount(value) && value !== 0 && (value as number) <= Number.MAX_SAFE_INTEGER;

const isCount = (value: unknown, min: number): boolean => Number.isInteger(value) && (value as number) >= min;

/** An AbortSignal of any realm or polyfill. */
const isSignal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'aborted' in value && 'addEventListener' in value;

/** `Headers` and lists of pairs have no properties, so they would be left out silently. */
export const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !(Symbol.iterator in value);

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** A clock for a limiter: a part of it is enough. A `now` that returns a `Date` would make calls wait for ever. */
const isClock = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const clock = value as Record<string, (() => unknown) | undefined>;
  const given = ['now', 'monotonic', 'after', 'random'].filter((name) => clock[name] !== undefined);
  if (given.length === 0 || !given.every((name) => isFunction(clock[name]))) return false;
  return ['now', 'monotonic'].every((name) => clock[name] === undefined || Number.isFinite(clock[name]()));
};

/** What an option may be. */
export const is = {
  anything: () => undefined,
  milliseconds: expectNumber(isAmount, 'a number of milliseconds, 0 or more'),
  duration: expectNumber(isDuration, `a number of milliseconds, more than 0 and at most ${Number.MAX_SAFE_INTEGER}`),
  bytes: expectNumber((value) => isAmount(value) && value !== 0, 'a number of bytes, more than 0'),
  count: expectNumber((value) => isCount(value, 0), 'a whole number, 0 or more'),
  positiveCount: expectNumber((value) => isCount(value, 1), 'a whole number, 1 or more'),
  boolean: expectThat((value) => typeof value === 'boolean', 'true or false'),
  function: expectThat(isFunction, 'a function'),
  clock: expectThat(isClock, 'an object with functions, such as `now`, which returns epoch milliseconds'),
  text: expectThat((value) => typeof value === 'string', 'a text'),
  signal: expectThat(isSignal, 'an AbortSignal'),
  oneOf: (...values: readonly string[]) => expectThat((value) => values.includes(value as string), `one of ${values.join(', ')}`),
} satisfies Record<string, OptionCheck | ((...values: readonly string[]) => OptionCheck)>;

/** What is wrong with options: unknown names, and values that cannot work. */
export const problemsOf = (options: unknown, checks: Readonly<Record<string, OptionCheck>>): string[] => {
  if (!isRecord(options)) return [`options must be an object of ${Object.keys(checks).join(', ')}`];
  return Object.entries(options).flatMap(([name, value]) => {
    if (!Object.hasOwn(checks, name)) return [`unknown option \`${name}\`${suggestName(name, Object.keys(checks))}`];
    const problem = value === undefined ? undefined : checks[name]!(value);
    return problem ? [`\`${name}\` ${problem}`] : [];
  });
};

/** Throws a {@link ConfigurationError} for unknown options and for values that cannot work. */
export const assertOptions = <Options extends object>(options: Options, checks: Readonly<Record<keyof Options, OptionCheck>>): void => {
  const problems = problemsOf(options, checks);
  if (problems.length === 0) return;
  const text = problems.join('; ');
  throw new ConfigurationError(`${text.charAt(0).toUpperCase()}${endSentence(text.slice(1))}`);
};
