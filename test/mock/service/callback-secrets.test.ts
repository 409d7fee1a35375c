import { describe, expect, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { RawClient } from '../../support/mock-adapters.js';
import { toast } from '../../support/sample-requests.js';

const setup = () => {
  const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), callbackHosts: ['hooks.example.com'], latency: 1000 });
  const client = new RawClient(mock.connection());
  const received: (string | null)[] = [];
  const receive = (request: Request) => {
    received.push(request.headers.get('x-callback-secret'));
    return new Response(null, { status: 204 });
  };
  const trigger = () => client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
  return { mock, client, received, receive, trigger, key: client.connection.apiKey };
};

describe('a callback secret', () => {
  test('is shared by all accounts until it is rotated for one', () => {
    const { mock, key } = setup();
    const other = mock.keys.create();
    expect(mock.callbackSecrets.current({ key })).toBe(mock.callbackSecret);
    const rotated = mock.callbackSecrets.rotate({ key });
    expect(rotated).not.toBe(mock.callbackSecret);
    expect(mock.callbackSecrets.current({ key })).toBe(rotated);
    expect(mock.callbackSecrets.current({ key: other })).toBe(mock.callbackSecret);
  });

  test('is valid with its predecessor for the overlap', () => {
    const { mock, key } = setup();
    const rotated = mock.callbackSecrets.rotate({ key, overlap: '1h' });
    expect(mock.callbackSecrets.valid({ key })).toEqual([rotated, mock.callbackSecret]);
    mock.clock.advance('1h');
    expect(mock.callbackSecrets.valid({ key })).toEqual([rotated]);
  });

  test('of callbacks that were requested before a rotation is the old one, later the new one', async () => {
    const { mock, received, receive, trigger } = setup();
    await mock.callbacks.deliverTo(receive);
    const old = mock.callbackSecret;
    await trigger();
    const rotated = mock.callbackSecrets.rotate();
    expect(mock.callbackSecret).toBe(rotated);
    await trigger();
    mock.clock.advance('1s');
    await mock.callbacks.settled();
    expect(received).toEqual([old, rotated]);
  });

  test('of an isolated key is its own', () => {
    const { mock } = setup();
    const key = mock.keys.create({ isolated: true });
    const rotated = mock.callbackSecrets.rotate({ key });
    expect(mock.forKey(key).callbackSecret).toBe(rotated);
    expect(mock.callbackSecret).not.toBe(rotated);
  });

  test('is the first one again after a reset, and is in no snapshot or log', async () => {
    const { mock, client } = setup();
    const first = mock.callbackSecret;
    const rotated = mock.callbackSecrets.rotate();
    await client.call('categories.suggest', { items: [first, rotated] });
    expect(JSON.stringify([mock.snapshot(), mock.requests])).not.toMatch(new RegExp(`${first}|${rotated}`));
    mock.reset();
    expect(mock.callbackSecret).toBe(first);
  });
});

describe('registering a callback host', () => {
  test('needs the Scale tier; allowing one simulates a request to the service', () => {
    const { mock } = setup();
    const starter = mock.keys.create({ tier: 'starter' });
    expect(() => mock.callbackHosts.register('own.example.com', { key: starter })).toThrow('this key has the tier starter');
    mock.callbackHosts.allow('own.example.com', { key: starter });
    mock.keys.upgrade(starter, { tier: 'scale' });
    mock.callbackHosts.register('next.example.com', { key: starter });
    expect(mock.callbackHosts.list({ key: starter })).toEqual(['hooks.example.com', 'own.example.com', 'next.example.com']);
  });

  test('is what a 403 names, with the call that allows the host', async () => {
    const { client } = setup();
    const { status, text } = await client.call('healthify', { recipe: toast, callback_url: 'https://other.example/' });
    expect(status).toBe(403);
    expect(text).toContain('hosts are registered on the Scale tier, or allow-listed on request');
    expect(text).toContain('--allow other.example');
  });
});
