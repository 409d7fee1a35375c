import { createReadStream, existsSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { BatchCall, Operation } from '@recipe-ai/sdk';
import { toInteger } from './arguments.js';
import { startBar } from './batch-bar.js';
import { continueOutput, hashLine, isRepeatable, toOutcome, type FinishedLine } from './batch-output.js';
import { createClient, withCallFlags, type CallFlags } from './client.js';
import { exitCodes, UsageError } from './exit-codes.js';
import { fileProblem } from './input.js';
import { withExamples } from './examples.js';
import { toOperation } from './operation-names.js';
import { toJsonLine, visible } from './output.js';

/** One line of the input: an operation in either spelling, and its request. */
interface InputCall {
  operation: string;
  request: object;
}

interface Line {
  number: number;
  text: string;
  hash: string;
}

interface Flags extends CallFlags {
  output: string;
  concurrency?: number;
  maxWait?: number;
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++;
    if (text.trim() !== '') yield { number, text, hash: hashLine(text) };
  }
}

const parseCall = ({ number, text }: Line): { operation: Operation; request: object } => {
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

const countLines = async (file: string): Promise<number> => {
  let count = 0;
  for await (const _ of linesOf(file)) count++;
  return count;
};

/** The calls that an earlier run has not finished. `origins` gets the line of each call, by its index. */
async function* remainingCalls(
  input: string,
  output: string,
  finished: ReadonlyMap<number, FinishedLine>,
  origins: Map<number, Line>,
): AsyncGenerator<BatchCall<unknown>> {
  let index = 0;
  for await (const line of linesOf(input)) {
    const earlier = finished.get(line.number);
    if (earlier && earlier.digest !== line.hash)
      throw new UsageError(`Line ${line.number} of the input has changed since ${output} was started. Name another output.`);
    if (earlier) continue;
    origins.set(index++, line);
    // A result that was lost between the service and the file is returned again, not computed again.
    yield { ...parseCall(line), options: { idempotencyKey: `batch-${line.number}-${line.hash}` } };
  }
}

/** How a run ended. */
interface Summary {
  total: number;
  /** Of this run and, if they do not run again, of earlier ones. */
  failed: number;
  /** How many of `failed` run again with the next run. */
  repeatable: number;
}

/** Runs the calls and writes one line for each result. */
const runCalls = async (input: string, flags: Flags, signal: AbortSignal): Promise<Summary> => {
  const sdk = createClient({ ...flags, json: true }); // a line would break the progress bar
  const finished = await continueOutput(flags.output);
  const total = await countLines(input);
  const origins = new Map<number, Line>();
  const file = await openOutput(flags.output);
  const bar = startBar(total, finished.size);
  const failed = [...finished.values()].filter(({ status }) => status === 'rejected').length;
  const summary = { total, failed, repeatable: 0 };
  try {
    const calls = remainingCalls(input, flags.output, finished, origins);
    const { concurrency, maxWait } = flags;
    const options = { concurrency, maxWait, signal, total: Math.max(0, total - finished.size), onProgress: bar.show };
    for await (const result of sdk.withOptions({ logger: bar.logger }).batch(calls, options)) {
      const { number, hash } = origins.get(result.index)!;
      origins.delete(result.index);
      if (result.status === 'rejected' && signal.aborted && result.reason === signal.reason) continue; // it was not sent
      const outcome = toOutcome(number, hash, result);
      if (outcome.status === 'rejected') summary.failed++;
      if (isRepeatable(outcome)) summary.repeatable++;
      await file.write(`${toJsonLine(outcome)}\n`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    bar.stop();
    await file.close();
  }
  return summary;
};

const openOutput = async (output: string): Promise<FileHandle> =>
  open(output, 'a').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${output} cannot be written: ${error.code === 'ENOENT' ? 'there is no such folder' : fileProblem(error)}.`);
  });

const describeFailures = ({ total, failed, repeatable }: Summary, output: string): string => {
  const final = failed - repeatable;
  const again = repeatable > 0 ? ` Run the same command again to repeat ${final === 0 ? 'them' : `${repeatable} of them`}.` : '';
  const [are, lines] = final === 1 ? ['is', 'its line'] : ['are', 'their lines'];
  const never = final > 0 ? ` ${final} would fail again and ${are} repeated only if you delete ${lines} from ${output}.` : '';
  return `${failed} of ${total} failed; ${output} has the errors.${again}${never}`;
};

const run = async (input: string, flags: Flags): Promise<void> => {
  if (!existsSync(input) || !statSync(input).isFile()) throw new UsageError(`${input} cannot be read: there is no such file.`);
  await (await openOutput(flags.output)).close();
  const controller = new AbortController();
  const onInterrupt = (): void => controller.abort(new Error('interrupted'));
  process.once('SIGINT', onInterrupt);
  try {
    const summary = await runCalls(input, flags, controller.signal);
    if (controller.signal.aborted) {
      console.error('Stopped. Run the same command again to continue.');
      process.exitCode = exitCodes.interrupted;
    } else if (summary.failed > 0) {
      console.error(visible(describeFailures(summary, flags.output)));
      process.exitCode = exitCodes.failed;
    }
  } finally {
    process.off('SIGINT', onInterrupt);
  }
};

/** Milliseconds, or `Infinity`. */
const toMaxWait = (value: string): number => (value === 'Infinity' ? Number.POSITIVE_INFINITY : toInteger('--max-wait', 0)(value));

/** `recipe-ai batch`: many calls within the limits, resumable. */
export const addBatch = (program: Command): void => {
  const command = withCallFlags(program.command('batch'))
    .summary('run many calls within the limits; continues where it stopped')
    .argument('<input>', 'JSON lines like {"operation": "healthify", "request": {...}}')
    .requiredOption(
      '-o, --output <file>',
      'required: JSON lines, one for each call. Calls in it run again only if they failed and may succeed now',
    )
    .option('--max-wait <ms>', 'longest wait of a call for a limit; default: 30 minutes; Infinity waits for quotas too', toMaxWait)
    .option('--concurrency <number>', 'calls at the same time', toInteger('--concurrency', 1))
    .action(run);
  withExamples(command, 'batch calls.jsonl --output results.jsonl', 'batch calls.jsonl --output results.jsonl --mock --concurrency 4');
};
