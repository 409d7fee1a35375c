import { namesAt, suggestName } from '../../src/contract/did-you-mean.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import { assertOperation } from '../core/rules.js';
import type { MockService } from '../service/mock-service.js';
import { show } from '../util/show.js';
import { callbackOperations, callbackTypes } from './test-callback.js';

/** What a matcher returns to vitest and Jest. */
export interface MatcherResult {
  /** True if the expectation holds. */
  pass: boolean;
  /** The text of the failure. */
  message: () => string;
}

/** How often the request or callback must have occurred. */
export interface Times {
  /** The exact number. Default: 1 or more. */
  times?: number;
}

/**
 * The types of the matchers on `expect`. Declare them once in your project, for Vitest 3, 4 and 5:
 *
 * ```ts
 * import type { MockMatchers } from '@recipe-ai/sdk/mock';
 *
 * declare global {
 *   namespace Chai {
 *     interface Assertion extends MockMatchers {}
 *   }
 * }
 * ```
 */
export interface MockMatchers<Result = void> {
  /**
   * Passes if the mock received a request for this operation with at least these fields. Requests that the mock rejected because of their
   * key, a fault or a limit count too. Leave out `request` to count requests with any fields.
   */
  toHaveReceived(operation: Operation, request?: object, times?: Times): Result;
  /** Passes if the mock sent or captured a callback whose payload has at least these fields. */
  toHaveDelivered(payload?: object, times?: Times): Result;
}

