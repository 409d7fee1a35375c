import { createReadStream, statSync, type Stats } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Operation } from '@recipe-ai/sdk';
import { hashLine } from './batch-output.js';
import { UsageError } from './exit-codes.js';
import { readText, withoutByteOrderMark } from './input.js';
import { toOperation } from './operation-names.js';

/** One line of the input: an operation in either spelling, and its request. */
interface InputCall {
  operation: string;
  request: object;
}

/** One line of an input, counted from 1. */
export interface Line {
  number: number;
  text: string;
  hash: string;
}

/** The lines of an input that are not empty. They can be read several times. */
export type Input = () => AsyncGenerator<Line>;

const stat = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/** Opens a file, or standard input for `-`, which is read to its end. Throws a `UsageError` if there is none, or if it is the output. */
export const openInput = async (file: string, output: string): Promise<Input> => {
  const stats = file === '-' ? undefined : stat(file);
  if (file !== '-' && stats?.isFile() !== true) throw new UsageError(`${file} cannot be read: there is no such file.`);
  const target = stat(output);
  if (stats && target && stats.dev === target.dev && stats.ino === target.ino)
    throw new UsageError(`${output} is the input. Name another output, because results are added to it.`);
  const piped = file === '-' ? await readText('-') : '';
  return async function* lines() {
    let number = 0;
    const input = file === '-' ? Readable.from([piped]) : createReadStream(file);
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number++;
      const text = number === 1 ? withoutByteOrderMark(line) : line;
      if (text.trim() !== '') yield { number, text, hash: hashLine(text) };
    }
  };
};

export const parseCall = ({ number, text }: Line): { operation: Operation; request: object } => {
  const problem = new UsageError(`Line ${number} of the input is not JSON like {"operation": "healthify", "request": {...}}.`);
  let call: Partial<InputCall>;
  try {
    call = JSON.parse(text) as Partial<InputCall>;
  } catch {
    throw problem;
  }
  if (typeof call?.operation !== 'string' || typeof call.request !== 'object') throw problem;
  return { operation: toOperation(call.operation) as Operation, request: call.request };
};
