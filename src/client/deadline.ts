const longestTimer = 2_147_483_647;

/**
 * Runs something under a signal that aborts with `late()` after `ms`, or with its parent's reason. Settles at once on either, also
 * where what runs does not listen to its signal.
 */
export const withDeadline = <Result>(
  ms: number | undefined,
  parent: AbortSignal | undefined,
  late: () => unknown,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown): void => {
      controller.abort(reason);
      finish();
      reject(reason);
    };
    const onAbort = (): void => stop(parent?.reason);
    const timer = ms !== undefined && ms <= longestTimer ? setTimeout(() => stop(late()), ms) : undefined;
    const finish = (): void => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', onAbort);
    };
    if (parent?.aborted) return onAbort();
    parent?.addEventListener('abort', onAbort);
    run(controller.signal).then(resolve, reject).finally(finish);
  });
