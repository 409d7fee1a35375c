import type { RequestListener } from 'node:http';
import type express from 'express';
import type { FastifyRequest } from 'fastify';
import { expectTypeOf, test } from 'vitest';
import type { NodeHandler } from '../../../src/callbacks/adapters/node.js';
import type { CallbackReceiver } from '../../../src/callbacks/create-receiver.js';
import type { CallbackRequest } from '../../../src/callbacks/verify.js';

/* oxlint-disable typescript/no-explicit-any -- the types of Next */
/** How `next build` looks at an exported route handler, in Next 15 and in Next 16 with webpack. */
type FirstArgument<T> = T extends (...args: [infer First, any]) => any ? First : never;
type SecondArgument<T> = T extends (...args: [any, infer Second]) => any ? Second : never;
type RouteContext = { params: Promise<any> };
/* oxlint-enable typescript/no-explicit-any */

test('a receiver is a valid export of a Next route', () => {
  expectTypeOf<FirstArgument<CallbackReceiver>>().toEqualTypeOf<Request>();
  expectTypeOf<SecondArgument<CallbackReceiver>>().toExtend<RouteContext>();
  expectTypeOf<CallbackReceiver>().toExtend<(request: Request, context: { params: Promise<{}> }) => Promise<Response>>();
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

test('a receiver is not a handler of node:http or Express, unless it is wrapped', () => {
  expectTypeOf<CallbackReceiver>().not.toExtend<RequestListener>();
  expectTypeOf<CallbackReceiver>().not.toExtend<express.RequestHandler>();
  expectTypeOf<CallbackReceiver>().not.toExtend<express.ErrorRequestHandler>();
  expectTypeOf<CallbackReceiver['handle']>().not.toExtend<express.RequestHandler>();
  expectTypeOf<NodeHandler>().toExtend<RequestListener>();
  expectTypeOf<NodeHandler>().toExtend<express.RequestHandler>();
});

test('a receiver takes a request of Fastify or Express from code that sends the response', () => {
  type RequestOfReceiver = Parameters<CallbackReceiver['handle']>[0];
  expectTypeOf<FastifyRequest>().toExtend<RequestOfReceiver>();
  expectTypeOf<express.Request>().toExtend<RequestOfReceiver>();
});
