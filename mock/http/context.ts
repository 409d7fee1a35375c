import type { OverrideFunction } from '../faults/response-overrides.js';
import type { Outbox } from '../callbacks/outbox.js';
import type { ErrorFormat } from '../formats/error-formats.js';
import type { RateLimitHeaderFormat } from '../formats/rate-limit-headers.js';
import type { Fault } from '../faults/faults.js';
import type { Tier } from '../core/tiers.js';
import type { RequestLog, LogDraft } from '../core/request-log.js';
import type { Latency } from '../faults/latency.js';
import type { Rules } from '../core/rules.js';
import type { Routes } from './routes.js';
import type { KeyRecord, Store } from '../core/store.js';
import type { MockRequest } from '../core/http-message.js';
import type { Environment } from '../core/environment.js';

/** The parts of one service, as those who serve a call see them. */
export interface Dependencies {
  readonly environment: Environment;
  readonly store: Store;
  readonly routes: Routes;
  readonly requestLog: RequestLog;
  readonly faults: Rules<Fault>;
  readonly overrides: Rules<OverrideFunction>;
  readonly outbox: Outbox;
  /** Limits of a key: its tier's, and its own. */
  readonly tierOf: (key: KeyRecord) => Tier;
  readonly rateLimitHeaders: RateLimitHeaderFormat;
  readonly errorFormat: ErrorFormat;
  /** How long the model takes. */
  readonly latency: Latency;
  /** True where answers take it through every door. */
  readonly realLatency: boolean;
  readonly development: boolean;
  readonly maxBodyBytes: number;
  /** Where things are, for whoever asked in the wrong place. */
  readonly baseUrlHint: string;
}

/** One call on its way. */
export interface RequestContext {
  readonly request: MockRequest;
  readonly draft: LogDraft;
  /** Known once the caller is. */
  key?: KeyRecord;
  /** What strikes it. */
  fault?: Fault;
}

/** A body and its status, before it is sent. */
export interface HandlerResult {
  status: number;
  /** JSON, or `null` for no body. */
  text: string | null;
}
