import { describe, expect, test } from 'vitest';
import { createEnvironment } from '../../../mock/core/environment.js';

const some = (seed: number) => {
  const world = createEnvironment({ seed });
  return Array.from({ length: 50 }, () => [world.id('pan'), world.id('item'), world.random()]);
};

describe('an environment', () => {
  test('gives the same ids and random numbers for the same seed, and others for another', () => {
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
  });

  test('never returns an id twice', () => {
    const world = createEnvironment();
    const ids = new Set(Array.from({ length: 100_000 }, () => world.id('pan')));
    expect(ids.size).toBe(100_000);
  });

  test('counts the ids of each prefix separately', () => {
    const [alone, crowded] = [createEnvironment(), createEnvironment()];
    crowded.id('req');
    expect(crowded.id('pan')).toBe(alone.id('pan'));
  });

  test('draws evenly distributed random numbers', () => {
    const world = createEnvironment({ seed: 7 });
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i += 1) tenths[Math.floor(world.random() * 10)]! += 1;
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });

  test('continues from a snapshot', () => {
    const world = createEnvironment({ now: 0 });
    world.id('pan');
    const state = world.snapshot();
    const then = [world.id('pan'), world.random()];
    world.restore(state);
    expect([world.id('pan'), world.random()]).toEqual(then);
  });
});
