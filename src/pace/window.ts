/** Everything a client has sent through one gate. */
export interface Traffic {
  /** Calls sent so far; the number of the latest. */
  sent: number;
  /** Calls whose answer is not in. */
  out: number;
  /** Milliseconds of the fastest answer; refusals are fast. */
  quick: number;
  /** Times that an answer showed what had become of the answer before. */
  looks: number;
  /** Refusals that may still be spent on finding out when a window turns. */
  curiosity: number;
}

/** One call: its number and when it was sent. */
export interface Call {
  seq: number;
  at: number;
}

/** What one answer says of a window. `from` and `to` bound the moment at which it turns. */
export interface Told {
  limit?: number;
  remaining?: number;
  from?: number;
  to?: number;
}

/** What is known of one counted window. Plain data; times in milliseconds of this machine's clock. */
export interface Window {
  /** `unknown` until a probe has told whether it turns at once (`window`) or refills bit by bit (`bucket`). */
  shape: 'unknown' | 'window' | 'bucket';
  limit: number;
  /** Calls left as of call number `mark`, refilling by `rate` a millisecond from `at` on. */
  left: number;
  mark: number;
  at: number;
  rate: number;
  /** True where an answer of this very window said so; else it is assumed. */
  told: boolean;
  /** Number of the last call before this window. */
  start: number;
  /** Calls refused since. */
  refused: number;
  /** When the first call that it let through was sent. */
  first: number;
  /** It turns between these two. */
  early: number;
  resets: number;
  /** What headers said of `resets`, in this window and the one before. */
  claimed: number;
  claimedBefore: number;
  /** Its length; 0 where unknown. */
  period: number;
  /** True once it was seen to turn as expected: then all of it may be used at once. */
  seen: boolean;
  /** Calls that others on the same key make in it. */
  others: number;
  /** When one call may go although there is no room; undefined until it is asked for. */
  probe?: number;
  /** Refusals in a row that came later than the moment at which it should have turned. */
  late: number;
  /** Where the rate of a bucket is measured from. */
  since: { left: number; seq: number; at: number };
}

/** Milliseconds to wake after a window turns: never before. */
const grace = 3;
/** Calls a millisecond that may leave while nothing is known: a refusal comes fast, and tells. */
export const drip = 0.1;

export const newWindow = (): Window => ({
  shape: 'unknown',
  limit: 0,
  left: 1,
  mark: 0,
  at: 0,
  rate: 0,
  told: false,
  start: 0,
  refused: 0,
  first: Infinity,
  early: -Infinity,
  resets: Infinity,
  claimed: NaN,
  claimedBefore: NaN,
  period: 0,
  seen: false,
  others: 0,
  late: 0,
  since: { left: 0, seq: 0, at: 0 },
});

const seenOthers = (w: Window, t: Traffic): number => Math.max(0, w.limit - w.left - (t.sent - w.start - w.refused));

/** Begins the window after this one, of which nothing is told yet. */
const turn = (w: Window, t: Traffic, start: number, turns: number): void => {
  if (w.told) w.others = seenOthers(w, t);
  w.claimedBefore = turns > 1 ? NaN : w.claimed;
  w.claimed = NaN;
  w.resets = w.period ? w.resets + turns * w.period : Infinity;
  w.early = w.period ? w.early + turns * w.period : -Infinity;
  w.start = w.mark = start;
  w.told = false;
  w.refused = 0;
  w.first = Infinity;
  w.probe = undefined;
};

/** Lets time pass: a window whose time has come turns. */
export const roll = (w: Window, t: Traffic, now: number): void => {
  if (w.shape === 'bucket' || now < w.resets + grace) return;
  turn(w, t, t.sent, w.period && Math.floor((now - w.resets) / w.period) + 1);
  w.left = w.seen ? Math.max(1, w.limit - w.others) : 1;
  w.at = now + 2 * t.quick + 10;
  w.rate = w.seen && w.period ? 0 : drip;
};

