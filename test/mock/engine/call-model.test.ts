import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, test } from 'vitest';
import { callModel, estimateTokens } from '../../../mock/engine/call-model.js';
import { chickenRice } from './proposals.js';

type Generate = MockLanguageModelV4['doGenerate'];

const call = async (doGenerate: Generate, signal = new AbortController().signal) =>
  callModel(
    { operation: 'recipes.generate', signal },
    { model: new MockLanguageModelV4({ doGenerate }), maxOutputTokens: 10 },
    { instructions: 'Cook.', prompt: 'rice' },
    { type: 'object' },
  );

const replyWith = (text: string, unified: 'stop' | 'length' | 'content-filter' = 'stop', counted = true) =>
  call(async () => ({
    content: text === '' ? [] : [{ type: 'text', text }],
    finishReason: { unified, raw: unified },
    usage: {
      inputTokens: { total: counted ? 7 : undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: counted ? 8 : undefined, text: undefined, reasoning: undefined },
    },
    warnings: [],
  }));

const failWith = (error: unknown) =>
  call(() => {
    throw error as Error;
  });

const apiError = (statusCode?: number, isRetryable?: boolean) =>
  new APICallError({ message: 'key sk-1', url: 'http://127.0.0.1:1/v1', requestBodyValues: {}, statusCode, isRetryable });

describe('an error of a request to a model', () => {
  test.each<[string, unknown, string, RegExp]>([
    ['a response that is not one of such a server', apiError(200), 'stop', /did not respond as an OpenAI-compatible server does\.$/],
    ['a redirect', apiError(300), 'stop', /responded 300\.$/],
    ['a wrong key', apiError(401), 'stop', /responded 401\. Check its API key\.$/],
    ['a failed server', apiError(503), 'resend', /responded 503\.$/],
    ['an error that does not say whether to retry', { statusCode: 503 }, 'stop', /responded 503\.$/],
    ['a connection that may work later', apiError(undefined, true), 'resend', /could not be reached\.$/],
    ['a connection that cannot work', apiError(undefined, false), 'stop', /could not be reached\.$/],
    ['a missing package', Object.assign(new Error('no'), { code: 'ERR_MODULE_NOT_FOUND' }), 'stop', /run `npm install ai`\.$/],
    ['a missing package of CommonJS', Object.assign(new Error('no'), { code: 'MODULE_NOT_FOUND' }), 'stop', /run `npm install ai`\.$/],
    ['a mistake', new TypeError('sk-1'), 'stop', /^The model could not be called \(TypeError\)\.$/],
    ['something that is no error', { name: 7 }, 'stop', /^The model could not be called \(unknown error\)\.$/],
  ])('says what happened, and whether the same request may work in a moment: %s', async (_, error, next, reason) => {
    expect(await failWith(error)).toEqual({
      failure: { next, reason: expect.stringMatching(reason) },
      used: { inputTokens: 0, outputTokens: 0 },
    });
  });

  test('rejects at once if the signal has aborted, or aborts before a model that ignores it responds', async () => {
    const silent: Generate = () => new Promise(() => {});
    await expect(call(silent, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    const controller = new AbortController();
    const running = call(silent, controller.signal);
    controller.abort(new Error('left'));
    await expect(running).rejects.toThrow('left');
  });
});

test('a request has the prompt, the schema of the reply and its longest length', async () => {
  let options: Parameters<Generate>[0] | undefined;
  await call(async (given) => {
    options = given;
    throw new Error('no reply');
  });
  expect(options).toMatchObject({
    maxOutputTokens: 10,
    responseFormat: { type: 'json', schema: { type: 'object' } },
    prompt: [
      { role: 'system', content: 'Cook.' },
      { role: 'user', content: [{ type: 'text', text: 'rice' }] },
    ],
  });
});

describe('a reply', () => {
  test.each<[string, Parameters<typeof replyWith>, string]>([
    ['a refusal', ['', 'content-filter'], 'stop'],
    ['a reply that is cut off', ['{"name":', 'length'], 'stop'],
    ['a reply that is too long', ['x'.repeat(200_001)], 'stop'],
    ['a reply that is as long as it may be', ['x'.repeat(200_000)], 'rewrite'],
    ['a reply without JSON', ['Sorry.'], 'rewrite'],
    ['a reply of another shape', ['{"name":"Soup"}'], 'rewrite'],
  ])('that cannot be used says whether the model may write it again: %s', async (_, reply, next) => {
    expect(await replyWith(...reply)).toMatchObject({ failure: { next }, used: { inputTokens: 7, outputTokens: 8 } });
  });

  test('is a proposal, with the tokens that were used', async () => {
    const text = JSON.stringify(chickenRice);
    expect(await replyWith(text)).toEqual({ proposal: chickenRice, used: { inputTokens: 7, outputTokens: 8 } });
  });

  test('has as many tokens as its length suggests, if the server does not count them', async () => {
    const { used } = await replyWith('a reply of 20 chars.', 'stop', false);
    expect(used).toEqual({ inputTokens: 3, outputTokens: 5 });
    expect(estimateTokens('1234', '12345678', '1')).toBe(4);
  });
});
