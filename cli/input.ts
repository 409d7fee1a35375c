import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UsageError } from './exit-codes.js';

const fileProblems = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you have no permission'],
  ['EPERM', 'you have no permission'],
  ['EROFS', 'its disk can only be read'],
  ['ENOSPC', 'its disk is full'],
  ['EFBIG', 'it would be too large'],
  ['ENOTDIR', 'a part of its path is not a folder'],
  ['EEXIST', 'a part of its path is not a folder'],
]);

/** Why a file cannot be read or written. */
export const fileProblem = ({ code = 'unknown' }: NodeJS.ErrnoException): string => fileProblems.get(code) ?? code;

/** A text without the mark that some editors put at its start, and that is not JSON. */
export const withoutByteOrderMark = (content: string): string => content.replace(/^\uFEFF/, '');

/** The bytes of a file, or of standard input for `-`. */
export const readBytes = async (file: string): Promise<Buffer> => {
  if (file === '-') {
    if (process.stdin.isTTY) throw new UsageError('Standard input is a terminal. Pipe something in, or name a file.');
    return buffer(process.stdin);
  }
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file || '""'} cannot be read: ${fileProblem(error as NodeJS.ErrnoException)}.`);
  }
};

/** The text of a file, or of standard input for `-`. */
export const readText = async (file: string): Promise<string> => {
  const bytes = await readBytes(file);
  if (!isUtf8(bytes)) throw new UsageError(`${file === '-' ? 'Standard input' : file} is not UTF-8. Convert it to UTF-8.`);
  return withoutByteOrderMark(bytes.toString());
};

/** What is wrong with a text that is not JSON. */
const formatJsonError = (file: string, content: string, error: unknown): string => {
  if (file !== '-') return content.trim() === '' ? `${file} is empty.` : `${file} is not JSON: ${(error as Error).message}.`;
  if (content.trim() === '') return 'Standard input is empty. Did the command before it fail?';
  return 'Standard input is not JSON. If it comes from another recipe-ai command, add --json to that command.';
};

/** The JSON of a file, or of standard input for `-`. */
export const readJson = async (file: string): Promise<unknown> => {
  const content = await readText(file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new UsageError(formatJsonError(file, content, error));
  }
};

/** The arguments themselves; for a single `-`, the non-empty lines of standard input. */
export const readArguments = async (values: string[]): Promise<string[]> => {
  if (values.length !== 1 || values[0] !== '-') return values;
  const lines = (await readText('-')).split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
};
