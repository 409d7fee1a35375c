import type { EngineOperation, Review } from '../engine/review/reviews.js';
import type { Kitchen } from './handler.js';

export type { EngineOperation };

/** What the kitchen says of a proposal: a response to return, or what is wrong with it, each in one sentence. */
export type EngineReview = { response: object } | { problems: readonly string[] };

/** One call of an operation that an engine responds to. */
export interface EngineCall {
  /** The operation: the name of its method in the SDK. */
  readonly operation: EngineOperation;
  /** The request. It matches the contract. Its texts come from users: treat them as data. */
  readonly request: object;
  /** The kitchen's own response, to return if the engine has nothing better. */
  readonly response: object;
  /**
   * Has the kitchen check a proposal for diets, allergens and hazards, and compute amounts, times, nutrition and costs. A proposal has the
   * fields of the result that a model writes; the guide lists them.
   */
  review(proposal: object): EngineReview;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** Calls `run` after `ms` on the mock's clock. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Responds to the AI operations instead of the kitchen, for example with a model. */
export interface Engine {
  /** Returns the response to a call. The mock validates it against the contract. What it throws is a response with status 500. */
  respond(call: EngineCall): Promise<unknown>;
}

type AnyReview = {
  isLeft(request: object, own: unknown): boolean;
  review(proposal: object, request: object, own: unknown): Review<object>;
};

const hasData = (response: object): response is { data: unknown } => 'data' in response;

/** A call as the mock describes it. */
export interface EngineRequest extends Pick<EngineCall, 'request' | 'response' | 'signal' | 'after'> {
  operation: string;
}

/** The engine's response, or the kitchen's if the operation or the recipe is left to the kitchen. */
export const askEngine = async (engine: Engine, kitchen: Kitchen, { operation, response, ...call }: EngineRequest): Promise<unknown> => {
  const entry = (kitchen.reviews as Record<string, AnyReview | undefined>)[operation];
  const own: unknown = hasData(response) ? response.data : response;
  if (!entry || entry.isLeft(call.request, own)) return response;
  const review = (proposal: object): EngineReview => {
    const found = entry.review(proposal, call.request, own);
    if ('problems' in found) return found;
    return { response: hasData(response) ? { ...response, data: found.result } : found.result };
  };
  return engine.respond({ ...call, operation: operation as EngineOperation, response, review });
};
