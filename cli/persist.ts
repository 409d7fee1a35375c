import type { SharedStateStore } from '@recipe-ai/sdk/mock/postgres';
import { CommandError, UsageError } from './exit-codes.js';
import { fileProblem } from './input.js';

/** Where a mock keeps its state: what `listen` takes as `persist`, and what to do at the end. */
export interface PersistTarget {
  /** For messages, without a password. */
  name: string;
  persist: string | SharedStateStore;
  close(): Promise<void>;
}

const POSTGRES_URL = /^postgres(?:ql)?:\/\//i;

const withoutPassword = (url: string): string => {
  if (!URL.canParse(url))
    throw new UsageError('--persist: the address of Postgres is not a valid URL, such as postgres://user@localhost/db.');
  const { host, pathname } = new URL(url);
  return `the Postgres at ${host || 'PGHOST'}${pathname}`;
};

const importPostgres = async (): Promise<typeof import('pg')> => {
  try {
    return await import('pg');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new CommandError('A state in Postgres needs the package pg: npm install pg');
  }
};

/** Why a state cannot be used, and what to change. */
export const toPersistError = (error: NodeJS.ErrnoException, { name, persist }: PersistTarget): Error => {
  const { code, message, syscall } = error;
  const endedMessage = message.replace(/\.?$/, '.');
  if (typeof persist !== 'string') return new CommandError(`The mock cannot use ${name}: ${endedMessage}`);
  if (syscall === undefined) return new UsageError(`--persist: ${endedMessage}`);
  const why = code === 'ENOENT' ? 'there is no such folder' : fileProblem(error);
  return new UsageError(`--persist: ${name} cannot be opened: ${why}. Pass another file.`);
};

/** Reads `--persist`: a file, or the address of a Postgres. */
export const openPersistTarget = async (where: string): Promise<PersistTarget> => {
  if (!POSTGRES_URL.test(where)) return { name: where, persist: where, close: async () => {} };
  const name = withoutPassword(where);
  const [{ Pool }, { createPostgresState }] = await Promise.all([importPostgres(), import('@recipe-ai/sdk/mock/postgres')]);
  const pool = new Pool({ connectionString: where });
  // The next request reports a connection that broke while it was idle.
  pool.on('error', () => undefined);
  return { name, persist: createPostgresState({ pool }), close: () => pool.end() };
};
