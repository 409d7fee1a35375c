import {
  AuthenticationError,
  CallbackHostError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  RecipeAI,
  RecipeAIError,
  ServiceError,
  TimeoutError,
  TrialExhaustedError,
} from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toAttemptTimeoutError, toRejectionError, toTotalTimeoutError, type RequestContext } from '../../../src/client/to-error.js';
import type { Rejection } from '../../../src/rate-limit/types.js';
import { createTestClient, generate, json, outcome, recipe, serviceError } from '../../support/test-client.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const TRY_LATER = 'Try again later. If it lasts, report this error to the service.';
const CHECK_KEY = 'Check `apiKey` or RECIPE_AI_API_KEY.';

describe('an error response', () => {
  test.each<[string, Response, typeof RecipeAIError, object]>([
    ['a wrong API key', serviceError('unauthorized', 401), AuthenticationError, { code: 'unauthorized', status: 401 }],
    ['a key without permission', serviceError('forbidden', 403), PermissionError, { code: 'forbidden' }],
    [
      'a callback host that is not allow-listed',
      serviceError('callback_host_not_allowed', 403),
      CallbackHostError,
      { code: 'callback_host_not_allowed' },
    ],
    ['an unknown id', serviceError('not_found', 404), NotFoundError, { code: 'not_found' }],
    ['a timeout of a proxy', json({}, { status: 408 }), TimeoutError, { code: 'timed_out', retryable: true, attempts: 3 }],
    ['a payment that is missing', json({}, { status: 402 }), PermissionError, { code: 'forbidden', advice: 'Upgrade the API key.' }],
    [
      'a payment that is missing, with a code that is not known',
      serviceError('payment_required', 402),
      PermissionError,
      { code: 'payment_required', advice: 'Upgrade the API key.' },
    ],
    [
      'a format that the service does not have',
      json({}, { status: 406 }),
      InvalidRequestError,
      { code: 'validation_error', advice: 'Set Accept: application/json, as the client does by default.' },
    ],
    ['a request that came too early', json({}, { status: 425 }), ServiceError, { code: 'model_unavailable', retryable: true, attempts: 3 }],
    ['a refusal for legal reasons', json({}, { status: 451 }), PermissionError, { code: 'forbidden', retryable: false }],
    ['a conflict', serviceError('conflict', 409), ConflictError, { code: 'conflict' }],
    ['a body too large', serviceError('payload_too_large', 413), InvalidRequestError, { code: 'payload_too_large' }],
    ['an unsatisfiable request', serviceError('unsatisfiable_request', 422), InvalidRequestError, { code: 'unsatisfiable_request' }],
    ['a failure', serviceError('internal_error', 500), ServiceError, { code: 'internal_error', retryable: true, attempts: 3 }],
    [
      'a code that is a property of every object',
      serviceError('constructor', 401),
      AuthenticationError,
      { code: 'unauthorized', status: 401 },
    ],
    ['an unknown code', serviceError('moon_phase', 418), InvalidRequestError, { code: 'moon_phase', status: 418 }],
  ])('becomes the class that the caller can act on: %s', async (_, response, ErrorClass, fields) => {
    const { sdk } = createTestClient([response]);
    const error = await outcome(generate(sdk));
    expect(error).toBeInstanceOf(ErrorClass);
    expect(error).toMatchObject({ operation: 'recipes.generate', ...fields });
  });

  test.each([
    ['a failure', [serviceError('internal_error', 500)], {}],
    ['a limit', [serviceError('rate_limited', 429)], { maxWait: 0 }],
    ['a response that is not JSON', [new Response('<html>')], {}],
  ])('has no fields that are undefined: %s', async (_, responses, options) => {
    const error = await outcome(generate(createTestClient(responses, options).sdk));
    expect(Object.keys(error)).toContain('code');
    expect(Object.keys(error).filter((field) => Reflect.get(error, field) === undefined)).toEqual([]);
  });

  test('without details does not point to a list of fields', async () => {
    const { sdk } = createTestClient([json({ message: 'Failed' }, { status: 417 })]);
    const { message } = (await outcome(generate(sdk))) as InvalidRequestError;
    expect(message).toMatch(/^recipes\.generate: Failed\. \(POST .*, HTTP 417\) Check the request\.$/);
  });

  test.each([
    serviceError('idempotency_conflict', 409),
    json({ error: { code: 'conflict', message: 'That Idempotency-Key was used for another request.' } }, { status: 409 }),
  ])('for a reused idempotency key advises a new key', async (response) => {
    const { sdk } = createTestClient([response]);
    const { message } = (await outcome(generate(sdk))) as ConflictError;
    expect(message).toMatch(/, HTTP 409\) Use a new key for each new request\.$/);
    expect(message).not.toContain('Fetch');
  });

  test.each<[string, Response, string, string?]>([
    [
      'a conflict, with the advice to fetch',
      serviceError('conflict', 409),
      'Message of conflict.',
      'Fetch the current resource and retry with the updated values.',
    ],
    [
      'a wrong idempotency key, without the advice to use a new one',
      json({ error: { code: 'bad_header', message: 'The idempotency key is too long!' } }, { status: 400 }),
      'The idempotency key is too long.',
      'Check the request.',
    ],
    ['a code that is not known', serviceError('moon_phase', 418), 'Message of moon_phase.', 'Check the request.'],
    ['a wrong key, with a code that is not known', serviceError('invalid_api_key', 401), 'Message of invalid_api_key.', CHECK_KEY],
    [
      'a missing permission, with a code that is not known',
      serviceError('scope_missing', 403),
      'Message of scope_missing.',
      'Use an API key that has permission for this operation.',
    ],
    [
      'an unknown id, with a code that is not known',
      serviceError('no_such_pantry', 404),
      'Message of no_such_pantry.',
      'Check the id and the URL.',
    ],
    ['a timeout of a proxy', json({ message: 'Too slow' }, { status: 408 }), 'Too slow.', 'Try again later.'],
    ['a failure with a code that is not known', serviceError('moon_phase', 500), 'Message of moon_phase.', TRY_LATER],
    [
      'what the mock says about an option, without other advice',
      json({ error: { code: 'forbidden', message: 'Add the host to callbackHosts.' } }, { status: 403 }),
      'Add the host to callbackHosts.',
    ],
  ])('says in one line what is wrong: %s', async (_, response, said, advice = '') => {
    const { sdk } = createTestClient([response], { maxRetries: 0 });
    const error = (await outcome(generate(sdk))) as RecipeAIError;
    const summary = `recipes.generate: ${said} (POST https://api.example.com/api/v1/recipes/generate, HTTP ${error.status})`;
    expect(error).toMatchObject({ message: `${summary} ${advice}`.trimEnd(), summary, advice });
  });

  test('says how often the request was sent, and which option allows no more', async () => {
    const { sdk } = createTestClient([serviceError('overloaded', 503)], { maxRetries: 1 });
    const { message } = (await outcome(generate(sdk))) as RecipeAIError;
    expect(message).toContain('(POST https://api.example.com/api/v1/recipes/generate, HTTP 503, sent 2 times, maxRetries of 1 used up)');
  });

  test.each<[string, Response[], object, string]>([
    ['the call was sent once', [serviceError('internal_error', 500)], { maxRetries: 0 }, 'HTTP 500)'],
    [
      'the last error is not retried',
      [serviceError('internal_error', 500), serviceError('forbidden', 403)],
      { maxRetries: 1 },
      'HTTP 403, sent 2 times)',
    ],
    ['a retry is left', [serviceError('internal_error', 500), serviceError('forbidden', 403)], {}, 'HTTP 403, sent 2 times)'],
  ])('does not name the option if more retries would not help: %s', async (_, responses, options, end) => {
    const { sdk } = createTestClient(responses, options);
    const { message } = (await outcome(generate(sdk))) as RecipeAIError;
    expect(message).toContain(end);
    expect(message).not.toContain('maxRetries');
  });

  test.each<[string, Response, string | undefined]>([
    ['an unknown key', serviceError('unauthorized', 401), 'apiKey'],
    ['a 404 without aiUrl', serviceError('not_found', 404), 'aiUrl'],
    ['another error', serviceError('conflict', 409), undefined],
  ])('names the option that its advice is about: %s', async (_, response, option) => {
    const { sdk } = createTestClient([response], { aiUrl: undefined });
    const error = (await outcome(sdk.healthify({ recipe }))) as RecipeAIError;
    expect(error.option).toBe(option);
    expect(error.advice).toContain(option ?? 'Fetch');
  });

  test('of the AI service is blamed on a missing aiUrl only if it is a 404', async () => {
    const { sdk } = createTestClient([serviceError('internal_error', 500)], { aiUrl: undefined, maxRetries: 0 });
    expect(await outcome(sdk.healthify({ recipe }))).toMatchObject({ message: expect.not.stringContaining('aiUrl') });
  });

  test('has issues only if the request is invalid, and is then not worth a retry', async () => {
    const body = { error: { code: 'x', message: 'no', details: [{ path: 'a', message: 'b', code: 'c' }] } };
    const invalid = await outcome(generate(createTestClient([json(body, { status: 400 })]).sdk));
    expect(invalid).toMatchObject({ retryable: false, issues: [{ path: 'a' }] });
    expect(await outcome(generate(createTestClient([json(body, { status: 401 })]).sdk))).not.toHaveProperty('issues');
  });

  test.each<[string, number, object]>([
    ['a 403', 403, { message: 'API rate limit exceeded for 192.0.2.1' }],
    [
      'a 403 with a list of errors',
      403,
      { error: { code: 403, message: 'Rate Limit Exceeded', errors: [{ reason: 'rateLimitExceeded' }] } },
    ],
    ['a 400 of AWS', 400, { __type: 'com.amazon.coral.availability#ThrottlingException', message: 'Rate exceeded' }],
    ['a 400 with a code', 400, { error: { code: 'too_many_requests', message: 'Slow down' } }],
  ])('says that the service limited the call if its text does: %s', async (_, status, body) => {
    const { sdk, sent } = createTestClient([json(body, { status })]);
    expect(await outcome(generate(sdk))).toMatchObject({
      status,
      retryable: true,
      advice: 'The service limited this call. Call again later, and less often.',
    });
    expect(sent).toHaveLength(1);
  });

  test('about a field with the name of a limit is about the request', async () => {
    const error = { message: 'Invalid', details: [{ path: 'rate_limit', message: 'rate_limit is unknown' }] };
    const { sdk } = createTestClient([json({ error }, { status: 422 })]);
    expect(await outcome(generate(sdk))).toMatchObject({ retryable: false, advice: 'Change the fields listed in `issues`.' });
  });

  test('that nothing keeps an allergy does not advise to leave the allergy out', async () => {
    const sdk = new RecipeAI(createMockService().connection());
    const call = sdk.recipes.generate({ ingredients: ['flour', 'butter'], dietary_restrictions: ['gluten_free', 'milk allergy'] });
    const error = (await call.catch((reason: unknown) => reason)) as RecipeAIError;
    expect(error.message).toContain('flour is ruled out by "gluten_free"; butter is ruled out by "dairy_free". (POST');
    expect(error.advice).toBe('Offer other ingredients or more time. Leave out a restriction only if it is not an allergy.');
  });

  test('that names its URL is not followed by the URL again', async () => {
    const url = 'https://api.example.com/api/v1/recipes/generate';
    const { sdk } = createTestClient([json({ message: `You called ${url}` }, { status: 404 })], { baseUrl: 'https://api.example.com' });
    const { message } = (await outcome(generate(sdk))) as RecipeAIError;
    expect(message).toBe(`recipes.generate: You called ${url}. (POST, HTTP 404) Check the id and the URL.`);
  });

  test('that is an HTML page says so', async () => {
    const page = '<html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';
    const { sdk } = createTestClient([new Response(page, { status: 503, headers: { 'content-type': 'text/html' } })]);
    const { message } = (await outcome(generate(sdk))) as ServiceError;
    expect(message).toContain('The response is an HTML page: Error Something went wrong.');
  });

  test('cannot change what a terminal shows', async () => {
    const { sdk } = createTestClient([json({ message: 'Red \u001b[31malert\r\n\nall is well...\u0000' }, { status: 400 })]);
    const { message } = (await outcome(generate(sdk))) as InvalidRequestError;
    expect(message).toMatch(/^recipes\.generate: Red  \[31malert all is well\. \(POST/);
  });

  test('says nothing twice that its message and its details both say', async () => {
    const details = [{ path: 'servings', message: 'too small.', code: 'min' }];
    const error = { code: 'validation_error', message: 'The request is invalid. servings: too small.', details };
    const { sdk } = createTestClient([json({ error }, { status: 422 })]);
    const { message, issues } = (await outcome(generate(sdk))) as InvalidRequestError;
    expect(message.match(/too small/g)).toHaveLength(1);
    expect(message).not.toContain('..');
    expect(issues).toEqual(details);
  });

  test('keeps the path of a detail whose text the message contains by chance', async () => {
    const error = { code: 'validation_error', message: 'The request is invalid.', details: [{ path: 'servings', message: 'invalid' }] };
    const { sdk } = createTestClient([json({ error }, { status: 422 })]);
    expect(await outcome(generate(sdk))).toMatchObject({ message: expect.stringContaining('servings: invalid.') });
  });

  test.each<[string, Response, object]>([
    [
      'this service',
      json(
        { error: { code: 'validation_error', message: 'Wrong', details: [{ path: 'servings', message: 'too small', code: 'min' }] } },
        { status: 422 },
      ),
      { code: 'validation_error', issues: [{ path: 'servings', message: 'too small', code: 'min' }] },
    ],
    [
      'FastAPI, a list',
      json({ detail: [{ loc: ['body', 'ingredients', 0], msg: 'str type expected', type: 'type_error.str' }] }, { status: 422 }),
      { code: 'validation_error', issues: [{ path: 'ingredients[0]', message: 'str type expected', code: 'type_error.str' }] },
    ],
    [
      'FastAPI, a text',
      json({ detail: 'Not authenticated' }, { status: 401 }),
      { code: 'unauthorized', message: expect.stringContaining('Not authenticated') },
    ],
    [
      'a message alone',
      json({ message: 'No such pantry' }, { status: 404 }),
      { code: 'not_found', message: expect.stringContaining('No such pantry') },
    ],
    [
      'an error text',
      json({ error: 'Rate limit exceeded: 10 per 1 day' }, { status: 403 }),
      { code: 'forbidden', message: expect.stringContaining('Rate limit exceeded') },
    ],
    [
      'problem details',
      json(
        { type: 'https://errors.example/unsatisfiable-request', title: 'Nothing fits', detail: 'No vegan steak', status: 422 },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      ),
      { code: 'unsatisfiable_request', message: expect.stringContaining('No vegan steak') },
    ],
    [
      'plain text',
      new Response('upstream is asleep', { status: 400 }),
      { code: 'validation_error', message: expect.stringContaining('upstream is asleep') },
    ],
    [
      'a page',
      new Response('<!doctype html><html><head><title>403 Forbidden</title></head><body>...</body></html>', { status: 403 }),
      { code: 'forbidden', message: expect.stringContaining('403 Forbidden') },
    ],
    ['an empty body', new Response(null, { status: 404 }), { code: 'not_found', message: expect.stringContaining('404') }],
    ['an array', json(['no'], { status: 400 }), { code: 'validation_error' }],
  ])('is parsed in the format of %s', async (_, response, fields) => {
    const { sdk } = createTestClient([response]);
    const error = await outcome(generate(sdk));
    expect(RecipeAIError.is(error)).toBe(true);
    expect(error).toMatchObject(fields);
  });

  test('says what is wrong, where, and what to do next', async () => {
    const response = json(
      {
        error: {
          code: 'validation_error',
          message: 'The request is wrong',
          details: [{ path: 'servings', message: 'too small', code: 'min' }],
        },
      },
      { status: 422, headers: { 'x-request-id': 'req_5' } },
    );
    const { sdk } = createTestClient([response]);
    expect(await outcome(generate(sdk))).toMatchObject({
      message:
        'recipes.generate: The request is wrong. servings: too small. (POST https://api.example.com/api/v1/recipes/generate, HTTP 422, request req_5) Change the fields listed in `issues`.',
      url: 'https://api.example.com/api/v1/recipes/generate',
      requestId: 'req_5',
    });
  });

  test('is recognized by another copy of the package', async () => {
    const { sdk } = createTestClient([serviceError('quota_exceeded', 429)], { maxWait: 0 });
    const error = await outcome(generate(sdk));
    const copy = Object.assign(
      new Error('copy'),
      Object.fromEntries(Object.getOwnPropertySymbols(error).map((symbol) => [symbol, Reflect.get(error as object, symbol)])),
    );
    expect([RecipeAIError.is(copy), RateLimitError.is(copy), QuotaExceededError.is(copy), TrialExhaustedError.is(copy)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(RecipeAIError.is(new Error('plain'))).toBe(false);
  });
});

describe('the time that an error response asks to wait', () => {
  const errorOf = async (status: number, code: string, headers: Record<string, string>): Promise<unknown> => {
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    const body = { error: { code, message: `Message of ${code}` } };
    const { sdk } = createTestClient([json(body, { status, headers })], { maxRetries: 0 });
    return outcome(generate(sdk));
  };
  const retryAt = new Date(Date.UTC(2030, 0, 1, 0, 0, 5));

  test('is the `retryAt` of a ServiceError', async () => {
    const error = await errorOf(503, 'model_unavailable', { 'retry-after': '5' });
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ retryAt, retryable: true, advice: 'Try again in 5 s, at 2030-01-01T00:00:05.000Z.' });
  });

  test('is the `retryAt` of a ServiceError with the code of a limit, which `maxWait` does not help', async () => {
    const error = await errorOf(500, 'rate_limited', { 'retry-after': '5' });
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ code: 'rate_limited', retryAt, advice: 'Try again in 5 s, at 2030-01-01T00:00:05.000Z.' });
  });

  test.each([408, 425, 500, 502])('is named by the advice about a %d', async (status) => {
    expect(await errorOf(status, 'moon_phase', { 'retry-after': '7200' })).toMatchObject({
      advice: expect.stringMatching(/^Try again in 2 h, at 2030-01-01T02:00:00\.000Z\./),
    });
  });

  test('may be missing', async () => {
    const error = await errorOf(503, 'model_unavailable', {});
    expect(error).toMatchObject({ advice: 'Try again later.' });
    expect(error).not.toHaveProperty('retryAt');
  });
});

