import { describe, expect, expectTypeOf, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { createTestCallback, type CallbackOperation } from '../../../mock/testing/test-callback.js';
import type { VerificationFailure } from '../../../src/contract/callbacks.js';
import { verifyCallback } from '../../../src/callbacks/verify.js';
import { endpoints } from '../../../src/contract/endpoints.js';

const secret = 'test-secret';
const now = new Date('2030-01-01T12:00:00Z');
const rules = { secret, now, toleranceSeconds: 300 };

const operations = Object.keys(endpoints).filter((name) => endpoints[name as keyof typeof endpoints].host === 'ai') as CallbackOperation[];

describe('in a runtime without globals of Node, as Jest with jsdom', () => {
  /** What a function returns or throws without a global, which the test runner needs too. */
  const without = (name: 'structuredClone' | 'TextEncoder' | 'Request', run: () => unknown): unknown => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name)!;
    delete (globalThis as Partial<typeof globalThis>)[name];
    try {
      return run();
    } catch (error) {
      return String(error);
    } finally {
      Object.defineProperty(globalThis, name, descriptor);
    }
  };

  test.each([
    ['structuredClone', () => createTestCallback({ secret })],
    ['TextEncoder', () => createTestCallback({ secret })],
    ['Request', () => createTestCallback({ secret }).request],
  ] as const)('what cannot be created without %s names it and what to do', (name, create) => {
    expect(without(name, create)).toBe(
      `TypeError: createTestCallback: The runtime has no global \`${name}\`. Define it before the call. Jest hides globals of Node: use its environment \`node\`, or \`jest-fixed-jsdom\`.`,
    );
  });
});

describe('a valid callback', () => {
  test.each(operations)('%s: verified as a request and as its parts, with data that keeps the contract', async (operation) => {
    const callback = createTestCallback({ secret, operation, request_id: 'job-7', now });
    expect(await verifyCallback(callback.request, rules)).toEqual(callback.payload);
    expect(verifyCallback(callback, rules)).toEqual(callback.payload);
    expect(verifyCallback({ ...callback, body: JSON.parse(callback.body) }, rules)).toEqual(callback.payload);
    expect(endpoints[operation].response.safeParse(callback.payload).success).toBe(true);
    expect(callback.payload).toMatchObject({ request_id: 'job-7', timestamp: '2030-01-01T12:00:00.000+00:00' });
    expect(callback.request.url).toBe('https://receiver.example.com/recipe-ai');
  });

  test('is a healthify callback of now by default', () => {
    const { payload, method, headers } = createTestCallback({ secret });
    expect(payload).toMatchObject({ type: 'healthify', request_id: 'job-1', data: { name: expect.stringContaining('Tomato Pasta') } });
    expect(Math.abs(Date.parse(payload.timestamp) - Date.now())).toBeLessThan(60_000);
    expect(method).toBe('POST');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-callback-secret': secret });
  });

  test('a type selects its operation; an unknown type is sent as it is', () => {
    expect(createTestCallback({ secret, type: 'suggest-substitute' }).payload.data).toMatchObject({ ingredient: 'butter' });
    expect(createTestCallback({ secret, type: 'plate-up', data: { plate: 'blue' } }).payload).toMatchObject({
      type: 'plate-up',
      data: { plate: 'blue' },
    });
    expect(createTestCallback({ secret, type: 'plate-up' }).payload.data).toHaveProperty('ingredients');
  });

  test('uses your own data', () => {
    expect(createTestCallback({ secret, data: { name: 'Toast' } }).payload.data).toEqual({ name: 'Toast' });
  });

  test('its request can be read repeatedly', async () => {
    const callback = createTestCallback({ secret });
    expect(await callback.request.text()).toBe(await callback.request.text());
  });

  test('with a secret beyond ASCII', async () => {
    const callback = createTestCallback({ secret: 'geheim-ü-食' });
    expect(await verifyCallback(callback.request, { secret: 'geheim-ü-食' })).toEqual(callback.payload);
    const twice = createTestCallback({ secret: 'geheim-ü-食', invalid: 'duplicate-secret' });
    await expect(verifyCallback(twice.request, { secret: 'geheim-ü-食' })).rejects.toMatchObject({ reason: 'duplicate-secret' });
  });
});

test.each([[undefined], [null], ['the-secret']])('createTestCallback(%j) says what to pass', (options) => {
  expect(() => createTestCallback(options as never)).toThrow(
    /^createTestCallback: pass an object of options: secret, operation, type, request_id, data, url, now, invalid\.$/,
  );
});

test.each<[string, () => unknown]>([
  ['createMockService', () => createMockService(null as never)],
  ['mock.fail', () => createMockService().fail('*', null as never)],
  ['tier small', () => createMockService({ tiers: { small: null as never } })],
])('%s says so too', (owner, act) => {
  expect(act).toThrow(`${owner}: pass an object of options: `);
});

describe('an invalid callback', () => {
  const flaws = [
    'method-not-allowed',
    'missing-secret',
    'duplicate-secret',
    'secret-mismatch',
    'unsupported-content-type',
    'body-too-large',
    'invalid-encoding',
    'invalid-json',
    'invalid-shape',
    'stale-timestamp',
  ] as const;

  test('exists for every reason', () => {
    expectTypeOf<(typeof flaws)[number]>().toEqualTypeOf<VerificationFailure>();
  });

  test.each(flaws)('%s: rejected for that reason only', async (wrong) => {
    const callback = createTestCallback({ secret, now, invalid: wrong });
    await expect(verifyCallback(callback.request, rules)).rejects.toMatchObject({ reason: wrong });
    expect(() => verifyCallback(callback, rules)).toThrow(expect.objectContaining({ reason: wrong }));
  });

  test('has bytes as its body only for invalid-encoding', () => {
    expectTypeOf(createTestCallback({ secret }).body).toEqualTypeOf<string>();
    expectTypeOf(createTestCallback({ secret, invalid: 'invalid-json' }).body).toEqualTypeOf<string>();
    expectTypeOf(createTestCallback({ secret, invalid: 'invalid-encoding' }).body).toEqualTypeOf<Uint8Array<ArrayBuffer>>();
  });
});

test.each(['', '  ', undefined as unknown as string])('without a secret there is none: %j', (none) =>
  expect(() => createTestCallback({ secret: none })).toThrow('`secret` is missing or blank'),
);

test('an unknown option throws', () => {
  expect(() => createTestCallback({ secret, requestId: 'job-7' } as never)).toThrow(
    'createTestCallback: unknown option `requestId`; did you mean request_id?',
  );
});

test.each([
  ['rewrite-tone', 'rewriteTone'],
  ['budgetify-recipe', 'budgetifyRecipe'],
  ['adapt-method', 'adaptMethod'],
  ['suggest-substitute', 'suggestSubstitute'],
  ['enrich-ingredients', 'enrichIngredients'],
])('the type %s in place of an operation throws an error that names the operation %s', (type, operation) => {
  expect(() => createTestCallback({ secret, operation: type as CallbackOperation })).toThrow(`"${type}"; did you mean ${operation}?`);
});

test('an unknown operation or failure throws', () => {
  expect(() => createTestCallback({ secret, operation: 'recipes.generate' as CallbackOperation })).toThrow(
    'There is no callback of an operation "recipes.generate"; known here: healthify',
  );
  expect(() => createTestCallback({ secret, invalid: 'toString' as VerificationFailure })).toThrow('Known: method-not-allowed');
});
