import type { Moment } from './moment.js';

/** What was sent through one gate, whatever window counts it. */
export interface Traffic {
  /** Calls sent so far; the number of the latest. */
  sent: number;
  /** Calls whose answer is not in. */
  out: number;
  /** Milliseconds of the fastest answer; refusals are fast. */
  quick: number;
  /** Until when the first answers are not yet to be relied on: others may be reading the same. */
  careful: number;
  /** How often an answer came to a call that was sent after the answer before was read. */
  looks: number;
  /** Refusals in a row that did not say when to come back. */
  strikes: number;
  /** Until when the service asked for silence. */
  held: number;
  /** Refusals that may still be spent on finding out when a window turns. */
  curiosity: number;
}

/** One call: its number, when it was sent, and what was sent well before. */
export interface Call {
  seq: number;
  at: number;
  /** Number of a call sent so long before that it has reached the service first; what came between may overtake. */
  after: number;
}

/** What an answer says of a window. */
export interface Told {
  limit?: number;
  remaining?: number;
  reset?: Moment;
  /** `reset` on this machine's clock. */
  to?: number;
  /** By how many milliseconds `to` may be too late, because the clocks differ. */
  doubt: number;
}

/** What is known of one counted window. Times are milliseconds of this machine's clock. */
export interface Window {
  /** When `count` calls have room and `spare` more stay free, as far as is known; `now` where they have it already. */
  when(count: number, spare: number, now: number, chance: number): number;
  /** A call leaves. */
  send(now: number): void;
  /** An answer to a call told something; false where that is of an earlier window. */
  hear(call: Call, told: Told, refused: boolean, now: number): boolean;
  /** An answer did not mention the window, or there was none; `refused` calls were not counted. */
  miss(call: Call, end: 'accepted' | 'refused' | 'lost', now: number): void;
  /** When it turns, where nothing is left of it; else undefined. */
  closedUntil(): number | undefined;
  /** When it turns, where that is sure, nothing is left, and nothing comes before; else undefined. */
  shutUntil(): number | undefined;
  /** The service ordered to come back at that time, though nothing is left. */
  reopen(at: number, now: number): void;
  /** True while the window is told by nothing but refusals, or not at all. */
  untold(): boolean;
  /** True while nothing was ever told of it. */
  blind(): boolean;
  /** Nothing limits calls, it seems. */
  open(): void;
  /** Something refuses calls, and does not say what: half the pace, from that time on. */
  slow(from: number): void;
}

/** Milliseconds to wake after a window turns: never before. */
const grace = 3;
/** Calls a millisecond that may leave while nothing is known: a refusal comes fast, and tells. */
const drip = 0.1;

