import type * as z from 'zod/mini';
import type { Endpoints } from '../../src/contract/endpoint.js';
import type { AccountRecord, Store } from '../core/store.js';
import type { Environment } from '../core/environment.js';

/** The functions of the kitchen that handlers use. */
export type Kitchen = typeof import('./kitchen.js');

/** What a handler may use in addition to the request. */
export interface HandlerContext {
  account: AccountRecord;
  store: Store;
  environment: Environment;
  /** Loads the kitchen when it is first used. */
  kitchen(): Promise<Kitchen>;
}

/** One handler for each endpoint: it takes a request that matches the contract, and returns a response that does. */
export type Handlers<Table extends Endpoints> = {
  [Name in keyof Table]: (
    request: z.output<Table[Name]['request']>,
    context: HandlerContext,
  ) => z.output<Table[Name]['response']> | Promise<z.output<Table[Name]['response']>>;
};

/** Epoch milliseconds as the service writes times: ISO 8601 with UTC offset, as documented for callbacks. */
export const toTimestamp = (epochMs: number): string => new Date(epochMs).toISOString().replace('Z', '+00:00');

/** ISO 8601 with `Z`, for pantries: the form that validators of `date-time` accept everywhere. */
export const toIsoTime = (epochMs: number): string => new Date(epochMs).toISOString();

/** The model that AI responses name: its tier and its identifier. */
export const modelInfo = { model_tier: 'standard', model: 'mock-kitchen-1' } as const;
