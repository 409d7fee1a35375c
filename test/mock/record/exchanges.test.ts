import { describe, expect, test } from 'vitest';
import { findTarget, toExchange } from '../../../mock/record/exchanges.js';
import { fixtureOf } from '../../support/recordings.js';

describe('a fixture is compared with the contract as', () => {
  test.each([
    [200, 'pantries.create', undefined],
    [500, 'pantries.create', undefined],
    [400, 'invalid request', undefined],
    [422, 'invalid request', undefined],
    [401, 'invalid key', true],
  ])('a response with the status %s: %s', (status, name, invalidKey) => {
    const fixture = fixtureOf('pantries.create', { method: 'POST', path: '/api/v1/pantries', body: { name: 'Home' } }, { status });
    const { call } = toExchange(fixture, 'pantries.create');
    expect(call).toMatchObject({ name, operation: 'pantries.create', path: '/api/v1/pantries', body: { name: 'Home' } });
    expect(call.invalidKey).toBe(invalidKey);
  });

  test('a request without a body, if it had none', () => {
    expect('body' in toExchange(fixtureOf('pantries.list', { path: '/api/v1/pantries' }, {}), 'pantries.list').call).toBe(false);
  });
});

describe('the operation of a request', () => {
  test('is found by what follows the base URL', () => {
    expect(findTarget('GET', 'https://api.example.com/v3/api/v1/pantries?limit=2')).toEqual({
      operation: 'pantries.list',
      path: '/api/v1/pantries',
      search: 'limit=2',
    });
  });

  test('is null for another method and for another path', () => {
    expect(findTarget('PUT', 'https://api.example.com/api/v1/pantries').operation).toBeNull();
    expect(findTarget('GET', 'https://api.example.com/other')).toEqual({ operation: null, path: '/other', search: '' });
  });
});
