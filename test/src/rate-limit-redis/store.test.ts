import { expect, test } from 'vitest';
import { createSharedState, type Member, type SharedState } from '../../../src/rate-limit-redis/protocol.js';
import { pollMs } from '../../../src/rate-limit-redis/store.js';

const member: Member = { seenAt: 1000, inFlight: 0, waiting: 1 };

/** What this process knows if so many others wait, and so many calls of all processes are in flight. */
const known = (others: number, inFlight = 0): SharedState => {
  const { limiter } = createSharedState();
  const members = Object.fromEntries(Array.from({ length: others }, (_, index) => [`other ${index}`, member]));
  return { limiter: { ...limiter, traffic: { ...limiter.traffic, inFlight } }, members: { ...members, own: member } };
};

test.each<{ name: string; shared: SharedState; untilMs: number; is: number }>([
  { name: 'an eighth of the expected wait', shared: known(0), untilMs: 800, is: 100 },
  { name: 'not more often than every 20 ms', shared: known(0), untilMs: 8, is: 20 },
  { name: 'at least every second', shared: known(0), untilMs: 80_000, is: 1000 },
  { name: 'every 10 ms for each other process that waits', shared: known(30), untilMs: 8, is: 300 },
  {
    name: 'often while calls of other processes are in flight, whose responses may change everything',
    shared: known(3, 3),
    untilMs: 80_000,
    is: 30,
  },
  { name: 'as usual if those in flight are its own', shared: known(0, 2), untilMs: 800, is: 100 },
])('a process whose calls wait asks $name', ({ shared, untilMs, is }) => expect(pollMs(shared, 'own', 2, untilMs, 1000)).toBe(is));
