import { inspect } from 'node:util';
import { ConfigurationError, ConnectionError, RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectionCodeOf, toConnectionError } from '../../../src/client/connection-error.js';
import type { RequestContext } from '../../../src/client/to-error.js';
import { connectionError, createTestClient, outcome, recipe } from '../../support/test-client.js';

afterEach(() => void vi.unstubAllGlobals());

describe('a failed connection', () => {
  test.each([
    ['ENOTFOUND', /The host api\.example\.com does not exist\. Check `baseUrl`/],
    ['EAI_AGAIN', /The name server did not respond\. Check the network\.$/],
    ['ECONNREFUSED', /Nothing listens on api\.example\.com\. Check the port in `baseUrl`/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate.*NODE_EXTRA_CA_CERTS/],
    ['CERT_HAS_EXPIRED', /certificate/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /The server does not speak the protocol of the URL\. Check http or https/],
    ['ECONNRESET', /Check the network and `baseUrl`/],
  ])('with %s says what helps', async (code, advice) => {
    const { sdk } = createTestClient([connectionError(code)], { maxRetries: 0 });
    const error: unknown = await sdk.pantries.get('p').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: expect.stringMatching(advice), url: 'https://api.example.com/api/v1/pantries/p', attempts: 1 });
    const { message, summary, advice: next, option } = error as ConnectionError;
    expect(message).toBe(`${summary} ${next}`);
    expect(option).toBe(next.includes('`baseUrl`') ? 'baseUrl' : undefined);
    expect(summary).toContain(`GET https://api.example.com/api/v1/pantries/p could not be reached, or the connection broke (${code})`);
  });

  test.each([
    [
      'UND_ERR_CONNECT_TIMEOUT',
      'api.example.com did not accept the connection within 10 s, the connect timeout of Node. Check the address in `baseUrl`, and whether a firewall or a proxy is in between.',
      'baseUrl',
    ],
    [
      'ETIMEDOUT',
      'api.example.com did not accept the connection in time. Check the address in `baseUrl`, and whether a firewall or a proxy is in between.',
      'baseUrl',
    ],
    [
      'UND_ERR_HEADERS_TIMEOUT',
      'The `fetch` of Node waits 300 s for a response, even if `timeout` is longer. Pass a `fetch` that waits longer.',
      'fetch',
    ],
    [
      'UND_ERR_BODY_TIMEOUT',
      'The `fetch` of Node waits 300 s for a response, even if `timeout` is longer. Pass a `fetch` that waits longer.',
      'fetch',
    ],
  ])('with %s says which timeout passed, and what to change', async (code, said, option) => {
    const { sdk } = createTestClient([connectionError(code)], { maxRetries: 0 });
    await expect(sdk.pantries.get('p')).rejects.toMatchObject({
      message: `pantries.get: GET https://api.example.com/api/v1/pantries/p could not be reached, or the connection broke (${code}). ${said}`,
      option,
    });
  });

  test('says how often the request was sent, and which option allows no more', async () => {
    vi.useFakeTimers();
    const { sdk } = createTestClient([connectionError('ECONNRESET')], { maxRetries: 1 });
    const error = await outcome(sdk.pantries.get('p'));
    vi.useRealTimers();
    expect(error).toMatchObject({
      message:
        'pantries.get: GET https://api.example.com/api/v1/pantries/p could not be reached, or the connection broke (ECONNRESET, sent 2 times, maxRetries of 1 used up). Check the network and `baseUrl`.',
    });
  });

  test.each(['ENOTFOUND', 'EAI_AGAIN'])('with %s to the address of the mock says how to reach the mock', async (code) => {
    const { baseUrl, aiUrl, apiKey } = createMockService().connection();
    const { sdk } = createTestClient([connectionError(code)], { baseUrl, aiUrl, apiKey, maxRetries: 0 });
    const next = 'Pass `mock.connection()` to the client, or start MSW before the call.';
    await expect(sdk.pantries.list()).rejects.toMatchObject({
      message: expect.stringContaining(`(${code}). api.recipe-ai.test is an address of the mock. ${next}`),
      advice: next,
    });
    await expect(sdk.healthify({ recipe })).rejects.toThrow('ai.recipe-ai.test is an address of the mock.');
  });

  test.each([false, true])(
    'because of a missing global names it and what to do, in a browser or Jest with jsdom: %s',
    async (isBrowser) => {
      if (isBrowser) vi.stubGlobal('document', {});
      const { sdk, sent } = createTestClient([new ReferenceError('TextEncoder is not defined')], { dangerouslyAllowBrowser: true });
      const error: unknown = await sdk.pantries.get('p').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error).toMatchObject({
        message:
          'pantries.get: The runtime has no global `TextEncoder`, which this call needs. Define it before the call. Jest hides globals of Node: use its environment `node`, or `jest-fixed-jsdom`.',
        cause: new ReferenceError('TextEncoder is not defined'),
      });
      expect(sent).toHaveLength(1);
    },
  );

  const mayHaveRun = /`baseUrl`\. The service may have run the call: check before you repeat it\. .*`idempotencyKey`/;

  test('of a call that is not safe to repeat says that the service may have run it', async () => {
    const errorOf = async (code: string, idempotencyKey?: string) => {
      const { sdk } = createTestClient([connectionError(code)], { maxRetries: 0 });
      return sdk.pantries.create({ name: 'Home' }, { idempotencyKey }).catch(String);
    };
    expect(await errorOf('ECONNRESET')).toMatch(mayHaveRun);
    expect(await errorOf('ECONNRESET', 'create-1')).not.toContain('may have run');
    for (const code of ['ECONNREFUSED', 'CERT_HAS_EXPIRED', 'UND_ERR_CONNECT_TIMEOUT', 'EPROTO']) {
      expect(await errorOf(code)).not.toContain('may have run');
    }
    const { sdk } = createTestClient([connectionError('ECONNRESET')], { maxRetries: 0 });
    await expect(sdk.pantries.delete('p')).rejects.not.toThrow('may have run');
  });

  test('of a call that is not safe to repeat and took too long says so too', async () => {
    const sent = Promise.withResolvers<Response>();
    const { sdk } = createTestClient([], { fetch: () => sent.promise, maxRetries: 0 });
    await expect(sdk.pantries.create({ name: 'Home' }, { timeout: 5 })).rejects.toThrow(
      'Raise `timeout`, or try again later. The service may have run',
    );
    await expect(sdk.pantries.create({ name: 'Home' }, { totalTimeout: 5 })).rejects.toThrow('try again later. The service may have run');
    await expect(sdk.pantries.list({}, { timeout: 5 })).rejects.not.toThrow('may have run');
  });

  test('of the AI service names `aiUrl`', async () => {
    const { sdk } = createTestClient([connectionError('ENOTFOUND')], { maxRetries: 0 });
    await expect(sdk.healthify({ recipe })).rejects.toThrow(/ai\.example\.com does not exist\. Check `aiUrl`/);
  });

  test('of the AI service names `baseUrl` if both have one address', async () => {
    const { sdk } = createTestClient([connectionError('ENOTFOUND')], { maxRetries: 0, aiUrl: undefined });
    await expect(sdk.healthify({ recipe })).rejects.toThrow(/api\.example\.com does not exist\. Check `baseUrl`/);
  });

  test('of a port that fetch blocks names the port, and is not retried', async () => {
    const sdk = new RecipeAI({ apiKey: 'k', baseUrl: 'http://127.0.0.1:6000' });
    await expect(sdk.pantries.create({ name: 'Home' })).rejects.toMatchObject({
      name: 'ConfigurationError',
      message:
        'pantries.create: POST http://127.0.0.1:6000/api/v1/pantries was not sent: fetch blocks its port. Use another port in `baseUrl`. This one belongs to another protocol.',
      option: 'baseUrl',
      attempts: 1,
    });
  });

  test('keeps its cause, unless that shows the API key', async () => {
    const leak = Object.assign(new TypeError('fetch failed for Bearer rk_test_0123456789'), { authorization: 'rk_test_0123456789' });
    const { sdk } = createTestClient([leak, connectionError('ECONNRESET')], { maxRetries: 0 });
    const leaking = await sdk.pantries.get('p').catch((error: unknown) => error);
    expect(inspect(leaking, { depth: 9, showHidden: true })).not.toContain('0123456789');
    expect(inspect(leaking)).toContain('[secret]');
    expect(await sdk.pantries.get('p').catch((error: unknown) => error)).toMatchObject({ cause: { cause: { code: 'ECONNRESET' } } });
  });
});

