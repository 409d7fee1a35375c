import { once } from 'node:events';
import { Option, type Command } from 'commander';
import { createMockService, type ErrorFormatName, type RateLimitHeaderFormatName, type ScenarioName } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { UsageError } from './exit-codes.js';
import { faint, paint } from './show.js';

export const toPort = (value: string): number => {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`"${value}" is not a port. Give 0 to 65535; 0 takes a free one.`);
  return port;
};

const tiers = ['sandbox', 'starter', 'pro', 'scale'];

interface Options {
  port: number;
  tier: string;
  key?: string;
  seed: number;
  latency: number;
  rateLimitHeaders?: RateLimitHeaderFormatName;
  errorShape?: ErrorFormatName;
  scenario?: ScenarioName;
  persist?: string;
  secret?: string;
  allow?: string[];
  development?: boolean;
}

/** `recipe-ai mock`: the whole service on a socket, until it is interrupted. */
export const addMock = (program: Command): void => {
  program
    .command('mock')
    .summary('run the whole service here, on a port')
    .option('-p, --port <number>', 'the port; 0 takes a free one', toPort, 4010)
    .addOption(new Option('--tier <name>', 'tier of the key that is printed').choices(tiers).default('starter'))
    .option('--key <text>', 'the key itself; default: a new one')
    .option('--seed <number>', 'seed of everything that is left to chance', Number, 1)
    .option('--latency <ms>', 'how long the model takes', Number, 0)
    .option('--rate-limit-headers <dialect>', 'how limits are put into headers, such as github or ietf-10')
    .option('--error-shape <shape>', 'how refusals are written, such as fastapi or problem')
    .option('--scenario <name>', 'a scenario to play, such as flaky')
    .option('--persist <file>', 'keep the state in a file')
    .option('--secret <text>', 'what callbacks carry in X-Callback-Secret')
    .option('--allow <host>', 'a host that callbacks may go to; may be repeated', (host: string, before: string[] | undefined) => [
      ...(before ?? []),
      host,
    ])
    .option('--development', 'let callbacks reach listed hosts of this machine, over http too')
    .action(async ({ port, tier, key, scenario, persist, secret, allow = [], development = false, ...options }: Options) => {
      const mock = usable(() =>
        createMockService({
          ...options,
          allowLoopbackCallbacks: development,
          callbacks: 'deliver',
          callbackHosts: allow,
          callbackSecret: secret,
        }),
      );
      if (scenario) usable(() => mock.applyScenario(scenario));
      const server = await listen(mock, { port, persist }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EADDRINUSE' ? new UsageError(`Port ${port} is taken. Give another with --port; 0 takes a free one.`) : error;
      });
      // What was kept in a file has a key already.
      const { apiKey } = server.connection({ tier, key: key ?? mock.keys.list()[0] });
      console.log(`recipe-ai mock is ready at ${server.url} with the key ${apiKey}`);
      console.log(faint(`  RECIPE_AI_BASE_URL=${server.url} RECIPE_AI_API_KEY=${apiKey}`));
      console.log(faint(`  ${server.url}/__mock/ shows what happens; callbacks carry the secret ${mock.callbackSecret}`));
      if (development) console.log(paint('yellow', '  development: callbacks may go to listed hosts of this machine, over http'));
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await server.close();
    });
};

/** A mistake in an option is told in one line. */
const usable = <Made>(make: () => Made): Made => {
  try {
    return make();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
};
