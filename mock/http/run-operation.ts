import type { CallbackPayload } from '../../src/contract/callbacks.js';
import type { MockResponse } from '../core/http-message.js';
import { sample } from '../faults/latency.js';
import type { OverrideContext } from '../faults/response-overrides.js';
import type { HandlerContext, Kitchen } from '../operations/handler.js';
import { handlers } from '../operations/handlers.js';
import { reshape } from '../shapes/reshape.js';
import type { Dependencies, HandlerResult, RequestContext } from './context.js';
import type { Route } from './routes.js';
import { assertResponse, ResponseCache } from './validate-response.js';

/** The request field that concerns more than the operation. */
export interface CallbackFields {
  callback_url?: string;
}

type AnyHandler = (request: unknown, context: HandlerContext) => unknown;

const once = <Result>(run: () => Result): (() => Result) => {
  let first: { result: Result } | undefined;
  return () => (first ??= { result: run() }).result;
};

const isPending = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { pending?: unknown }).pending === true;

/** An operation that stores nothing uses the model, which takes time. */
const usesModel = ({ endpoint }: Route): boolean => endpoint.method === 'post' && endpoint.status === 200;

/** Runs operations, or the overrides that replace their responses, and queues the callbacks that were requested. */
export const createOperationRunner = (service: Dependencies, pause: (ms: number, context: RequestContext) => Promise<void>) => {
  const { environment, store, overrides, outbox, shapes } = service;
  const cache = new ResponseCache();
  let kitchenModule: Promise<Kitchen> | undefined;
  const kitchen = () => (kitchenModule ??= import('../operations/kitchen.js'));

  const waitForModel = async (context: RequestContext, modelMs: number, callbackUrl: string | undefined): Promise<void> => {
    const isRealTime = context.request.simulatesLatency || service.realLatency;
    // A caller that gets a callback need not wait for the response.
    if (modelMs > 0 && isRealTime && callbackUrl === undefined) await pause(modelMs, context);
  };

  const toOverrideContext = ({ draft, key }: RequestContext, { operation }: Route, run: () => Promise<unknown>): OverrideContext => ({
    operation,
    requestId: draft.id,
    account: key!.account,
    tier: key!.tier,
    now: environment.now(),
    original: async () => structuredClone(await run()),
  });

  return async (context: RequestContext, route: Route, request: CallbackFields): Promise<HandlerResult | MockResponse> => {
    const { draft } = context;
    const key = context.key!;
    const { operation, endpoint } = route;
    const { callback_url: callbackUrl } = request;
    const modelMs = usesModel(route) ? sample(service.latency, environment) : 0;
    await waitForModel(context, modelMs, callbackUrl);

    const account = store.account(key.account);
    const run = async (): Promise<unknown> => {
      const result = await (handlers[operation] as AnyHandler)(request, { account, store, environment, kitchen });
      return shapes === undefined ? result : reshape(endpoint.response, result, shapes, () => environment.random());
    };
    const runOnce = once(run);
    const override = overrides.next(operation, key.key, () => environment.random())?.effect;
    draft.overridden = override !== undefined;
    if (endpoint.method === 'get' && !override) return { status: endpoint.status, text: cache.toText(route, (await run()) as object) };

    const value = await (override ? override(request, toOverrideContext(context, route, runOnce)) : runOnce());
    if (value instanceof Response) return { status: value.status, headers: [...value.headers], body: await value.text() };

    const pending = override !== undefined && callbackUrl !== undefined && isPending(value);
    const result = pending ? await runOnce() : value;
    // Marked after the operation: marked earlier, the account could be persisted half-updated.
    if (endpoint.method !== 'get' && !usesModel(route)) store.markAccountChanged(account);
    assertResponse(route, result);
    if (callbackUrl !== undefined) {
      const payload = result as CallbackPayload;
      outbox.post({ account: account.id, url: callbackUrl, payload, afterMs: modelMs, operation, key: key.key });
    }
    return { status: pending ? 202 : endpoint.status, text: endpoint.status === 204 ? null : JSON.stringify(value) };
  };
};
