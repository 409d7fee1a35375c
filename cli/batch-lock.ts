import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { withLock } from './lock.js';
import { UsageError } from './exit-codes.js';

/** The process that writes an output. */
interface Holder {
  pid: number;
  host: string;
}

const readHolder = (lock: string): Partial<Holder> | undefined => {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>;
  } catch {
    return undefined; // there is no lock, or nobody who could hold it
  }
};

/** A process of another machine may run. */
const mayRun = ({ pid, host }: Partial<Holder>): boolean => {
  if (pid === undefined) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const lockFor = (output: string, lock: string): void => {
  const holder = readHolder(lock);
  if (holder && mayRun(holder)) {
    const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
    throw new UsageError(
      `Process ${holder.pid}${where} writes ${output} now. Wait for its end, or name another output. If it does not run, delete ${lock}.`,
    );
  }
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
};

/** Runs a function while no other process writes the output, which exists. The lock of a process that was killed is taken over. */
export const withOutputLock = async <Result>(output: string, run: () => Promise<Result>): Promise<Result> => {
  const lock = `${realpathSync(output)}.lock`;
  withLock(`${lock}.new`, () => lockFor(output, lock));
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
  }
};
