import type { Command } from 'commander';
import { withExamples } from './examples.js';
import { UsageError } from './exit-codes.js';
import { runService, withServiceOptions, type ServiceFlags } from './mock.js';

/** Where the state is, if `--persist` does not say. */
const STATE_FILE = 'recipe-ai.db';

const serve = async (flags: ServiceFlags, command: Command): Promise<void> => {
  if (flags.engine === undefined)
    throw new UsageError(
      '--engine is missing: name the model, for example --engine ollama:llama3.2. Without a model, use "recipe-ai mock".',
    );
  await runService({ ...flags, persist: flags.persist ?? STATE_FILE }, command);
};

/** `recipe-ai serve`: the service with a model, for use and not for tests. Keys, limits and callbacks are those of `recipe-ai mock`. */
export const addServe = (program: Command): void => {
  const command = withServiceOptions(program.command('serve').summary('run the service with a model of yours, and keep its state'))
    .option('--persist <file|url>', `where the state is: a file, or Postgres for several processes; default: ${STATE_FILE}`)
    .action(serve);
  withExamples(command, 'serve --engine ollama:llama3.2', 'serve --engine http://localhost:8080/v1#qwen3 --engine-max-calls 1000');
};
