import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, rename, stat, writeFile } from 'node:fs/promises';
import { AuthenticationError, CallbackHostError, PermissionError, RecipeAIError, TrialExhaustedError } from '@recipe-ai/sdk';
import { formatError, UsageError } from './exit-codes.js';

/** One line of the output. `line` counts from 1; `digest` shows whether the input line is still the same. */
interface Outcome {
  line: number;
  digest: string;
  status: 'fulfilled' | 'rejected';
  value?: unknown;
  /** `retryable`: the next run repeats the call. */
  error?: { code: string; message: string; retryable: boolean };
}

/** Errors about the API key or the account, which the user can change without changing the call. Subclasses come first. */
const remedies: readonly [errorClass: typeof RecipeAIError, remedy: string][] = [
  [TrialExhaustedError, 'upgrade the API key'],
  [AuthenticationError, 'check the API key'],
  [CallbackHostError, 'register the host of callback_url with the service'],
  [PermissionError, 'use an API key that has permission'],
];

/** What the user must do before a call that failed can succeed; `undefined` if nothing does, or if time does. */
export const remedyFor = (reason: unknown): string | undefined => remedies.find(([errorClass]) => errorClass.is(reason))?.[1];

/** What is kept of the output line of a call that does not run again. */
export type FinishedLine = Pick<Outcome, 'digest' | 'status'>;

/** A hash of an input line, short enough to read. */
export const hashLine = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 12);

/** The output line of a result. */
export const toOutcome = (
  line: number,
  digest: string,
  result: { status: 'fulfilled'; value: unknown } | { status: 'rejected'; reason: unknown },
): Outcome => {
  if (result.status === 'fulfilled') return { line, digest, status: 'fulfilled', value: result.value };
  const { reason } = result;
  const { code, retryable } = RecipeAIError.is(reason) ? reason : { code: 'unknown', retryable: false };
  const isRepeated = retryable || remedyFor(reason) !== undefined;
  return { line, digest, status: 'rejected', error: { code, message: formatError(reason), retryable: isRepeated } };
};

const isOutcome = (value: unknown): value is Outcome => {
  const { line, digest, status } = (value ?? {}) as Partial<Outcome>;
  return Number.isInteger(line) && typeof digest === 'string' && (status === 'fulfilled' || status === 'rejected');
};

const foreign = (file: string): UsageError => new UsageError(`${file} is not the output of a batch. Name another file.`);

const parseOutcome = (file: string, line: string): Outcome => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw foreign(file);
  }
  if (!isOutcome(value)) throw foreign(file);
  return value;
};

/** How every line starts. */
const START = '{"line":';

/** Whether a text may be the start of a line, whose end was not written. */
const isCutOff = (text: string): boolean => text.startsWith(START) || START.startsWith(text);

/** A call that failed but may succeed in the next run. */
export const isRepeatable = ({ status, error }: Outcome): boolean => status === 'rejected' && error?.retryable === true;

/** The lines of a file. The last one is incomplete if a run was killed while it wrote. */
async function* linesOf(file: string): AsyncGenerator<{ text: string; isComplete: boolean }> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { text, isComplete: true };
  }
  if (rest !== '') yield { text: rest, isComplete: false };
}

async function* finishedLines(file: string): AsyncGenerator<string> {
  for await (const { text, isComplete } of linesOf(file)) {
    if (isComplete && text !== '' && !isRepeatable(parseOutcome(file, text))) yield `${text}\n`;
  }
}

/** Keeps the finished lines. The file is replaced at once, so that no result is lost if this run is killed. */
const dropOtherLines = async (file: string): Promise<void> => {
  const target = await realpath(file);
  const copy = `${target}.tmp`;
  await writeFile(copy, finishedLines(target), { mode: (await stat(target)).mode });
  await rename(copy, target);
};

/**
 * The lines of the input that earlier runs have finished, by their numbers: results, and failures that would happen again. All other
 * lines are removed from the output, because their calls run again.
 */
export const continueOutput = async (file: string): Promise<Map<number, FinishedLine>> => {
  const finished = new Map<number, FinishedLine>();
  let mustDrop = false;
  for await (const { text, isComplete } of linesOf(file)) {
    if (text === '') continue;
    if (!isComplete && !isCutOff(text)) throw foreign(file);
    const outcome = isComplete ? parseOutcome(file, text) : undefined;
    if (outcome && !isRepeatable(outcome)) finished.set(outcome.line, { digest: outcome.digest, status: outcome.status });
    else mustDrop = true;
  }
  if (mustDrop) await dropOtherLines(file);
  return finished;
};
