import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import { realClock, type Clock } from './clock.js';
import { Line, type Waiting } from './line.js';
import { Room, type Answer, type Reason } from './room.js';
import type { Call } from './window.js';

export type { Clock };

/** A call that asks to leave. */
export interface TurnRequest {
  /** Whoever is `interactive` goes before all who are `bulk`. */
  priority: 'interactive' | 'bulk';
  /** Milliseconds the call may wait for limits in all, `again()` included. */
  maxWait: number;
  /** Most calls in flight. Waiting for that does not count as waiting for a limit. */
  concurrency?: number;
  signal?: AbortSignal;
  /** Told when the call has to wait. */
  onWait?: (wait: Wait) => void;
}

/** Why and how long a call waits. */
export interface Wait {
  /** `unknown`: no answer has told the limits yet; `limit`: there is no room for now. */
  reason: 'unknown' | 'limit';
  /** Milliseconds, as expected. */
  ms: number;
  resetsAt?: Date;
}

/** Leave to send once. It ends with one of `learn`, `lost` and `again`. */
export interface Turn {
  granted: true;
  /** Milliseconds it has waited for limits in all. */
  waitedMs: number;
  /** Tells the gate what came back; gives what that says about limits. */
  learn(answer: Answer): RateLimit;
  /** No answer came: the connection broke, time ran out, or the caller gave up. */
  lost(): void;
  /** Asks to send again, from the front of the line; not before `notBeforeMs`, which is no waiting for a limit. */
  again(options?: { notBeforeMs?: number }): Promise<Turn | Refused>;
}

/** The wait would be longer than the caller allows. */
export interface Refused {
  granted: false;
  reason: Reason;
  /** When a call may succeed; absent where that is unknown or never. */
  retryAt?: Date;
  rateLimit: RateLimit;
}

/** Decides when each call of one key may leave. */
export interface Gate {
  turn(request: TurnRequest): Promise<Turn | Refused>;
  /** What the service said last, and when the next call may leave if not now. */
  readonly rateLimit: { windows: RateLimitWindow[]; retryAt?: Date };
}

/** Keeps one gate for each key and service. */
export interface Pacing {
  gate(scope: string): Gate;
}

class PacedTurn implements Turn, Waiting {
  readonly granted = true;
  readonly lane: 0 | 1;
  gone = true;
  waitedMs = 0;
  /** When it joined the line, and until when it may stand there. */
  since = 0;
  deadline = 0;
  call?: Call;
  /** Where it waits. */
  line?: Line<PacedTurn>;
  resolve?: (end: Turn | Refused) => void;
  cancel?: () => void;
  unlisten?: () => void;

  readonly gate: PacedGate;
  readonly request: TurnRequest;
  readonly arrival: number;

  constructor(gate: PacedGate, request: TurnRequest, arrival: number) {
    this.gate = gate;
    this.request = request;
    this.arrival = arrival;
    this.lane = request.priority === 'bulk' ? 1 : 0;
  }

  learn(answer: Answer): RateLimit {
    return this.gate.learn(this, answer);
  }

  lost(): void {
    this.gate.lost(this);
  }

  again({ notBeforeMs = 0 }: { notBeforeMs?: number } = {}): Promise<Turn | Refused> {
    this.lost();
    return this.gate.enter(this, notBeforeMs);
  }
}

class PacedGate implements Gate {
  readonly #clock: Clock;
  readonly #reserve: number;
  readonly #room = new Room();
  /** Those who wait for calls in flight to end, and those who wait for a limit. */
  readonly #porch = new Line<PacedTurn>();
  readonly #line = new Line<PacedTurn>();
  #arrivals = 0;
  /** How many of the line are interactive. */
  #people = 0;
  #timer?: { at: number; cancel: () => void };
  #swept = 0;
  #chance = 0;

  constructor(clock: Clock, reserve: number) {
    this.#clock = clock;
    this.#reserve = reserve;
  }

  get rateLimit(): { windows: RateLimitWindow[]; retryAt?: Date } {
    const now = this.#clock.now();
    return { windows: this.#room.last.windows, retryAt: this.#room.refusal(this.#when(1, 0, now), now, now)?.retryAt };
  }

  /** True where nobody would miss it. */
  get idle(): boolean {
    const now = this.#clock.now();
    return !this.#line.size && !this.#porch.size && !this.#room.out && this.#when(1, 0, now) <= now;
  }

  turn(request: TurnRequest): Promise<Turn | Refused> {
    return this.enter(new PacedTurn(this, request, this.#arrivals++), 0);
  }

  enter(turn: PacedTurn, delay: number): Promise<Turn | Refused> {
    const { signal } = turn.request;
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      turn.resolve = resolve;
      if (delay > 0) turn.cancel = this.#clock.after(delay, () => this.#arrive(turn));
      else this.#arrive(turn);
      if (!signal || !turn.resolve) return;
      const abort = (): void => {
        this.#leave(turn);
        this.#finish(turn);
        reject(signal.reason);
        this.#advance();
      };
      signal.addEventListener('abort', abort);
      turn.unlisten = () => signal.removeEventListener('abort', abort);
    });
  }

  learn(turn: PacedTurn, answer: Answer): RateLimit {
    const { call, request } = turn;
    if (!call) return this.#room.last;
    turn.call = undefined;
    const now = this.#clock.now();
    const said = this.#room.learn(call, answer, request.maxWait, now, this.#clock.random());
    if (answer.status === 429 || answer.status === 503) this.#swept = 0;
    this.#advance();
    return said;
  }

  lost(turn: PacedTurn): void {
    if (!turn.call) return;
    this.#room.lose(turn.call);
    turn.call = undefined;
    this.#advance();
  }

  #when(count: number, lane: number, now: number): number {
    return this.#room.when(count, lane * this.#reserve, now, this.#chance);
  }

