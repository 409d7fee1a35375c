import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Command } from 'commander';
import type { CallbackEvent } from '@recipe-ai/sdk';
import { CallbackVerificationError, createCallbackReceiver, type ReceiverEvent } from '@recipe-ai/sdk/callbacks';
import { isLoopbackHost } from '../../src/util/loopback.js';
import { toPort, toUrl } from '../arguments.js';
import { UsageError } from '../exit-codes.js';
import { withExamples } from '../examples.js';
import { failed, faint, paint, succeeded, toJsonLine, visible } from '../output.js';
import { toPortError } from '../port-error.js';
import { nextSignal } from '../signals.js';
import { canKeep, historyFileOf, keepCallback, keepResult, withHistoryFlag } from './history.js';
import { formatResult, headersOf, post, withoutSecrets } from './post.js';
import { toSecret, withSecretFlag } from './secret.js';

interface Flags {
  port: number;
  secret?: string;
  json?: boolean;
  forwardTo?: string;
  history?: string | false;
}

const HOST = '127.0.0.1';

type Verdict = Extract<ReceiverEvent, { type: 'accepted' | 'rejected' }>;

/** The body of a request as a stream, which also passes each chunk to `onChunk`. */
const toBody = (req: IncomingMessage, onChunk: (chunk: Buffer) => void): ReadableStream<Uint8Array> => {
  let append: (chunk: Buffer) => void;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      append = (chunk) => {
        onChunk(chunk);
        controller.enqueue(chunk);
      };
      req.on('data', append);
      req.on('end', () => controller.close());
      req.on('error', (error) => controller.error(error));
    },
    cancel() {
      req.off('data', append).resume(); // the sender finishes and reads the response
    },
  });
};

/** Verifies a request. The body is read only if the secret is right. */
const receive = async (req: IncomingMessage, secret: string) => {
  const chunks: Buffer[] = [];
  let verdict: Verdict | undefined;
  const receiver = createCallbackReceiver({
    secret,
    dedupe: false, // the app has its own
    logger: { warn: () => {}, error: () => {} },
    onCallback: () => {},
    onEvent: (event) => (verdict ??= event as Verdict),
  });
  const response = await receiver.handle({
    method: req.method,
    headers: req.headersDistinct,
    get body() {
      return toBody(req, (chunk) => chunks.push(chunk));
    },
  });
  return { verdict: verdict!, response, body: Buffer.concat(chunks) };
};

const formatCallback = ({ type, request_id, model, timestamp }: CallbackEvent): string =>
  `${succeeded()} ${visible(type)} ${paint('bold', visible(request_id))} ${faint(visible(`${model}, ${timestamp}`))}`;

/** What the receiver says names its option. */
const messageOf = ({ reason, message }: Extract<Verdict, { type: 'rejected' }>): string =>
  reason === 'secret-mismatch'
    ? 'The header X-Callback-Secret does not match --secret or RECIPE_AI_CALLBACK_SECRET. Compare it with your account page, white space included.'
    : message;

const printVerdict = (verdict: Verdict, { json }: Pick<Flags, 'json'>, isKept: boolean): void => {
  if (verdict.type === 'accepted') return console.log(json ? toJsonLine(verdict.callback) : formatCallback(verdict.callback));
  const kept = isKept ? faint('\n    It is kept: recipe-ai replay lists it.') : '';
  console.error(`${failed()} rejected: ${verdict.reason} ${faint(visible(`(${messageOf(verdict)})`))}${kept}`);
};

/** True if the secret was right. Such a callback is kept even if it is invalid, because the service sends it only once. */
const isFromService = (verdict: Verdict): boolean =>
  verdict.type === 'accepted' || (CallbackVerificationError.is(verdict.error) && verdict.error.payload !== undefined);

/** One request: it is verified, kept, responded to, printed and forwarded, in this order, so that nothing can be lost. */
const handle = async (req: IncomingMessage, res: ServerResponse, flags: Flags & { secret: string; file: string | undefined }) => {
  const { secret, forwardTo, file } = flags;
  const { verdict, response, body } = await receive(req, secret);
  const headers = headersOf(req);
  const rejected = verdict.type === 'rejected' ? verdict.reason : undefined;
  const kept = { receivedAt: new Date().toISOString(), headers: withoutSecrets(headers), body: body.toString(), rejected };
  const id = file !== undefined && isFromService(verdict) ? keepCallback(file, kept) : undefined;
  res.writeHead(response.status, response.headers).end(response.body);
  printVerdict(verdict, flags, id !== undefined);
  if (verdict.type === 'rejected' || forwardTo === undefined) return;
  const result = await post(forwardTo, { method: 'POST', headers, body });
  if (file !== undefined && id !== undefined) keepResult(file, id, forwardTo, result);
  const again = result.ok || id === undefined ? '' : faint('\n    It is kept. To send it again: recipe-ai replay --failed --to <url>');
  console.error(`  ${formatResult(result)} ${visible(verdict.callback.request_id)}${again}`);
};

const assertOtherTarget = (forwardTo: string | undefined, port: number): void => {
  if (forwardTo === undefined) return;
  const { host, port: targetPort } = new URL(forwardTo);
  if (isLoopbackHost(host) && Number(targetPort) === port)
    throw new UsageError('--forward-to is the address of listen itself. Pass the URL of your app, or another --port.');
};

const listen = async (flags: Flags): Promise<void> => {
  const { port, forwardTo } = flags;
  const file = historyFileOf(flags.history);
  const options = { ...flags, secret: toSecret(flags.secret), file };
  assertOtherTarget(forwardTo, port);
  const working = new Set<Promise<void>>();
  const server = createServer((req, res) => {
    const work = handle(req, res, options).finally(() => working.delete(work));
    working.add(work);
  }).listen(port, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    throw toPortError(error, { port, portFlag: '--port', host: HOST });
  });
  // Listens for signals first: a script may stop it as soon as it reads the address.
  const stopped = nextSignal();
  console.error(faint(`Listening at http://${HOST}:${(server.address() as AddressInfo).port}; stop with Ctrl+C.`));
  if (forwardTo !== undefined) {
    const { origin, pathname } = new URL(forwardTo); // the query may contain a token
    console.error(faint(visible(`Forwarding to ${origin}${pathname}.`)));
  }
  if (file !== undefined && canKeep(file)) console.error(faint(visible(`Keeping callbacks in ${file}; recipe-ai replay lists them.`)));
  await stopped;
  server.close();
  await Promise.all(working);
  server.closeAllConnections();
};

/** `recipe-ai listen`: a receiver that prints, keeps and forwards callbacks. */
export const addListen = (program: Command): void => {
  const command = withHistoryFlag(
    withSecretFlag(
      program
        .command('listen')
        .summary('print verified callbacks as they arrive, and forward them')
        .option('-p, --port <number>', 'port; 0 picks a free port', toPort('--port'), 4020)
        .option('--forward-to <url>', 'send each verified callback on to your app, unchanged', toUrl('--forward-to')),
    ),
  )
    .option('--no-history', 'keep no callbacks')
    .option('--json', 'print whole callbacks, one JSON line each')
    .action(listen);
  withExamples(command, 'listen', 'listen --forward-to http://localhost:3000/callbacks', 'listen --port 4020 --json');
};
