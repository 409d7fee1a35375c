import { RecipeAI, UnexpectedResponseError, type ClientEvent, type ClientOptions } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { describe, expect, test, vi } from 'vitest';
import { createTestClient, json, recipe } from '../../support/test-client.js';

const pantry = {
  id: 'pan_1',
  name: 'Home',
  description: null,
  item_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
};

describe('a response', () => {
  test('comes with the HTTP response, limits and request id from withResponse', async () => {
    const { sdk } = createTestClient([
      json(pantry, { headers: { 'x-request-id': 'req_9', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' } }),
    ]);
    const { data, response, rateLimit, requestId } = await sdk.pantries.get({ pantry_id: 'pan_1' }).withResponse();
    expect(data).toEqual(pantry);
    expect(response.status).toBe(200);
    expect(rateLimit).toMatchObject({ limit: 60, remaining: 59 });
    expect(requestId).toBe('req_9');
  });

  test('of a deletion is undefined', async () => {
    const { sdk } = createTestClient([new Response(null, { status: 204 })]);
    expect(await sdk.pantries.delete({ pantry_id: 'p' })).toBeUndefined();
  });

  test('keeps unknown fields without a warning', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const { sdk } = createTestClient([json({ ...pantry, colour: 'green' })], { logger, logLevel: 'warn' });
    expect(await sdk.pantries.get({ pantry_id: 'p' })).toEqual({ ...pantry, colour: 'green' });
    expect(logger.warn).not.toHaveBeenCalled();
  });

  test('that does not match the contract is returned unchanged, with one warning', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const events: ClientEvent[] = [];
    const unexpected = { type: 'healthify', data: { title: 'Light mash', ingredients: 'none', steps: [] } };
    const { sdk } = createTestClient([json(unexpected)], { logger, logLevel: 'warn', onEvent: (event) => events.push(event) });
    const results = [await sdk.healthify({ recipe }), await sdk.withOptions({}).healthify({ recipe })];
    expect(results).toEqual([unexpected, unexpected]);
    expect(logger.warn).toHaveBeenCalledOnce();
    expect(logger.warn.mock.calls[0]![0]).toMatch(/healthify.*data\.name: missing.*data\.ingredients/);
    expect(events.filter(({ type }) => type === 'invalid_response')).toHaveLength(1);
  });

  test('with very many mistakes is returned too', async () => {
    const { sdk } = createTestClient([json({ data: Array.from({ length: 300_000 }, () => 1), next_cursor: null })]);
    const page = await sdk.pantries.list();
    expect(page.data).toHaveLength(300_000);
  });

  test('of an operation that the specification does not document can only differ from what is assumed', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const events: ClientEvent[] = [];
    const unexpected = { ...pantry, item_count: 'none', title: 'Home', name: undefined };
    const { sdk } = createTestClient([json(unexpected)], { logger, logLevel: 'info', onEvent: (event) => events.push(event) });
    const results = [await sdk.pantries.get({ pantry_id: 'p' }), await sdk.withOptions({}).pantries.get({ pantry_id: 'p' })];
    expect(results).toEqual([JSON.parse(JSON.stringify(unexpected)), JSON.parse(JSON.stringify(unexpected))]);
    expect(logger.warn).not.toHaveBeenCalled();
    expect(logger.info).toHaveBeenCalledOnce();
    expect(logger.info.mock.calls[0]![0]).toMatch(/pantries\.get: the service differs from what is assumed.*name: missing.*item_count/);
    expect(events.filter(({ type }) => type === 'invalid_response' || type === 'assumption')).toEqual([
      { type: 'assumption', operation: 'pantries.get', issues: [expect.anything(), expect.anything()] },
    ]);
  });

  test.each([
    ['empty', () => new Response(null, { status: 202 })],
    ['an empty object', () => json({}, { status: 202 })],
    ['about a job', () => json({ id: 'job_1', status: 'queued' }, { status: 202 })],
    ['a pending envelope', () => json({ data: null, pending: true }, { status: 202 })],
  ])('of recipes.generate with HTTP 202 is an error if it is %s, because the recipe cannot come later', async (_, respond) => {
    const { sdk } = createTestClient([() => respond()]);
    const error: unknown = await sdk.recipes.generate({ ingredients: ['rice'] }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ status: 202, message: expect.stringContaining('HTTP 202') });
  });

  test('of recipes.generate with HTTP 202 is returned if it is a recipe', async () => {
    const generated = await new RecipeAI(createMockService().connection()).recipes.generate({ ingredients: ['rice'] });
    const { sdk } = createTestClient([json(generated, { status: 202 })]);
    expect(await sdk.recipes.generate({ ingredients: ['rice'] })).toEqual(generated);
  });

  test('that does not match the contract is an error if validateResponses is throw', async () => {
    const { sdk } = createTestClient([json({ id: 7 })], { validateResponses: 'throw' });
    const error = await sdk.pantries.get({ pantry_id: 'p' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ code: 'unexpected_response', status: 200, attempts: 1, body: { id: 7 } });
  });

  test.each<[string, Response, object, string]>([
    [
      'it does not match the contract',
      json({ next_cursor: null }),
      { validateResponses: 'throw' },
      "the response of GET https://api.example.com/api/v1/pantries does not match the contract (HTTP 200): data: missing; expected array. `body` is the response. With `validateResponses: 'warn'`, the call returns it.",
    ],
    [
      'it accepts a job without a callback',
      json({ id: 7 }, { status: 202 }),
      {},
      'the response of GET https://api.example.com/api/v1/pantries does not match the contract (HTTP 202): data: missing; expected array; next_cursor: missing; expected string or null.',
    ],
    [
      'it is no object',
      json([]),
      {},
      'the response of GET https://api.example.com/api/v1/pantries is an array (HTTP 200); expected a JSON object.',
    ],
    ['it is not JSON', new Response('<p>'), {}, 'the response of GET https://api.example.com/api/v1/pantries is not JSON (HTTP 200).'],
  ])('that cannot be used says where, without the query: %s', async (_, response, options, said) => {
    const { sdk } = createTestClient([response], options);
    const error = (await sdk.pantries.list({ q: 'hunter2' }).catch((reason: unknown) => reason)) as UnexpectedResponseError;
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error.message.startsWith(`pantries.list: ${said}`)).toBe(true);
    expect(error.message).not.toContain('hunter2');
  });

  test('without a result, and without a callback that brings one, says where', async () => {
    const { sdk } = createTestClient([new Response(null, { status: 202 })]);
    await expect(sdk.healthify({ recipe })).rejects.toThrow(
      'healthify: the response of POST https://ai.example.com/api/v1/healthify has no result (HTTP 202). Nothing will deliver one, because the request has no callback_url.',
    );
  });

  test('of a deletion is what the service sent, if it sent something', async () => {
    const { sdk } = createTestClient([json({ deleted: true })]);
    expect(await sdk.pantries.delete('p')).toEqual({ deleted: true });
  });

  test('that is wrong in many items of a list is reported once', async () => {
    const onEvent = vi.fn();
    const data = Array.from({ length: 15 }, (_, index) => (index === 3 || index === 12 ? { ...pantry, name: 5 } : pantry));
    const { sdk } = createTestClient([json({ data, next_cursor: null })], { onEvent });
    await sdk.pantries.list();
    const reports = onEvent.mock.calls.flatMap(([event]) =>
      'issues' in event ? [event.issues.map(({ path }: { path: string }) => path)] : [],
    );
    expect(reports).toEqual([['data[3].name']]);
  });

  test('is not checked if validateResponses is off', async () => {
    const onEvent = vi.fn();
    const { sdk } = createTestClient([json('anything'), json({ id: 7 })], { validateResponses: 'off', onEvent });
    await sdk.pantries.get({ pantry_id: 'p' }).catch(() => {});
    expect(await sdk.pantries.get({ pantry_id: 'p' })).toEqual({ id: 7 });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['request', 'response', 'request', 'response']);
  });

  test('that is not JSON is an error', async () => {
    const { sdk } = createTestClient([new Response('<html>Welcome to the hotel wifi</html>')]);
    await expect(sdk.pantries.get({ pantry_id: 'p' })).rejects.toThrow(
      'pantries.get: the response of GET https://api.example.com/api/v1/pantries/p is an HTML page, not JSON (HTTP 200). A proxy or a login page may be in front of the service. Check `baseUrl`.',
    );
  });

  test.each(['OK', 'see {"a": 1', 'x{"a"', '{oops'])('that is a text is an error that says so: %s', async (body) => {
    const { sdk } = createTestClient([new Response(body)]);
    await expect(sdk.pantries.get({ pantry_id: 'p' })).rejects.toThrow(/\/p is not JSON \(HTTP 200\)\. A proxy/);
  });

  test.each(['{"id": "pan_1", "na', '{', '\n { "id'])('that is cut off is an error that says where it ends: %s', async (body) => {
    const { sdk } = createTestClient([new Response(body)]);
    const call = sdk.pantries.get({ pantry_id: 'p' });
    await expect(call).rejects.toThrow(`JSON that is cut off or damaged; it ends after ${body.length} characters`);
    await expect(call).rejects.toThrow(
      /characters \(HTTP 200\)\. The service may have run the call\. If it is safe to repeat, call again\.$/,
    );
  });

  test('that is cut off may be whole the next time, but is not retried: the service has run and counted the call', async () => {
    const { sdk, sent } = createTestClient([new Response('{"id": "pan_1", "na')]);
    const { value } = await sdk.batch([(bulk: RecipeAI) => bulk.pantries.get({ pantry_id: 'p' })]).next();
    expect(value).toMatchObject({ status: 'rejected', reason: { code: 'unexpected_response', retryable: true, attempts: 1 } });
    expect(sent).toHaveLength(1);
  });

  test.each(['<html>Welcome to the hotel wifi</html>', '[1]', ''])('that is something else is the same the next time: %s', async (body) => {
    const { sdk } = createTestClient([new Response(body)]);
    await expect(sdk.pantries.get({ pantry_id: 'p' })).rejects.toMatchObject({ code: 'unexpected_response', retryable: false });
  });
});

