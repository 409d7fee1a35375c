import { Argument, Command, Option } from 'commander';
import { tiers } from '../mock/core/tiers.js';
import { KEPT_BY_CLIENTS, scenarioSummaries } from '../mock/faults/scenario-summaries.js';
import { isCalendarDay } from '../src/util/is-calendar-day.js';
import { isLoopbackHost } from '../src/util/loopback.js';
import { toDuration, toHeaders, toHeaderText, toInteger, toPort, toProbability, toUrlWithoutUser } from './arguments.js';
import { withCompletion } from './completion-values.js';
import { describeFault, type FaultFlags } from './describe-fault.js';
import { CommandError, UsageError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { warnAboutUnknownCode } from './known-words.js';
import { allOperationNames, toOperation } from './operation-names.js';
import { succeeded, toJson, visible } from './output.js';

const DEFAULT_URL = 'http://127.0.0.1:4010';

interface ControlFlags {
  url: string;
  port?: number;
  key?: string;
}

/** The address of a mock on this machine that the environment names. */
const urlOfEnvironment = (): string | undefined => {
  const url = process.env['RECIPE_AI_BASE_URL'] ?? '';
  return URL.canParse(url) && isLoopbackHost(new URL(url).host) ? url : undefined;
};

/** The mock that a command is about. `--port` may also stand before the command, because `recipe-ai mock` has that option too. */
const urlOf = (command: Command): string => {
  const { url, port } = command.opts<{ url?: string; port?: number }>();
  if (url !== undefined) return url;
  const mock = command.parent;
  const portOfMock = mock?.getOptionValueSource('port') === 'cli' ? (mock.getOptionValue('port') as number) : undefined;
  const chosenPort = port ?? portOfMock;
  return chosenPort === undefined ? (urlOfEnvironment() ?? DEFAULT_URL) : `http://127.0.0.1:${chosenPort}`;
};

const withControlFlags = (command: Command): Command =>
  command
    .addOption(
      new Option('--url <url>', `address of the mock; default: RECIPE_AI_BASE_URL if it is on this machine, otherwise ${DEFAULT_URL}`)
        .argParser(toUrlWithoutUser('--url', DEFAULT_URL))
        .conflicts('port'),
    )
    .option('-p, --port <number>', 'port of the mock on this machine', toPort('--port'))
    .option('--key <key>', 'apply it to one API key only')
    .hook('preAction', (_, action) => void action.setOptionValue('url', urlOf(action)));

const toToken = toHeaderText('RECIPE_AI_MOCK_TOKEN', 'the command sends no token');

/** One call of the admin API of a running mock. */
const control = async ({ url, key }: ControlFlags, method: string, path: string, body?: object): Promise<unknown> => {
  const address = new URL(`/__mock/api${path}`, url);
  if (key !== undefined) address.searchParams.set('key', key);
  const token = process.env['RECIPE_AI_MOCK_TOKEN'];
  const headers: HeadersInit = token ? { 'X-Mock-Token': toToken(token) } : {};
  const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) }).catch((cause: unknown) => {
    throw new CommandError(`There is no mock at ${url}. Start one with "recipe-ai mock", or name its address with --port or --url.`, {
      cause,
    });
  });
  const text = await response.text();
  const json = parseJson(text);
  if (response.ok && (text === '' || json !== undefined)) return json;
  const noMock = `${url} is not a mock: it responded ${response.status} to ${method} ${address.pathname}. Check --port or --url.`;
  const { code, message = noMock } = json?.error ?? {};
  if (code === 'unknown_key')
    throw new UsageError(`--key: the mock at ${url} has no such key. Pass the key that it printed, or leave --key out for all keys.`);
  throw new UsageError(visible(message));
};

/** The JSON of a response; undefined if it is not JSON, as that of another server. */
const parseJson = (text: string): { error?: { code?: string; message?: string } } | undefined => {
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
};

const print = (result: unknown): void => console.log(result === undefined ? `${succeeded()} done` : toJson(result));

/** Says that what made calls fail has ended, and who does not notice it. */
const printEnded = (): void => console.log(`${succeeded()} done\n${KEPT_BY_CLIENTS}`);

/** Resets that give back calls, or end what made them fail. */
const resetsThatHeal: readonly (string | undefined)[] = [undefined, 'limits', 'faults'];

/** Whether a text is a date. `Date` takes February 30 for March 2. */
const isDate = (text: string): boolean => {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  return /^\d{4}\b/.test(text) && !Number.isNaN(Date.parse(text)) && (day === undefined || isCalendarDay(day));
};

/** A change of the clock: `+1d` moves it, `real` follows the machine, anything else is a date. */
const toClockChange = (to: string): object => {
  if (to === 'real') return { real: true };
  if (/^\+\d/.test(to)) return { advance: to.slice(1) };
  if (isDate(to)) return { set: to };
  const [, span] = /^[-+]?(\d+(?:\.\d+)?(?:ms|s|m|h|d))$/.exec(to) ?? [];
  const suggestion = to === 'tomorrow' ? '1d' : span;
  throw new UsageError(
    `"${visible(to)}" is not a time. Pass +90s, +1h, +1d, a date such as 2030-01-01, or real${suggestion ? `; did you mean +${suggestion}?` : '.'}`,
  );
};

const addClock = (mock: Command): void => {
  const command = withControlFlags(mock.command('clock'))
    .summary('show or move the clock of a running mock')
    .argument('[to]', '+90s, +1h or +1d; a date; or real, to follow the machine')
    .action(async (to: string | undefined, flags: ControlFlags) => {
      const change = to === undefined ? undefined : toClockChange(to);
      print(await control(flags, change ? 'POST' : 'GET', '/clock', change));
    });
  withExamples(command, 'mock clock +1d', 'mock clock 2030-01-01');
};

