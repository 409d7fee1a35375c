/** Runs code of the user, which must not stop a call. What it throws, or its promise rejects with, goes to `onFailure`. Default: ignore it. */
export const runSafely = (run: () => unknown, onFailure: (error: unknown) => void = () => {}): void => {
  try {
    Promise.resolve(run()).catch(onFailure);
  } catch (error) {
    onFailure(error);
  }
};
