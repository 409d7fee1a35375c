import { kindOf } from '../../src/util/kind-of.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import { toMs } from '../core/clock.js';
import type { HeaderEntry } from '../core/http-message.js';
import { Listeners } from '../core/listeners.js';
import { createMasker, type Masker } from '../core/masker.js';
import { maskBody, toMaskedHeaders } from '../core/request-log-entry.js';
import type { LogChanges, Ordered } from '../core/revisions.js';
import { Rules, splitMatch, type MatchOptions, type MockHandle } from '../core/rules.js';
import { assertCallbackFault, normalizeCallbackFault } from './callback-faults.js';
import { DeliveryLog, toPublicDelivery, type StoredDelivery } from './delivery-log.js';
import { checkCallbackUrl, type CallbackCheck } from './guard.js';
import { HandlerWork } from './handler-work.js';
import { toCallbackHeaders } from './headers.js';
import type { ActiveCallbackFault, CallbackHandler, Outbox, OutboxOptions, OutboxState, WaitOptions } from './outbox.js';
import { fetchTransport, handlerTransport, postCallback, toPostResult, type CallbackTransport, type PostResult } from './post-callback.js';
import type { CallbackDecision, CallbackDelivery, CallbackFault, CallbackJob, CallbackOutcome } from './types.js';
import { WaiterQueue } from './waiter-queue.js';

/** A little less than the 5 seconds after which test runners give up, so that the message with the reason is seen. */
const DEFAULT_WAIT_MS = 4000;

const NO_TRANSPORT =
  'this process cannot send callbacks: in a browser, and in process without `fetch`, names cannot be resolved and checked. ' +
  'Read mock.callbacks.deliveries, use mock.callbacks.deliverTo(handler), pass `fetch` (and `resolve`) to createMockService, or listen on a socket.';

const waitKinds: FieldKinds<WaitOptions> = { timeout: 'count' };

const timeoutOf = (owner: string, options: WaitOptions): number => {
  assertFields(owner, options, waitKinds);
  return options.timeout ?? DEFAULT_WAIT_MS;
};

/** What differs between deliveries when they are queued. */
type DeliveryContent = Pick<StoredDelivery, 'operation' | 'account' | 'url' | 'body' | 'decision' | 'fault' | 'scenario' | 'copyOf'>;

/** What a delivery keeps of the receiver's response. */
type ResponseFields = Pick<CallbackDelivery, 'responseHeaders' | 'responseBody'>;

const iso = (epochMs: number): string => new Date(epochMs).toISOString();

const toDecision = (check: CallbackCheck): CallbackDecision =>
  check.ok ? { allowed: true, host: check.url.hostname } : { allowed: false, host: check.host, rule: check.rule, message: check.message };

