import { hasBody } from '../../src/contract/endpoint.js';
import { checkCallbackUrl } from '../callbacks/guard.js';
import { isEmptyStatus, type MockRequest, type MockResponse, type ParsedRequest } from '../core/http-message.js';
import { createDraft } from '../core/request-log.js';
import { MockServiceError } from '../core/service-error.js';
import type { KeyRecord } from '../core/store.js';
import { wait } from '../core/wait.js';
import { corrupt, replacesResponse } from '../faults/faults.js';
import { sample } from '../faults/latency.js';
import { retryAfter } from '../formats/rate-limit-headers.js';
import { authenticate } from '../limits/key.js';
import type { Limit, LimitStatus } from '../limits/limit.js';
import { consume, limitStatuses, mostRestrictive } from '../limits/limits.js';
import { withSignal, type Dependencies, type HandlerResult, type RequestContext } from './context.js';
import { findRecorded, toRecordedResponse } from './find-recorded.js';
import { forwardRequest } from './forward.js';
import { IdempotencyCache } from './idempotency.js';
import { notFoundHint } from './not-found.js';
import { mergeFields, parseUrlFields, readBody, validateRequest } from './parse-request.js';
import type { Replay, ReplayedResponse } from './recording.js';
import { DROPPED, ResponseBuilder } from './response.js';
import { findRoutes, type Route, type RouteMatch } from './routes.js';
import { OperationRunner, usesModel, type CallbackFields } from './run-operation.js';

/** Serves requests. */
export interface RequestHandler {
  /** Serves one request. Rejects only if the caller disconnects, with the reason of its signal. */
  handle(request: MockRequest): Promise<MockResponse>;
  /** Drops the connection of every request that waits for latency. */
  abortPending(): void;
}

class ConnectionAborted extends Error {}

/** Such as `1 call per day`. */
const formatLimit = ({ name, limit }: LimitStatus): string =>
  `${limit} ${limit === 1 ? 'call' : 'calls'} ${name === 'trial' ? 'in total' : `per ${name}`}`;

/** The numbers of a limit that is used up. `ownTier` is set if the limit is not one of the key's tier. */
const limitHint = (status: LimitStatus, ownTier: string | undefined): string => {
  const { name, limit } = status;
  // A tier without a trial has 0 calls of it while a scenario uses the trial up.
  if (name === 'trial' && limit === 0) return '';
  if (ownTier !== undefined)
    return `The tier ${ownTier} has no such limit: a scenario or \`mock.keys\` has limited this key to ${formatLimit(status)}.`;
  return name === 'trial' ? `All ${limit} calls are used.` : `The limit is ${formatLimit(status)}.`;
};

/** The request, checked unless it was recorded: a real service may accept more than the contract has. */
const toCallbackFields = (route: Route, parsed: ParsedRequest, recorded: ReplayedResponse | undefined): CallbackFields => {
  if (recorded?.match !== 'exact') return validateRequest(route, parsed) as CallbackFields;
  const request = mergeFields(parsed, route) as CallbackFields;
  return typeof request?.callback_url === 'string' ? request : { ...request, callback_url: undefined };
};

/** The pipeline of one service: every request goes through the steps of `#run`, from top to bottom. */
class RequestPipeline implements RequestHandler {
  readonly #service: Dependencies;
  readonly #responses: ResponseBuilder;
  readonly #idempotency: IdempotencyCache;
  readonly #operations: OperationRunner;
  #pending = new AbortController();

  constructor(service: Dependencies) {
    this.#service = service;
    this.#responses = new ResponseBuilder(service);
    this.#idempotency = new IdempotencyCache(service.store);
    this.#operations = new OperationRunner(service, (ms, context) => this.#pause(ms, context));
  }

