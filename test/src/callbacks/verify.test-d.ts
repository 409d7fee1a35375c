import type { IncomingMessage } from 'node:http';
import { expectTypeOf, test } from 'vitest';
import {
  CallbackTimeoutError,
  CallbackVerificationError,
  verifyCallback,
  type CallbackRequest,
  type VerifyOptions,
} from '../../../src/callbacks/index.js';
import type { CallbackEvent } from '../../../src/contract/callbacks.js';

const secret = 'any';

test('a fetch Request returns a promise, everything else the callback itself', () => {
  expectTypeOf(verifyCallback({} as Request, { secret })).toEqualTypeOf<Promise<CallbackEvent>>();
  expectTypeOf(verifyCallback({} as CallbackRequest, { secret })).toEqualTypeOf<CallbackEvent>();
  expectTypeOf(verifyCallback({} as IncomingMessage & { body: unknown }, { secret })).toEqualTypeOf<CallbackEvent>();
  expectTypeOf(verifyCallback({ headers: new Headers(), body: '' }, { secret: ['a', 'b'] as const })).toEqualTypeOf<CallbackEvent>();
  expectTypeOf(verifyCallback({ headers: [['a', 'b']], body: {} }, { secret })).toEqualTypeOf<CallbackEvent>();
  expectTypeOf(verifyCallback({ headers: { a: ['b'] } }, { secret })).toEqualTypeOf<CallbackEvent>();
});

test('comparing the type of a callback narrows its data', () => {
  const steps = (callback: CallbackEvent) => (callback.type === 'healthify' ? callback.data.steps : undefined);
  expectTypeOf(steps).returns.toEqualTypeOf<string[] | undefined>();
});

test('a secret is a string, several, or a function; by default it comes from the environment', () => {
  expectTypeOf<{ toleranceSeconds: number }>().toExtend<VerifyOptions>();
  expectTypeOf<{ secret: string }>().toExtend<VerifyOptions>();
  expectTypeOf<{ secret: () => Promise<string[]> }>().toExtend<VerifyOptions>();
  expectTypeOf<{ secret: number }>().not.toExtend<VerifyOptions>();
});

test('each class of errors recognizes its errors', () => {
  const requestOf = (error: unknown) => (CallbackTimeoutError.is(error) ? error.request_id : undefined);
  expectTypeOf(requestOf).returns.toEqualTypeOf<string | undefined>();
  const payloadOf = (error: unknown) => (CallbackVerificationError.is(error) ? error.payload : undefined);
  expectTypeOf(payloadOf).returns.toEqualTypeOf<unknown>();
});
