import type { CallbackPayload } from '../../src/contract/callbacks.js';
import { handlers } from '../operations/handlers.js';
import type { HandlerContext, Kitchen } from '../operations/handler.js';
import { assertResponse, ResponseCache } from './validate-response.js';
import { checkCallbackUrl } from '../callbacks/guard.js';
import { retryAfter } from '../formats/rate-limit-headers.js';
import { replacesResponse, corrupt } from '../faults/faults.js';
import { authenticate } from '../limits/key.js';
import { consume, mostRestrictive, limitStatuses } from '../limits/limits.js';
import { validateRequest, hasBody, parseUrlFields, readBody } from './parse-request.js';
import type { ParsedRequest } from '../core/http-message.js';
import type { LogDraft } from '../core/request-log.js';
import { sample, wait } from '../faults/latency.js';
import { IdempotencyCache } from './idempotency.js';
import { MockServiceError } from '../core/service-error.js';
import { ResponseBuilder } from './response.js';
import type { RouteMatch, Route } from './routes.js';
import type { Dependencies, HandlerResult, RequestContext } from './context.js';
import type { KeyRecord } from '../core/store.js';
import type { MockRequest, MockResponse } from '../core/http-message.js';

/** The one field that concerns more than the action. */
interface CallbackFields {
  callback_url?: string;
}

/** What serves calls. */
export interface RequestHandler {
  /** The journey of one call: routes, gates, action, answer. Rejects only when the caller has gone, with the reason of that. */
  handle(incoming: MockRequest): Promise<MockResponse>;
  /** Drops the connection of every call that waits. */
  abortPending(): void;
}

class Disconnected extends Error {}

export const createRequestHandler = (parts: Dependencies): RequestHandler => {
  const { environment: world, store, routes, requestLog: journal, faults, overrides: answers, outbox, tierOf } = parts;
  const replies = new ResponseBuilder(parts);
  const once = new IdempotencyCache(store);
  const texts = new ResponseCache();
  let line = new AbortController();
  let opened: Promise<Kitchen> | undefined;
  const kitchen = () => (opened ??= import('../operations/kitchen.js'));
  const pause = (ms: number, { signal }: MockRequest) => wait(ms, world, [signal, line.signal]);

  const find = ({ request: incoming }: RequestContext): { place: RouteMatch; route: Route } => {
    const place = routes.find(incoming.host, incoming.path);
    if (!place) {
      const elsewhere = routes.find('any', incoming.path) !== null;
      throw new MockServiceError('not_found', elsewhere ? `It is on the other host. ${parts.baseUrlHint}` : parts.baseUrlHint);
    }
    const route = place.routes.get(incoming.method);
    if (route) return { place, route };
    const allowed = [...place.routes.keys()].join(', ');
    throw new MockServiceError('method_not_allowed', `It takes ${allowed}.`, { headers: { Allow: allowed } });
  };

  const pass = (key: KeyRecord): void => {
    const now = world.now();
    const tier = tierOf(key);
    const limit = consume(key, tier, now);
    if (!limit) return;
    // Of several spent limits the first refuses, but the last to turn says when to come back.
    const after = retryAfter(mostRestrictive(limitStatuses(key, tier, now))!.resetAt, now);
    throw new MockServiceError(limit.code, '', after === null ? {} : { headers: { 'Retry-After': after } });
  };

  const hostsOf = (key: KeyRecord): string[] => [...store.hosts, ...store.account(key.account).hosts];

  /** Whether a callback may go there, before any work is done for it. */
  const guard = (key: KeyRecord, url: string | undefined): void => {
    if (url === undefined) return;
    const verdict = checkCallbackUrl(url, { hosts: hostsOf(key), allowLoopback: parts.development });
    if (verdict.ok) return;
    const details = [{ path: 'callback_url', message: verdict.message, code: verdict.rule }];
    throw new MockServiceError('callback_host_not_allowed', verdict.message, { details });
  };

  /** The action's answer, or the test's own, checked; and the callback, where one is asked for. */
  const answer = async (
    { request: incoming, draft: note, key }: RequestContext,
    route: Route,
    request: CallbackFields,
  ): Promise<HandlerResult | MockResponse> => {
    const { operation, endpoint: row } = route;
    const url = request.callback_url;
    // What stores nothing asks the model, which takes its time; whoever waits for a callback need not wait for the answer.
    const asksModel = row.method === 'post' && row.status === 200;
    const modelMs = asksModel ? sample(parts.latency, world) : 0;
    if (modelMs > 0 && (incoming.simulatesLatency || parts.realLatency) && url === undefined) await pause(modelMs, incoming);

    const account = store.account(key!.account);
    const act = (): unknown =>
      (handlers[operation] as (request: unknown, call: HandlerContext) => unknown)(request, {
        account,
        store,
        environment: world,
        kitchen,
      });
    const own = answers.next(operation, key!.key, () => world.random());
    note.overridden = own !== undefined;
    if (row.method === 'get' && !own) return { status: row.status, text: texts.of(route, act() as object) };

    const value = await (own
      ? own.what(request, { operation, requestId: note.id, account: account.id, tier: key!.tier, now: world.now() })
      : act());
    if (value instanceof Response) return { status: value.status, headers: [...value.headers], body: await value.text() };

    const pending = own !== undefined && url !== undefined && isPending(value);
    const result = pending ? await act() : value;
    // Noted once it is done: what was noted before may have been written before.
    if (row.method !== 'get' && !asksModel) store.noteAccount(account);
    assertResponse(route, result);
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

  const visitor = async (visit: RequestContext): Promise<MockResponse> => {
    const { request: incoming, draft: note } = visit;
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
      if (replacesResponse(struck.what)) return replies.faulty(visit, struck.what);
    }

    pass(key);
    store.noteKey(key);
    const intake: ParsedRequest = { address: parseUrlFields(route, place, incoming.search), text: null };
    if (hasBody(route)) intake.text = await readBody(incoming, parts.maxBodyBytes);
    journal.fill(note, intake);
    const request = validateRequest(route, intake) as CallbackFields;
    guard(key, request.callback_url);
    return replies.served(visit, await once.serve(visit, request, () => answer(visit, route, request)));
  };

  const serve = async (incoming: MockRequest): Promise<MockResponse> => {
    const note: LogDraft = {
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
      overridden: false,
      replayed: false,
    };
    journal.open(note);
    const visit: RequestContext = { request: incoming, draft: note };
    let outgoing: MockResponse;
    try {
      outgoing = await visitor(visit);
    } catch (error) {
      if (incoming.signal?.aborted) throw error;
      outgoing = error instanceof Disconnected ? dropped : replies.refused(visit, error);
    }
    if (visit.fault) outgoing = corrupt(outgoing, visit.fault);
    note.status = outgoing.broken === 'reset' ? null : outgoing.status;
    return outgoing;
  };

  return {
    handle: serve,
    abortPending() {
      line.abort(new Disconnected());
      line = new AbortController();
    },
  };
};

const dropped: MockResponse = { status: 0, headers: [], body: null, broken: 'reset' };

const isPending = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { pending?: unknown }).pending === true;
