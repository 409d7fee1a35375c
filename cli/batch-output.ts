import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { RecipeAIError } from '@recipe-ai/sdk';
import { UsageError } from './exit-codes.js';

/** One line of the output. `line` counts from 1; `digest` shows whether the input line is still the same. */
interface Outcome {
  line: number;
  digest: string;
  status: 'fulfilled' | 'rejected';
  value?: unknown;
  error?: { code: string; message: string; retryable: boolean };
}

/** A hash of an input line, short enough to read. */
export const hashLine = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 12);

/** The output line of a result. */
export const toOutcome = (
  line: number,
  digest: string,
  result: { status: 'fulfilled'; value: unknown } | { status: 'rejected'; reason: unknown },
): Outcome => {
  if (result.status === 'fulfilled') return { line, digest, ...result };
  const { reason } = result;
  const { code, message, retryable } = RecipeAIError.is(reason) ? reason : { code: 'unknown', message: String(reason), retryable: false };
  return { line, digest, status: 'rejected', error: { code, message, retryable } };
};

const parseOutcome = (file: string, line: string): Outcome => {
  try {
    return JSON.parse(line) as Outcome;
  } catch {
    throw new UsageError(`${file} is not the output of a batch. Name another file.`);
  }
};

/**
 * The lines that an earlier run has finished, with their digests: results, and failures that would happen again. Cuts off an incomplete
 * last line, which a killed run may leave; its call runs again.
 */
export const readFinished = async (file: string): Promise<Map<number, string>> => {
  const finished = new Map<number, string>();
  if (!existsSync(file)) return finished;
  let completeBytes = 0;
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      completeBytes += Buffer.byteLength(line) + 1;
      if (line === '') continue;
      const outcome = parseOutcome(file, line);
      if (outcome.status === 'fulfilled' || !outcome.error?.retryable) finished.set(outcome.line, outcome.digest);
    }
  }
  if (rest !== '') await truncate(file, completeBytes);
  return finished;
};
