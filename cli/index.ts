#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Command, CommanderError, type Option } from 'commander';
import { closestName } from '../src/util/edit-distance.js';
import { addApi } from './api.js';
import { addBatch } from './batch.js';
import { addListen } from './callbacks/listen.js';
import { addReplay } from './callbacks/replay.js';
import { addTrigger } from './callbacks/trigger.js';
import { addCompletion } from './completion.js';
import { exitCodeOf, exitCodes, formatError, toErrorJson } from './exit-codes.js';
import { addGenerate } from './generate.js';
import { addIngredients } from './ingredients.js';
import { fileProblem } from './input.js';
import { addMcp } from './mcp.js';
import { withOptionPlace } from './misplaced-option.js';
import { addMock } from './mock.js';
import { assertNodeVersion } from './node-version.js';
import { paint, toJson, visible } from './output.js';
import { addPantries } from './pantries.js';
import { addProbe } from './probe.js';
import { addRecordings } from './recordings.js';
import { addServe } from './serve.js';
import { addTransforms } from './transforms.js';

const require = createRequire(import.meta.url);
const { version, engines } = require('@recipe-ai/sdk/package.json') as { version: string; engines: { node: string } };

const HELP = `
Environment:
  RECIPE_AI_API_KEY          your API key; not needed with --mock
  RECIPE_AI_BASE_URL         address of the REST API
  RECIPE_AI_AI_URL           address of the AI service; default: the REST API's
  RECIPE_AI_CALLBACK_SECRET  callback secret, for listen, trigger and replay
  OPENAI_API_KEY             key of the model, for --engine openai:...
  RECIPE_AI_ENGINE_KEY       key of the model, for any other --engine
  NO_COLOR                   turns colors off

Exit status: ${Object.entries(exitCodes)
  .map(([name, code]) => `${code} ${name}`)
  .join(', ')}

Examples:
  $ recipe-ai generate chickpeas spinach rice --diet vegan --mock
  $ recipe-ai mock --port 4010`;

/** The arguments of a command as its help shows them, such as `<recipe>`. */
const argumentsOf = ({ registeredArguments }: Command): string[] =>
  registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });

/** Options under the name of the request's field, or of a part of it. */
const optionsByField: Record<string, string> = {
  '--time': '--minutes',
  '--time-available': '--minutes',
  '--health-focus': '--focus',
  '--budget-level': '--level',
  '--target-method': '--to',
  '--source-method': '--from',
  '--max-suggestions': '--max',
  '--allergy': '--diet', // of a request that has only dietary_restrictions
  '--allergies': '--diet',
  '--dietary-restrictions': '--diet',
  '--skill-level': '--skill',
  '--keep-ingredients': '--keep',
  '--available-ingredients': '--have',
  '--max-retries': '--fail-fast',
  '--max-wait': '--fail-fast',
};

/** An error about an unknown option, with the option of the command that was meant. */
const withOptionName = (text: string, { options }: Command): string =>
  text.replace(/(unknown option '(--[\w-]+)')\n$/, (line, start: string, name: string) => {
    const meant = optionsByField[name];
    return options.some(({ long }) => long === meant) ? `${start}\n(Did you mean ${meant}?)\n` : line;
  });

/** An error about a value that is not a choice, with the choice that was meant. */
const withChoice = (text: string): string => {
  const [start = '', choices] = text.trimEnd().split(' Allowed choices are ');
  const [, value] = /(?:argument|value) '([^']*)' is invalid/.exec(start) ?? [];
  const meant = closestName(value ?? '', choices?.replace(/\.$/, '').split(', ') ?? []);
  return meant === undefined ? text : `${text}(Did you mean ${meant}?)\n`;
};

const program = new Command('recipe-ai')
  .description('The Recipe AI service on the command line: call it, or run it on your machine.')
  .version(version)
  .showHelpAfterError('(recipe-ai --help lists the commands)')
  .exitOverride()
  .configureHelp({ minWidthToWrap: 20, subcommandTerm: (command) => [command.name(), ...argumentsOf(command)].join(' ') })
  .configureOutput({
    writeErr: (text) => process.stderr.write(visible(text)), // it quotes what the user typed
    outputError: (text, write) => write(withChoice(text)),
  })
  .enablePositionalOptions() // a subcommand may have an option of the same name
  .hook('preAction', () => assertNodeVersion(process.versions.node, engines.node))
  .addHelpText('after', HELP);

