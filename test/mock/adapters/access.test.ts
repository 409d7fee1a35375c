import { describe, expect, test } from 'vitest';
import { canAdmin, canCallService, type AccessPolicy, type AccessRequest } from '../../../mock/adapters/access.js';

const policy: AccessPolicy = { allowRemoteAdmin: false, isLoopback: true, knownHosts: new Set(['api.recipes.example']) };

const request = (peerAddress: string, headers: Record<string, string>, search = ''): AccessRequest => ({
  peerAddress,
  search,
  header: (name) => headers[name] ?? null,
});

const local = '127.0.0.1';
const remote = '172.17.0.1';

describe('the admin API', () => {
  test.each([
    ['this machine by name', request(local, { host: 'localhost:4010' })],
    ['this machine by address', request('::1', { host: '[::1]:4010' })],
    ['this machine over a mapped address', request('::ffff:127.0.0.1', { host: '127.0.0.1:4010' })],
  ])('serves %s', (_, each) => {
    expect(canAdmin(each, policy)).toBe(true);
  });

  test.each([
    ['another machine that claims to be localhost', request(remote, { host: 'localhost:4010' })],
    ['a name that was rebound to this machine', request(local, { host: 'evil.example' })],
    ['a request without a host', request(local, {})],
    ['two hosts', request(local, { host: '127.0.0.1:4010, evil.example' })],
    ['a page of another origin', request(local, { host: 'localhost:4010', origin: 'http://localhost:3000' })],
    ['a token if the mock has none', request(remote, { host: 'localhost:4010', 'x-mock-token': '' })],
  ])('rejects %s', (_, each) => {
    expect(canAdmin(each, policy)).toBe(false);
  });

  test.each([
    ['header', request(remote, { host: 'mock:4010', 'x-mock-token': 's3cret' })],
    ['cookie', request(remote, { host: 'mock:4010', cookie: 'a=b; recipe_ai_mock_token=s3cret' })],
    ['query', request(remote, { host: 'mock:4010' }, 'token=s3cret')],
  ])('serves another machine with the token in its %s', (_, each) => {
    expect(canAdmin(each, { ...policy, adminToken: 's3cret' })).toBe(true);
    expect(canAdmin(each, { ...policy, adminToken: 's3creT' })).toBe(false);
    expect(canAdmin(each, { ...policy, adminToken: 's3cret-and-more' })).toBe(false);
  });

  test('rejects two hosts even with the token', () => {
    const headers = { host: 'mock:4010, evil.example', 'x-mock-token': 's3cret' };
    expect(canAdmin(request(remote, headers), { ...policy, adminToken: 's3cret' })).toBe(false);
  });

  test('rejects a page of another origin even with the token', () => {
    const headers = { host: 'mock:4010', cookie: 'recipe_ai_mock_token=s3cret', origin: 'https://evil.example' };
    expect(canAdmin(request(remote, headers), { ...policy, adminToken: 's3cret' })).toBe(false);
  });

  test('serves every machine if that is allowed', () => {
    expect(canAdmin(request(remote, { host: 'mock:4010' }), { ...policy, allowRemoteAdmin: true })).toBe(true);
  });
});

describe('the service on a socket of this machine', () => {
  test.each([
    'localhost:4010',
    '127.0.0.1:4010',
    '[::1]:4010',
    'mock:4010',
    'api.recipe-ai.test',
    'app.localhost:1',
    'api.recipes.example',
  ])('serves the host %s', (host) => {
    expect(canCallService(request(local, { host }), policy)).toBe(true);
  });

  test.each(['evil.example', 'evil.example, mock.test', 'evil.example:4010', 'localhost.evil.example', 'a.test.evil.example', ''])(
    'rejects the host %s',
    (host) => {
      expect(canCallService(request(local, { host }), policy)).toBe(false);
      expect(canCallService(request(local, { host }), { ...policy, isLoopback: false })).toBe(true);
    },
  );
});
