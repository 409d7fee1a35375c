import { parseDuration } from '../../src/util/parse-duration.js';
import { MAX_TIMER_MS } from '../../src/util/timers.js';
import { show } from '../util/show.js';

/** A fixed time, or a function that returns the current time in epoch milliseconds. */
export type TimeSource = Date | number | (() => number);

/** Milliseconds, or a number with its unit: `'250ms'`, `'30s'`, `'5m'`, `'1h'`, `'2d'`. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** The clock of the mock. Windows, quotas, latencies and callbacks use it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /**
   * Moves the clock. Everything that is due in this time runs in order, at its own time. Throws a `RangeError` for an invalid duration.
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
  /** Moves the clock to that time and freezes it there until `advance`, `set` or `useRealTime`. Runs everything that is due until then. */
  set(to: Date | number | string): void;
  /** Follows the machine's time again. The clock calls `Date.now`, so fake timers of a test runner move it. */
  useRealTime(): void;
}

/** How the clock was moved: by a span of time, or to a time. */
type Move = 'advance' | 'set';

interface Timer {
  at: number;
  run: () => void;
}

/** What a snapshot keeps of a clock. Its timers belong to the code that set them. */
export interface ClockState {
  /** Epoch milliseconds, `null` if the clock follows a time source. */
  frozenAt: number | null;
  /** Milliseconds that `advance` added to the time source. */
  offset: number;
}

export const DAY_MS = 86_400_000;

/** The last time the clock shows: four-digit years are the most that HTTP dates hold. */
export const LATEST_MS = Date.UTC(9999, 11, 31);
/** 1,000 years: no test needs more, and `LATEST_MS` plus this is still a valid date. */
export const LONGEST_DURATION_MS = 1000 * 365 * DAY_MS;

/** Milliseconds of a {@link Duration}. Throws a `RangeError` for anything else. */
export const toMs = (duration: Duration): number => {
  const ms = typeof duration === 'string' ? parseDuration(duration) : duration;
  if (typeof ms === 'number' && ms >= 0 && ms <= LONGEST_DURATION_MS) return ms;
  throw new RangeError(
    `Invalid duration ${show(duration)}: pass 0 or more milliseconds, or one number and one unit, such as "90s", "1h" or "1d", up to 1,000 years.`,
  );
};

/** Epoch milliseconds of a time. Throws a `RangeError` for anything else: `new Date(null)` would be 1970. */
export const toEpoch = (time: Date | number | string): number => {
  const isTime = typeof time === 'number' || typeof time === 'string' || typeof (time as Partial<Date> | null)?.getTime === 'function';
  const ms = isTime ? new Date(time).getTime() : Number.NaN;
  if (ms >= 0 && ms <= LATEST_MS) return ms;
  throw new RangeError(`Invalid time ${String(time)}: pass a Date, epoch milliseconds, or an ISO 8601 text, from 1970 to 9999.`);
};

/** Not `queueMicrotask`, which Jest's fake timers stop. */
const soon = (run: () => void): void => void Promise.resolve().then(run);

/** A clock with timers. It holds a real timer only while it follows the machine's time and a timer is pending. */
export class MockClock implements Clock {
  readonly #start: TimeSource | undefined;
  /** The machine's time or the user's function; `null` while the clock is frozen. */
  #source: (() => number) | null = null;
  #frozenAt = 0;
  /** Milliseconds that `advance` added to the source. */
  #offset = 0;
  /** Sorted by time. */
  #timers: Timer[] = [];
  #realTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #moveListeners = new Set<(move: Move) => void>();

  constructor(now?: TimeSource) {
    this.#start = typeof now === 'function' ? () => toEpoch(now()) : now;
    this.#useStart();
  }

