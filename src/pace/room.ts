import type { RateLimit } from '../contract/rate-limit.js';
import { readHeaders, toLocal, toRateLimit, type HeadersLike } from './rate-limit.js';
import { drip, hear, newWindow, roll, when, type Call, type Traffic, type Window } from './window.js';

/** An answer, as far as it tells of limits. */
export interface Answer {
  status: number;
  headers: HeadersLike;
  /** The service's error code. */
  code?: string;
}

/** Why calls are refused instead of waiting. */
export type Reason = 'rate_limited' | 'quota_exceeded' | 'trial_exhausted';

const minute = 6e4;

/** What is known of one key's limits, and what follows for the next call. It asks neither clock nor dice: both are arguments. */
export class Room {
  #windows = new Map<string, Window>();
  #traffic: Traffic = { sent: 0, out: 0, quick: Infinity, looks: 0, curiosity: 3 };
  #looked = 0;
  /** How far the server's clock is ahead of ours, at least and at most. */
  #ahead = { least: -Infinity, most: Infinity };
  /** Until when the service asked for silence. */
  #held = 0;
  /** A quota or trial that is gone. Where its end is not known, one call may look again at `until`. */
  #spent?: { reason: Reason; since: number; until: number; known: boolean };
  /** The pace while no window tells one: calls a millisecond, how many are saved up at `at`, and the rate last halved to. */
  #flow = { rate: drip, saved: 5, at: 0, cut: 0 };
  #accepted = { count: 0, since: 0 };
  #strikes = { count: 0, at: 0 };
  /** What answers said last. */
  last: RateLimit = { windows: [] };

  /** Calls whose answer is not in. */
  get out(): number {
    return this.#traffic.out;
  }

  /** True where no answer has come yet. */
  get unknown(): boolean {
    return this.#traffic.quick === Infinity;
  }

