import { UnexpectedResponseError, type ClientEvent } from '@recipe-ai/sdk';
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

describe('an answer', () => {
  test('comes with its response, limits and request id where they are asked for', async () => {
    const { sdk } = createTestClient([
      json(pantry, { headers: { 'x-request-id': 'req_9', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' } }),
    ]);
    const { data, response, rateLimit, requestId } = await sdk.pantries.get({ pantry_id: 'pan_1' }).withResponse();
    expect(data).toEqual(pantry);
    expect(response.status).toBe(200);
    expect(rateLimit).toMatchObject({ limit: 60, remaining: 59 });
    expect(requestId).toBe('req_9');
  });

  test('of a removal is nothing', async () => {
    const { sdk } = createTestClient([new Response(null, { status: 204 })]);
    expect(await sdk.pantries.delete({ pantry_id: 'p' })).toBeUndefined();
  });

  test('keeps fields that nobody knows yet, silently', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const { sdk } = createTestClient([json({ ...pantry, colour: 'green' })], { logger, logLevel: 'warn' });
    expect(await sdk.pantries.get({ pantry_id: 'p' })).toEqual({ ...pantry, colour: 'green' });
    expect(logger.warn).not.toHaveBeenCalled();
  });

  test('that is not what was assumed is handed on as it came, and warned about once', async () => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const events: ClientEvent[] = [];
    const odd = { ...pantry, item_count: 'none', title: 'Home', name: undefined };
    const { sdk } = createTestClient([json(odd)], { logger, logLevel: 'warn', onEvent: (event) => events.push(event) });
    const answers = [await sdk.pantries.get({ pantry_id: 'p' }), await sdk.withOptions({}).pantries.get({ pantry_id: 'p' })];
    expect(answers).toEqual([JSON.parse(JSON.stringify(odd)), JSON.parse(JSON.stringify(odd))]);
    expect(logger.warn).toHaveBeenCalledOnce();
    expect(logger.warn.mock.calls[0]![0]).toMatch(/pantries\.get.*name: missing.*item_count/);
    expect(events.filter(({ type }) => type === 'invalid_response')).toHaveLength(1);
  });

  test('that is not what was assumed is an error where the caller wants one', async () => {
    const { sdk } = createTestClient([json({ id: 7 })], { validateResponses: 'throw' });
    const error = await sdk.pantries.get({ pantry_id: 'p' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ code: 'unexpected_response', status: 200, attempts: 1, body: { id: 7 } });
  });

  test('is not looked at where the caller wants it so', async () => {
    const onEvent = vi.fn();
    const { sdk } = createTestClient([json('anything'), json({ id: 7 })], { validateResponses: 'off', onEvent });
    await sdk.pantries.get({ pantry_id: 'p' }).catch(() => {});
    expect(await sdk.pantries.get({ pantry_id: 'p' })).toEqual({ id: 7 });
    expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'invalid_response' }));
  });

  test('that is no JSON is an error', async () => {
    const { sdk } = createTestClient([new Response('<html>Welcome to the hotel wifi</html>')]);
    await expect(sdk.pantries.get({ pantry_id: 'p' })).rejects.toThrow(/not JSON/);
  });
});

describe('the envelope of a transform', () => {
  const data = { name: 'Light mash', ingredients: [], steps: [] };

  test('is handed on as it came', async () => {
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

  test('is put around bare data', async () => {
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

  test('says that a job was taken but not done', async () => {
    const { sdk } = createTestClient([
      new Response(null, { status: 202 }),
      json({ request_id: 'job-1', data: null }),
      json({ status: 'queued' }, { status: 202 }),
    ]);
    const ask = () => sdk.rewriteTone({ recipe, tone: 'formal', callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    const pending = { type: 'rewrite-tone', request_id: 'job-1', data: null, pending: true };
    expect(await ask()).toEqual(pending);
    expect(await ask()).toEqual(pending);
    expect(await ask()).toEqual({ ...pending, status: 'queued' });
  });
});

describe('a list', () => {
  test('is its first page, and in for await all its pages', async () => {
    const pages = [
      { data: [{ ...pantry, id: '1' }], next_cursor: 'c1' },
      { data: [{ ...pantry, id: '2' }], next_cursor: 'c2' },
      { data: [], next_cursor: null },
    ];
    const { sdk, sent } = createTestClient(pages.map((page) => json(page)));
    const seen: string[][] = [];
    for await (const page of sdk.pantries.list({ limit: 1 })) seen.push(page.data.map(({ id }) => id));
    expect(seen).toEqual([['1'], ['2'], []]);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=1', '?limit=1&cursor=c1', '?limit=1&cursor=c2']);
  });
});