describe('what fetch throws', () => {
  const context: RequestContext = {
    operation: 'pantries.get',
    method: 'get',
    url: 'https://api.example.com/p',
    host: 'rest',
    hasOneAddress: false,
    attempts: 1,
  };
  const mask = (text: string) => text.replaceAll('hunter2', '[secret]');
  const convert = (error: unknown) => toConnectionError(error, context, mask);
  const broken = (reason: string) =>
    `pantries.get: GET https://api.example.com/p could not be reached, or the connection broke${reason}. Check the network and \`baseUrl\`.`;

  test.each<[string, unknown, string]>([
    ['an error with a code', Object.assign(new Error('read failed'), { code: 'ECONNRESET' }), ' (ECONNRESET)'],
    ['an error without one', new TypeError('fetch failed', { cause: new Error('other side closed') }), ' (other side closed)'],
    ['an error whose cause is null', new TypeError('terminated', { cause: null }), ' (terminated)'],
    ['an error with a number as its code', Object.assign(new Error('aborted'), { code: 20 }), ' (aborted)'],
    ['a text', 'broken', ''],
    ['nothing', undefined, ''],
    ['an object with another message', { message: 5 }, ''],
  ])('is described: %s', (_, error, reason) => {
    expect(convert(error).message).toBe(broken(reason));
  });

  test('may be its own cause', () => {
    const error = Object.assign(new Error('loop'), { code: 'ECONNRESET' });
    error.cause = error;
    expect(convert(error).message).toBe(broken(' (ECONNRESET)'));
  });

  test('has the code of the innermost cause that has one', () => {
    const refused = Object.assign(new Error('refused', { cause: new Error('no code') }), { code: 'ECONNREFUSED' });
    expect(connectionCodeOf(Object.assign(new Error('outer', { cause: refused }), { code: 'OUTER' }))).toBe('ECONNREFUSED');
  });

  test.each<[string, Error]>([
    ['its message', new Error('for hunter2')],
    ['a field', Object.assign(new Error('refused'), { authorization: 'hunter2' })],
    ['the message of its cause', new Error('refused', { cause: new Error('for hunter2') })],
  ])('is not kept if it shows a secret in %s', (_, cause) => {
    const error = convert(new TypeError('fetch failed', { cause }));
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('hunter2');
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('is replaced, if it shows a secret, by an error with the rest of its message', () => {
    expect(convert(new Error('for hunter2')).cause).toEqual(new Error('for [secret]'));
    expect(convert({ authorization: 'hunter2' }).cause).toEqual(new Error('fetch failed'));
  });

  test('is kept if its fields are no texts', () => {
    const cause = Object.assign(new Error('refused'), { kind: Symbol('kind') });
    expect(convert(new TypeError('fetch failed', { cause })).cause).toBe(cause);
  });

  test('in a browser may be a missing permission of the server', () => {
    vi.stubGlobal('document', {});
    expect(convert(new TypeError('Failed to fetch')).message).toMatch(
      /\. Check the network, and that the server allows requests from this page \(CORS\)\.$/,
    );
  });
});
