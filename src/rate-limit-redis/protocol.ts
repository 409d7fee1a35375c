import { countInWindow } from '../rate-limit/reported/budget.js';
import { CLOCK_JUMP_MS, REORDER_WINDOW_MS } from '../rate-limit/constants.js';
import { lastSeq } from '../rate-limit/traffic/history.js';
import { beganAt, onEndedInLog } from './calls-without-log.js';
import type { LimitResponse } from '../rate-limit/headers/reading.js';
import { availableAt, initialState, onSent, onUnused, tick, type LimiterState } from '../rate-limit/state.js';
import { countSent, countUnused, type SentCall } from '../rate-limit/traffic/traffic.js';

/** Part of the key in Redis. Raise it if entries are folded differently, also by `src/rate-limit`: processes that share a log must come to the same state. */
export const PROTOCOL_VERSION = 3;

/** Most permits for one entry, so that folding it does not block the event loop. */
const MOST_PERMITS = 500;
/** A process without an entry for this long is no longer waiting and gets no share. */
const WAITING_FOR_MS = 2000;
/** A process that waits without Redis is back so long after another one: it tries every half a second. */
const BACK_AFTER_MS = 1000;
/** After this long it has ended: its calls in flight ended without a response. */
const GONE_AFTER_MS = 60_000;

/** One process, as the log shows it. */
export interface Member {
  seenAt: number;
  inFlight: number;
  /** How many of its calls wait. */
  waiting: number;
  /** The number of the latest of its calls that ended. */
  lastEnded: number;
}

/** What all processes know: the result of folding the log from its start. Plain data. */
export const initialSharedState = {
  limiter: initialState,
  members: {} as Readonly<Record<string, Member>>,
  /** The time of the last entry: Redis' clock and `lostMs`. */
  time: 0,
  /** By how many milliseconds Redis' clock went back. They are added to it, so that the time of the state never goes back. */
  lostMs: 0,
  /** When the process was without Redis that came back last. Until then, calls may have been sent that the log does not contain. */
  local: { from: 0, to: 0 },
};

export type SharedState = typeof initialSharedState;

/** A call, with the log that granted its permit. Without one, the process has sent it without a permit of a log. */
export interface LogCall extends SentCall {
  epoch?: string;
  /** When it was sent, on the monotonic clock of its process. Absent before. */
  takenAt?: number;
}

export interface EndedCall {
  /** Counts the calls that ended in its process. If the reply to an entry is lost, its calls are reported again. */
  number?: number;
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
  /** The process was without Redis for this long, until now. Its calls of that time are not in the log, except for the one that ended last. */
  localMs?: number;
  ended: readonly EndedCall[];
}

/**
 * When a call was sent, on the clock of the state. `ownNow` is the time `now` on the clock of its process. If the two disagree, the clock
 * of Redis was set, or the call was sent on the clock of its machine.
 */
export const sentAtOf = ({ sentAt, takenAt }: LogCall, ownNow: number, now: number): number => {
  if (takenAt === undefined) return sentAt;
  const shownAt = now - (ownNow - takenAt);
  return Math.abs(shownAt - sentAt) > CLOCK_JUMP_MS ? shownAt : sentAt;
};

/**
 * Counts a call whose permit this log did not grant. It counts as sent now, although that was earlier: the history of calls is in order.
 * Its number is that of an earlier window if it was sent in one: what it reports does not hold for this one.
 */
const addCall = (state: LimiterState, sentAt: number, now: number): [LimiterState, SentCall] => {
  const [traffic, sent] = countSent(state.traffic, now);
  const countedUpTo = lastSeq(state.traffic.history, sentAt - REORDER_WINDOW_MS);
  const earlier = state.budgets.filter((budget) => sentAt < beganAt(budget)).map(({ startSeq }) => startSeq);
  return [
    { ...state, traffic },
    { ...sent, seq: Math.min(sent.seq, ...earlier), sentAt, countedUpTo },
  ];
};

/**
 * Sets how many calls are in flight. The state may have more of them, because a process is gone, was without Redis, or did not use `unused`
 * permits, or fewer, because they were sent without a permit of this log.
 */
const setInFlight = (state: LimiterState, inFlight: number, unused: number): LimiterState => {
  const { traffic, budgets } = state;
  const excess = traffic.inFlight - inFlight;
  if (excess <= 0) return excess < 0 ? { ...state, traffic: { ...traffic, inFlight } } : state;
  const next = onUnused(state, excess);
  const refused = Math.max(0, Math.min(unused, excess));
  return { ...next, budgets: next.budgets.map((budget, index) => ({ ...budget, refusals: budgets[index]!.refusals + refused })) };
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
  const { member: id, random, ended, interactive, bulk, localMs = 0 } = entry;
  const others = Object.entries(before.members)
    .filter(([other, { seenAt }]) => other !== id && now - seenAt <= GONE_AFTER_MS)
    .map(([other, member]) => [other, localMs > 0 && member.seenAt < now - localMs ? { ...member, inFlight: 0 } : member] as const);
  const local = localMs > 0 ? { from: now - localMs, to: now } : before.local;
  let limiter = tick(before.limiter, now);
  const areOthersBack = now - local.to > BACK_AFTER_MS || others.every(([, { waiting, seenAt }]) => waiting === 0 || seenAt >= local.from);
  const own = before.members[id] ?? { inFlight: 0, lastEnded: 0 };
  const unread = ended.filter(({ number = Infinity }) => number > own.lastEnded);
  for (const { call, response, endedAt } of unread) {
    const at = now - (entry.sentAt - endedAt);
    const sentAt = sentAtOf(call, entry.sentAt, now);
    const [state, sent] = call.epoch === epoch ? [limiter, { ...call, sentAt }] : addCall(limiter, Math.min(sentAt, at), now);
    limiter = onEndedInLog(state, { call: sent, response, at }, random, { returnedAt: local.to, areOthersBack });
  }
  const inFlight = others.reduce((sum, [, member]) => sum + member.inFlight, entry.inFlight);
  // While Redis was away, the process used its permits.
  const unused = localMs > 0 ? 0 : own.inFlight - unread.length - entry.inFlight;
  limiter = setInFlight(limiter, inFlight, unused);

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
  const lastEnded = Math.max(own.lastEnded, ...unread.map(({ number = 0 }) => number));
  const member = { seenAt: now, inFlight: entry.inFlight + permits.length, waiting: interactive + bulk - permits.length, lastEnded };
  return [{ time: now, lostMs, local, limiter, members: { ...Object.fromEntries(others), [id]: member } }, permits];
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
