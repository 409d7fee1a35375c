import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from './exit-codes.js';

/** A file's text, or standard input's for `-`. */
export const readText = async (file: string): Promise<string> => {
  if (file === '-') {
    if (process.stdin.isTTY) throw new UsageError('Nothing comes on standard input. Pipe something in, or name a file.');
    return text(process.stdin);
  }
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
};

/** A file's JSON. */
export const readJson = async (file: string): Promise<unknown> => {
  const content = await readText(file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${file === '-' ? 'Standard input' : file} is not JSON: ${(error as Error).message}.`);
  }
};

/** Non-empty lines of a file. */
export const readLines = async (file: string): Promise<string[]> =>
  (await readText(file))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
