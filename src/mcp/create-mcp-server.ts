import { McpServer, type CallToolResult, type ServerContext } from '@modelcontextprotocol/server';
import type { RecipeAI } from '../client/recipe-ai.js';
import type { Operation } from '../contract/endpoints.js';
import { formatEvent, type ClientEvent } from '../observability/events.js';
import { callTool } from '../tools/call-tool.js';
import { describeError } from '../tools/describe-error.js';
import { toolsOf, type Tool } from '../tools/tools.js';
import { VERSION } from '../util/version.js';
import { registerPantries } from './resources.js';

/** Options of {@link createMcpServer}. */
export interface McpServerOptions {
  /** The operations that are tools. Pantries are resources if `pantries.get` is one of them. Default: all operations. */
  only?: readonly Operation[] | undefined;
}

const INSTRUCTIONS =
  'Tools of the Recipe AI service: recipes, changes of recipes, substitutes, pantries. A failed call returns JSON; its field `next` says what to do.';

const asText = (value: object): CallToolResult['content'] => [{ type: 'text', text: JSON.stringify(value) }];

/** Reports to the MCP client that a call waits in the queue or is sent again, if the client asked for progress. */
const progressReporter = ({ mcpReq: { _meta: meta, notify } }: ServerContext): ((event: ClientEvent) => void) => {
  const progressToken = meta?.progressToken;
  let progress = 0;
  return (event) => {
    if (progressToken === undefined || (event.type !== 'queued' && event.type !== 'retry')) return;
    const params = { progressToken, progress: ++progress, message: formatEvent(event) };
    // A client that is gone gets no progress; its call is aborted.
    notify({ method: 'notifications/progress', params }).catch(() => {});
  };
};

const registerTool = (server: McpServer, sdk: RecipeAI, tool: Tool): void => {
  const { name, operation, description, input: inputSchema, output: outputSchema } = tool;
  const annotations = {
    readOnlyHint: tool.readOnly,
    destructiveHint: tool.destructive,
    idempotentHint: tool.idempotent,
    openWorldHint: false,
  };
  server.registerTool(name, { description, inputSchema, outputSchema, annotations }, async (input, context): Promise<CallToolResult> => {
    try {
      const result = await callTool(sdk, operation, input, { signal: context.mcpReq.signal, onEvent: progressReporter(context) });
      return { content: asText(result), structuredContent: result };
    } catch (error) {
      return { content: asText(describeError(error, tool)), isError: true };
    }
  });
};

/**
 * Creates an MCP server: each operation is a tool, and each pantry is a resource at `recipe-ai://pantries/{pantry_id}`. The tools have the
 * schemas of the contract. The client checks each call, queues it for the rate limit and retries it. If the MCP client cancels a call, the
 * call leaves the queue. An error is a tool error that tells the model what to do next; a response that does not match the contract is one
 * too. Needs the package `@modelcontextprotocol/server`, version 2. Throws a `ConfigurationError` if `only` has an unknown operation.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMcpServer } from '@recipe-ai/sdk/mcp';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { createMcpHandler } from '@modelcontextprotocol/server';
 *
 * const sdk = new RecipeAI(createMockService().connection());
 * // A fetch handler for Hono, Next, Workers, Bun or Deno. For stdio: serveStdio from '@modelcontextprotocol/server/stdio'.
 * export default createMcpHandler(() => createMcpServer(sdk));
 * ```
 */
export const createMcpServer = (sdk: RecipeAI, { only }: McpServerOptions = {}): McpServer => {
  const server = new McpServer(
    { name: 'recipe-ai', title: 'Recipe AI', version: VERSION },
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  // MCP requires that a result matches its schema.
  const strict = sdk.withOptions({ validateResponses: 'throw' });
  const tools = toolsOf(only);
  for (const tool of tools) registerTool(server, strict, tool);
  if (tools.some(({ operation }) => operation === 'pantries.get')) registerPantries(server, strict);
  return server;
};
