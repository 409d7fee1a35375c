import type { RateLimitWindow } from '../contract/rate-limit.js';
import type { AcquireOptions } from '../pace/gate.js';
import type { Room } from '../pace/room.js';
import type { LastWord } from './last-word.js';
import type { KnownWindow, Reply, Seat } from './messages.js';

type Lane = AcquireOptions['priority'];

/** What a process may expect until it asks again, by what Redis said at `saidAt` of this process's clock. */
export interface Forecast extends Pick<Room, 'refusal'> {
  readonly epoch: number;
  readonly blind: boolean;
  readonly seats: Seat[];
  readonly windows: RateLimitWindow[];
  /** When to ask again for those who wait. */
  readonly lookAt: number;
  /** True while a lane has no room, and asking would not change that. */
  closed(lane: Lane, now: number): boolean;
  /** When number `count` in line may have room; Infinity where that is not told. */
  when(count: number, spare: number, now: number): number;
  /** What is left to go by without Redis. */
  lastWord(now: number): LastWord;
}

/** A day's window, or a longer one, is a quota. */
const isLong = (name: string): boolean => /da[iy]|week|month/.test(name);

/** Milliseconds until `count` calls have room in a window of which this process gets a part. */
const waitOf = ({ limit, left, rate, from, bucket, reset = Infinity, period }: KnownWindow, part: number, count: number, spare: number) => {
  const have = (left - Math.min(spare, Math.max(0, limit - 1))) * part;
  if (have >= count) return 0;
  const filled = rate ? from + (count - have) / (rate * part) : Infinity;
  const turns = Math.ceil((count - Math.max(0, have)) / Math.max(1, Math.ceil(limit * part))) - 1;
  return bucket ? filled : Math.min(filled, reset + Math.max(0, turns) * period);
};

/** Reads what Redis said. */
export const toForecast = (reply: Reply, saidAt: number): Forecast => {
  const { epoch, seq = 0, blind, part, fleet, reason, known } = reply;
  const all = Object.values(reply.windows);
  const lookAt = saidAt + reply.look;

  const when: Forecast['when'] = (count, spare, now) => {
    let ms = (spare ? reply.bulk : reply.interactive) ?? Infinity;
    if (count > 1) for (const window of all) ms = Math.max(ms, waitOf(window, part, count, spare));
    const at = Math.max(saidAt + ms, lookAt);
    return at > now ? at : Infinity;
  };

  return {
    epoch,
    blind,
    lookAt,
    when,
    seats: Array.from({ length: reply.seats }, (_, index) => ({ epoch, seq: seq + index, at: reply.at, after: reply.after })),
    windows: all.map(({ name, limit, left, reset }) => ({
      ...(name && { name }),
      limit,
      remaining: Math.max(0, Math.floor(left)),
      ...(reset !== undefined && { resetAt: new Date(saidAt + reset) }),
    })),
    closed: (lane, now) => now < lookAt && (reply[lane] ?? Infinity) > 0,

    refusal(count, spare, deadline, now) {
      let time = when(count, spare, now);
      for (const { shut, reset } of all) if (shut && saidAt + reset! > deadline) time = Math.max(time, saidAt + reset!);
      const sure = time < Infinity;
      const hopeless = reason && !known && now < lookAt;
      if ((time <= deadline || (!sure && deadline > now)) && !hopeless) return undefined;
      const quota = all.some((window) => {
        const long = isLong(window.name);
        const wait = waitOf(window, part, long ? count : 1, spare) + saidAt - now;
        return wait < Infinity && wait > (long ? 0 : 9e4);
      });
      return {
        reason: reason ?? (quota ? 'quota_exceeded' : 'rate_limited'),
        retryAt: sure && known !== false ? new Date(time) : undefined,
      };
    },

    lastWord(now) {
      const passed = now - saidAt;
      const running = all.filter(({ reset = Infinity }) => reset > passed);
      const windows = running.map(({ name, limit, left, reset }) => {
        return { name, limit, remaining: Math.max(0, Math.floor(left)), reset: reset && reset - passed };
      });
      const paces = all.flatMap(({ bucket, limit, left, rate, reset, period }) => {
        if (bucket) return rate ? [{ limit: 1, left: 0, period: 1 / rate, reset: 0, lasting: limit }] : [];
        if (reset === undefined) return [];
        // A window of unknown length is at least as long as it had left.
        const length = period || Math.max(reset, 1000);
        const turns = Math.max(0, Math.ceil((passed - reset) / length));
        return [{ limit, left: turns ? limit : Math.max(0, left), period: length, reset: reset + turns * length - passed }];
      });
      const at = (reply.interactive ?? 0) - passed;
      return { fleet, reason, windows, paces, at: at > 0 ? at : undefined };
    },
  };
};
