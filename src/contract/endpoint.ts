import type * as z from 'zod/mini';
import { fieldsOf } from './did-you-mean.js';
import type { ResultFor } from './envelope.js';

/** One operation of the service. */
export interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** The address of the operation: `rest` is `baseUrl`, `ai` is `aiUrl`. */
  host: 'rest' | 'ai';
  /** Path below the host's address. `{name}` is replaced by the request's field of that name. */
  path: string;
  /** HTTP status of success. */
  status: 200 | 201 | 204;
  /** True if the request may have a `callback_url`. */
  acceptsCallback: boolean;
  /** True if sending the same request twice does no harm. */
  retryable: boolean;
  /** True if the specification states the operation's method and path. */
  documented: boolean;
  /** Checks the request as the caller writes it: path, query and body fields in one flat object. */
  request: z.ZodMiniType;
  /** Checks the body of the response. */
  response: z.ZodMiniType;
  /** Checks the part of the response that the specification states. Absent if the specification states nothing. */
  stated?: z.ZodMiniType;
}

export type Endpoints = Record<string, Endpoint>;

/** Returns whether requests of an endpoint have a body. */
export const hasBody = ({ method }: Pick<Endpoint, 'method'>): boolean => method === 'post' || method === 'patch';

/** Returns whether requests of an endpoint may have a `callback_url`, even if it is not known that the service accepts it. */
export const offersCallback = ({ request }: Pick<Endpoint, 'request'>): boolean => fieldsOf(request).includes('callback_url');

/** The request type of an {@link Endpoint}, an entry of the endpoint table. For an operation by its name, use {@link OperationRequest}. */
export type RequestOf<Definition extends Endpoint> = z.input<Definition['request']>;

/** The response type of an {@link Endpoint}. For an operation by its name, use {@link OperationResponse}. */
export type ResponseOf<Definition extends Endpoint> = 'callback_url' extends keyof RequestOf<Definition>
  ? ResultFor<z.output<Definition['response']>, string>
  : z.output<Definition['response']>;
