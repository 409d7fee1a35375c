import { inspect } from 'node:util';
import {
  AuthenticationError,
  CallbackHostError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  RecipeAIError,
  ServiceError,
  TimeoutError,
  TrialExhaustedError,
  type ClientEvent,
  type RecipeAI,
} from '@recipe-ai/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { broken, json, recipe, stage } from './stage.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets all waiting end, then gives the call's end. */
const outcome = async <Data>(call: PromiseLike<Data>): Promise<Data | Error> => {
  const settled = Promise.resolve(call).catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
};

const generate = (sdk: RecipeAI) => sdk.recipes.generate({ ingredients: ['rice'] });
const problem = (code: string, status: number, more: object = {}) =>
  json({ error: { code, message: `Told: ${code}`, request_id: 'req_1', ...more } }, { status });

describe('a refusal becomes the class that its caller can act on', () => {
  test.each<[string, Response, typeof RecipeAIError, object]>([
    ['a wrong key', problem('unauthorized', 401), AuthenticationError, { code: 'unauthorized', status: 401 }],
    ['a key without the right', problem('forbidden', 403), PermissionError, { code: 'forbidden' }],
    [
      'a host that may not be called back',
      problem('callback_host_not_allowed', 403),
      CallbackHostError,
      { code: 'callback_host_not_allowed' },
    ],
    ['an unknown id', problem('not_found', 404), NotFoundError, { code: 'not_found' }],
    ['a conflict', problem('conflict', 409), ConflictError, { code: 'conflict' }],
    ['a body too large', problem('payload_too_large', 413), InvalidRequestError, { code: 'payload_too_large' }],
    ['what cannot be made', problem('unsatisfiable_request', 422), InvalidRequestError, { code: 'unsatisfiable_request' }],
    ['a failure', problem('internal_error', 500), ServiceError, { code: 'internal_error', retryable: true, attempts: 3 }],
    ['a code that every object inherits', problem('constructor', 401), AuthenticationError, { code: 'unauthorized', status: 401 }],
    ['a code that nobody knows yet', problem('moon_phase', 418), InvalidRequestError, { code: 'moon_phase', status: 418 }],
  ])('%s', async (_, answer, kind, fields) => {
    const { sdk } = stage([answer]);
    const error = await outcome(generate(sdk));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ operation: 'recipes.generate', ...fields });
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
    ['nothing', new Response(null, { status: 404 }), { code: 'not_found', message: expect.stringContaining('404') }],
    ['an array', json(['no'], { status: 400 }), { code: 'validation_error' }],
  ])('in the shape of %s', async (_, answer, fields) => {
    const { sdk } = stage([answer]);
    const error = await outcome(generate(sdk));
    expect(RecipeAIError.is(error)).toBe(true);
    expect(error).toMatchObject(fields);
  });

  test('and says what was wrong, where, and what to do next', async () => {
    const answer = json(
      {
        error: {
          code: 'validation_error',
          message: 'The request is wrong',
          details: [{ path: 'servings', message: 'too small', code: 'min' }],
        },
      },
      { status: 422, headers: { 'x-request-id': 'req_5' } },
    );
    const { sdk } = stage([answer]);
    expect(await outcome(generate(sdk))).toMatchObject({
      message: 'recipes.generate: The request is wrong. servings: too small. Change the fields named in issues. (HTTP 422, request req_5)',
      requestId: 'req_5',
    });
  });

  test('is known by another copy of the package too', async () => {
    const { sdk } = stage([problem('quota_exceeded', 429)], { maxWait: 0 });
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

describe('a call is sent again', () => {
  test.each<[string, Error | Response]>([
    ['after a broken connection', broken('ECONNRESET')],
    ['after a 500', problem('internal_error', 500)],
    ['after a 503', problem('model_unavailable', 503)],
  ])('%s, twice at most, where that is safe', async (_, failure) => {
    const good = stage([failure, failure, json({ name: 'Rice' })]);
    expect(await outcome(generate(good.sdk))).toMatchObject({ name: 'Rice' });
    const bad = stage([failure]);
    expect(await outcome(generate(bad.sdk))).toMatchObject({ attempts: 3, retryable: true });
    expect(bad.sent).toHaveLength(3);
  });

  test('not after a failure of what may not happen twice', async () => {
    const { sdk, sent } = stage([problem('internal_error', 500)]);
    expect(await outcome(sdk.pantries.create({ name: 'Home' }))).toBeInstanceOf(ServiceError);
    expect(sent).toHaveLength(1);
  });

  test('after a failure of that, where the caller gave an idempotency key', async () => {
    const { sdk, sent } = stage([problem('internal_error', 500), json({ id: 'pan_1' }, { status: 201 })]);
    expect(await outcome(sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'home-1' }))).toMatchObject({ id: 'pan_1' });
    expect(sent).toHaveLength(2);
  });

  test('whatever it is, where the connection was refused before anything was sent', async () => {
    const { sdk, sent } = stage([broken('ECONNREFUSED'), json({ id: 'pan_1' })]);
    expect(await outcome(sdk.pantries.create({ name: 'Home' }))).toMatchObject({ id: 'pan_1' });
    expect(sent).toHaveLength(2);
  });

  test('not where the caller wants no repeats', async () => {
    const { sdk, sent } = stage([broken('ECONNRESET')]);
    expect(await outcome(sdk.recipes.generate({ ingredients: [] }, { maxRetries: 0 }))).toBeInstanceOf(ConnectionError);
    expect(sent).toHaveLength(1);
  });

  test('not after a refusal that would come again', async () => {
    const { sdk, sent } = stage([problem('validation_error', 422)]);
    await outcome(generate(sdk));
    expect(sent).toHaveLength(1);
  });

  test('after a 429, once its wait is over, without using up a repeat', async () => {
    const refused = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '2' } });
    const { sdk, sent } = stage([refused, refused, json({ name: 'Rice' })], { maxRetries: 0 });
    const began = Date.now();
    expect(await outcome(generate(sdk))).toMatchObject({ name: 'Rice' });
    expect(sent).toHaveLength(3);
    expect(Date.now() - began).toBeGreaterThanOrEqual(4000);
  });
});