  /** When `count` more calls have room, `spare` left free; `now` where they have it already. */
  when(count: number, spare: number, now: number, chance: number): number {
    let time = Math.max(now, this.#held, this.#spent?.until ?? 0);
    for (const window of this.#windows.values()) {
      roll(window, this.#traffic, now);
      time = Math.max(time, when(window, this.#traffic, count, spare, now, chance));
    }
    const { rate, saved, at } = this.#flow;
    return rate === Infinity ? time : Math.max(time, at + (1 - saved) / rate);
  }

  /** Why a call that would have to wait until `time` is refused; undefined where it may wait until `deadline`. */
  refusal(time: number, deadline: number, now: number): { reason: Reason; retryAt?: Date } | undefined {
    const spent = this.#spent;
    const endless = time === Infinity;
    if ((time <= deadline || (endless && deadline > now)) && (!spent || spent.known || time <= now)) return undefined;
    let reason = spent?.reason ?? 'rate_limited';
    for (const [name, window] of this.#windows) {
      const wait = when(window, this.#traffic, 1, 0, now, 0) - now;
      if (!spent && wait < Infinity && wait > (/da[iy]|week|month/.test(name) ? 0 : 1.5 * minute)) reason = 'quota_exceeded';
    }
    return { reason, retryAt: endless || spent?.known === false ? undefined : new Date(time) };
  }

  /** Takes a seat. */
  send(now: number): Call {
    const flow = this.#flow;
    for (const window of this.#windows.values()) if (now >= window.probe!) window.probe = Infinity;
    if (flow.rate < Infinity) {
      flow.saved = Math.min(flow.cut ? Math.max(1, flow.rate * 250) : 5, flow.saved + Math.max(0, now - flow.at) * flow.rate) - 1;
      flow.at = Math.max(flow.at, now);
    }
    if (this.#spent?.known) this.#spent = undefined;
    else if (this.#spent) this.#spent.until = now + minute;
    this.#traffic.out++;
    return { seq: ++this.#traffic.sent, at: now };
  }

  /** No answer came; it may have been counted. */
  lose(call: Call): void {
    this.#traffic.out--;
    for (const window of this.#windows.values()) if (call.seq > window.mark) window.left--;
  }

  /** Learns from an answer; `patience` bounds how long a 503 may hold the line. */
  learn(call: Call, { status, headers, code }: Answer, patience: number, now: number, chance: number): RateLimit {
    const t = this.#traffic;
    const refused = status === 429;
    const reading = readHeaders(headers);
    t.out--;
    t.quick = Math.min(t.quick, now - call.at);
    if (call.at >= this.#looked) {
      t.looks++;
      this.#looked = now;
    }
    const primary = reading.windows[0];
    const skew = this.#skew(call, reading.date, refused && primary?.reset?.absolute ? primary.reset.ms : Infinity, now);
    const said = toRateLimit(reading, now, (moment) => toLocal(moment, now, skew), status);
    if (said.windows.length || !this.last.windows.length) this.last = said;

    const silent = new Set(this.#windows.keys());
    let stale = false;
    let closed = false;
    for (const [index, { name = '', limit, remaining, reset }] of reading.windows.entries()) {
      if (remaining === undefined && !(refused && !index && reset)) continue;
      const window = this.#windows.get(name) ?? newWindow();
      const to = said.windows[index]!.resetAt?.getTime();
      const slack =
        !reset || !skew === reset.absolute
          ? 0
          : reset.absolute
            ? this.#ahead.most - this.#ahead.least
            : now - call.at + (reset.coarse ? 1e3 : 0);
      this.#windows.set(name, window);
      silent.delete(name);
      stale ||= call.seq <= window.start;
      hear(window, t, call, { limit, remaining, to, from: to && to - slack }, refused, now);
      closed ||= window.left < 1 && window.resets < Infinity;
    }
    for (const name of silent) {
      const window = this.#windows.get(name)!;
      if (!refused && call.seq > window.mark) window.left--;
    }
    const order = status === 429 || status === 503 ? said.retryAfterMs : undefined;
    if (refused && (code === 'quota_exceeded' || code === 'trial_exhausted')) this.#exhaust(code, said, now);
    else if (order !== undefined) {
      if (!stale || order > 1e3) this.#hold(now + (refused ? order : Math.min(order, patience)), now);
    } else if (refused && !closed && !stale) this.#strike(call, now, chance);
    if (!refused) this.#accept(call, status, now);
    return said;
  }

  /** How far the server's clock is ahead: 0 while it may be the same, else as much as never wakes anybody early. */
  #skew(call: Call, date: number | undefined, ends: number, now: number): number {
    const ahead = this.#ahead;
    if (date !== undefined) {
      ahead.least = Math.max(ahead.least, date - now);
      ahead.most = Math.min(ahead.most, date + 1e3 - call.at);
    }
    ahead.most = Math.min(ahead.most, ends - call.at);
    if (ahead.least > ahead.most) this.#ahead = { least: date! - now, most: date! + 1e3 - call.at };
    const { least, most } = this.#ahead;
    return least > 0 || most < 0 ? Math.max(least, Math.min(most, -1e9)) : 0;
  }

  #hold(until: number, now: number): void {
    for (const { resets } of this.#windows.values()) if (resets > now && resets < until && resets > until - 1e3) until = resets;
    for (const window of this.#windows.values()) if (window.told && window.left < 1 && window.resets > until + 1e3) window.resets = until;
    this.#held = Math.max(this.#held, until);
  }

  #exhaust(reason: Reason, { retryAfterMs, windows }: RateLimit, now: number): void {
    const ends = windows.flatMap(({ remaining, resetAt }) => (remaining === 0 && resetAt ? [resetAt.getTime()] : []));
    const until = reason === 'trial_exhausted' ? NaN : retryAfterMs ? now + retryAfterMs : Math.max(...ends);
    const known = until > now;
    this.#spent = { reason, since: now, until: known ? until : now + minute, known };
  }

  /** A refusal without a word on when to come back: a growing wait, and half the pace. */
  #strike(call: Call, now: number, chance: number): void {
    if (call.at < this.#strikes.at) return;
    const count = this.#strikes.count + 1;
    this.#strikes = { count, at: now };
    this.#held = Math.max(this.#held, now + 1 + chance * Math.min(minute / 2, 250 * 2 ** count));
    if (this.#windows.size) return;
    const { rate, cut } = this.#flow;
    const { count: accepted, since } = this.#accepted;
    const half = Math.max(1 / minute, (cut ? rate : accepted / Math.max(1e3, now - since)) / 2);
    this.#flow = { rate: half, saved: 1, at: this.#held, cut: half };
  }

  #accept(call: Call, status: number, now: number): void {
    const flow = this.#flow;
    if (now - this.#accepted.since > 1e4) this.#accepted = { count: 0, since: now };
    this.#accepted.count++;
    if (call.at >= this.#strikes.at) this.#strikes.count = 0;
    if (this.#spent && call.at >= this.#spent.since && status < 400) this.#spent = undefined;
    if (this.#windows.size || !flow.cut) flow.rate = Infinity;
    else flow.rate += (1e-4 * flow.cut) / flow.rate;
  }
}
