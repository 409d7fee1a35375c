import { kindOf } from '../../src/util/kind-of.js';

/** Throws a `TypeError` for what is not a mock, as plain JavaScript may pass it. `owner` is the function that got it. The value is not shown, because a connection has a key. */
export const assertMock = (owner: string, mock: unknown): void => {
  if (typeof Object(mock).fetch === 'function' && Object(mock).adapter !== undefined) return;
  throw new TypeError(
    `${owner}: pass the mock that createMockService() returns, not ${kindOf(mock) === 'object' ? 'another object' : kindOf(mock)}.`,
  );
};
