import { expect, test } from 'vitest';
import { bodyToText, parseBody } from '../../../mock/record/body.js';

test.each<[unknown, string | undefined, string | undefined]>([
  [undefined, 'application/json', undefined],
  ['', 'application/json', undefined],
  [{ a: 1 }, 'application/json', '{"a":1}'],
  [{ a: 1 }, undefined, '{"a":1}'],
  ['text', 'application/problem+json', '"text"'],
  ['text', 'text/plain', 'text'],
  ['text', undefined, 'text'],
  [null, 'text/plain', 'null'],
  [undefined, undefined, undefined],
])('the body %j of the type %s is sent as %j', (body, contentType, text) => {
  expect(bodyToText(body, contentType)).toBe(text);
});

test.each<[string, unknown]>([
  ['', undefined],
  ['{"a":1}', { a: 1 }],
  ['<p>', '<p>'],
])('the text %j is the body %j', (text, body) => {
  expect(parseBody(text)).toEqual(body);
});
