import { ConfigurationError, InvalidRequestError, RateLimitError, RecipeAIError } from '@recipe-ai/sdk';

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

/** The error of a port that another program uses. `flag` is the option that it was given with. */
export const portInUse = (port: number, flag: string): UsageError =>
  new UsageError(`Port ${port} is in use. Give another with ${flag}; 0 picks a free port.`);

/** A failure that is not the user's mistake, reported in one line. */
export class CommandError extends Error {}

/** The exit status for an error. */
export const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError || ConfigurationError.is(error) || InvalidRequestError.is(error)) return exitCodes.usage;
  return RateLimitError.is(error) ? exitCodes.limit : exitCodes.failed;
};

/** How this command takes the options that the SDK's messages name. */
const optionNames: Record<string, { flag: string; variable: string }> = {
  apiKey: { flag: '--api-key', variable: 'RECIPE_AI_API_KEY' },
  baseUrl: { flag: '--base-url', variable: 'RECIPE_AI_BASE_URL' },
  aiUrl: { flag: '--ai-url', variable: 'RECIPE_AI_AI_URL' },
  secret: { flag: '--secret', variable: 'RECIPE_AI_CALLBACK_SECRET' },
};

/** Advice of the SDK that names options which this command does not have. */
const wordings: readonly [of: RegExp, here: string][] = [
  [/, which is longer than maxWait \(([^()]{1,40})\)/, ', which is longer than the $1 that this command waits'],
  [/within maxWait \(([^()]{1,40})\)/, 'within $1'],
  [/ at `retryAt`/, ' then'],
  [/, or raise `maxWait`/, ''],
  [/Raise `\w+`, or try again later/, 'Try again later'],
  [/ Change the fields listed in `issues`\./, ''],
];

/** A message of the SDK with the options of this command. */
export const withCommandOptions = (message: string): string =>
  wordings
    .reduce((text, [of, here]) => text.replace(of, here), message)
    .replaceAll(/`(apiKey|baseUrl|aiUrl|secret)`/g, (_, option: string) => {
      const { flag, variable } = optionNames[option]!;
      return message.includes(variable) ? flag : `${flag} or ${variable}`;
    });

/** The text of an error for a person; the stack only with `RECIPE_AI_DEBUG`. */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const expected = error instanceof UsageError || error instanceof CommandError || RecipeAIError.is(error);
  return !expected && process.env['RECIPE_AI_DEBUG'] ? (error.stack ?? error.message) : withCommandOptions(error.message);
};

/** The fields of an error for a program. */
export const toErrorJson = (error: unknown): object => {
  const message = formatError(error);
  if (!RecipeAIError.is(error)) return { error: { code: error instanceof UsageError ? 'usage' : 'failed', message, retryable: false } };
  const { code, operation, status, requestId, retryable, attempts } = error;
  const issues = InvalidRequestError.is(error) ? error.issues : undefined;
  const retryAt = RateLimitError.is(error) ? error.retryAt : undefined;
  return { error: { code, message, operation, status, requestId, retryable, attempts, issues, retryAt } };
};
