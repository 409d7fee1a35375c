import type * as z from 'zod/mini';
import type { PendingResult } from './transforms.js';

/** One operation of the service. */
export interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Which of the two addresses serves it (section "Addresses" of the document). */
  host: 'rest' | 'ai';
  /** Path below the host; `{name}` is filled from the request's field of that name. */
  path: string;
  summary: string;
  /** HTTP status of success. */
  status: 200 | 201 | 204;
  /** True where the request may carry `callback_url`. */
  acceptsCallback: boolean;
  /** True where a call that may have reached the service can be sent again without harm. */
  retryable: boolean;
  /** True where the document states the operation's method and path. */
  documented: boolean;
  /** Checks the request as the caller writes it: path, query and body fields in one flat object. */
  request: z.ZodMiniType;
  /** Checks the answer's body. */
  response: z.ZodMiniType;
}

export type Endpoints = Record<string, Endpoint>;

/** What a row's operation takes. */
export type RequestOf<Row extends Endpoint> = z.input<Row['request']>;

/** What a row's operation gives. */
export type ResponseOf<Row extends Endpoint> = z.output<Row['response']> | (Row['acceptsCallback'] extends true ? PendingResult : never);
