import type { CallbackPayload } from '../../src/contract/callbacks.js';
import type { Environment } from '../core/environment.js';
import type { MockResponse } from '../core/http-message.js';
import { sample } from '../faults/latency.js';
import type { OverrideContext } from '../faults/response-overrides.js';
import { askEngine, type Engine } from '../operations/engine.js';
import type { HandlerContext } from '../operations/handler.js';
import { handlers } from '../operations/handlers.js';
import { loadKitchen } from '../operations/load-kitchen.js';
import { reshape } from '../shapes/reshape.js';
import { lazy } from '../util/memoize.js';
import { withSignal, type Dependencies, type HandlerResult, type RequestContext } from './context.js';
import { toRecordedResponse } from './find-recorded.js';
import type { ReplayedResponse } from './recording.js';
import type { Route } from './routes.js';
import { assertResponse, type ResponseSource } from './validate-response.js';

/** The request field that concerns more than the operation. */
export interface CallbackFields {
  callback_url?: string;
}

type AnyHandler = (request: unknown, context: HandlerContext) => unknown;

const isPending = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { pending?: unknown }).pending === true;

/** An operation that stores nothing uses the model, which takes time. */
export const usesModel = ({ endpoint }: Route): boolean => endpoint.method === 'post' && endpoint.status === 200;

type Pause = (ms: number, context: RequestContext) => Promise<void>;

/** Runs operations, or the overrides that replace their responses, and queues the callbacks that were requested. */
export class OperationRunner {
  readonly #service: Dependencies;
  readonly #pause: Pause;
  readonly #kitchen = lazy(loadKitchen);

  constructor(service: Dependencies, pause: Pause) {
    this.#service = service;
    this.#pause = pause;
  }

  async run(
    context: RequestContext,
    route: Route,
    request: CallbackFields,
    recorded?: ReplayedResponse,
  ): Promise<HandlerResult | MockResponse> {
    const { environment, overrides, settings } = this.#service;
    const { operation, endpoint } = route;
    const modelMs = usesModel(route) ? sample(settings.latency, environment) : 0;
    await this.#waitForModel(context, modelMs, request.callback_url);

    const original = lazy(async () => (recorded ? recorded.value : this.#runHandler(context, route, request)));
    const override = overrides.next(operation, context.key!.key, () => environment.random())?.effect;
    context.draft.overridden = override !== undefined;
    if (recorded && !override) {
      if (recorded.status < 300) this.#postCallback(context, route, request, recorded.value, modelMs);
      return toRecordedResponse(context, recorded);
    }

    const value = await (override ? override(request, this.#overrideContext(context, route, original)) : original());
    if (value instanceof Response) return { status: value.status, headers: [...value.headers], body: await value.text() };
    const leavesResultToCallback = override !== undefined && request.callback_url !== undefined && isPending(value);
    const result = leavesResultToCallback ? await original() : value;
    assertResponse(route, result, this.#sourceOf(route, override !== undefined));
    this.#postCallback(context, route, request, result, modelMs);
    return { status: leavesResultToCallback ? 202 : endpoint.status, text: endpoint.status === 204 ? null : JSON.stringify(value) };
  }

  async #waitForModel(context: RequestContext, modelMs: number, callbackUrl: string | undefined): Promise<void> {
    const isRealTime = context.request.simulatesLatency || this.#service.settings.realLatency;
    // A caller that gets a callback need not wait for the response.
    if (modelMs > 0 && isRealTime && callbackUrl === undefined) await this.#pause(modelMs, context);
  }

  #sourceOf(route: Route, isOverride: boolean): ResponseSource {
    if (isOverride) return 'override';
    return this.#service.settings.engine && usesModel(route) ? 'engine' : 'mock';
  }

  /** The service's own result. */
  async #runHandler(context: RequestContext, route: Route, request: CallbackFields): Promise<unknown> {
    const { environment, store, settings } = this.#service;
    const { operation, endpoint } = route;
    const account = store.account(context.key!.account);
    const handler = handlers[operation] as AnyHandler;
    const own = await handler(request, { account, store, environment, kitchen: this.#kitchen });
    const { engine } = settings;
    const result = engine && usesModel(route) ? await this.#askEngine(engine, context, operation, request, own as object) : own;
    // Marked after the operation: marked earlier, the account could be persisted half-updated.
    if (endpoint.method !== 'get' && !usesModel(route)) store.markAccountChanged(account);
    return settings.shapes === undefined ? result : reshape(endpoint.response, result, settings.shapes, () => environment.random());
  }

  async #askEngine(engine: Engine, context: RequestContext, operation: string, request: object, response: object): Promise<unknown> {
    const { environment } = this.#service;
    const kitchen = await this.#kitchen();
    const after: Environment['after'] = (ms, run) => environment.after(ms, run);
    return withSignal(context, (signal) => askEngine(engine, kitchen, { operation, request, response, signal, after }));
  }

  #overrideContext({ draft, key }: RequestContext, { operation }: Route, original: () => Promise<unknown>): OverrideContext {
    return {
      operation,
      requestId: draft.id,
      account: key!.account,
      tier: key!.tier,
      now: this.#service.environment.now(),
      original: async () => structuredClone(await original()),
    };
  }

  #postCallback(
    { key, draft }: RequestContext,
    { operation }: Route,
    { callback_url: url }: CallbackFields,
    result: unknown,
    afterMs: number,
  ): void {
    if (url === undefined) return;
    draft.callback = this.#service.outbox.post({
      account: key!.account,
      url,
      payload: result as CallbackPayload,
      afterMs,
      operation,
      key: key!.key,
    });
  }
}
