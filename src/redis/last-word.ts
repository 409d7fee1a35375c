import type { Reason, Room } from '../pace/room.js';

/** What the fleet knew when this process lost it; spans are milliseconds from now. */
export interface LastWord {
  /** Processes that were waiting, this one included. */
  fleet: number;
  /** Those that have not turned since. */
  windows: { name: string; limit: number; remaining: number; reset?: number }[];
  /** Calls a period, where that is known, and how many periods a window has. */
  paces: { limit: number; left: number; period: number; reset: number; lasting?: number }[];
  /** When there is room again, where there was none. */
  at?: number;
  reason?: Reason;
}

/** Tells a process's own room what the fleet knew, as if the service had. */
export const passOn = ({ windows, at, reason }: LastWord, room: Room, now: number): void => {
  const headers = new Headers();
  for (const { name, limit, remaining, reset } of windows) {
    const suffix = /^[a-z]+$/.test(name) ? `-${name}` : '';
    headers.set(`x-ratelimit-limit${suffix}`, `${limit}`);
    headers.set(`x-ratelimit-remaining${suffix}`, `${remaining}`);
    if (reset !== undefined) headers.set(`x-ratelimit-reset${suffix}`, (Math.max(1, reset) / 1000).toFixed(3));
  }
  if (windows.length) room.learn(room.send(now), { status: 200, headers }, Infinity, now, 0);
  if (!reason && (at === undefined || windows.length)) return;
  headers.set('retry-after-ms', `${Math.ceil(at ?? 6e4)}`);
  room.learn(room.send(now), { status: 429, headers, code: reason }, Infinity, now, 0);
};

/** Keeps a process that goes on alone to its part, for five windows: by then its room has seen for itself what the others use. */
export interface Share {
  /** When the next call may go. */
  when(now: number): number;
  send(now: number): void;
}

/** What others leave of a period is anybody's in its last third; whether they left any is found out by one call in so many milliseconds. */
const look = 30;

export const createShare = ({ fleet, paces }: LastWord, start: number): Share => {
  const parts = paces.map(({ limit, left, period, reset, lasting = 1 }) => {
    // A part smaller than one call is one call in a longer period.
    const length = period * Math.max(1, fleet / limit);
    return {
      most: Math.ceil(limit / fleet),
      left: Math.floor(left / fleet),
      length,
      turns: start + reset,
      ends: start + reset + 5 * lasting * period,
      at: 0,
    };
  });
  const turn = (now: number): void => {
    for (const part of parts) {
      if (now < part.turns) continue;
      part.turns += (Math.floor((now - part.turns) / part.length) + 1) * part.length;
      part.left = part.most;
    }
  };
  return {
    when(now) {
      turn(now);
      return Math.max(
        now,
        ...parts.map(({ left, length, turns, ends, at }) => {
          if (left >= 1 || now >= ends) return now;
          return length < 1000 ? turns : Math.max(turns - length / 3, at + look);
        }),
      );
    },
    send(now) {
      turn(now);
      for (const part of parts) {
        part.left--;
        part.at = now;
      }
    },
  };
};
