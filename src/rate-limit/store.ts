import { UNBOUNDED_WAIT_MS } from './constants.js';
import type { RateLimit } from '../contract/rate-limit.js';
import type { Clock } from './clock.js';
import { parseHeaders, type HeaderNames } from './headers.js';
import { onResponse, responseRateLimit, type LimitResponse } from './on-response.js';
import {
  createState,
  decide,
  lastRateLimit,
  onNoResponse,
  onSent,
  tick,
  type CallRequest,
  type Decision,
  type LimiterState,
} from './state.js';
import type { SentCall } from './traffic.js';
import type { ReportedResponse } from './types.js';

/** Holds the state of one key. Times are milliseconds of `clock.monotonic()`, except in `inspect`. */
export interface StateStore {
  /** Lets time pass. */
  advance(now: number): void;
  /** Decides about one call; changes nothing. `pending`: only `ask` finds out. */
  decide(request: CallRequest, now: number): Decision | { type: 'pending' };
  /** The decision by what is known; changes nothing. */
  peek(request: CallRequest, now: number): Decision;
  /** Finds out about pending calls, and then drains the queue. The first of them may wait for a limit until `deadline`. */
  ask(deadline: number): void;
  /** Counts a call as sent, after `grant`. */
  take(now: number): SentCall;
  /** Learns from a response; returns what it reports. */
  respond(call: SentCall, response: LimitResponse, now: number): RateLimit;
  /** Counts a call that ended without a response. */
  release(call: SentCall): void;
  /** Calls of this process that were taken and have not ended. */
  readonly inFlight: number;
  /** What the service reported last. */
  rateLimit(): RateLimit;
  /** The state, and the current time on its clock. */
  inspect(now: number): { now: number; state: LimiterState };
}

/** Keeps the state in this process. */
export const createLocalStore = (clock: Clock): StateStore => {
  let state = createState();
  const wallOffset = (): number => clock.now() - clock.monotonic();
  return {
    advance(now) {
      state = tick(state, now);
    },
    decide: (request, now) => decide(state, request, now),
    peek: (request, now) => decide(tick(state, now), request, now),
    ask: () => undefined,
    take(now) {
      const [next, call] = onSent(state, now);
      state = next;
      return call;
    },
    respond(call, response, now) {
      state = onResponse(state, call, response, now, clock.random());
      return responseRateLimit(state, call, response, now);
    },
    release(call) {
      state = onNoResponse(state, call);
    },
    get inFlight() {
      return state.traffic.inFlight;
    },
    rateLimit: () => lastRateLimit(state, wallOffset()),
    inspect: (now) => ({ now, state: tick(state, now) }),
  };
};

/** Parses what responses say about limits. */
export const createResponseParser = (clock: Clock) => {
  const names: HeaderNames = new Map();
  return ({ status, headers, code }: ReportedResponse, maxWait: number): LimitResponse => {
    const wallOffset = clock.now() - clock.monotonic();
    return { status, code, ...parseHeaders(headers, names), maxWait: Math.min(maxWait, UNBOUNDED_WAIT_MS), wallOffset };
  };
};
