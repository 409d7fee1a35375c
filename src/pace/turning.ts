import type { Moment } from './moment.js';

/** When an answer says that a window turns. */
export interface ToldTurn {
  reset: Moment;
  /** `reset` on this machine's clock. */
  to: number;
  /** By how many milliseconds `to` may be too late, because the clocks differ. */
  doubt: number;
}

/** What else is known of that answer. */
export interface Telling {
  /** When its call was sent, and when the answer came. */
  sentAt: number;
  now: number;
  refused: boolean;
  /** The first answer of this window. */
  fresh: boolean;
  /** The limit is what it was. */
  same: boolean;
}

/** Milliseconds to wake after a window turns: never before. */
export const grace = 3;

/** When a window turns, as far as answers and probes have told. Times are milliseconds of this machine's clock. */
export class Turning {
  /** It turns between this and `at`. */
  #earliest = -Infinity;
  /** When it turns at the latest; Infinity where nothing tells. */
  at = Infinity;
  /** When the window before turned; NaN where that was not seen. */
  before = NaN;
  /** The window's length; 0 where unknown. */
  period = 0;
  /** When the first call that the window let through was sent. */
  #first = Infinity;
  /** Milliseconds that windows turn later than headers say, where they are rounded down. */
  #lag = 0;
  /** Refusals that are not to be spent on finding out: headers of this form narrow it down by themselves. */
  #spared = 0;

  /** Windows that have come and gone without a call. */
  skipped(now: number): number {
    return this.period && Math.floor((now - this.at) / this.period);
  }

  /** It has turned, at that moment, for so many times. */
  pass(moment: number, times: number): void {
    this.before = times > 1 ? NaN : moment;
    this.at = this.period ? moment + this.period : Infinity;
    this.#earliest += this.period * times || -Infinity;
    this.#first = Infinity;
  }

  /** The window let a call through that was sent then. */
  admit(sentAt: number): void {
    this.#first = Math.min(this.#first, sentAt);
  }

  /** A call sent then found the next window open: so long is a window, if whole seconds are. */
  measure(sentAt: number): void {
    const length = Math.floor((sentAt - this.#first) / 1000) * 1000;
    if (length && sentAt - this.#first - length < 3 * grace) this.period = length;
  }

  hear({ reset, to, doubt }: ToldTurn, { sentAt, now, refused, fresh, same }: Telling): void {
    const skewed = reset.absolute && doubt > 0;
    const rounded = reset.coarse && !skewed;
    const slack = skewed ? doubt : (reset.coarse ? 1000 : 0) + (reset.absolute ? 0 : now - sentAt);
    this.#spared = reset.absolute ? (skewed ? 1 : 2) : 0;
    if (rounded) {
      if (to <= (reset.absolute ? sentAt : now)) this.#lag = 1000;
      to += this.#lag;
    }
    const length = Math.round((to - this.before) / 1000) * 1000;
    const early = sentAt - this.before < length / 4;
    if (fresh && length > 0 && early && Math.abs(to - this.before - length) < 300 && (!this.period || length < this.period)) {
      this.period = length;
    }
    this.#earliest = Math.max(same ? this.#earliest : -Infinity, to - slack, refused ? sentAt : -Infinity);
    if (!reset.absolute && !fresh && same && to < this.at + 1500) to = Math.min(to, this.at);
    const next = this.#first + (this.period || Infinity);
    this.at = rounded && Math.abs(next - to) <= 1000 ? next : Math.min(to, next);
    if (refused && this.at <= now) this.at = Infinity;
  }

  /** The service ordered to come back at that moment, which wins, but for the last second: orders are whole seconds. */
  order(moment: number): void {
    this.at = this.at > moment - 1000 ? Math.min(this.at, moment) : moment;
  }

  /** When a call is worth sending to see whether it has turned, where so many refusals may be spent; Infinity where none is. */
  probe(now: number, curiosity: number): number {
    const from = Math.max(this.#earliest, now);
    const doubt = this.at - from;
    if (curiosity <= this.#spared || doubt < Math.max(150, (this.at - now) / 8)) return Infinity;
    const whole = this.#first + Math.floor((this.at - this.#first) / 1000) * 1000 + grace;
    return whole > now && this.at - whole > 40 ? whole : from + doubt * (curiosity - this.#spared > 1 ? 0.5 : 0.75);
  }
}
