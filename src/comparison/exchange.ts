import type { Operation } from '../contract/endpoints.js';

/** The request of an exchange. */
export interface ExchangeRequest {
  /** Names the request in findings and fixtures: the operation, or what the request is about. */
  name: Operation | 'invalid key' | 'invalid request';
  operation: Operation;
  method: string;
  host: 'rest' | 'ai';
  path: string;
  body?: unknown;
  /** True if the request carries an API key that no account has. */
  invalidKey?: boolean;
}

/** One request that was sent, and its response. Neither holds the API key, however the service encodes it. */
export interface Exchange {
  call: ExchangeRequest;
  url: string;
  /** HTTP status; `null` if no response arrived. */
  status: number | null;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
  /** Why no response arrived. */
  error?: string;
}
