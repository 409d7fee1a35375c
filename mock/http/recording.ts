import type { Operation } from '../../src/contract/endpoints.js';
import type { MockResponse } from '../core/http-message.js';

/** A request to a real service. */
export interface ForwardedRequest {
  /** `null` if no operation has that path and method. */
  operation: Operation | null;
  /** The host that the request is for. */
  host: 'rest' | 'ai';
  /** Upper case. */
  method: string;
  /** Path below the base URL, still percent-encoded. */
  path: string;
  /** The query, without the question mark. */
  search: string;
  /** Names and values. */
  headers: Iterable<readonly [string, string]>;
  /** Empty if there is none. */
  body: Uint8Array | string;
  /** Aborts when the caller disconnects. */
  signal?: AbortSignal | undefined;
}

/** A real service behind the mock: `recordTo()` of `@recipe-ai/sdk/mock/record` creates it. */
export interface ServiceTarget {
  /** Sends a request to the real service and returns its response. Rejects only if the caller disconnects. */
  forward(request: ForwardedRequest): Promise<MockResponse>;
}

/** A request for which a recorded response is wanted. */
export interface ReplayRequest {
  /** `null` if no operation has that path and method. */
  operation: Operation | null;
  /** Upper case. */
  method: string;
  /** Path below the base URL, still percent-encoded. */
  path: string;
  /** The query, without the question mark. */
  search: string;
  /** The body; `null` if there is none. */
  body: string | null;
  /** The `Authorization` header. */
  authorization: string | null;
}

/** A recorded response. */
export interface ReplayedResponse {
  /** `exact`: the same request was recorded. `operation`: another request of the same operation was recorded. */
  match: 'exact' | 'operation';
  /** HTTP status. */
  status: number;
  /** Without those that the mock adds itself. */
  headers: MockResponse['headers'];
  /** The body: a JSON value, or a text. */
  value: unknown;
  /** The body as it is sent; `null` if there is none. */
  body: string | null;
}

/** Recorded responses from the start of a recording on. */
export interface Replay {
  /** Returns the response to a request; `undefined` if the recording has none. */
  find(request: ReplayRequest): ReplayedResponse | undefined;
}

/** A recording for the option `replay`: `openRecording()` of `@recipe-ai/sdk/mock/record` creates it. */
export interface ReplaySource {
  /** Starts at the beginning. Every isolated key, and every reset of the mock, starts on its own. */
  replay(): Replay;
}
