import type { Mask } from '../util/mask.js';
import type { BatchQueue } from './batch-queue.js';
import type { ClientConfig } from './options.js';

/** What the calls of one client share besides its options. */
export interface ClientState {
  /** Reports that are made only once, such as a field of a response that does not match. Clients from `withOptions` share it. */
  reported: Set<string>;
  /** Key of the limiter that the latest call used: `sdk.rateLimit` reads that limiter. */
  limiterKey?: string;
  /** The queue of the batch that the client is for. */
  batchQueue?: BatchQueue;
  /**
   * The mask of the latest call and the secrets that it masks, kept because building its regular expressions takes longer than using them.
   */
  mask?: { secrets: readonly string[]; mask: Mask };
}

/** Returns true the first time that it is called with `report`. */
export const isFirstReport = ({ reported }: ClientState, report: string): boolean => {
  if (reported.has(report)) return false;
  reported.add(report);
  return true;
};

/** The options and the state of the client that makes a call. */
export interface ClientContext {
  config: ClientConfig;
  state: ClientState;
}
