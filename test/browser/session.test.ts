import { afterEach, describe, expect, test } from 'vitest';
import { setupMockWorker, type MockWorker } from '../../mock/browser.js';
import { createMockService } from '../../mock/index.js';
import { RawClient } from '../support/mock-adapters.js';

const workers: MockWorker[] = [];
/** What a page does when it loads. */
const load = async (persist?: 'session') => {
  const worker = setupMockWorker(createMockService(), { persist });
  workers.push(worker);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return { worker, client: new RawClient(worker.connection()) };
};
/** What a browser does when the page is reloaded. */
const unload = async () => {
  globalThis.dispatchEvent(new Event('pagehide'));
  for (const worker of workers.splice(0)) await worker.stop();
};
afterEach(async () => {
  await unload();
  sessionStorage.clear();
});

const names = async (client: RawClient) =>
  ((await client.call('pantries.list')).json as { data: { name: string }[] }).data.map(({ name }) => name);

describe('a reload', () => {
  test('keeps keys and pantries with persist, until the mock is reset', async () => {
    const first = await load('session');
    await first.client.call('pantries.create', { name: 'Home' });
    await unload();
    const second = await load('session');
    expect(second.client.connection.apiKey).toBe(first.client.connection.apiKey);
    expect(await names(second.client)).toEqual(['Home']);
    expect(second.worker.mock.usage(second.client.connection.apiKey).calls).toBe(2);
    second.worker.mock.reset();
    await unload();
    expect(await names((await load('session')).client)).toEqual([]);
  });

  test('keeps what has changed since the worker was stopped and started again', async () => {
    const { worker, client } = await load('session');
    await worker.stop();
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
    await client.call('pantries.create', { name: 'Home' });
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(Object.values(sessionStorage).join()).toContain('Home');
  });

  test('starts over by default', async () => {
    const { client } = await load();
    await client.call('pantries.create', { name: 'Home' });
    await unload();
    expect(await names((await load()).client)).toEqual([]);
  });
});