describe('the response of a transform', () => {
  const data = { name: 'Light mash', ingredients: [], steps: [] };

  test('is returned unchanged', async () => {
    const envelope = {
      type: 'healthify',
      request_id: 'r',
      model_tier: 'standard',
      model: 'm-1',
      data,
      timestamp: '2026-01-01T00:00:00+00:00',
    };
    const { sdk } = createTestClient([json(envelope)]);
    expect(await sdk.healthify({ recipe })).toEqual(envelope);
  });

  test('gets an envelope if it is the data alone', async () => {
    const { sdk } = createTestClient([json(data)]);
    expect(await sdk.healthify({ recipe, request_id: 'job-1' })).toEqual({
      type: 'healthify',
      request_id: 'job-1',
      model_tier: null,
      model: null,
      data,
      timestamp: null,
    });
  });

  test.each([{ type: 'healthify', request_id: null }, { data }])(
    'is returned unchanged if it has one field of an envelope: %j',
    async (body) => {
      const { sdk } = createTestClient([json(body)]);
      expect(await sdk.healthify({ recipe })).toEqual(body);
    },
  );

  test('is complete if the job was accepted and has its result', async () => {
    const envelope = { type: 'healthify', request_id: 'r', model_tier: null, model: null, data, timestamp: null };
    const { sdk } = createTestClient([json(envelope, { status: 202 })]);
    expect(await sdk.healthify({ recipe })).toEqual(envelope);
  });

  test('is not checked while it is pending', async () => {
    const onEvent = vi.fn();
    const { sdk } = createTestClient([json({ data: null })], { validateResponses: 'throw', onEvent });
    expect(await sdk.healthify({ recipe, callback_url: 'https://hooks.example.com/' })).toMatchObject({ pending: true });
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['request', 'response']);
  });

  test('is checked if it only says that it is not pending', async () => {
    const { sdk } = createTestClient([json({ type: 'healthify', data: {}, pending: false })], { validateResponses: 'throw' });
    await expect(sdk.healthify({ recipe })).rejects.toThrow(/does not match the contract/);
  });

  test('is pending if the job was accepted without a result', async () => {
    const { sdk } = createTestClient([
      new Response(null, { status: 202 }),
      json({ request_id: 'job-1', data: null }),
      json({ status: 'queued' }, { status: 202 }),
    ]);
    const rewrite = () => sdk.rewriteTone({ recipe, tone: 'formal', callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    const pending = { type: 'rewrite-tone', request_id: 'job-1', data: null, pending: true };
    expect(await rewrite()).toEqual(pending);
    expect(await rewrite()).toEqual(pending);
    expect(await rewrite()).toEqual({ ...pending, status: 'queued' });
  });

  test.each([
    ['empty', () => new Response(null, { status: 202 })],
    ['about a job', () => json({ status: 'accepted' }, { status: 202 })],
    ['an envelope without data', () => json({ type: 'healthify', data: null })],
  ])('that is %s is an error without a callback_url, in every mode', async (_, respond) => {
    for (const validateResponses of ['warn', 'throw', 'off'] as const) {
      const { sdk } = createTestClient([() => respond()], { validateResponses });
      const error: unknown = await sdk.healthify({ recipe, request_id: 'job-1' }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({
        operation: 'healthify',
        message: expect.stringContaining('Nothing will deliver one, because the request has no callback_url.'),
        body: { request_id: 'job-1', data: null, pending: true },
      });
    }
  });
});

describe('a list', () => {
  test('is its first page with await, and all its pages with for await', async () => {
    const pages = [
      { data: [{ ...pantry, id: '1' }], next_cursor: 'c1' },
      { data: [{ ...pantry, id: '2' }], next_cursor: 'c2' },
      { data: [], next_cursor: null },
    ];
    const { sdk, sent } = createTestClient(pages.map((page) => json(page)));
    const seen: string[][] = [];
    for await (const page of sdk.pantries.list({ limit: 1 }).pages()) seen.push(page.data.map(({ id }) => id));
    expect(seen).toEqual([['1'], ['2'], []]);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=1', '?limit=1&cursor=c1', '?limit=1&cursor=c2']);
  });
});

describe('a response of a transform that has only what the specification states', () => {
  const envelope = (data: object) => ({
    type: 'healthify',
    request_id: 'r',
    model_tier: 'standard',
    model: 'm-1',
    data,
    timestamp: '2026-01-01T00:00:00+00:00',
  });
  const stated = { name: 'Light mash', ingredients: ['1 kg potatoes'], steps: ['Boil.'] };

  const observe = (responses: Response[], options: ClientOptions = {}) => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const events: ClientEvent[] = [];
    const client = createTestClient(responses, { logger, logLevel: 'warn', onEvent: (event) => events.push(event), ...options });
    const reports = () => events.flatMap((event) => ('issues' in event ? [[event.type, event.issues.map(({ path }) => path)]] : []));
    return { ...client, logger, reports };
  };

  test('does not warn; what is missing is reported once, as assumptions', async () => {
    const { sdk, logger, reports } = observe([json(envelope(stated)), json(envelope(stated))]);
    expect((await sdk.healthify({ recipe })).data).toEqual(stated);
    await sdk.healthify({ recipe });
    expect(logger.warn).not.toHaveBeenCalled();
    expect(reports()).toEqual([
      ['assumption', ['data.summary', 'data.changes', 'data.warnings', 'data.nutrition_before', 'data.nutrition_after']],
    ]);
  });

  test('is no error with validateResponses: throw', async () => {
    const { sdk } = observe([json(envelope(stated))], { validateResponses: 'throw' });
    expect((await sdk.healthify({ recipe })).data).toEqual(stated);
  });

  test('may have other fields of the same names, or ingredients that are objects', async () => {
    const other = { ...stated, summary: { text: 'Lighter' }, ingredients: [{ name: 'potatoes' }] };
    const { sdk, logger, reports } = observe([json(envelope(other))]);
    expect((await sdk.healthify({ recipe })).data).toEqual(other);
    expect(logger.warn).not.toHaveBeenCalled();
    expect(reports()[0]).toEqual(['assumption', expect.arrayContaining(['data.summary', 'data.ingredients[0]', 'data.changes'])]);
  });

  test('warns if something that the specification states is wrong', async () => {
    const { sdk, logger, reports } = observe([json(envelope({ ...stated, steps: 'Boil.' }))]);
    await sdk.healthify({ recipe });
    expect(reports()[0]).toEqual(['invalid_response', ['data.steps']]);
    expect(reports()[1]).toEqual(['assumption', expect.not.arrayContaining(['data.steps'])]);
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  test('of generate may have any fields in its four groups', async () => {
    const generated = { ingredients: ['rice'], steps: ['Cook.'], timing: {}, nutrition: {} };
    const { sdk, logger, reports } = observe([json(generated)]);
    expect(await sdk.recipes.generate({ ingredients: ['rice'] })).toEqual(generated);
    expect(logger.warn).not.toHaveBeenCalled();
    expect(reports().map(([type]) => type)).toEqual(['assumption']);
  });
});

describe('a response that is not an object', () => {
  test.each<[string, Response, RegExp]>([
    ['nothing', new Response(''), /is empty \(HTTP 200\)/],
    ['null', json(null), /is null \(HTTP 200\)/],
    ['a number', json(42), /is a number \(HTTP 200\)/],
    ['a list', json([]), /is an array \(HTTP 200\)/],
  ])('is an error in every mode: %s', async (_, response, message) => {
    for (const validateResponses of ['warn', 'throw', 'off'] as const) {
      for (const call of ['recipes', 'healthify'] as const) {
        const { sdk } = createTestClient([response.clone()], { validateResponses });
        const result = call === 'recipes' ? sdk.recipes.generate({ ingredients: [] }) : sdk.healthify({ recipe });
        await expect(result).rejects.toBeInstanceOf(UnexpectedResponseError);
        await expect(result).rejects.toThrow(message);
      }
    }
  });
});

describe('withResponse', () => {
  test('that is not awaited leaves an unhandled rejection, as the call itself does', async () => {
    const unhandled: unknown[] = [];
    const listener = (reason: unknown) => void unhandled.push(reason);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', listener);
    try {
      const { sdk } = createTestClient([json({}, { status: 404 })]);
      void sdk.pantries.get('p').withResponse();
      await expect.poll(() => unhandled).toHaveLength(1);
      await sdk.pantries
        .get('p')
        .withResponse()
        .catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).toHaveLength(1);
    } finally {
      process.off('unhandledRejection', listener);
      for (const other of others) process.on('unhandledRejection', other);
    }
  });
});
