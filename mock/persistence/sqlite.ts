import type { Persistence } from './persistence.js';

/** A file that holds a service's lasting state. */
export interface StateFile {
  /** Writes what has changed; it is safe once this returns, whatever becomes of the process. */
  save(): void;
  close(): void;
}

/**
 * Opens a file, or makes it, and takes up what it holds. SQLite, which comes with Node, writes each change whole or not at all. Throws where
 * another process has the file open, or where it is something else.
 */
export const openStateFile = async (path: string, lasting: Persistence): Promise<StateFile> => {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(path);
  // One process at a time: two would overwrite each other's state.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec('CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID');
  const all = database.prepare('SELECT name, json FROM state');
  const put = database.prepare('INSERT INTO state (name, json) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json');
  const drop = database.prepare('DELETE FROM state WHERE name = ?');

  const held = all.all() as { name: string; json: string }[];
  if (held.length > 0) lasting.load(held.map(({ name, json }) => [name, json] as const));

  const save = () => {
    const { everything, rows } = lasting.changes();
    database.exec('BEGIN IMMEDIATE');
    try {
      if (everything) database.exec('DELETE FROM state');
      for (const [name, json] of rows) {
        if (json === null) drop.run(name);
        else put.run(name, json);
      }
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  save();
  return { save, close: () => database.close() };
};
