import { describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/index.js';
import { createCallbackInbox } from '../../../src/callbacks/index.js';
import { toLambdaHandler, toNodeHandler } from '../../../src/callbacks/node.js';

describe.each([
  ['toLambdaHandler', toLambdaHandler],
  ['toNodeHandler', toNodeHandler],
])('%s', (_, toHandler) => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['an inbox', createCallbackInbox({ secret: 'test-secret' })],
    ['another function', () => undefined],
  ])('says at once that %s is not a receiver', (__, receiver) => {
    expect(() => toHandler(receiver as never)).toThrow(
      new ConfigurationError('Pass a receiver: what createCallbackReceiver() returns, or `handle` of an inbox.'),
    );
  });
});
