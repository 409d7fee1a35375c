/** A moment, or a function that tells it each time it is asked. */
export type TimeSource = Date | number | (() => number);

/** Milliseconds, or a number with its unit: `'250ms'`, `'30s'`, `'5m'`, `'1h'`, `'2d'`. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** The service's time: windows, quotas, latencies and callbacks all go by it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /**
   * Lets time pass at once; whatever falls due on the way happens in its order, at its own moment.
   *
   * @example
   * ```ts
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z') });
   * mock.clock.advance('1h');
   * console.log(new Date(mock.clock.now()).toISOString()); // 2030-01-01T01:00:00.000Z
   * ```
   */
  advance(by: Duration): void;
  /** Goes to that moment and stands still there, until `advance`, `set` or `real`. What falls due on the way happens. */
  set(to: Date | number | string): void;
  /** Follows the machine's time again: `Date.now`, looked up at each call, so that a test runner's fake timers move it. */
  useRealTime(): void;
}

interface Timer {
  at: number;
  run: () => void;
}

/** What a clock holds that a snapshot keeps. What waits is work in progress, and belongs to whoever set it. */
export interface ClockState {
  stands: number | null;
  offset: number;
}

const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const longestTimeout = 2 ** 31 - 1;

/** Milliseconds of a {@link Duration}. Throws a `RangeError` for anything else. */
export const toMs = (duration: Duration): number => {
  const [, count, unit] = typeof duration === 'string' ? (/^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(duration) ?? []) : [];
  const ms = typeof duration === 'number' ? duration : Number(count) * unitMs[unit as keyof typeof unitMs];
  if (Number.isFinite(ms) && ms >= 0) return ms;
  throw new RangeError(
    `${JSON.stringify(duration)} is no duration: give milliseconds of 0 or more, or a text such as "90s", "1h" or "1d".`,
  );
};

const toEpoch = (moment: Date | number | string): number => {
  const ms = typeof moment === 'number' ? moment : new Date(moment).getTime();
  if (Number.isFinite(ms)) return ms;
  throw new RangeError(`${String(moment)} is no moment: give a Date, epoch milliseconds, or an ISO 8601 text.`);
};

/** A clock with timers. Only while it follows the machine's time, and only while a timer waits, does it hold a real timer. */
export class MockClock implements Clock {
  readonly #start: TimeSource | undefined;
  /** What it follows: the machine, the user's function, or nothing while it stands still. */
  #follows: (() => number) | null = null;
  #stands = 0;
  /** What `advance` added to the time that is followed. */
  #offset = 0;
  #timers: Timer[] = [];
  #real: ReturnType<typeof setTimeout> | undefined;

  constructor(now?: TimeSource) {
    this.#start = now;
    this.#begin();
  }

  now(): number {
    if (this.#follows === null) return this.#stands;
    const now = this.#follows() + this.#offset;
    // A user's function cannot say when it moves, so timers that it has passed are run when it is read.
    if (this.#timers.length > 0 && this.#timers[0]!.at <= now) void Promise.resolve().then(() => this.#runUntil(this.now()));
    return now;
  }

  advance(by: Duration): void {
    const ms = toMs(by);
    this.#pass(this.now() + ms, () => {
      if (this.#follows === null) this.#stands += ms;
      else this.#offset += ms;
    });
  }

  set(to: Date | number | string): void {
    const moment = toEpoch(to);
    this.#pass(moment, () => {
      this.#follows = null;
      this.#stands = moment;
    });
  }

  useRealTime(): void {
    this.#follows = () => Date.now();
    this.#offset = 0;
    this.#arm();
  }

  /** Calls `run` once that much time has passed; the returned function takes it back. Nothing runs before this call has returned. */
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now() + Math.max(0, ms), run };
    const later = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(later < 0 ? this.#timers.length : later, 0, timer);
    if (ms <= 0) void Promise.resolve().then(() => this.#runUntil(this.now()));
    else this.#arm();
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#arm();
    };
  }

  snapshot(): ClockState {
    return { stands: this.#follows === null ? this.#stands : null, offset: this.#offset };
  }

  /** Time as it was then. A clock that followed the machine or a function then follows it again. What waits is left to whoever set it. */
  restore({ stands, offset }: ClockState): void {
    this.#begin();
    this.#offset = offset;
    if (stands === null) this.#follows ??= () => Date.now();
    else {
      this.#follows = null;
      this.#stands = stands;
    }
    this.#arm();
  }

  /** Back to what the option `now` said. As with `set`, what falls due on the way happens, and what waits goes on waiting for its moment. */
  reset(): void {
    const start = this.#start ?? Date.now();
    this.#pass(typeof start === 'function' ? start() : toEpoch(start), () => this.#begin());
  }

  #begin(): void {
    this.#offset = 0;
    if (this.#start === undefined) this.#follows = () => Date.now();
    else if (typeof this.#start === 'function') this.#follows = this.#start;
    else {
      this.#follows = null;
      this.#stands = toEpoch(this.#start);
    }
  }

  /** Runs what falls due until `moment`, each with the clock at its own time, then lets `arrive` set the time. */
  #pass(moment: number, arrive: () => void): void {
    const before = { follows: this.#follows, stands: this.#stands };
    try {
      this.#runUntil(moment, (at) => {
        this.#follows = null;
        this.#stands = at;
      });
    } finally {
      this.#follows = before.follows;
      this.#stands = before.stands;
      arrive();
      this.#arm();
    }
  }

  #runUntil(moment: number, at?: (moment: number) => void): void {
    while (this.#timers.length > 0 && this.#timers[0]!.at <= moment) {
      const timer = this.#timers.shift()!;
      at?.(timer.at);
      timer.run();
    }
    this.#arm();
  }

  #arm(): void {
    if (this.#real !== undefined) clearTimeout(this.#real);
    this.#real = undefined;
    if (this.#timers.length === 0 || this.#follows === null || this.#follows === this.#start) return;
    const wait = Math.min(Math.max(this.#timers[0]!.at - this.#follows() - this.#offset, 1), longestTimeout);
    this.#real = setTimeout(() => this.#runUntil(this.now()), wait);
  }
}
