import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postCallback, toPostResult, type OutgoingCallback } from '../../../mock/callbacks/post-callback.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const post = async (url: string, respond: (callback: OutgoingCallback) => unknown, resolve?: (host: string) => Promise<string[]>) => {
  const sent: OutgoingCallback[] = [];
  const send = async (callback: OutgoingCallback) => (sent.push(callback), respond(callback) as { status: number });
  const { result } = await postCallback({ url: new URL(url), headers: {}, body: '{}' }, { send }, resolve, new AbortController());
  return { result, sent };
};
const failing = (error: unknown) => post('https://hooks.example.com', () => Promise.reject(error));

test.each([
  [199, { outcome: 'failed', status: 199, reason: 'responded 199.' }],
  [200, { outcome: 'delivered', status: 200 }],
  [299, { outcome: 'delivered', status: 299 }],
  [300, { outcome: 'failed', status: 300, reason: 'responded 300, which is not followed.' }],
  [399, { outcome: 'failed', status: 399, reason: 'responded 399, which is not followed.' }],
  [400, { outcome: 'failed', status: 400, reason: 'responded 400.' }],
  [0, { outcome: 'failed', reason: 'responded with a redirect, which is not followed.' }],
])('a response with status %d says how the callback ended', (status, result) => {
  expect(toPostResult(status)).toEqual(result);
});

describe('a connection that fails', () => {
  test.each<[unknown, string]>([
    [Object.assign(new Error('x'), { code: 'ECONNRESET' }), 'the connection failed (ECONNRESET).'],
    [new Error('x', { cause: Object.assign(new Error('y'), { code: 'UND_ERR_SOCKET2' }) }), 'the connection failed (UND_ERR_SOCKET2).'],
    [Object.assign(new Error('x'), { code: 'at 10.0.0.1 ECONNRESET' }), 'the connection failed.'],
    [Object.assign(new Error('x'), { code: 'ECONNRESET 10.0.0.1' }), 'the connection failed.'],
    [Object.assign(new Error('x'), { code: 5 }), 'the connection failed.'],
    [Object.assign(new Error('x'), { code: ['ECONNRESET'] }), 'the connection failed.'],
    [new Error('connect 10.0.0.1:80'), 'the connection failed.'],
  ])('is named by a code at most, never by an address: %#', async (error, reason) => {
    expect((await failing(error)).result).toEqual({ outcome: 'failed', reason });
  });

  test('because it takes more than three seconds is aborted', async () => {
    const posting = post('https://hooks.example.com', () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(3000);
    const { result, sent } = await posting;
    expect(result).toEqual({ outcome: 'failed', reason: 'no response within 3 seconds.' });
    expect(sent[0]!.signal.aborted).toBe(true);
  });
});

describe('the addresses to connect to', () => {
  const addressesFor = async (url: string, resolve?: (host: string) => Promise<string[]>) =>
    (await post(url, () => ({ status: 204 }), resolve)).sent.map(({ addresses }) => addresses);

  test.each([
    ['http://localhost:80', ['127.0.0.1', '::1']],
    ['http://127.0.0.1:80', ['127.0.0.1']],
    ['http://[::1]:80', ['::1']],
  ])('of the loopback host %s are not looked up', async (url, addresses) => {
    expect(await addressesFor(url, () => expect.fail())).toEqual([addresses]);
  });

  test('are left to a transport that looks them up itself', async () => {
    expect(await addressesFor('https://hooks.example.com')).toEqual([[]]);
  });

  test.each<[string, () => Promise<string[]>, string]>([
    ['none', async () => [], 'the name hooks.example.com could not be resolved.'],
    ['an error', () => Promise.reject(new Error('at 10.0.0.1')), 'the name hooks.example.com could not be resolved.'],
    [
      'an address that is not public',
      async () => ['93.184.216.34', '10.0.0.1'],
      'rejected by the rule not-public: hooks.example.com resolves to an address that is not public. Use a public receiver, or allow-list localhost and set allowLoopbackCallbacks: true.',
    ],
  ])('that are %s stop the callback', async (_, resolve, reason) => {
    const { result, sent } = await post('https://hooks.example.com', () => ({ status: 204 }), resolve);
    expect(result.reason).toBe(reason);
    expect(sent).toEqual([]);
  });
});
