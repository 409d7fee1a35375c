import { expect, test } from 'vitest';
import { createTestCallback, type CallbackOperation } from '@recipe-ai/sdk/mock';
import { checkPayload } from '../../../cli/callbacks/check-payload.js';

const payloadOf = (operation: CallbackOperation) => createTestCallback({ secret: 'the-secret', operation }).payload;

test.each<CallbackOperation>(['healthify', 'rewriteTone', 'budgetifyRecipe', 'adaptMethod', 'suggestSubstitute', 'enrichIngredients'])(
  'the sample of %s does not differ from the contract',
  async (operation) => {
    expect(await checkPayload(operation, JSON.stringify(payloadOf(operation)))).toBeUndefined();
  },
);

test.each<[string, object, RegExp]>([
  ['a field of the data', { data: { ...payloadOf('rewriteTone').data, steps: 'Stir.' } }, /^data\.steps: /],
  ['the type of another operation', { type: 'healthify' }, /^type: /],
  ['no data', { data: undefined }, /callback\.data: expected object, got undefined\.$/],
  ['a request_id that is null', { request_id: null }, /callback\.request_id: expected string, got null\.$/],
])('%s differs', async (_, changes, difference) => {
  expect(await checkPayload('rewriteTone', JSON.stringify({ ...payloadOf('rewriteTone'), ...changes }))).toMatch(difference);
});

test('a body that is not JSON differs', async () => {
  expect(await checkPayload('healthify', '{')).toMatch(/^The body is not JSON/);
});
