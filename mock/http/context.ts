import { withAnySignal } from '../../src/util/any-signal.js';
import type { CallbackPolicy } from '../callbacks/guard.js';
import type { Outbox } from '../callbacks/outbox.js';
import type { Environment } from '../core/environment.js';
import type { BaseUrls, MockRequest } from '../core/http-message.js';
import type { LimitStatus } from '../limits/limit.js';
import type { LogDraft } from '../core/request-log-entry.js';
import type { RequestLog } from '../core/request-log.js';
import type { Rules } from '../core/rules.js';
import type { Exclusively, KeyRecord, Store } from '../core/store.js';
import type { Tier } from '../core/tiers.js';
import type { Fault } from '../faults/faults.js';
import type { Latency } from '../faults/latency.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import type { Engine } from '../operations/engine.js';
import type { ResponseShapeName } from '../shapes/reshape.js';
import type { ErrorFormat } from '../formats/error-formats.js';
import type { RateLimitHeaderFormat } from '../formats/rate-limit-headers.js';
import type { Replay, ServiceTarget } from './recording.js';

/** The options of a mock that concern responses. */
export interface ResponseSettings extends BaseUrls {
  readonly rateLimitHeaders: RateLimitHeaderFormat;
  readonly errorFormat: ErrorFormat;
  /** How long the model takes. */
  readonly latency: Latency;
  /** True if responses take that time through every adapter. */
  readonly realLatency: boolean;
  /** How the service's own responses look; `undefined` leaves them as they are. */
  readonly shapes?: ResponseShapeName;
  readonly maxBodyBytes: number;
  /** Responds to AI operations instead of the kitchen. */
  readonly engine?: Engine;
  /** The real service that serves every request. Default: none. */
  readonly record?: ServiceTarget | undefined;
}

/** The parts of one service that serve requests. */
export interface Dependencies {
  readonly environment: Environment;
  readonly store: Store;
  readonly exclusively: Exclusively;
  readonly requestLog: RequestLog;
  readonly faults: Rules<Fault>;
  readonly overrides: Rules<OverrideFunction>;
  readonly outbox: Outbox;
  readonly settings: ResponseSettings;
  /** Keys that were sent to the real service: the logs mask them. */
  readonly forwardedKeys: Set<string>;
  /** Recorded responses, which come before those of operations. Default: none. */
  readonly replay?: Replay | undefined;
  /** The active scenario that a fault belongs to. */
  readonly scenarioOf: (fault: string) => string | undefined;
  /** The active scenario that has used up a limit of a key. */
  readonly scenarioOfLimit: (key: KeyRecord, status: LimitStatus) => string | undefined;
  /** Limits of a key: its tier's, and its own. */
  readonly tierOf: (key: KeyRecord) => Tier;
  /** Where the callbacks of an account may go. */
  readonly policyOf: (account: string) => CallbackPolicy;
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

/** Runs `run` with a signal that aborts when the client disconnects or the mock drops the request. */
export const withSignal = <Result>({ request, dropped }: RequestContext, run: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
  withAnySignal(request.signal ? [request.signal, dropped] : [dropped], run);

/** A status and a body, before headers are added. */
export interface HandlerResult {
  status: number;
  /** JSON, or `null` for no body. */
  text: string | null;
}
