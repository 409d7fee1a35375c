import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockService, type MockOptions } from '../../../mock/index.js';
import { listen } from '../../../mock/node.js';
import type { Persistence } from '../../../mock/persistence/persistence.js';
import { openStateFile } from '../../../mock/persistence/sqlite.js';
import { RawClient } from '../../support/mock-adapters.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mock-state-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const names = async (client: RawClient) => {
  const { json } = await client.call('pantries.list', { limit: 100 });
  return (json as { data: { name: string }[] }).data.map(({ name }) => name);
};

describe('persistence', () => {
  test('includes a change that was in progress while another was written', async () => {
    const mock = createMockService();
    const client = new RawClient(mock.connection());
    const { id: pantry_id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const entries = new Map(mock.adapter.persistence.changes().entries);
    const adding = client.call('pantries.items.add', { pantry_id, name: 'milk' });
    await client.call('pantries.list');
    for (const [name, json] of mock.adapter.persistence.changes().entries) entries.set(name, json);
    await adding;
    for (const [name, json] of mock.adapter.persistence.changes().entries) entries.set(name, json);

    const next = createMockService();
    next.adapter.persistence.load([...entries].flatMap(([name, json]) => (json === null ? [] : [[name, json] as const])));
    const again = new RawClient({ ...client.connection, fetch: next.fetch });
    expect((await again.call('pantries.items.list', { pantry_id })).json).toMatchObject({ data: [{ name: 'milk' }] });
  });

  test.each([
    ['key', { tier: 'gold' }, 'store.keys[0].tier: expected one of'],
    ['environment', { clock: { frozenAt: 1e308, offset: 0 }, random: 1, ids: [] }, 'environment.clock.frozenAt: expected at most'],
    ['account', { hosts: ['127.0.0.2:0'] }, 'store.accounts[0].hosts[0]: "127.0.0.2:0" cannot be allow-listed'],
  ])('loads nothing if the stored %s is invalid', async (kind, changes, expected) => {
    const mock = createMockService({ keys: { k: 'starter' } });
    const stored = mock.adapter.persistence.changes().entries.map(([name, json]) => {
      const value = JSON.parse(json!) as object;
      return [name, JSON.stringify(name.includes(`"${kind}"`) ? { ...value, ...changes } : value)] as const;
    });
    const next = createMockService({ now: 0 });
    const before = next.snapshot();
    expect(() => next.adapter.persistence.load(stored)).toThrow(expected);
    expect(next.snapshot()).toEqual(before);
  });

  test('includes what an override left to the original operation', async () => {
    const mock = createMockService();
    const client = new RawClient(mock.connection());
    mock.adapter.persistence.changes();
    mock.respondWith('pantries.create', async (_, { original }) => {
      await original();
      return new Response(null, { status: 503 });
    });
    await client.call('pantries.create', { name: 'Home' });
    expect(JSON.stringify(mock.adapter.persistence.changes().entries)).toContain('Home');
  });

  test('excludes changes to an account that a restore replaced', async () => {
    const mock = createMockService();
    const client = new RawClient(mock.connection());
    const snapshot = mock.snapshot();
    const { id: pantry_id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    mock.adapter.persistence.changes();
    const adding = client.call('pantries.items.add', { pantry_id, name: 'milk' });
    while (mock.requests.at(-1)?.request === undefined) await Promise.resolve();
    mock.restore(snapshot);
    mock.adapter.persistence.changes();
    await adding;
    expect(mock.adapter.persistence.changes().entries.filter(([name]) => name.includes('account'))).toEqual([]);
  });
});

describe('a socket with a state file', () => {
  const open = (options: MockOptions = {}) =>
    listen(createMockService({ keys: { k: 'starter' }, ...options }), { persist: path.join(folder, 'state.db') });
  const callerOf = ({ url }: { url: string }, apiKey = 'k') => new RawClient({ apiKey, baseUrl: url, aiUrl: url });

  test('continues where it ended: pantries, keys, use, hosts, stored responses, ids', async () => {
    const now = new Date('2030-01-01T00:00:00Z');
    const before = await open({ now });
    const apiKey = before.mock.keys.create({ tier: 'sandbox' });
    const client = callerOf(before, apiKey);
    const { id: pantry_id } = (await client.call('pantries.create', { name: 'Home' }, { headers: { 'idempotency-key': 'x' } })).json as {
      id: string;
    };
    await client.call('pantries.items.add', { pantry_id, name: 'milk', quantity: 1 });
    before.mock.callbackHosts.allow('own.example.com', { key: apiKey });
    before.mock.callbackHosts.allow('all.example.com');
    before.mock.keys.limit('k', { perDay: 7 });
    await before.close();

    const after = await open({ now });
    const again = callerOf(after, apiKey);
    expect(after.mock.usage(apiKey)).toMatchObject({ tier: 'sandbox', calls: 2, trial: { remaining: 8 } });
    expect(after.mock.usage('k').day?.limit).toBe(7);
    expect(after.mock.callbackHosts.list({ key: apiKey })).toEqual(['all.example.com', 'own.example.com']);
    const replayed = await again.call('pantries.create', { name: 'Home' }, { headers: { 'idempotency-key': 'x' } });
    expect([(replayed.json as { id: string }).id, replayed.headers.get('idempotent-replayed')]).toEqual([pantry_id, 'true']);
    await again.call('pantries.items.add', { pantry_id, name: 'MILK', quantity: 2 });
    expect((await again.call('pantries.items.list', { pantry_id })).json).toMatchObject({ data: [{ name: 'milk', quantity: 3 }] });
    expect(((await again.call('pantries.create', { name: 'Next' })).json as { id: string }).id).not.toBe(pantry_id);
    after.mock.reset('pantries');
    await after.close();

    const last = await open({ now });
    expect(await names(callerOf(last, apiKey))).toEqual([]);
    await last.close();
  });

  test('can be read by its owner only, also if it existed before', async () => {
    const modesOf = () => readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]);
    const first = await open();
    await callerOf(first).call('pantries.create', { name: 'Home' });
    expect(modesOf().length).toBeGreaterThan(1);
    expect(modesOf().filter(([, mode]) => mode !== 0o600)).toEqual([]);
    await first.close();
    chmodSync(path.join(folder, 'state.db'), 0o644);
    await (await open()).close();
    expect(modesOf()).toEqual([['state.db', 0o600]]);
  });

  test('cannot be the database of another program, which stays as it is', async () => {
    const file = path.join(folder, 'state.db');
    const foreign = new DatabaseSync(file);
    foreign.exec('CREATE TABLE recipes (name TEXT)');
    foreign.close();
    chmodSync(file, 0o644);
    const before = readFileSync(file);
    await expect(open()).rejects.toThrow('is the database of another program');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  test('cannot be a file that is not a database', async () => {
    writeFileSync(path.join(folder, 'state.db'), 'shopping list'.repeat(100));
    await expect(open()).rejects.toThrow('not a database');
  });

  test.each([5, null, {}])('cannot be %j', async (persist) => {
    await expect(listen(createMockService(), { persist } as never)).rejects.toThrow('listen: `persist` must be the name of a file');
  });

  test('gets changes that could not be written with the next ones', async () => {
    const changed: [name: string, json: string][] = [['first', '1']];
    const loaded: unknown[] = [];
    const persistence: Persistence = {
      changes: () => ({ everything: false, entries: changed.splice(0) }),
      hasChanges: () => changed.length > 0,
      load: (entries) => void loaded.push(...entries),
      merge: () => {},
    };
    const file = path.join(folder, 'state.db');
    const state = await openStateFile(file, persistence);
    const entry: [name: string, json: string] = ['second', Symbol('not for SQLite') as never];
    changed.push(entry);
    expect(() => state.save()).toThrow('SQLite');
    entry[1] = '2';
    changed.push(['third', '3']);
    await state.save();
    state.close();
    (await openStateFile(file, persistence)).close();
    expect(loaded).toEqual([
      ['first', '1'],
      ['second', '2'],
      ['third', '3'],
    ]);
  });

  test('of which the disk is full is an error that says so', async () => {
    const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
    const changed: [name: string, json: string][] = [];
    const persistence = { changes: () => ({ everything: false, entries: changed.splice(0) }) } as Partial<Persistence> as Persistence;
    const state = await openStateFile(path.join(folder, 'state.db'), persistence);
    const [database] = exec.mock.contexts as DatabaseSync[];
    exec.mockRestore();
    database!.exec('PRAGMA max_page_count = 10');
    changed.push(['large', 'x'.repeat(500_000)]);
    expect(() => state.save()).toThrow('database or disk is full');
    database!.exec('PRAGMA max_page_count = 1000');
    await state.save();
    state.close();
  });

  test('belongs to one process at a time', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(/state\.db is in use, for example by another mock\. Stop that one, or pass another file\.$/);
    await first.close();
    await (await open()).close();
  });

  test('keeps every acknowledged change when the process is killed while writing', { timeout: 30_000 }, async () => {
    const script = `
      import { createMockService } from './mock/index.ts';
      import { listen } from './mock/node.ts';
      const socket = await listen(createMockService({ keys: { k: 'pro' }, tiers: { pro: {} } }), { persist: ${JSON.stringify(path.join(folder, 'state.db'))} });
      console.log(socket.url);
    `;
    const acknowledged: string[] = [];
    for (let life = 0; life < 3; life += 1) {
      const child = spawn(process.execPath, ['--import', './scripts/sources.ts', '--input-type=module-typescript', '--eval', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const [url] = (await new Promise((resolve) => createInterface(child.stdout).once('line', (line) => resolve([line])))) as [string];
      const client = callerOf({ url });
      const writer = async (lane: number) => {
        for (let i = 0; ; i += 1) {
          const name = `${life}-${lane}-${i}`;
          const response = await client.call('pantries.create', { name }).catch(() => null);
          if (response === null) return;
          expect(response.status).toBe(201);
          acknowledged.push(name);
          if (lane === 0 && i === 30) child.kill('SIGKILL');
        }
      };
      await Promise.all([writer(0), writer(1), writer(2)]);
      await ended;
    }
    const socket = await open({ keys: { k: 'pro' }, tiers: { pro: {} } });
    const client = callerOf(socket);
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { json } = await client.call('pantries.list', { limit: 100, ...(cursor ? { cursor } : {}) });
      const page = json as { data: { name: string }[]; next_cursor: string | null };
      found.push(...page.data.map(({ name }) => name));
      cursor = page.next_cursor;
    }
    expect(acknowledged.length).toBeGreaterThan(90);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    await socket.close();
  });
});
