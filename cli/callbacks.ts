import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Argument, type Command } from 'commander';
import type { CallbackEvent } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { toPort, toUrl } from './arguments.js';
import { CommandError, exitCodes, formatError, portInUse, UsageError, withCommandOptions } from './exit-codes.js';
import { withExamples } from './examples.js';
import { operationByCommand, toOperation } from './operation-names.js';
import { failed, faint, paint, succeeded, toJsonLine, visible, warning } from './output.js';

const toSecret = (given: string | undefined): string => {
  const secret = given ?? process.env['RECIPE_AI_CALLBACK_SECRET'];
  if (!secret) throw new UsageError('There is no callback secret. Set RECIPE_AI_CALLBACK_SECRET, or pass --secret.');
  return secret;
};

const SECRET_HELP = 'the callback secret; prefer RECIPE_AI_CALLBACK_SECRET, which other users of the machine cannot see';

/** Sends a request and returns the response; a failed connection is reported in one line. */
const send = async (request: Request): Promise<Response> => {
  try {
    return await fetch(new Request(request, { redirect: 'manual' }));
  } catch (error) {
    const cause = (error as Error).cause as NodeJS.ErrnoException | undefined;
    throw new CommandError(
      `${new URL(request.url).origin} could not be reached (${cause?.code || cause?.message || (error as Error).message}).`,
    );
  }
};

const formatCallback = ({ type, request_id, model, timestamp }: CallbackEvent): string =>
  `${succeeded()} ${visible(type)} ${paint('bold', visible(request_id))} ${faint(visible(`${model}, ${timestamp}`))}`;

const printHint = (text: string): void => console.error(warning(visible(withCommandOptions(text))));

const listen = async ({ port, secret, json }: { port: number; secret?: string; json?: boolean }): Promise<void> => {
  const receiver = createCallbackReceiver({
    secret: toSecret(secret),
    logger: { warn: printHint, error: (message, error) => printHint(`${message} ${formatError(error)}`) },
    onCallback: (callback) => console.log(json ? toJsonLine(callback) : formatCallback(callback)),
    onEvent: (event) => {
      if (event.type === 'rejected')
        console.error(`${failed()} rejected: ${event.reason} ${faint(visible(`(${withCommandOptions(event.message)})`))}`);
    },
  });
  const server = createServer(toNodeHandler(receiver)).listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portInUse(port, '--port') : error;
  });
  console.error(faint(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}; stop with Ctrl+C.`));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
};

const trigger = async (command: string, { to, secret, requestId }: { to: string; secret?: string; requestId?: string }): Promise<void> => {
  // A receiver ignores a callback whose request_id it has seen.
  const request_id = requestId ?? randomUUID();
  const { request } = createTestCallback({
    operation: toOperation(command) as 'healthify',
    secret: toSecret(secret),
    url: to,
    request_id,
  });
  const response = await send(request);
  await response.body?.cancel();
  console.log(
    `${response.ok ? succeeded() : failed()} ${response.status} ${visible(response.statusText)} ${faint(`request_id ${visible(request_id)}`)}`,
  );
  if (response.status === 401) printHint('The receiver rejected the secret. RECIPE_AI_CALLBACK_SECRET must be the same here and there.');
  if (!response.ok) process.exitCode = exitCodes.failed;
};

/** Operations that can send a callback, in both spellings. */
const callbackOperations = Object.entries(operationByCommand)
  .filter(([command]) => command !== 'generate' && command !== 'suggest-categories')
  .flatMap((spellings) => [...new Set(spellings)]);

/** `recipe-ai listen` and `recipe-ai trigger`: a receiver that prints callbacks, and a sender that tests a receiver. */
export const addCallbacks = (program: Command): void => {
  const listenCommand = program
    .command('listen')
    .summary('print verified callbacks as they arrive')
    .option('-p, --port <number>', 'port; 0 picks a free port', toPort('--port'), 4020)
    .option('--secret <text>', SECRET_HELP)
    .option('--json', 'print whole callbacks, one JSON line each')
    .action(listen);
  withExamples(listenCommand, 'listen', 'listen --port 4020 --json');

  const triggerCommand = program
    .command('trigger')
    .summary('send one callback to your receiver, as the service would')
    .addArgument(new Argument('<operation>').choices(callbackOperations))
    .requiredOption('--to <url>', 'required: URL of your receiver', toUrl('--to'))
    .option('--secret <text>', SECRET_HELP)
    .option('--request-id <text>', 'request_id of the callback; default: a new one')
    .action(trigger);
  withExamples(
    triggerCommand,
    'trigger healthify --to http://localhost:3000/callbacks',
    'trigger rewrite-tone --to http://localhost:3000/callbacks --request-id job-7',
  );
};
