import { afterEach, describe, expect, it } from 'vitest';
import { setupMockWorker, type MockWorker } from '../../mock/browser.js';
import { createMockService } from '../../mock/index.js';
import { Caller } from '../doors.js';

const workers: MockWorker[] = [];
/** What a page does when it loads. */
const load = async (persist?: 'session') => {
  const worker = setupMockWorker(createMockService(), { persist });
  workers.push(worker);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return { worker, caller: new Caller(worker.connection()) };
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

const names = async (caller: Caller) =>
  ((await caller.call('pantries.list')).json as { data: { name: string }[] }).data.map(({ name }) => name);

describe('a reload', () => {
  it('keeps keys and pantries where they are kept in the session, until the mock begins anew', async () => {
    const first = await load('session');
    await first.caller.call('pantries.create', { name: 'Home' });
    await unload();
    const second = await load('session');
    expect(second.caller.connection.apiKey).toBe(first.caller.connection.apiKey);
    expect(await names(second.caller)).toEqual(['Home']);
    expect(second.worker.mock.usage(second.caller.connection.apiKey).calls).toBe(2);
    second.worker.mock.reset();
    await unload();
    expect(await names((await load('session')).caller)).toEqual([]);
  });

  it('begins anew where nothing is said', async () => {
    const { caller } = await load();
    await caller.call('pantries.create', { name: 'Home' });
    await unload();
    expect(await names((await load()).caller)).toEqual([]);
  });
});
