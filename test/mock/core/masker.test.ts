import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createMasker } from '../../../mock/core/masker.js';

test('masks a key as a whole that begins with another key, in any order', () => {
  for (const secrets of [
    ['team-key', 'team-key-production'],
    ['team-key-production', 'team-key'],
  ])
    expect(createMasker(secrets).text('use team-key-production or team-key')).toBe('use **** or ****');
});

test('masks keys that overlap', () => {
  expect(createMasker(['abcd-efgh', 'efgh-ijkl']).text('<abcd-efgh-ijkl>')).toBe('<****>');
});

test('masks a key that is the name of a field', () => {
  expect(createMasker(['sk_mock_1']).value({ sk_mock_1: ['sk_mock_1'] })).toEqual({ '****': ['****'] });
});

test('masks a key that JSON or a URL escapes', () => {
  const { text } = createMasker(['ab"cd/ef']);
  expect(text('{"name": "ab\\"cd/ef')).toBe('{"name": "****');
  expect(text('/pantries?name=ab%22cd%2Fef&limit=1')).toBe('/pantries?name=****&limit=1');
});

test('masks headers and fields by their names, but shows the key of a retry', () => {
  const { header, value } = createMasker([]);
  expect([header('Ocp-Apim-Subscription-Key', 'a'), header('Idempotency-Key', 'job-1')]).toEqual(['****', 'job-1']);
  expect(value({ credentials: { user: 'a' }, name: 'Home' })).toEqual({ credentials: '****', name: 'Home' });
});

test('leaves words of three letters', () => {
  expect(createMasker(['the']).text('the key')).toBe('the key');
});

property.prop([fc.array(fc.string({ minLength: 4 }), { maxLength: 5 }), fc.string()])(
  'no text contains a secret after it was masked',
  (secrets, text) => {
    const known = secrets.filter((secret) => !secret.includes('*'));
    const masked = createMasker(known).text([text, ...known, text].join(''));
    expect(known.filter((secret) => masked.includes(secret))).toEqual([]);
  },
);

test('takes as long for a thousand keys as for one', () => {
  const keys = Array.from({ length: 1000 }, (_, index) => `sk_mock_${String(index).padStart(24, '0')}`);
  const text = 'Fry the onion in the butter. '.repeat(200);
  const millisecondsOf = (secrets: string[]) => {
    const masker = createMasker(secrets);
    const began = performance.now();
    for (let round = 0; round < 50; round += 1) masker.text(text);
    return performance.now() - began;
  };
  millisecondsOf(keys);
  // One replacement for each key took hundreds of times as long.
  expect(millisecondsOf(keys)).toBeLessThan(millisecondsOf(keys.slice(0, 1)) * 30 + 20);
});
