import { Readable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCallbackRequest, toNodeHandler, type NodeRequest } from '../../../../src/callbacks/adapters/node.js';
import { createCallbackReceiver, type ReceiverEvent, type ReceiverOptions } from '../../../../src/callbacks/index.js';
import { payload, secret } from '../../../support/callback-requests.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const text = JSON.stringify(payload());

/** A request whose body arrives when the test pushes it. */
const openRequest = (fields: object = {}): NodeRequest & Readable => {
  const stream = new Readable({ read: () => {} });
  stream.on('error', () => {});
  const headers = { 'content-type': 'application/json', 'x-callback-secret': secret };
  return Object.assign(stream, { method: 'POST', headers, complete: false, ...fields }) as unknown as NodeRequest & Readable;
};

const open = (options: Partial<ReceiverOptions> = {}) => {
  const events: ReceiverEvent[] = [];
  const logger = { warn: () => {}, error: () => {} };
  const receiver = createCallbackReceiver({ secret, logger, onCallback: () => {}, onEvent: (event) => events.push(event), ...options });
  const errors = () => events.flatMap((event) => (event.type === 'rejected' ? [event.error as Error] : []));
  return { receiver, errors, events };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a body', () => {
  test.each<[string, (req: Readable) => void]>([
    ['as bytes', (req) => [text.slice(0, 9), text.slice(9)].forEach((part) => req.push(Buffer.from(part)))],
    ['as text', (req) => (req.setEncoding('utf8'), req.push(text))],
  ])('is read in pieces %s', async (_, send) => {
    const { receiver } = open();
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    await settle();
    send(req);
    req.push(null);
    expect((await response).status).toBe(204);
  });

  test('may be as large as the limit', async () => {
    const { receiver } = open({ maxBodyBytes: text.length });
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    req.push(text);
    req.push(null);
    expect((await response).status).toBe(204);
  });

  test('that is larger gets its response before it ends, and five seconds to end', async () => {
    const { receiver } = open({ maxBodyBytes: 10 });
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    req.push(text);
    expect((await response).status).toBe(413);
    expect(req.readableFlowing).toBe(true);
    vi.advanceTimersByTime(4999);
    expect(req.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(req.destroyed).toBe(true);
  });

  test('that ends in time leaves no timer', async () => {
    const { receiver } = open({ maxBodyBytes: 10 });
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    req.push(text);
    await response;
    req.destroy();
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each<[string, Error | undefined]>([
    ['closes', undefined],
    ['fails', new Error('ECONNRESET')],
  ])('whose connection %s is rejected with the reason', async (_, error) => {
    const { receiver, errors } = open();
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    req.push(text.slice(0, 9));
    await settle();
    req.destroy(error);
    expect((await response).status).toBe(400);
    const cause = new Error('The connection closed before the body was complete.');
    expect(errors()).toMatchObject([{ reason: 'invalid-json', cause, payload: text.slice(0, 9) }]);
  });

  test('whose connection closed before the secret was known is rejected at once', async () => {
    const { receiver, errors } = open({ secret: () => settle().then(() => secret) });
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    req.destroy();
    expect((await response).status).toBe(400);
    expect(errors()).toMatchObject([{ reason: 'invalid-json' }]);
  });

  test('that is empty and was read by a parser is rejected at once', async () => {
    const req = openRequest({ body: {} });
    req.resume().push(null); // express.json() reads the end and leaves an empty object
    await settle();
    const { receiver } = open();
    expect((await receiver.handle(toCallbackRequest(req))).status).toBe(400);
  });

  test('that stalls is given up, and its sender has five seconds to end it', async () => {
    const { receiver, errors } = open({ bodyTimeout: 1000 });
    const req = openRequest();
    const response = receiver.handle(toCallbackRequest(req));
    req.push(text.slice(0, 9));
    for (let turn = 0; turn < 3; turn++) {
      vi.advanceTimersByTime(0);
      await settle();
    }
    vi.advanceTimersByTime(1000);
    expect((await response).status).toBe(408);
    expect(errors()).toMatchObject([{ name: 'TimeoutError', payload: text.slice(0, 9) }]);
    expect([req.readableFlowing, req.destroyed]).toEqual([true, false]);
    vi.advanceTimersByTime(5000);
    expect(req.destroyed).toBe(true);
  });

  test.each<[string, object, number]>([
    ['an empty object of Express 4', { body: {} }, 204],
    ['the object of a parser', { body: payload() }, 204],
    ['the text of a parser', { body: text }, 204],
    ['null of a parser', { body: null }, 400],
    ['a list of a parser', { body: [payload()] }, 400],
  ])('is read from the stream only if no parser has read it: %s', async (_, fields, status) => {
    const { receiver } = open();
    const req = openRequest(fields);
    const response = receiver.handle(toCallbackRequest(req));
    req.push(text);
    req.push(null);
    expect((await response).status).toBe(status);
  });
});

describe('a handler of node:http', () => {
  const respond = async (fields: object, req = openRequest({ body: payload(), complete: true })) => {
    const sent: unknown[] = [];
    const res = { headersSent: false, destroyed: false, setHeader: () => {}, end: (body: unknown) => sent.push(body), ...fields };
    await toNodeHandler(open().receiver)(req, res as unknown as ServerResponse);
    return sent;
  };

  test.each([
    [{}, 1],
    [{ headersSent: true }, 0],
    [{ destroyed: true }, 0],
  ])('responds unless that is done or impossible: %j', async (fields, times) => {
    expect(await respond(fields)).toHaveLength(times);
  });

  test('waits for no body that is complete or whose connection is gone', async () => {
    await respond({});
    const gone = openRequest({ body: payload() });
    gone.destroy();
    await respond({}, gone);
    expect(vi.getTimerCount()).toBe(0);
  });
});
