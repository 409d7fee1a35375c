import type { LimiterState } from '../rate-limit/state.js';
import type { Budget } from '../rate-limit/budget.js';
import { othersWaiting, type SharedState } from './protocol.js';

/** One process's part of a limit that `processes` share. The others' part is theirs, until responses show that they leave it. */
const partOf = (budget: Budget, sent: number, processes: number): Budget => {
  const counted = sent - budget.startSeq;
  const own = Math.round((counted - budget.refusals) / processes);
  return {
    ...budget,
    remaining: Math.floor(budget.remaining / processes),
    refillPerMs: budget.refillPerMs / processes,
    foreignCalls: Math.max(budget.foreignCalls, Math.round((budget.limit * (processes - 1)) / processes)),
    // Calls of the others are foreign from here on.
    refusals: counted - own,
  };
};

/**
 * The state with which a process continues without Redis: the last shared state, its own calls in flight, and its part of each limit. From here
 * the same functions decide as in a process that never had Redis.
 */
export const toLocalState = (shared: SharedState, id: string, inFlight: number, now: number): LimiterState => {
  const processes = 1 + othersWaiting(shared, id, now).length;
  const { limiter } = shared;
  return {
    ...limiter,
    traffic: { ...limiter.traffic, inFlight, withoutResponse: Math.min(limiter.traffic.withoutResponse, inFlight) },
    budgets: limiter.budgets.map((budget) => partOf(budget, limiter.traffic.sent, processes)),
  };
};
