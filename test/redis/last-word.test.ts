import { describe, expect, test } from 'vitest';
import { createRoom } from '../../src/pace/room.js';
import { createShare, passOn, type LastWord } from '../../src/redis/last-word.js';

const word: LastWord = { fleet: 3, windows: [], paces: [] };
const minute = { limit: 30, left: 7, period: 60_000, reset: 50_000 };

/** When calls may go that go as soon as they may, up to a time. */
const going = (told: LastWord, end: number): number[] => {
  const share = createShare(told, 0);
  const times: number[] = [];
  for (let now = share.when(0); now < end; now = share.when(now)) {
    times.push(now);
    share.send(now);
  }
  return times;
};

describe('a process that goes on alone', () => {
  test('takes its part of what is left, then of each window, and in its last third looks what others leave', () => {
    const times = going({ ...word, paces: [minute] }, 90_001);
    const [now, looks, turned, later] = [times.slice(0, 2), times.slice(2, -11), times.slice(-11, -1), times.at(-1)];
    expect(now).toEqual([0, 0]);
    expect(looks[0]).toBe(30_000);
    expect(looks.every((at, index) => at === 30_000 + index * 30)).toBe(true);
    expect(turned).toEqual(Array.from({ length: 10 }, () => looks.at(-1)! + 30));
    expect(later).toBe(90_000);
  });

  test('keeps to one call a period where its part is less than one', () => {
    expect(going({ ...word, paces: [{ limit: 1, left: 0, period: 100, reset: 0, lasting: 50 }] }, 1000)).toEqual([0, 300, 600, 900]);
  });

  test('keeps to it for five windows, and to nothing where nothing was known', () => {
    const share = createShare({ ...word, paces: [minute] }, 0);
    for (let count = 0; count < 100; count++) share.send(340_000);
    expect(share.when(340_000)).toBeGreaterThan(340_000);
    expect(share.when(350_001)).toBe(350_001);
    expect(createShare(word, 0).when(5)).toBe(5);
  });

  test('has the room of what was told: windows, quotas, orders to wait', () => {
    const heard = (told: Partial<LastWord>) => {
      const room = createRoom();
      passOn({ ...word, ...told }, room, 1e12);
      return room;
    };
    const day = { name: 'day', limit: 100, remaining: 0, reset: 7_200_000 };
    expect(heard({ windows: [day] }).refusal(1, 0, 1e12 + 60_000, 1e12)).toMatchObject({ reason: 'quota_exceeded' });
    expect(heard({ reason: 'trial_exhausted' }).refusal(1, 0, Infinity, 1e12)).toMatchObject({ reason: 'trial_exhausted' });
    expect(heard({ at: 5000 }).when(1, 0, 1e12, 0)).toBe(1e12 + 5003);
    expect(heard({}).when(1, 0, 1e12, 0)).toBe(1e12);
  });
});
