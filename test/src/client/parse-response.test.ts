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
    const unexpected = { ...pantry, item_count: 'none', title: 'Home', name: undefined };
    const { sdk } = createTestClient([json(unexpected)], { logger, logLevel: 'warn', onEvent: (event) => events.push(event) });
    const results = [await sdk.pantries.get({ pantry_id: 'p' }), await sdk.withOptions({}).pantries.get({ pantry_id: 'p' })];
    expect(results).toEqual([JSON.parse(JSON.stringify(unexpected)), JSON.parse(JSON.stringify(unexpected))]);
    expect(logger.warn).toHaveBeenCalledOnce();
    expect(logger.warn.mock.calls[0]![0]).toMatch(/pantries\.get.*name: missing.*item_count/);
    expect(events.filter(({ type }) => type === 'invalid_response')).toHaveLength(1);
  });

  test('that does not match the contract is an error if validateResponses is throw', async () => {
    const { sdk } = createTestClient([json({ id: 7 })], { validateResponses: 'throw' });
    const error = await sdk.pantries.get({ pantry_id: 'p' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ code: 'unexpected_response', status: 200, attempts: 1, body: { id: 7 } });
  });

  test('is not checked if validateResponses is off', async () => {
    const onEvent = vi.fn();
    const { sdk } = createTestClient([json('anything'), json({ id: 7 })], { validateResponses: 'off', onEvent });
    await sdk.pantries.get({ pantry_id: 'p' }).catch(() => {});
    expect(await sdk.pantries.get({ pantry_id: 'p' })).toEqual({ id: 7 });
    expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'invalid_response' }));
  });

  test('that is not JSON is an error', async () => {
    const { sdk } = createTestClient([new Response('<html>Welcome to the hotel wifi</html>')]);
    await expect(sdk.pantries.get({ pantry_id: 'p' })).rejects.toThrow(/not JSON/);
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
