/** A promise of any realm or library. */
const isThenable = (value: unknown): value is PromiseLike<unknown> => typeof value === 'object' && value !== null && 'then' in value;

/** Runs code of the user, which must not stop a call. What it throws, or its promise rejects with, goes to `onFailure`. Default: ignore it. */
export const runSafely = (run: () => unknown, onFailure: (error: unknown) => void = () => {}): void => {
  try {
    const result = run();
    if (isThenable(result)) Promise.resolve(result).catch(onFailure);
  } catch (error) {
    onFailure(error);
  }
};
