import { describe, expect, test } from 'vitest';
import { toFixture, type Fixture } from '../../../src/comparison/fixture.js';

const fixture = (request: Partial<Fixture['request']>, response: Partial<Fixture['response']> = {}): Fixture => ({
  name: 'pantries.create',
  request: { method: 'POST', url: 'https://api.example.com/api/v1/pantries', ...request },
  response: { status: 201, headers: {}, body: {}, ...response },
});

describe('a fixture', () => {
  test('keeps what was sent and received, without the texts of secret fields', () => {
    const body = { name: 'Home', apiKey: 'rk_1', nested: { session: ['s1', 2], count_tokens: 3 } };
    const { request, response } = toFixture(fixture({ body }, { body }));
    const masked = { name: 'Home', apiKey: '[secret]', nested: { session: ['[secret]', 2], count_tokens: 3 } };
    expect([request.body, response.body]).toEqual([masked, masked]);
  });

  test('has no body if the request had none', () => {
    expect('body' in toFixture(fixture({})).request).toBe(false);
  });

  test('keeps the headers that say something about the service', () => {
    const headers = {
      'content-type': 'application/json',
      'x-request-id': 'req_1',
      'x-ratelimit-limit': '60',
      'set-cookie': 'a=b',
      via: 'proxy',
    };
    expect(Object.keys(toFixture(fixture({}, { headers })).response.headers)).toEqual([
      'content-type',
      'x-request-id',
      'x-ratelimit-limit',
    ]);
  });
});