  now(): number {
    if (this.#source === null) return this.#frozenAt;
    const now = this.#source() + this.#offset;
    // A user's function cannot announce that it moved, so reading the time also runs the timers that are due.
    if (this.#timers.length > 0 && this.#timers[0]!.at <= now) soon(() => this.#runUntil(this.now()));
    return now;
  }

  get isFrozen(): boolean {
    return this.#source === null;
  }

  advance(by: Duration): void {
    const ms = toMs(by);
    this.#travel('advance', toEpoch(this.now() + ms), () => {
      if (this.#source === null) this.#frozenAt += ms;
      else this.#offset += ms;
    });
  }

  set(to: Date | number | string): void {
    const time = toEpoch(to);
    this.#travel('set', time, () => {
      this.#source = null;
      this.#frozenAt = time;
    });
  }

  useRealTime(): void {
    this.#source = () => Date.now();
    this.#offset = 0;
    this.#arm();
  }

  /** Calls `run` after `ms` on this clock, never before this call returns. The returned function cancels it. */
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now() + Math.max(0, ms), run };
    const later = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(later < 0 ? this.#timers.length : later, 0, timer);
    if (ms <= 0) soon(() => this.#runUntil(this.now()));
    else this.#arm();
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#arm();
    };
  }

  /** Calls `listener` after `advance`, `set` or `reset` has moved the clock. The returned function removes it. */
  onMove(listener: (move: Move) => void): () => void {
    this.#moveListeners.add(listener);
    return () => void this.#moveListeners.delete(listener);
  }

  snapshot(): ClockState {
    return { frozenAt: this.#source === null ? this.#frozenAt : null, offset: this.#offset };
  }

  /** The time of the source that a clock which is not frozen follows, without `offset`. */
  sourceTime(): number {
    return typeof this.#start === 'function' ? this.#start() : Date.now();
  }

  /** Restores the time of a valid snapshot. A clock that followed the machine or a function follows it again. Timers are not restored. */
  restore({ frozenAt, offset }: ClockState): void {
    this.#useStart();
    this.#offset = offset;
    if (frozenAt === null) this.#source ??= () => Date.now();
    else {
      this.#source = null;
      this.#frozenAt = frozenAt;
    }
    this.#arm();
  }

  /** Returns to the option `now`. As with `set`, timers due on the way run; the others keep their times. */
  reset(): void {
    const start = this.#start ?? Date.now();
    this.#travel('set', typeof start === 'function' ? start() : toEpoch(start), () => this.#useStart());
  }

  #useStart(): void {
    this.#offset = 0;
    if (this.#start === undefined) this.#source = () => Date.now();
    else if (typeof this.#start === 'function') this.#source = this.#start;
    else {
      this.#source = null;
      this.#frozenAt = toEpoch(this.#start);
    }
  }

  /** Runs the timers due until `time`, each with the clock frozen at its own time; then `arrive` sets the time. */
  #travel(move: Move, time: number, arrive: () => void): void {
    const before = { source: this.#source, frozenAt: this.#frozenAt };
    try {
      this.#runUntil(time, (at) => {
        this.#source = null;
        this.#frozenAt = at;
      });
    } finally {
      this.#source = before.source;
      this.#frozenAt = before.frozenAt;
      arrive();
      this.#arm();
      for (const listener of this.#moveListeners) listener(move);
    }
  }

  #runUntil(time: number, onTimer?: (at: number) => void): void {
    while (this.#timers.length > 0 && this.#timers[0]!.at <= time) {
      const timer = this.#timers.shift()!;
      onTimer?.(timer.at);
      timer.run();
    }
    this.#arm();
  }

  #arm(): void {
    if (this.#realTimer !== undefined) clearTimeout(this.#realTimer);
    this.#realTimer = undefined;
    if (this.#timers.length === 0 || this.#source === null || this.#source === this.#start) return;
    const delay = Math.min(Math.max(this.#timers[0]!.at - this.#source() - this.#offset, 1), MAX_TIMER_MS);
    this.#realTimer = setTimeout(() => this.#runUntil(this.now()), delay);
  }
}
