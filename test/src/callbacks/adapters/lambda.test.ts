import { ConfigurationError } from '@recipe-ai/sdk';
import { describe, expect, test, vi } from 'vitest';
import { createCallbackReceiver, type CallbackEvent } from '../../../../src/callbacks/index.js';
import { toLambdaHandler, type LambdaEvent } from '../../../../src/callbacks/node.js';
import { payload, secret } from '../../../support/callback-requests.js';

const body = JSON.stringify(payload({ model: 'Rühr \u5869' }));
const base64 = Buffer.from(body).toString('base64');

/** The shapes in which AWS hands a request on, with what a receiver does not look at. */
const events = {
  'API Gateway, payload 1.0': (given: string) => ({
    resource: '/callbacks',
    path: '/callbacks',
    httpMethod: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Callback-Secret': given },
    multiValueHeaders: { 'Content-Type': ['application/json'], 'X-Callback-Secret': [given] },
    queryStringParameters: null,
    requestContext: { stage: 'prod' },
    body,
    isBase64Encoded: false,
  }),
  'API Gateway, payload 2.0': (given: string) => ({
    version: '2.0',
    routeKey: 'POST /callbacks',
    rawPath: '/callbacks',
    headers: { 'content-type': 'application/json', 'x-callback-secret': given },
    requestContext: { http: { method: 'POST', path: '/callbacks' }, stage: '$default' },
    body,
    isBase64Encoded: false,
  }),
  'a function URL, base64': (given: string) => ({
    version: '2.0',
    headers: { 'content-type': 'application/json', 'x-callback-secret': given },
    requestContext: { http: { method: 'POST' } },
    body: base64,
    isBase64Encoded: true,
  }),
  'a load balancer': (given: string) => ({
    requestContext: { elb: { targetGroupArn: 'arn' } },
    httpMethod: 'POST',
    path: '/callbacks',
    multiValueHeaders: { 'content-type': ['application/json'], 'x-callback-secret': [given] },
    body: base64,
    isBase64Encoded: true,
  }),
};

const open = () => {
  const handled: CallbackEvent[] = [];
  const handler = toLambdaHandler(
    createCallbackReceiver({ secret, dedupe: false, onCallback: (callback) => void handled.push(callback), onError: () => undefined }),
  );
  return { handled, handler };
};

describe.each(Object.entries(events))('a Lambda function behind %s', (_, event) => {
  test('accepts a callback and responds after handling it, because it is frozen then', async () => {
    const { handled, handler } = open();
    expect(await handler(event(secret))).toEqual({ statusCode: 204, headers: {}, body: '' });
    expect(handled).toEqual([JSON.parse(body)]);
  });

  test('rejects a request without the secret', async () => {
    const { handled, handler } = open();
    expect(await handler(event('other'))).toEqual({ statusCode: 401, headers: {}, body: '' });
    expect(handled).toEqual([]);
  });
});

describe('a Lambda function', () => {
  test('checks every value of a header', async () => {
    const { handler } = open();
    const event = { ...events['API Gateway, payload 1.0'](secret), multiValueHeaders: { 'x-callback-secret': ['other'] } };
    expect((await handler(event)).statusCode).toBe(401);
    const empty = { ...events['API Gateway, payload 1.0'](secret), multiValueHeaders: {} };
    expect((await handler(empty)).statusCode).toBe(204);
    const joined = events['API Gateway, payload 2.0'](`other,${secret}`);
    expect((await handler(joined)).statusCode).toBe(401);
  });

  test('has an Allow header for another method', async () => {
    const { handler } = open();
    const event = { ...events['API Gateway, payload 2.0'](secret), requestContext: { http: { method: 'GET' } } };
    expect(await handler(event)).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } });
  });

  test.each<[number, Partial<LambdaEvent>]>([
    [400, { body: null }],
    [400, { body: '' }],
    [400, { body: base64, isBase64Encoded: false }],
    [400, { body: '////', isBase64Encoded: true }],
    [401, { headers: null }],
    [401, {}],
  ])('responds with %d to an event of %j', async (status, changes) => {
    const { handler } = open();
    const event = Object.keys(changes).length === 0 ? {} : { ...events['API Gateway, payload 2.0'](secret), ...changes };
    expect((await handler(event)).statusCode).toBe(status);
  });

  test('logs each callback that it cannot parse, and why', async () => {
    const warn = vi.fn();
    const handler = toLambdaHandler(createCallbackReceiver({ secret, onCallback: () => undefined, logger: { warn, error: warn } }));
    const event = { ...events['API Gateway, payload 2.0'](secret), body: '{' };
    expect([await handler(event), await handler(event)]).toMatchObject([{ statusCode: 400 }, { statusCode: 400 }]);
    const line = expect.stringMatching(/^recipe-ai: callback rejected \(invalid-json, HTTP 400\): The body is not JSON\./);
    expect(warn.mock.calls).toEqual([[line], [line]]);
  });

  test.each([null, undefined, '{}', []])('that is called without an HTTP request says so: %j', async (event) => {
    const message = 'The Lambda event is not an HTTP request. Check what calls the function.';
    await expect(open().handler(event as never)).rejects.toThrow(new ConfigurationError(message));
  });

  test('responds with 204 even if the handler failed', async () => {
    const handler = toLambdaHandler(
      createCallbackReceiver({ secret, onCallback: () => Promise.reject(new Error('the kitchen burns')), onError: () => undefined }),
    );
    expect((await handler(events['API Gateway, payload 2.0'](secret))).statusCode).toBe(204);
  });
});
