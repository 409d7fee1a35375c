import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOf, parseHistory, type KeptCallback } from '../../../cli/callbacks/parse-history.js';

const kept: fc.Arbitrary<KeptCallback> = fc.record({
  id: fc.uuid(),
  receivedAt: fc.string(),
  headers: fc.array(fc.tuple(fc.string(), fc.string())),
  body: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
});

/** A line that is not a callback: any bytes without a line feed, and without blank ones, which are skipped silently. */
const noise = fc
  .uint8Array()
  .map((bytes) => Buffer.from(bytes.map((byte) => (byte === 10 ? 11 : byte))))
  .filter((bytes) => bytes.toString('latin1').trim() !== '');

const NEWLINE = Buffer.from('\n');

test('a history is read whole, whatever lines are between its callbacks', () => {
  fc.assert(
    fc.property(fc.uniqueArray(kept, { selector: ({ id }) => id }), fc.array(noise), (callbacks, others) => {
      const lines = callbacks.flatMap((callback, at) => [others[at] ?? Buffer.alloc(0), Buffer.from(JSON.stringify(callback))]);
      const bytes = Buffer.concat(lines.flatMap((line) => [line, NEWLINE]));
      const read = parseHistory(bytes);
      expect(read.callbacks).toEqual(callbacks);
      expect(read.problems.map(({ line }) => line)).toEqual(callbacks.flatMap((_, at) => (others[at] ? [2 * at + 1] : [])));
    }),
  );
});

test('any bytes are read without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(parseHistory(Buffer.from(bytes)).callbacks).toEqual([]);
    }),
  );
});

const callback = { id: 'a', receivedAt: '', headers: [], body: '{}' };

test.each<[string, unknown]>([
  ['null', null],
  ['no body', { ...callback, body: undefined }],
  ['a header without a value', { ...callback, headers: [['X-Trace']] }],
  ['a status that is text', { of: 'a', to: '', sentAt: '', ok: true, status: '204', text: '', durationMs: 1 }],
])('a line with %s is reported', (_, line) => {
  expect(parseHistory(Buffer.from(`${JSON.stringify(line)}\n`))).toEqual({
    callbacks: [],
    problems: [{ line: 1, problem: 'it is not a callback' }],
  });
});

test('a last line that was cut off is called incomplete', () => {
  const bytes = Buffer.from(`${JSON.stringify(callback)}\n{"id":`);
  expect(parseHistory(bytes)).toEqual({ callbacks: [callback], problems: [{ line: 2, problem: 'it is incomplete' }] });
});

test('a callback has the last result of sending it', () => {
  const sent = { of: 'a', to: 'http://localhost', sentAt: '', ok: false, text: 'no', durationMs: 1 };
  const lines = [callback, sent, { ...sent, ok: true }, { ...sent, of: 'deleted' }];
  expect(parseHistory(Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n')))).toEqual({
    callbacks: [{ ...callback, sent: { ...sent, ok: true } }],
    problems: [],
  });
});

test.each(['', 'null', '[1]', '{"type": 7}', '{'])('a callback with the body %j has no name', (body) => {
  expect(nameOf({ body })).toEqual({ type: '', request_id: '' });
});
