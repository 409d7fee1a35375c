import { startImmediate } from '../util/timers.js';

/** Runs a callback after the current work of the event loop. */
export type Defer = (callback: () => void) => void;

/** Creates a {@link Defer} that runs everything deferred meanwhile in one task: a task for each request slows a busy server down. */
export const createDefer = (): Defer => {
  let deferred: (() => void)[] = [];
  const runAll = () => {
    const callbacks = deferred;
    deferred = [];
    for (const callback of callbacks) callback();
  };
  return (callback) => {
    if (deferred.push(callback) === 1) startImmediate(runAll);
  };
};
