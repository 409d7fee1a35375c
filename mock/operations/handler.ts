import type * as z from 'zod/mini';
import type { Endpoints } from '../../src/contract/endpoint.js';
import type { AccountRecord, Store } from '../core/store.js';
import type { Environment } from '../core/environment.js';

/** What the actions take from the kitchen. */
export type Kitchen = typeof import('./kitchen.js');

/** What an action may use beside the request. */
export interface HandlerContext {
  account: AccountRecord;
  store: Store;
  environment: Environment;
  /** Opens the kitchen, the first time that somebody cooks. */
  kitchen(): Promise<Kitchen>;
}

/** One action a row: what the endpoint does, from a request that keeps the contract to an answer that does. */
export type Handlers<Rows extends Endpoints> = {
  [Name in keyof Rows]: (
    request: z.output<Rows[Name]['request']>,
    call: HandlerContext,
  ) => z.output<Rows[Name]['response']> | Promise<z.output<Rows[Name]['response']>>;
};

/** The moment as the service writes it: ISO 8601 with UTC offset (documented for callbacks, section 2.5). */
export const timestampOf = (world: Environment): string => new Date(world.now()).toISOString().replace('Z', '+00:00');

/** What AI answers say of the model that gave them: its tier, and its identifier. */
export const modelInfo = { model_tier: 'standard', model: 'mock-kitchen-1' } as const;
