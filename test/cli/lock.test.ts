import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withLock } from '../../cli/lock.js';
import { newPath } from '../support/recordings.js';

test('the lock exists while the function runs, also if it throws', () => {
  const lock = newPath('lock');
  const run = () => {
    expect(existsSync(lock)).toBe(true);
    throw new Error('full');
  };
  expect(() => withLock(lock, run)).toThrow('full');
  expect(existsSync(lock)).toBe(false);
});

test('processes that change a file with the same lock lose no change', async () => {
  const file = newPath('count');
  writeFileSync(file, '0');
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { withLock } from ${JSON.stringify(new URL('../../cli/lock.ts', import.meta.url).href)};
    const file = process.argv[1];
    for (let times = 0; times < 500; times++) withLock(file + '.lock', () => writeFileSync(file, String(Number(readFileSync(file)) + 1)));
  `;
  const args = ['--import', './scripts/sources.ts', '--input-type=module', '--eval', script, file];
  await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, args)));
  expect(readFileSync(file, 'utf8')).toBe('1000');
});

test('the lock of a process that was stopped is removed', () => {
  const lock = newPath('lock');
  writeFileSync(lock, '');
  const done: boolean[] = [];
  withLock(lock, () => done.push(existsSync(lock)), 0);
  expect(done).toEqual([true]);
  expect(existsSync(lock)).toBe(false);
});

test('a folder that does not exist is an error', () => {
  expect(() => withLock('no-such-folder/lock', () => undefined)).toThrow('ENOENT');
});
