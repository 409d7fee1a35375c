import * as sdk from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import { describeError } from '../../../src/tools/describe-error.js';

const retryAt = new Date('2030-01-01T00:00:00Z');
const idempotent = { idempotent: true };

describe('an error tells the model what to do next', () => {
  test.each<[string, sdk.RecipeAIError, RegExp]>([
    ['a limit with a known end', new sdk.RateLimitError('later', { retryAt }), /^Call again at `retryAt`, not before/],
    ['a limit without', new sdk.RateLimitError('later'), /^Call again later/],
    ['a used-up quota', new sdk.QuotaExceededError('tomorrow', { retryAt }), /^Call again at `retryAt`/],
    ['a used-up trial', new sdk.TrialExhaustedError('upgrade'), /^Do not call again/],
    ['a wrong request', new sdk.InvalidRequestError('wrong'), /^Change the arguments/],
    ['a missing pantry', new sdk.NotFoundError('gone'), /pantriesList/],
    ['a conflict', new sdk.ConflictError('changed'), /^Read the current state/],
    ['a wrong key', new sdk.AuthenticationError('key'), /^Do not call again.*user/],
    ['a missing permission', new sdk.PermissionError('no'), /^Do not call again.*user/],
    ['a missing option', new sdk.ConfigurationError('option'), /^Do not call again.*user/],
    ['a failed service', new sdk.ServiceError('down', { retryable: true }), /^Call again once/],
    ['a lost connection', new sdk.ConnectionError('lost'), /^Call again once/],
    ['a timeout', new sdk.TimeoutError('slow'), /^Call again once/],
    ['a damaged response', new sdk.UnexpectedResponseError('cut off', { retryable: true }), /^Call again once/],
    ['another response', new sdk.UnexpectedResponseError('odd'), /^Do not repeat the call/],
  ])('%s', (_, error, next) => {
    expect(describeError(error, idempotent).next).toMatch(next);
  });

  test('a lost connection of a call that may not run twice', () => {
    expect(describeError(new sdk.ConnectionError('lost'), { idempotent: false }).next).toMatch(/may have run.*before you repeat/);
  });
});

test('an error has its code, message, issues, request id, the time of the next call, and the response, as JSON', () => {
  const issues = [{ path: 'name', message: 'missing', code: 'invalid_type' }];
  const error = new sdk.UnexpectedResponseError('odd', { requestId: 'req_1', issues, body: { nome: 'Home' } });
  expect(describeError(error, idempotent)).toMatchObject({
    code: 'unexpected_response',
    message: 'odd',
    requestId: 'req_1',
    issues,
    response: { nome: 'Home' },
  });
  expect(describeError(new sdk.RateLimitError('later', { retryAt }), idempotent).retryAt).toBe('2030-01-01T00:00:00.000Z');
});

test('the message names the tool instead of the operation', async () => {
  const client = new sdk.RecipeAI({ apiKey: 'key-123456', baseUrl: 'http://127.0.0.1:1' });
  const error = await client.pantries.items.add({ pantry_id: '', name: 'Rice' }).catch((reason: unknown) => reason);
  expect(describeError(error, idempotent).message).toMatch(/^pantriesItemsAdd: /);
  expect(describeError(error, idempotent).message).not.toContain('pantries.items.add');
});

test('the page of a proxy is not shown to the model', () => {
  const error = new sdk.UnexpectedResponseError('an HTML page', { body: '<html>'.repeat(10_000) });
  expect(JSON.stringify(describeError(error, idempotent)).length).toBeLessThan(300);
});

test('an error of other code is not quoted, because it may hold a secret', () => {
  expect(describeError(new Error('key rk_live_1'), idempotent)).toEqual({
    code: 'failed',
    message: 'The tool failed for an unknown reason.',
    next: expect.stringMatching(/^Do not call again/),
  });
});
