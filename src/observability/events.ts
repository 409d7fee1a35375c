import { formatIssues, type Issue } from '../contract/issues.js';
import type { RateLimit } from '../contract/rate-limit.js';
import type { RecipeAIError } from '../errors.js';
import type { Wait } from '../pace/gate.js';

/** Anything shaped like `console`. */
export interface Logger {
  error(message: string, ...details: unknown[]): void;
  warn(message: string, ...details: unknown[]): void;
  info(message: string, ...details: unknown[]): void;
  debug(message: string, ...details: unknown[]): void;
}

/** From silent to everything. */
export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

const levels: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** What a client tells `onEvent`. No event holds a key, a secret or a body. */
export type ClientEvent =
  /** An attempt leaves; `attempt` counts from 1. */
  | { type: 'request'; operation: string; method: string; url: string; attempt: number }
  /** An answer came, refusals included; `ms` since the attempt left. */
  | { type: 'response'; operation: string; status: number; durationMs: number; attempt: number; requestId?: string; rateLimit: RateLimit }
  /** The call waits in line for a limit. */
  | ({ type: 'queued'; operation: string } & Wait)
  /** The call will be sent again after `ms`, because of `error`. */
  | { type: 'retry'; operation: string; attempt: number; delayMs: number; error: RecipeAIError }
  /** An answer, or a part of it, is not what the contract says. Told once for each place. */
  | { type: 'invalid_response'; operation: string; issues: Issue[] };

const logLevelFor: Record<ClientEvent['type'], Exclude<LogLevel, 'off'>> = {
  request: 'debug',
  response: 'debug',
  queued: 'info',
  retry: 'info',
  invalid_response: 'warn',
};

const formatEvent = (event: ClientEvent): string => {
  switch (event.type) {
    case 'request':
      return `${event.method.toUpperCase()} ${event.url}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`;
    case 'response':
      return `${event.status} after ${Math.round(event.durationMs)} ms${event.requestId ? ` (${event.requestId})` : ''}`;
    case 'queued':
      return `waits about ${Math.ceil(event.estimatedMs)} ms (${event.reason})`;
    case 'retry':
      return `sent again in ${Math.ceil(event.delayMs)} ms: ${event.error.message}`;
    default:
      return `the answer is not what the contract says; it is handed on. ${formatIssues(event.issues)}`;
  }
};

/** Who is told of events. */
export interface EventSink {
  logger: Logger;
  logLevel: LogLevel;
  onEvent?: (event: ClientEvent) => void;
}

/** Tells the listener and the log. A listener that throws is reported to the log and harms no call. */
export const emit = ({ logger, logLevel, onEvent }: EventSink, event: ClientEvent): void => {
  const most = levels.indexOf(logLevel);
  const level = logLevelFor[event.type];
  if (levels.indexOf(level) <= most) logger[level](`recipe-ai ${event.operation}: ${formatEvent(event)}`);
  try {
    onEvent?.(event);
  } catch (error) {
    if (most > 0) logger.error('recipe-ai: onEvent threw', error);
  }
};
