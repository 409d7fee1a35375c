import { ConfigurationError, RecipeAI } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClient, json, recipe } from '../../support/test-client.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('invalid options', () => {
  test.each<[string, ConstructorParameters<typeof RecipeAI>[0], RegExp]>([
    ['an API key that is not a text', { apiKey: 42 as never }, /^`apiKey` must be a text, or a function that returns one\.$/],
    ['an API key that is null', { apiKey: null as never }, /^`apiKey` must be a text, or a function that returns one\.$/],
    ['an API key with a line break', { apiKey: 'sk-secret\n', baseUrl: 'https://a.example' }, /line break/],
    [
      'an API key in quotes',
      { apiKey: '"sk-secret"', baseUrl: 'https://a.example' },
      /^The API key is in quotes\. Pass it without them\.$/,
    ],
    ['an API key in single quotes', { apiKey: "'sk secret'", baseUrl: 'https://a.example' }, /^The API key is in quotes/],
    ['a base URL that is not absolute', { apiKey: 'k', baseUrl: 'api.example.com' }, /baseUrl/],
    ['an AI URL with another protocol', { apiKey: 'k', baseUrl: 'https://a.example', aiUrl: 'ftp://a.example' }, /aiUrl/],
    ['a base URL with an empty query', { apiKey: 'k', baseUrl: 'https://a.example/?' }, /query or a fragment/],
    ['a base URL with a password', { apiKey: 'k', baseUrl: 'https://me:hunter2@a.example' }, /user name or a password/],
    ['a size in which no response fits', { maxResponseBytes: 0 }, /^`maxResponseBytes` must be a number of bytes, more than 0, not 0\.$/],
    ['a time that is not a number', { apiKey: 'k', baseUrl: 'https://a.example', maxWait: Number.NaN }, /maxWait/],
    ['a negative count', { apiKey: 'k', baseUrl: 'https://a.example', maxRetries: -1 }, /maxRetries/],
  ])('throw a ConfigurationError without a secret: %s', (_, options, message) => {
    for (const name of ['RECIPE_AI_API_KEY', 'RECIPE_AI_BASE_URL']) vi.stubEnv(name, '');
    const create = () => new RecipeAI(options);
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
    expect(create).not.toThrow(/sk-secret|hunter2/);
  });

  test.each([
    [
      'api.example.com',
      'RECIPE_AI_BASE_URL must be an absolute http or https URL, such as https://api.example.com, not "api.example.com".',
    ],
    ['undefined', 'RECIPE_AI_BASE_URL must be an absolute http or https URL, such as https://api.example.com, not "undefined".'],
    [
      'me:hunter2@api.example.com',
      'RECIPE_AI_BASE_URL must be an absolute http or https URL, such as https://api.example.com, not "...api.example.com".',
    ],
    [
      'api.example.com?key=hunter2',
      'RECIPE_AI_BASE_URL must be an absolute http or https URL, such as https://api.example.com, not "api.example.com...".',
    ],
    ['sk-live-hunter2', 'RECIPE_AI_BASE_URL must be an absolute http or https URL, such as https://api.example.com.'],
  ])('name the variable and its value without a secret: %s', (value, message) => {
    vi.stubEnv('RECIPE_AI_BASE_URL', value);
    expect(() => new RecipeAI({ apiKey: 'k' })).toThrow(new ConfigurationError(message));
    vi.stubEnv('RECIPE_AI_BASE_URL', 'https://a.example');
    vi.stubEnv('RECIPE_AI_AI_URL', value);
    expect(() => new RecipeAI({ apiKey: 'k' })).toThrow(message.replace('BASE_URL', 'AI_URL'));
    expect(() => new RecipeAI({ apiKey: 'k', baseUrl: value })).toThrow(message.replace('RECIPE_AI_BASE_URL', '`baseUrl`'));
  });

  test('throw at once, whether they are options or environment variables', () => {
    vi.stubEnv('RECIPE_AI_API_KEY', 'two words');
    expect(() => new RecipeAI({ baseUrl: 'https://a.example' })).toThrow(/^The API key contains white space, such as a line break/);
    expect(() => new RecipeAI({ apiKey: '\nkey', baseUrl: 'https://a.example' })).toThrow(/^The API key contains white space/);
    expect(() => new RecipeAI({ apiKey: 'Bearer key', baseUrl: 'https://a.example' })).toThrow(
      new ConfigurationError('The API key begins with "Bearer". Pass the key alone.'),
    );
    expect(() => new RecipeAI({ apiKey: () => 'k', baseUrl: 'nowhere' })).toThrow(/^`baseUrl` must be an absolute/);
  });

  test('throw in a browser, unless the user allows it', () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    const options = { apiKey: 'k', baseUrl: 'https://a.example' };
    expect(() => new RecipeAI(options)).toThrow(/dangerouslyAllowBrowser/);
    expect(new RecipeAI({ ...options, dangerouslyAllowBrowser: true })).toBeInstanceOf(RecipeAI);
  });
});

test('API key and URLs come from the environment if the options leave them out', async () => {
  vi.stubEnv('RECIPE_AI_API_KEY', 'from-env');
  vi.stubEnv('RECIPE_AI_BASE_URL', 'https://env.example');
  vi.stubEnv('RECIPE_AI_AI_URL', 'https://ai.env.example');
  const { sent } = createTestClient([]);
  const fetch = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    sent.push({ method: request.method, url: request.url, headers: request.headers, body: undefined });
    return json({});
  };
  const sdk = new RecipeAI({ fetch, logLevel: 'off' });
  await sdk.healthify({ recipe });
  expect(sent[0]!.url).toBe('https://ai.env.example/api/v1/healthify');
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer from-env');
});
