import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { timingSafeEqual } from '../../../src/callbacks/index.js';

describe('timingSafeEqual', () => {
  test.prop([fc.string({ minLength: 1, unit: 'binary' })])('returns true for a secret and itself', (secret) => {
    expect(timingSafeEqual(secret, secret)).toBe(true);
  });

  test.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
    'returns what === returns for any two strings that are not empty',
    (received, secret) => {
      expect(timingSafeEqual(received, secret)).toBe(secret !== '' && received === secret);
    },
  );

  test.prop([fc.string({ minLength: 1 }), fc.nat(), fc.integer({ min: 1, max: 0xffff })])(
    'returns false if one character differs, wherever it is',
    (secret, place, change) => {
      const at = place % secret.length;
      const changed = secret.slice(0, at) + String.fromCharCode(secret.charCodeAt(at) ^ change) + secret.slice(at + 1);
      expect(timingSafeEqual(changed, secret)).toBe(false);
    },
  );

  test.prop([fc.string({ minLength: 1 }), fc.integer({ min: 2, max: 9 })])('returns false for a repeated secret', (secret, times) => {
    expect(timingSafeEqual(secret.repeat(times), secret)).toBe(false);
    expect(timingSafeEqual(secret, secret.repeat(times))).toBe(false);
  });

  test('distinguishes strings that differ only in lone surrogates, which an encoder would make equal', () => {
    expect(timingSafeEqual('\ud800', '\udfff')).toBe(false);
  });

  test.each([undefined, null, '', 5, {}, []])('returns false for %j', (received) => {
    expect(timingSafeEqual(received as string, 'secret')).toBe(false);
  });

  test.each([undefined, null, ''])('returns false if the expected secret is %j', (secret) => {
    for (const received of [undefined, null, '', 'undefined', 'null']) expect(timingSafeEqual(received, secret as string)).toBe(false);
  });

  test('returns false beyond 4,096 characters, even for equal strings', () => {
    expect(timingSafeEqual('s'.repeat(4096), 's'.repeat(4096))).toBe(true);
    expect(timingSafeEqual('s'.repeat(4097), 's'.repeat(4097))).toBe(false);
  });
});
