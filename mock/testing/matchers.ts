import type { Operation } from '../../src/contract/endpoints.js';
import type { MockService } from '../service/mock-service.js';

/** What a matcher gives to vitest and Jest. */
export interface MatcherResult {
  /** True where what was expected has happened. */
  pass: boolean;
  /** What to tell when that is not what the test wanted. */
  message: () => string;
}

/** How often something must have happened. */
export interface Times {
  /** Exactly. Default: at least once. */
  times?: number;
}

/**
 * The matchers as `expect` has them, to be told to TypeScript once:
 *
 * ```ts
 * import type { MockMatchers } from '@recipe-ai/sdk/mock';
 *
 * declare module 'vitest' {
 *   interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends MockMatchers<R> {}
 * }
 * ```
 */
export interface MockMatchers<Result = void> {
  /** The mock got a request for this operation that holds at least these fields. */
  toHaveReceived(operation: Operation, request?: object, times?: Times): Result;
  /** The mock sent, or captured, a callback whose payload holds at least these fields. */
  toHaveDelivered(payload?: object, times?: Times): Result;
}

interface Difference {
  path: string;
  expected: unknown;
  came: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAsymmetric = (value: unknown): value is { asymmetricMatch(other: unknown): boolean; toString(): string } =>
  isObject(value) && typeof value['asymmetricMatch'] === 'function';

/** Where `came` holds something else than `expected` asks for; fields that are not asked for do not matter. */
const differences = (expected: unknown, came: unknown, path = ''): Difference[] => {
  if (isAsymmetric(expected)) return expected.asymmetricMatch(came) ? [] : [{ path, expected, came }];
  if (expected instanceof RegExp && typeof came === 'string') return expected.test(came) ? [] : [{ path, expected, came }];
  if (!isObject(expected) || !isObject(came) || Array.isArray(expected) !== Array.isArray(came)) {
    return Object.is(expected, came) ? [] : [{ path, expected, came }];
  }
  const own = Object.entries(expected).flatMap(([name, value]) =>
    differences(value, came[name], Array.isArray(expected) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
  );
  const surplus = Array.isArray(came) && Array.isArray(expected) && came.length > expected.length;
  return surplus ? [...own, { path: `${path}.length`, expected: expected.length, came: came.length }] : own;
};

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = value instanceof RegExp ? String(value) : isAsymmetric(value) ? value.toString() : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

/** One thing that happened, in the line that names it and the value that is compared. */
interface Event {
  title: string;
  value: unknown;
}

const judge = (what: string, expected: object | undefined, { times }: Times, events: readonly Event[], others: string): MatcherResult => {
  const misses = events.map((event) => ({ event, wrong: differences(expected ?? {}, event.value) }));
  const count = misses.filter(({ wrong }) => wrong.length === 0).length;
  const pass = times === undefined ? count > 0 : count === times;
  const wanted = `${what}${expected === undefined ? '' : ` with ${shown(expected)}`}`;
  const nearest = misses.filter(({ wrong }) => wrong.length > 0).toSorted((a, b) => a.wrong.length - b.wrong.length)[0];
  return {
    pass,
    message: () => {
      const lines = [
        `expected the mock ${pass ? 'not ' : ''}to have ${wanted}${times === undefined ? '' : `, ${times} times`}; it has, ${count} times`,
      ];
      if (!pass && nearest) {
        lines.push(`nearest: ${nearest.event.title}`);
        for (const { path, expected: asked, came } of nearest.wrong.slice(0, 10)) {
          lines.push(`  ${path || 'the whole'}: expected ${shown(asked)}, got ${shown(came)}`);
        }
      } else if (!pass) lines.push(others);
      return lines.join('\n');
    },
  };
};

const checkMock = (received: unknown): MockService => {
  if (isObject(received) && 'requests' in received && 'callbacks' in received) return received as unknown as MockService;
  throw new TypeError('This matcher is for a mock: expect(mock).');
};

/**
 * Matchers for vitest and Jest. Requests and payloads are compared with what is asked for only, `expect.any(...)` and regular expressions
 * included; where nothing matches, the nearest miss is shown.
 *
 * @example
 * ```ts
 * import { createMockService, matchers } from '@recipe-ai/sdk/mock';
 * import { expect, test } from 'vitest';
 *
 * expect.extend(matchers);
 *
 * test('asks for what to cook', async () => {
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
    const { requests } = checkMock(received);
    const events = requests
      .filter((entry) => entry.operation === operation)
      .map((entry) => ({ title: `${entry.method} ${entry.url} at ${entry.at}, answered ${entry.status}`, value: entry.request }));
    const others = [...new Set(requests.map((entry) => entry.operation ?? `${entry.method} ${entry.url}`))];
    return judge(
      `received ${operation}`,
      request,
      times,
      events,
      others.length ? `it received: ${others.join(', ')}` : 'it received nothing',
    );
  },
  toHaveDelivered(received: unknown, payload?: object, times: Times = {}): MatcherResult {
    const { deliveries } = checkMock(received).callbacks;
    const events = deliveries
      .filter(({ outcome }) => outcome === 'delivered' || outcome === 'captured')
      .map((delivery) => ({ title: `${delivery.operation} to ${delivery.request.url}, ${delivery.outcome}`, value: delivery.payload }));
    const others = deliveries.map(({ operation, outcome, reason }) => `${operation} ${outcome}${reason ? ` (${reason})` : ''}`);
    return judge('delivered a callback', payload, times, events, others.length ? `it has: ${others.join(', ')}` : 'none was asked for');
  },
};
