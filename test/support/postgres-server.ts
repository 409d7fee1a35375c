import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Debian keeps the programs of the server outside PATH. */
const folders = [...globSync('/usr/lib/postgresql/*/bin').toReversed(), ...(process.env['PATH'] ?? '').split(delimiter)];
const programOf = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => spawnSync(file, ['--version']).status === 0);
const [initdb, postgres] = [programOf('initdb'), programOf('postgres')];

export const noPostgres = initdb === undefined || postgres === undefined;
/** Begins the names of tests that need Postgres, so that the list of skipped tests shows why. */
export const needsPostgres = noPostgres ? '(not run: no postgres here) ' : '';

if (noPostgres)
  console.warn('There is no Postgres on this machine: its tests did not run. Install it, such as with `apt-get install postgresql`.');

/** Postgres refuses to run as root: its own user runs it then. */
const idOf = (option: string): number => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

export interface PostgresServer {
  /** Options of a client of `pg`. */
  connection: { host: string; user: string; database: string };
  stop(): Promise<void>;
}

/** Starts a Postgres of the test's own. It listens on a Unix socket only, and keeps nothing. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(initdb!, ['-D', data, '-U', 'test', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(postgres!, ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const text of server.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false }) as AsyncIterable<string>)
    if (text.includes('ready to accept connections')) break;
  server.stderr.resume();
  return {
    connection: { host: folder, user: 'test', database: 'postgres' },
    async stop() {
      const gone = once(server, 'exit');
      // Ends the connections too.
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