describe('a limit', () => {
  test('that ends later than the caller waits refuses at once, and later calls without a request', async () => {
    const refused = json(
      { error: { code: 'quota_exceeded', message: 'Done for today' } },
      { status: 429, headers: { 'retry-after': '7200' } },
    );
    const { sdk, sent } = stage([refused]);
    const first = await outcome(generate(sdk));
    const second = await outcome(generate(sdk));
    expect(first).toBeInstanceOf(QuotaExceededError);
    expect(first).toMatchObject({ status: 429, attempts: 1, retryAt: expect.any(Date) });
    expect(second).toBeInstanceOf(QuotaExceededError);
    expect(second).toMatchObject({ attempts: 0, retryAt: expect.any(Date) });
    expect(second).toHaveProperty(
      'message',
      expect.stringMatching(/^recipes\.generate: .*upgrade the key.*next call is possible in \d+ s, at \d{4}-/),
    );
    expect(sent).toHaveLength(1);
  });

  test('that never ends is a spent trial', async () => {
    const { sdk, sent } = stage([problem('trial_exhausted', 429)]);
    expect(await outcome(generate(sdk))).toBeInstanceOf(TrialExhaustedError);
    expect(await outcome(generate(sdk))).toMatchObject({ code: 'trial_exhausted', retryable: false, attempts: 0 });
    expect(sent).toHaveLength(1);
  });

  test('is shared by a client and those made from it', async () => {
    const refused = json(
      { error: { code: 'quota_exceeded', message: 'Done for today' } },
      { status: 429, headers: { 'retry-after': '7200' } },
    );
    const { sdk, sent } = stage([refused]);
    await outcome(generate(sdk));
    expect(await outcome(generate(sdk.with({ timeout: 5 })))).toBeInstanceOf(QuotaExceededError);
    expect(sent).toHaveLength(1);
    expect(sdk.rateLimit.retryAt).toBeInstanceOf(Date);
  });
});

