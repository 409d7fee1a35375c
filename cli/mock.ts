import { randomUUID } from 'node:crypto';
import { Option, type Command } from 'commander';
import {
  createMockService,
  type ErrorFormatName,
  type KeyUsage,
  type LimitUse,
  type CallbackDelivery,
  type MockOptions,
  type MockService,
  type RateLimitHeaderFormatName,
  type ScenarioName,
} from '@recipe-ai/sdk/mock';
import { listen, type MockSocket, type ServedRequest } from '@recipe-ai/sdk/mock/node';
import { isLoopbackHost } from '../src/util/loopback.js';
import { tiers } from '../mock/core/tiers.js';
import { errorFormats } from '../mock/formats/error-formats.js';
import { rateLimitHeaderFormats } from '../mock/formats/rate-limit-headers.js';
import { toCallbackSecret, toDuration, toHeaderText, toList, toNumber, toPort, toUrlWithoutUser } from './arguments.js';
import { withCompletion } from './completion-values.js';
import { createEngine, withEngineOptions, type EngineFlags } from './engine.js';
import { UsageError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { historyFileOf } from './callbacks/history.js';
import { showHistory } from './callbacks/show-history.js';
import { addMockControls, scenarioNames } from './mock-control.js';
import {
  createRecorder,
  endRecording,
  optionsOfRecordings,
  printRecording,
  recordsItself,
  withRecordingFlags,
  type RecordingFlags,
} from './mock-recording.js';
import { faint, paint, visible } from './output.js';
import { openPersistTarget, toPersistError, type PersistTarget } from './persist.js';
import { toPortError } from './port-error.js';
import { shellQuote } from './shell-quote.js';
import { nextSignal } from './signals.js';

/** Why a new key has its tier. */
const tierReasons = { chosen: 'as --tier says', default: 'the default, so that you can try things out without using up a trial' };

/** The options of a command that runs the service. */
export interface ServiceFlags extends EngineFlags, Partial<RecordingFlags> {
  port: number;
  aiPort?: number;
  host: string;
  tier: string;
  key?: string;
  seed?: number;
  latency?: number;
  rateLimitHeaders?: RateLimitHeaderFormatName;
  errorFormat?: ErrorFormatName;
  scenario?: ScenarioName;
  persist?: string;
  secret?: string;
  allow?: string[];
  forwardTo?: string;
  history?: string | true;
}

/** Reports a wrong option in one line, which starts with its name if the message does not have it. */
const checkOptions = <Made>(make: () => Made, start = ''): Made => {
  try {
    return make();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(start + error.message);
    throw error;
  }
};

const createMock = (
  { seed, latency, rateLimitHeaders, errorFormat, secret, allow = [], forwardTo }: ServiceFlags,
  more: Pick<MockOptions, 'engine' | 'record' | 'replay' | 'rateLimitHeaders' | 'errorFormat'>,
): MockService => {
  const callbackHosts = forwardTo === undefined ? allow : [...allow, new URL(forwardTo).host];
  return createMockService({
    seed,
    latency,
    record: more.record,
    replay: more.replay,
    rateLimitHeaders: rateLimitHeaders ?? more.rateLimitHeaders,
    errorFormat: errorFormat ?? more.errorFormat,
    callbacks: 'deliver',
    callbackHosts,
    callbackSecret: secret,
    engine: more.engine,
    // Otherwise the address of the socket decides.
    allowLoopbackCallbacks: callbackHosts.some(isLoopbackHost) || undefined,
  });
};

/** Sends every callback to one URL, whatever its `callback_url`. */
const forwardCallbacks = (mock: MockService, url: string): Promise<unknown> =>
  mock.callbacks.deliverTo(async (request) =>
    fetch(url, { method: request.method, headers: request.headers, body: await request.text(), redirect: 'manual' }),
  );

const colorOf = (status: number | null): 'green' | 'yellow' | 'red' => {
  if (status === null || status >= 500) return 'red';
  return status >= 400 ? 'yellow' : 'green';
};

const keyOf = ({ hasKey, last4 }: ServedRequest): string => {
  if (last4 !== undefined) return `...${last4}`;
  return hasKey ? 'a key too short to show' : 'no key';
};

const printRequest = (request: ServedRequest): void => {
  const { method, path, status, durationMs } = request;
  const key = keyOf(request);
  const result = paint(colorOf(status), String(status ?? 'reset'));
  console.log(visible(`${method.padEnd(6)} ${path}`), result, faint(`${Math.round(durationMs)} ms, ${visible(key)}`));
};

/** The path and the query of a `callback_url` may be secret, so only its host is printed. */
const printCallback = ({ decision, request, operation, outcome, status, reason }: CallbackDelivery): void => {
  const result = paint(outcome === 'delivered' ? 'green' : 'red', status === undefined ? outcome : `${outcome} ${status}`);
  console.log(
    visible(`callback of ${operation} to ${decision.allowed ? new URL(request.url).host : decision.host}`),
    result,
    faint(visible(reason ?? '')),
  );
};

/** The token of the admin API, for machines that are not this one; none if the mock is reachable from this machine only. */
const toAdminToken = (host: string): string | undefined => {
  const token = process.env['RECIPE_AI_MOCK_TOKEN'];
  if (token) return toHeaderText('RECIPE_AI_MOCK_TOKEN', 'a new token is created')(token);
  return isLoopbackHost(host) ? undefined : randomUUID();
};

const openSocket = async (
  mock: MockService,
  { port, aiPort, host }: ServiceFlags,
  target: PersistTarget | undefined,
  adminToken: string | undefined,
): Promise<MockSocket> => {
  const persist = target?.persist;
  try {
    return await listen(mock, { port, aiPort, host, persist, adminToken, onRequest: printRequest, onCallback: printCallback });
  } catch (error) {
    await target?.close();
    const { port: wantedPort = port } = error as { port?: number };
    const portFlag = wantedPort === aiPort ? '--ai-port' : '--port';
    const portError = toPortError(error, { port: wantedPort, portFlag, host, hostFlag: '--host' });
    throw portError === error && target ? toPersistError(error as NodeJS.ErrnoException, target) : portError;
  }
};

const formatCalls = ({ limit }: LimitUse): string => `${limit.toLocaleString('en')} ${limit === 1 ? 'call' : 'calls'}`;

/** The limits of a key in words. */
const formatLimits = ({ minute, day, trial }: KeyUsage): string =>
  [minute && `${formatCalls(minute)} a minute`, day && `${formatCalls(day)} a day`, trial && `${formatCalls(trial)} in total`]
    .filter(Boolean)
    .join(', ');

/** Which tier a key has, and why. */
const describeTier = (usage: KeyUsage, reason: string): string => {
  const start = usage.tier === 'sandbox' ? '' : ' New accounts of the real service have the tier sandbox: --tier sandbox.';
  return visible(`The key has the tier ${usage.tier} (${formatLimits(usage)}): ${reason}.${start}`);
};

const printConnection = ({ url, aiUrl, mock }: MockSocket, name: string, apiKey: string, tierReason: string): void => {
  const variables = {
    RECIPE_AI_BASE_URL: url,
    RECIPE_AI_AI_URL: aiUrl,
    RECIPE_AI_API_KEY: apiKey,
    RECIPE_AI_CALLBACK_SECRET: mock.callbackSecret,
  };
  console.log(`recipe-ai ${name} is ready at ${url} with the key ${apiKey}`);
  for (const [variable, value] of Object.entries(variables)) console.log(`export ${variable}=${shellQuote(value)}`);
  console.log(faint(`Try it: curl -H ${shellQuote(`Authorization: Bearer ${apiKey}`)} ${url}/api/v1/pantries`));
  console.log(faint(describeTier(mock.usage(apiKey), tierReason)));
};

/** Runs the service until it is stopped. */
export const runService = async (flags: ServiceFlags, command: Command): Promise<void> => {
  const record = await createRecorder(flags);
  const more = { ...(await optionsOfRecordings(flags)), engine: await createEngine(flags), record };
  const mock = checkOptions(() => createMock(flags, more));
  const { scenario, forwardTo, history } = flags;
  if (scenario) checkOptions(() => mock.applyScenario(scenario), '--scenario: ');
  const adminToken = toAdminToken(flags.host);
  const target = flags.persist === undefined ? undefined : await openPersistTarget(flags.persist);
  const socket = await openSocket(mock, flags, target, adminToken);
  const historyFile = history && historyFileOf(history === true ? undefined : history);
  let stopShowing: (() => void) | undefined;
  try {
    if (recordsItself(socket, flags))
      throw new UsageError('--record is the address of this mock. Give the URL of the real service, or another --port.');
    if (forwardTo) await forwardCallbacks(mock, forwardTo);
    if (historyFile) stopShowing = showHistory(mock, historyFile);
    // Listens for signals first: a script may stop the mock as soon as it reads that the mock is ready.
    const stopped = nextSignal();
    if (record) printRecording(socket, flags);
    else printKey(socket, flags, command, target);
    printControls(socket, adminToken, target, record !== undefined);
    await stopped;
  } finally {
    stopShowing?.();
    await socket.close();
    await target?.close();
  }
  if (record) endRecording(record, flags);
};

/** What a user can do with the mock, and where its state is. */
const printControls = (
  { url }: MockSocket,
  adminToken: string | undefined,
  target: PersistTarget | undefined,
  isRecording: boolean,
): void => {
  console.log(faint(`Dashboard: ${url}/__mock/${adminToken === undefined ? '' : `?token=${encodeURIComponent(adminToken)}`}`));
  if (target) console.log(faint(visible(`The state is kept in ${target.name}.`)));
  console.log(faint(`Stop with Ctrl+C${isRecording ? ': then the differences from the contract are listed' : ''}.`));
};

/** Creates the key of the mock, and prints it. */
const printKey = (socket: MockSocket, flags: ServiceFlags, command: Command, target: PersistTarget | undefined): void => {
  const storedKeys = socket.mock.keys.list();
  const { apiKey } = checkOptions(() => socket.connection({ tier: flags.tier, key: flags.key ?? storedKeys[0] }));
  const tierReason = storedKeys.includes(apiKey)
    ? `the key was in ${target?.name} already, and --tier is for new keys`
    : tierReasons[command.getOptionValueSource('tier') === 'cli' ? 'chosen' : 'default'];
  printConnection(socket, command.name(), apiKey, tierReason);
};

/** Adds the options that all commands have that run the service. */
export const withServiceOptions = (command: Command): Command =>
  withEngineOptions(
    command
      .option('-p, --port <number>', 'port; 0 picks a free port', toPort('--port'), 4010)
      .option('--ai-port <number>', 'a separate port for the AI service; default: the same port', toPort('--ai-port'))
      .option('--host <address>', 'address to listen on; 0.0.0.0 for containers', '127.0.0.1')
      .addOption(new Option('--tier <name>', 'tier of the key that is printed').choices(Object.keys(tiers)).default('starter'))
      .addOption(
        new Option('--key <text>', 'the key itself; default: a new one')
          .env('RECIPE_AI_MOCK_KEY')
          .argParser(toHeaderText('--key or RECIPE_AI_MOCK_KEY', 'the mock creates a key')),
      )
      .addOption(new Option('--rate-limit-headers <format>', 'format of the limit headers').choices(Object.keys(rateLimitHeaderFormats)))
      .addOption(new Option('--error-format <format>', 'format of errors').choices(Object.keys(errorFormats)))
      .addOption(
        new Option('--secret <text>', 'the callback secret; default: a new one')
          .env('RECIPE_AI_MOCK_SECRET')
          .argParser(toCallbackSecret('--secret or RECIPE_AI_MOCK_SECRET')),
      )
      .option('--allow <host>', 'a host that callbacks may go to, for example localhost:3000; may be repeated', toList)
      .option(
        '--forward-to <url>',
        'send every callback to this URL, for example http://localhost:3000/hooks',
        toUrlWithoutUser('--forward-to'),
      ),
  );

/** `recipe-ai mock`: the whole service on a socket, until it is stopped. */
export const addMock = (program: Command): void => {
  const command = withRecordingFlags(
    withServiceOptions(program.command('mock').enablePositionalOptions().summary('run the whole service on a port')),
  )
    .option('--seed <number>', 'seed of everything random', toNumber('--seed'), 1)
    .option('--latency <ms>', 'time that the model takes, in milliseconds', toDuration('--latency', 'milliseconds'), 0)
    .addOption(
      withCompletion(
        new Option('--scenario <name>', 'a scenario to start with, for example flaky; recipe-ai mock scenario --help lists all'),
        scenarioNames,
      ),
    )
    .option('--persist <file|url>', 'keep the state in a file, or in Postgres for several processes: postgres://user@host/database')
    .option('--history [file]', 'show the callbacks that listen has forwarded on the dashboard too')
    .action(runService);
  withExamples(
    command,
    'mock --tier sandbox',
    'mock --allow localhost:3000 --scenario flaky',
    'mock --record https://api.example.com',
    'mock --replay fixtures --like fixtures',
  );
  addMockControls(command);
};
