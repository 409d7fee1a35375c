import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../exit-codes.js';
import { fileProblem } from '../input.js';
import { visible, warning } from '../output.js';
import { withLock } from '../lock.js';
import { parseHistory, type KeptCallback, type SentCallback } from './parse-history.js';
import type { PostResult } from './post.js';

/** Bytes of a history. At the limit, the older half is deleted. A callback has about 3 kB, so that more than 1,000 are left. A guess. */
const MAX_BYTES = 8_000_000;

/** A file with more lines that cannot be read is not a history. A guess. */
const MAX_LISTED_PROBLEMS = 5;

const ONLY_OWNER = 0o600;
const NEWLINE = 10;

/** The history in the user's state folder. */
const defaultFile = (): string => {
  const { XDG_STATE_HOME = '', LOCALAPPDATA = '' } = process.env;
  const folder = [XDG_STATE_HOME, LOCALAPPDATA].find(path.isAbsolute) ?? path.join(homedir(), '.local/state');
  return path.join(folder, 'recipe-ai', 'callbacks.jsonl');
};

/** Adds `--history`. */
export const withHistoryFlag = (command: Command): Command =>
  command.option('--history <file>', 'the file of the kept callbacks; default: callbacks.jsonl in your state folder');

/** The file that `--history` names; undefined with `--no-history`. */
export const historyFileOf = (history: string | false | undefined): string | undefined =>
  history === false ? undefined : (history ?? defaultFile());

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Deletes the older half of a file that has no room for `bytes` more. */
const makeRoom = (file: string, bytes: number): void => {
  if (sizeOf(file) + bytes <= MAX_BYTES) return;
  const content = readFileSync(file);
  const cut = content.indexOf(NEWLINE, Math.max(0, content.length - MAX_BYTES / 2));
  const copy = `${file}.${process.pid}`;
  writeFileSync(copy, content.subarray(cut < 0 ? content.length : cut + 1), { mode: ONLY_OWNER });
  renameSync(copy, file);
};

const endsWithNewline = (descriptor: number, size: number): boolean => {
  const last = Buffer.alloc(1, NEWLINE);
  if (size > 0) readSync(descriptor, last, 0, 1, size - 1);
  return last[0] === NEWLINE;
};

/** Adds a line. If the last one is incomplete, because a process was stopped while it wrote, it stays a line of its own. */
const append = (file: string, line: string): void => {
  makeRoom(file, Buffer.byteLength(line));
  const descriptor = openSync(file, 'a+', ONLY_OWNER);
  try {
    const { size, mode } = fstatSync(descriptor);
    if (mode & 0o077) fchmodSync(descriptor, ONLY_OWNER);
    appendFileSync(descriptor, endsWithNewline(descriptor, size) ? line : `\n${line}`);
  } finally {
    closeSync(descriptor);
  }
};

/** Writes, or says why that is not possible. Returns whether it was: a full disk must not stop a callback on its way to the app. */
const tryToWrite = (file: string, write: () => void): boolean => {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    write();
    return true;
  } catch (error) {
    const why = fileProblem(error as NodeJS.ErrnoException);
    console.error(warning(visible(`${file} cannot be written: ${why}. Pass another file with --history, or --no-history.`)));
    return false;
  }
};

const keep = (file: string, value: object): boolean =>
  tryToWrite(file, () => withLock(`${file}.lock`, () => append(file, `${JSON.stringify(value)}\n`)));

/** Returns whether callbacks can be kept, and says why if they cannot. */
export const canKeep = (file: string): boolean => tryToWrite(file, () => closeSync(openSync(file, 'a', ONLY_OWNER)));

/** Keeps a callback. Returns its id; undefined if it could not be kept. */
export const keepCallback = (file: string, callback: Omit<KeptCallback, 'id' | 'sent'>): string | undefined => {
  const id = randomUUID();
  return keep(file, { id, ...callback }) ? id : undefined;
};

/** Keeps what became of a callback that was sent on. */
export const keepResult = (file: string, of: string, target: string, result: PostResult): void => {
  // The rest of a URL may be secret.
  const sent: SentCallback = { of, to: new URL(target).origin, sentAt: new Date().toISOString(), ...result };
  keep(file, sent);
};

/** The bytes of a history; none if there is no such file. */
export const readBytes = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return Buffer.alloc(0);
    throw new UsageError(`${file} cannot be read: ${fileProblem(error as NodeJS.ErrnoException)}.`);
  }
};

/** The callbacks of a history, oldest first. Lines that cannot be read are reported on standard error. */
export const readHistory = (file: string): KeptCallback[] => {
  const { callbacks, problems } = parseHistory(readBytes(file));
  for (const { line, problem } of problems.slice(0, MAX_LISTED_PROBLEMS))
    console.error(warning(visible(`${file}:${line} is skipped: ${problem}.`)));
  const others = problems.length - MAX_LISTED_PROBLEMS;
  if (others > 0) console.error(warning(`${others} more ${others === 1 ? 'line is' : 'lines are'} skipped.`));
  return callbacks;
};
