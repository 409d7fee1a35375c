import type { ClientEvent } from '../observability/events.js';

/** Options of one call. They override the options of its client. */
export interface CallOptions {
  /** Aborts the call, even if it is still in the queue. The call rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt. */
  timeout?: number | undefined;
  /**
   * Milliseconds for the whole call, including waits and retries. A call that would have to wait longer for a rate limit is rejected at
   * once.
   */
  totalTimeout?: number | undefined;
  /** Maximum number of retries after a connection error, a timeout, a 408, a 425 or a 5xx (except 501). */
  maxRetries?: number | undefined;
  /** Milliseconds that the call may wait for a rate limit. */
  maxWait?: number | undefined;
  /** Rejects instead of retrying or waiting: the same as `maxRetries: 0` and `maxWait: 0`. */
  failFast?: boolean | undefined;
  /** `interactive` calls leave the queue before `bulk` calls. */
  priority?: 'interactive' | 'bulk' | undefined;
  /** Headers that are added to the request. They override client headers of the same name. */
  headers?: Record<string, string> | undefined;
  /** Sent as the header `Idempotency-Key`, which makes the call safe to retry. The SDK assumes that the service supports this header. */
  idempotencyKey?: string | undefined;
  /** Called for the events of this call, after the client's `onEvent`. */
  onEvent?: ((event: ClientEvent) => void) | undefined;
}

type RawMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A request to any endpoint, for `sdk.request`. */
export interface RawRequest {
  /** The HTTP method. Default: `get`. */
  method?: RawMethod | Uppercase<RawMethod>;
  /** `rest` is `baseUrl`, `ai` is `aiUrl`. Default: `rest`. */
  host?: 'rest' | 'ai';
  /** Path below the host's address, such as `/api/v1/new-thing`. */
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON. */
  body?: unknown;
}
