import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallbackReceiver, type CallbackEvent } from '../../../src/callbacks/index.js';
import { toNodeHandler } from '../../../src/callbacks/adapters/node.js';
import { onNode } from '../../support/callback-servers.js';
import { payload, secret } from '../../support/callback-requests.js';

/** Number of requests; CALLBACK_FUZZ=100000 takes minutes. */
const requests = Number(process.env['CALLBACK_FUZZ'] ?? 2_000);
const concurrency = 32;

/** A request as bytes, and whether it has the right secret and no other. */
interface FuzzedRequest {
  bytes: Buffer;
  trusted: boolean;
}

const good = JSON.stringify(payload());

/** A valid body with a part of it replaced. */
const mutated = fc
  .tuple(
    fc.nat(good.length),
    fc.nat(30),
    fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('"', '{', '\\u', '__proto__', '[[[[', '\0')),
  )
  .map(([from, length, text]) => good.slice(0, from) + text + good.slice(from + length));

const body = fc.oneof(
  { weight: 4, arbitrary: mutated.map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 2, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: fc.constant(Buffer.from(good)) },
  { weight: 1, arbitrary: fc.nat(5_000).map((depth) => Buffer.from('['.repeat(depth))) },
  { weight: 1, arbitrary: fc.nat(40_000).map((size) => Buffer.alloc(size, 'x')) },
);

const value: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(secret, '', ' ', `${secret},${secret}`, 'undefined', secret.slice(1), `${secret}x`),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);

const secretLines: fc.Arbitrary<string[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<string[]>([secret]) },
  { weight: 3, arbitrary: fc.array(value, { maxLength: 3 }) },
);

const type: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(undefined, '', 'text/plain', 'application/json; charset=utf-16', 'x', 'multipart/form-data; boundary=x'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
);

/** How the length of the body is given. */
const framing = fc.oneof(
  { weight: 5, arbitrary: fc.constant('right' as const) },
  { weight: 2, arbitrary: fc.constant('chunked' as const) },
  { weight: 1, arbitrary: fc.constantFrom('long', 'short', 'none', 'negative', 'broken chunks', 'both') },
);

const frame = (how: string, bytes: Buffer): { lines: string[]; content: Buffer } => {
  const chunked = Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from(bytes.length > 0 ? '\r\n0\r\n\r\n' : '\r\n'),
  ]);
  switch (how) {
    case 'right':
      return { lines: [`Content-Length: ${bytes.length}`], content: bytes };
    case 'chunked':
      return { lines: ['Transfer-Encoding: chunked'], content: chunked };
    case 'long':
      return { lines: [`Content-Length: ${bytes.length + 100}`], content: bytes };
    case 'short':
      return { lines: [`Content-Length: ${Math.floor(bytes.length / 2)}`], content: bytes };
    case 'negative':
      return { lines: ['Content-Length: -5'], content: bytes };
    case 'broken chunks':
      return { lines: ['Transfer-Encoding: chunked'], content: bytes };
    case 'both':
      return { lines: [`Content-Length: ${bytes.length}`, 'Transfer-Encoding: chunked'], content: chunked };
    default:
      return { lines: [], content: bytes };
  }
};

const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ bytes: Buffer.from(bytes), trusted: false })) },
  {
    weight: 20,
    arbitrary: fc
      .record({
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant('POST') },
          { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'OPTIONS', 'post', 'BREW') },
        ),
        secrets: secretLines,
        type,
        framing,
        body,
      })
      .map(({ method, secrets, type: contentType, framing: how, body: bytes }) => {
        const { lines, content } = frame(how, bytes);
        const head = [
          `${method} /callbacks HTTP/1.1`,
          'Host: kitchen',
          'Connection: close',
          ...secrets.map((line) => `X-Callback-Secret: ${line}`),
          ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
          ...lines,
        ].join('\r\n');
        const trusted = secrets.length > 0 && secrets.every((line) => line.split(',').every((part) => part.trim() === secret));
        return { bytes: Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), content]), trusted };
      }),
  },
);

/** Status of the response; `closed` if the connection ended without one, `hang` if nothing happened for 10 seconds. */
const send = async (port: number, bytes: Buffer): Promise<number | 'closed' | 'hang'> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let hung = false;
  socket.on('data', (data) => (received += data.toString('latin1'))).on('error', () => undefined);
  socket.setTimeout(10_000, () => {
    hung = true;
    socket.destroy();
  });
  socket.write(bytes);
  // A server may wait for the rest of an incomplete request, so end it.
  const timer = setTimeout(() => socket.end(), 100);
  await once(socket, 'close');
  clearTimeout(timer);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(received) ?? [];
  if (status) return Number(status);
  return hung ? 'hang' : 'closed';
};

test(
  `responds to ${requests} random requests without a 5xx, a hang or a rejection, and accepts none without the secret`,
  async () => {
    const seed = Number(process.env['CALLBACK_FUZZ_SEED'] ?? 20300101);
    const handled: CallbackEvent[] = [];
    const rejected: unknown[] = [];
    const receiver = createCallbackReceiver({
      secret,
      dedupe: false,
      onCallback: (callback) => void handled.push(callback),
      maxBodyBytes: 20_000,
      bodyTimeout: 2_000,
    });
    const handle = toNodeHandler(receiver);
    const server = await onNode((req, res) => void handle(req, res).catch((error: unknown) => rejected.push(error)));
    const responses = new Map<string, number>();
    let accepted = 0;
    try {
      for (let done = 0; done < requests; done += 1_000) {
        const batch = fc.sample(fuzzedRequest, { numRuns: Math.min(1_000, requests - done), seed: seed + done });
        const rest = batch.values();
        const worker = async () => {
          for (const { bytes, trusted } of rest) {
            const status = await send(server.port, bytes);
            responses.set(String(status), (responses.get(String(status)) ?? 0) + 1);
            const shown = bytes.toString('latin1');
            if (status === 'hang' || (typeof status === 'number' && status >= 500)) throw new Error(`${status}: ${JSON.stringify(shown)}`);
            if (status === 204 && !trusted) throw new Error(`Accepted: ${JSON.stringify(shown)}`);
            if (status === 204) accepted++;
          }
        };
        await Promise.all(Array.from({ length: concurrency }, worker));
      }
    } finally {
      await server.close();
    }
    expect(rejected).toEqual([]);
    expect(handled.length).toBeGreaterThanOrEqual(accepted);
    for (const callback of handled) expect(callback).toMatchObject({ type: expect.any(String), data: expect.any(Object) });
    // The requests must reach every check to be worth sending.
    expect([...responses.keys()].toSorted()).toEqual(expect.arrayContaining(['204', '400', '401', '405', '413', '415']));
    if (process.env['CALLBACK_FUZZ']) console.info(Object.fromEntries(responses));
  },
  60_000 + requests * 20,
);
