import { formatIssues, type Issue } from '../contract/issues.js';
import type { RateLimit } from '../contract/rate-limit.js';
import type { RecipeAIError } from '../errors.js';
import type { Wait } from '../pace/gate.js';
import { formatDuration } from '../util/format-duration.js';

/** A logger with the methods of `console`. */
export interface Logger {
  error(message: string, ...details: unknown[]): void;
  warn(message: string, ...details: unknown[]): void;
  info(message: string, ...details: unknown[]): void;
  debug(message: string, ...details: unknown[]): void;
}

/** How much is logged, from nothing to everything. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** What a client reports to `onEvent`. No event holds an API key, a secret or a body. */
export type ClientEvent =
  /** An attempt is sent; `attempt` counts from 1. */
  | { type: 'request'; operation: string; method: string; url: string; attempt: number }
  /** A response arrived, whatever its status; `durationMs` counts from its request. */
  | { type: 'response'; operation: string; status: number; durationMs: number; attempt: number; requestId?: string; rateLimit: RateLimit }
  /** The call waits in the queue of the rate limiter. */
  | ({ type: 'queued'; operation: string } & Wait)
  /** The request will be sent again after `delayMs`, because attempt number `attempt` failed with `error`. */
  | { type: 'retry'; operation: string; attempt: number; delayMs: number; error: RecipeAIError }
  /** The response does not match the contract. Each place is reported once. */
  | { type: 'invalid_response'; operation: string; issues: Issue[] };

const logLevelFor: Record<ClientEvent['type'], Exclude<LogLevel, 'off'>> = {
  request: 'debug',
  response: 'debug',
  queued: 'info',
  retry: 'info',
  invalid_response: 'warn',
};

const formatWait = ({ estimatedMs, reason }: Wait): string => {
  const time = Number.isFinite(estimatedMs) ? `about ${formatDuration(estimatedMs)}` : 'an unknown time';
  return reason === 'discovering' ? `queued for ${time}, until a response reports the limits` : `queued for ${time} by the rate limit`;
};

const formatEvent = (event: ClientEvent): string => {
  switch (event.type) {
    case 'request':
      return `${event.method.toUpperCase()} ${event.url}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`;
    case 'response':
      return `HTTP ${event.status} after ${Math.round(event.durationMs)} ms${event.requestId ? ` (request ${event.requestId})` : ''}`;
    case 'queued':
      return formatWait(event);
    case 'retry':
      return `retry in ${formatDuration(event.delayMs)} after: ${event.error.message}`;
    case 'invalid_response':
      return `the response does not match the contract and is returned as it is: ${formatIssues(event.issues)}.`;
  }
};

/** Where events go. */
export interface EventSink {
  logger: Logger;
  logLevel: LogLevel;
  onEvent?: (event: ClientEvent) => void;
}

/** Returns whether messages of `level` are logged. */
const isLogged = (level: LogLevel, { logLevel }: EventSink): boolean => levels.indexOf(level) <= levels.indexOf(logLevel);

/** Logs an event and passes it to the listener. A listener that throws is logged and does not affect the call. */
export const emit = (sink: EventSink, event: ClientEvent): void => {
  const level = logLevelFor[event.type];
  if (isLogged(level, sink)) sink.logger[level](`recipe-ai ${event.operation}: ${formatEvent(event)}`);
  try {
    sink.onEvent?.(event);
  } catch (error) {
    if (isLogged('error', sink)) sink.logger.error('recipe-ai: onEvent threw', error);
  }
};
