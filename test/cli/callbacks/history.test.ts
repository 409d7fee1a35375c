import { appendFileSync, chmodSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepCallback, readHistory } from '../../../cli/callbacks/history.js';
import { createHistory } from './servers.js';

const callback = (body: string) => ({ receivedAt: '', headers: [], body });

test('a line that was cut off does not damage the next one', () => {
  const { file } = createHistory();
  keepCallback(file, callback('first'));
  appendFileSync(file, '{"id": "torn');
  keepCallback(file, callback('second'));
  expect(readHistory(file).map(({ body }) => body)).toEqual(['first', 'second']);
});

test('the history keeps at most 8 MB, and deletes the older half', () => {
  const { file } = createHistory();
  const body = 'x'.repeat(1_000_000);
  for (let number = 1; number <= 20; number++) {
    keepCallback(file, callback(`${number} ${body}`));
    expect(statSync(file).size).toBeLessThanOrEqual(8_000_000);
  }
  const numbers = readHistory(file).map((kept) => Number.parseInt(kept.body, 10));
  expect(numbers.length).toBeGreaterThanOrEqual(4);
  expect(numbers).toEqual(numbers.map((_, at) => 20 - numbers.length + 1 + at));
});

test.skipIf(process.platform === 'win32')('a file that others could read becomes private', () => {
  const { file } = createHistory();
  keepCallback(file, callback('first'));
  chmodSync(file, 0o644);
  keepCallback(file, callback('second'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('more than 1,000 callbacks of a usual size fit', () => {
  const { file } = createHistory();
  keepCallback(file, callback('x'.repeat(3000)));
  expect(4_000_000 / readFileSync(file).length).toBeGreaterThan(1000);
});