describe('a rejection of the rate limiter', () => {
  const context: RequestContext = {
    operation: 'recipes.generate',
    method: 'post',
    url: 'https://api.example.com/x',
    host: 'rest',
    hasOneAddress: true,
    attempts: 0,
  };
  const now = Date.UTC(2030, 0, 1);
  const errorOf = (rejection: Partial<Rejection>, waitedMs = 0, call: object = {}): RecipeAIError => {
    const complete: Rejection = { granted: false, reason: 'rate_limited', rateLimit: { windows: [] }, ...rejection };
    return toRejectionError(complete, undefined, context, {
      waitedMs,
      maxWait: 10_000,
      totalTimeout: Infinity,
      leftMs: Infinity,
      now,
      priority: 'interactive',
      isInBatch: false,
      ...call,
    });
  };
  const windows = [{ limit: 60 }, { name: 'minute', limit: 60 }, { name: 'trial', limit: 10, remaining: 0 }];

  test.each<[string, Partial<Rejection>, string]>([
    [
      'with the limit of the trial',
      { reason: 'trial_exhausted', rateLimit: { windows } },
      'Sandbox trial used up. All 10 calls are used. Upgrade the API key and create a new client; waiting does not help.',
    ],
    [
      'without the limit of a single call',
      { reason: 'trial_exhausted', rateLimit: { windows: [{ name: 'trial', limit: 1, remaining: 0 }] } },
      'Sandbox trial used up. Upgrade the API key and create a new client; waiting does not help.',
    ],
    [
      'with one call',
      { reason: 'quota_exceeded', quota: { limit: 1, period: 'day' } },
      'The quota of 1 call per day is used up. When the quota resets is not known. Call again later, or upgrade the API key and create a new client.',
    ],
    [
      'without that, if it is not known',
      { reason: 'trial_exhausted' },
      'Sandbox trial used up. Upgrade the API key and create a new client; waiting does not help.',
    ],
    [
      'with the time of the next call',
      { retryAt: new Date(now + 10_001) },
      'Rate limit reached. The next call is possible in 11 s, at 2030-01-01T00:00:10.001Z, which is longer than maxWait (10 s). Call again at `retryAt`, or raise `maxWait`. For many calls, use `sdk.batch`.',
    ],
    [
      'without the trial, if another limit is used up',
      { rateLimit: { windows }, retryAt: new Date(now + 10_000) },
      'Rate limit reached. The next call is possible in 10 s, at 2030-01-01T00:00:10.000Z. Call again at `retryAt`, or raise `maxWait`. For many calls, use `sdk.batch`.',
    ],
    [
      'with a time that is within maxWait, as when another call was faster',
      { retryAt: new Date(now + 10_000) },
      'Rate limit reached. The next call is possible in 10 s, at 2030-01-01T00:00:10.000Z. Call again at `retryAt`, or raise `maxWait`. For many calls, use `sdk.batch`.',
    ],
    [
      'without a time that nobody knows',
      { reason: 'quota_exceeded' },
      'Quota used up. When the quota resets is not known. Call again later, or upgrade the API key and create a new client.',
    ],
    [
      'that the service is unavailable',
      { reason: 'unavailable', retryAt: new Date(now + 15_000) },
      'The service is unavailable. The next call is possible in 15 s, at 2030-01-01T00:00:15.000Z, which is longer than maxWait (10 s). Try again at `retryAt`.',
    ],
    [
      'with what is left of a quota that the queue will use',
      {
        reason: 'quota_exceeded',
        quota: { limit: 100, period: 'day' },
        rateLimit: { windows: [{ limit: 60 }, { name: 'day', limit: 100, remaining: 91 }] },
        retryAt: new Date(now + 3_600_000),
      },
      'The quota of 100 calls per day has 91 left, which are reserved or needed by the calls before this one. The next call is possible in 1 h, at 2030-01-01T01:00:00.000Z, which is longer than maxWait (10 s). Call again at `retryAt`, or upgrade the API key and create a new client.',
    ],
  ])('says what is used up: %s', (_, rejection, message) => {
    expect(errorOf(rejection).message).toBe(`recipes.generate: ${message}`);
  });

  test.each<[string, Partial<Rejection>, number, string]>([
    [
      'that is too long together with the next',
      { retryAt: new Date(now + 6000) },
      7500,
      'Rate limit reached. This call has waited 7.5 s and would wait 6 s more, until 2030-01-01T00:00:06.000Z. Together this is longer than maxWait (10 s). Call again at `retryAt`, or raise `maxWait`. For many calls, use `sdk.batch`.',
    ],
    [
      'that does not decide',
      { retryAt: new Date(now + 2000) },
      7500,
      'Rate limit reached. The next call is possible in 2 s, at 2030-01-01T00:00:02.000Z. Call again at `retryAt`, or raise `maxWait`. For many calls, use `sdk.batch`.',
    ],
    [
      'before a time that nobody knows',
      {},
      10_000,
      'Rate limit reached. This call has waited as long as maxWait (10 s) allows. When the next call is possible is not known. Call again later, or raise `maxWait`. For many calls, use `sdk.batch`.',
    ],
  ])('says how long the call has waited: a wait %s', (_, rejection, waitedMs, message) => {
    const error = errorOf(rejection, waitedMs);
    expect(error.message).toBe(`recipes.generate: ${message}`);
    expect(error).toMatchObject({ waitedMs });
  });

  test('has the wait and its limit as numbers', () => {
    expect(errorOf({ retryAt: new Date(now + 10_001) })).toMatchObject({ waitMs: 10_001, maxWait: 10_000 });
    expect(errorOf({ retryAt: new Date(now - 1) })).toMatchObject({ waitMs: 0 });
    expect(errorOf({})).not.toHaveProperty('waitMs');
  });

  test('has the time of the next call, also if the service is unavailable', () => {
    const retryAt = new Date(now + 15_000);
    for (const reason of ['rate_limited', 'quota_exceeded', 'unavailable'] as const)
      expect(errorOf({ reason, retryAt })).toMatchObject({ retryAt });
  });

  test('recommends a batch only if a batch waits for so long', () => {
    expect(errorOf({ retryAt: new Date(now + 1_800_000) }).message).toMatch(/For many calls, use `sdk\.batch`\.$/);
    expect(errorOf({ retryAt: new Date(now + 18_000_000) }).message).toMatch(/maxWait`\.$/);
  });

  test('does not recommend a batch to a batch', () => {
    expect(errorOf({}, 0, { isInBatch: true }).message).toMatch(/maxWait`\.$/);
  });

  const open = [{ limit: 60, remaining: 20 }, { name: 'day', limit: 100, remaining: 9 }, { name: 'month' }];

  test.each<[string, object, Partial<Rejection>, string]>([
    [
      'names `reserve` if calls are left, and the call is a bulk call',
      { priority: 'bulk' },
      { rateLimit: { windows: open } },
      'Rate limit reached for bulk calls, with 9 of 100 calls left: the calls before this one need them, or a `reserve` keeps them for interactive calls.',
    ],
    [
      'without a limit too',
      { priority: 'bulk' },
      { rateLimit: { windows: [{ remaining: 3 }] } },
      'Rate limit reached for bulk calls, with 3 calls left: ',
    ],
    [
      'not if a limit is used up',
      { priority: 'bulk' },
      { rateLimit: { windows: [...open, { remaining: 0 }] } },
      'Rate limit reached. When',
    ],
    ['not if nothing is known', { priority: 'bulk' }, {}, 'Rate limit reached. When'],
    ['not for an interactive call', {}, { rateLimit: { windows: open } }, 'Rate limit reached. When'],
  ])('%s', (_, call, rejection, message) => {
    expect(errorOf(rejection, 0, call).message).toContain(`recipes.generate: ${message}`);
  });

  test('because of a response says once how many calls the trial had', async () => {
    const mock = createMockService();
    const connection = mock.connection({ tier: 'sandbox' });
    const [first, second] = [new RecipeAI(connection), new RecipeAI(connection)];
    for (let call = 0; call < 10; call++) await first.pantries.list();
    const error = (await outcome(second.pantries.list())) as TrialExhaustedError;
    expect(error).toMatchObject({ status: 429, rateLimit: { windows: [{ name: 'trial', limit: 10 }] } });
    expect(error.message.match(/All 10 calls are used\./g)).toHaveLength(1);
  });

  test('because of a quota names the quota if the response names a shorter limit', async () => {
    const headers = { 'x-ratelimit-limit-day': '100', 'x-ratelimit-remaining-day': '0', 'x-ratelimit-reset-day': '40000' };
    const body = { message: 'Limit of 5 calls per minute reached' };
    const { sdk } = createTestClient([json(body, { status: 429, headers })]);
    expect(await outcome(generate(sdk))).toMatchObject({
      code: 'quota_exceeded',
      summary:
        'recipes.generate: Limit of 5 calls per minute reached. The quota of 100 calls per day is used up. (POST https://api.example.com/api/v1/recipes/generate, HTTP 429)',
    });
  });

  test('because of a response says what that said, and that waiting does not help a trial', async () => {
    const { sdk } = createTestClient([serviceError('trial_exhausted', 429)]);
    expect(await outcome(generate(sdk))).toMatchObject({
      message:
        'recipes.generate: Message of trial_exhausted. (POST https://api.example.com/api/v1/recipes/generate, HTTP 429) Upgrade the API key and create a new client; waiting does not help.',
    });
  });
});

