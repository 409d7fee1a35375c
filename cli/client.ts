import { Option, type Command } from 'commander';
import { RecipeAI, type APIPromise, type ClientEvent } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { toHeaderText, toNumber, toUrlWithoutUser } from './arguments.js';
import { UsageError } from './exit-codes.js';
import { toJson, visible, warning } from './output.js';

/** Where the service is, and the key for it. */
export interface AddressFlags {
  apiKey?: string;
  baseUrl?: string;
  aiUrl?: string;
}

/** Options of every command that calls the service. */
export interface CallFlags extends AddressFlags {
  json?: boolean;
  mock?: boolean;
  seed?: number;
  failFast?: boolean;
}

/** The address of a service, without what the SDK does not accept in it. */
const toAddress =
  (flag: string, example: string) =>
  (value: string): string => {
    const address = toUrlWithoutUser(flag, example, ' Pass the API key with RECIPE_AI_API_KEY.')(value);
    const { search, hash } = new URL(address);
    if (search || hash) throw new UsageError(`${flag} must not contain a query or a fragment.`);
    return address;
  };

export const withAddressFlags = (command: Command): Command =>
  command
    .option('--api-key <key>', 'API key; prefer RECIPE_AI_API_KEY, which other users of the machine cannot see')
    .option('--base-url <url>', 'address of the REST API; default: RECIPE_AI_BASE_URL', toAddress('--base-url', 'https://api.example.com'))
    .option(
      '--ai-url <url>',
      'address of the AI service; default: RECIPE_AI_AI_URL, otherwise the REST API',
      toAddress('--ai-url', 'https://ai.example.com'),
    );

/** `--mock`, which an address or a key contradicts. */
export const mockOption = (description: string): Option => new Option('--mock', description).conflicts(['apiKey', 'baseUrl', 'aiUrl']);

export const withMockFlags = (command: Command): Command =>
  command
    .addOption(mockOption('use the embedded mock; needs no key and no network'))
    .addOption(new Option('--seed <number>', 'seed of the mock; implies --mock').argParser(toNumber('--seed')).implies({ mock: true }));

/** Adds the options of a command that calls the service. */
export const withCallFlags = (command: Command): Command =>
  withAddressFlags(
    withMockFlags(
      command
        .option('--json', 'print the response, or the error, as JSON')
        .option('--fail-fast', 'fail instead of retrying, or waiting for a limit'),
    ),
  );

const assertApiKey = toHeaderText('--api-key or RECIPE_AI_API_KEY', 'add --mock to use the embedded mock');

const assertVariable = (name: string, example: string): void => {
  const value = process.env[name];
  if (value) toAddress(name, example)(value);
};

/** Throws if there is no API key or no address, or if the key cannot be sent. Options were checked when they were parsed. */
export const assertConnection = ({ apiKey, baseUrl, aiUrl }: AddressFlags): void => {
  const key = apiKey ?? process.env['RECIPE_AI_API_KEY'];
  if (key) assertApiKey(key);
  const missing = [
    key ? [] : ['API key: set RECIPE_AI_API_KEY'],
    (baseUrl ?? process.env['RECIPE_AI_BASE_URL']) ? [] : ['address: set RECIPE_AI_BASE_URL'],
  ].flat();
  if (baseUrl === undefined) assertVariable('RECIPE_AI_BASE_URL', 'https://api.example.com');
  if (aiUrl === undefined) assertVariable('RECIPE_AI_AI_URL', 'https://ai.example.com');
  if (missing.length > 0) throw new UsageError(`There is no ${missing.join(', and no ')}. Or add --mock to use the embedded mock.`);
};

/** Says on standard error that a call is retried. */
const printRetry = (event: ClientEvent): void => {
  if (event.type !== 'retry') return;
  const { operation, attempt, error } = event;
  const cause = error.status === undefined ? error.code : `HTTP ${error.status}`;
  console.error(warning(visible(`${operation}: retried after ${cause}, attempt ${attempt + 1}.`)));
};

/** A client as the options and the environment say. With `--json` standard error has only the error, so that a program can parse it. */
export const createClient = ({ mock, seed, failFast, json, ...connection }: CallFlags): RecipeAI => {
  const options = { failFast, onEvent: json ? undefined : printRetry };
  if (mock) return new RecipeAI({ ...createMockService({ seed }).connection({ tier: 'scale' }), ...options });
  assertConnection(connection);
  const { apiKey, baseUrl, aiUrl } = connection;
  return new RecipeAI({ apiKey, baseUrl, aiUrl, ...options });
};

/** A result for people. The names of most fields are assumed: a service may return others, which `show` cannot read. */
const formatResult = <Data>(data: Data, show: (data: Data) => string): string => {
  try {
    return show(data);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(warning('The response has other fields than expected; this is the whole response. recipe-ai probe shows what differs.'));
    return toJson(data ?? null);
  }
};

/** Waits for a call and prints its result: for people, or with `--json` as the service returned it. */
export const printResult = async <Data>({ json }: CallFlags, call: APIPromise<Data>, show: (data: Data) => string): Promise<void> => {
  const data = await call;
  console.log(json ? toJson(data ?? null) : formatResult(data, show));
};