/** What callbacks with these outcomes wait for. */
const describePending = (outcomes: readonly CallbackOutcome[], handlerWork: number): string => {
  const count = (wanted: CallbackOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  const causes = [
    [count('waiting'), 'for the mock\u2019s clock (mock.clock.advance(...) moves it)'],
    [count('held'), 'for mock.callbacks.release()'],
    [count('sending'), 'for the receiver'],
    [handlerWork, 'for the receiver\u2019s onCallback (under fake timers, run the timers first)'],
  ].filter(([number]) => number !== 0);
  if (causes.length > 0) return `Waiting: ${causes.map(([number, cause]) => `${number} ${cause}`).join('; ')}.`;
  return 'None is pending: did the request have a callback_url, and did it succeed?';
};

class MockOutbox implements Outbox {
  readonly #options: OutboxOptions;
  readonly #environment: OutboxOptions['environment'];
  #mode: OutboxOptions['mode'];
  #transport: CallbackTransport | undefined;
  #handler: CallbackTransport | undefined;
  #held = false;
  readonly #faults = new Rules<CallbackFault>();
  readonly #log: DeliveryLog;
  /** By id: cancels the timer of a waiting delivery, or aborts one that is being sent. */
  readonly #pending = new Map<string, () => void>();
  readonly #handlerWork = new HandlerWork(() => this.#resolveSettled());
  readonly #endListeners = new Listeners<CallbackDelivery>();
  readonly #readers = new WaiterQueue<CallbackDelivery>();
  readonly #settling = new WaiterQueue<void>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#environment = options.environment;
    this.#mode = options.mode;
    this.#log = new DeliveryLog(options.changeCount);
  }

  get deliveries(): readonly CallbackDelivery[] {
    return this.#log.list().map(toPublicDelivery);
  }

  get size(): number {
    return this.#log.size;
  }

  findWords(words: readonly string[]): [id: string, found: string[]][] {
    return this.#log.findWords(words);
  }

  clearEnded(): void {
    this.#log.clearEnded();
  }

  find(id: string): CallbackDelivery | undefined {
    const stored = this.#log.get(id);
    return stored && toPublicDelivery(stored);
  }

  changes(since: number): LogChanges<Ordered<CallbackDelivery>> {
    const { lines, ...changes } = this.#log.changes(since);
    return { ...changes, lines: lines.map(({ order, addedAt, ...stored }) => ({ ...toPublicDelivery(stored), order, addedAt })) };
  }

  get faults(): readonly ActiveCallbackFault[] {
    return this.#faults.active();
  }

  get held(): boolean {
    return this.#held;
  }

  post({ account, url, payload, afterMs, operation, key = '' }: CallbackJob): string {
    const decision = toDecision(this.#check(account, url));
    const applied = decision.allowed ? this.#faults.next(operation, key, () => this.#environment.random()) : undefined;
    const fault = applied?.effect;
    const scenario = applied && this.#options.scenarioOf(applied.id);
    const delivery = this.#createDelivery(
      { operation, account, url, body: JSON.stringify(payload), decision, fault, ...(scenario !== undefined && { scenario }) },
      afterMs + toMs(fault?.delay ?? 0),
    );
    this.#schedule(delivery);
    if (fault?.duplicate) this.#schedule({ ...delivery, id: this.#environment.id('cbd'), copyOf: delivery.id });
    return delivery.id;
  }

  add({ request: { url, body }, payload: _payload, ...delivery }: CallbackDelivery): void {
    this.#log.add({ ...delivery, url, body, secretVersion: this.#options.secrets.versionOf(delivery.account) });
  }

  async next(options: WaitOptions = {}): Promise<CallbackDelivery> {
    const timeout = timeoutOf('mock.callbacks.next', options);
    const unread = this.#log.takeUnread();
    if (unread) return toPublicDelivery(unread);
    return this.#readers.wait(timeout, () => `No callback ended within ${timeout} ms. ${this.#describePending()}`);
  }

  async settled(options: WaitOptions = {}): Promise<void> {
    const timeout = timeoutOf('mock.callbacks.settled', options);
    if (!this.#isSettled)
      await this.#settling.wait(timeout, () => `Callbacks did not settle within ${timeout} ms. ${this.#describePending()}`);
  }

  hold(): void {
    this.#held = true;
  }

  release(): void {
    this.#held = false;
    for (const { id, outcome } of this.#log.list()) if (outcome === 'held') void this.#send(id);
  }

  redeliver(id: string): CallbackDelivery {
    const original = this.#log.get(id);
    if (original === undefined) throw new RangeError(`There is no delivery ${id}. Use an id from mock.callbacks.deliveries.`);
    const { operation, account, url, body } = original;
    const decision = toDecision(this.#check(account, url));
    const copy = this.#createDelivery({ operation, account, url, body, decision, copyOf: id }, 0);
    this.#schedule(copy);
    return toPublicDelivery(this.#log.get(copy.id)!);
  }

  fail(options: CallbackFault & MatchOptions = {}): MockHandle {
    assertCallbackFault(options);
    this.#options.assertKey(options.key);
    const { match, effect } = splitMatch(options);
    return this.#faults.add(this.#environment.id('flt'), '*', normalizeCallbackFault(effect), match);
  }

  async deliverTo(handler: CallbackHandler): Promise<CallbackDelivery[]> {
    if (typeof handler !== 'function') {
      throw new TypeError(
        `mock.callbacks.deliverTo: pass a function from a Request to a Response, such as a receiver, not ${kindOf(handler)}. For an address: (request) => fetch(url, request).`,
      );
    }
    this.#handler = handlerTransport(handler, this.#handlerWork);
    const captured = this.#log.list().filter(({ outcome }) => outcome === 'captured');
    await Promise.all(captured.map(({ id }) => this.#send(id)));
    return captured.flatMap(({ id }) => this.#log.get(id) ?? []).map(toPublicDelivery);
  }

  onEnd(listener: (delivery: CallbackDelivery) => void): () => void {
    return this.#endListeners.add(listener);
  }

  setTransport(transport: CallbackTransport): void {
    this.#transport = transport;
    this.#mode = 'deliver';
  }

  snapshot(): OutboxState {
    return { held: this.#held, faults: this.#faults.snapshot(), ...this.#log.snapshot() };
  }

  restore({ held, faults, deliveries, unread }: OutboxState, orderAt: (at: number) => number): void {
    this.#clear();
    this.#held = held;
    this.#faults.restore(faults);
    this.#log.restore({ deliveries, unread }, orderAt);
    for (const delivery of deliveries) {
      if (delivery.outcome === 'waiting') this.#startTimer(delivery);
      else if (delivery.outcome === 'sending') this.#end(delivery.id, { outcome: 'failed', reason: 'aborted: the mock was restored.' });
    }
    this.#resolveSettled();
  }

  reset(): void {
    this.#clear();
    this.#log.clear();
    this.#faults.clear();
    this.#handler = undefined;
    this.#handlerWork.clear();
    this.#resolveSettled();
  }

  #createDelivery(content: DeliveryContent, delayMs: number): StoredDelivery {
    const now = this.#environment.now();
    return {
      id: this.#environment.id('cbd'),
      ...content,
      secretVersion: this.#options.secrets.versionOf(content.account),
      outcome: 'waiting',
      queuedAt: iso(now),
      dueAt: iso(now + delayMs),
    };
  }

  #check(account: string, url: string): CallbackCheck {
    return checkCallbackUrl(url, this.#options.policyOf(account));
  }

  #clear(): void {
    for (const cancel of this.#pending.values()) cancel();
    this.#pending.clear();
    this.#held = false;
  }

  #schedule(delivery: StoredDelivery): void {
    this.#log.put(delivery);
    if (delivery.decision.allowed) this.#startTimer(delivery);
    else this.#end(delivery.id, { outcome: 'rejected', reason: delivery.decision.message });
  }

  #startTimer({ id, dueAt }: StoredDelivery): void {
    const cancel = this.#environment.after(Math.max(0, Date.parse(dueAt) - this.#environment.now()), () => {
      if (this.#held) this.#hold(id);
      else void this.#send(id);
    });
    this.#pending.set(id, cancel);
  }

  #hold(id: string): void {
    this.#log.change(id, { outcome: 'held' });
    this.#pending.delete(id);
    this.#resolveSettled();
  }

  /** Never rejects. */
  async #send(id: string): Promise<void> {
    const { account, url, body, secretVersion, fault = {}, scenario } = this.#log.get(id)!;
    // Asked again, because the allow-list may have changed since, and a restored delivery was never checked here.
    const check = this.#check(account, url);
    if (!check.ok) return this.#end(id, { outcome: 'rejected', reason: check.message });
    if (fault.drop) {
      const cause = scenario === undefined ? 'mock.callbacks.fail' : `the scenario ${scenario}`;
      return this.#end(id, { outcome: 'dropped', reason: `dropped by ${cause}.` });
    }
    if (fault.status !== undefined) return this.#end(id, toPostResult(fault.status));
    if (this.#mode === 'capture' && !this.#handler) return this.#end(id, { outcome: 'captured' });
    const selected = this.#selectTransport();
    if (selected === undefined) return this.#end(id, { outcome: 'failed', reason: NO_TRANSPORT });

    const controller = new AbortController();
    const abort = () => controller.abort();
    this.#pending.set(id, abort);
    this.#log.change(id, { outcome: 'sending', sentAt: iso(this.#environment.now()) });
    const secret = fault.wrongSecret ? this.#environment.id('secret') : this.#options.secrets.secretOf(account, secretVersion);
    const callback = { url: check.url, headers: toCallbackHeaders(secret), body };
    const { result, headers, text } = await postCallback(callback, selected.transport, selected.resolve, controller);
    // After a reset or a restore the same id may belong to another delivery.
    if (this.#pending.get(id) !== abort) return abort();
    this.#end(id, { ...result, ...this.#maskResponse(headers, text) });
  }

  #maskResponse(headers: readonly HeaderEntry[] | undefined, text: string | undefined): ResponseFields {
    const masker = this.#masker();
    const responseHeaders = headers && toMaskedHeaders(headers, masker);
    if (text === undefined) return { ...(responseHeaders && { responseHeaders }) };
    const masked = maskBody(text, masker);
    return { responseHeaders, responseBody: typeof masked === 'string' ? masked : JSON.stringify(masked) };
  }

  #selectTransport(): { transport: CallbackTransport; resolve?: CallbackTransport['resolve'] } | undefined {
    const { fetch, resolve } = this.#environment;
    if (this.#handler) return { transport: this.#handler };
    if (fetch) return { transport: fetchTransport((request) => fetch(request)), resolve };
    return this.#transport && { transport: this.#transport, resolve: resolve ?? this.#transport.resolve };
  }

  #masker(): Masker {
    return createMasker(this.#options.masked());
  }

  #end(id: string, result: PostResult & ResponseFields): void {
    this.#log.change(id, { ...result, endedAt: iso(this.#environment.now()) });
    this.#pending.delete(id);
    this.#endListeners.report(() => toPublicDelivery(this.#log.get(id)!));
    if (this.#log.end(id) && !this.#readers.isEmpty) this.#readers.resolveNext(toPublicDelivery(this.#log.takeUnread()!));
    this.#resolveSettled();
  }

  get #isSettled(): boolean {
    return this.#pending.size === 0 && this.#handlerWork.size === 0;
  }

  #resolveSettled(): void {
    if (this.#isSettled) this.#settling.resolveAll();
  }

  #describePending(): string {
    return describePending(
      this.#log.list().map(({ outcome }) => outcome),
      this.#handlerWork.size,
    );
  }
}

/** An outbox. It captures callbacks, or sends them through `environment.fetch` or the transport it was given. */
export const createOutbox = (options: OutboxOptions): Outbox => new MockOutbox(options);
