import { ConfigurationError, InvalidRequestError, RateLimitError, RecipeAIError } from '@recipe-ai/sdk';

/** What the command's exit status says. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  limit: 3,
  interrupted: 130,
} as const;

/** A mistake of whoever typed the command, told in one line. */
export class UsageError extends Error {}

/** The exit status of an error. */
export const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError || ConfigurationError.is(error) || InvalidRequestError.is(error)) return exitCodes.usage;
  return RateLimitError.is(error) ? exitCodes.limit : exitCodes.failed;
};

/** What an error is to a person; a stack only where the mistake is ours. */
export const inWords = (error: unknown): string => {
  if (error instanceof UsageError || RecipeAIError.is(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
