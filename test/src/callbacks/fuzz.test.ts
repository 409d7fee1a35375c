import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCallbackReceiver, type CallbackEvent } from '../../../src/callbacks/index.js';
import { toNodeHandler } from '../../../src/callbacks/adapters/node.js';
import { onNode } from '../../support/callback-servers.js';
import { payload, secret } from '../../support/callback-requests.js';

/** How many requests are thrown at the receiver; CALLBACK_FUZZ=100000 takes minutes. */
const requests = Number(process.env['CALLBACK_FUZZ'] ?? 2_000);
const together = 32;

/** A request as bytes, and whether it carries the right secret and nothing that contradicts it. */
interface Shot {
  bytes: Buffer;
  trusted: boolean;
}

const good = JSON.stringify(payload());

/** The right body with a piece of it replaced by something else. */
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

/** How the body's length is told: rightly, wrongly, in chunks, in broken chunks, or not at all. */
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

const shot: fc.Arbitrary<Shot> = fc.oneof(
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

/** What a request is answered with; `silence` where the connection ended without an answer, `hang` where nothing happened for 10 seconds. */
const fire = async (port: number, bytes: Buffer): Promise<number | 'silence' | 'hang'> => {
  const socket = connect(port, '127.0.0.1');
  let told = '';
  let hung = false;
  socket.on('data', (data) => (told += data.toString('latin1'))).on('error', () => undefined);
  socket.setTimeout(10_000, () => {
    hung = true;
    socket.destroy();
  });
  socket.write(bytes);
  // What is incomplete would rightly be waited for: say that nothing more comes.
  const giveUp = setTimeout(() => socket.end(), 100);
  await once(socket, 'close');
  clearTimeout(giveUp);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(told) ?? [];
  return status ? Number(status) : hung ? 'hang' : 'silence';
};

test(
  `answers any ${requests} requests without a 5xx, a hang, or a throw, and lets in none without the secret`,
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
    const answers = new Map<string, number>();
    let admitted = 0;
    try {
      for (let done = 0; done < requests; done += 1_000) {
        const shots = fc.sample(shot, { numRuns: Math.min(1_000, requests - done), seed: seed + done });
        const rest = shots.values();
        const worker = async () => {
          for (const { bytes, trusted } of rest) {
            const answer = await fire(server.port, bytes);
            answers.set(String(answer), (answers.get(String(answer)) ?? 0) + 1);
            const shown = bytes.toString('latin1');
            if (answer === 'hang' || (typeof answer === 'number' && answer >= 500)) throw new Error(`${answer}: ${JSON.stringify(shown)}`);
            if (answer === 204 && !trusted) throw new Error(`Let in: ${JSON.stringify(shown)}`);
            if (answer === 204) admitted++;
          }
        };
        await Promise.all(Array.from({ length: together }, worker));
      }
    } finally {
      await server.close();
    }
    expect(rejected).toEqual([]);
    expect(handled.length).toBeGreaterThanOrEqual(admitted);
    for (const callback of handled) expect(callback).toMatchObject({ type: expect.any(String), data: expect.any(Object) });
    // The shots are worth firing only while they reach every check.
    expect([...answers.keys()].toSorted()).toEqual(expect.arrayContaining(['204', '400', '401', '405', '413', '415']));
    if (process.env['CALLBACK_FUZZ']) console.info(Object.fromEntries(answers));
  },
  60_000 + requests * 20,
);
