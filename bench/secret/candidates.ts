import { timingSafeEqual as nodeTimingSafeEqual } from 'node:crypto';
import { timingSafeEqual } from '../../src/util/timing-safe-equal.ts';
import type { Compare } from './measure.ts';

/** The comparisons to measure: this package's, which must leak nothing, and common ones, each of which leaks what is named. */
export const candidates: { name: string; compare: Compare; leaks: string[] }[] = [
  { name: 'timingSafeEqual', compare: timingSafeEqual, leaks: [] },
  { name: '===', compare: (received, secret) => received === secret, leaks: ['prefix', 'length'] },
  {
    name: 'early exit',
    compare: (received, secret) => {
      for (let at = 0; at < received.length; at++) if (received.charCodeAt(at) !== secret.charCodeAt(at)) return false;
      return received.length === secret.length;
    },
    leaks: ['prefix'],
  },
  {
    name: 'length guard',
    compare: (received, secret) => {
      if (received.length !== secret.length) return false;
      let difference = 0;
      for (let at = 0; at < received.length; at++) difference |= received.charCodeAt(at) ^ secret.charCodeAt(at);
      return difference === 0;
    },
    leaks: ['length'],
  },
  {
    // It throws if the lengths differ, so its users compare them first.
    name: 'node:crypto, guarded',
    compare: (received, secret) => {
      const [one, other] = [Buffer.from(received), Buffer.from(secret)];
      return one.length === other.length && nodeTimingSafeEqual(one, other);
    },
    leaks: ['length'],
  },
  {
    name: 'remainder',
    compare: (received, secret) => {
      let difference = received.length ^ secret.length;
      for (let at = 0; at < received.length; at++) difference |= received.charCodeAt(at) ^ secret.charCodeAt(at % secret.length);
      return difference === 0;
    },
    // V8 optimises the remainder if the divisor is a power of two; other engines do not.
    leaks: [],
  },
];
