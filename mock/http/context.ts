import type { Outbox } from '../callbacks/outbox.js';
import type { Environment } from '../core/environment.js';
import type { MockRequest } from '../core/http-message.js';
import type { LogDraft, RequestLog } from '../core/request-log.js';
import type { Rules } from '../core/rules.js';
import type { KeyRecord, Store } from '../core/store.js';
import type { Tier } from '../core/tiers.js';
import type { Fault } from '../faults/faults.js';
import type { Latency } from '../faults/latency.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import type { ErrorFormat } from '../formats/error-formats.js';
import type { RateLimitHeaderFormat } from '../formats/rate-limit-headers.js';

/** The parts of one service that serve requests. */
export interface Dependencies {
  readonly environment: Environment;
  readonly store: Store;
  readonly requestLog: RequestLog;
  readonly faults: Rules<Fault>;
  readonly overrides: Rules<OverrideFunction>;
  readonly outbox: Outbox;
  /** Limits of a key: its tier's, and its own. */
  readonly tierOf: (key: KeyRecord) => Tier;
  /** The allow-list of callback hosts of an account. */
  readonly hostsOf: (account: string) => readonly string[];
  readonly rateLimitHeaders: RateLimitHeaderFormat;
  readonly errorFormat: ErrorFormat;
  /** How long the model takes. */
  readonly latency: Latency;
  /** True if responses take that time through every adapter. */
  readonly realLatency: boolean;
  /** True if listed loopback hosts may be called back, over http too. */
  readonly allowLoopback: boolean;
  readonly maxBodyBytes: number;
  /** Base URL of the REST API, without a slash at the end. */
  readonly baseUrl: string;
  /** Base URL of the AI service, without a slash at the end. */
  readonly aiUrl: string;
}

/** One request while it is served. */
export interface RequestContext {
  readonly request: MockRequest;
  readonly draft: LogDraft;
  /** Aborts when the mock drops its pending requests. */
  readonly dropped: AbortSignal;
  /** Set once the caller is authenticated. */
  key?: KeyRecord;
  /** Set once a fault applies. */
  fault?: Fault;
}

/** A status and a body, before headers are added. */
export interface HandlerResult {
  status: number;
  /** JSON, or `null` for no body. */
  text: string | null;
}
