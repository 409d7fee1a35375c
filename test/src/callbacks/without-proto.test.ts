import { expect, test } from 'vitest';
import { withoutProto } from '../../../src/callbacks/without-proto.js';

test('a body without __proto__ keys is kept as it is', () => {
  const body = { a: [1, { b: null }], c: 'text' };
  expect(withoutProto(body)).toBe(body);
});

test.each([
  ['{"a":1,"__proto__":{"admin":true}}', { a: 1 }],
  ['{"a":[1,{"b":2,"__proto__":5}],"c":{"d":3}}', { a: [1, { b: 2 }], c: { d: 3 } }],
])('a __proto__ key is dropped wherever it is, and nothing else: %s', (text, expected) => {
  const cleaned = withoutProto(JSON.parse(text));
  expect(cleaned).toEqual(expected);
  expect(JSON.stringify(cleaned)).toBe(JSON.stringify(expected));
});
