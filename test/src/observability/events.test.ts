import { ServiceError, type ClientEvent, type LogLevel } from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import { emit, type EventSink } from '../../../src/observability/events.js';
import { log } from '../../../src/observability/log.js';

/** A sink that records its log lines as `level message`. */
const recordingSink = (logLevel: LogLevel, onEvent?: EventSink['onEvent']) => {
  const lines: unknown[][] = [];
  const record =
    (level: LogLevel) =>
    (message: string, ...details: unknown[]) =>
      void lines.push([`${level} ${message}`, ...details]);
  const logger = { error: record('error'), warn: record('warn'), info: record('info'), debug: record('debug') };
  return { lines, sink: { logger, logLevel, ...(onEvent && { onEvent }) } satisfies EventSink };
};

const operation = 'healthify';
const request = { type: 'request', operation, method: 'post', url: 'https://a.example/x' } as const;
const response = { type: 'response', operation, status: 200, durationMs: 12.4, attempt: 1, rateLimit: { windows: [] } } as const;
const issues = [{ path: 'recipe', message: 'missing', code: 'invalid_type' }];

describe('the log line of an event', () => {
  test.each<[ClientEvent, string]>([
    [{ ...request, attempt: 1 }, 'debug recipe-ai healthify: POST https://a.example/x'],
    [{ ...request, attempt: 2 }, 'debug recipe-ai healthify: POST https://a.example/x (attempt 2)'],
    [{ ...response, rateLimit: { windows: [] } }, 'debug recipe-ai healthify: HTTP 200 after 12 ms'],
    [{ ...response, rateLimit: { windows: [] }, requestId: 'req_1' }, 'debug recipe-ai healthify: HTTP 200 after 12 ms (request req_1)'],
    [
      { type: 'queued', operation, reason: 'limit', estimatedMs: 30_000 },
      'info recipe-ai healthify: queued for about 30 s by the rate limit',
    ],
    [{ type: 'queued', operation, reason: 'limit' }, 'info recipe-ai healthify: queued for an unknown time by the rate limit'],
    [
      { type: 'queued', operation, reason: 'discovering', estimatedMs: 500 },
      'info recipe-ai healthify: queued for about 500 ms, until a response reports the limits',
    ],
    [
      { type: 'retry', operation, attempt: 1, delayMs: 250, error: new ServiceError('Asleep.') },
      'info recipe-ai healthify: retry in 250 ms after: Asleep.',
    ],
    [
      { type: 'invalid_request', operation, issues },
      'warn recipe-ai healthify: the request does not match the contract and is sent anyway: recipe: missing.',
    ],
    [
      { type: 'invalid_response', operation, issues },
      'warn recipe-ai healthify: the response is not what the service documents and is returned as it is: recipe: missing.',
    ],
    [{ type: 'assumption', operation, issues }, 'info recipe-ai healthify: the service differs from what is assumed: recipe: missing.'],
  ])('says what happened: %j', (event, line) => {
    const { lines, sink } = recordingSink('debug');
    emit(sink, event);
    expect(lines).toEqual([[line]]);
  });

  test('may have another level', () => {
    const { lines, sink } = recordingSink('warn');
    emit(sink, { type: 'queued', operation, reason: 'limit' }, 'warn');
    expect(lines).toEqual([[expect.stringMatching(/^warn /)]]);
  });
});

test.each<[LogLevel, string[]]>([
  ['off', []],
  ['error', ['error']],
  ['warn', ['error', 'warn']],
  ['info', ['error', 'warn', 'info']],
  ['debug', ['error', 'warn', 'info', 'debug']],
])('the log level %s logs %j', (logLevel, levels) => {
  const { lines, sink } = recordingSink(logLevel);
  for (const level of ['error', 'warn', 'info', 'debug'] as const) log(sink, level, 'x', 5);
  expect(lines).toEqual(levels.map((level) => [`${level} recipe-ai x`, 5]));
});

test('a listener that throws is logged with its error, and a missing one is not', () => {
  const error = new Error('mine');
  const failing = recordingSink('error', () => {
    throw error;
  });
  emit(failing.sink, { ...request, attempt: 1 });
  expect(failing.lines).toEqual([['error recipe-ai onEvent failed:', error]]);
  const without = recordingSink('error');
  emit(without.sink, { ...request, attempt: 1 });
  expect(without.lines).toEqual([]);
});

test('the listener of a call gets an event after the listener of the client, also if that one throws', () => {
  const heard: string[] = [];
  const failing = recordingSink('off', () => {
    heard.push('client');
    throw new Error('mine');
  });
  emit(failing.sink, { ...request, attempt: 1 }, 'debug', ({ type }) => heard.push(`call: ${type}`));
  expect(heard).toEqual(['client', 'call: request']);
});
