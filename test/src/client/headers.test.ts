import { InvalidRequestError, RecipeAI } from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { clientHeaders } from '../../../src/client/headers.js';
import { VERSION } from '../../../src/util/version.js';
import { createTestClient, json } from '../../support/test-client.js';

test('the version in headers is that of the package', () => {
  expect(VERSION).toBe(manifest.version);
});

describe('the headers that name the client', () => {
  test.each<[string, object, object]>([
    ['Node', { process: { versions: { node: '26.1.0' } } }, { 'user-agent': `recipe-ai-sdk/${VERSION} node/26.1.0` }],
    ['Bun', { process: { versions: { node: '24.0.0', bun: '1.3.0' } } }, { 'user-agent': `recipe-ai-sdk/${VERSION} bun/1.3.0` }],
    ['Deno', { Deno: { version: { deno: '2.5.0' } } }, { 'user-agent': `recipe-ai-sdk/${VERSION} deno/2.5.0` }],
    ['Workers', { navigator: { userAgent: 'Cloudflare-Workers' } }, { 'user-agent': `recipe-ai-sdk/${VERSION} workers` }],
    ['an unknown runtime', {}, { 'user-agent': `recipe-ai-sdk/${VERSION} unknown` }],
    [
      'an unknown runtime that looks like others',
      { Deno: {}, process: {}, navigator: { userAgent: 'Else' } },
      { 'user-agent': `recipe-ai-sdk/${VERSION} unknown` },
    ],
  ])('name %s', (_, runtime, expected) => {
    expect(clientHeaders(runtime)).toMatchObject(expected);
  });

  test('do without User-Agent in browsers', () => {
    expect(clientHeaders({ document: {} })).toEqual({ 'x-recipe-ai-client': `recipe-ai-sdk/${VERSION} browser` });
  });

  test('are sent, and can be replaced', async () => {
    const { sdk, sent } = createTestClient([json({})], { headers: { 'User-Agent': 'my-app/1' } });
    await sdk.pantries.get('p');
    expect(sent[0]!.headers.get('user-agent')).toBe('my-app/1');
    expect(sent[0]!.headers.get('x-recipe-ai-client')).toMatch(/^recipe-ai-sdk\/\d/);
  });
});

describe('headers', () => {
  test('are merged without regard to case', async () => {
    const { sdk, sent } = createTestClient([json({})], { headers: { 'X-App': 'client' } });
    await sdk.pantries.get('p', { headers: { 'x-app': 'call', 'Content-Type': 'application/json; charset=utf-8' } });
    const { headers } = sent[0]!;
    expect([headers.get('x-app'), headers.get('content-type'), headers.get('authorization')]).toEqual([
      'call',
      'application/json; charset=utf-8',
      'Bearer rk_test_0123456789',
    ]);
  });

  test.each([
    [{ 'X-App': 'two\nlines' }, /the value of the header `x-app` contains a line break/],
    [{ 'X-App': '汤' }, /beyond Latin-1/],
    [{ 'X App': 'x' }, /the header name "x app" contains a character that is not allowed/],
    [{ Authorization: 'Bearer other' }, /the header `authorization` is made from `apiKey`: pass the key there\. Nothing was sent\.$/],
    [{ 'X-App': 5 as unknown as string }, /must be a string/],
  ])('that cannot be sent are an InvalidRequestError before anything is sent: %j', async (headers, message) => {
    const { sdk, sent } = createTestClient([json({})]);
    const call = sdk.pantries.get('p', { headers });
    await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(call).rejects.toThrow(message);
    await expect(sdk.pantries.get('p', { idempotencyKey: 'a\r\nb' })).rejects.toBeInstanceOf(InvalidRequestError);
    expect(sent).toEqual([]);
  });

  test.each<Record<string, string>>([{ 'X-App': 'a\nb' }, { AUTHORIZATION: 'Bearer sk-other' }])(
    'of a client are checked when it is created: %j',
    (headers) => {
      const create = () => new RecipeAI({ apiKey: 'k', baseUrl: 'https://a.example', headers });
      expect(create).toThrow(/`headers` cannot be sent/);
      expect(create).not.toThrow(/sk-other/);
    },
  );
});
