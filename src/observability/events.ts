import { formatIssues, type Issue } from '../contract/issues.js';
import type { RateLimit } from '../contract/rate-limit.js';
import type { RecipeAIError } from '../errors.js';
import type { Wait } from '../rate-limit/types.js';
import { formatDuration } from '../util/format-duration.js';
import { runSafely } from '../util/run-safely.js';
import { isLogged, log, type LogLevel, type LogSink } from './log.js';

/** What a client reports to `onEvent`. No event holds an API key, a secret or a body. */
export type ClientEvent =
  /** An attempt is sent. `attempt` counts from 1. `url` has no query, because a query can contain a token. */
  | { type: 'request'; operation: string; method: string; url: string; attempt: number }
  /** A response arrived, with any status. `durationMs` is the time since the request. */
  | { type: 'response'; operation: string; status: number; durationMs: number; attempt: number; requestId?: string; rateLimit: RateLimit }
  /**
   * The call waits in the queue of the rate limiter, after earlier waits of `waitedMs`, if there were any. Reported again if the limits
   * become known while it waits, or if that takes much longer.
   */
  | ({ type: 'queued'; operation: string; waitedMs?: number } & Wait)
  /** The request will be sent again after `delayMs`, because attempt number `attempt` failed with `error`. */
  | { type: 'retry'; operation: string; attempt: number; delayMs: number; error: RecipeAIError }
  /** The request does not match the contract and is sent anyway, because of `validateRequests: 'warn'`. Each field is reported once. */
  | { type: 'invalid_request'; operation: string; issues: Issue[] }
  /** The response does not match the specification. Each field is reported once. */
  | { type: 'invalid_response'; operation: string; issues: Issue[] }
  /** The service behaves differently from what this package assumes about it. Each field is reported once. */
  | { type: 'assumption'; operation: string; issues: Issue[] };

const logLevelFor: Record<ClientEvent['type'], Exclude<LogLevel, 'off'>> = {
  request: 'debug',
  response: 'debug',
  queued: 'info',
  retry: 'info',
  invalid_request: 'warn',
  invalid_response: 'warn',
  assumption: 'info',
};

const waitReasons: Record<Wait['reason'], string> = {
  discovering: ', until a response reports the limits',
  limit: ' by the rate limit',
  unavailable: ': the service is unavailable',
};

type EventOf<Type extends ClientEvent['type']> = Extract<ClientEvent, { type: Type }>;

const formatWait = ({ estimatedMs, reason, waitedMs = 0 }: EventOf<'queued'>): string => {
  const time = estimatedMs === undefined ? 'an unknown time' : `about ${formatDuration(estimatedMs)}`;
  const before = waitedMs > 0 ? `, after it has waited ${formatDuration(waitedMs)}` : '';
  return `queued for ${time}${waitReasons[reason]}${before}`;
};

const formatters: { [Type in ClientEvent['type']]: (event: EventOf<Type>) => string } = {
  request: ({ method, url, attempt }) => `${method.toUpperCase()} ${url}${attempt > 1 ? ` (attempt ${attempt})` : ''}`,
  response: ({ status, durationMs, requestId }) =>
    `HTTP ${status} after ${Math.round(durationMs)} ms${requestId ? ` (request ${requestId})` : ''}`,
  queued: formatWait,
  retry: ({ delayMs, error }) => `retry in ${formatDuration(delayMs)} after: ${error.message}`,
  invalid_request: ({ issues }) => `the request does not match the contract and is sent anyway: ${formatIssues(issues)}.`,
  invalid_response: ({ issues }) => `the response is not what the service documents and is returned as it is: ${formatIssues(issues)}.`,
  assumption: ({ issues }) => `the service differs from what is assumed: ${formatIssues(issues)}.`,
};

/** An event in words, without its operation. */
export const formatEvent = <Type extends ClientEvent['type']>(event: EventOf<Type>): string =>
  (formatters[event.type] as (event: EventOf<Type>) => string)(event);

/** Where events go. */
export interface EventSink extends LogSink {
  onEvent?: (event: ClientEvent) => unknown;
}

/** Logs an event and passes it to the listeners: of the client, then of the call. One that fails is logged and does not affect the call. */
export const emit = (
  sink: EventSink,
  event: ClientEvent,
  level = logLevelFor[event.type],
  onCallEvent?: (event: ClientEvent) => unknown,
): void => {
  if (isLogged(level, sink)) log(sink, level, `${event.operation}: ${formatEvent(event)}`);
  for (const listener of [sink.onEvent, onCallEvent]) {
    if (!listener) continue;
    runSafely(
      () => listener(event),
      (error) => log(sink, 'error', 'onEvent failed:', error),
    );
  }
};