/** When `count` calls have room and `spare` more stay free, as far as is known; `now` where it is so already. */
export const when = (w: Window, t: Traffic, count: number, spare: number, now: number, chance: number): number => {
  let have = w.left - Math.min(t.out, t.sent - w.mark);
  if (!w.told && !w.seen) count = 1;
  if (w.told || w.left > 1) have -= Math.min(spare, Math.max(0, w.limit - 1));
  if (w.told) {
    if (w.period && w.others) have -= (Math.max(0, w.others - seenOthers(w, t)) * Math.max(0, w.resets - now)) / w.period;
    if (!w.seen && t.looks < 2 && t.out) have -= w.left / 2;
  }
  const grown = Math.max(0, now - w.at) * w.rate;
  if (have + grown >= count) return now;
  const filled = w.rate ? Math.max(w.at, now) + (count - have - grown) / w.rate : Infinity;
  if (w.shape === 'bucket') return filled;
  const turns = Math.ceil((count - Math.max(0, have)) / Math.max(1, w.limit)) - 1;
  const turned = w.resets + grace + (w.others ? chance * 8 : 0) + turns * w.period;
  if (count > 1 && turned < Infinity) return Math.min(filled, turned);
  if (w.told && w.probe === undefined) {
    const wait = w.resets - now;
    if (wait === Infinity) w.probe = w.at + 100 * 2 ** w.late;
    else if (w.shape === 'unknown') w.probe = wait > 20 ? now + wait / 4 : Infinity;
    else w.probe = t.curiosity > 0 && w.resets - w.early > Math.max(40, wait / 8) ? (w.early + w.resets) / 2 : Infinity;
  }
  return Math.max(now, Math.min(filled, turned, w.probe ?? Infinity));
};

/** Learns from what an answer says of the window. */
export const hear = (w: Window, t: Traffic, call: Call, told: Told, refused: boolean, now: number): void => {
  if (call.seq <= w.start) return;
  const left = told.remaining ?? (refused ? 0 : w.left - 1);
  const changed = told.limit !== undefined && told.limit !== w.limit;
  w.limit = told.limit ?? Math.max(w.limit, left + 1);
  const later = !w.told || call.at >= w.at;
  if (refused) {
    w.refused++;
    if (w.told && call.at < w.resets) {
      if (w.shape === 'unknown') w.shape = 'window';
      if (w.early < call.at) w.early = call.at;
      t.curiosity--;
    }
    if (w.shape === 'bucket') {
      w.shape = 'unknown';
      w.probe = undefined;
    }
    if (!w.told) w.seen = false;
  } else if (w.told && later && left > w.left) {
    if (w.shape === 'window' || left + 1 >= w.limit - w.others) {
      w.shape = 'window';
      turn(w, t, call.seq - 1, 1);
      w.seen = true;
    } else if (w.shape === 'unknown') {
      w.shape = 'bucket';
      w.since = { left: w.left, seq: w.mark, at: w.at };
    }
  }
  if (!refused) {
    w.late = 0;
    if (!w.told && w.claimedBefore) w.seen = true;
    w.first = Math.min(w.first, call.at);
  }
  if (told.to !== undefined) {
    const near = Math.abs(told.to - w.claimed) < 1500 && !changed;
    w.claimed = near ? Math.min(w.claimed, told.to) : told.to;
    const period = Math.round((w.claimed - w.claimedBefore) / 1000) * 1000;
    if (period > 0 && call.at - w.claimedBefore < period / 2) w.period = period;
    w.early = Math.max(near ? w.early : -Infinity, told.from!, refused ? call.at : -Infinity);
    w.resets = Math.min(w.claimed, w.first + (w.period || Infinity));
    if (refused && w.resets <= now) w.resets = now + 20 * 2 ** w.late++;
  }
  if (later || left < w.left || (left === w.left && call.seq > w.mark)) {
    if (w.shape === 'bucket') {
      const gain = left - w.since.left + call.seq - w.since.seq;
      if (gain >= 1) w.rate = gain / (now - w.since.at);
      if (gain >= 32 || left >= w.limit - 1) w.since = { left, seq: call.seq, at: now };
    } else w.rate = 0;
    w.left = left;
    w.mark = call.seq;
    w.at = now;
    w.told = true;
  }
};
