import { inspect } from 'node:util';
import { ConnectionError } from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import { connectionError, createTestClient, recipe } from '../../support/test-client.js';

describe('a failed connection', () => {
  test.each([
    ['ENOTFOUND', /The host api\.example\.com does not exist\. Check `baseUrl`/],
    ['ECONNREFUSED', /Nothing listens on api\.example\.com\. Check the port in `baseUrl`/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /certificate.*NODE_EXTRA_CA_CERTS/],
    ['CERT_HAS_EXPIRED', /certificate/],
    ['ERR_SSL_WRONG_VERSION_NUMBER', /http or https/],
    ['ECONNRESET', /Check the network and `baseUrl`/],
  ])('with %s says what helps', async (code, advice) => {
    const { sdk } = createTestClient([connectionError(code)], { maxRetries: 0 });
    const error: unknown = await sdk.pantries.get('p').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: expect.stringMatching(advice), url: 'https://api.example.com/api/v1/pantries/p', attempts: 1 });
    expect((error as Error).message).toContain(
      `GET https://api.example.com/api/v1/pantries/p could not be reached, or the connection broke (${code})`,
    );
  });

  test('of the AI service names `aiUrl`', async () => {
    const { sdk } = createTestClient([connectionError('ENOTFOUND')], { maxRetries: 0 });
    await expect(sdk.healthify({ recipe })).rejects.toThrow(/ai\.example\.com does not exist\. Check `aiUrl`/);
  });

  test('of the AI service names `baseUrl` if both have one address', async () => {
    const { sdk } = createTestClient([connectionError('ENOTFOUND')], { maxRetries: 0, aiUrl: undefined });
    await expect(sdk.healthify({ recipe })).rejects.toThrow(/api\.example\.com does not exist\. Check `baseUrl`/);
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
