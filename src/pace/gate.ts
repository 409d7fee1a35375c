import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import { realClock, type Clock } from './clock.js';
import { Line, type Waiting } from './line.js';
import { createRoom, type Answer, type Reason, type Room } from './room.js';
import type { Call } from './window.js';

export type { Clock };

/** A call that asks to leave. */
export interface AcquireOptions {
  /** Whoever is `interactive` goes before all who are `bulk`. */
  priority: 'interactive' | 'bulk';
  /** Milliseconds the call may wait for limits in all, `again()` included. */
  maxWait: number;
  /** Most calls in flight. Waiting for that does not count as waiting for a limit. */
  concurrency?: number;
  signal?: AbortSignal;
  /** Told when the call has to wait for a limit. */
  onWait?: (wait: Wait) => void;
}

/** Why and how long a call waits. */
export interface Wait {
  /** `discovering`: no answer has told the limits yet; `limit`: there is no room for now. */
  reason: 'discovering' | 'limit';
  /** Milliseconds, as expected; Infinity where nothing tells. */
  estimatedMs: number;
  /** When there is room again, as expected. */
  resetAt?: Date;
}

/** Leave to send once. It ends with `learn` or `lost`. */
export interface Permit {
  granted: true;
  /** Milliseconds it has waited for limits in all. */
  waitedMs: number;
  /** Tells the gate what came back; gives what that says about limits. */
  report(answer: Answer): RateLimit;
  /** No answer came: the connection broke, time ran out, or the caller gave up. */
  release(): void;
  /** Asks to send again, from the front of the line; not before `notBeforeMs`, which does not count as waiting for a limit. */
  reacquire(options?: { notBeforeMs?: number }): Promise<Permit | Rejection>;
}

/** The wait would be longer than the caller allows. */
export interface Rejection {
  granted: false;
  reason: Reason;
  /** When a call may succeed; absent where that is unknown or never. */
  retryAt?: Date;
  rateLimit: RateLimit;
}

/** Decides when each call of one key may leave. */
export interface KeyRateLimiter {
  acquire(request: AcquireOptions): Promise<Permit | Rejection>;
  /** What the service said last, and when the next call may leave if not now. */
  readonly rateLimit: { windows: RateLimitWindow[]; retryAt?: Date };
}

/** Keeps one gate for each key and service. */
export interface RateLimiter {
  forKey(scope: string): KeyRateLimiter;
}

/** A call in a line. */
interface Passenger extends Permit, Waiting {
  readonly request: AcquireOptions;
  /** Where it waits, since when, and until when it may. */
  line?: Line<Passenger>;
  since: number;
  deadline: number;
  /** Its seat. */
  call?: Call;
  settle: (end: Permit | Rejection) => void;
}

/** A gate, as whoever keeps its room sees it. */
export interface LocalGate extends KeyRateLimiter {
  /** True where nobody would miss it. */
  idle(): boolean;
  /** How many wait for a limit. */
  waiting(): Record<AcquireOptions['priority'], number>;
  /** Lets in who has room: to be called when the room has changed by itself. */
  advance(): void;
}

/** Ranks of bulk calls begin here. */
const bulk = 2 ** 50;

