import { mkdirSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';
import { keepCallback, keepResult, readHistory } from '../../../cli/callbacks/history.js';
import { showHistory, toDelivery } from '../../../cli/callbacks/show-history.js';
import { createHistory } from './servers.js';

const delivered = { ok: true, status: 204, text: 'No Content', durationMs: 3 };
const failed = { ok: false, text: 'it could not be reached.', durationMs: 3 };

const keep = (file: string, request_id: string, type = 'healthify'): string => {
  const { body } = createTestCallback({ secret: 'the-secret', request_id, type });
  return keepCallback(file, { receivedAt: '2030-01-01T00:00:00.000Z', headers: [], body })!;
};

test('the log of a mock shows the callbacks that were sent on, and what became of them', () => {
  const { file } = createHistory();
  keepResult(file, keep(file, 'job-1'), 'http://localhost:3000/hooks', delivered);
  keepResult(file, keep(file, 'job-2'), 'http://localhost:3000/hooks', failed);
  keep(file, 'job-3');
  const mock = createMockService();
  showHistory(mock, file)();
  expect(mock.callbacks.deliveries).toMatchObject([
    { operation: 'healthify', outcome: 'delivered', status: 204, payload: { request_id: 'job-1' }, decision: { host: 'localhost:3000' } },
    { operation: 'healthify', outcome: 'failed', reason: 'it could not be reached.', payload: { request_id: 'job-2' } },
  ]);
});

test('the log follows the history', async () => {
  const { file } = createHistory();
  const mock = createMockService();
  const stop = showHistory(mock, file);
  const id = keep(file, 'job-1');
  keepResult(file, id, 'http://localhost:3000/hooks', failed);
  await vi.waitFor(() => expect(mock.callbacks.deliveries).toMatchObject([{ outcome: 'failed' }]));
  keepResult(file, id, 'http://localhost:3000/hooks', delivered);
  await vi.waitFor(() => expect(mock.callbacks.deliveries).toMatchObject([{ outcome: 'delivered' }]));
  stop();
});

test('a history that cannot be read while the mock runs is a warning, and the log follows it again later', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  const { file } = createHistory();
  const mock = createMockService();
  const stop = showHistory(mock, file);
  mkdirSync(file);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${file} cannot be read: `)));
  rmSync(file, { recursive: true });
  keepResult(file, keep(file, 'job-1'), 'http://localhost:3000/hooks', delivered);
  await vi.waitFor(() => expect(mock.callbacks.deliveries).toMatchObject([{ outcome: 'delivered' }]));
  stop();
});

test('a snapshot keeps what the log shows, and next does not return it', async () => {
  const { file } = createHistory();
  keepResult(file, keep(file, 'job-1'), 'http://localhost:3000/hooks', delivered);
  const mock = createMockService();
  showHistory(mock, file)();
  await expect(mock.callbacks.next({ timeout: 1 })).rejects.toThrow('No callback ended');
  const other = createMockService();
  other.restore(mock.snapshot());
  expect(other.callbacks.deliveries).toEqual(mock.callbacks.deliveries);
});

test.each([
  ['an unknown operation', 'translate', 'http://localhost/'],
  ['a target that is not a URL', 'healthify', 'localhost'],
])('a callback of %s is left out', (_, type, to) => {
  const { file } = createHistory();
  const id = keep(file, 'job-1', type);
  const [callback] = readHistory(file);
  expect(toDelivery({ ...callback!, sent: { of: id, to, sentAt: '', ...delivered } })).toBeUndefined();
});
