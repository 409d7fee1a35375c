import { InvalidRequestError } from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import { joinUrl, toJson, toUrlAndBody, withoutQuery, withQuery } from '../../../src/client/url.js';

const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return expect.fail('nothing was thrown');
};

describe('a path', () => {
  test.each([
    'v2/pantries',
    '/v2/pantries',
    '.evil.example/x',
    '@evil.example',
    ':80',
    '//evil.example',
    '\\\\evil.example',
    '\t/evil.example',
    '',
  ])('cannot lead to another host: %j', (path) => {
    for (const address of ['https://api.example.com', 'https://api.example.com:8443/base']) {
      expect(new URL(joinUrl(address, path)).origin).toBe(new URL(address).origin);
      const { url } = toUrlAndBody({ method: 'get', path }, address, {}, 'test');
      expect(new URL(url).origin).toBe(new URL(address).origin);
    }
  });
});

describe('a query', () => {
  test.each([
    ['/x', { a: 1, b: 'c d' }, '/x?a=1&b=c+d'],
    ['/x', { a: undefined, b: null, c: 0, d: '', e: false }, '/x?c=0&d=&e=false'],
    ['/x?a=1', { b: 2 }, '/x?a=1&b=2'],
    ['/x?a=1', {}, '/x?a=1'],
  ])('of %s with %j is %s', (url, fields, expected) => {
    expect(withQuery(url, fields)).toBe(expected);
  });

  test.each(['https://a.example/x?q=a\nb?c', 'https://a.example/x#q?a'])('is not in the URL of an error: %j', (url) => {
    expect(withoutQuery(url)).toBe('https://a.example/x');
  });
});

test('a body that is not JSON is an error with the reason as its cause, if there is one', () => {
  const message =
    'POST /x: the body cannot be written as JSON: it is or holds a function, a bigint or a circular reference. Nothing was sent.';
  expect(thrownBy(() => toJson({ size: 1n }, 'POST /x'))).toMatchObject({ message, cause: expect.any(TypeError) });
  expect(thrownBy(() => toJson(() => 1, 'POST /x'))).toEqual(new InvalidRequestError(message));
});

test.each([42, undefined, '..', '\ud800'])('an id that cannot be in a path is an error that names its field: %j', (pantry_id) => {
  const endpoint = { method: 'get', path: '/pantries/{pantry_id}' } as const;
  const error = thrownBy(() => toUrlAndBody(endpoint, 'https://a.example', { pantry_id }, 'pantries.get'));
  const message = 'expected an id that is neither empty nor only dots, in valid Unicode';
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error).toMatchObject({
    message: `pantries.get: pantry_id: ${message}. Nothing was sent.`,
    issues: [{ path: 'pantry_id', message, code: 'invalid_format' }],
  });
});
