import { ConfigurationError } from '@recipe-ai/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLocal, resolveAddresses } from '../../../src/client/addresses.js';

beforeEach(() => {
  for (const name of ['RECIPE_AI_API_KEY', 'RECIPE_AI_BASE_URL', 'RECIPE_AI_AI_URL']) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
  return expect.fail('nothing was thrown');
};

describe('a base URL', () => {
  test('loses the slashes at its end', () => {
    expect(resolveAddresses({ baseUrl: 'https://a.example/x//' })).toEqual({
      baseUrl: 'https://a.example/x',
      aiUrl: 'https://a.example/x',
    });
  });

  test('may be a URL object', () => {
    expect(resolveAddresses({ baseUrl: new URL('https://a.example'), aiUrl: new URL('https://b.example/ai/') })).toEqual({
      baseUrl: 'https://a.example',
      aiUrl: 'https://b.example/ai',
    });
  });

  test('must not be another object, even if its text is a URL', () => {
    const baseUrl = { toString: () => 'https://a.example' } as never;
    expect(messageOf(() => resolveAddresses({ baseUrl }))).toMatch(/^`baseUrl` must be an absolute http or https URL/);
  });

  test.each(['https://me@a.example', 'https://:hunter2@a.example'])('must not have a user name or a password: %s', (baseUrl) => {
    expect(messageOf(() => resolveAddresses({ baseUrl }))).toBe(
      '`baseUrl` must not contain a user name or a password. Pass the API key as `apiKey`.',
    );
  });

  test.each(['https://a.example/api/v1', 'https://a.example/proxy/api/v1/'])(
    'must not have the path of the operations too: %s',
    (baseUrl) => {
      expect(messageOf(() => resolveAddresses({ baseUrl }))).toBe(
        '`baseUrl` must not end with /api/v1: the paths of the operations begin with it.',
      );
      expect(messageOf(() => resolveAddresses({ baseUrl: 'https://a.example', aiUrl: baseUrl }))).toMatch(/^`aiUrl` must not end/);
    },
  );

  test.each([
    ['nothttp://a.example', ', not "nothttp://a.example".'],
    ['api.example-company', ', not "api.example-company".'],
    [`a.${'b'.repeat(78)}`, '.'],
    ['sk-live-0123456789.x', '.'],
  ])('that is not one is shown, unless it may be an API key: %s', (baseUrl, end) => {
    expect(messageOf(() => resolveAddresses({ baseUrl }))).toBe(
      `\`baseUrl\` must be an absolute http or https URL, such as https://api.example.com${end}`,
    );
  });

  const missing = 'Missing base URL. Pass `baseUrl` or set RECIPE_AI_BASE_URL (and `aiUrl` or RECIPE_AI_AI_URL for the AI service).';

  test('that is missing is named with an API key that is missing too', () => {
    expect(messageOf(() => resolveAddresses({}))).toBe(`Missing API key. Pass \`apiKey\` or set RECIPE_AI_API_KEY. ${missing}`);
    expect(messageOf(() => resolveAddresses({ apiKey: 'k' }))).toBe(missing);
    vi.stubEnv('RECIPE_AI_API_KEY', 'k');
    expect(messageOf(() => resolveAddresses({}))).toBe(missing);
  });
});

describe('an address', () => {
  test.each([
    'http://localhost:4010',
    'http://api.localhost',
    'http://api.test',
    'http://[::1]',
    'http://127.0.0.1',
    'http://127.10.200.30',
  ])('is local: %s', (url) => {
    expect(isLocal(url)).toBe(true);
  });

  test.each(['https://contest', 'https://api.contest', 'https://127.0.0.1.example.com', 'https://128.0.0.1', 'https://a.example'])(
    'is not local: %s',
    (url) => {
      expect(isLocal(url)).toBe(false);
    },
  );
});

describe('in a browser', () => {
  const [local, remote] = ['http://localhost:4010', 'https://a.example'];
  beforeEach(() => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
  });

  test('a local service may be called with an API key', () => {
    expect(resolveAddresses({ baseUrl: local })).toEqual({ baseUrl: local, aiUrl: local });
  });

  test.each([
    [local, remote],
    [remote, local],
  ])('a service with one address elsewhere may not: %s and %s', (baseUrl, aiUrl) => {
    expect(() => resolveAddresses({ baseUrl, aiUrl })).toThrow(/everyone can read the API key/);
  });
});
