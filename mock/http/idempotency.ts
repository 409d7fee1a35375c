import { MockServiceError } from '../core/service-error.js';
import type { HandlerResult, RequestContext } from './context.js';
import type { Store } from '../core/store.js';
import type { MockResponse } from '../core/http-message.js';

const longestKey = 255;

/**
 * Serves a request once for each `Idempotency-Key` of an account: the same request gets the answer of the first, another one is refused.
 * The header and its rules are assumed. A call that was refused is not kept, so it may be repeated.
 */
export class IdempotencyCache {
  readonly #store: Store;
  /** By account and key. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.#store = store;
  }

  serve(
    visit: RequestContext,
    request: unknown,
    answer: () => Promise<HandlerResult | MockResponse>,
  ): Promise<HandlerResult | MockResponse> {
    const repeatKey = visit.request.method === 'GET' ? null : visit.request.header('idempotency-key');
    return repeatKey === null ? answer() : this.#serveOnce(repeatKey, visit, request, answer);
  }

  async #serveOnce(
    repeatKey: string,
    { draft: note, key }: RequestContext,
    request: unknown,
    answer: () => Promise<HandlerResult | MockResponse>,
  ): Promise<HandlerResult | MockResponse> {
    if (repeatKey === '' || repeatKey.length > longestKey) {
      const details = [{ path: 'Idempotency-Key', message: `expected 1 to ${longestKey} characters`, code: 'invalid_format' }];
      throw new MockServiceError('validation_error', '', { details });
    }
    const account = this.#store.account(key!.account);
    const asked = `${note.operation} ${JSON.stringify(request)}`;
    const slot = JSON.stringify([account.id, repeatKey]);
    while (this.#underWay.has(slot)) await this.#underWay.get(slot);
    const kept = account.kept.get(repeatKey);
    if (kept && kept.asked !== asked) throw new MockServiceError('conflict', 'Another request came with that Idempotency-Key before.');
    if (kept) {
      note.replayed = true;
      return { status: kept.status, text: kept.body };
    }
    const answering = answer();
    this.#underWay.set(
      slot,
      answering.catch(() => {}),
    );
    try {
      const served = await answering;
      if ('text' in served) this.#store.keep(account, repeatKey, { asked, status: served.status, body: served.text });
      return served;
    } finally {
      this.#underWay.delete(slot);
    }
  }
}