type FailFlags = ControlFlags & Omit<FaultFlags, 'headers'> & { header?: FaultFlags['headers']; json?: boolean };

const addFail = (mock: Command): void => {
  const command = withControlFlags(mock.command('fail'))
    .summary('make calls of a running mock fail')
    .addArgument(withCompletion(new Argument('<operation>', 'for example healthify; "*" for all'), allOperationNames))
    .option('--status <number>', 'HTTP status; default: 500', toInteger('--status', 200, 599))
    .option('--code <text>', 'error code, for example rate_limited')
    .option('--times <number>', 'number of calls; default: until removed', toInteger('--times', 1))
    .option('--skip <number>', 'calls to leave alone first', toInteger('--skip', 0))
    .option('--probability <number>', '0 to 1; default: 1', toProbability('--probability'))
    .addOption(new Option('--network <kind>', 'how the connection fails').choices(['reset', 'cut', 'hang']))
    .addOption(new Option('--malformed <kind>', 'what is wrong with the body').choices(['json', 'html', 'empty', 'content-type']))
    .option('--latency <ms>', 'delay before the response, in milliseconds', toDuration('--latency', 'milliseconds'))
    .option('--header <header>', 'header of the response, for example "Retry-After: 30"; may be repeated', toHeaders('--header'))
    .option('--json', 'print the id of the fault as JSON')
    .action(async (name: string, { url, key, port, json, header: headers, ...flags }: FailFlags) => {
      const operation = toOperation(name);
      if (flags.code !== undefined && flags.status !== undefined) await warnAboutUnknownCode(flags.code); // without a status, the mock rejects it
      const fault = { ...flags, headers };
      const result = await control({ url, key, port }, 'POST', '/faults', { operation, ...fault });
      console.log(json ? toJson(result) : visible(describeFault(operation, fault, key)));
    });
  withExamples(
    command,
    'mock fail healthify --status 503 --times 1',
    'mock fail "*" --network reset --probability 0.1',
    'mock fail "*" --status 429 --header "Retry-After: 30" --times 1',
  );
};

export const scenarioNames = Object.keys(scenarioSummaries);

const scenarioLines = Object.entries(scenarioSummaries).map(([name, summary]) => `  ${name.padEnd(16)} ${summary.replaceAll('`', '')}`);

const addScenario = (mock: Command): void => {
  const command = withControlFlags(mock.command('scenario'))
    .summary('start a scenario on a running mock, or end all')
    .addArgument(withCompletion(new Argument('<name>', 'one of the scenarios below; none ends all'), [...scenarioNames, 'none']))
    .addHelpText('after', `\nScenarios:\n${scenarioLines.join('\n')}`)
    .option('--json', 'print the id of the scenario as JSON')
    .action(async (name: string, { json, ...flags }: ControlFlags & { json?: boolean }) => {
      if (name === 'none') {
        await control(flags, 'DELETE', '/scenarios');
        return printEnded();
      }
      const result = await control(flags, 'POST', '/scenarios', { name });
      console.log(json ? toJson(result) : visible(`${name} has started; recipe-ai mock scenario none ends it`));
    });
  withExamples(command, 'mock scenario outage', 'mock scenario none');
};

const addUpgrade = (mock: Command): void => {
  const command = withControlFlags(mock.command('upgrade'))
    .summary('move an API key of a running mock to another tier')
    .addArgument(withCompletion(new Argument('<tier>', 'tier of the mock, for example pro'), Object.keys(tiers)))
    .action(async (tier: string, flags: ControlFlags) => {
      const key = flags.key ?? process.env['RECIPE_AI_API_KEY'];
      if (!key) throw new UsageError('There is no API key: set RECIPE_AI_API_KEY to the key to upgrade, or pass it with --key.');
      await control({ ...flags, key }, 'PATCH', '/keys', { tier });
      printEnded();
    });
  withExamples(command, 'mock upgrade pro', 'mock upgrade starter --key my-key');
};

const addReset = (mock: Command): void => {
  const command = withControlFlags(mock.command('reset'))
    .summary('reset a running mock')
    .addArgument(
      new Argument('[target]', 'default: everything').choices(['limits', 'pantries', 'requests', 'faults', 'callbacks', 'clock']),
    )
    .action(async (target: string | undefined, flags: ControlFlags) => {
      const result = await control(flags, 'POST', '/reset', { target });
      if (resetsThatHeal.includes(target)) printEnded();
      else print(result);
    });
  withExamples(command, 'mock reset', 'mock reset limits');
};

/** What commander says about a word that is not among the names of commands. */
const unknownNameError = (word: string, names: readonly string[]): string => {
  let text = '';
  const program = new Command().exitOverride().configureOutput({ writeErr: (error) => (text = error) });
  for (const name of names) program.command(name);
  try {
    program.parse([word], { from: 'user' });
  } catch {
    // The text says what is wrong.
  }
  return text;
};

/** `mock` runs without a command too, so commander takes a misspelled one for an argument too many. */
const reportUnknownName = (mock: Command): void => {
  const names = mock.commands.map((command) => command.name());
  const { outputError } = mock.configureOutput();
  mock.configureOutput({
    outputError: (text, write) => {
      const [word = '-'] = mock.args;
      outputError?.(word.startsWith('-') || names.includes(word) ? text : unknownNameError(word, names), write);
    },
  });
};

/** `recipe-ai mock clock`, `fail`, `scenario`, `upgrade` and `reset`: control of a running mock. */
export const addMockControls = (mock: Command): void => {
  addClock(mock);
  addFail(mock);
  addScenario(mock);
  addUpgrade(mock);
  addReset(mock);
  mock.helpCommand(true); // which commander adds only to commands that do nothing themselves
  reportUnknownName(mock);
};
