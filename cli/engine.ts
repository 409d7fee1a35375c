import { Option, type Command } from 'commander';
import type { EngineEvent, ModelEngine } from '@recipe-ai/sdk/mock/engine';
import { isLoopbackHost } from '../src/util/loopback.js';
import { toDuration, toInteger } from './arguments.js';
import { CommandError, UsageError } from './exit-codes.js';
import { faint, paint, visible } from './output.js';

/** The options of a command that runs the service with a model. */
export interface EngineFlags {
  engine?: string;
  engineTimeout?: number;
  engineMaxCalls?: number;
  engineMaxTokens?: number;
}

/** A model behind an OpenAI-compatible endpoint. */
export interface ModelAddress {
  baseURL: string;
  model: string;
  apiKey?: string;
}

const FORMS =
  'Give openai:<model>, ollama:<model> or <base URL>#<model>, such as http://localhost:8080/v1#my-model, with --engine or RECIPE_AI_ENGINE.';

const OPENAI_URL = 'https://api.openai.com/v1';

/** The variable with the key of every endpoint but OpenAI's. */
const ENGINE_KEY = 'RECIPE_AI_ENGINE_KEY';

/** Endpoints that have a short name. `key` is the variable with the API key. */
const known: Record<string, { baseURL: string; key: string }> = {
  openai: { baseURL: OPENAI_URL, key: 'OPENAI_API_KEY' },
  ollama: { baseURL: 'http://127.0.0.1:11434/v1', key: ENGINE_KEY },
};

const parseUrl = (url: string, model: string, environment: NodeJS.ProcessEnv): ModelAddress => {
  const { protocol, host, username, password } = new URL(url);
  const apiKey = environment[ENGINE_KEY];
  if (username || password) throw new UsageError(`--engine: the URL must not contain a password. Put the key into ${ENGINE_KEY}.`);
  if (apiKey && protocol === 'http:' && !isLoopbackHost(host))
    throw new UsageError(`--engine: ${ENGINE_KEY} is not sent to ${host} without encryption. Use an https URL, or unset the key.`);
  return { baseURL: url, model, ...(apiKey ? { apiKey } : {}) };
};

/** Reads what `--engine` says, and the key from the environment. */
export const parseEngine = (text: string, environment: NodeJS.ProcessEnv): ModelAddress => {
  const [, name = '', namedModel = ''] = /^([a-z]+):(?!\/\/)(.+)$/.exec(text) ?? [];
  const endpoint = Object.hasOwn(known, name) ? known[name] : undefined;
  if (endpoint) {
    const apiKey = environment[endpoint.key];
    if (endpoint.key !== ENGINE_KEY && !apiKey) throw new UsageError(`--engine ${name}: set ${endpoint.key} to your API key.`);
    return { baseURL: endpoint.baseURL, model: namedModel, ...(apiKey ? { apiKey } : {}) };
  }
  const [, url = '', model = ''] = /^(https?:\/\/[^#]+)#(.+)$/.exec(text) ?? [];
  if (!URL.canParse(url)) throw new UsageError(`--engine: "${visible(text)}" names no model. ${FORMS}`);
  return parseUrl(url, model, environment);
};

const loadPackages = async () => {
  try {
    const [{ createOpenAICompatible }] = await Promise.all([import('@ai-sdk/openai-compatible'), import('ai')]);
    return createOpenAICompatible;
  } catch (cause) {
    throw new CommandError('--engine needs two packages: npm install ai @ai-sdk/openai-compatible', { cause });
  }
};

/** OpenAI's newer models reject `max_tokens`, which all other servers expect. */
const withOpenAINames = ({ max_tokens: max, ...body }: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  max_completion_tokens: max,
});

const printCall = ({ operation, answeredBy, reason, attempts, inputTokens, outputTokens }: EngineEvent): void => {
  const used = faint(`${attempts} ${attempts === 1 ? 'request' : 'requests'}, ${(inputTokens + outputTokens).toLocaleString('en')} tokens`);
  console.log(`engine ${operation}`, paint(reason === null ? 'green' : 'yellow', answeredBy), used, visible(reason ?? ''));
};

/** The engine of `--engine`; `undefined` without that option. */
export const createEngine = async (flags: EngineFlags): Promise<ModelEngine | undefined> => {
  if (flags.engine === undefined) return undefined;
  const { model, ...endpoint } = parseEngine(flags.engine, process.env);
  const createOpenAICompatible = await loadPackages();
  const { createModelEngine } = await import('@recipe-ai/sdk/mock/engine');
  const provider = createOpenAICompatible({
    name: 'engine',
    ...endpoint,
    supportsStructuredOutputs: true,
    ...(endpoint.baseURL === OPENAI_URL ? { transformRequestBody: withOpenAINames } : {}),
  });
  console.log(faint(visible(`Model: ${model} at ${endpoint.baseURL}. The kitchen checks its replies, and answers if it cannot.`)));
  return createModelEngine({
    model: provider(model),
    timeout: flags.engineTimeout === undefined ? undefined : `${flags.engineTimeout}s`,
    maxCalls: flags.engineMaxCalls,
    maxTokens: flags.engineMaxTokens,
    onCall: printCall,
  });
};

/** Adds the options of a model to a command. */
export const withEngineOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--engine <model>', 'let a model write the recipes: openai:<model>, ollama:<model> or <base URL>#<model>').env(
        'RECIPE_AI_ENGINE',
      ),
    )
    .option(
      '--engine-timeout <seconds>',
      'longest wait for the model in one call; default: 50',
      toDuration('--engine-timeout', 'seconds', 1),
    )
    .option('--engine-max-calls <number>', 'requests to the model, then the kitchen answers', toInteger('--engine-max-calls', 0))
    .option('--engine-max-tokens <number>', 'tokens of the model, then the kitchen answers', toInteger('--engine-max-tokens', 0));
