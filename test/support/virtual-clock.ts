import type { Clock } from '../../src/rate-limit/clock.js';

interface Due {
  at: number;
  order: number;
  run: () => void;
  cancelled: boolean;
}

const before = (a: Due, b: Due): boolean => (a.at - b.at || a.order - b.order) < 0;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const createRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Time that moves only when asked to, and then as fast as it can; chance from a seed. */
export class VirtualClock implements Clock {
  readonly #due: Due[] = [];
  #now: number;
  #order = 0;

  constructor(start = Date.UTC(2026, 0, 5, 12), seed = 1) {
    this.#now = start;
    this.random = createRandom(seed);
  }

  now = (): number => this.#now;

  monotonic = (): number => this.#now;

  readonly random: () => number;

  after = (ms: number, run: () => void): (() => void) => {
    const due: Due = { at: this.#now + Math.max(0, ms), order: this.#order++, run, cancelled: false };
    const heap = this.#due;
    let place = heap.push(due) - 1;
    for (let parent; place > 0 && before(due, heap[(parent = (place - 1) >> 1)]!); place = parent) heap[place] = heap[parent]!;
    heap[place] = due;
    return () => {
      due.cancelled = true;
    };
  };

  /** Resolves when nothing more happens without time: to be replaced where some of it happens outside this process. */
  settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));

  /** How many timers wait. */
  get pending(): number {
    return this.#due.filter(({ cancelled }) => !cancelled).length;
  }

  /** Lets time pass until nothing is due, or until `done` resolves, at most to `end`. */
  async run(done?: Promise<unknown>, end = Infinity): Promise<void> {
    let open = true;
    const close = (): void => {
      open = false;
    };
    done?.then(close, close);
    for (;;) {
      await this.settled();
      while (this.#due[0]?.cancelled) this.#pop();
      const next = this.#due[0];
      if (!open || !next || next.at > end) break;
      this.#now = Math.max(this.#now, next.at);
      this.#pop().run();
      while (this.#due[0] && this.#due[0].at <= this.#now) {
        const due = this.#pop();
        if (!due.cancelled) due.run();
      }
    }
    if (open && end < Infinity) this.#now = end;
  }

  /** Lets time pass until `done` settles. It may also wait for what takes no time of this clock, such as a module that loads. */
  async runUntil<Value>(done: Promise<Value>): Promise<Value> {
    let open = true;
    const close = (): void => {
      open = false;
    };
    done.then(close, close);
    for (;;) {
      await this.run(done);
      if (!open) return done;
    }
  }

  /** Lets `ms` pass. */
  advance(ms: number): Promise<void> {
    return this.run(undefined, this.#now + ms);
  }

  #pop(): Due {
    const heap = this.#due;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (!heap.length) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
      if (!before(heap[child]!, last)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}
