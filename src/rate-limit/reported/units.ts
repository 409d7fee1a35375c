import { hasWindows, type Budget } from './budget.js';
import { UNITS } from '../constants.js';
import { countUpTo, lastSeqOfGroup } from '../traffic/history.js';
import type { ReportedWindow } from '../headers/reading.js';
import type { SentCall, Traffic } from '../traffic/traffic.js';

/** Names of windows that do not count calls, such as `input-tokens`. With other names, other clients of the key use what seems to be the cost of a call. */
const unitName = /(?:^|-)(?:token|credit|point|unit|cost|complexity|character|byte)s?(?:-|$)/;

/** What a call costs on average by a report, at least: what refilled is not known. */
export const unitsPerCall = (budget: Budget, traffic: Traffic, call: SentCall, window: ReportedWindow): number => {
  const { name, unitsPerCall: known, baseline, startSeq, isReported } = budget;
  const { limit = 0, remaining } = window;
  if (!unitName.test(name) || !isReported || remaining === undefined) return known;
  const { history, sent } = traffic;
  // Until that is known, all calls that were sent may have come before this one.
  const upTo = countUpTo(history, known > 1 ? lastSeqOfGroup(history, call.sentAt) : sent);
  const counted = upTo - countUpTo(history, baseline.seq);
  if (counted < UNITS.calls) return known;
  const sinceStart = (limit - remaining) / (upTo - countUpTo(history, startSeq));
  const average = known > 1 ? sinceStart : Math.min((baseline.remaining - remaining) / counted, sinceStart);
  if (average >= Math.max(UNITS.perCall, 2 * known)) return Math.round(average);
  // Other clients used the rest. That is certain only if all calls were accepted.
  const isExact = hasWindows(budget) && counted <= baseline.accepted + 1;
  return isExact && average < known / 4 ? Math.max(1, Math.round(average)) : known;
};

/** A window as if the service counted calls. */
export const inCalls = (window: ReportedWindow, units: number): ReportedWindow => {
  if (units === 1) return window;
  const { limit, remaining } = window;
  return {
    ...window,
    ...(limit !== undefined && { limit: Math.ceil(limit / units) }),
    ...(remaining !== undefined && { remaining: Math.floor(remaining / units) }),
  };
};
