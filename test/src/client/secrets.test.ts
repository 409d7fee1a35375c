import { inspect } from 'node:util';
import { createRateLimiter, type ClientEvent } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { maskFor } from '../../../src/client/secrets.js';
import { connectionError, createTestClient, json } from '../../support/test-client.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the API key and the callback secret', () => {
  const key = 'rk_live/top"secret<42>&';
  const callbackSecret = 'hooks/very-secret-7';
  const spellings: ((secret: string) => string)[] = [
    (secret) => secret,
    (secret) => JSON.stringify(secret).slice(1, -1),
    (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    (secret) => Array.from(secret, (character) => `\\u00${character.charCodeAt(0).toString(16).padStart(2, '0')}`).join(''),
    encodeURIComponent,
    btoa,
  ];
  const respond: ((secret: string) => Response)[] = [
    (secret) =>
      json(
        { error: { code: 'unauthorized', message: `Bad key ${secret}`, details: [{ path: secret, message: secret, code: secret }] } },
        { status: 401 },
      ),
    (secret) => new Response(`{"error":{"code":"conflict","message":"${secret}"}}`, { status: 409 }),
    (secret) => json({ type: `https://errors.example/${secret}`, title: secret, detail: secret }, { status: 500 }),
    (secret) => new Response(`<html><title>${secret}</title>${secret}</html>`),
    (secret) => new Response(`{"name": "${secret}`),
    (secret) => new Response(secret, { status: 503 }),
    (secret) => json(secret),
    (secret) => json([secret]),
    (secret) => json({ id: 1 }, { headers: { 'x-request-id': secret.replaceAll(/[^\x20-\x7e]/g, '') } }),
    (secret) => new Response(null, { status: 302, headers: { location: `/login/${encodeURI(secret)}` } }),
    (secret) => json({}, { status: 429, headers: { ratelimit: `"${secret.replaceAll(/[^\x21-\x7e]|"/g, '')}";r=0;t=1` } }),
  ];

  test('are in no error, event or log, wherever and however a response repeats them', async () => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', callbackSecret);
    const seen: unknown[] = [];
    const log = (...parts: unknown[]) => void seen.push(...parts);
    for (const secret of [key, callbackSecret]) {
      for (const spell of spellings) {
        for (const build of respond) {
          const { sdk } = createTestClient([() => build(spell(secret))], {
            apiKey: key,
            failFast: true,
            validateResponses: 'throw',
            logger: { error: log, warn: log, info: log, debug: log },
            logLevel: 'debug',
            onEvent: (event: ClientEvent) => void seen.push(event),
          });
          seen.push(await sdk.pantries.get('p').catch((error: unknown) => [error, JSON.stringify(error)]));
        }
      }
    }
    const shown = inspect(seen, { depth: 12, showHidden: true, maxArrayLength: null, maxStringLength: null });
    for (const secret of [key, callbackSecret]) for (const spell of spellings) expect(shown).not.toContain(spell(secret));
    expect(shown).toContain('[secret]');
  });

  test.each([
    ['the value', (secret: string) => ({ ratelimit: `"${secret}";r=9;t=60` })],
    ['the name', (secret: string) => ({ [`x-ratelimit-remaining-${secret}`]: '9' })],
  ])('are not the name of a window in any rate limit if they are in %s of a header', async (_, headersFor) => {
    const apiKey = 'rk_live_0123456789';
    const rateLimiter = createRateLimiter();
    const { sdk } = createTestClient([json({ data: [], next_cursor: null }, { headers: headersFor(apiKey) })], { apiKey, rateLimiter });
    const { rateLimit } = await sdk.pantries.list().withResponse();
    const other = createTestClient([], { apiKey, rateLimiter }).sdk;
    for (const { windows } of [rateLimit, sdk.rateLimit, sdk.withOptions({}).rateLimit, other.rateLimit]) {
      expect(windows).toMatchObject([{ name: '[secret]', remaining: 9 }]);
    }
  });

  const limitedKey = 'rk_live_0123456789';
  test.each([
    ['a text', limitedKey],
    ['a function', () => limitedKey],
  ])('are not in the error of a limiter that another client has filled, if the API key is %s', async (_, apiKey) => {
    const rateLimiter = createRateLimiter();
    const limited = json({}, { status: 429, headers: { ratelimit: `"${limitedKey}";r=0;t=60`, 'retry-after': '60' } });
    await createTestClient([limited], { apiKey: limitedKey, rateLimiter, failFast: true })
      .sdk.pantries.get('p')
      .catch(() => {});
    const { sdk, sent } = createTestClient([json({})], { apiKey, rateLimiter, failFast: true });
    const error: unknown = await sdk.pantries.get('p').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'RateLimitError', rateLimit: { windows: [{ name: '[secret]' }] } });
    expect(sent).toEqual([]);
  });

  test.each([
    'x-session-id',
    'x-credential',
    'x-passphrase',
    'x-signature',
    'x-access-pass',
    'x-jwt',
    'x-appkey',
    'X-Authentication',
    'x-token',
    'cookie',
  ])('include the value of the header %s, which a message repeats', async (name) => {
    const value = 'tenant-7-0123456789';
    const { sdk } = createTestClient([json({ message: `Not allowed: ${value}` }, { status: 403 })], { headers: { [name]: value } });
    await expect(sdk.pantries.list()).rejects.toThrow('pantries.list: Not allowed: [secret].');
  });

  test('do not include an idempotency key, so that an error may name it', async () => {
    const { sdk } = createTestClient([json({ message: 'The key order-0123456789 was used' }, { status: 409 })]);
    const call = sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'order-0123456789' });
    await expect(call).rejects.toThrow('pantries.create: The key order-0123456789 was used.');
  });

  test.each([
    ['as its path', 'rk-live?0123456789', '/rk-live?0123456789'],
    ['as its encoded path', 'rk-live?0123456789', '/rk%2Dlive%3f0123456789'],
    ['as its host', 'rk-live-0123456789', '//RK-LIVE-0123456789.example/'],
  ])('are not in the target of a redirect %s', async (_, apiKey, location) => {
    const { sdk } = createTestClient([new Response(null, { status: 302, headers: { location } })], { apiKey });
    const error = (await sdk.pantries.get('p').catch((reason: unknown) => reason)) as Error;
    expect(error.message).toContain('redirects to ');
    expect(error.message).toContain('[secret]');
    expect(error.message.toLowerCase()).not.toMatch(/rk-live|0123456789/);
  });

  test('are not in the log of a retry', async () => {
    vi.useFakeTimers();
    const warnings: unknown[] = [];
    const log = (...parts: unknown[]) => void warnings.push(...parts);
    const { sdk } = createTestClient([new Response(key, { status: 500 }), connectionError(key), json({})], {
      apiKey: key,
      logger: { error: log, warn: log, info: log, debug: log },
      logLevel: 'debug',
    });
    const call = sdk.pantries.get('p');
    await vi.runAllTimersAsync();
    await call;
    expect(inspect(warnings)).toContain('retry in');
    expect(inspect(warnings)).not.toContain('top"secret');
  });
});

describe('the mask of a client', () => {
  const headers = { 'x-tenant-token': 'tenant-token-1', 'x-trace': '1' };

  test('is kept while the secrets are the same, because building it takes longer than using it', () => {
    const state = { reported: new Set<string>() };
    const mask = maskFor(state, 'rk_live_0123456789', { ...headers });
    expect(maskFor(state, 'rk_live_0123456789', { ...headers, 'x-trace': '2' })).toBe(mask);
  });

  test('masks the callback secret of the environment', () => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', 'hooks-secret-7');
    expect(maskFor({ reported: new Set<string>() }, 'rk_live_0123456789', {})('for hooks-secret-7')).toBe('for [secret]');
  });

  test('masks the secrets of the call', () => {
    const state = { reported: new Set<string>() };
    maskFor(state, 'rk_live_0123456789', headers);
    const mask = maskFor(state, 'rk_live_0123456789', { ...headers, 'x-tenant-token': 'tenant-token-2' });
    expect(mask('tenant-token-2')).toBe('[secret]');
  });
});
