/** A header and its value. */
export type HeaderEntry = readonly [name: string, value: string];

/** The base URLs of the two hosts, without a slash at the end. */
export interface BaseUrls {
  /** Of the REST API. */
  readonly baseUrl: string;
  /** Of the AI service. */
  readonly aiUrl: string;
}

/** A request as every adapter passes it to the service. */
export interface MockRequest {
  /** Upper case. */
  method: string;
  /** The host that the request was sent to. `any`: one address serves both hosts. */
  host: 'rest' | 'ai' | 'any';
  /** Path below the base URL, such as `/api/v1/pantries`, still percent-encoded. */
  path: string;
  /** The query, without the question mark. */
  search: string;
  /** The whole URL, for the request log and error messages. */
  url: string;
  /** Returns the value of a header. `name` is in lower case. */
  header(name: string): string | null;
  /** Returns all headers. The request log may call this more than once. */
  headers(): Iterable<readonly [string, string]>;
  /** Returns the body, or `null` if it is larger than `maxBytes`. The mock reads the body once. */
  body(maxBytes: number): Promise<Uint8Array | string | null> | string;
  /** Aborts when the caller disconnects. */
  signal?: AbortSignal;
  /** The base URLs that the caller can use, for error messages. Default: the base URLs of the mock. */
  baseUrls?: BaseUrls;
  /** True if the option `latency` delays responses. */
  simulatesLatency: boolean;
}

/** A response as the service returns it to every adapter. */
export interface MockResponse {
  /** HTTP status, or 0 if there is no response. */
  status: number;
  /** Names and values, in the order in which they are sent. */
  headers: readonly HeaderEntry[];
  /** The body; `null` if there is none. */
  body: string | null;
  /** How the connection breaks: `reset` before the response, `cut` in the middle of its body. */
  broken?: 'reset' | 'cut';
}

/** Statuses whose responses have no body. A `Response` with one of them and a body cannot be made. */
const EMPTY_STATUSES = new Set([204, 205, 304]);

/** Whether a response of that status has no body. */
export const isEmptyStatus = (status: number): boolean => EMPTY_STATUSES.has(status);

/** The parts of a request that the contract describes. */
export interface ParsedRequest {
  /** Fields of the path and the query. */
  urlFields: Record<string, unknown>;
  /** The body; `null` if the operation has none. */
  text: string | null;
}
