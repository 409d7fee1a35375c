import type { CallOptions } from '../client/call-options.js';
import type { RecipeAI } from '../client/recipe-ai.js';
import type { Operation, OperationRequest, OperationResponse } from '../contract/endpoints.js';
import type { CallbackOptions, PendingResult } from '../contract/envelope.js';
import { InvalidRequestError } from '../errors.js';
import { CALLBACK_FIELDS } from './json-schema.js';

type OmitFromEach<Union, Names extends PropertyKey> = Union extends unknown ? Omit<Union, Names> : never;

/** The arguments of a tool: the request of the operation without `callback_url` and `request_id`. */
export type ToolInput<Name extends Operation> = OmitFromEach<OperationRequest<Name>, keyof CallbackOptions>;

/** The result of a tool: the response of the operation; `{deleted: true}` if the operation returns nothing. */
export type ToolOutput<Name extends Operation> =
  Exclude<OperationResponse<Name>, PendingResult> extends infer Response
    ? [Response] extends [undefined]
      ? { deleted: true }
      : 'pending' extends keyof Response
        ? Omit<Response, 'pending'>
        : Response
    : never;

type Method = (input: object, options: CallOptions) => PromiseLike<object | undefined>;

/** The method of a client for an operation: `pantries.items.add` is `sdk.pantries.items.add`. */
const methodOf = (sdk: RecipeAI, operation: Operation): Method => {
  const names = operation.split('.');
  const last = names.pop()!;
  const group = names.reduce((parent, name) => parent[name] as Record<string, unknown>, sdk as unknown as Record<string, unknown>);
  return (group[last] as Method).bind(group);
};

const assertNoCallback = (operation: Operation, input: object): void => {
  const issues = CALLBACK_FIELDS.filter((path) => path in input).map((path) => ({
    path,
    message: 'not for tools, which return the result themselves',
    code: 'unrecognized_keys',
  }));
  if (issues.length === 0) return;
  throw new InvalidRequestError(`${operation}: leave out ${issues.map(({ path }) => path).join(' and ')}. Nothing was sent.`, { issues });
};

/** Calls an operation with what a model wrote: the client checks it, waits for limits and retries. */
export const callTool = async (sdk: RecipeAI, operation: Operation, input: object, options: CallOptions): Promise<object> => {
  assertNoCallback(operation, input);
  return (await methodOf(sdk, operation)(input, options)) ?? { deleted: true };
};
