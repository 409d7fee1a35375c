import { countInWindow } from '../rate-limit/reported/budget.js';
import { CLOCK_JUMP_MS, REORDER_WINDOW_MS } from '../rate-limit/constants.js';
import { lastSeq } from '../rate-limit/traffic/history.js';
import { onEnded } from '../rate-limit/on-response.js';
import type { LimitResponse } from '../rate-limit/headers/reading.js';
import { availableAt, initialState, onSent, onUnused, tick, type LimiterState } from '../rate-limit/state.js';
import { countSent, countUnused, type SentCall } from '../rate-limit/traffic/traffic.js';

/** Part of the key in Redis. Raise it if entries are folded differently, also by `src/rate-limit`: processes that share a log must come to the same state. */
export const PROTOCOL_VERSION = 3;

/** Most permits for one entry, so that folding it does not block the event loop. */
const MOST_PERMITS = 500;
/** A process without an entry for this long is no longer waiting and gets no share. */
const WAITING_FOR_MS = 2000;
/** After this long it has ended: its calls in flight ended without a response. */
const GONE_AFTER_MS = 60_000;

/** One process, as the log shows it. */
export interface Member {
  seenAt: number;
  inFlight: number;
  /** How many of its calls wait. */
  waiting: number;
}

/** What all processes know: the result of folding the log from its start. Plain data. */
export const initialSharedState = {
  limiter: initialState,
  members: {} as Readonly<Record<string, Member>>,
  /** The time of the last entry: Redis' clock and `lostMs`. */
  time: 0,
  /** By how many milliseconds Redis' clock went back. They are added to it, so that the time of the state never goes back. */
  lostMs: 0,
};

export type SharedState = typeof initialSharedState;

/** A call, with the log that granted its permit. Without one, the process has sent it without a permit of a log. */
export interface LogCall extends SentCall {
  epoch?: string;
  /** When it was sent, on the monotonic clock of its process. Absent before. */
  takenAt?: number;
}

export interface EndedCall {
  call: LogCall;
  response: LimitResponse | null;
  /** On the clock of `Entry.sentAt`. */
  endedAt: number;
}

/** What one process appends to the log: what happened since its last entry, and what it asks for. */
export interface Entry {
  member: string;
  /** On the monotonic clock of the process. */
  sentAt: number;
  random: number;
  inFlight: number;
  /** Permits it could use now. */
  interactive: number;
  bulk: number;
  /** Permits that bulk calls leave free. */
  reserve: number;
  ended: readonly EndedCall[];
}

/**
 * When a call was sent, on the clock of the state. `ownNow` is the time `now` on the clock of its process. If the two disagree, the clock of Redis
 * was set, or the call was sent on the clock of its machine.
 */
export const sentAtOf = ({ sentAt, takenAt }: LogCall, ownNow: number, now: number): number => {
  if (takenAt === undefined) return sentAt;
  const shownAt = now - (ownNow - takenAt);
  return Math.abs(shownAt - sentAt) > CLOCK_JUMP_MS ? shownAt : sentAt;
};

/** Counts a call whose permit this log did not grant. It counts as sent now, although that was earlier: the history of calls is in order. */
const addCall = (state: LimiterState, sentAt: number, now: number): [LimiterState, SentCall] => {
  const [traffic, sent] = countSent(state.traffic, now);
  const countedUpTo = lastSeq(state.traffic.history, sentAt - REORDER_WINDOW_MS);
  return [
    { ...state, traffic },
    { ...sent, sentAt, countedUpTo },
  ];
};

/** The processes that wait at `now`, without `id`. */
export const othersWaiting = ({ members }: SharedState, id: string, now: number): Member[] =>
  Object.entries(members)
    .filter(([other, { seenAt, waiting }]) => other !== id && waiting > 0 && now - seenAt <= WAITING_FOR_MS)
    .map(([, member]) => member);

/** Folds one entry of the log `epoch`, appended at `redisTime`, into the state, and returns the permits of its process. */
export const fold = (before: SharedState, entry: Entry, redisTime: number, epoch: string): [SharedState, LogCall[]] => {
  const lostMs = Math.max(before.lostMs, before.time - redisTime);
  const now = redisTime + lostMs;
  const { member: id, random, ended, interactive, bulk } = entry;
  const others = Object.entries(before.members).filter(([other, { seenAt }]) => other !== id && now - seenAt <= GONE_AFTER_MS);
  let limiter = tick(before.limiter, now);
  for (const { call, response, endedAt } of ended) {
    const at = now - (entry.sentAt - endedAt);
    const sentAt = sentAtOf(call, entry.sentAt, now);
    const [state, sent] = call.epoch === epoch ? [limiter, { ...call, sentAt }] : addCall(limiter, Math.min(sentAt, at), now);
    limiter = onEnded(state, sent, response, at, random);
  }
  // Calls that ended without an entry: a permit was not used, an entry was lost, or a process died.
  const lost = limiter.traffic.inFlight - others.reduce((sum, [, { inFlight }]) => sum + inFlight, entry.inFlight);
  if (lost > 0) limiter = onUnused(limiter, lost);

  const permits: LogCall[] = [];
  const wanted = Math.min(MOST_PERMITS, interactive + bulk);
  const waitingElsewhere = othersWaiting(before, id, now).reduce((sum, { waiting }) => sum + waiting, 0);
  limiter = tick(limiter, now);
  while (permits.length < wanted) {
    // Its share of what is free is its share of the calls that wait: the permits before include as many of the others' calls.
    const count = 1 + Math.floor((permits.length * waitingElsewhere) / (interactive + bulk));
    const reserve = permits.length < interactive ? 0 : entry.reserve;
    if (availableAt(limiter, { count, reserve }, now) !== now) break;
    const [next, call] = onSent(limiter, now);
    limiter = next;
    permits.push({ ...call, epoch });
  }
  const member = { seenAt: now, inFlight: entry.inFlight + permits.length, waiting: interactive + bulk - permits.length };
  return [{ time: now, lostMs, limiter, members: { ...Object.fromEntries(others), [id]: member } }, permits];
};

/** The state of a process without Redis. The `others` that wait are other clients: no response to their calls comes here, so these count now. */
export const toLocalState = (state: LimiterState, inFlight: number, others: number): LimiterState => {
  const { traffic, budgets } = state;
  const othersInFlight = Math.max(0, traffic.inFlight - inFlight);
  const share = others / (1 + others);
  return {
    ...state,
    traffic: { ...countUnused(traffic, othersInFlight), inFlight },
    budgets: budgets.map((budget) => ({
      ...budget,
      remaining: budget.remaining - Math.min(othersInFlight, traffic.sent - budget.countedUpTo),
      foreignCalls: Math.max(budget.foreignCalls, Math.round(budget.limit * share)),
      refusals: budget.refusals + Math.round(countInWindow(budget, traffic.sent) * share),
    })),
  };
};
