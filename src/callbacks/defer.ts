/** Puts work off until what is going on is over. */
export type Defer = (work: () => void) => void;

/** Makes a {@link Defer} that begins everything that waits in one turn, because turns are dear to a busy server. */
export const createDefer = (): Defer => {
  let waiting: (() => void)[] = [];
  const begin = () => {
    const due = waiting;
    waiting = [];
    for (const work of due) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) (globalThis.setImmediate ?? setTimeout)(begin);
  };
};