describe('time', () => {
  const never = () => new Promise<Response>(() => {});

  test('of one attempt ends in a TimeoutError', async () => {
    const { sdk, sent } = stage([never], { timeout: 100, maxRetries: 1 });
    expect(await outcome(generate(sdk))).toMatchObject({
      name: 'TimeoutError',
      attempts: 2,
      message: expect.stringContaining('timeout of 100 ms'),
    });
    expect(sent).toHaveLength(2);
  });

  test('of the whole call ends in a TimeoutError, whatever it waits for', async () => {
    const refused = json({ error: { code: 'rate_limited', message: 'Slow' } }, { status: 429, headers: { 'retry-after': '30' } });
    const { sdk } = stage([refused]);
    const began = Date.now();
    const error = await outcome(sdk.recipes.generate({ ingredients: [] }, { totalTimeout: 250 }));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toHaveProperty('message', expect.stringContaining('totalTimeout of 250 ms'));
    expect(Date.now() - began).toBeGreaterThanOrEqual(250);
  });

  test('is given back at once by an abort, with its reason', async () => {
    const controller = new AbortController();
    const { sdk } = stage([never]);
    const call = sdk.recipes.generate({ ingredients: [] }, { signal: controller.signal }).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(5);
    controller.abort('changed my mind');
    expect(await call).toBe('changed my mind');
  });

  test('is not spent on a call that was aborted before it began', async () => {
    const { sdk, sent } = stage([json({})]);
    await expect(sdk.recipes.generate({ ingredients: [] }, { signal: AbortSignal.abort('no') })).rejects.toBe('no');
    expect(sent).toEqual([]);
  });
});

describe('a secret', () => {
  test('stands in no log, no event and no error', async () => {
    const key = 'rk_live_topsecret42';
    const told: unknown[] = [];
    const log = (...parts: unknown[]) => void told.push(...parts);
    const onEvent = (event: ClientEvent) => void told.push(event);
    const echo = (request: Request) =>
      json({ error: { code: 'unauthorized', message: `Bad key ${request.headers.get('authorization')}` } }, { status: 401 });
    const { sdk } = stage([broken('ECONNRESET'), echo, (request) => json(Object.fromEntries(request.headers))], {
      apiKey: key,
      logger: { error: log, warn: log, info: log, debug: log },
      logLevel: 'debug',
      onEvent,
      maxRetries: 1,
    });
    told.push(await outcome(generate(sdk)));
    const lost = stage([broken('ECONNRESET')], { apiKey: key, maxRetries: 0 });
    told.push(await outcome(lost.sdk.healthify({ recipe })));
    expect(told.length).toBeGreaterThan(6);
    expect(inspect(told, { depth: 12, showHidden: true })).not.toContain('topsecret42');
  });
});

test('a listener that throws harms no call', async () => {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const { sdk } = stage([json({ name: 'Rice' })], {
    logger,
    logLevel: 'error',
    onEvent: () => {
      throw new Error('mine');
    },
  });
  expect(await outcome(generate(sdk))).toMatchObject({ name: 'Rice' });
  expect(logger.error).toHaveBeenCalled();
});

test('events tell the journey of a call', async () => {
  const events: ClientEvent[] = [];
  const { sdk } = stage([broken('ECONNRESET'), json({ name: 'Rice' })], { onEvent: (event) => events.push(event) });
  await outcome(generate(sdk));
  expect(
    events.filter(({ type }) => type !== 'unexpected').map((event) => [event.type, 'attempt' in event ? event.attempt : undefined]),
  ).toEqual([
    ['request', 1],
    ['retry', 1],
    ['request', 2],
    ['response', 2],
  ]);
});
