import type { LanguageModel } from 'ai';
import { formatIssues } from '../../src/contract/issues.js';
import { validate } from '../../src/contract/validate.js';
import type { EngineProposals } from './review/reviews.js';
import type { EngineCall, EngineOperation } from '../operations/engine.js';
import type { Tokens } from './budget.js';
import type { JsonSchema } from './json-schema.js';
import type { Prompt } from './prompt.js';
import { proposalSchemas } from './proposal-schemas.js';

/** Why there is no proposal, in one sentence that a client may read. */
export interface Failure {
  reason: string;
  /** `resend`: the same prompt may work in a moment. `rewrite`: the model should try again. `stop`: nothing else will come of it. */
  next: 'resend' | 'rewrite' | 'stop';
}

/** How one request to the model ended. */
export type Outcome = ({ proposal: EngineProposals[EngineOperation] } | { failure: Failure }) & { used: Tokens };

/** What a request to the model needs in addition to its prompt. */
export interface ModelSettings {
  model: LanguageModel;
  maxOutputTokens: number;
}

/** The usual length of a token of English text, in characters. For providers that do not report usage. */
const CHARACTERS_PER_TOKEN = 4;

export const estimateTokens = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / CHARACTERS_PER_TOKEN);

/** A longer reply is not one recipe, and is not read. A guess: the longest recipe of a request has 400,000 characters, a printed one 4,000. */
const MAX_REPLY_CHARACTERS = 200_000;

const NOTHING: Tokens = { inputTokens: 0, outputTokens: 0 };

/** Rejects as soon as the signal aborts, for models that ignore it. */
const orAborted = <Result>(running: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    running.then(resolve, reject);
  });

/** Sends one request through the package `ai`, which is loaded with the first one. */
const send = async ({ model, maxOutputTokens }: ModelSettings, prompt: Prompt, schema: JsonSchema, abortSignal: AbortSignal) => {
  const { generateText, jsonSchema, Output } = await import('ai');
  const { text, finishReason, usage } = await generateText({
    model,
    ...prompt,
    // The reply is parsed below, so that tokens are counted whatever it says.
    output: { ...Output.object({ schema: jsonSchema<string>(schema) }), parseCompleteOutput: ({ text: reply }) => Promise.resolve(reply) },
    maxOutputTokens,
    maxRetries: 0,
    abortSignal,
  });
  const used: Tokens = {
    inputTokens: usage.inputTokens ?? estimateTokens(prompt.instructions, prompt.prompt),
    outputTokens: usage.outputTokens ?? estimateTokens(text),
  };
  return { text, finishReason, used };
};

/** The object in a reply; `undefined` if there is none. Some models think aloud before it, explain it, or put it into a code block. */
const parseObject = (text: string): unknown => {
  const reply = text.slice(text.lastIndexOf('</think>') + 1);
  try {
    return JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)) as unknown;
  } catch {
    return undefined;
  }
};

const readReply = (
  { operation }: Pick<EngineCall, 'operation'>,
  { text, finishReason }: { text: string; finishReason: string },
  { maxOutputTokens }: ModelSettings,
): { proposal: EngineProposals[EngineOperation] } | { failure: Failure } => {
  const failed = (next: Failure['next'], reason: string) => ({ failure: { reason, next } });
  if (finishReason === 'content-filter') return failed('stop', 'The model refused to reply.');
  if (finishReason === 'length')
    return failed('stop', `The reply of the model is longer than ${maxOutputTokens.toLocaleString('en')} tokens.`);
  if (text.length > MAX_REPLY_CHARACTERS)
    return failed('stop', `The reply of the model has ${text.length.toLocaleString('en')} characters.`);
  const value = parseObject(text);
  if (value === undefined) return failed('rewrite', 'The reply of the model contains no JSON object.');
  const { data: proposal, issues } = validate(proposalSchemas[operation], value);
  if (proposal) return { proposal };
  return failed('rewrite', `The reply of the model breaks the contract: ${formatIssues(issues)}.`);
};

/** What is likely to be wrong, by the status of the model's server. */
const STATUS_ADVICE: Partial<Record<number, string>> = {
  401: ' Check its API key.',
  403: ' Check its API key, and that the key may use the model.',
  404: ' Check the name of the model and the base URL, to which /chat/completions is added.',
};

/** The error of a request, without its message, which may quote the key or the prompt. */
const readError = (error: unknown): Failure => {
  const { name, statusCode, isRetryable = false } = error as { name?: unknown; statusCode?: unknown; isRetryable?: boolean };
  const next = isRetryable ? 'resend' : 'stop';
  if (typeof statusCode === 'number')
    return statusCode < 300
      ? { next: 'stop', reason: 'The server of the model did not respond as an OpenAI-compatible server does.' }
      : { next, reason: `The server of the model responded ${statusCode}.${STATUS_ADVICE[statusCode] ?? ''}` };
  if (name === 'AI_APICallError') return { next, reason: 'The server of the model could not be reached.' };
  if ((error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND' || (error as { code?: unknown }).code === 'MODULE_NOT_FOUND')
    return { next: 'stop', reason: 'The package `ai` is not installed: run `npm install ai`.' };
  return { next: 'stop', reason: `The model could not be called (${typeof name === 'string' ? name : 'unknown error'}).` };
};

/** One request to the model. Rejects only if the signal aborts. */
export const callModel = async (
  call: Pick<EngineCall, 'operation' | 'signal'>,
  settings: ModelSettings,
  prompt: Prompt,
  schema: JsonSchema,
): Promise<Outcome> => {
  call.signal.throwIfAborted();
  try {
    const reply = await orAborted(send(settings, prompt, schema, call.signal), call.signal);
    return { ...readReply(call, reply, settings), used: reply.used };
  } catch (error) {
    call.signal.throwIfAborted();
    return { failure: readError(error), used: NOTHING };
  }
};
