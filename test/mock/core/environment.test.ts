import { describe, expect, test } from 'vitest';
import { createEnvironment } from '../../../mock/core/environment.js';

const some = (seed: number) => {
  const environment = createEnvironment({ seed });
  return Array.from({ length: 50 }, () => [environment.id('pan'), environment.id('item'), environment.random()]);
};

describe('an environment', () => {
  test('gives the same ids and random numbers for the same seed, and others for another', () => {
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
  });

  test('never returns an id twice', () => {
    const environment = createEnvironment();
    const ids = new Set(Array.from({ length: 100_000 }, () => environment.id('pan')));
    expect(ids.size).toBe(100_000);
  });

  test('counts the ids of each prefix separately', () => {
    const [alone, crowded] = [createEnvironment(), createEnvironment()];
    crowded.id('req');
    expect(crowded.id('pan')).toBe(alone.id('pan'));
  });

  test('draws evenly distributed random numbers', () => {
    const environment = createEnvironment({ seed: 7 });
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 10_000; i += 1) tenths[Math.floor(environment.random() * 10)]! += 1;
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });

  test('continues from a snapshot', () => {
    const environment = createEnvironment({ now: 0 });
    environment.id('pan');
    const state = environment.snapshot();
    const then = [environment.id('pan'), environment.random()];
    environment.restore(state);
    expect([environment.id('pan'), environment.random()]).toEqual(then);
  });
});
