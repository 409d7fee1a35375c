import { inWords, type Issue } from './contract/complaints.js';
import type { RateLimit } from './contract/rate-limit.js';
import type { RecipeAIError } from './errors.js';
import type { Wait } from './rate-limit/types.js';

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
  | { type: 'response'; operation: string; status: number; ms: number; attempt: number; requestId?: string; rateLimit: RateLimit }
  /** The call waits in line for a limit. */
  | ({ type: 'queued'; operation: string } & Wait)
  /** The call will be sent again after `ms`, because of `error`. */
  | { type: 'retry'; operation: string; attempt: number; ms: number; error: RecipeAIError }
  /** An answer, or a part of it, is not what the contract says. Told once for each place. */
  | { type: 'unexpected'; operation: string; issues: Issue[] };

const levelOf: Record<ClientEvent['type'], Exclude<LogLevel, 'off'>> = {
  request: 'debug',
  response: 'debug',
  queued: 'info',
  retry: 'info',
  unexpected: 'warn',
};

const tell = (event: ClientEvent): string => {
  switch (event.type) {
    case 'request':
      return `${event.method.toUpperCase()} ${event.url}${event.attempt > 1 ? ` (attempt ${event.attempt})` : ''}`;
    case 'response':
      return `${event.status} after ${Math.round(event.ms)} ms${event.requestId ? ` (${event.requestId})` : ''}`;
    case 'queued':
      return `waits ${event.estimatedMs === undefined ? 'for a limit' : `about ${Math.ceil(event.estimatedMs)} ms`} (${event.reason})`;
    case 'retry':
      return `sent again in ${Math.ceil(event.ms)} ms: ${event.error.message}`;
    default:
      return `the answer is not what the contract says; it is handed on. ${inWords(event.issues)}`;
  }
};

/** Who is told of events. */
export interface Listeners {
  logger: Logger;
  logLevel: LogLevel;
  onEvent?: (event: ClientEvent) => void;
}

/** Calls a function of the user's. What it throws, or its promise rejects with, harms no call. */
export const callSafely = (call: () => unknown, onError: (error: unknown) => void): void => {
  try {
    const result = call();
    if (result instanceof Promise) result.catch(onError);
  } catch (error) {
    onError(error);
  }
};

/** Tells the listener and the log. A listener that throws is reported to the log and harms no call. */
export const emit = ({ logger, logLevel, onEvent }: Listeners, event: ClientEvent): void => {
  const most = levels.indexOf(logLevel);
  const level = levelOf[event.type];
  const log = (as: Exclude<LogLevel, 'off'>, message: string, ...details: unknown[]): void => {
    if (levels.indexOf(as) <= most)
      callSafely(
        () => logger[as](message, ...details),
        () => undefined,
      );
  };
  log(level, `recipe-ai ${event.operation}: ${tell(event)}`);
  callSafely(
    () => onEvent?.(event),
    (error) => log('error', 'recipe-ai: onEvent threw', error),
  );
};
