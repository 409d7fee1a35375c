import { UsageError } from './exit-codes.js';

/** A number of an option. */
export const toNumber = (value: string): number => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw new UsageError(`"${value}" is not a number.`);
  return number;
};

/** A whole number of at least `minimum`. */
export const toInteger =
  (minimum: number) =>
  (value: string): number => {
    const number = toNumber(value);
    if (!Number.isInteger(number) || number < minimum) throw new UsageError(`"${value}" is not a whole number of ${minimum} or more.`);
    return number;
  };

export const toPort = (value: string): number => {
  const port = Number(value);
  if (value.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`"${value}" is not a port. Give 0 to 65535; 0 picks a free port.`);
  return port;
};

/** An absolute http or https URL. `flag` is the option that it was given with. */
export const toUrl =
  (flag: string) =>
  (value: string): string => {
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
      throw new UsageError(`${flag} must be an absolute URL, such as http://localhost:3000/callbacks, not "${value}".`);
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
