import { ConnectionError, TimeoutError, type RecipeAIError } from '../errors.js';
import { connectionCodeOf, NOT_SENT_CODES } from './connection-error.js';
import { statusOf } from './statuses.js';

/** Delay before the first retry; it doubles with each further one. Long enough for a load balancer to leave a failed server out. */
const FIRST_DELAY_MS = 500;
/** Longest delay, so that a short outage costs no more than a few seconds. */
const MAX_DELAY_MS = 8000;
/** Share of the delay that is random, so that clients that failed together do not return together. */
const JITTER = 0.5;

/** Milliseconds before the next retry. `retries` counts the earlier ones; `random` is from 0 up to 1. */
export const retryDelayMs = (retries: number, random: number): number => {
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** retries, MAX_DELAY_MS);
  return delayMs * (1 - JITTER + JITTER * random);
};

const wasNotSent = (error: RecipeAIError): boolean =>
  error instanceof ConnectionError && NOT_SENT_CODES.includes(connectionCodeOf(error.cause));

const isTransient = (error: RecipeAIError): boolean =>
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error.status !== undefined && statusOf(error.status).isTemporary === true);

/** Returns whether a failed attempt is sent again. An error 429 never comes here: it waits for a new permit and uses no retry. */
export const shouldRetry = (
  error: RecipeAIError,
  { retries, maxRetries, idempotent }: { retries: number; maxRetries: number; idempotent: boolean },
): boolean => {
  if (retries >= maxRetries) return false;
  return wasNotSent(error) || (idempotent && isTransient(error));
};
