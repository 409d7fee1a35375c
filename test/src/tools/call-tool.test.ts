import { InvalidRequestError, RecipeAI, UnexpectedResponseError } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { expect, test } from 'vitest';
import { callTool } from '../../../src/tools/call-tool.js';
import { createTestClient, json } from '../../support/test-client.js';

test('a tool that deletes returns that it did', async () => {
  const sdk = new RecipeAI(createMockService().connection());
  const { id } = await sdk.pantries.create({ name: 'Home' });
  expect(await callTool(sdk, 'pantries.delete', { pantry_id: id }, {})).toEqual({ deleted: true });
  expect((await sdk.pantries.list()).data).toEqual([]);
});

test('a tool sends no callback, whatever the model writes', async () => {
  const { sdk, sent } = createTestClient([json({})]);
  const call = callTool(sdk, 'suggestSubstitute', { ingredient: 'egg', callback_url: 'https://attacker.example' }, {});
  await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
  await expect(call).rejects.toMatchObject({
    issues: [{ path: 'callback_url', message: expect.stringMatching(/^not for tools/), code: 'unrecognized_keys' }],
    message: expect.stringContaining('leave out callback_url.'),
  });
  expect(sent).toEqual([]);
});

test('a tool names every field for callbacks that the model has to leave out', async () => {
  const { sdk } = createTestClient([json({})]);
  const call = callTool(sdk, 'suggestSubstitute', { ingredient: 'egg', callback_url: 'https://attacker.example', request_id: 'job-1' }, {});
  await expect(call).rejects.toThrow('suggestSubstitute: leave out callback_url and request_id. Nothing was sent.');
});

test('a job whose result only a callback would bring is an error', async () => {
  const { sdk } = createTestClient([json({}, { status: 202 })]);
  const call = callTool(sdk, 'suggestSubstitute', { ingredient: 'egg' }, {});
  await expect(call).rejects.toBeInstanceOf(UnexpectedResponseError);
  await expect(call).rejects.toThrow('has no callback_url');
  await expect(call).rejects.toMatchObject({ operation: 'suggestSubstitute', body: { pending: true } });
});

test('a result that says that it is not pending is returned', async () => {
  const result = { type: 'suggest-substitute', data: { substitutes: [] }, pending: false };
  const { sdk } = createTestClient([json(result)]);
  expect(await callTool(sdk, 'suggestSubstitute', { ingredient: 'egg' }, {})).toMatchObject(result);
});
