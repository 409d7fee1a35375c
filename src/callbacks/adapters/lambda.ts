import { ConfigurationError } from '../../errors.js';
import { isFields } from '../../util/is-fields.js';
import { assertReceiver } from '../assert-receiver.js';
import type { CallbackReceiver } from '../create-receiver.js';

/** The event that API Gateway (payload 1.0 and 2.0), a function URL or a load balancer passes to a Lambda function. */
export interface LambdaEvent {
  /** The method, in payload 1.0 and from load balancers. */
  httpMethod?: string;
  /** Payload 2.0 and function URLs have the method in `http.method`. */
  requestContext?: object;
  headers?: Record<string, string | undefined> | null;
  /** Every value of each header, in payload 1.0. `headers` has only the last value. */
  multiValueHeaders?: Record<string, string[] | undefined> | null;
  body?: string | null;
  isBase64Encoded?: boolean;
}

/** What a Lambda function returns. */
export interface LambdaResult {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/** A Lambda function that receives HTTP requests. */
export type LambdaHandler = (event: LambdaEvent) => Promise<LambdaResult>;

/** Throws a {@link ConfigurationError} for what is not an event, as a direct call of the function may pass it. */
const assertHttpEvent = (event: unknown): void => {
  if (!isFields(event)) throw new ConfigurationError('The Lambda event is not an HTTP request. Check what calls the function.');
};

/**
 * Turns a receiver into an AWS Lambda function. AWS freezes a function as soon as it has responded. So this function responds after
 * `onCallback` has ended. If the work takes long, let `onCallback` put it into a queue and do nothing else.
 *
 * @throws {ConfigurationError} if `receiver` is not a receiver.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { toLambdaHandler } from '@recipe-ai/sdk/callbacks/node';
 *
 * export const handler = toLambdaHandler(
 *   createCallbackReceiver({
 *     onCallback: (callback) => console.log(callback.type, callback.request_id),
 *   }),
 * );
 * ```
 */
export const toLambdaHandler = (receiver: CallbackReceiver): LambdaHandler => {
  assertReceiver(receiver);
  return async (event) => {
    assertHttpEvent(event);
    const pending: Promise<unknown>[] = [];
    const { http } = (event.requestContext ?? {}) as { http?: { method?: string } };
    const body = event.body ?? '';
    const {
      status,
      headers,
      body: text,
    } = await receiver.handle(
      {
        method: event.httpMethod ?? http?.method,
        headers: { ...event.headers, ...event.multiValueHeaders },
        body: event.isBase64Encoded ? Buffer.from(body, 'base64') : body,
      },
      { waitUntil: (work: Promise<unknown>) => pending.push(work) },
    );
    await Promise.all(pending);
    return { statusCode: status, headers, body: text };
  };
};
