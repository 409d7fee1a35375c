/** Time and chance, to be replaced in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs something once, in `ms`, which may be longer than a timer can hold; gives what cancels it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

/** A longer timer would fire at once. */
const longest = 2 ** 31 - 1;

/** The machine's own clock, looked up at each use. */
export const realClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(ms, run) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (left: number): void => {
      timer = left > longest ? setTimeout(wait, longest, left - longest) : setTimeout(run, Math.ceil(left));
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};
