import { checkCallbackUrl } from '../callbacks/guard.js';
import type { MockRequest, MockResponse, ParsedRequest } from '../core/http-message.js';
import type { LogDraft } from '../core/request-log.js';
import { MockServiceError } from '../core/service-error.js';
import type { KeyRecord } from '../core/store.js';
import { corrupt, replacesResponse } from '../faults/faults.js';
import { sample, wait } from '../faults/latency.js';
import { retryAfter } from '../formats/rate-limit-headers.js';
import { authenticate } from '../limits/key.js';
import type { LimitStatus } from '../limits/limit.js';
import { consume, limitStatuses, mostRestrictive } from '../limits/limits.js';
import type { Dependencies, RequestContext } from './context.js';
import { IdempotencyCache } from './idempotency.js';
import { notFoundHint } from './not-found.js';
import { hasBody, parseUrlFields, readBody, validateRequest } from './parse-request.js';
import { ResponseBuilder } from './response.js';
import { Routes, type Route, type RouteMatch } from './routes.js';
import { createOperationRunner, type CallbackFields } from './run-operation.js';

/** Serves requests. */
export interface RequestHandler {
  /** Serves one request. Rejects only if the caller disconnects, with the reason of its signal. */
  handle(request: MockRequest): Promise<MockResponse>;
  /** Drops the connection of every request that waits for latency. */
  abortPending(): void;
}

class ConnectionAborted extends Error {}

const DROPPED: MockResponse = { status: 0, headers: [], body: null, broken: 'reset' };

/** The numbers of a limit that is used up. */
const limitHint = ({ name, limit }: LimitStatus): string => {
  if (name === 'trial') return `All ${limit} calls are used.`;
  return `The limit is ${limit} calls per ${name}.`;
};

const createDraft = (request: MockRequest, id: string, now: number): LogDraft => ({
  isLogged: false,
  id,
  at: now,
  operation: null,
  method: request.method,
  url: request.url,
  headers: request.headers(),
  account: null,
  parsed: null,
  status: null,
  code: null,
  fault: null,
  overridden: false,
  replayed: false,
});

/** The pipeline of one service: every request goes through the steps of `serve`, from top to bottom. */
export const createRequestHandler = (service: Dependencies): RequestHandler => {
  const { environment, store, requestLog, faults } = service;
  const routes = new Routes();
  const responses = new ResponseBuilder(service);
  const idempotency = new IdempotencyCache(store);
  let pendingAbort = new AbortController();
  const pause = (ms: number, { request, dropped }: RequestContext) => wait(ms, environment, [request.signal, dropped]);
  const runOperation = createOperationRunner(service, pause);

  /** Each step throws a `MockServiceError` to reject the request. */
  const serve = async (context: RequestContext): Promise<MockResponse> => {
    const { route, match } = matchRoute(context);
    const key = identifyCaller(context);
    const faultResponse = await applyFault(context, route, key);
    if (faultResponse) return faultResponse;
    enforceLimits(key);
    const request = await readRequest(context, route, match);
    checkCallbackHost(key, request.callback_url);
    const result = await idempotency.serve(context, request, () => runOperation(context, route, request));
    return responses.success(context, result);
  };

  const matchRoute = ({ request, draft }: RequestContext): { route: Route; match: RouteMatch } => {
    const match = routes.find(request.host, request.path);
    if (!match) throw new MockServiceError('not_found', notFoundHint(routes, request, request.baseUrls ?? service));
    const route = match.routes.get(request.method);
    if (!route) {
      const allowed = [...match.routes.keys()].join(', ');
      throw new MockServiceError('method_not_allowed', `${request.path} accepts ${allowed}.`, { headers: { Allow: allowed } });
    }
    draft.operation = route.operation;
    return { route, match };
  };

  const identifyCaller = (context: RequestContext): KeyRecord => {
    const key = authenticate(store, context.request.header('authorization'));
    context.key = key;
    context.draft.account = key.account;
    return key;
  };

  /** Returns the response if a fault replaces it. A fault that only corrupts the response is applied at the end. */
  const applyFault = async (context: RequestContext, route: Route, key: KeyRecord): Promise<MockResponse | undefined> => {
    const applied = faults.next(route.operation, key.key, () => environment.random());
    if (!applied) return undefined;
    context.fault = applied.effect;
    context.draft.fault = applied.id;
    const { latency, network } = applied.effect;
    if (latency !== undefined) await pause(sample(latency, environment), context);
    if (network === 'hang') await pause(Infinity, context);
    return replacesResponse(applied.effect) ? responses.fault(context, applied.effect) : undefined;
  };

  const enforceLimits = (key: KeyRecord): void => {
    const now = environment.now();
    const tier = service.tierOf(key);
    const exceeded = consume(key, tier, now);
    store.markKeyChanged(key);
    if (!exceeded) return;
    // The first limit that is used up names the error, but the last one to reset says when calls are possible again.
    const after = retryAfter(mostRestrictive(limitStatuses(key, tier, now))!.resetAt, now);
    const hint = limitHint(exceeded.status(key, tier, now)!);
    throw new MockServiceError(exceeded.code, hint, after === null ? {} : { headers: { 'Retry-After': after } });
  };

  const readRequest = async ({ request, draft }: RequestContext, route: Route, match: RouteMatch): Promise<CallbackFields> => {
    const parsed: ParsedRequest = { urlFields: parseUrlFields(route, match, request.search), text: null };
    if (hasBody(route)) parsed.text = await readBody(request, service.maxBodyBytes);
    requestLog.setParsed(draft, parsed);
    return validateRequest(route, parsed) as CallbackFields;
  };

  /** Rejects a callback URL before any work is done for it. */
  const checkCallbackHost = (key: KeyRecord, url: string | undefined): void => {
    if (url === undefined) return;
    const check = checkCallbackUrl(url, service.policyOf(key.account));
    if (check.ok) return;
    const details = [{ path: 'callback_url', message: check.message, code: check.rule }];
    throw new MockServiceError('callback_host_not_allowed', check.message, { details });
  };

  const respond = async (context: RequestContext): Promise<MockResponse> => {
    try {
      return await serve(context);
    } catch (error) {
      if (context.request.signal?.aborted) throw error;
      return error instanceof ConnectionAborted ? DROPPED : responses.error(context, error);
    }
  };

  return {
    async handle(request) {
      const draft = createDraft(request, environment.id('req'), environment.now());
      requestLog.add(draft);
      const context: RequestContext = { request, draft, dropped: pendingAbort.signal };
      const served = await respond(context);
      const response = context.fault ? corrupt(served, context.fault) : served;
      draft.status = response.broken === 'reset' ? null : response.status;
      return response;
    },
    abortPending() {
      pendingAbort.abort(new ConnectionAborted());
      pendingAbort = new AbortController();
    },
  };
};
