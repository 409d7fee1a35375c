import { grace, Turning, type ToldTurn } from './turning.js';

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
export interface Told extends Partial<ToldTurn> {
  limit?: number;
  remaining?: number;
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
  const turning = new Turning();
  /** True once it was seen to turn as expected: then the whole of it may be used at once. */
  let seen = false;
  /** True where only refusals tell of it: `limit` is what it let through last time. */
  let guessed = false;
  /** Calls that others with the same key make in it. */
  let others = 0;
  /** When one call may go although there is no room; undefined while that is not decided. */
  let probe: number | undefined;
  /** Where the rate of a bucket, and the share that others take, are measured from. */
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
  const turn = (from: number, moment: number, times: number): void => {
    if (guessed) limit = t.sent - start - refusals - t.out;
    else if (told) others = takenByOthers();
    turning.pass(moment, times);
    start = mark = teller = from;
    told = false;
    refusals = 0;
    probe = undefined;
  };

  /** It has turned without a word: one call may go, or, where windows were seen to turn, all that others leave. */
  const renew = (now: number): void => {
    const skipped = turning.skipped(now);
    turn(t.sent, turning.at + skipped * turning.period, skipped + 1);
    left = seen ? Math.max(1, Math.min(limit, safe) - others) : 1;
    safe *= 1.1;
    at = now + 2 * t.quick + 10;
    rate = seen && turning.period && !guessed ? 0 : drip;
  };

  /** When to send one call although there is no room, to learn more. */
  const plan = (now: number): number => {
    const wait = turning.at - now;
    if (wait === Infinity) return Math.max(t.held, now + 100 * 2 ** t.strikes);
    if (shape === 'unknown') return wait > 20 ? now + wait / 4 : Infinity;
    return turning.probe(now, t.curiosity);
  };

  /** A call went through: the window has turned, if that was in question. */
  const accept = (call: Call): void => {
    seen ||= turning.before > 0;
    turning.admit(call.at);
  };

  /** A call went through, and more is left than was known: the window has turned, or is a bucket. */
  const gain = (call: Call, rest: number): void => {
    if (shape === 'window' || rest + t.sent - teller >= limit - others) {
      turning.measure(call.at);
      turn(call.seq - 1, call.at, 1);
      seen = true;
    } else if (shape === 'unknown' && probe === Infinity) {
      shape = 'bucket';
      since = { left, seq: teller, at };
    }
  };

  /** A call was refused: nothing is left, and what a probe asked is answered. */
  const refuse = (call: Call, now: number): void => {
    refusals++;
    probe = undefined;
    if (!told) seen = turning.before > 0;
    else if (shape === 'bucket') {
      since = { left: 0, seq: call.seq, at: now };
      rate /= 2;
      if (refusals > 2) shape = 'unknown';
    } else {
      shape = 'window';
      if (call.at < turning.at) t.curiosity--;
    }
  };

  /** Measures how fast a bucket refills, from below. */
  const measure = (call: Call, rest: number, now: number): void => {
    const refilled = rest - since.left + call.seq - since.seq;
    if ((refilled >= 8 || !rate) && now > since.at) rate = Math.max(0.5, refilled - 1) / (now - since.at);
    if (refilled >= 32 || rest >= limit - 1) since = { left: rest, seq: call.seq, at: now };
  };

  /** Takes an answer's word for what is left. */
  const believe = (call: Call, rest: number, refused: boolean, now: number): void => {
    if (!told) since = { left: rest, seq: call.seq, at: now };
    if (shape === 'bucket') {
      measure(call, rest, now);
      if (!refused) refusals = 0;
    } else rate = 0;
    left = rest;
    mark = Math.max(start, call.after);
    teller = call.seq;
    asOf = t.sent;
    at = now;
    told = true;
  };

  return {
    when(count, spare, now, chance) {
      if (shape !== 'bucket' && now >= turning.at + grace) renew(now);
      if (!told && !seen) count = 1;
      const taken = Math.min(t.out, t.sent - mark);
      let have = left + grown(now) - taken;
      if (told || left > 1) have -= Math.min(spare, Math.max(0, limit - 1));
      const careful = told && !seen && shape !== 'bucket' && t.out > 0 && now < t.careful && have >= count;
      if (careful) have -= left * (1 - share());
      const { at: end, period } = turning;
      // What others are still to take is left to them, but less and less: by two thirds of the window it is anybody's.
      const theirs = told && period ? Math.max(0, others - takenByOthers()) : 0;
      const eased = end - (period / 3) * (1 + (2 * (have - count)) / theirs);
      if (have >= count && (!theirs || eased <= now)) return now;
      const filled = rate ? Math.max(at, now) + (count - have) / rate : Infinity;
      if (shape === 'bucket') return filled;
      const turns = Math.ceil((count - Math.max(0, have)) / Math.max(1, limit)) - 1;
      const turned = end + grace + (others ? chance * 8 : 0) + Math.max(0, turns) * period;
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
      if (refused) refuse(call, now);
      else {
        if (told && later && rest > left) gain(call, rest);
        accept(call);
      }
      if (reset && to !== undefined) {
        turning.hear({ reset, to, doubt }, { sentAt: call.at, now, refused, fresh: !told, same });
        if (probe! < Infinity) probe = undefined;
      } else if (rest < 1 && remaining !== undefined) {
        // What used it up is told without an end, so the end that was told before is another's.
        turning.at = Infinity;
        probe = undefined;
      }
      if (later || rest < left || (rest === left && call.seq > teller)) believe(call, rest, refused, now);
      return true;
    },

    miss(call, end, now) {
      const accepted = end === 'accepted';
      if (accepted && call.seq > start) accept(call);
      if (end !== 'refused' && call.seq > mark) left--;
      if (turning.at === Infinity) probe = undefined;
      if (accepted && cut && !told) {
        left += grown(now) - (t.sent - mark);
        mark = t.sent;
        at = Math.max(at, now);
        rate += (1e-4 * cut) / rate;
      }
    },

    closedUntil: () => (told && left < 1 && turning.at < Infinity ? turning.at : undefined),
    shutUntil: () => (shape !== 'bucket' && told && left < 1 && turning.at < Infinity ? turning.at : undefined),
    reopen(moment, now) {
      if (limit && turning.at > moment + 1500) {
        shape = 'bucket';
        rate = limit / (turning.at - now);
        at = moment - 1 / rate;
        since = { left: 0, seq: teller, at };
      }
      turning.order(moment);
    },
    untold: () => !told || guessed,
    blind: () => !teller && !cut,
    open() {
      if (!teller && !cut) left = Infinity;
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
