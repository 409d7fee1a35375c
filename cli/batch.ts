import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, truncate } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { RecipeAI, RecipeAIError, type BatchCall, type BatchProgress, type Operation } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { exitCodes, UsageError } from './exit-codes.js';

/** One line of the input: an operation by its name in the SDK, and its request. */
interface Job {
  operation: Operation;
  request: object;
}

/** One line of the output. `line` counts from 1; `digest` tells whether the input line is still the same. */
interface Outcome {
  line: number;
  digest: string;
  status: 'fulfilled' | 'rejected';
  value?: unknown;
  error?: { code: string; message: string; retryable: boolean };
}

const linesOf = (file: string): AsyncIterable<string> => createInterface({ input: createReadStream(file), crlfDelay: Infinity });

const digestOf = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 12);

const toJob = (line: string, number: number): Job => {
  try {
    const { operation, request } = JSON.parse(line) as Partial<Job>;
    if (typeof operation === 'string' && typeof request === 'object') return { operation, request };
  } catch {
    // told below
  }
  throw new UsageError(`Line ${number} of the input is not JSON like {"operation": "healthify", "request": {...}}.`);
};

/**
 * What an earlier run has finished: results, and failures that would come again. A last line that a killed run left half-written is cut
 * off; what it was for is done again.
 */
const readFinished = async (file: string): Promise<Map<number, string>> => {
  const finished = new Map<number, string>();
  if (!existsSync(file)) return finished;
  let whole = 0;
  let rest = '';
  for await (const piece of createReadStream(file, 'utf8')) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      whole += Buffer.byteLength(line) + 1;
      if (line === '') continue;
      let outcome: Outcome;
      try {
        outcome = JSON.parse(line) as Outcome;
      } catch {
        throw new UsageError(`${file} is not the output of a batch; name another file.`);
      }
      if (outcome.status === 'fulfilled' || !outcome.error?.retryable) finished.set(outcome.line, outcome.digest);
    }
  }
  if (rest !== '') await truncate(file, whole);
  return finished;
};

const toOutcome = (
  line: number,
  digest: string,
  result: { status: 'fulfilled'; value: unknown } | { status: 'rejected'; reason: unknown },
): Outcome => {
  if (result.status === 'fulfilled') return { line, digest, ...result };
  const { reason } = result;
  const error = RecipeAIError.is(reason) ? reason : { code: 'unknown', message: String(reason), retryable: false };
  return { line, digest, status: 'rejected', error: { code: error.code, message: error.message, retryable: error.retryable } };
};

const startBar = (total: number, done: number) => {
  const bar = new SingleBar({
    format: '{bar} {value}/{total}  {state}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: false,
  });
  bar.start(total, done, { state: '' });
  const state = ({ failed, resetAt: resetsAt, etaMs }: BatchProgress): string =>
    [
      failed > 0 ? `${failed} failed` : '',
      resetsAt ? `waits until ${resetsAt.toLocaleTimeString()}` : '',
      etaMs ? `${Math.ceil(etaMs / 1000)} s left` : '',
    ]
      .filter(Boolean)
      .join(', ');
  return { show: (progress: BatchProgress) => bar.update(done + progress.done, { state: state(progress) }), stop: () => bar.stop() };
};

interface Options {
  output: string;
  concurrency?: number;
  mock?: boolean;
}

const run = async (input: string, { output, concurrency, mock }: Options): Promise<void> => {
  if (!existsSync(input)) throw new UsageError(`${input} cannot be read: there is no such file.`);
  const finished = await readFinished(output);
  let total = 0;
  for await (const line of linesOf(input)) if (line.trim() !== '') total++;

  const sdk = new RecipeAI(mock ? createMockService().connection({ tier: 'scale' }) : {});
  const controller = new AbortController();
  const onInterrupt = (): void => controller.abort(new Error('interrupted'));
  process.once('SIGINT', onInterrupt);

  // Which line each call came from; an entry goes when its result is written.
  const origins = new Map<number, { line: number; digest: string }>();
  async function* calls(): AsyncGenerator<BatchCall<unknown>> {
    let number = 0;
    let index = 0;
    for await (const line of linesOf(input)) {
      number++;
      if (line.trim() === '') continue;
      const digest = digestOf(line);
      const before = finished.get(number);
      if (before !== undefined && before !== digest)
        throw new UsageError(`Line ${number} of the input is not what it was when ${output} was begun; name another output.`);
      if (before !== undefined) continue;
      origins.set(index++, { line: number, digest });
      // A result that was lost between the wire and the file is given again, not made again.
      yield { ...toJob(line, number), options: { idempotencyKey: `batch-${number}-${digest}` } };
    }
  }

  const bar = startBar(total, finished.size);
  const out = await open(output, 'a');
  let failed = 0;
  try {
    for await (const result of sdk.batch(calls(), {
      concurrency,
      signal: controller.signal,
      total: total - finished.size,
      onProgress: bar.show,
    })) {
      const { line, digest } = origins.get(result.index)!;
      origins.delete(result.index);
      if (result.status === 'rejected') failed++;
      await out.write(`${JSON.stringify(toOutcome(line, digest, result))}\n`);
    }
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    process.exitCode = exitCodes.interrupted;
  } finally {
    process.off('SIGINT', onInterrupt);
    bar.stop();
    await out.close();
  }
  if (controller.signal.aborted) console.error(`Stopped. The same command goes on where it stopped.`);
  else if (failed > 0) {
    console.error(`${failed} of ${total} failed; the output says why.`);
    process.exitCode = exitCodes.failed;
  }
};

/** `recipe-ai batch`: many calls at the pace of the limits, resumable. */
export const addBatch = (program: Command): void => {
  program
    .command('batch')
    .summary('run many calls at the pace of the limits; resumes where it stopped')
    .argument('<input>', 'JSON lines like {"operation": "healthify", "request": {...}}')
    .requiredOption('-o, --output <file>', 'JSON lines, one a call, as they come; what is in it is not done again')
    .option('--concurrency <number>', 'most calls at once', Number)
    .option('--mock', 'answer from the embedded mock')
    .action(run);
};
