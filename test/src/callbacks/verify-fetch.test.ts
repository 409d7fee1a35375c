import { describe, expect, test } from 'vitest';
import { CallbackVerificationError, verifyCallback } from '../../../src/callbacks/index.js';
import { ConfigurationError } from '../../../src/errors.js';
import { fetchRequest, payload, rejectionOfFetch, secret, stream } from '../../support/callback-requests.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const kilobyte = new Uint8Array(1024).fill(0x20);

describe('a fetch Request', () => {
  test('resolves with its callback', async () => {
    const callback = verifyCallback(fetchRequest(), { secret });
    expect(callback).toBeInstanceOf(Promise);
    expect(await callback).toEqual(payload());
  });

  test('is recognized by its methods, not by its class', async () => {
    const { method, headers, body } = fetchRequest();
    const other = { method, headers, body, arrayBuffer: () => Promise.reject(new Error('not needed')) } as unknown as Request;
    expect(await verifyCallback(other, { secret })).toEqual(payload());
  });

  test('may lack a body stream, as in old browsers', async () => {
    const { method, headers } = fetchRequest();
    const streamless = {
      method,
      headers,
      arrayBuffer: () => Promise.resolve(bytes(JSON.stringify(payload())).buffer),
    } as unknown as Request;
    expect(await verifyCallback(streamless, { secret })).toEqual(payload());
    expect(await rejectionOfFetch(streamless, { maxBodyBytes: 10 })).toBe('body-too-large');
  });

  test('is checked by all options if the secret comes later', async () => {
    const later = { secret: () => Promise.resolve(secret) };
    expect(await verifyCallback(fetchRequest(), later)).toEqual(payload());
    await expect(verifyCallback(fetchRequest(), { ...later, maxBodyBytes: 10 })).rejects.toMatchObject({ reason: 'body-too-large' });
  });

  test('rejects for an invalid configuration', async () => {
    await expect(verifyCallback(fetchRequest(), { secret: '' })).rejects.toBeInstanceOf(ConfigurationError);
  });

  test.each<[string, Request]>([
    ['method-not-allowed', new Request('https://kitchen.example/callbacks')],
    ['missing-secret', fetchRequest({ headers: { 'content-type': 'application/json' } })],
    [
      'duplicate-secret',
      fetchRequest({
        headers: [
          ['x-callback-secret', secret],
          ['X-Callback-Secret', 'other'],
        ],
      }),
    ],
    ['secret-mismatch', fetchRequest({ headers: { 'x-callback-secret': 'other' } })],
    ['unsupported-content-type', fetchRequest({ headers: { 'x-callback-secret': secret } })],
    ['invalid-encoding', fetchRequest({ body: Uint8Array.of(0x7b, 0xff) })],
    ['invalid-json', fetchRequest({ body: '{' })],
    ['invalid-json', fetchRequest({ body: null })],
    ['invalid-shape', fetchRequest({ body: '[]' })],
  ])('is rejected for %s', async (reason, request) => {
    expect(await rejectionOfFetch(request)).toBe(reason);
  });

  test('is not read if the secret is wrong, or if its Content-Length is too large', async () => {
    const refused: Record<string, string>[] = [
      { 'x-callback-secret': 'other' },
      { 'x-callback-secret': secret, 'content-type': 'application/json', 'content-length': '9999999' },
    ];
    for (const headers of refused) {
      const { seen, init } = stream([kilobyte]);
      const request = fetchRequest({ ...init, headers });
      expect(await rejectionOfFetch(request)).toBeDefined();
      expect([request.bodyUsed, seen.read]).toEqual([false, 0]);
    }
  });

  test('is read up to the limit, and then cancelled', async () => {
    const endless = (function* () {
      for (;;) yield kilobyte;
    })();
    const { seen, init } = stream(endless);
    expect(await rejectionOfFetch(fetchRequest(init), { maxBodyBytes: 10_000 })).toBe('body-too-large');
    expect(seen).toEqual({ read: 10 * 1024, cancelled: true });
  });

  test('is assembled from chunks of any size', async () => {
    const whole = bytes(JSON.stringify(payload({ model: '\u5869\u00df' })));
    for (const size of [1, 2, 3, 7, 1023, 1024, 1025, whole.length]) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) => whole.subarray(at * size, (at + 1) * size));
      expect(await verifyCallback(fetchRequest(stream(pieces).init), { secret })).toEqual(payload({ model: '\u5869\u00df' }));
    }
  });

  test('may reach the limit, but not exceed it by a byte', async () => {
    const filled = [bytes(JSON.stringify(payload())), kilobyte];
    const size = filled[0]!.length + filled[1]!.length;
    expect(await rejectionOfFetch(fetchRequest(stream(filled).init), { maxBodyBytes: size })).toBeUndefined();
    expect(await rejectionOfFetch(fetchRequest(stream(filled).init), { maxBodyBytes: size - 1 })).toBe('body-too-large');
  });

  test('is rejected as incomplete JSON if its body fails', async () => {
    const failing = new ReadableStream({
      pull: (controller) => controller.error(new Error('socket hang up')),
    });
    const refused = verifyCallback(fetchRequest({ body: failing, duplex: 'half' } as RequestInit), { secret });
    await expect(refused).rejects.toMatchObject({
      reason: 'invalid-json',
      cause: { message: 'socket hang up' },
      advice: 'The body is not JSON. It broke off after 0 bytes.',
    });
    await expect(refused).rejects.toBeInstanceOf(CallbackVerificationError);
  });

  test.each([
    ['text', 'a string'],
    ['number', 5],
    ['null', null],
  ])('is rejected if its stream yields a %s instead of bytes', async (_, piece) => {
    const strange = new ReadableStream({
      pull(controller) {
        controller.enqueue(piece);
        controller.close();
      },
    });
    const { method, headers } = fetchRequest();
    const request = { method, headers, body: strange, arrayBuffer: () => Promise.reject(new Error('not needed')) } as unknown as Request;
    expect(await rejectionOfFetch(request)).toMatch(/^invalid-/);
  });

  test('is rejected if its body was read before, or is being read', async () => {
    const read = fetchRequest();
    await read.text();
    expect(await rejectionOfFetch(read)).toBe('invalid-json');
    const locked = fetchRequest();
    locked.body?.getReader();
    await expect(verifyCallback(locked, { secret })).rejects.toMatchObject({
      reason: 'invalid-json',
      advice: 'The body is not JSON. If it was read before, pass on the body that a parser has read.',
    });
  });

  test('may fail to cancel, which changes nothing', async () => {
    const clinging = new ReadableStream({
      pull: (controller) => controller.enqueue(kilobyte),
      cancel: () => Promise.reject(new Error('will not stop')),
    });
    expect(await rejectionOfFetch(fetchRequest({ body: clinging, duplex: 'half' } as RequestInit), { maxBodyBytes: 1 })).toBe(
      'body-too-large',
    );
  });
});
