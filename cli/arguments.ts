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

/** A whole number of at least `minimum`. */
export const toInteger =
  (flag: string, minimum: number) =>
  (value: string): number => {
    const number = parseNumber(flag, value);
    if (Number.isInteger(number) && number >= minimum) return number;
    throw new UsageError(`${flag}: "${value}" is not a whole number of ${minimum} or more.`);
  };

export const toPort =
  (flag: string) =>
  (value: string): number => {
    const port = Number(value);
    if (value.trim() !== '' && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
    throw new UsageError(`${flag}: "${value}" is not a port. Give 0 to 65535; 0 picks a free port.`);
  };

/** An absolute http or https URL. */
export const toUrl =
  (flag: string, example = 'http://localhost:3000/callbacks') =>
  (value: string): string => {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
      throw new UsageError(`${flag} must be an absolute URL, such as ${example}, not "${value}".`);
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
