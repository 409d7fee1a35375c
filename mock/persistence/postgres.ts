import { assertFields, type FieldKinds } from '../core/check-fields.js';
import type { PersistedChanges } from './persistence.js';
import type { SharedStateStore, StateTransaction, StoredChanges } from './shared-state.js';

/** The part of a client of `pg` that this package uses. */
export interface PostgresClient {
  /** Runs one statement, or several without values. */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** With an error, the connection is closed and not used again. */
  release(error?: Error): void;
}

/** A pool of connections: `new Pool()` of the package `pg`. You create and end it. */
export interface PostgresPool {
  /** A connection of the pool, or a new one. */
  connect(): Promise<PostgresClient>;
}

/** Where a shared state is stored. */
export interface PostgresStateOptions {
  /** A pool of connections: `new Pool()` of the package `pg`, version 8 or later. The state uses one connection at a time. */
  pool: PostgresPool;
  /** The table, which is created if it does not exist: lower case letters, digits and `_`. Default: `recipe_ai_mock`. */
  table?: string | undefined;
  /** Milliseconds that a request waits for other processes. A request that waits longer gets a 500. Default: 10,000. */
  lockTimeout?: number | undefined;
}

const optionKinds: FieldKinds<PostgresStateOptions> = { pool: 'object', table: 'text', lockTimeout: 'count' };

/** A lower case name of at most 63 bytes needs no quotes. */
const TABLE_NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const DEFAULT_LOCK_TIMEOUT_MS = 10_000;
/** First of the two numbers of the lock, so that it is not a lock of another program: "RAIm" in ASCII. */
const LOCK_CLASS = 0x5241496d;
/** A row that no entry has. Its revision is that of the last time that everything was replaced. */
const REPLACED = 'replaced';

interface StoredRow {
  name: string;
  json: string;
  /** A `bigint`, which `pg` returns as text. */
  revision: string;
}

/**
 * Begins a transaction when every other process has ended its own. The level of isolation matters: under a higher one, the transaction would
 * see the table as it was before the wait. The server ends the transaction of a process that hangs.
 */
const toBegin = (table: string, lockTimeout: number): string =>
  [
    'BEGIN ISOLATION LEVEL READ COMMITTED',
    `SET LOCAL lock_timeout = ${lockTimeout}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${lockTimeout}`,
    `SELECT pg_advisory_xact_lock(${LOCK_CLASS}, hashtext('${table}'))`,
  ].join('; ');

const toStoredChanges = (rows: readonly StoredRow[], afterRevision: number): StoredChanges => ({
  revision: rows.reduce((latest, { revision }) => Math.max(latest, Number(revision)), afterRevision),
  everything: rows.some(({ name }) => name === REPLACED),
  entries: rows.filter(({ name }) => name !== REPLACED).map(({ name, json }) => [name, json] as const),
});

const createTransaction = (client: PostgresClient, table: string): StateTransaction => ({
  async read(afterRevision) {
    const { rows } = await client.query(`SELECT name, json, revision FROM ${table} WHERE revision > $1 ORDER BY revision`, [afterRevision]);
    return toStoredChanges(rows as StoredRow[], afterRevision);
  },
  async write({ everything, entries }: PersistedChanges, revision) {
    if (everything) await client.query(`DELETE FROM ${table}`);
    const removed = entries.flatMap(([name, json]) => (json === null ? [name] : []));
    if (removed.length > 0) await client.query(`DELETE FROM ${table} WHERE name = ANY($1)`, [removed]);
    // One statement may not write a row twice.
    const written = new Map(entries.filter(([, json]) => json !== null));
    if (everything) written.set(REPLACED, '');
    await client.query(
      `INSERT INTO ${table} (name, json, revision) SELECT name, json, $3 FROM unnest($1::text[], $2::text[]) AS written (name, json)
       ON CONFLICT (name) DO UPDATE SET json = excluded.json, revision = excluded.revision`,
      [[...written.keys()], [...written.values()], revision],
    );
  },
});

/**
 * A state in Postgres, for a mock that several processes serve behind a load balancer: pass it to `listen` as `persist` in each of them. The
 * processes share API keys and their use, pantries, callback hosts and responses for `Idempotency-Key`, so a limit counts the calls of all.
 * Each process has its own clock, faults, logs and callback secret: pass the same `callbackSecret` to each. The table holds API keys.
 *
 * @throws {TypeError} for an unknown option, or without a pool.
 * @throws {RangeError} for an invalid option.
 * @example
 * ```ts no-run
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { listen } from '@recipe-ai/sdk/mock/node';
 * import { createPostgresState } from '@recipe-ai/sdk/mock/postgres';
 * import { Pool } from 'pg';
 *
 * const pool = new Pool({ connectionString: process.env.DATABASE_URL });
 * await listen(createMockService(), { port: 4010, persist: createPostgresState({ pool }) });
 * ```
 */
export const createPostgresState = (options: PostgresStateOptions): SharedStateStore => {
  assertFields('createPostgresState', options, optionKinds);
  const { pool, table = 'recipe_ai_mock', lockTimeout = DEFAULT_LOCK_TIMEOUT_MS } = options;
  if (typeof (pool as Partial<PostgresPool> | undefined)?.connect !== 'function') {
    throw new TypeError('createPostgresState: `pool` must be a pool of the package pg: new Pool({ connectionString }).');
  }
  if (!TABLE_NAME.test(table))
    throw new RangeError(`createPostgresState: \`table\` must be lower case letters, digits and _, not "${table}".`);
  const create = `CREATE TABLE IF NOT EXISTS ${table} (name text PRIMARY KEY, json text NOT NULL, revision bigint NOT NULL)`;
  let isCreated = false;

  const runOn = async (client: PostgresClient, run: (transaction: StateTransaction) => Promise<void>): Promise<void> => {
    await client.query(toBegin(table, lockTimeout));
    if (!isCreated) await client.query(create);
    await run(createTransaction(client, table));
    await client.query('COMMIT');
    isCreated = true;
  };

  return {
    async transaction(run) {
      const client = await pool.connect();
      try {
        await runOn(client, run);
        client.release();
      } catch (error) {
        // Without its connection, Postgres ends the transaction.
        client.release(error as Error);
        throw error;
      }
    },
  };
};
