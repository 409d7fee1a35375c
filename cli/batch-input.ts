import { isUtf8 } from 'node:buffer';
import { createReadStream, statSync, type Stats } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { BatchCall, CallOptions, Operation } from '@recipe-ai/sdk';
import { isFields } from '../src/util/is-fields.js';
import { hashLine } from './batch-output.js';
import { UsageError } from './exit-codes.js';
import { readBytes, withoutByteOrderMark } from './input.js';
import { toOperation } from './operation-names.js';

/** One line of the input: an operation in either spelling, its request, and options that JSON can have. */
interface InputCall {
  operation: string;
  request?: object;
  options?: CallOptions;
}

/** A call as plain data, as a batch takes it. */
type PlainCall = Extract<BatchCall<unknown>, object & { operation: Operation }>;

/** One line of an input, counted from 1. */
export interface Line {
  number: number;
  text: string;
  hash: string;
}

/** The lines of an input that are not empty. They can be read several times. */
export type Input = () => AsyncGenerator<Line>;

const stat = (file: string): Stats | undefined => statSync(file, { throwIfNoEntry: false });

/** The text of a line. Its bytes are Latin-1 characters, so that lines end only where JSON lines do, not at characters such as U+2028. */
const toText = (line: string, number: number): string => {
  const bytes = Buffer.from(line, 'latin1');
  if (!isUtf8(bytes)) throw new UsageError(`Line ${number} of the input is not UTF-8. Convert the input to UTF-8.`);
  return number === 1 ? withoutByteOrderMark(bytes.toString()) : bytes.toString();
};

/**
 * Opens a file. Standard input, for `-`, and other pipes are read to their end, because an input is read several times. Throws a `UsageError`
 * if there is none, if it is the output, or if the output cannot be read again.
 */
export const openInput = async (file: string, output: string): Promise<Input> => {
  const stats = file === '-' ? undefined : stat(file);
  const target = stat(output);
  if (output === '-' || target?.isFile() === false)
    throw new UsageError(`--output ${output}: name a file. The next run reads it to continue.`);
  if (stats && target && stats.dev === target.dev && stats.ino === target.ino)
    throw new UsageError(`${output} is the input. Name another output, because results are added to it.`);
  const piped = stats?.isFile() ? undefined : (await readBytes(file)).toString('latin1');
  return async function* lines() {
    let number = 0;
    const input = piped === undefined ? createReadStream(file, 'latin1') : Readable.from([piped]);
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number++;
      const text = toText(line, number);
      if (text.trim() !== '') yield { number, text, hash: hashLine(text) };
    }
  };
};

/** The call of a line; `undefined` if the line is none. The client checks the values in its request and its options. */
export const parseCall = ({ text }: Line): PlainCall | undefined => {
  let call: Partial<InputCall> | null;
  try {
    call = JSON.parse(text) as Partial<InputCall> | null;
  } catch {
    return undefined;
  }
  if (typeof call?.operation !== 'string' || call.request === null) return undefined;
  const { request, options = {} } = call;
  if (request !== undefined && typeof request !== 'object') return undefined;
  if (!isFields(options)) return undefined;
  return { operation: toOperation(call.operation) as Operation, request, options };
};
