import type { ResetTime } from './server-clock.js';
import type { SentCall } from './traffic.js';

/** What a response reports of the limit. */
export interface SlidingReport {
  call: SentCall;
  isRefused: boolean;
  limit: number;
  /** Calls that the limit has counted. */
  used: number;
  /** How many of them other clients usually make. */
  foreignCalls: number;
  reset: ResetTime | null;
}

/** Bounds of the calls that a limit has counted. */
export interface CountBounds {
  least: number;
  most: number;
}

/** A report, and how exactly it is known when its call arrived. */
export interface Observation extends SlidingReport {
  /** Calls up to this number may have arrived first. */
  lastBefore: number;
  latencyMs: number;
}
