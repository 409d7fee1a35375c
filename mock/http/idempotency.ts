import type { MockResponse } from '../core/http-message.js';
import { MockServiceError } from '../core/service-error.js';
import type { Store } from '../core/store.js';
import type { HandlerResult, RequestContext } from './context.js';

type Result = HandlerResult | MockResponse;

const MAX_KEY_LENGTH = 255;

/**
 * Runs a request once for each `Idempotency-Key` of an account. The same request gets the first response again; another request with that
 * key gets 409. A request that failed is not stored, so it may be retried. The header and its rules are assumed.
 */
export class IdempotencyCache {
  readonly #store: Store;
  /** Requests being served, by account and key. */
  readonly #inFlight = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.#store = store;
  }

  serve(context: RequestContext, request: unknown, run: () => Promise<Result>): Promise<Result> {
    const header = context.request.method === 'GET' ? null : context.request.header('idempotency-key');
    return header === null ? run() : this.#serveOnce(header, context, request, run);
  }

  async #serveOnce(idempotencyKey: string, { draft, key }: RequestContext, request: unknown, run: () => Promise<Result>): Promise<Result> {
    if (idempotencyKey === '' || idempotencyKey.length > MAX_KEY_LENGTH) {
      const details = [{ path: 'Idempotency-Key', message: `expected 1 to ${MAX_KEY_LENGTH} characters`, code: 'invalid_format' }];
      throw new MockServiceError('validation_error', '', { details });
    }
    const account = this.#store.account(key!.account);
    const requestText = `${draft.operation} ${JSON.stringify(request)}`;
    const id = JSON.stringify([account.id, idempotencyKey]);
    while (this.#inFlight.has(id)) await this.#inFlight.get(id);
    const stored = account.responses.get(idempotencyKey);
    if (stored && stored.request !== requestText) {
      throw new MockServiceError('conflict', 'An earlier request with that Idempotency-Key was different.');
    }
    if (stored) {
      draft.replayed = true;
      return { status: stored.status, text: stored.body };
    }
    const running = run();
    this.#inFlight.set(
      id,
      running.catch(() => {}),
    );
    try {
      const result = await running;
      if ('text' in result) {
        this.#store.putResponse(account, idempotencyKey, { request: requestText, status: result.status, body: result.text });
      }
      return result;
    } finally {
      this.#inFlight.delete(id);
    }
  }
}
