import { runSafely } from '../util/run-safely.js';

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

/** Where log lines go. */
export interface LogSink {
  logger: Logger;
  logLevel: LogLevel;
}

/** Returns whether messages of `level` are logged. */
export const isLogged = (level: LogLevel, { logLevel }: LogSink): boolean => levels.indexOf(level) <= levels.indexOf(logLevel);

/** Logs a message. A logger that fails does not affect the call. */
export const log = (sink: LogSink, level: Exclude<LogLevel, 'off'>, message: string, ...details: unknown[]): void => {
  if (isLogged(level, sink)) runSafely(() => sink.logger[level](`recipe-ai ${message}`, ...details));
};
