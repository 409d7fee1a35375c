import { describe, expect, test } from 'vitest';
import { maskOf, redactRequest, type SecretSources } from '../../../mock/record/redact.js';

const url = 'https://api.example.com/api/v1/pantries';
const masked = (sources: Partial<SecretSources>, text: string): string => maskOf({ headers: [], url, body: undefined, ...sources })(text);

describe('what a service repeats of a request is masked if it is', () => {
  test.each<[string, Partial<SecretSources>, string]>([
    ['a key', { headers: [['authorization', 'Bearer rk-123456']] }, 'rk-123456'],
    ['a whole header', { headers: [['x-api-key', 'first second']] }, 'first second'],
    ['a cookie', { headers: [['cookie', 'theme=blue-sky;  sid=cookie-1']] }, 'cookie-1'],
    ['a part of a header', { headers: [['cookie', 'theme=blue-sky;sid=cookie-1']] }, 'theme=blue-sky'],
    ['a field of the query', { url: `${url}?token=query-secret` }, 'query-secret'],
    ['a field of the body', { body: { password: 'hunter-22' } }, 'hunter-22'],
    ['inside of such a field', { body: [{ tokens: { all: ['token-one'] } }] }, 'token-one'],
    ['the path of a callback', { body: { callback_url: 'https://app.example.com/hooks/private-1' } }, 'hooks/private-1'],
    ['in a callback that is no text', { body: { callback_url: [{ token: 'token-one' }] } }, 'token-one'],
    ['a callback that is no URL', { body: { callback_url: 'private-1' } }, 'private-1'],
  ])('%s', (_, sources, secret) => {
    expect(masked(sources, `It said ${secret}.`)).toBe('It said [secret].');
  });
});

describe('what a service repeats of a request is kept if it is', () => {
  test.each<[string, Partial<SecretSources>, string]>([
    ['the scheme of a key', { headers: [['authorization', 'Bearer rk-123456']] }, 'Bearer'],
    ['another header', { headers: [['x-team', 'kitchen-team']] }, 'kitchen-team'],
    ['another field of the query', { url: `${url}?cursor=page-two` }, 'page-two'],
    ['another field of the body', { body: { name: 'Kitchen', list: ['of words'] } }, 'Kitchen of words'],
    ['a body of text', { body: 'only text' }, 'only text'],
    ['the host of a callback', { body: { callback_url: 'https://app.example.com/hooks/private-1' } }, 'app.example.com'],
  ])('%s', (_, sources, text) => {
    expect(masked(sources, text)).toBe(text);
  });
});

test('a request is kept without its secrets, and has no body if it had none', () => {
  const mask = (text: string): string => text.replaceAll('rk-123456', '[secret]');
  const body = { note: 'my key is rk-123456', token: 'another' };
  expect(redactRequest({ method: 'POST', url: `${url}/rk-123456`, body }, mask)).toEqual({
    method: 'POST',
    url: `${url}/[secret]`,
    body: { note: 'my key is [secret]', token: '[secret]' },
  });
  expect('body' in redactRequest({ method: 'GET', url }, mask)).toBe(false);
});
