import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCallbackReceiver, type CallbackEvent } from '../../../../src/callbacks/index.js';
import { doors, type Door } from '../../../support/callback-servers.js';
import { post } from '../../../support/post-callback.js';
import { payload, secret } from '../../../support/callback-requests.js';

describe.each(Object.entries(doors))('%s', (name, open) => {
  const handled: CallbackEvent[] = [];
  const receiver = createCallbackReceiver({
    secret,
    dedupe: false,
    onCallback: (callback) => void handled.push(callback),
    maxBodyBytes: 50_000,
  });
  let door: Door;

  beforeAll(async () => {
    door = await open(receiver);
  });
  beforeEach(() => void handled.splice(0));
  afterAll(() => door.close());

  test('takes a callback, answers 204, and hands it on', async () => {
    expect(await post(door.port)).toMatchObject({ status: 204, text: '' });
    await vi.waitFor(() => expect(handled).toEqual([payload()]));
  });

  test('takes one of many pieces and many languages', async () => {
    const long = payload({
      data: { name: '\u6c64 \u{1f372}', ingredients: [], steps: Array.from({ length: 900 }, (_step, step) => `R\u00fchren ${step}`) },
    });
    expect(await post(door.port, { body: JSON.stringify(long) })).toMatchObject({ status: 204 });
    await vi.waitFor(() => expect(handled).toEqual([long]));
  });

  test('turns a stranger away with 401 and not a word', async () => {
    for (const headers of [{}, { 'x-callback-secret': 'other' }, { 'x-callback-secret': [secret, 'other'] }]) {
      const answer = await post(door.port, { headers: { 'content-type': 'application/json', ...headers } });
      expect(answer).toMatchObject({ status: 401, text: '' });
    }
    expect(handled).toEqual([]);
  });

  test('says which method is allowed', async () => {
    expect(await post(door.port, { method: 'GET' })).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  test.each([
    ['a body that is not JSON', 400, '{"type":'],
    ['a body that is no callback', 400, '{"type":"healthify"}'],
    ['a body that is too large', 413, JSON.stringify(payload({ data: { filler: 'x'.repeat(200_000) } }))],
  ])('refuses %s with %d', async (_what, status, body) => {
    expect((await post(door.port, { body })).status).toBe(status);
    expect(handled).toEqual([]);
  });

  test('takes a callback that does not say that it is JSON, unless the framework itself refuses it', async () => {
    const headers = { 'x-callback-secret': secret };
    expect((await post(door.port, { headers })).status).toBe(name === 'Fastify 5' ? 415 : 204);
  });

  test('refuses what is said to be something else', async () => {
    const headers = { 'content-type': 'text/plain', 'x-callback-secret': secret };
    expect((await post(door.port, { headers })).status).toBe(415);
  });
});
