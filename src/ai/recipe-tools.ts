import type { Tool as AiTool, ToolExecutionOptions } from 'ai';
import type { RecipeAI } from '../client/recipe-ai.js';
import type { Operation } from '../contract/endpoints.js';
import { callTool, type ToolInput, type ToolOutput } from '../tools/call-tool.js';
import { describeError } from '../tools/describe-error.js';
import { toolsOf } from '../tools/tools.js';

type Camel<Name extends string> = Name extends `${infer Head}.${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** One tool: what the model reads, and the call. */
export type RecipeTool<Name extends Operation> = {
  /** Calls the operation. Rejects with an error whose message is for the model. */
  execute(input: ToolInput<Name>, options: ToolExecutionOptions<unknown>): Promise<ToolOutput<Name>>;
} & AiTool<ToolInput<Name>, ToolOutput<Name>>;

/** The tools of some operations. Their names have no dots: `pantries.items.add` is `pantriesItemsAdd`. */
export type RecipeTools<Names extends Operation = Operation> = { [Name in Names as Camel<Name>]: RecipeTool<Name> };

/** Options of {@link recipeTools}. */
export interface RecipeToolsOptions<Names extends Operation = Operation> {
  /** The operations that are tools. Default: all operations. */
  only?: readonly Names[] | undefined;
}

/** An error of a tool. Its message is JSON for the model; `cause` is the error of the client. */
const toToolError = (error: unknown, idempotent: boolean): Error =>
  new Error(JSON.stringify(describeError(error, { idempotent })), { cause: error });

/**
 * Creates tools for Vercel's `ai` package, version 7: one for each operation, with the schemas and types of the contract. The client checks
 * each call, queues it for the rate limit and retries it. A call rejects with an error whose message tells the model what to do next;
 * its `cause` is the error of the client. Throws a `ConfigurationError` if `only` has an unknown operation.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { recipeTools } from '@recipe-ai/sdk/ai';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 *
 * const sdk = new RecipeAI(createMockService().connection());
 * const tools = recipeTools(sdk, { only: ['recipes.generate', 'suggestSubstitute'] });
 * console.log(Object.keys(tools)); // for generateText({ model, prompt, tools })
 * ```
 */
export const recipeTools = <Names extends Operation = Operation>(
  sdk: RecipeAI,
  { only }: RecipeToolsOptions<Names> = {},
): RecipeTools<Names> =>
  Object.fromEntries(
    toolsOf(only).map(({ operation, name, description, input: inputSchema, idempotent }) => {
      const execute = (input: object, { abortSignal: signal }: ToolExecutionOptions<unknown>): Promise<object> =>
        callTool(sdk, operation, input, { signal }).catch((error: unknown) => {
          throw signal?.aborted ? error : toToolError(error, idempotent);
        });
      return [name, { description, inputSchema, execute }];
    }),
  ) as unknown as RecipeTools<Names>;
