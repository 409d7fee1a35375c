import { expect, test } from 'vitest';
import { createPrompt } from '../../../mock/engine/prompt.js';

const request = { ingredients: ['rice'], callback_url: 'https://hooks.example.com/1', request_id: 'job-1' };
const promptFor = (response: object, problems: readonly string[] = []) =>
  createPrompt({ operation: 'recipes.generate', request, response }, { type: 'object' }, problems);

test('the prompt is the request, with what the kitchen leaves out of the pantry, and without where the result is sent', () => {
  const excluded = [{ name: 'peanuts', reason: 'peanut free' }];
  expect(JSON.parse(promptFor({ pantry: { excluded } }).prompt)).toEqual({ ingredients: ['rice'], excluded });
  for (const response of [{}, { pantry: { excluded: [] } }]) {
    expect(JSON.parse(promptFor(response).prompt)).toEqual({ ingredients: ['rice'] });
  }
});

test('the instructions end with the schema of the reply, in parts with an empty line between them', () => {
  const parts = promptFor({}).instructions.split('\n\n');
  expect(parts.length).toBe(3);
  expect(parts[1]).toMatch(/^Write one recipe/);
  expect(parts[2]).toBe('The JSON Schema of the reply:\n{"type":"object"}');
});

test('the instructions list each problem of the last reply', () => {
  expect(promptFor({}, ['Too slow.', 'Too hot.']).instructions).toContain(
    '\n\nYour last reply was rejected. Avoid this:\n- Too slow.\n- Too hot.\n\n',
  );
});
