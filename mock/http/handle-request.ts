import type { CallbackPayload } from '../../src/contract/callbacks.js';
import { actions } from '../operations/handlers.js';
import type { Call, Kitchen } from '../operations/handler.js';
import { checkAnswer, StoredTexts } from './response-cache.js';
import { checkCallbackUrl } from '../callbacks/guard.js';
import { retryAfter } from '../formats/rate-limit-headers.js';
import { replacesAnswer, spoil } from '../faults/faults.js';
import { authenticate } from '../limits/key.js';
import { admit, binding, standings } from '../limits/limits.js';
import { check, hasBody, readAddress, readBody, type Intake } from './parse-request.js';
import type { Note } from '../core/request-log.js';
import { sample, wait } from '../faults/latency.js';
import { Once } from './idempotency.js';
import { Refusal } from '../core/service-error.js';
import { Replies } from './response.js';
import type { Place, Route } from './routes.js';
import type { Parts, Served, Visit } from './context.js';
import type { KeyRecord } from '../core/store.js';
import type { Incoming, Outgoing } from './types.js';

/** The one field that concerns more than the action. */
interface Job {
  callback_url?: string;
}

/** What serves calls. */
export interface Server {
  /** The journey of one call: routes, gates, action, answer. Rejects only when the caller has gone, with the reason of that. */
  serve(incoming: Incoming): Promise<Outgoing>;
  /** Drops the connection of every call that waits. */
  disconnect(): void;
}

class Disconnected extends Error {}

export const createServer = (parts: Parts): Server => {
  const { world, store, routes, journal, faults, answers, outbox, tierOf } = parts;
  const replies = new Replies(parts);
  const once = new Once(store);
  const texts = new StoredTexts();
  let line = new AbortController();
  let opened: Promise<Kitchen> | undefined;
  const kitchen = () => (opened ??= import('../operations/kitchen.js'));
  const pause = (ms: number, { signal }: Incoming) => wait(ms, world, [signal, line.signal]);

  const find = ({ incoming }: Visit): { place: Place; route: Route } => {
    const place = routes.find(incoming.host, incoming.path);
    if (!place) {
      const elsewhere = routes.find('any', incoming.path) !== null;
      throw new Refusal('not_found', elsewhere ? `It is on the other host. ${parts.whereabouts}` : parts.whereabouts);
    }
    const route = place.routes.get(incoming.method);
    if (route) return { place, route };
    const allowed = [...place.routes.keys()].join(', ');
    throw new Refusal('method_not_allowed', `It takes ${allowed}.`, { headers: { Allow: allowed } });
  };

  const pass = (key: KeyRecord): void => {
    const now = world.now();
    const tier = tierOf(key);
    const limit = admit(key, tier, now);
    if (!limit) return;
    // Of several spent limits the first refuses, but the last to turn says when to come back.
    const after = retryAfter(binding(standings(key, tier, now))!.resetAt, now);
    throw new Refusal(limit.code, '', after === null ? {} : { headers: { 'Retry-After': after } });
  };

  const hostsOf = (key: KeyRecord): string[] => [...store.hosts, ...store.account(key.account).hosts];

  /** Whether a callback may go there, before any work is done for it. */
  const guard = (key: KeyRecord, url: string | undefined): void => {
    if (url === undefined) return;
    const verdict = checkCallbackUrl(url, { hosts: hostsOf(key), development: parts.development });
    if (verdict.ok) return;
    const details = [{ path: 'callback_url', message: verdict.message, code: verdict.rule }];
    throw new Refusal('callback_host_not_allowed', verdict.message, { details });
  };

  /** The action's answer, or the test's own, checked; and the callback, where one is asked for. */
  const answer = async ({ incoming, note, key }: Visit, route: Route, request: Job): Promise<Served | Outgoing> => {
    const { operation, row } = route;
    const url = request.callback_url;
    // What stores nothing asks the model, which takes its time; whoever waits for a callback need not wait for the answer.
    const asksModel = row.method === 'post' && row.status === 200;
    const modelMs = asksModel ? sample(parts.latency, world) : 0;
    if (modelMs > 0 && (incoming.waits || parts.realLatency) && url === undefined) await pause(modelMs, incoming);

    const account = store.account(key!.account);
    const act = (): unknown =>
      (actions[operation] as (request: unknown, call: Call) => unknown)(request, { account, store, world, kitchen });
    const own = answers.next(operation, key!.key, () => world.random());
    note.answered = own !== undefined;
    if (row.method === 'get' && !own) return { status: row.status, text: texts.of(route, act() as object) };

    const value = await (own
      ? own.what(request, { operation, requestId: note.id, account: account.id, tier: key!.tier, now: world.now() })
      : act());
    if (value instanceof Response) return { status: value.status, headers: [...value.headers], body: await value.text() };

    const pending = own !== undefined && url !== undefined && isPending(value);
    const result = pending ? await act() : value;
    // Noted once it is done: what was noted before may have been written before.
    if (row.method !== 'get' && !asksModel) store.noteAccount(account);
    checkAnswer(route, result);
    if (url !== undefined)
      outbox.post({
        account: account.id,
        url,
        payload: result as CallbackPayload,
        afterMs: modelMs,
        hosts: hostsOf(key!),
        operation,
        key: key!.key,
      });
    return { status: pending ? 202 : row.status, text: row.status === 204 ? null : JSON.stringify(value) };
  };

  const visitor = async (visit: Visit): Promise<Outgoing> => {
    const { incoming, note } = visit;
    const { place, route } = find(visit);
    note.operation = route.operation;
    const key = authenticate(store, incoming.header('authorization'));
    visit.key = key;
    note.account = key.account;

    const struck = faults.next(route.operation, key.key, () => world.random());
    if (struck) {
      visit.fault = struck.what;
      note.fault = struck.id;
      const { latency, network } = struck.what;
      if (latency !== undefined) await pause(sample(latency, world), incoming);
      if (network === 'hang') await pause(Infinity, incoming);
      if (replacesAnswer(struck.what)) return replies.faulty(visit, struck.what);
    }

    pass(key);
    store.noteKey(key);
    const intake: Intake = { address: readAddress(route, place, incoming.search), text: null };
    if (hasBody(route)) intake.text = await readBody(incoming, parts.maxBodyBytes);
    journal.fill(note, intake);
    const request = check(route, intake) as Job;
    guard(key, request.callback_url);
    return replies.served(visit, await once.serve(visit, request, () => answer(visit, route, request)));
  };

  const serve = async (incoming: Incoming): Promise<Outgoing> => {
    const note: Note = {
      kept: false,
      id: world.id('req'),
      at: world.now(),
      operation: null,
      method: incoming.method,
      url: incoming.url,
      headers: incoming.headers(),
      account: null,
      intake: null,
      status: null,
      code: null,
      fault: null,
      answered: false,
      replayed: false,
    };
    journal.open(note);
    const visit: Visit = { incoming, note };
    let outgoing: Outgoing;
    try {
      outgoing = await visitor(visit);
    } catch (error) {
      if (incoming.signal?.aborted) throw error;
      outgoing = error instanceof Disconnected ? dropped : replies.refused(visit, error);
    }
    if (visit.fault) outgoing = spoil(outgoing, visit.fault);
    note.status = outgoing.broken === 'reset' ? null : outgoing.status;
    return outgoing;
  };

  return {
    serve,
    disconnect() {
      line.abort(new Disconnected());
      line = new AbortController();
    },
  };
};

const dropped: Outgoing = { status: 0, headers: [], body: null, broken: 'reset' };

const isPending = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { pending?: unknown }).pending === true;
