import { expectTypeOf, test } from 'vitest';
import type { CallbackReceiver } from '../../../src/callbacks/create-receiver.js';
import type { CallbackRequest } from '../../../src/callbacks/verify.js';

/* oxlint-disable typescript/no-explicit-any -- the types of Next */
/** How `next build` looks at an exported route handler, in Next 15 and in Next 16 with webpack. */
type FirstArgument<T> = T extends (...args: [infer First, any]) => any ? First : never;
type SecondArgument<T> = T extends (...args: [any, infer Second]) => any ? Second : never;
/* oxlint-enable typescript/no-explicit-any */

test('a receiver is a valid export of a Next route', () => {
  expectTypeOf<FirstArgument<CallbackReceiver>>().toEqualTypeOf<Request>();
  expectTypeOf<SecondArgument<CallbackReceiver>>().toBeUnknown();
});

test('a receiver takes requests of other servers, and a context', () => {
  type Arguments = [request: Request | CallbackRequest, context?: object];
  expectTypeOf<CallbackReceiver>().toExtend<(...args: Arguments) => Promise<Response>>();
});

test('a receiver is a fetch handler with a context', () => {
  expectTypeOf<CallbackReceiver>().toExtend<
    (request: Request, context: { waitUntil(work: Promise<unknown>): void }) => Promise<Response>
  >();
});