  async handle(request: MockRequest): Promise<MockResponse> {
    const { environment, requestLog } = this.#service;
    const startedAt = performance.now();
    const draft = createDraft(request, environment.id('req'), environment.now());
    requestLog.add(draft);
    const context: RequestContext = { request, draft, dropped: this.#pending.signal };
    let response: MockResponse | null = null;
    try {
      const served = await this.#respond(context);
      const changed = context.fault ? corrupt(served, context.fault) : served;
      response = isEmptyStatus(changed.status) ? { ...changed, body: null } : changed;
      return response;
    } finally {
      requestLog.complete(draft, response, performance.now() - startedAt);
    }
  }

  abortPending(): void {
    this.#pending.abort(new ConnectionAborted());
    this.#pending = new AbortController();
  }

  async #respond(context: RequestContext): Promise<MockResponse> {
    const { record } = this.#service.settings;
    try {
      if (record) return await forwardRequest(record, this.#service, context);
      const unlisted = this.#service.replay && (await this.#replayUnlisted(context, this.#service.replay));
      return unlisted ?? (await this.#serve(context));
    } catch (error) {
      if (context.request.signal?.aborted) throw error;
      return error instanceof ConnectionAborted ? DROPPED : this.#responses.error(context, error);
    }
  }

  /** A slow response is built last, so that the call takes effect even if the client has given up by now. */
  async #serve(context: RequestContext): Promise<MockResponse> {
    let result: HandlerResult | MockResponse | undefined;
    try {
      result = await this.#run(context);
    } finally {
      await this.#delay(context);
    }
    return result ? this.#responses.success(context, result) : this.#responses.fault(context, context.fault!);
  }

  /** The result of the operation; `undefined` if a fault replaces it. Each step throws a `MockServiceError` to reject the request. */
  async #run(context: RequestContext): Promise<HandlerResult | MockResponse | undefined> {
    const { route, match } = this.#matchRoute(context);
    const parsed = this.#readRequest(context, route, match);
    // The log gets the body even if a step below rejects the request. That response does not wait for the body.
    parsed.catch(() => undefined);
    const key = await this.#service.exclusively(() => this.#identifyCaller(context));
    if (this.#isReplacedByFault(context, route, key)) return undefined;
    await this.#service.exclusively(() => this.#enforceLimits(context, key));
    const read = await parsed;
    const recorded = findRecorded(this.#service.replay, context, read);
    const request = toCallbackFields(route, read, recorded);
    this.#checkCallbackHost(key, request.callback_url);
    const run = () => this.#idempotency.serve(context, request, () => this.#operations.run(context, route, request, recorded));
    // The model takes long and changes nothing that is shared.
    return usesModel(route) ? run() : this.#service.exclusively(run);
  }

  /** A recorded response of an address that the contract does not have. */
  async #replayUnlisted(context: RequestContext, replay: Replay): Promise<MockResponse | undefined> {
    const { request } = context;
    if (findRoutes(request.host, request.path)?.routes.has(request.method)) return undefined;
    const text = request.header('content-type') === null ? null : await readBody(request, this.#service.settings.maxBodyBytes);
    const recorded = findRecorded(replay, context, { urlFields: {}, text });
    if (!recorded) return undefined;
    await this.#service.exclusively(() => this.#enforceLimits(context, this.#identifyCaller(context)));
    return this.#responses.success(context, toRecordedResponse(context, recorded));
  }

  #matchRoute({ request, draft }: RequestContext): { route: Route; match: RouteMatch } {
    const match = findRoutes(request.host, request.path);
    if (!match) throw new MockServiceError('not_found', notFoundHint(request, request.baseUrls ?? this.#service.settings));
    const route = match.routes.get(request.method);
    if (!route) {
      const allowed = [...match.routes.keys()].join(', ');
      throw new MockServiceError('method_not_allowed', `${request.path} accepts ${allowed}.`, { headers: { Allow: allowed } });
    }
    draft.operation = route.operation;
    return { route, match };
  }

  #identifyCaller(context: RequestContext): KeyRecord {
    const { request } = context;
    const key = authenticate(this.#service.store, request.header('authorization'), request.baseUrls !== undefined);
    context.key = key;
    context.draft.account = key.account;
    context.draft.last4 = key.key.slice(-4);
    context.draft.limitsBefore = limitStatuses(key, this.#service.tierOf(key), this.#service.environment.now());
    return key;
  }

  /** Finds the fault of a call. A fault that only delays or corrupts the response is applied after the call. */
  #isReplacedByFault(context: RequestContext, route: Route, key: KeyRecord): boolean {
    const { environment, faults, scenarioOf } = this.#service;
    const applied = faults.next(route.operation, key.key, () => environment.random());
    if (!applied) return false;
    context.fault = applied.effect;
    context.draft.fault = applied.id;
    context.draft.scenario = scenarioOf(applied.id) ?? null;
    return replacesResponse(applied.effect);
  }

  async #delay(context: RequestContext): Promise<void> {
    const { latency, network } = context.fault ?? {};
    if (latency !== undefined) await this.#pause(sample(latency, this.#service.environment), context);
    if (network === 'hang') await this.#pause(Infinity, context);
  }

  #enforceLimits({ draft }: RequestContext, key: KeyRecord): void {
    const { environment, store, tierOf, scenarioOfLimit } = this.#service;
    const now = environment.now();
    const tier = tierOf(key);
    const exceeded = consume(key, tier, now);
    store.markKeyChanged(key);
    if (!exceeded) return;
    const status = exceeded.status(key, tier, now)!;
    draft.scenario = scenarioOfLimit(key, status) ?? draft.scenario;
    // The first limit that is used up names the error, but the last one to reset says when calls are possible again.
    const after = retryAfter(mostRestrictive(limitStatuses(key, tier, now))!.resetAt, now);
    const hint = limitHint(status, this.#tierWithoutLimit(exceeded, key));
    throw new MockServiceError(exceeded.code, hint, after === null ? {} : { headers: { 'Retry-After': after } });
  }

  /** The tier of a key, if the key has that limit and the tier has not. */
  #tierWithoutLimit(limit: Limit, key: KeyRecord): string | undefined {
    const tier = this.#service.tierOf({ ...key, limits: {} });
    return limit.status(key, tier, this.#service.environment.now()) === null ? key.tier : undefined;
  }

  async #readRequest({ request, draft }: RequestContext, route: Route, match: RouteMatch): Promise<ParsedRequest> {
    const parsed: ParsedRequest = { urlFields: parseUrlFields(route, match, request.search), text: null };
    if (hasBody(route.endpoint)) parsed.text = await readBody(request, this.#service.settings.maxBodyBytes);
    this.#service.requestLog.setParsed(draft, parsed);
    return parsed;
  }

  /** Rejects a callback URL before any work is done for it. */
  #checkCallbackHost(key: KeyRecord, url: string | undefined): void {
    if (url === undefined) return;
    const check = checkCallbackUrl(url, this.#service.policyOf(key.account));
    if (check.ok) return;
    const details = [{ path: 'callback_url', message: check.message, code: check.rule }];
    throw new MockServiceError('callback_host_not_allowed', check.message, { details });
  }

  #pause(ms: number, context: RequestContext): Promise<void> {
    return withSignal(context, (signal) => wait(ms, this.#service.environment, signal));
  }
}

export const createRequestHandler = (service: Dependencies): RequestHandler => new RequestPipeline(service);
