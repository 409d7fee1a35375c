import type { RateLimit } from '../contract/rate-limit.js';
import type { Clock } from './clock.js';
import { onEnded } from './on-response.js';
import { responseRateLimit, type LimitResponse } from './headers/reading.js';
import { decide, initialState, onSent, tick, type CallRequest, type Decision, type LimiterState } from './state.js';
import type { SentCall } from './traffic/traffic.js';

/** The calls of a limiter, for a store that has to ask for their permits. */
export interface Demand {
  /** Calls that wait for a limit. */
  readonly queued: { interactive: number; bulk: number };
  readonly inFlight: number;
  /** Asks the store about the calls that wait. */
  drain(): void;
}

/** Holds the state of one key, in this process. Its methods take milliseconds of `clock.monotonic()`. */
export class StateStore {
  protected readonly clock: Clock;
  protected state = initialState;
  /** The clock of the state minus `clock.monotonic()`. */
  protected offset = 0;
  /** The calls it grants permits to. */
  demand!: Demand;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  advance(now: number): void {
    this.state = tick(this.state, now + this.offset);
  }

  /** Decides about one call; changes nothing. `pending`: only `ask` finds out. */
  decide(request: CallRequest, now: number): Decision | { type: 'pending' } {
    const { offset } = this;
    const decision = decide(this.state, { ...request, deadline: request.deadline + offset }, now + offset);
    const toOwn = (at: number | null): number | null => (at === null ? null : at - offset);
    if (decision.type === 'wait') return { ...decision, until: toOwn(decision.until), expectedAt: toOwn(decision.expectedAt) };
    return decision.type === 'reject' ? { ...decision, retryAt: toOwn(decision.retryAt) } : decision;
  }

  /** Finds out about pending calls, and then drains their queue. */
  ask(): void {}

  /** Counts a call as sent, after `grant`. */
  take(now: number): SentCall {
    const [state, call] = onSent(this.state, now + this.offset);
    this.state = state;
    return call;
  }

  /** Counts a call that ended, and learns from its response, if there is one. Returns what that reports. */
  end(call: SentCall, response: LimitResponse | null, now: number): RateLimit {
    // The wall clock of this machine, seen from the clock of the state.
    const own = response && { ...response, wallOffset: response.wallOffset - this.offset };
    this.learn(call, own, now);
    const exchange = { earliest: call.sentAt, latest: now + this.offset };
    return own ? responseRateLimit(this.state.serverClock, own, exchange) : { windows: [] };
  }

  /** Counts a call that ended. `wallOffset` is that of the clock of the state. */
  protected learn(call: SentCall, response: LimitResponse | null, now: number): void {
    this.state = onEnded(this.state, call, response, now + this.offset, this.clock.random());
  }

  /** The state, and the current time on its clock. */
  inspect(now: number): { now: number; state: LimiterState } {
    return { now: now + this.offset, state: tick(this.state, now + this.offset) };
  }
}