describe('a timeout names its option, and how to change it', () => {
  const context: RequestContext = {
    operation: 'pantries.get',
    method: 'get',
    url: 'https://api.example.com/p?cursor=1',
    host: 'rest',
    hasOneAddress: true,
    attempts: 2,
    spentRetries: 1,
  };
  const shared = { operation: 'pantries.get', url: 'https://api.example.com/p', attempts: 2, code: 'timed_out' };

  test('of an attempt', () => {
    expect(toAttemptTimeoutError(50, context)).toMatchObject({
      ...shared,
      message:
        'pantries.get: GET https://api.example.com/p did not respond within the timeout of 50 ms (sent 2 times, maxRetries of 1 used up). Raise `timeout`, or try again later.',
      option: 'timeout',
    });
  });

  test('of a call', () => {
    expect(toTotalTimeoutError(50, context)).toMatchObject({
      ...shared,
      message:
        'pantries.get: GET https://api.example.com/p did not complete within the totalTimeout of 50 ms, waiting and retries included (sent 2 times). Raise `totalTimeout`, or try again later.',
      option: 'totalTimeout',
    });
  });

  test.each([
    [{ reason: 'discovering' }, 'the rate limit until the totalTimeout of 50 ms ended.'],
    [{ reason: 'unavailable' }, 'the service to be available until the totalTimeout of 50 ms ended.'],
    [
      { reason: 'limit', estimatedMs: 5, resetAt: new Date(0) },
      'the rate limit until the totalTimeout of 50 ms ended. It is expected to be possible at 1970-01-01T00:00:00.000Z.',
    ],
  ] as const)('of a call that waits because of %o', (wait, what) => {
    const { summary } = toTotalTimeoutError(50, context, wait);
    expect(summary).toBe(`pantries.get: GET https://api.example.com/p waited for ${what}`);
  });

  test('of a call that waits has the time at which the call is expected to be possible', () => {
    const resetAt = new Date(0);
    expect(toTotalTimeoutError(50, context, { reason: 'limit', estimatedMs: 5, resetAt })).toMatchObject({ retryAt: resetAt });
    expect(toTotalTimeoutError(50, context, { reason: 'discovering' })).not.toHaveProperty('retryAt');
  });
});
