import { InvalidRequestError, RateLimitError, RecipeAI } from '@recipe-ai/sdk';
import { recipeTools } from '@recipe-ai/sdk/ai';
import { createMockService } from '@recipe-ai/sdk/mock';
import { generateText, isStepCount, type ToolExecutionOptions } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, test } from 'vitest';
import { connectionError, createTestClient } from '../../support/test-client.js';

const connect = (tier = 'scale', options?: Parameters<typeof createMockService>[0]): RecipeAI =>
  new RecipeAI({ ...createMockService(options).connection({ tier }), logLevel: 'off' });

type Generated = Awaited<ReturnType<MockLanguageModelV4['doGenerate']>>;

const usage = { inputTokens: {}, outputTokens: {} } as unknown as Generated['usage'];
const finish = (unified: 'stop' | 'tool-calls') => ({ finishReason: { unified, raw: undefined }, usage, warnings: [] });

/** A model that calls one tool and then says what the tool returned. */
const modelThatCalls = (toolName: string, input: object): MockLanguageModelV4 => {
  const call = { type: 'tool-call', toolCallId: 'call-1', toolName, input: JSON.stringify(input) } as const;
  let calls = 0;
  return new MockLanguageModelV4({
    doGenerate: async ({ prompt }): Promise<Generated> =>
      calls++ === 0
        ? { content: [call], ...finish('tool-calls') }
        : { content: [{ type: 'text', text: JSON.stringify(prompt.at(-1)?.content) }], ...finish('stop') },
  });
};

const run = async (sdk: RecipeAI, toolName: string, input: object): Promise<string> => {
  const { text } = await generateText({
    model: modelThatCalls(toolName, input),
    tools: recipeTools(sdk),
    prompt: 'What can replace butter?',
    stopWhen: isStepCount(3),
    maxRetries: 0,
  });
  return text;
};

describe('the tools of a model', () => {
  test('are the operations of the contract, without dots in their names', () => {
    expect(Object.keys(recipeTools(connect()))).toEqual(expect.arrayContaining(['recipesGenerate', 'healthify', 'pantriesItemsAdd']));
    expect(Object.keys(recipeTools(connect()))).toHaveLength(17);
  });

  test('are only the chosen ones', () => {
    expect(Object.keys(recipeTools(connect(), { only: ['suggestSubstitute', 'pantries.list'] }))).toEqual([
      'suggestSubstitute',
      'pantriesList',
    ]);
  });

  test('return the result of the service to the model', async () => {
    expect(await run(connect(), 'suggestSubstitute', { ingredient: 'butter' })).toContain('margarine');
  });

  test('are described to the model with the JSON Schema of the contract', async () => {
    const model = modelThatCalls('suggestSubstitute', { ingredient: 'butter' });
    await generateText({ model, tools: recipeTools(connect()), prompt: 'Butter?', stopWhen: isStepCount(1) });
    expect(model.doGenerateCalls[0]?.tools?.find(({ name }) => name === 'suggestSubstitute')).toMatchObject({
      description: expect.stringContaining('substitutes'),
      inputSchema: { type: 'object', required: ['ingredient'], properties: { ingredient: { type: 'string' } } },
    });
  });

  test('return wrong fields to the model, so that it can correct them', async () => {
    expect(await run(connect(), 'suggestSubstitute', { ingredeint: 7 })).toMatch(
      /invalid_request.*did you mean ingredient.*Change the arguments/,
    );
  });

  test('tell the model when a used-up limit resets', async () => {
    const sdk = connect('tiny', { tiers: { tiny: { perMinute: 60, perDay: 1 } } });
    await sdk.pantries.list();
    expect(await run(sdk, 'pantriesList', {})).toMatch(/quota_exceeded.*`retryAt`/);
  });
});

describe('a tool that you call yourself', () => {
  const options = { toolCallId: 'call-1', messages: [] } as unknown as ToolExecutionOptions<unknown>;

  test('rejects with the error of the client as cause', async () => {
    const { suggestSubstitute } = recipeTools(connect());
    const call = suggestSubstitute.execute({} as { ingredient: string }, options);
    await expect(call).rejects.toMatchObject({ cause: expect.any(InvalidRequestError) });
  });

  test('says whether a call whose connection was lost may be repeated', async () => {
    const { sdk } = createTestClient([connectionError('ECONNRESET'), connectionError('ECONNRESET')], { maxRetries: 0 });
    const { pantriesList, pantriesCreate } = recipeTools(sdk);
    await expect(pantriesList.execute({}, options)).rejects.toThrow('Call again once');
    await expect(pantriesCreate.execute({ name: 'Home' }, options)).rejects.toThrow('The service may have run the call');
  });

  test('is aborted with its signal, and rejects with the reason', async () => {
    const { sdk } = createTestClient([() => new Promise<Response>(() => {})]);
    const cancel = new AbortController();
    const call = recipeTools(sdk).pantriesList.execute({}, { ...options, abortSignal: cancel.signal });
    cancel.abort(new RateLimitError('enough'));
    await expect(call).rejects.toThrow('enough');
  });
});
