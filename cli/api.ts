import { Argument, Option, type Command } from 'commander';
import type { RawRequest } from '@recipe-ai/sdk';
import { createClient, printResult, withCallFlags, type CallFlags } from './client.js';
import { withCompletion } from './completion-values.js';
import { UsageError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { readJson } from './input.js';
import { loadContract } from './known-words.js';
import { toJson } from './output.js';

interface Flags extends CallFlags {
  host?: 'rest' | 'ai';
  body?: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const parseMethod = (value: string): (typeof METHODS)[number] => {
  const method = METHODS.find((known) => known === value.toLowerCase());
  if (!method) throw new UsageError(`"${value}" is not a method. Give one of ${METHODS.join(', ').toUpperCase()}.`);
  return method;
};

/** A body of `--body`: JSON itself, `@file`, or `-` for standard input. */
const readBody = async (body: string): Promise<unknown> => {
  if (body === '-') return readJson('-');
  if (body.startsWith('@')) return readJson(body.slice(1));
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new UsageError(`--body is not JSON: ${(error as Error).message}. For a file, write --body @file.json.`);
  }
};

/** The host of a path: the contract gives the paths of the AI service a server of their own. */
const hostOf = async (path: string): Promise<'rest' | 'ai'> => {
  const { paths } = await loadContract();
  const operations = Object.values(paths[path.replace(/\?.*$/s, '')] ?? {});
  return operations.some(({ servers }) => servers !== undefined) ? 'ai' : 'rest';
};

/** `recipe-ai api`: any endpoint, with the limits, retries and errors of the client. */
export const addApi = (program: Command): void => {
  const command = withCallFlags(program.command('api'))
    .summary('call any endpoint')
    .addArgument(
      withCompletion(
        new Argument('<method>', 'GET, POST, PUT, PATCH or DELETE').argParser(parseMethod),
        METHODS.map((method) => method.toUpperCase()),
      ),
    )
    .argument('<path>', 'for example /api/v1/pantries')
    .addOption(new Option('--host <name>', 'rest: the REST API; ai: the AI service; default: that of the path').choices(['rest', 'ai']))
    .option('--body <json>', 'JSON, @file, or - for standard input')
    .action(async (method: RawRequest['method'], path: string, { host, body, ...flags }: Flags) => {
      if (method === 'get' && body !== undefined)
        throw new UsageError('--body: a GET has no body. Write parameters into the path, such as "/api/v1/pantries?limit=5".');
      const request = { method, path, host: host ?? (await hostOf(path)), body: body === undefined ? undefined : await readBody(body) };
      await printResult(flags, createClient(flags).request(request), (data) => toJson(data ?? null));
    });
  withExamples(command, 'api GET /api/v1/pantries --mock', 'api POST /api/v1/healthify --body @request.json');
};
