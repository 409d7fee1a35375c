import { expect, test } from 'vitest';
import { assertCallbackFault, normalizeCallbackFault } from '../../../mock/callbacks/callback-faults.js';

test.each([
  [{}, { drop: true }],
  [{ drop: true }, { drop: true }],
  [{ drop: false }, { drop: false }],
  [{ status: 500 }, { status: 500 }],
  [{ duplicate: true }, { duplicate: true }],
  [
    { wrongSecret: true, drop: true },
    { drop: true, wrongSecret: true },
  ],
  [{ delay: '2s' }, { delay: 2000 }],
] as const)('a fault %j drops the callback only if it says nothing else', (fault, expected) => {
  const normalized = normalizeCallbackFault(fault);
  expect(normalized).toEqual(expected);
  expect(Object.keys(normalized).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test('a field that is not known is named with the method', () => {
  expect(() => assertCallbackFault({ statuss: 500 } as never)).toThrow(/mock\.callbacks\.fail.*statuss/);
});
