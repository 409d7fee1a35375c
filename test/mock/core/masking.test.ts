import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { maskUrls } from '../../../mock/core/masking.js';

test.each([
  ['https://user:pass@hooks.example.com/a', 'https://****@hooks.example.com/a'],
  ['https://hooks.example.com/a?token=abc&page=2', 'https://hooks.example.com/a?token=****&page=2'],
  ['https://hooks.example.com/a?sig=4f&key=x#access_token=y', 'https://hooks.example.com/a?sig=****&key=****#access_token=****'],
  ['https://hooks.example.com/a?p=0123456789abcdef0123', 'https://hooks.example.com/a?p=****'],
])('%s is shown as %s', (text, shown) => {
  expect(maskUrls(text)).toBe(shown);
});

test('URLs without secrets, and other text, stay as they are', () => {
  for (const text of ['https://hooks.example.com/recipes?page=2', 'Mash with butter. Token of thanks?', ''])
    expect(maskUrls(text)).toBe(text);
});

property.prop([fc.string(), fc.stringMatching(/^[a-z0-9]{20,40}$/)])(
  'never throws, and hides user info wherever a URL stands',
  (text, secret) => {
    expect(maskUrls(`${text} https://${secret}:${secret}@example.com/`)).not.toContain(`${secret}:${secret}@`);
  },
);
