import type { RateLimit } from '../contract/rate-limit.js';
import { readAgain, readHeaders, toLocal, toRateLimit, type Reading } from './rate-limit.js';
import { createWindow, type Call, type Traffic, type Window } from './window.js';

/** An answer, as far as it tells of limits. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The service's error code. */
  code?: string;
}

/** Why calls are refused instead of waiting. */
export type Reason = 'rate_limited' | 'quota_exceeded' | 'trial_exhausted';

/** What is known of one key's limits, and what follows for the next call. It asks neither clock nor dice: both are arguments. */
export interface Room {
  /** Calls whose answer is not in. */
  out(): number;
  /** What answers said last; undefined before the first. */
  said(): RateLimit | undefined;
  /** When `count` more calls have room, `spare` left free; `now` where they have it already. */
  when(count: number, spare: number, now: number, chance: number): number;
  /** Why a call that is number `count` in line is refused; undefined where it may wait until `deadline`. */
  refusal(count: number, spare: number, deadline: number, now: number): { reason: Reason; retryAt?: Date } | undefined;
  /** True while nothing at all is known: then no limit is a reason to refuse a call. */
  blind(now: number): boolean;
  /** Takes a seat. */
  send(now: number): Call;
  /** No answer came; the call may have been counted. */
  lose(call: Call, now: number): void;
  /** Learns from an answer; a 503 holds the line no longer than `patience`. */
  learn(call: Call, answer: Answer, patience: number, now: number, chance: number): RateLimit;
}

const minute = 6e4;
/** Milliseconds by which one call may overtake another on the way. */
const overtaking = 300;

