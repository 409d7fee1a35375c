import type { PlannedAnswer } from '../faults/answers.js';
import type { Outbox } from '../callbacks/outbox.js';
import type { ErrorShape } from '../dialects/error-shapes.js';
import type { RateLimitDialect } from '../dialects/rate-limit-headers.js';
import type { Fault } from '../faults/faults.js';
import type { Tier } from '../gates/tiers.js';
import type { Journal, Note } from '../journal.js';
import type { Latency } from '../faults/latency.js';
import type { Plan } from '../faults/plan.js';
import type { Routes } from './routes.js';
import type { KeyRecord, Store } from '../store.js';
import type { Incoming } from './wire.js';
import type { World } from '../world.js';

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
