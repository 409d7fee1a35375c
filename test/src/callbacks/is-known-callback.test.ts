import { isKnownCallback, type CallbackEvent } from '@recipe-ai/sdk/callbacks';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { describe, expect, test } from 'vitest';

const operations = ['healthify', 'rewriteTone', 'budgetifyRecipe', 'adaptMethod', 'suggestSubstitute', 'enrichIngredients'] as const;

const callbackOf = (operation: (typeof operations)[number]): CallbackEvent =>
  createTestCallback({ operation, secret: 's' }).payload as CallbackEvent;

describe('a callback is known', () => {
  test.each(operations)('if its operation is %s', (operation) => {
    expect(isKnownCallback(callbackOf(operation))).toBe(true);
  });

  test('also with more fields in its data', () => {
    const callback = callbackOf('rewriteTone');
    expect(isKnownCallback({ ...callback, data: { ...callback.data, mood: 'new' } } as CallbackEvent)).toBe(true);
  });
});

describe('a callback is not known', () => {
  test.each(['translate', 'constructor'])('if its operation is %s', (type) => {
    expect(isKnownCallback({ ...callbackOf('healthify'), type } as CallbackEvent)).toBe(false);
  });

  test.each(operations)('if the data of %s is empty', (operation) => {
    expect(isKnownCallback({ ...callbackOf(operation), data: {} } as CallbackEvent)).toBe(false);
  });

  test.each<[(typeof operations)[number], object]>([
    ['rewriteTone', { steps: 'Boil.' }],
    ['suggestSubstitute', { substitutes: null }],
    ['enrichIngredients', { ingredients: {} }],
  ])('if a main field of the data of %s has another type: %j', (operation, field) => {
    const callback = callbackOf(operation);
    expect(isKnownCallback({ ...callback, data: { ...callback.data, ...field } } as CallbackEvent)).toBe(false);
  });
});
