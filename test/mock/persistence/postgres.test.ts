import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { listen } from '../../../mock/node.js';
import { createPostgresState } from '../../../mock/postgres.js';
import { RawClient } from '../../support/mock-adapters.js';
import { needsPostgres, noPostgres, startPostgres, type PostgresServer } from '../../support/postgres-server.js';

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

describe.skipIf(noPostgres)(`${needsPostgres}a mock with its state in Postgres`, () => {
  let server: PostgresServer;
  let pool: Pool;
  beforeAll(async () => {
    server = await startPostgres();
    pool = new Pool(server.connection);
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await server.stop();
  });
  const children: ChildProcess[] = [];
  afterEach(async () => {
    await Promise.all(children.splice(0).map(kill));
    await pool.query('DROP TABLE IF EXISTS recipe_ai_mock');
  });

  /** A process that serves the mock, and a client of it. */
  const startProcess = async (): Promise<{ child: ChildProcess; client: RawClient }> => {
    const child = fork('test/support/postgres-process.ts', [JSON.stringify(server.connection)], {
      execArgv: ['--import', './scripts/sources.ts'],
    });
    children.push(child);
    const [url] = (await once(child, 'message')) as [string];
    return { child, client: new RawClient({ apiKey: 'k', baseUrl: url, aiUrl: url }) };
  };

  test('has one limit and one set of pantries in two processes', async () => {
    const [first, second] = await Promise.all([startProcess(), startProcess()]);
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? first : second).client.call('pantries.create', { name: `${index}` })),
    );
    const created = responses.filter(({ status }) => status === 201);
    expect(created.length).toBe(50);
    expect(new Set(created.map(({ json }) => (json as { id: string }).id)).size).toBe(50);
    expect(responses.filter(({ status }) => status === 429).length).toBe(10);
    const next = await startProcess();
    expect((await next.client.call('pantries.list')).status).toBe(429);
  });

  test('goes on when one of its processes is killed in the middle of requests', async () => {
    const [first, second] = await Promise.all([startProcess(), startProcess()]);
    const created: string[] = [];
    const create = async ({ client }: { client: RawClient }, name: string) => {
      const response = await client.call('pantries.create', { name }).catch(() => undefined);
      if (response?.status === 201) created.push(name);
    };
    const lost = Array.from({ length: 20 }, (_, index) => create(first, `first ${index}`));
    await Promise.race(lost);
    await kill(first.child);
    await Promise.all(lost);
    await create(second, 'second');
    const { json } = await second.client.call('pantries.list', { limit: 100 });
    const stored = (json as { data: { name: string }[] }).data.map(({ name }) => name);
    expect(created.filter((name) => !stored.includes(name))).toEqual([]);
    expect(stored).toContain('second');
  });

  test('says what happened if a request cannot be stored, and goes on afterwards', async () => {
    const broken = new Pool(server.connection);
    broken.on('error', () => undefined);
    const socket = await listen(createMockService({ keys: { k: 'pro' } }), { persist: createPostgresState({ pool: broken }) });
    const client = new RawClient({ apiKey: 'k', baseUrl: socket.url, aiUrl: socket.url });
    await client.call('pantries.create', { name: 'Home' });
    await pool.query('ALTER TABLE recipe_ai_mock RENAME TO elsewhere');
    const failed = await client.call('pantries.create', { name: 'Lost' });
    expect(failed.status).toBe(500);
    expect(failed.text).toContain('relation \\"recipe_ai_mock\\" does not exist');
    await pool.query('ALTER TABLE elsewhere RENAME TO recipe_ai_mock');
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Home' }] });
    await socket.close();
    await broken.end();
  });

  test('waits for another process no longer than lockTimeout', async () => {
    const blocker = await pool.connect();
    await blocker.query("BEGIN; SELECT pg_advisory_xact_lock(1380010349, hashtext('recipe_ai_mock'))");
    const opening = listen(createMockService(), { persist: createPostgresState({ pool, lockTimeout: 20 }) });
    await expect(opening).rejects.toThrow('lock timeout');
    await blocker.query('ROLLBACK');
    blocker.release();
  });
});

describe('createPostgresState', () => {
  const pool = new Pool();

  test.each(['Mock', 'mock; DROP TABLE x', '', 'a'.repeat(64)])('rejects the table name %j', (table) => {
    expect(() => createPostgresState({ pool, table })).toThrow(RangeError);
  });

  test('names an unknown option, and a missing pool', () => {
    expect(() => createPostgresState({ pool, tabel: 'x' } as never)).toThrow('unknown option `tabel`; did you mean table?');
    expect(() => createPostgresState({} as never)).toThrow('pool');
  });
});
