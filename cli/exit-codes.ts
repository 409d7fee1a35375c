import {
  ConfigurationError,
  InvalidRequestError,
  QuotaExceededError,
  RateLimitError,
  RecipeAIError,
  TrialExhaustedError,
} from '@recipe-ai/sdk';
import { formatDuration, formatExactDuration } from '../src/util/format-duration.js';

/** The exit status of the command. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  limit: 3,
  interrupted: 130,
} as const;

/** A mistake in what the user typed, reported in one line. */
export class UsageError extends Error {}

/** A failure that is not the user's mistake, reported in one line. */
export class CommandError extends Error {}

/** The exit status for an error. */
export const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError || ConfigurationError.is(error) || InvalidRequestError.is(error)) return exitCodes.usage;
  return RateLimitError.is(error) ? exitCodes.limit : exitCodes.failed;
};

/** Options of the client that are also options of this command. */
const flags: Partial<Record<string, string>> = {
  apiKey: '--api-key or RECIPE_AI_API_KEY',
  baseUrl: '--base-url or RECIPE_AI_BASE_URL',
  aiUrl: '--ai-url or RECIPE_AI_AI_URL',
};

/** When the next call is possible, and what else helps. */
const limitAdvice = (error: RateLimitError): string => {
  const { retryAt, waitMs = 0, waitedMs = 0, maxWait = 0 } = error;
  if (TrialExhaustedError.is(error)) return 'Upgrade the API key; waiting does not help.';
  const otherwise = QuotaExceededError.is(error) ? ', or upgrade the API key' : '';
  if (!retryAt) return `When the next call is possible is not known. Call again later${otherwise}.`;
  const added = waitedMs > 0 ? `; after the ${formatDuration(waitedMs)} that the call has waited, this` : ', which';
  const comparison =
    waitedMs + waitMs > maxWait ? `${added} is longer than the ${formatExactDuration(maxWait)} that this command waits` : '';
  return `The next call is possible in ${formatDuration(waitMs)}, at ${retryAt.toISOString()}${comparison}. Call again then${otherwise}.`;
};

/** Fields of errors and options of the client, which a user of this command cannot see. */
const CLIENT_NAMES = /`|maxWait|totalTimeout/;

/** What to do about an error of the SDK, whose own advice names options of the client. */
const adviceFor = (error: RecipeAIError): string => {
  if (RateLimitError.is(error)) return limitAdvice(error);
  if (InvalidRequestError.is(error) && error.issues.length > 0) return ''; // the summary has them
  const flag = flags[error.option ?? ''];
  if (flag !== undefined) return `Check ${flag}.`;
  if (error.retryable && error.retryAt) return `Try again at ${error.retryAt.toISOString()}.`;
  if (error.option === undefined && !CLIENT_NAMES.test(error.advice)) return error.advice;
  return error.retryable ? 'Try again later.' : '';
};

/** The text of an error for a person; the stack only with `RECIPE_AI_DEBUG`. */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (RecipeAIError.is(error)) return `${error.summary} ${adviceFor(error)}`.trimEnd();
  const expected = error instanceof UsageError || error instanceof CommandError;
  return !expected && process.env['RECIPE_AI_DEBUG'] ? (error.stack ?? error.message) : error.message;
};

/** The fields of an error for a program. */
export const toErrorJson = (error: unknown): object => {
  const message = formatError(error);
  if (!RecipeAIError.is(error)) return { error: { code: error instanceof UsageError ? 'usage' : 'failed', message, retryable: false } };
  const { code, operation, status, requestId, retryable, attempts, retryAt } = error;
  const issues = InvalidRequestError.is(error) ? error.issues : undefined;
  return { error: { code, message, operation, status, requestId, retryable, attempts, issues, retryAt } };
};
