import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Argument, type Command } from 'commander';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { exitCodes, UsageError } from './exit-codes.js';
import { toPort } from './mock.js';
import { faint, paint } from './show.js';

const toSecret = (given: string | undefined): string => {
  const secret = given ?? process.env['RECIPE_AI_CALLBACK_SECRET'];
  if (!secret) throw new UsageError('There is no secret. Set RECIPE_AI_CALLBACK_SECRET, or give --secret.');
  return secret;
};

/** Commands by the operation's name on the wire. */
const operations = {
  healthify: 'healthify',
  'rewrite-tone': 'rewriteTone',
  'budgetify-recipe': 'budgetifyRecipe',
  'adapt-method': 'adaptMethod',
  'suggest-substitute': 'suggestSubstitute',
  'enrich-ingredients': 'enrichIngredients',
} as const;

/** `recipe-ai listen` and `recipe-ai trigger`: a receiver to look at callbacks with, and a sender to try a receiver with. */
export const addCallbacks = (program: Command): void => {
  program
    .command('listen')
    .summary('print verified callbacks as they come')
    .option('-p, --port <number>', 'the port; 0 takes a free one', toPort, 4020)
    .option('--secret <text>', 'the shared secret; default: RECIPE_AI_CALLBACK_SECRET')
    .option('--json', 'print whole callbacks, one a line')
    .action(async ({ port, secret, json }: { port: number; secret?: string; json?: boolean }) => {
      const receiver = createCallbackReceiver({
        secret: toSecret(secret),
        onCallback: (callback) => {
          const line = `${paint('green', '✔')} ${String(callback.type)} ${paint('bold', callback.request_id)} ${faint(`${callback.model}, ${callback.timestamp}`)}`;
          console.log(json ? JSON.stringify(callback) : line);
        },
        onEvent: (event) => {
          if (event.type === 'refused') console.error(`${paint('red', '✘')} refused: ${event.reason}`);
        },
      });
      const server = createServer(toNodeHandler(receiver)).listen(port, '127.0.0.1');
      await once(server, 'listening');
      console.error(faint(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}; stop with Ctrl+C.`));
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      server.close();
      server.closeAllConnections();
    });

  program
    .command('trigger')
    .summary('post one callback, as the service would')
    .addArgument(new Argument('<operation>').choices(Object.keys(operations)))
    .requiredOption('--to <url>', 'your receiver')
    .option('--secret <text>', 'the shared secret; default: RECIPE_AI_CALLBACK_SECRET')
    .option('--request-id <text>', 'the job it answers')
    .action(async (operation: keyof typeof operations, { to, secret, requestId }: { to: string; secret?: string; requestId?: string }) => {
      if (!URL.canParse(to)) throw new UsageError('--to must be an absolute URL, such as http://localhost:3000/callbacks');
      const { request } = createTestCallback({
        operation: operations[operation],
        secret: toSecret(secret),
        url: to,
        ...(requestId ? { request_id: requestId } : {}),
      });
      const response = await fetch(new Request(request, { redirect: 'manual' })).catch((error: Error) => {
        throw new UsageError(
          `${new URL(to).origin} could not be reached (${(error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message}).`,
        );
      });
      await response.body?.cancel();
      console.log(`${response.ok ? paint('green', '✔') : paint('red', '✘')} ${response.status} ${response.statusText}`);
      if (!response.ok) process.exitCode = exitCodes.failed;
    });
};
