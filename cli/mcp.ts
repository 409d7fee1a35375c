import { Option, type Command } from 'commander';
import type { Operation, RecipeAI } from '@recipe-ai/sdk';
import { toList, toPort } from './arguments.js';
import { createClient, withAddressFlags, withMockFlags, type CallFlags } from './client.js';
import { withCompletion } from './completion-values.js';
import { CommandError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { listenMcp } from './mcp-http.js';
import { operationNames, toOperation } from './operation-names.js';
import { faint } from './output.js';
import { nextSignal } from './signals.js';

interface Flags extends CallFlags {
  port?: number;
  only?: string[];
}

/** MCP clients give up a call after 60 s by default, so a call that would wait longer is rejected before. The rest is for the call itself. */
const MAX_WAIT_MS = 45_000;

const PEER = '@modelcontextprotocol/server';

/** What needs the MCP server SDK, loaded only by this command: it is an optional dependency of the package. */
const loadMcp = async () => {
  try {
    const [{ createMcpServer }, sdk, { serveStdio }] = await Promise.all([
      import('@recipe-ai/sdk/mcp'),
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { ...sdk, createMcpServer, serveStdio };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND' || !(error as Error).message.includes(PEER)) throw error;
    throw new CommandError(
      `recipe-ai mcp needs the package ${PEER}, version 2, which is not installed. Run: npm install ${PEER}. In a folder without either package: npx -y -p @recipe-ai/sdk -p ${PEER} recipe-ai mcp.`,
    );
  }
};

const createFactory = async (sdk: RecipeAI, flags: Flags) => {
  const mcp = await loadMcp();
  const only = flags.only?.map(toOperation) as Operation[] | undefined;
  mcp.createMcpServer(sdk, { only }); // reports a wrong --only before a client connects
  return { mcp, factory: () => mcp.createMcpServer(sdk, { only }) };
};

const printError = (error: Error): void => console.error(faint(`MCP: ${error.message}`));

const run = async (flags: Flags): Promise<void> => {
  const sdk = createClient({ ...flags, json: true }).withOptions({ maxWait: MAX_WAIT_MS });
  const { mcp, factory } = await createFactory(sdk, flags);
  if (flags.port === undefined) {
    // Ends when the client closes standard input. Standard output is for the protocol alone.
    mcp.serveStdio(factory, { onerror: printError });
    return;
  }
  const server = await listenMcp(mcp, mcp.createMcpHandler(factory, { onerror: printError }), flags.port);
  // Listens for signals first: a script may stop it as soon as it reads the address.
  const stopped = nextSignal();
  console.log(`recipe-ai mcp is ready at ${server.url}`);
  await stopped;
  await server.close();
};

/** `recipe-ai mcp`: the operations as tools of an MCP client. */
export const addMcp = (program: Command): void => {
  const command = withMockFlags(withAddressFlags(program.command('mcp')))
    .summary('serve the operations as tools for assistants (MCP)')
    .option(
      '-p, --port <number>',
      'serve HTTP on this port of this machine, at /mcp; 0 picks a free port; default: stdio',
      toPort('--port'),
    )
    .addOption(
      withCompletion(
        new Option('--only <operation>', 'an operation that is a tool, for example suggestSubstitute; may be repeated; default: all'),
        operationNames,
      ).argParser(toList),
    )
    .action(run);
  withExamples(command, 'mcp --mock', 'mcp --port 4030 --only generate,suggest-substitute');
};
