import { open, type FileHandle } from 'node:fs/promises';
import type { Command } from 'commander';
import type { BatchCall } from '@recipe-ai/sdk';
import { toDuration, toInteger } from './arguments.js';
import { startBar } from './batch-bar.js';
import { openInput, parseCall, type Input, type Line } from './batch-input.js';
import { withOutputLock } from './batch-lock.js';
import { continueOutput, isRepeatable, remedyFor, toOutcome, type FinishedLine } from './batch-output.js';
import { createClient, withCallFlags, type CallFlags } from './client.js';
import { CommandError, exitCodes, UsageError } from './exit-codes.js';
import { fileProblem } from './input.js';
import { withExamples } from './examples.js';
import { toJson, toJsonLine, visible } from './output.js';
import { nextSignal } from './signals.js';

interface Flags extends CallFlags {
  output: string;
  concurrency?: number;
  maxWait?: number;
}

/** What earlier runs have left of the input. */
interface Survey {
  total: number;
  finished: number;
  failed: number;
  /** The numbers of lines that are no calls. They are skipped, and read again by the next run. */
  malformed: Set<number>;
}

/** Lines of the output that the input does not have any more count for nothing. */
const survey = async (input: Input, finished: ReadonlyMap<number, FinishedLine>): Promise<Survey> => {
  const counts = { total: 0, finished: 0, failed: 0, malformed: new Set<number>() };
  for await (const line of input()) {
    const earlier = finished.get(line.number);
    counts.total++;
    if (earlier) counts.finished++;
    else if (!parseCall(line)) counts.malformed.add(line.number);
    if (earlier?.status === 'rejected') counts.failed++;
  }
  return counts;
};

/** The calls that an earlier run has not finished. `origins` gets the line of each call, by its index. */
async function* remainingCalls(
  input: Input,
  output: string,
  finished: ReadonlyMap<number, FinishedLine>,
  origins: Map<number, Line>,
): AsyncGenerator<BatchCall<unknown>> {
  let index = 0;
  for await (const line of input()) {
    const earlier = finished.get(line.number);
    if (earlier && earlier.digest !== line.hash)
      throw new UsageError(
        `Line ${line.number} of the input has changed since ${output} was started. To send it again, delete its line from ${output}; or name another output.`,
      );
    const call = earlier ? undefined : parseCall(line);
    if (!call) continue;
    origins.set(index++, line);
    // A result that was lost between the service and the file is returned again, not computed again.
    yield { ...call, options: { idempotencyKey: `batch-${line.number}-${line.hash}`, ...call.options } };
  }
}

/** How a run ended. */
interface Summary {
  total: number;
  /** Of this run and, if they do not run again, of earlier ones. */
  failed: number;
  /** How many of `failed` run again with the next run. */
  repeatable: number;
  /** Lines that are no calls. */
  malformed: number;
}

/** The same, and what must be done before the next run. */
interface RunResult {
  summary: Summary;
  remedies: ReadonlySet<string>;
}

