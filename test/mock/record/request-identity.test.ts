import { isDeepStrictEqual } from 'node:util';
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { identityOf } from '../../../mock/record/request-identity.js';

const request = { method: 'POST', path: '/api/v1/pantries', search: '', body: undefined };
const identityOfBody = (body: unknown) => identityOf({ ...request, body });

/** Small, so that equal ones occur; as a file has them, without -0. */
const json = fc.json({ maxDepth: 1 }).map((text): unknown => JSON.parse(text));

/** A value whose objects have their fields in the other order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, item]) => [name, reversed(item)]),
  );
};

property.prop([json])('the order of fields does not matter', (body) => {
  expect(identityOfBody(reversed(body))).toBe(identityOfBody(body));
});

property.prop([json, json])('two requests are the same if their bodies are equal', (one, other) => {
  expect(identityOfBody({ one }) === identityOfBody({ one: other })).toBe(isDeepStrictEqual(one, other));
});

test('an object is not the list of its fields', () => {
  expect(identityOfBody({ a: 1 })).not.toBe(identityOfBody([['a', 1]]));
  expect(identityOfBody({ a: 1 })).not.toBe(identityOfBody({ fields: [['a', 1]] }));
});

test.each([[{ method: 'PATCH' }], [{ path: '/api/v1/pantries/p1' }], [{ search: 'limit=1' }], [{ body: {} }], [{ body: null }]])(
  'a request that differs in %j is another one',
  (difference) => {
    expect(identityOf({ ...request, ...difference })).not.toBe(identityOf(request));
  },
);

test('the fields of a job do not matter, but only at the top', () => {
  expect(identityOfBody({ a: 1, request_id: 'x', callback_url: 'https://a.example.com' })).toBe(identityOfBody({ a: 1 }));
  expect(identityOfBody({ recipe: { request_id: 'x' } })).not.toBe(identityOfBody({ recipe: {} }));
});
