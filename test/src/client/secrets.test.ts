import { inspect } from 'node:util';
import type { ClientEvent } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