interface Difference {
  path: string;
  expected: unknown;
  received: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAsymmetric = (value: unknown): value is { asymmetricMatch(other: unknown): boolean; toString(): string } =>
  isObject(value) && typeof value['asymmetricMatch'] === 'function';

/** Where `received` differs from `expected`. Fields that `expected` does not have are ignored. */
const differences = (expected: unknown, received: unknown, path = ''): Difference[] => {
  if (isAsymmetric(expected)) return expected.asymmetricMatch(received) ? [] : [{ path, expected, received }];
  if (expected instanceof RegExp && typeof received === 'string') return expected.test(received) ? [] : [{ path, expected, received }];
  if (!isObject(expected) || !isObject(received) || Array.isArray(expected) !== Array.isArray(received)) {
    return Object.is(expected, received) ? [] : [{ path, expected, received }];
  }
  const pathOf = (name: string): string => {
    if (Array.isArray(expected)) return `${path}[${name}]`;
    return path === '' ? name : `${path}.${name}`;
  };
  const inFields = Object.entries(expected).flatMap(([name, value]) =>
    differences(value, Object.hasOwn(received, name) ? received[name] : undefined, pathOf(name)),
  );
  const isTooLong = Array.isArray(received) && Array.isArray(expected) && received.length > expected.length;
  return isTooLong ? [...inFields, { path: `${path}.length`, expected: expected.length, received: received.length }] : inFields;
};

const format = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = isAsymmetric(value) ? value.toString() : show(value);
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

const timesOf = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

/** One request or callback: how the failure names it, and the value that is compared; `undefined` if the mock did not read it. */
interface Candidate {
  title: string;
  value: unknown;
}

/** Why candidates without a value do not count. */
const describeUnread = (unread: number): string =>
  `not compared: ${unread} of these requests, whose body the mock has not read or the full log has dropped. Without fields, toHaveReceived ` +
  'counts them';

const match = (
  what: string,
  expected: object | undefined,
  { times }: Times,
  candidates: readonly Candidate[],
  others: string,
): MatcherResult => {
  const unread = expected === undefined ? 0 : candidates.filter(({ value }) => value === undefined).length;
  const compared = candidates.map((candidate) => ({ candidate, differing: expected ? differences(expected, candidate.value) : [] }));
  const count = compared.filter(({ differing }) => differing.length === 0).length;
  const pass = times === undefined ? count > 0 : count === times;
  const description = `${what}${expected === undefined ? '' : ` with ${format(expected)}`}`;
  const nearest = compared
    .filter(({ candidate, differing }) => differing.length > 0 && candidate.value !== undefined)
    .toSorted((a, b) => a.differing.length - b.differing.length)[0];
  return {
    pass,
    message: () => {
      const wanted = times === undefined ? description : `${description}, ${timesOf(times)}`;
      const actual = count === 0 ? 'it has not' : `it has, ${timesOf(count)}`;
      const lines = [`expected the mock ${pass ? 'not to' : 'to'} have ${wanted}; ${actual}`];
      if (!pass && nearest) {
        lines.push(`nearest: ${nearest.candidate.title}`);
        for (const { path, expected: field, received } of nearest.differing.slice(0, 10)) {
          lines.push(`  ${path || 'the value'}: expected ${format(field)}, got ${format(received)}`);
        }
      } else if (!pass) lines.push(others);
      if (!pass && unread > 0) lines.push(describeUnread(unread));
      return lines.join('\n');
    },
  };
};

const timesKinds: FieldKinds<Times> = { times: 'count' };

/** The payload of a callback is the response of its operation. */
const callbackSchemas = callbackOperations.map((name) => endpoints[name].response);

const ownValue = (value: unknown, name: string): unknown[] => (isObject(value) && Object.hasOwn(value, name) ? [value[name]] : []);

/**
 * Throws a `TypeError` for an expected field that neither the contract nor anything received has. With a misspelled name, an expectation with
 * `not` would always pass.
 */
const assertKnownFields = (
  what: string,
  expected: unknown,
  schemas: readonly Parameters<typeof namesAt>[0][],
  received: readonly unknown[],
  path: readonly PropertyKey[] = [],
): void => {
  if (!isObject(expected) || isAsymmetric(expected)) return;
  if (Array.isArray(expected)) {
    const elements = received.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
    for (const [index, element] of expected.entries()) assertKnownFields(what, element, schemas, elements, [...path, index]);
    return;
  }
  const known = [...new Set(schemas.flatMap((schema) => namesAt(schema, path)))];
  for (const [name, value] of Object.entries(expected)) {
    const values = received.flatMap((each) => ownValue(each, name));
    if (known.length > 0 && !known.includes(name) && values.length === 0) {
      const hint = path[0] === 'recipe' ? ' (the client sends what `toRecipeInput(recipe)` returns)' : '';
      throw new TypeError(`${what} has no field \`${[...path, name].join('.')}\`${suggestName(name, known)}${hint}`);
    }
    assertKnownFields(what, value, schemas, values, [...path, name]);
  }
};

/** The same for the `type` of a callback. */
const assertKnownType = (expected: unknown, received: readonly unknown[]): void => {
  const [type] = ownValue(expected, 'type');
  const isKnown = callbackTypes.includes(type as string) || received.some((value) => ownValue(value, 'type').includes(type));
  if (typeof type === 'string' && !isKnown) throw new TypeError(`There is no callback type "${type}"${suggestName(type, callbackTypes)}`);
};

const assertMock = (received: unknown): MockService => {
  if (isObject(received) && 'requests' in received && 'callbacks' in received) return received as unknown as MockService;
  throw new TypeError('This matcher expects a mock: expect(mock).');
};

/**
 * Matchers for vitest and Jest. They compare only the fields that you pass. `expect.any(...)` and regular expressions work. If nothing
 * matches, the message shows the closest request or callback. An operation, a field, an option or the `type` of a callback that does not
 * exist throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { createMockService, matchers } from '@recipe-ai/sdk/mock';
 * import { expect, test } from 'vitest';
 *
 * expect.extend(matchers);
 *
 * test('requests a recipe for two', async () => {
 *   const mock = createMockService();
 *   const { apiKey, baseUrl, fetch } = mock.connection();
 *   await fetch(`${baseUrl}/api/v1/recipes/generate`, {
 *     method: 'POST',
 *     headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
 *     body: JSON.stringify({ ingredients: ['rice', 'eggs'], servings: 2 }),
 *   });
 *   expect(mock).toHaveReceived('recipes.generate', { servings: 2 });
 * });
 * ```
 */
export const matchers = {
  toHaveReceived(received: unknown, operation: Operation, request?: object, times: Times = {}): MatcherResult {
    const { requests } = assertMock(received);
    assertOperation(operation);
    assertFields('toHaveReceived', times, timesKinds);
    const candidates = requests
      .filter((entry) => entry.operation === operation)
      .map((entry) => ({ title: `${entry.method} ${entry.url} at ${entry.at}, responded ${entry.status}`, value: entry.request }));
    const values = candidates.map(({ value }) => value);
    assertKnownFields(`A request for ${operation}`, request, [endpoints[operation].request], values);
    const others = [...new Set(requests.map((entry) => entry.operation ?? `${entry.method} ${entry.url}`))];
    return match(
      `received ${operation}`,
      request,
      times,
      candidates,
      others.length ? `it received: ${others.join(', ')}` : 'it received nothing',
    );
  },
  toHaveDelivered(received: unknown, payload?: object, times: Times = {}): MatcherResult {
    const { deliveries } = assertMock(received).callbacks;
    assertFields('toHaveDelivered', times, timesKinds);
    const candidates = deliveries
      .filter(({ outcome }) => outcome === 'delivered' || outcome === 'captured')
      .map((delivery) => ({ title: `${delivery.operation} to ${delivery.request.url}, ${delivery.outcome}`, value: delivery.payload }));
    const values = candidates.map(({ value }) => value);
    assertKnownFields('A callback', payload, callbackSchemas, values);
    assertKnownType(payload, values);
    const others = deliveries.map(({ operation, outcome, reason }) => `${operation} ${outcome}${reason ? ` (${reason})` : ''}`);
    return match(
      'delivered a callback',
      payload,
      times,
      candidates,
      others.length ? `it has: ${others.join(', ')}` : 'no callback was requested',
    );
  },
};
