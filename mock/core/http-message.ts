/** A header and its value. */
export type HeaderEntry = readonly [name: string, value: string];

/** A request as every door hands it in. */
export interface MockRequest {
  /** Upper case. */
  method: string;
  /** Which of the two hosts it was sent to; `any` where one address is both. */
  host: 'rest' | 'ai' | 'any';
  /** Below the host's base, still percent-encoded: `/api/v1/pantries`. */
  path: string;
  /** Behind the question mark, without it. */
  search: string;
  /** Whole, for the journal. */
  url: string;
  /** The value of one header, its name in lower case. */
  header(name: string): string | null;
  /** All headers, for the journal, which may read them more than once. */
  headers(): Iterable<readonly [string, string]>;
  /** The body, read once; `null` where it is larger than `most` bytes. */
  body(most: number): Promise<Uint8Array | string | null> | string;
  /** Aborts when the caller has gone. */
  signal?: AbortSignal;
  /** True where answers take as long as the simulated model. */
  simulatesLatency: boolean;
}

/** What every door hands back. */
export interface MockResponse {
  /** HTTP status; 0 where there is no answer. */
  status: number;
  /** Names and values, in the order in which they are sent. */
  headers: readonly HeaderEntry[];
  /** `null` where there is none. */
  body: string | null;
  /** A connection that breaks: before the answer, or in the middle of its body. */
  broken?: 'reset' | 'cut';
}

/** The parts of a request that the contract describes. */
export interface ParsedRequest {
  /** Fields of the path and the query. */
  address: Record<string, unknown>;
  /** The body; `null` if the operation has none. */
  text: string | null;
}
