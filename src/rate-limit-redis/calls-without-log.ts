import type { LimitResponse } from '../rate-limit/headers/reading.js';
import { onEnded } from '../rate-limit/on-response.js';
import { countInWindow, type Budget } from '../rate-limit/reported/budget.js';
import type { LimiterState } from '../rate-limit/state.js';
import type { SentCall } from '../rate-limit/traffic/traffic.js';

/** When the present window of a limit began; 0 if that is not known. */
export const beganAt = ({ reset: { at, previousAt, periodMs } }: Budget): number =>
  previousAt ?? (at === null || periodMs === null ? 0 : at - periodMs);

/**
 * How many calls of the window of a budget were sent without the log, by what a response reports to be used. Other clients are taken to use
 * as much as in the window before.
 */
const callsWithoutLog = (budget: Budget, { traffic }: LimiterState, { windows }: LimitResponse): number => {
  const { name, limit, unitsPerCall, foreignCalls } = budget;
  const remaining = windows.find((window) => (window.name ?? '') === name)?.remaining;
  if (remaining === undefined) return 0;
  return Math.max(0, Math.floor(limit - foreignCalls - remaining / unitsPerCall) - countInWindow(budget, traffic.sent));
};

/**
 * Learns from a call that ended. If processes were without Redis in the present window of a limit, they sent calls in it that the log does
 * not contain: what a response reports to be used beyond the known calls does not show that the limit is gradual, and other clients did not
 * use it. `areOthersBack`: the processes use the log again. Until then, they are other clients.
 */
export const onEndedInLog = (
  before: LimiterState,
  { call, response, at }: { call: SentCall; response: LimitResponse | null; at: number },
  random: number,
  { returnedAt, areOthersBack }: { returnedAt: number; areOthersBack: boolean },
): LimiterState => {
  const counts = before.budgets.map((budget) =>
    response && call.seq > budget.startSeq && beganAt(budget) < returnedAt ? callsWithoutLog(budget, before, response) : 0,
  );
  if (counts.every((count) => count === 0)) return onEnded(before, call, response, at, random);
  const budgets = before.budgets.map((budget, index) => ({ ...budget, startSeq: budget.startSeq - counts[index]! }));
  const state = onEnded({ ...before, budgets }, call, response, at, random);
  if (areOthersBack) return state;
  return {
    ...state,
    budgets: state.budgets.map((budget) => {
      const index = budgets.findIndex(({ name, startSeq }) => name === budget.name && startSeq === budget.startSeq);
      return index < 0 ? budget : { ...budget, startSeq: before.budgets[index]!.startSeq };
    }),
  };
};
