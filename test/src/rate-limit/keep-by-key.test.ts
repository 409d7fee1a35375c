import { expect, test } from 'vitest';
import { KEPT_KEYS } from '../../../src/rate-limit/constants.js';
import { keepByKey } from '../../../src/rate-limit/keep-by-key.js';

const keys = Array.from({ length: KEPT_KEYS }, (_, index) => `key ${index}`);
/** Keeps one limiter for each of `keys`; those of `busy` are not idle. */
const fill = (busy: readonly string[] = []) => {
  const kept = keepByKey((key) => ({ key, isIdle: !busy.includes(key) }));
  for (const key of keys) kept.forKey(key);
  return { forKey: kept.forKey, all: () => Array.from(kept.all(), ({ key }) => key) };
};

test('as many limiters are kept as there are keys, up to a number', () => expect(fill().all()).toEqual(keys));

test('one more key drops the limiter that was used least recently', () => {
  const kept = fill();
  kept.forKey('key 0');
  kept.forKey('new');
  expect(kept.all()).toEqual([...keys.slice(2), 'key 0', 'new']);
});

test('a limiter that is kept already drops no other', () => {
  const kept = fill();
  kept.forKey('key 5');
  expect(kept.all()).toEqual([...keys.filter((key) => key !== 'key 5'), 'key 5']);
});

test('a limiter that is not idle is kept', () => {
  const kept = fill(['key 0']);
  kept.forKey('new');
  expect(kept.all()).toEqual(['key 0', ...keys.slice(2), 'new']);
});

test('the limiter that is asked for is kept, though only it is idle', () => {
  const kept = fill(keys);
  kept.forKey('new');
  expect(kept.all()).toEqual([...keys, 'new']);
});

test('no limiter is asked whether it is idle unless a new key comes', () => {
  let asked = 0;
  const kept = keepByKey((key) => ({
    key,
    get isIdle() {
      asked++;
      return false;
    },
  }));
  for (const key of [...keys, 'one more']) kept.forKey(key);
  asked = 0;
  for (const key of keys) kept.forKey(key);
  expect(asked).toBe(0);
});