/** The room of a key that was never used. */
export const createRoom = (): Room => {
  const t: Traffic = { sent: 0, out: 0, quick: Infinity, careful: 0, looks: 0, strikes: 0, held: 0, curiosity: 4 };
  /** What the service calls no name. */
  const main = createWindow(t, 5);
  const windows = new Map([['', main]]);
  let said: RateLimit | undefined;
  /** The latest answer's headers, and how many answers had the same. */
  let reading: Reading = { windows: [] };
  let similar = 0;
  /** Number of the last call before the latest look, and before the latest refusal without a word. */
  let looked = 0;
  let struck = 0;
  /** How many calls were sent by `sentAt`, and by a while before. */
  let lately = 0;
  let before = 0;
  let sentAt = 0;
  /** A quota or trial that is gone. Where its end is not known, one call may look again at `until`. */
  let spent: { reason: Reason; since: number; until: number; known: boolean } | undefined;
  /** How far the server's clock is ahead of ours, at least and at most. */
  let least = -Infinity;
  let most = Infinity;

  const when: Room['when'] = (count, spare, now, chance) => {
    let time = Math.max(now, t.held, spent?.until ?? 0);
    for (const window of windows.values()) time = Math.max(time, window.when(count, spare, now, chance));
    return time;
  };

  /** Narrows the bounds. Gives how far the server is ahead: 0 while the clocks may agree, else as much as never wakes anybody early. */
  const skewAfter = (call: Call, date: number | undefined, now: number): number => {
    if (date !== undefined) {
      const [low, high] = [date - now, date + 1e3 - call.at];
      least = Math.max(least, low);
      most = Math.min(most, high);
      if (least > most) [least, most] = [low, high];
    }
    return least > 0 || most < 0 ? least : 0;
  };

  /** Closes the line until the service wants to be asked again; whole seconds are made exact by a window that turns within the last. */
  const hold = (until: number, now: number): void => {
    for (const window of windows.values()) {
      const turns = window.closedUntil()!;
      if (turns < until && turns > until - 1e3) until = turns;
    }
    for (const window of windows.values()) if (window.closedUntil()) window.reopen(until, now);
    t.held = Math.max(t.held, until);
  };

  return {
    out: () => t.out,
    said: () => said,
    when,

    refusal(count, spare, deadline, now) {
      let time = when(count, spare, now, 0);
      // A probe may come sooner, but nobody waits for one whose answer is known to be no.
      for (const window of windows.values()) if (window.shutUntil()! > deadline) time = Math.max(time, window.shutUntil()!);
      const sure = time < Infinity;
      if ((time <= deadline || (!sure && deadline > now)) && (!spent || spent.known || time <= now)) return undefined;
      let reason = spent?.reason ?? 'rate_limited';
      for (const [name, window] of windows) {
        const long = /da[iy]|week|month/.test(name);
        const wait = window.when(long ? count : 1, spare, now, 0) - now;
        if (!spent && wait < Infinity && wait > (long ? 0 : 1.5 * minute)) reason = 'quota_exceeded';
      }
      return { reason, retryAt: sure && spent?.known !== false ? new Date(time) : undefined };
    },

    blind: (now) => windows.size === 1 && t.held <= now && !spent && main.blind(),

    send(now) {
      for (const window of windows.values()) window.send(now);
      if (spent?.known) spent = undefined;
      else if (spent) spent.until = now + minute;
      if (now - sentAt >= overtaking) {
        before = now - sentAt < 2 * overtaking ? lately : t.sent;
        lately = t.sent;
        sentAt = now;
      }
      t.out++;
      return { seq: ++t.sent, at: now, after: before };
    },

    lose(call, now) {
      t.out--;
      for (const window of windows.values()) window.miss(call, 'lost', now);
    },

    learn(call, { status, headers, code }, patience, now, chance) {
      const refused = status === 429;
      if (status >= 400 || ++similar % 50 === 0 || !readAgain(reading, headers)) reading = readHeaders(headers);
      t.out--;
      t.quick = Math.min(t.quick, now - call.at);
      if (call.seq > looked) {
        if (!t.looks++) t.careful = now + Math.max(100, Math.min(2 * (now - call.at), 200));
        looked = t.sent;
      }
      const skew = skewAfter(call, reading.date, now);
      const doubt = skew && most - least;
      const limits = toRateLimit(reading, now, (moment) => toLocal(moment, now, skew), status);
      if (limits.windows.length || !said) said = limits;

      const heard: Window[] = [];
      let stale = false;
      reading.windows.forEach(({ name = '', limit, remaining, reset }, index) => {
        if (remaining === undefined && !(refused && !index && reset)) return;
        const window = windows.get(name) ?? createWindow(t, 0);
        windows.set(name, window);
        heard.push(window);
        const current = window.hear(call, { limit, remaining, reset, to: limits.windows[index]!.resetAt?.getTime(), doubt }, refused, now);
        stale ||= !current;
      });
      if (heard.length < windows.size) {
        for (const window of windows.values()) if (!heard.includes(window)) window.miss(call, refused ? 'refused' : 'accepted', now);
      }
      if (windows.size > 1 || (status < 400 && t.looks > 1)) main.open();

      const order = refused || status === 503 ? limits.retryAfterMs : undefined;
      if (refused && (code === 'quota_exceeded' || code === 'trial_exhausted')) {
        const ends = limits.windows.map(({ remaining, resetAt }) => (remaining === 0 && resetAt ? resetAt.getTime() : 0));
        const until = code === 'trial_exhausted' ? 0 : order ? now + order : Math.max(0, ...ends);
        spent = { reason: code, since: t.sent, until: until > now ? until : now + minute, known: until > now };
      } else if (order !== undefined) {
        if (refused && !heard.length && windows.size === 1 && main.untold()) {
          main.hear(call, { reset: reading.retry, to: now + order, doubt }, true, now);
        }
        if (!stale || order > 1e3) hold(now + (refused ? order : Math.min(order, patience)), now);
      } else if (refused && !stale && call.seq > struck && ![...windows.values()].some((window) => window.closedUntil())) {
        struck = t.sent;
        t.held = Math.max(t.held, now + 1 + chance * Math.min(minute / 2, 250 * 2 ** t.strikes));
        if (!t.strikes++ && windows.size === 1 && main.untold()) main.slow(t.held);
      }
      if (!refused && call.seq > struck) t.strikes = 0;
      if (status < 400 && spent && call.seq > spent.since) spent = undefined;
      return limits;
    },
  };
};
