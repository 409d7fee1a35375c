import { toMs } from '../core/clock.js';
import { Rules, type MockHandle, type MatchOptions } from '../core/rules.js';
import type { CallbackDelivery, CallbackFault, CallbackJob } from './types.js';
import { postCallback, fetchTransport, handlerTransport, toPostResult, type CallbackTransport, type PostResult } from './post-callback.js';
import { checkCallbackUrl } from './guard.js';
import { toCallbackHeaders } from './headers.js';
import { DeliveryLog, toShown, type KeptDelivery } from './delivery-log.js';
import type { CallbackHandler, Outbox, OutboxOptions, OutboxState, WaitOptions, ActiveCallbackFault } from './outbox.js';
import { WaiterQueue } from './waiter-queue.js';

const defaultTimeoutMs = 4000;

const noWayOut =
  'there is no way out of this process: in a browser, and in process without `fetch`, names cannot be resolved and checked. ' +
  'Read mock.callbacks.deliveries, use mock.callbacks.deliverTo(handler), give createMockService `fetch` (and `resolve`), or listen on a socket.';

const iso = (epochMs: number): string => new Date(epochMs).toISOString();

/** The fault, checked. */
const toFault = ({ drop, delay, duplicate, status, wrongSecret }: CallbackFault): CallbackFault => {
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status < 600)) {
    throw new RangeError(`status must be an HTTP status from 200 to 599, not ${status}.`);
  }
  const otherwise = delay === undefined && duplicate === undefined && status === undefined && wrongSecret === undefined;
  const given = {
    drop: drop ?? (otherwise || undefined),
    delay: delay === undefined ? undefined : toMs(delay),
    duplicate,
    status,
    wrongSecret,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

class CallbackQueue implements Outbox {
  readonly #world: OutboxOptions['environment'];
  readonly #secret: string;
  readonly #development: boolean;
  #mode: OutboxOptions['mode'];
  #sender: CallbackTransport | undefined;
  #handler: CallbackTransport | undefined;
  #held = false;
  readonly #faults = new Rules<CallbackFault>();
  readonly #log = new DeliveryLog();
  /** By delivery: takes back what waits for the clock, or breaks off what is being sent. */
  readonly #underWay = new Map<string, () => void>();
  readonly #readers = new WaiterQueue<CallbackDelivery>();
  readonly #settlers = new WaiterQueue<void>();

  constructor({ environment: world, secret, mode, allowLoopback: development }: OutboxOptions) {
    this.#world = world;
    this.#secret = secret;
    this.#mode = mode;
    this.#development = development;
  }

  get deliveries(): readonly CallbackDelivery[] {
    return this.#log.list().map(toShown);
  }

  get faults(): readonly ActiveCallbackFault[] {
    return this.#faults.planned();
  }

  get held(): boolean {
    return this.#held;
  }

  post({ account, url, payload, afterMs, hosts, operation, key = '' }: CallbackJob): void {
    const verdict = checkCallbackUrl(url, { hosts, allowLoopback: this.#development });
    const fault = verdict.ok ? this.#faults.next(operation, key, () => this.#world.random())?.what : undefined;
    const now = this.#world.now();
    const delivery: KeptDelivery = {
      id: this.#world.id('cbd'),
      operation,
      account,
      url,
      body: JSON.stringify(payload),
      decision: verdict.ok
        ? { allowed: true, host: verdict.url.hostname }
        : { allowed: false, host: verdict.host, rule: verdict.rule, message: verdict.message },
      outcome: 'waiting',
      fault,
      queuedAt: iso(now),
      dueAt: iso(now + afterMs + toMs(fault?.delay ?? 0)),
    };
    this.#schedule(delivery);
    if (fault?.duplicate) this.#schedule({ ...delivery, id: this.#world.id('cbd'), copyOf: delivery.id });
  }

  next({ timeout = defaultTimeoutMs }: WaitOptions = {}): Promise<CallbackDelivery> {
    const unread = this.#log.nextUnread();
    if (unread) return Promise.resolve(toShown(unread));
    return this.#readers.join(timeout, () => `No callback ended within ${timeout} ms. ${this.#inTheWay()}`);
  }

  settled({ timeout = defaultTimeoutMs }: WaitOptions = {}): Promise<void> {
    if (this.#underWay.size === 0) return Promise.resolve();
    return this.#settlers.join(timeout, () => `Callbacks did not settle within ${timeout} ms. ${this.#inTheWay()}`);
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
    if (original === undefined) throw new RangeError(`There is no delivery ${id}. Take an id from mock.callbacks.deliveries.`);
    const { operation, account, url, body, decision } = original;
    const now = iso(this.#world.now());
    const copy = { operation, account, url, body, decision, copyOf: id, queuedAt: now, dueAt: now };
    const again: KeptDelivery = { ...copy, id: this.#world.id('cbd'), outcome: 'waiting' };
    this.#schedule(again);
    return toShown(this.#log.get(again.id)!);
  }

  fail({ times, skip: after, probability: chance, key, ...fault }: CallbackFault & MatchOptions = {}): MockHandle {
    return this.#faults.add(this.#world.id('flt'), '*', toFault(fault), { times, skip: after, probability: chance, key });
  }

  async deliverTo(handler: CallbackHandler): Promise<CallbackDelivery[]> {
    this.#handler = handlerTransport(handler);
    const captured = this.#log.list().filter(({ outcome }) => outcome === 'captured');
    await Promise.all(captured.map(({ id }) => this.#send(id)));
    return captured.flatMap(({ id }) => this.#log.get(id) ?? []).map(toShown);
  }

  setTransport(sender: CallbackTransport): void {
    this.#sender = sender;
    this.#mode = 'deliver';
  }

  snapshot(): OutboxState {
    return { held: this.#held, faults: this.#faults.list(), ...this.#log.snapshot() };
  }

  restore({ held, faults, deliveries, unread }: OutboxState): void {
    this.#clear();
    this.#held = held;
    this.#faults.restore(faults);
    this.#log.restore({ deliveries, unread });
    for (const delivery of deliveries) {
      if (delivery.outcome === 'waiting') this.#arm(delivery);
      else if (delivery.outcome === 'sending') this.#end(delivery.id, { outcome: 'failed', reason: 'broken off: the mock was restored.' });
    }
    this.#settle();
  }

  reset(): void {
    this.#clear();
    this.#faults.clear();
    this.#handler = undefined;
    this.#settle();
  }

  #clear(): void {
    for (const stop of this.#underWay.values()) stop();
    this.#underWay.clear();
    this.#log.clear();
    this.#held = false;
  }

  #schedule(delivery: KeptDelivery): void {
    this.#log.put(delivery);
    if (delivery.decision.allowed) this.#arm(delivery);
    else this.#end(delivery.id, { outcome: 'refused', reason: delivery.decision.message });
  }

  #arm({ id, dueAt }: KeptDelivery): void {
    const takeBack = this.#world.after(Math.max(0, Date.parse(dueAt) - this.#world.now()), () => {
      if (this.#held) this.#keepBack(id);
      else void this.#send(id);
    });
    this.#underWay.set(id, takeBack);
  }

  #keepBack(id: string): void {
    this.#log.change(id, { outcome: 'held' });
    this.#underWay.delete(id);
    this.#settle();
  }

  async #send(id: string): Promise<void> {
    const { url, body, fault = {} } = this.#log.get(id)!;
    if (fault.drop) return this.#end(id, { outcome: 'dropped', reason: 'dropped by mock.callbacks.fail.' });
    if (fault.status !== undefined) return this.#end(id, toPostResult(fault.status));
    if (this.#mode === 'capture' && !this.#handler) return this.#end(id, { outcome: 'captured' });
    const way = this.#wayOut();
    if (way === undefined) return this.#end(id, { outcome: 'failed', reason: noWayOut });

    const controller = new AbortController();
    const stop = () => controller.abort();
    this.#underWay.set(id, stop);
    this.#log.change(id, { outcome: 'sending', sentAt: iso(this.#world.now()) });
    const headers = toCallbackHeaders(fault.wrongSecret ? this.#world.id('secret') : this.#secret);
    const end = await postCallback({ url: new URL(url), headers, body }, way.sender, way.resolve, controller);
    // After a reset or a restore, the id may be another delivery's.
    if (this.#underWay.get(id) === stop) this.#end(id, end);
  }

  #wayOut(): { sender: CallbackTransport; resolve?: CallbackTransport['resolve'] } | undefined {
    const { fetch, resolve } = this.#world;
    if (this.#handler) return { sender: this.#handler };
    if (fetch) return { sender: fetchTransport((request) => fetch(request)), resolve };
    return this.#sender && { sender: this.#sender, resolve: resolve ?? this.#sender.resolve };
  }

  #end(id: string, end: PostResult): void {
    this.#log.change(id, { ...end, endedAt: iso(this.#world.now()) });
    this.#underWay.delete(id);
    if (this.#log.end(id) && this.#readers.anybody) this.#readers.giveFirst(toShown(this.#log.nextUnread()!));
    this.#settle();
  }

  #settle(): void {
    if (this.#underWay.size === 0) this.#settlers.giveAll();
  }

  #inTheWay(): string {
    const count = (wanted: string) => this.#log.list().filter(({ outcome }) => outcome === wanted).length;
    const found = [
      [count('waiting'), 'for the mock\u2019s clock: mock.clock.advance(...) moves it'],
      [count('held'), 'for mock.callbacks.release()'],
      [count('sending'), 'for the receiver'],
    ].filter(([number]) => number !== 0);
    if (found.length > 0) return `Waiting: ${found.map(([number, what]) => `${number} ${what}`).join('; ')}.`;
    return 'None is under way: did the request carry a callback_url, and was the call answered?';
  }
}

/** An outbox of its own. `mode` says whether callbacks are only captured, or leave by `world.fetch` or by what `deliverThrough` was given. */
export const createOutbox = (options: OutboxOptions): Outbox => new CallbackQueue(options);