addMock(program);
addServe(program);
addGenerate(program);
addTransforms(program);
addIngredients(program);
addPantries(program);
addApi(program);
addBatch(program);
addListen(program);
addTrigger(program);
addReplay(program);
addProbe(program);
addRecordings(program);
addMcp(program);
program
  .command('openapi')
  .summary('print the contract as OpenAPI 3.1')
  .action(async () => {
    process.stdout.write(await readFile(require.resolve('@recipe-ai/sdk/openapi.json'), 'utf8'));
  });
addCompletion(program);

/** Texts of a pantry and its items, which may be empty. */
const MAY_BE_BLANK: readonly (string | undefined)[] = ['--description', '--note'];

/** A blank value, as that of a shell variable that is not set. Options with a variable check both themselves. */
const isMissing = (value: string, { long, envVar }: Option): boolean =>
  /^[\s,]*$/.test(value) && !MAY_BE_BLANK.includes(long) && envVar === undefined;

/**
 * Makes a missing value an error, which would be as if the option were not there, and an option in place of a value: commander takes it for
 * the value. `--code=--x` still passes such a value.
 */
const checkValues = (command: Command): void => {
  for (const option of command.options.filter(({ required, optional }) => required || optional)) {
    const { parseArg } = option;
    option.argParser((value: string, previous: unknown): unknown => {
      if (value.startsWith('--') && process.argv.includes(value))
        command.error(`error: option '${option.flags}' has no value before '${value}'`);
      if (isMissing(value, option)) command.error(`error: option '${option.flags}' has an empty value`);
      return parseArg ? parseArg(value, previous) : value;
    });
  }
};

/** Makes the error of a wrong option name the options and the help of its own command. */
const explainOptions = (command: Command, path: string): void => {
  checkValues(command);
  const { outputError } = command.configureOutput();
  const explain = (text: string): string => withOptionPlace(withOptionName(text, command), command, path, process.argv);
  command.configureOutput({ outputError: (text, write) => outputError?.(explain(text), write) });
  if (command !== program) command.showHelpAfterError(`(${path} --help lists its options)`);
  for (const child of command.commands) explainOptions(child, `${path} ${child.name()}`);
};
explainOptions(program, program.name());

/** Whether the arguments name a command that does not exist. */
const isUnknown = (command: Command, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined || name.startsWith('-') || command.commands.length === 0 || command.registeredArguments.length > 0) return false;
  const child = command.commands.find((each) => each.name() === name || each.aliases().includes(name));
  return child ? isUnknown(child, rest) : true;
};

/** `help mock fail` as `mock fail --help`, which says if there is no such command, and shows the help of commands of commands. */
const withHelpAsOption = (command: Command, given: readonly string[]): string[] => {
  const [name, ...rest] = given;
  if (name === undefined || command.commands.length === 0) return [...given];
  if (name === 'help') return [...rest.filter((word) => word !== 'help'), '--help'];
  const child = command.commands.find((each) => each.name() === name);
  return [name, ...(child ? withHelpAsOption(child, rest) : rest)];
};

/** The arguments. The help of another command than the one that was meant would hide the mistake. */
const parsedArguments = (): string[] => {
  const given = withHelpAsOption(program, process.argv.slice(2));
  return isUnknown(program, given) ? given.filter((each) => each !== '--help' && each !== '-h') : given;
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done); // the reader of the pipe has closed it
  console.error(paint('red', `Standard output cannot be written: ${fileProblem(error)}.`));
  process.exit(exitCodes.failed);
});

/** Ends the process once its output is written, even if the command that failed has left a port open. */
const end = (code: number): void => {
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
};

try {
  await program.parseAsync(parsedArguments(), { from: 'user' });
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  } else {
    const wantsJson = process.argv.includes('--json');
    console.error(wantsJson ? toJson(toErrorJson(error)) : paint('red', visible(formatError(error))));
    end(exitCodeOf(error));
  }
}
