import { timingSafeEqual } from '../../src/callbacks/timing-safe-equal.ts';
import type { Compare } from './measure.ts';

/** What is measured: ours, which must tell nothing, and the usual ways, each of which tells what is named. */
export const candidates: { name: string; compare: Compare; tells: string[] }[] = [
  { name: 'sameSecret', compare: timingSafeEqual, tells: [] },
  { name: '===', compare: (received, secret) => received === secret, tells: ['prefix', 'length'] },
  {
    name: 'early exit',
    compare: (received, secret) => {
      for (let at = 0; at < received.length; at++) if (received.charCodeAt(at) !== secret.charCodeAt(at)) return false;
      return received.length === secret.length;
    },
    tells: ['prefix'],
  },
  {
    name: 'length guard',
    compare: (received, secret) => {
      if (received.length !== secret.length) return false;
      let difference = 0;
      for (let at = 0; at < received.length; at++) difference |= received.charCodeAt(at) ^ secret.charCodeAt(at);
      return difference === 0;
    },
    tells: ['length'],
  },
  {
    name: 'remainder',
    compare: (received, secret) => {
      let difference = received.length ^ secret.length;
      for (let at = 0; at < received.length; at++) difference |= received.charCodeAt(at) ^ secret.charCodeAt(at % secret.length);
      return difference === 0;
    },
    // V8 takes a short cut where the divisor is a power of two; other engines do not.
    tells: [],
  },
];
