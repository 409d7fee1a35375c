import { closeSync, openSync, rmSync } from 'node:fs';

/** To write takes milliseconds, so a lock that lasts as long was left by a process that was stopped. A guess. */
const MAX_WAIT_MS = 2000;
const WAIT_MS = 2;

const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Creates the file of a lock. Returns false if another process has it. */
const tryToLock = (lock: string): boolean => {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/** Runs a function while no other process runs one with this lock, which is a file. */
export const withLock = (lock: string, run: () => void, maxWaitMs = MAX_WAIT_MS): void => {
  let leftAt = performance.now() + maxWaitMs;
  while (!tryToLock(lock)) {
    if (performance.now() > leftAt) {
      rmSync(lock, { force: true });
      // the next lock is of a process that runs
      leftAt = performance.now() + maxWaitMs;
    } else sleep(WAIT_MS);
  }
  try {
    run();
  } finally {
    rmSync(lock, { force: true });
  }
};