/** A window of which nothing is known: `left` calls may leave at once, then more bit by bit until any answer comes. */
export const createWindow = (t: Traffic, left: number): Window => {
  /** Whether it turns at once or refills bit by bit; unknown until a probe has told. */
  let shape: 'unknown' | 'window' | 'bucket' = 'unknown';
  let limit = 0;
  /** The least it was lowered to lately: what may be used of the next window before an answer tells. */
  let safe = Infinity;
  /** True where an answer of this very window told `left`; else it is assumed. */
  let told = false;
  /** `left` may not count the calls after number `mark`; it grows by `rate` each millisecond after `at`. */
  let mark = 0;
  /** Number of the call whose answer told it. */
  let teller = 0;
  /** Number of the last call sent before that was told: later ones were sent in its knowledge. */
  let asOf = 0;
  let at = Infinity;
  let rate = drip;
  /** Number of the last call before it began, and how many were refused since. */
  let start = 0;
  let refusals = 0;
  /** When the first call that it let through was sent. */
  let first = Infinity;
  /** It turns between these two. */
  let early = -Infinity;
  let resets = Infinity;
  /** When the one before it turned. */
  let before = NaN;
  /** Its length; 0 where unknown. */
  let period = 0;
  /** Milliseconds that it turns later than headers say, where they are rounded down. */
  let lag = 0;
  /** True once it was seen to turn as expected: then the whole of it may be used at once. */
  let seen = false;
  /** True where only refusals tell of it: `limit` is what it let through last time. */
  let guessed = false;
  /** Calls that others with the same key make in it. */
  let others = 0;
  /** When one call may go although there is no room; undefined while that is not decided. */
  let probe: number | undefined;
  /** How much curiosity is not to be spent on it. */
  let keep = 0;
  /** Where the rate of a bucket is measured from. */
  let since = { left: 0, seq: 0, at: 0 };
  /** The rate it was slowed down to last. */
  let cut = 0;

  const takenByOthers = (): number => Math.max(0, limit - left - (t.sent - start - refusals));
  /** The share of what is left that may be used for now: others who take some take more, and may be reading the same. */
  const share = (): number => {
    const most = t.looks > 1 ? 1 : teller === since.seq ? 1 / 3 : 1 / 2;
    return since.left > left ? Math.min(most, (teller - since.seq) / (since.left - left)) : most;
  };
  const grown = (now: number): number => Math.min(shape === 'bucket' ? limit - left : Infinity, Math.max(0, now - at) * rate);

  /** Begins the next window, of which nothing is told yet. */
  const turn = (from: number, moment: number, turns: number): void => {
    if (guessed) limit = t.sent - start - refusals - t.out;
    else if (told) others = takenByOthers();
    before = turns > 1 ? NaN : moment;
    resets = period ? moment + period : Infinity;
    early += period * turns || -Infinity;
    start = mark = teller = from;
    told = false;
    refusals = 0;
    first = Infinity;
    probe = undefined;
  };

  /** When to send one call although there is no room, to learn more. */
  const plan = (now: number): number => {
    const wait = resets - now;
    if (wait === Infinity) return Math.max(t.held, now + 100 * 2 ** t.strikes);
    if (shape === 'unknown') return wait > 20 ? now + wait / 4 : Infinity;
    const from = Math.max(early, now);
    const doubt = resets - from;
    if (t.curiosity <= keep || doubt < Math.max(150, wait / 8)) return Infinity;
    const whole = first + Math.floor((resets - first) / 1000) * 1000 + grace;
    return whole > now && resets - whole > 40 ? whole : from + doubt * (t.curiosity - keep > 1 ? 0.5 : 0.75);
  };

  /** A call went through: the window has turned, if that was in question. */
  const accept = (call: Call): void => {
    seen ||= before > 0;
    first = Math.min(first, call.at);
  };

  return {
    when(count, spare, now, chance) {
      if (shape !== 'bucket' && now >= resets + grace) {
        const turns = period && Math.floor((now - resets) / period);
        turn(t.sent, resets + turns * period, turns + 1);
        left = seen ? Math.max(1, Math.min(limit, safe) - others) : 1;
        safe *= 1.1;
        at = now + 2 * t.quick + 10;
        rate = seen && period && !guessed ? 0 : drip;
      }
      if (!told && !seen) count = 1;
      const taken = Math.min(t.out, t.sent - mark);
      let have = left + grown(now) - taken;
      if (told || left > 1) have -= Math.min(spare, Math.max(0, limit - 1));
      const careful = told && !seen && shape !== 'bucket' && t.out > 0 && now < t.careful && have >= count;
      if (careful) have -= left * (1 - share());
      // What others are still to take is left to them, but less and less: by two thirds of the window it is anybody's.
      const theirs = told && period ? Math.max(0, others - takenByOthers()) : 0;
      const eased = resets - (period / 3) * (1 + (2 * (have - count)) / theirs);
      if (have >= count && (!theirs || eased <= now)) return now;
      const filled = rate ? Math.max(at, now) + (count - have) / rate : Infinity;
      if (shape === 'bucket') return filled;
      const turns = Math.ceil((count - Math.max(0, have)) / Math.max(1, limit)) - 1;
      const turned = resets + grace + (others ? chance * 8 : 0) + Math.max(0, turns) * period;
      if (count > 1 && turned < Infinity) return Math.min(filled, turned);
      if (told && left + grown(now) - taken < 1) probe ??= plan(now);
      return Math.max(
        now,
        Math.min(have >= count ? eased : filled, turned, probe! >= t.held ? probe! : Infinity, careful ? t.careful : Infinity),
      );
    },

    send(now) {
      if (now >= probe!) probe = Infinity;
      // One by one: a moment in which this process could not have heard an answer either is not made up for.
      if (rate === drip) left += Math.min(1, grown(now));
      at = rate === drip ? now : Math.min(at, now);
    },

    hear(call, { limit: of, remaining, reset, to, doubt }, refused, now) {
      if (call.seq <= start) return false;
      if (cut) {
        cut = 0;
        shape = 'unknown';
      }
      const rest = remaining ?? (refused ? 0 : left - 1);
      const same = of === undefined || of === limit;
      const later = !told || call.seq > asOf;
      guessed = of === undefined && remaining === undefined;
      if (of! < limit) safe = Math.min(safe, of!);
      limit = of ?? Math.max(limit, rest + 1);
      if (refused) {
        refusals++;
        probe = undefined;
        if (!told) seen = before > 0;
        else if (shape === 'bucket') {
          since = { left: 0, seq: call.seq, at: now };
          rate /= 2;
          if (refusals > 2) shape = 'unknown';
        } else {
          shape = 'window';
          if (call.at < resets) t.curiosity--;
        }
      } else {
        if (told && later && rest > left) {
          if (shape === 'window' || rest + t.sent - teller >= limit - others) {
            const length = Math.floor((call.at - first) / 1000) * 1000;
            if (length && call.at - first - length < 3 * grace) period = length;
            turn(call.seq - 1, call.at, 1);
            seen = true;
          } else if (shape === 'unknown' && probe === Infinity) {
            shape = 'bucket';
            since = { left, seq: teller, at };
          }
        }
        accept(call);
      }
      if (reset && to !== undefined) {
        const skewed = reset.absolute && doubt > 0;
        const slack = skewed ? doubt : (reset.coarse ? 1000 : 0) + (reset.absolute ? 0 : now - call.at);
        keep = reset.absolute ? (skewed ? 1 : 2) : 0;
        if (reset.coarse && !skewed) {
          if (to <= (reset.absolute ? call.at : now)) lag = 1000;
          to += lag;
        }
        const length = Math.round((to - before) / 1000) * 1000;
        if (!told && length > 0 && call.at - before < length / 4 && Math.abs(to - before - length) < 300 && (!period || length < period))
          period = length;
        early = Math.max(same ? early : -Infinity, to - slack, refused ? call.at : -Infinity);
        if (!reset.absolute && told && same && to < resets + 1500) to = Math.min(to, resets);
        const next = first + (period || Infinity);
        resets = reset.coarse && !skewed && Math.abs(next - to) <= 1000 ? next : Math.min(to, next);
        if (probe! < Infinity) probe = undefined;
        if (refused && resets <= now) resets = Infinity;
      } else if (rest < 1 && remaining !== undefined) {
        // What used it up is told without an end, so the end that was told before is another's.
        resets = Infinity;
        probe = undefined;
      }
      if (later || rest < left || (rest === left && call.seq > teller)) {
        if (!told) since = { left: rest, seq: call.seq, at: now };
        if (shape === 'bucket') {
          const gain = rest - since.left + call.seq - since.seq;
          if ((gain >= 8 || !rate) && now > since.at) rate = Math.max(0.5, gain - 1) / (now - since.at);
          if (gain >= 32 || rest >= limit - 1) since = { left: rest, seq: call.seq, at: now };
          if (!refused) refusals = 0;
        } else rate = 0;
        left = rest;
        mark = Math.max(start, call.after);
        teller = call.seq;
        asOf = t.sent;
        at = now;
        told = true;
      }
      return true;
    },

    miss(call, end, now) {
      const accepted = end === 'accepted';
      if (accepted && call.seq > start) accept(call);
      if (end !== 'refused' && call.seq > mark) left--;
      if (resets === Infinity) probe = undefined;
      if (accepted && cut && !told) {
        left += grown(now) - (t.sent - mark);
        mark = t.sent;
        at = Math.max(at, now);
        rate += (1e-4 * cut) / rate;
      }
    },

    closedUntil: () => (told && left < 1 && resets < Infinity ? resets : undefined),
    shutUntil: () => (shape !== 'bucket' && told && left < 1 && resets < Infinity ? resets : undefined),
    reopen(moment, now) {
      if (limit && resets > moment + 1500) {
        shape = 'bucket';
        rate = limit / (resets - now);
        at = moment - 1 / rate;
        since = { left: 0, seq: teller, at };
      }
      resets = resets > moment - 1000 ? Math.min(resets, moment) : moment;
    },
    untold: () => !told || guessed,
    blind: () => !told && !before && !cut,
    open() {
      if (!told && !before && !cut) left = Infinity;
    },
    slow(from) {
      cut = Math.max(1 / 6e4, (cut ? rate : t.out / 1e3) / 2);
      shape = 'bucket';
      limit = Math.max(1, cut * 250);
      left = 1;
      mark = t.sent;
      at = from;
      rate = cut;
    },
  };
};