  #arrive(turn: PacedTurn): void {
    this.#join(this.#porch, turn);
    this.#advance();
  }

  #join(line: Line<PacedTurn>, turn: PacedTurn): void {
    line.join(turn);
    turn.line = line;
    if (line === this.#line && !turn.lane) this.#people++;
  }

  #leave(turn: PacedTurn): void {
    if (turn.line === this.#line && !turn.lane) this.#people--;
    turn.line?.leave(turn);
    turn.line = undefined;
    turn.cancel?.();
    turn.cancel = undefined;
  }

  /** Puts a call in line, unless it may go at once, or would wait longer than it may. */
  #queue(turn: PacedTurn, now: number): void {
    const { maxWait, onWait } = turn.request;
    const ahead = turn.lane ? this.#line.size : this.#people;
    const at = this.#when(ahead + 1, turn.lane, now);
    turn.since = now;
    turn.deadline = now + maxWait - turn.waitedMs;
    if (!ahead && at <= now) return this.#grant(turn, now);
    const refusal = this.#room.refusal(at, turn.deadline, now);
    if (refusal) return this.#refuse(turn, refusal);
    this.#join(this.#line, turn);
    if (maxWait < Infinity) turn.cancel = this.#clock.after(turn.deadline - now, () => this.#expire(turn));
    onWait?.({ reason: this.#room.unknown ? 'unknown' : 'limit', ms: at - now, resetsAt: at < Infinity ? new Date(at) : undefined });
  }

  #grant(turn: PacedTurn, now: number): void {
    this.#leave(turn);
    turn.waitedMs += now - turn.since;
    turn.call = this.#room.send(now);
    this.#finish(turn, turn);
  }

  #refuse(turn: PacedTurn, refusal: Pick<Refused, 'reason' | 'retryAt'>): void {
    this.#leave(turn);
    this.#finish(turn, { granted: false, ...refusal, rateLimit: this.#room.last });
  }

  #expire(turn: PacedTurn): void {
    const now = this.#clock.now();
    const at = Math.max(now + 1, this.#when(1, turn.lane, now));
    this.#refuse(turn, this.#room.refusal(at, now, now)!);
    this.#advance();
  }

  #finish(turn: PacedTurn, end?: Turn | Refused): void {
    turn.unlisten?.();
    turn.unlisten = undefined;
    if (end) turn.resolve?.(end);
    turn.resolve = undefined;
  }

  /** Refuses all who would have to wait longer than they may. */
  #sweep(at: number, now: number): void {
    this.#swept = at;
    for (const turn of this.#line.all()) {
      const refusal = this.#room.refusal(at, turn.deadline, now);
      if (refusal) this.#refuse(turn, refusal);
    }
  }

  /** Lets in from the porch, then out of the line, as many as there is room for; wakes again when there is more. */
  #advance(): void {
    const now = this.#clock.now();
    for (let turn; (turn = this.#porch.first) && this.#room.out + this.#line.size < (turn.request.concurrency ?? Infinity);) {
      this.#leave(turn);
      this.#queue(turn, now);
    }
    let at = Infinity;
    for (let turn; (turn = this.#line.first);) {
      at = this.#when(1, turn.lane, now);
      if (at <= now) this.#grant(turn, now);
      else if (at > this.#swept + 250) this.#sweep(at, now);
      else break;
    }
    if (!this.#line.size) at = Infinity;
    if (this.#timer?.at === at) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    if (at === Infinity) return;
    const cancel = this.#clock.after(at - now, () => {
      this.#timer = undefined;
      this.#chance = this.#clock.random();
      this.#advance();
    });
    this.#timer = { at, cancel };
  }
}

/**
 * Makes a pace that clients share: one gate for each key and service, remembered while it is in use.
 *
 * @example
 * ```ts
 * import { createPacing, RecipeAI } from '@recipe-ai/sdk';
 *
 * const pacing = createPacing({ reserve: 5 });
 * const people = new RecipeAI({ pacing, baseUrl: 'https://api.example.com', apiKey: 'key' });
 * const nightly = new RecipeAI({ pacing, baseUrl: 'https://api.example.com', apiKey: 'key', priority: 'bulk' });
 * ```
 */
export function createPacing(
  options: { clock?: Partial<Clock>; /** Calls of a window that are kept free for interactive calls. Default: 0. */ reserve?: number } = {},
): Pacing {
  const clock = { ...realClock, ...options.clock };
  const gates = new Map<string, PacedGate>();
  return {
    gate(scope) {
      const gate = gates.get(scope) ?? new PacedGate(clock, options.reserve ?? 0);
      gates.delete(scope);
      gates.set(scope, gate);
      if (gates.size > 100) for (const [name, other] of gates) if (other !== gate && other.idle && gates.delete(name)) break;
      return gate;
    },
  };
}
