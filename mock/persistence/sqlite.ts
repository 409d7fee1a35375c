import { chmod, open } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { OpenState, PersistedChanges, Persistence } from './persistence.js';

/** Written into the header of SQLite files, so that a file of another program is recognized: "RAIm" in ASCII. */
const APPLICATION_ID = 0x5241496d;
const OWNER_ONLY = 0o600;

/** Creates the file if it does not exist, readable by its owner only: it holds API keys. */
const createPrivateFile = async (path: string): Promise<void> => (await open(path, 'a', OWNER_ONLY)).close();

const readPragma = (database: DatabaseSync, name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];

/** Result codes of SQLite that the user can do something about. */
const problems = new Map([
  [5, 'is in use, for example by another mock. Stop that one, or pass another file.'],
  [8, 'cannot be written. Allow that, or pass another file.'],
  [26, 'is not a database. Pass a file that does not exist yet.'],
]);

/** An error of SQLite in words, with the file; any other error as it is. */
const toFileError = (error: unknown, path: string): unknown => {
  const { code, errcode = 0 } = error as NodeJS.ErrnoException & { errcode?: number };
  // The last byte is the kind of the error, the others are its details.
  const problem = code === 'ERR_SQLITE_ERROR' ? problems.get(errcode & 0xff) : undefined;
  return problem === undefined ? error : new Error(`${path} ${problem}`, { cause: error });
};

/** Throws if the file holds tables of another program. */
const claimDatabase = (database: DatabaseSync, path: string): void => {
  const isOurs = readPragma(database, 'application_id') === APPLICATION_ID;
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (!isOurs && tables > 0) throw new Error(`${path} is the database of another program. Pass a file that does not exist yet.`);
  database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  database.exec('CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID');
};

/**
 * Opens or creates a file and loads its state. SQLite, which is part of Node, writes each change completely or not at all. Throws if
 * another process has the file open, or if it is not a state file.
 */
export const openStateFile = async (path: string, persistence: Persistence): Promise<OpenState> => {
  const sqlite = await import('node:sqlite');
  await createPrivateFile(path);
  const database = new sqlite.DatabaseSync(path);
  try {
    // One process at a time: two would overwrite each other's state.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    claimDatabase(database, path);
    await chmod(path, OWNER_ONLY);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    return useDatabase(database, persistence);
  } catch (error) {
    database.close();
    throw toFileError(error, path);
  }
};

const rollBack = (database: DatabaseSync): void => {
  try {
    database.exec('ROLLBACK');
  } catch {
    // SQLite has ended the transaction itself, as it does if the disk is full.
  }
};

const useDatabase = (database: DatabaseSync, persistence: Persistence): OpenState => {
  const put = database.prepare('INSERT INTO state (name, json) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json');
  const remove = database.prepare('DELETE FROM state WHERE name = ?');

  const stored = database.prepare('SELECT name, json FROM state').all() as { name: string; json: string }[];
  if (stored.length > 0) persistence.load(stored.map(({ name, json }) => [name, json] as const));

  const write = ({ everything, entries }: PersistedChanges): void => {
    database.exec('BEGIN IMMEDIATE');
    try {
      if (everything) database.exec('DELETE FROM state');
      for (const [name, json] of entries) {
        if (json === null) remove.run(name);
        else put.run(name, json);
      }
      database.exec('COMMIT');
    } catch (error) {
      rollBack(database);
      throw error;
    }
  };

  const nothing: PersistedChanges = { everything: false, entries: [] };
  /** What could not be written before, such as to a full disk. */
  let unwritten = nothing;
  const save = () => {
    const changes = persistence.changes();
    unwritten = changes.everything ? changes : { ...unwritten, entries: [...unwritten.entries, ...changes.entries] };
    write(unwritten);
    unwritten = nothing;
  };
  save();
  return { save, close: () => database.close() };
};
