import {
  AuthenticationError,
  InvalidRequestError,
  QuotaExceededError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  TrialExhaustedError,
  UnexpectedResponseError,
  type RecipeAIError,
} from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import { formatError, toErrorJson } from '../../cli/exit-codes.js';

const retryAt = new Date('2030-01-01T00:02:00Z');

describe('an error of the SDK', () => {
  test.each<[string, RecipeAIError, string]>([
    [
      'a wait that is too long',
      new RateLimitError('Busy.', { retryAt, waitMs: 120_000, maxWait: 60_000, advice: 'Raise `maxWait`.' }),
      'Busy. The next call is possible in 2 min, at 2030-01-01T00:02:00.000Z, which is longer than the 1 min that this command waits. Call again then.',
    ],
    [
      'a wait that was too long only for a retry',
      new RateLimitError('Busy.', { retryAt, waitMs: 900, maxWait: 60_000 }),
      'Busy. The next call is possible in 900 ms, at 2030-01-01T00:02:00.000Z. Call again then.',
    ],
    [
      'a wait that is too long after another',
      new RateLimitError('Busy.', { retryAt, waitedMs: 58_000, waitMs: 60_000, maxWait: 90_000 }),
      'Busy. The next call is possible in 1 min, at 2030-01-01T00:02:00.000Z; after the 58 s that the call has waited, this is longer than the 1 min 30 s that this command waits. Call again then.',
    ],
    [
      'a wait of hours',
      new QuotaExceededError('Used up.', { retryAt, waitMs: 7_200_000, maxWait: 0 }),
      'Used up. The next call is possible in 2 h, at 2030-01-01T00:02:00.000Z, which is longer than the 0 ms that this command waits. Call again then, or upgrade the API key.',
    ],
    [
      'a wait of most of a day',
      new QuotaExceededError('Used up.', { retryAt, waitMs: 72_000_000, maxWait: 90_000 }),
      'Used up. The next call is possible in 20 h, at 2030-01-01T00:02:00.000Z, which is longer than the 1 min 30 s that this command waits. Call again then, or upgrade the API key.',
    ],
    [
      'a wait without a known end',
      new QuotaExceededError('Used up.', { maxWait: 60_000 }),
      'Used up. When the next call is possible is not known. Call again later, or upgrade the API key.',
    ],
    [
      'a used-up trial, without the client',
      new TrialExhaustedError('Used up.', { advice: 'Upgrade the API key and create a new client; waiting does not help.' }),
      'Used up. Upgrade the API key; waiting does not help.',
    ],
    [
      'an option that this command has',
      new AuthenticationError('Unknown key.', { option: 'apiKey', advice: 'Check `apiKey`.' }),
      'Unknown key. Check --api-key or RECIPE_AI_API_KEY.',
    ],
    [
      'an option that it has not, if the call may succeed later',
      new TimeoutError('Too slow.', { option: 'timeout', advice: 'Raise `timeout`.' }),
      'Too slow. Try again later.',
    ],
    [
      'an option that it has not, otherwise',
      new UnexpectedResponseError('Too large.', { option: 'maxResponseBytes', advice: 'Raise `maxResponseBytes`.' }),
      'Too large.',
    ],
    [
      'issues, which the summary has',
      new InvalidRequestError('servings: too small.', {
        issues: [{ path: 'servings', message: 'too small', code: 'min' }],
        advice: 'See `issues`.',
      }),
      'servings: too small.',
    ],
    [
      'the time of a retry',
      new ServiceError('Busy.', { retryable: true, retryAt, advice: 'Try again at `retryAt`.' }),
      'Busy. Try again at 2030-01-01T00:02:00.000Z.',
    ],
    [
      'the time of a retry, in place of an option that it has not',
      new TimeoutError('Too slow.', { retryAt, option: 'totalTimeout', advice: 'Raise `totalTimeout`.' }),
      'Too slow. Try again at 2030-01-01T00:02:00.000Z.',
    ],
    [
      'a wait that is not known',
      new ServiceError('Down.', { retryable: true, advice: 'This call has waited 60 s, as long as maxWait (60 s) allows.' }),
      'Down. Try again later.',
    ],
    ['advice without an option', new ServiceError('Failed.', { advice: 'Report it.' }), 'Failed. Report it.'],
  ])('names what this command has: %s', (_, error, text) => {
    expect(formatError(error)).toBe(text);
    expect(toErrorJson(error)).toMatchObject({ error: { code: error.code, message: text } });
  });
});
