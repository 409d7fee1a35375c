import { createRoom, type Room } from '../pace/room.js';
import type { Reason } from '../pace/room.js';

/** What the fleet knew when this process lost it; spans are milliseconds from now. */
export interface LastWord {
  /** Processes that were waiting, this one included. */
  fleet: number;
  windows: { name: string; limit: number; remaining: number; reset?: number; period: number }[];
  /** When there is room again, where there was none. */
  at?: number;
  reason?: Reason;
}

/** How many windows long the fleet's last word on shares is kept to; by then a room has seen for itself what the others use. */
const lasting = 5;

/** Makes the room of a process that goes on alone: it begins with what the fleet knew, and keeps to its share of each window. */
export const createLoneRoom = ({ fleet, windows, at, reason }: LastWord, now: number): Room => {
  const room = createRoom();
  const headers = new Headers();
  for (const { name, limit, remaining, reset } of windows) {
    const suffix = /^[a-z]+$/.test(name) ? `-${name}` : '';
    headers.set(`x-ratelimit-limit${suffix}`, `${limit}`);
    headers.set(`x-ratelimit-remaining${suffix}`, `${Math.floor(remaining / fleet)}`);
    if (reset !== undefined) headers.set(`x-ratelimit-reset${suffix}`, (Math.max(1, reset) / 1000).toFixed(3));
  }
  const spent = windows.some(({ remaining }) => remaining < fleet);
  if (windows.length) room.learn(room.send(now), { status: 200, headers }, Infinity, now, 0);
  if (reason || (at !== undefined && !windows.length)) headers.set('retry-after-ms', `${Math.ceil(at ?? 6e4)}`);
  if (spent || headers.has('retry-after-ms')) room.learn(room.send(now), { status: 429, headers, code: reason }, Infinity, now, 0);

  const shares = windows
    .filter(({ period, reset }) => period > 0 && reset !== undefined && fleet > 1)
    .map(({ limit, remaining, reset, period }) => {
      const most = Math.ceil(limit / fleet);
      return { most, period, turns: now + reset!, left: Math.floor(remaining / fleet), ends: now + reset! + lasting * period };
    });
  const turn = (time: number): void => {
    for (const share of shares) {
      if (time < share.turns) continue;
      share.turns += (Math.floor((time - share.turns) / share.period) + 1) * share.period;
      share.left = share.most;
    }
  };

  return {
    ...room,
    when(count, spare, time, chance) {
      turn(time);
      let when = room.when(count, spare, time, chance);
      for (const { left, turns, ends } of shares) if (left < 1 && time < ends) when = Math.max(when, turns);
      return when;
    },
    send(time) {
      turn(time);
      for (const share of shares) share.left--;
      return room.send(time);
    },
  };
};