/** Runs the calls and writes one line for each result. */
const runCalls = async (input: Input, flags: Flags, signal: AbortSignal): Promise<RunResult> => {
  const sdk = createClient({ ...flags, json: true }); // a line would break the progress bar
  const finished = await continueOutput(flags.output);
  const before = await survey(input, finished);
  const { total, failed, malformed } = before;
  // most likely another file
  if (malformed.size > 0 && malformed.size === total) throw new UsageError(`No line of the input is ${EXAMPLE_OF_CALL}.`);
  for (const warning of describeMalformed(malformed)) console.error(warning);
  const origins = new Map<number, Line>();
  const file = await openOutput(flags.output);
  const bar = startBar(total - malformed.size, before.finished);
  const summary = { total, failed, repeatable: 0, malformed: malformed.size };
  const remedies = new Set<string>();
  try {
    const calls = remainingCalls(input, flags.output, finished, origins);
    const { concurrency, maxWait } = flags;
    const options = { concurrency, maxWait, signal, total: total - before.finished - malformed.size, onProgress: bar.show };
    for await (const result of sdk.withOptions({ logger: bar.logger }).batch(calls, options)) {
      const { number, hash } = origins.get(result.index)!;
      origins.delete(result.index);
      if (result.status === 'rejected' && signal.aborted && result.reason === signal.reason) continue; // it was not sent
      const outcome = toOutcome(number, hash, result);
      if (result.status === 'rejected') {
        summary.failed++;
        const remedy = remedyFor(result.reason);
        if (remedy !== undefined) remedies.add(remedy);
      }
      if (isRepeatable(outcome)) summary.repeatable++;
      await file.write(`${toJsonLine(outcome)}\n`).catch((error: NodeJS.ErrnoException) => {
        throw new CommandError(`${describeWriteError(flags.output, error)} Its results are kept: run the same command again to continue.`);
      });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    bar.stop();
    await file.close();
  }
  return { summary, remedies };
};

/** So many lines that are no calls are named. */
const MOST_NAMED = 10;

const EXAMPLE_OF_CALL = 'JSON like {"operation": "healthify", "request": {...}}';

const describeMalformed = (malformed: ReadonlySet<number>): string[] => {
  const named = [...malformed].slice(0, MOST_NAMED);
  const more = malformed.size - named.length;
  return [
    ...named.map((number) => `Line ${number} of the input is skipped: it is not ${EXAMPLE_OF_CALL}, or its options are not an object.`),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'line is' : 'lines are'} skipped for the same reason.`] : []),
  ];
};

const describeWriteError = (output: string, error: NodeJS.ErrnoException): string =>
  `${output} cannot be written: ${error.code === 'ENOENT' ? 'there is no such folder' : fileProblem(error)}.`;

const openOutput = async (output: string): Promise<FileHandle> =>
  open(output, 'a').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(describeWriteError(output, error));
  });

const joinWords = new Intl.ListFormat('en');

/** What to do before the next run, and that it repeats calls. */
const describeNextRun = ({ failed, repeatable }: Summary, remedies: ReadonlySet<string>): string => {
  if (repeatable === 0) return '';
  const steps = remedies.size > 0 ? `${joinWords.format(remedies)}, then run` : 'run';
  const all = failed === 1 ? 'it' : 'them';
  const which = repeatable < failed ? `${repeatable} of them` : all;
  return ` ${steps.charAt(0).toUpperCase()}${steps.slice(1)} the same command again to repeat ${which}.`;
};

const describeFailures = ({ summary, remedies }: RunResult, output: string): string => {
  const { total, failed, repeatable } = summary;
  const final = failed - repeatable;
  const [are, lines] = final === 1 ? ['is', 'its line'] : ['are', 'their lines'];
  const never = final > 0 ? ` ${final} would fail again and ${are} repeated only if you delete ${lines} from ${output}.` : '';
  return `${failed} of ${total} failed; ${output} has the errors.${describeNextRun(summary, remedies)}${never}`;
};

const describeSkipped = ({ malformed, total }: Summary): string =>
  `${malformed} of ${total} lines ${malformed === 1 ? 'was' : 'were'} skipped. Correct ${malformed === 1 ? 'it' : 'them'}, and run the same command again.`;

const run = async (file: string, flags: Flags): Promise<void> => {
  const input = await openInput(file, flags.output);
  await (await openOutput(flags.output)).close();
  const controller = new AbortController();
  void nextSignal().then(() => controller.abort(new Error('interrupted')));
  const result = await withOutputLock(flags.output, () => runCalls(input, flags, controller.signal));
  const { summary } = result;
  if (flags.json) console.log(toJson(summary));
  if (controller.signal.aborted) {
    console.error('Stopped. Run the same command again to continue.');
    process.exitCode = exitCodes.interrupted;
  } else if (summary.failed + summary.malformed > 0) {
    if (summary.failed > 0) console.error(visible(describeFailures(result, flags.output)));
    if (summary.malformed > 0) console.error(describeSkipped(summary));
    process.exitCode = exitCodes.failed;
  }
};

/** Milliseconds, or `Infinity`. */
const toMaxWait = (value: string): number =>
  value === 'Infinity' ? Number.POSITIVE_INFINITY : toDuration('--max-wait', 'milliseconds')(value);

/** `recipe-ai batch`: many calls within the limits, resumable. */
export const addBatch = (program: Command): void => {
  const command = withCallFlags(program.command('batch'))
    .summary('run many calls within the limits; continues where it stopped')
    .argument('<input>', 'JSON lines like {"operation": "healthify", "request": {...}}, or - for standard input')
    .requiredOption(
      '-o, --output <file>',
      'required: JSON lines, one for each call. Calls in it run again only if they failed and may succeed now',
    )
    .option(
      '--max-wait <ms>',
      'longest wait of a call for a limit, in milliseconds; default: 1800000 (30 minutes); Infinity waits for quotas too',
      toMaxWait,
    )
    .option('--concurrency <number>', 'calls at the same time', toInteger('--concurrency', 1))
    .action(run);
  withExamples(command, 'batch calls.jsonl --output results.jsonl', 'batch calls.jsonl --output results.jsonl --mock --concurrency 4');
};
