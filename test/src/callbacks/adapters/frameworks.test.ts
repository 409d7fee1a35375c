import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCallbackReceiver, type CallbackEvent } from '../../../../src/callbacks/index.js';
import { servers, type TestServer } from '../../../support/callback-servers.js';
import { post } from '../../../support/post-callback.js';
import { payload, secret } from '../../../support/callback-requests.js';

describe.each(Object.entries(servers))('%s', (name, open) => {
  const handled: CallbackEvent[] = [];
  const receiver = createCallbackReceiver({
    secret,
    dedupe: false,
    onCallback: (callback) => void handled.push(callback),
    maxBodyBytes: 50_000,
  });
  let server: TestServer;

  beforeAll(async () => {
    server = await open(receiver);
  });
  beforeEach(() => void handled.splice(0));
  afterAll(() => server.close());

  test('accepts a callback, responds with 204, and calls onCallback', async () => {
    expect(await post(server.port)).toMatchObject({ status: 204, text: '' });
    await vi.waitFor(() => expect(handled).toEqual([payload()]));
  });

  test('accepts a callback in many chunks and with many scripts', async () => {
    const long = payload({
      data: { name: '\u6c64 \u{1f372}', ingredients: [], steps: Array.from({ length: 900 }, (_step, step) => `R\u00fchren ${step}`) },
    });
    expect(await post(server.port, { body: JSON.stringify(long) })).toMatchObject({ status: 204 });
    await vi.waitFor(() => expect(handled).toEqual([long]));
  });

  test('responds with an empty 401 to a request without the secret', async () => {
    for (const headers of [{}, { 'x-callback-secret': 'other' }, { 'x-callback-secret': [secret, 'other'] }]) {
      const response = await post(server.port, { headers: { 'content-type': 'application/json', ...headers } });
      expect(response).toMatchObject({ status: 401, text: '' });
    }
    expect(handled).toEqual([]);
  });

  test('has an Allow header for another method', async () => {
    expect(await post(server.port, { method: 'GET' })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  test.each([
    ['a body that is not JSON', 400, '{"type":'],
    ['a body that is not a callback', 400, '{"type":"healthify"}'],
    ['a body that is too large', 413, JSON.stringify(payload({ data: { filler: 'x'.repeat(200_000) } }))],
  ])('rejects %s with %d', async (_what, status, body) => {
    expect((await post(server.port, { body })).status).toBe(status);
    expect(handled).toEqual([]);
  });

  test('accepts a callback without a Content-Type, unless the framework rejects it', async () => {
    const headers = { 'x-callback-secret': secret };
    expect((await post(server.port, { headers })).status).toBe(name === 'Fastify 5' ? 415 : 204);
  });

  test('rejects another Content-Type', async () => {
    const headers = { 'content-type': 'text/plain', 'x-callback-secret': secret };
    expect((await post(server.port, { headers })).status).toBe(415);
  });
});
