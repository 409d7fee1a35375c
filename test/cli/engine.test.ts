import { describe, expect, test } from 'vitest';
import { parseEngine } from '../../cli/engine.js';
import { UsageError } from '../../cli/exit-codes.js';
import { chickenRice } from '../mock/engine/proposals.js';
import { startModelServer } from '../support/model-server.js';
import { recipeAi, start } from './run.js';

test.each([
  ['openai:gpt-5-mini', { OPENAI_API_KEY: 'sk-1' }, { baseURL: 'https://api.openai.com/v1', model: 'gpt-5-mini', apiKey: 'sk-1' }],
  ['openai:m', { OPENAI_API_KEY: 'sk-1', RECIPE_AI_ENGINE_KEY: 'k' }, { baseURL: 'https://api.openai.com/v1', model: 'm', apiKey: 'sk-1' }],
  ['ollama:llama3.2:3b', { OPENAI_API_KEY: 'sk-1' }, { baseURL: 'http://127.0.0.1:11434/v1', model: 'llama3.2:3b' }],
  ['ollama:m', { RECIPE_AI_ENGINE_KEY: 'k' }, { baseURL: 'http://127.0.0.1:11434/v1', model: 'm', apiKey: 'k' }],
  ['http://localhost:8080/v1#org/model', {}, { baseURL: 'http://localhost:8080/v1', model: 'org/model' }],
  ['https://ai.example.com/v1#m', { RECIPE_AI_ENGINE_KEY: 'k' }, { baseURL: 'https://ai.example.com/v1', model: 'm', apiKey: 'k' }],
  ['http://192.168.1.7:11434/v1#m', {}, { baseURL: 'http://192.168.1.7:11434/v1', model: 'm' }],
])('--engine %s names an endpoint and a model', (text, environment, address) => {
  expect(parseEngine(text, environment)).toEqual(address);
});

test.each([
  ['openai:gpt-5-mini', {}, 'set OPENAI_API_KEY'],
  ['llama3.2', {}, 'names no model'],
  ['anthropic:x', {}, 'names no model'],
  ['http://localhost:8080/v1', {}, 'names no model'],
  ['ftp://localhost/v1#m', {}, 'names no model'],
  ['constructor:m', {}, 'names no model'],
  ['http://user:pass@localhost/v1#m', {}, 'must not contain a password'],
  ['http://ai.example.com/v1#m', { RECIPE_AI_ENGINE_KEY: 'sk-1' }, 'is not sent to ai.example.com without encryption'],
])('--engine %s with %j is a mistake', (text, environment, message) => {
  expect(() => parseEngine(text, environment)).toThrow(UsageError);
  expect(() => parseEngine(text, environment)).toThrow(message);
});

describe('a mock with a model', { timeout: 60_000 }, () => {
  const generate = (args: string[] = []) => ['generate', 'chicken thighs', 'rice', 'spinach', '--json', ...args];

  test('responds with the model, and with the kitchen when the budget is used up', async () => {
    await using model = await startModelServer(() => ({ says: chickenRice }));
    const mock = start(['mock', '--port', '0', '--engine', `${model.url}#small`, '--engine-max-calls', '1'], {
      RECIPE_AI_ENGINE_KEY: 'k-1',
    });
    const [, url, key] = await mock.output(/ready at (\S+) with the key (\S+)/);
    const client = { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: key! };
    expect(JSON.parse((await recipeAi(generate(), client)).out)).toMatchObject({ name: chickenRice.name, warnings: [] });
    const second = JSON.parse((await recipeAi(generate(), client)).out) as { warnings: string[] };
    expect(second.warnings.at(-1)).toBe('The kitchen wrote this instead of the model small. The budget of 1 call of the model is used up.');
    mock.child.kill('SIGTERM');
    const { out } = await mock.ended;
    expect(out).toContain(`Model: small at ${model.url}.`);
    expect(out).toContain('engine recipes.generate model 1 request, 120 tokens');
    expect(out).not.toContain('k-1');
    expect(model.requests).toMatchObject([
      {
        url: '/v1/chat/completions',
        headers: { authorization: 'Bearer k-1' },
        body: { model: 'small', max_tokens: 8000, response_format: { type: 'json_schema', json_schema: { strict: true } } },
      },
    ]);
  });

  test.each([
    ['a body that is not JSON', { body: '<html>' }, 'did not respond as an OpenAI-compatible server does'],
    ['an error', { status: 400, body: '{"error":{"message":"Incorrect key: sk-secret"}}' }, 'responded 400'],
    ['an empty reply', { says: '' }, 'contains no JSON object'],
  ])('responds with the kitchen if the server sends %s', async (_what, reply, reason) => {
    await using model = await startModelServer(() => reply);
    const mock = start(['mock', '--port', '0', '--engine', `${model.url}#small`]);
    const [, url, key] = await mock.output(/ready at (\S+) with the key (\S+)/);
    const { out } = await recipeAi(generate(), { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: key! });
    expect((JSON.parse(out) as { warnings: string[] }).warnings.at(-1)).toContain(reason);
    mock.child.kill('SIGTERM');
    expect((await mock.ended).out).not.toContain('sk-secret');
  });
});