/** A gate before a room: one of its own, or one that is shared with other processes. */
export const createGate = ({ now: time, after, random }: Clock, reserve: number, room: Room = createRoom()): LocalGate => {
  /** Those who wait for calls in flight to end, and those who wait for a limit. */
  const porch = new Line<Passenger>();
  const line = new Line<Passenger>();
  let arrivals = 0;
  /** No deadline in the line is sooner. */
  let soonest = Infinity;
  let wake: { at: number; cancel: () => void } | undefined;
  let chance = 0;

  const when = (count: number, { rank }: Waiting, now: number): number => room.when(count, rank < bulk ? 0 : reserve, now, chance);

  const join = (turn: Passenger, to: Line<Passenger>): void => {
    to.join(turn);
    turn.line = to;
  };
  const leave = (turn: Passenger): void => {
    turn.line?.leave(turn);
    turn.line = undefined;
  };
  const grant = (turn: Passenger, now: number): void => {
    leave(turn);
    turn.waitedMs += now - turn.since;
    turn.call = room.send(now);
    turn.settle(turn);
  };
  /** Refuses a call that would be number `count` to go, unless it may wait that long. */
  const refuse = (turn: Passenger, count: number, deadline: number, now: number): boolean => {
    const refusal = room.refusal(count, turn.rank < bulk ? 0 : reserve, deadline, now);
    if (!refusal) return false;
    if (room.blind(now)) grant(turn, now);
    else {
      leave(turn);
      turn.settle({ granted: false, ...refusal, rateLimit: room.said() ?? { windows: [] } });
    }
    return true;
  };

  /** Puts a call in line, unless it may go at once, or would wait longer than it may. */
  const queue = (turn: Passenger, now: number): void => {
    const { request } = turn;
    const ahead = Math.min(line.ahead(turn), line.size);
    const at = when(ahead + 1, turn, now);
    turn.since = now;
    turn.deadline = now + request.maxWait - turn.waitedMs;
    if (!ahead && at <= now) return grant(turn, now);
    if (refuse(turn, ahead + 1, turn.deadline, now)) return;
    join(turn, line);
    soonest = Math.min(soonest, turn.deadline);
    request.onWait?.({
      reason: room.said() ? 'limit' : 'discovering',
      estimatedMs: at - now,
      resetAt: at < Infinity ? new Date(at) : undefined,
    });
  };

  /** Refuses all who cannot wait as long as it takes, and tells whether there were any; in a long line a few milliseconds early, so as not to look through it for each. */
  const sweep = (now: number): boolean => {
    const { size } = line;
    const late = now + size / 5e3;
    soonest = Infinity;
    for (const turn of line.all()) {
      if (!refuse(turn, 1, turn.deadline > late ? turn.deadline : -1, now)) soonest = Math.min(soonest, turn.deadline);
    }
    return line.size < size;
  };

  /** Lets calls in from the porch, then out of the line, as many as have room; wakes when more have. */
  const advance = (): void => {
    const now = time();
    for (let turn; (turn = porch.first) && room.out() + line.size < (turn.request.concurrency ?? Infinity);) {
      leave(turn);
      queue(turn, now);
    }
    let at = Infinity;
    for (let turn; (turn = line.first);) {
      at = when(1, turn, now);
      if (at <= now) grant(turn, now);
      else if (!((at > soonest && at < Infinity) || soonest <= now) || !sweep(now)) break;
    }
    at = line.size ? Math.min(at, soonest) : Infinity;
    if (wake?.at === at) return;
    wake?.cancel();
    wake = undefined;
    if (at === Infinity) return;
    const cancel = after(at - now, () => {
      wake = undefined;
      chance = random();
      advance();
    });
    wake = { at, cancel };
  };

  const enter = (turn: Passenger, delay: number): Promise<Permit | Rejection> => {
    const { signal } = turn.request;
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const arrive = (): void => {
        join(turn, porch);
        advance();
      };
      turn.settle = resolve;
      const cancel = delay > 0 ? after(delay, arrive) : arrive();
      if (!signal || !(cancel || turn.line)) return;
      const abort = (): void => {
        cancel?.();
        leave(turn);
        reject(signal.reason);
        advance();
      };
      signal.addEventListener('abort', abort);
      turn.settle = (end) => {
        signal.removeEventListener('abort', abort);
        resolve(end);
      };
    });
  };

  /** One call; a class, so that 100,000 of them share their methods. */
  class PacedTurn implements Passenger {
    readonly granted = true;
    readonly request: AcquireOptions;
    readonly rank: number;
    waitedMs = 0;
    gone = false;
    line?: Line<Passenger>;
    since = 0;
    deadline = 0;
    call?: Call;
    settle!: Passenger['settle'];

    constructor(request: AcquireOptions) {
      this.request = request;
      this.rank = arrivals++ + (request.priority === 'bulk' ? bulk : 0);
    }

    report(answer: Answer): RateLimit {
      const { call, request } = this;
      this.call = undefined;
      if (!call) return room.said()!;
      const limits = room.learn(call, answer, request.maxWait, time(), random());
      advance();
      return limits;
    }

    release(): void {
      if (!this.call) return;
      room.lose(this.call, time());
      this.call = undefined;
      advance();
    }

    reacquire({ notBeforeMs = 0 }: { notBeforeMs?: number } = {}): Promise<Permit | Rejection> {
      this.release();
      return enter(this, notBeforeMs);
    }
  }

  return {
    acquire: (request) => enter(new PacedTurn(request), 0),
    get rateLimit() {
      const now = time();
      return { windows: room.said()?.windows ?? [], retryAt: room.refusal(1, 0, now, now)?.retryAt };
    },
    advance,
    waiting() {
      const interactive = Math.min(line.ahead({ rank: bulk, gone: false }), line.size);
      return { interactive, bulk: line.size - interactive };
    },
    idle: () => !line.size && !porch.size && !room.out() && room.when(1, 0, time(), 0) <= time(),
  };
};

/**
 * Makes a pace that clients share: one gate for each key and service, kept while it is in use or remembers something.
 *
 * @example
 * ```ts
 * import { createPacing, RecipeAI } from '@recipe-ai/sdk';
 *
 * const pacing = createPacing({ reserve: 5 });
 * const connection = { pacing, baseUrl: 'https://api.example.com', apiKey: 'key' };
 * const people = new RecipeAI(connection);
 * const nightly = new RecipeAI({ ...connection, priority: 'bulk' });
 * ```
 */
export function createRateLimiter(
  options: {
    /** Replaces time and chance. */
    clock?: Partial<Clock>;
    /** Calls of each window that are kept free for interactive calls. Default: 0. */
    reserve?: number;
  } = {},
): RateLimiter {
  const clock = { ...realClock, ...options.clock };
  const gates = new Map<string, LocalGate>();
  return {
    forKey(scope) {
      const gate = gates.get(scope) ?? createGate(clock, options.reserve ?? 0);
      gates.delete(scope);
      gates.set(scope, gate);
      if (gates.size > 100) for (const [name, other] of gates) if (other.idle() && other !== gate && gates.delete(name)) break;
      return gate;
    },
  };
}
