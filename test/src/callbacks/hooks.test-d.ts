import type { Logger } from '@recipe-ai/sdk';
import { createCallbackReceiver, type ReceiverLogger } from '@recipe-ai/sdk/callbacks';
import { expectTypeOf, test } from 'vitest';

test('the logger of a receiver may be that of a client, or the console', () => {
  expectTypeOf<Logger>().toExtend<ReceiverLogger>();
  expectTypeOf<Console>().toExtend<ReceiverLogger>();
});

test('a logger that is written in place may have the levels that a receiver does not use', () => {
  expectTypeOf(createCallbackReceiver).toBeCallableWith({
    onCallback: () => {},
    logger: { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} },
  });
  expectTypeOf(createCallbackReceiver).toBeCallableWith({ onCallback: () => {}, logger: { error: () => {}, warn: () => {} } });
});
