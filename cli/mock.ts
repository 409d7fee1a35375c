import { once } from 'node:events';
import { Option, type Command } from 'commander';
import { createMockService } from '@recipe-ai/sdk/mock';
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

/** `recipe-ai mock`: the whole service on a socket, until it is interrupted. */
export const addMock = (program: Command): void => {
  program
    .command('mock')
    .summary('run the whole service here, on a port')
    .option('-p, --port <number>', 'the port; 0 takes a free one', toPort, 4010)
    .addOption(new Option('--tier <name>', 'tier of the key that is printed').choices(tiers).default('starter'))
    .option('--seed <number>', 'seed of everything that is left to chance', Number, 1)
    .option('--secret <text>', 'what callbacks carry in X-Callback-Secret')
    .option('--allow <host>', 'a host that callbacks may go to; may be repeated', (host: string, before: string[] | undefined) => [
      ...(before ?? []),
      host,
    ])
    .option('--development', 'let callbacks reach listed hosts of this machine, over http too')
    .action(async (options: { port: number; tier: string; seed: number; secret?: string; allow?: string[]; development?: boolean }) => {
      const mock = createMockService({
        seed: options.seed,
        callbacks: 'deliver',
        callbackHosts: options.allow ?? [],
        development: options.development ?? false,
        ...(options.secret === undefined ? {} : { callbackSecret: options.secret }),
      });
      const server = await listen(mock, { port: options.port });
      const key = mock.keys.issue({ tier: options.tier });
      console.log(`recipe-ai mock is ready at ${server.url} with the key ${key}`);
      console.log(faint(`  RECIPE_AI_BASE_URL=${server.url} RECIPE_AI_API_KEY=${key}`));
      if (options.development) console.log(paint('yellow', '  development: callbacks may go to listed hosts of this machine, over http'));
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await server.close();
    });
};
