import { expect, test } from 'vitest';
import type { CallbackEvent } from '../../../src/callbacks/index.js';
import { UnmatchedLog } from '../../../src/callbacks/unmatched-log.js';

const callback = (request_id: string, size = 0) => ({ request_id, filler: 'x'.repeat(size) }) as unknown as CallbackEvent;
const idsIn = (log: UnmatchedLog) => log.entries.map(({ callback: { request_id } }) => request_id);

test('the last 100 unmatched callbacks are kept', () => {
  const log = new UnmatchedLog();
  for (let index = 0; index < 101; index++) log.add('late', callback(`job-${index}`));
  expect([log.entries.length, idsIn(log)[0], idsIn(log).at(-1)]).toEqual([100, 'job-1', 'job-100']);
  expect(log.entries[0]).toEqual({ match: 'late', callback: callback('job-1') });
});

test('the last eight million characters of unmatched callbacks are kept', () => {
  const log = new UnmatchedLog();
  for (const job of ['one', 'two', 'three']) log.add('unknown', callback(job, 3_000_000));
  expect(idsIn(log)).toEqual(['two', 'three']);
  log.add('unknown', callback('huge', 9_000_000));
  expect(idsIn(log)).toEqual([]);
});
