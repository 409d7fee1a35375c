import type { PlannedAnswer } from '../faults/response-overrides.js';
import type { Outbox } from '../callbacks/outbox.js';
import type { ErrorShape } from '../formats/error-formats.js';
import type { RateLimitDialect } from '../formats/rate-limit-headers.js';
import type { Fault } from '../faults/faults.js';
import type { Tier } from '../core/tiers.js';
import type { Journal, Note } from '../core/request-log.js';
import type { Latency } from '../faults/latency.js';
import type { Plan } from '../core/rules.js';
import type { Routes } from './routes.js';
import type { KeyRecord, Store } from '../core/store.js';
import type { Incoming } from './types.js';
import type { World } from '../core/environment.js';

/** The parts of one service, as those who serve a call see them. */
export interface Parts {
  readonly world: World;
  readonly store: Store;
  readonly routes: Routes;
  readonly journal: Journal;
  readonly faults: Plan<Fault>;
  readonly answers: Plan<PlannedAnswer>;
  readonly outbox: Outbox;
  /** Limits of a key: its tier's, and its own. */
  readonly tierOf: (key: KeyRecord) => Tier;
  readonly rateLimitHeaders: RateLimitDialect;
  readonly errorShape: ErrorShape;
  /** How long the model takes. */
  readonly latency: Latency;
  /** True where answers take it through every door. */
  readonly realLatency: boolean;
  readonly development: boolean;
  readonly maxBodyBytes: number;
  /** Where things are, for whoever asked in the wrong place. */
  readonly whereabouts: string;
}

/** One call on its way. */
export interface Visit {
  readonly incoming: Incoming;
  readonly note: Note;
  /** Known once the caller is. */
  key?: KeyRecord;
  /** What strikes it. */
  fault?: Fault;
}

/** A body and its status, before it is sent. */
export interface Served {
  status: number;
  /** JSON, or `null` for no body. */
  text: string | null;
}
