#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { addBatch } from './batch.js';
import { addCallbacks } from './callbacks.js';
import { addMock } from './mock.js';
import { addOperations } from './operations.js';
import { addProbe } from './probe.js';
import { exitCodeOf, exitCodes, inWords } from './exit-codes.js';
import { paint } from './show.js';

const require = createRequire(import.meta.url);
const { version } = require('@recipe-ai/sdk/package.json') as { version: string };

const program = new Command('recipe-ai')
  .description('The Recipe AI service at the command line: call it, or run all of it here.')
  .version(version)
  .showHelpAfterError('(recipe-ai --help lists the commands)')
  .exitOverride()
  .addHelpText(
    'after',
    `
Environment:
  RECIPE_AI_API_KEY   the key; nothing needs it with --mock
  RECIPE_AI_BASE_URL  address of the service
  NO_COLOR            no colours

Exit status: ${Object.entries(exitCodes)
      .map(([name, code]) => `${code} ${name}`)
      .join(', ')}`,
  );

addMock(program);
addOperations(program);
addBatch(program);
addCallbacks(program);
addProbe(program);
program
  .command('openapi')
  .summary('print the contract as OpenAPI 3.1')
  .action(async () => {
    process.stdout.write(await readFile(require.resolve('@recipe-ai/sdk/openapi.json'), 'utf8'));
  });

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done); // whoever read has read enough
  throw error;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  } else {
    console.error(paint('red', inWords(error)));
    process.exitCode = exitCodeOf(error);
  }
}
