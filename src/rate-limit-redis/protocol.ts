import type { Budget } from '../rate-limit/budget.js';
import { onResponse, type LimitResponse } from '../rate-limit/on-response.js';
import { availableAt, createState, onNoResponse, onSent, onUnused, tick, type LimiterState } from '../rate-limit/state.js';
import type { SentCall } from '../rate-limit/traffic.js';

/**
 * Part of the key in Redis. Raise it with every change to how entries are folded, the functions of `src/rate-limit` included: processes that
 * share a log must come to the same state.
 */
export const PROTOCOL_VERSION = 1;

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
  /** When it got its latest permit; 0 before that. */
  grantedAt: number;
}

/** What all processes know: the result of folding the log from its start. Plain data. */
export interface SharedState {
  limiter: LimiterState;
  members: Readonly<Record<string, Member>>;
}

/** A response to one call. */
export interface ResponseEntry {
  /** Null if the permit was not granted by this log, but by a process without Redis. */
  call: SentCall | null;
  response: LimitResponse;
  /** Milliseconds since it arrived, and from sending to arrival. */
  ageMs: number;
  latencyMs: number;
}

/** What one process appends to the log: what happened since its last entry, and what it asks for. */
export interface Entry {
  member: string;
  /** From 0 to 1. */
  random: number;
  /** Calls in flight. */
  inFlight: number;
  /** Permits it could use now. */
  interactive: number;
  bulk: number;
  /** Permits that bulk calls leave free. */
  reserve: number;
  responses: readonly ResponseEntry[];
  /** Calls that ended without a response. */
  released: readonly SentCall[];
}

export const createSharedState = (): SharedState => ({ limiter: createState(), members: {} });

const applyResponse = (
  state: LimiterState,
  { call, response, ageMs, latencyMs }: ResponseEntry,
  now: number,
  random: number,
): LimiterState => {
  const receivedAt = now - ageMs;
  if (call) return onResponse(state, call, response, receivedAt, random);
  const [counted, sent] = onSent(state, receivedAt - latencyMs);
  return onResponse(counted, sent, response, receivedAt, random);
};

/** The permits that the limits allow now, `wanted` at most, each with the state once it is granted. */
const possiblePermits = (before: LimiterState, entry: Entry, wanted: number, now: number): { state: LimiterState; call: SentCall }[] => {
  const permits: { state: LimiterState; call: SentCall }[] = [];
  let state = before;
  while (permits.length < wanted) {
    const reserve = permits.length < entry.interactive ? 0 : entry.reserve;
    const ticked = tick(state, now);
    const at = availableAt(ticked, { count: 1, reserve }, now);
    if (at === null || at > now) break;
    const [next, call] = onSent(ticked, now);
    permits.push({ state: next, call });
    state = next;
  }
  return permits;
};

/** The processes that wait at `now`, without `id`. */
export const othersWaiting = ({ members }: SharedState, id: string, now: number): Member[] =>
  Object.entries(members)
    .filter(([other, { seenAt, waiting }]) => other !== id && waiting > 0 && now - seenAt <= WAITING_FOR_MS)
    .map(([, member]) => member);

/** How many waiting processes have waited longer for a permit than `id`. They should ask first. */
export const processesBefore = (shared: SharedState, id: string, now: number): number => {
  const own = shared.members[id]?.grantedAt ?? 0;
  return othersWaiting(shared, id, now).filter(({ grantedAt }) => grantedAt < own).length;
};

/**
 * Folds one entry, appended at `appendedAt` by Redis' clock, into the state. All processes fold the same entries in the same order, so all
 * know which process each permit was granted to.
 */
export const fold = (before: SharedState, entry: Entry, appendedAt: number): [SharedState, SentCall[]] => {
  const { member: id, random, responses, released, interactive, bulk } = entry;
  const others = Object.entries(before.members).filter(([other, { seenAt }]) => other !== id && appendedAt - seenAt <= GONE_AFTER_MS);
  let limiter = tick(before.limiter, appendedAt);
  for (const response of responses) limiter = applyResponse(limiter, response, appendedAt, random);
  for (const call of released) limiter = onNoResponse(limiter, call);
  // Calls that ended without an entry: a permit was not used, an entry was lost, or a process died.
  const ended = limiter.traffic.inFlight - others.reduce((sum, [, { inFlight }]) => sum + inFlight, entry.inFlight);
  limiter = tick(ended > 0 ? onUnused(limiter, ended) : limiter, appendedAt);

  const wanted = Math.min(MOST_PERMITS, interactive + bulk);
  const waitingElsewhere = othersWaiting(before, id, appendedAt).reduce((sum, { waiting }) => sum + waiting, 0);
  const possible = possiblePermits(limiter, entry, wanted, appendedAt);
  // Permits are shared by the length of the queues. What one process leaves, it or others get with their next entry.
  const share = Math.ceil((possible.length * wanted) / Math.max(1, wanted + waitingElsewhere));
  const permits = possible.slice(0, Math.max(1, share));
  const member: Member = {
    seenAt: appendedAt,
    inFlight: entry.inFlight + permits.length,
    waiting: interactive + bulk - permits.length,
    grantedAt: permits.length > 0 ? appendedAt : (before.members[id]?.grantedAt ?? 0),
  };
  const state = { limiter: permits.at(-1)?.state ?? limiter, members: { ...Object.fromEntries(others), [id]: member } };
  return [state, permits.map(({ call }) => call)];
};

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
