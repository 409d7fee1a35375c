import { UsageError } from './exit-codes.js';

/** Throws an error if a version of Node is not in a range such as `>=22.12`: an older one fails later, for a reason that says nothing. */
export const assertNodeVersion = (version: string, range: string): void => {
  const least = range.replace('>=', '');
  if (least.localeCompare(version, 'en', { numeric: true }) <= 0) return;
  throw new UsageError(`recipe-ai needs Node ${least} or later. This is Node ${version}.`);
};
