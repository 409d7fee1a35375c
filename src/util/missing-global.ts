/** The name of a global that the runtime lacks, such as `TextEncoder` in Jest with jsdom; undefined if an error has another cause. */
export const missingGlobal = (error: unknown): string | undefined =>
  error instanceof ReferenceError ? /^(\w+) is not defined$/.exec(error.message)?.[1] : undefined;

/** What to do about it. */
export const ADVICE_FOR_MISSING_GLOBAL =
  'Define it before the call. Jest hides globals of Node: use its environment `node`, or `jest-fixed-jsdom`.';

/** Runs a function that needs no network. An error because of a missing global names it and what to do. */
export const explainMissingGlobal = <Result>(owner: string, run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    const global = missingGlobal(error);
    if (global === undefined) throw error;
    throw new TypeError(`${owner}: The runtime has no global \`${global}\`. ${ADVICE_FOR_MISSING_GLOBAL}`, { cause: error });
  }
};
