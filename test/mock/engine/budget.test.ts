import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { Budget } from '../../../mock/engine/budget.js';

const NO_LIMITS = { maxCalls: Infinity, maxTokens: Infinity, maxCost: Infinity };
const tokens = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });

test('names the limit that is used up', () => {
  expect(new Budget({ ...NO_LIMITS, maxCalls: 0 }).reserve(tokens(1, 1))).toBe('The budget of 0 calls of the model is used up.');
  expect(new Budget({ ...NO_LIMITS, maxTokens: 1500 }).reserve(tokens(1000, 501))).toBe('The budget of 1,500 tokens is used up.');
  const prices = { input: 1, output: 10 };
  expect(new Budget({ ...NO_LIMITS, maxCost: 0.5 }, prices).reserve(tokens(0, 60_000))).toBe('The budget of $0.5 is used up.');
  expect(new Budget({ ...NO_LIMITS, maxCost: 0.5 }, prices).reserve(tokens(0, 50_000))).toBeUndefined();
});

test.each([
  ['output', tokens(10, 90), tokens(10, 20)],
  ['input', tokens(90, 10), tokens(20, 10)],
])('%s that a call did not use can be used by the next one', (_, most, used) => {
  const budget = new Budget({ ...NO_LIMITS, maxTokens: 100 });
  expect(budget.reserve(most)).toBeUndefined();
  expect(budget.reserve(tokens(10, 10))).toBe('The budget of 100 tokens is used up.');
  budget.settle(most, used);
  expect(budget.reserve(tokens(35, 35))).toBeUndefined();
});

test('usage has the cost of the tokens', () => {
  const budget = new Budget(NO_LIMITS, { input: 2, output: 8 });
  budget.reserve(tokens(1000, 1000));
  budget.settle(tokens(1000, 1000), tokens(500_000, 250_000));
  expect(budget.usage).toEqual({ calls: 1, inputTokens: 500_000, outputTokens: 250_000, cost: 3 });
});

const amounts = fc.record({ inputTokens: fc.nat(500), outputTokens: fc.nat(500) });

test.prop([fc.array(fc.tuple(amounts, fc.boolean())), fc.nat(5000)])(
  'calls at once never use more than the budget, if each stays within what it reserved',
  (calls, maxTokens) => {
    const budget = new Budget({ ...NO_LIMITS, maxTokens });
    const open: { inputTokens: number; outputTokens: number }[] = [];
    for (const [most, endsOne] of calls) {
      if (budget.reserve(most) === undefined) open.push(most);
      const ended = endsOne ? open.shift() : undefined;
      if (ended) budget.settle(ended, ended);
    }
    for (const most of open) budget.settle(most, most);
    expect(budget.usage.inputTokens + budget.usage.outputTokens).toBeLessThanOrEqual(maxTokens);
  },
);
