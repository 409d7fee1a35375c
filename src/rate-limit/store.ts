import type { RateLimit } from '../contract/rate-limit.js';
import type { Clock } from './clock.js';
import { onResponse, responseRateLimit, type LimitResponse } from './on-response.js';
import { createState, decide, onNoResponse, onSent, tick, type CallRequest, type Decision, type LimiterState } from './state.js';
import type { SentCall } from './traffic.js';

/** The calls of a limiter, for a store that has to ask for their permits. */
export interface Demand {
  /** Calls that wait for a limit. */
  readonly queued: { interactive: number; bulk: number };
  readonly inFlight: number;
  /** Asks the store about the calls that wait. */
  drain(): void;
}

/** Holds the state of one key, in this process. Times are milliseconds of `clock.monotonic()`; `RedisStore` keeps them on another clock. */
export class StateStore {
  protected readonly clock: Clock;
  protected state = createState();
  /** The calls it grants permits to. */
  demand!: Demand;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Lets time pass. */
  advance(now: number): void {
    this.state = tick(this.state, now);
  }

  /** Decides about one call; changes nothing. `pending`: only `ask` finds out. */
  decide(request: CallRequest, now: number): Decision | { type: 'pending' } {
    return decide(this.state, request, now);
  }

  /** Finds out about pending calls, and then drains their queue. The first of them may wait for a limit until `deadline`. */
  ask(_deadline: number): void {}

  /** Counts a call as sent, after `grant`. */
  take(now: number): SentCall {
    const [state, call] = onSent(this.state, now);
    this.state = state;
    return call;
  }

  /** Learns from a response; returns what it reports. */
  respond(call: SentCall, response: LimitResponse, now: number): RateLimit {
    this.state = onResponse(this.state, call, response, now, this.clock.random());
    return responseRateLimit(this.state, call, response, now);
  }

  /** Counts a call that ended without a response. */
  release(call: SentCall): void {
    this.state = onNoResponse(this.state, call);
  }

  /** The state, and the current time on its clock. */
  inspect(now: number): { now: number; state: LimiterState } {
    return { now, state: tick(this.state, now) };
  }
}
