import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { formatIssues } from '../../src/contract/issues.js';
import { validate } from '../../src/contract/validate.js';
import { assertFields } from '../core/check-fields.js';
import { matchKinds, splitMatch } from '../core/rules.js';
import { assertFault } from '../faults/faults.js';
import type { OverrideFunction } from '../faults/response-overrides.js';
import type { ScenarioTarget } from '../faults/scenarios.js';
import { reshape } from '../shapes/reshape.js';
import { responseShapeNames, shapesOf } from '../shapes/response-shapes.js';
import type { MockService } from './mock-service.js';
import type { ServiceState } from './state.js';

/** The members of a mock that change future responses. */
type ResponseRules = Pick<MockService, 'respondWith' | 'shapes' | 'shapesOf' | 'fail' | 'faults' | 'applyScenario' | 'scenarios'>;

/** Throws a `TypeError` for a value that does not match the contract, at the line that passed it. */
const assertOverride = (operation: Operation, value: unknown): void => {
  const { response, acceptsCallback } = endpoints[operation];
  if (acceptsCallback && (value as { pending?: unknown } | null)?.pending === true) return;
  const { issues } = validate(response, value);
  if (issues.length === 0) return;
  throw new TypeError(`This response to ${operation} breaks the contract: ${formatIssues(issues)}. To send it anyway, pass a Response.`);
};

/** An override that names itself if it throws. What `original` throws is an error of the service, and stays as it is. */
const namedOverride =
  (operation: Operation, override: OverrideFunction): OverrideFunction =>
  async (request, context) => {
    const failures: unknown[] = [];
    const original = (): Promise<unknown> =>
      context.original().catch((error: unknown) => {
        failures.push(error);
        throw error;
      });
    try {
      return await override(request, { ...context, original });
    } catch (error) {
      if (failures.includes(error)) throw error;
      throw new Error(`The function of mock.respondWith('${operation}', ...) threw: ${String(error)}. Change that function.`, {
        cause: error,
      });
    }
  };

/** Any override as a function. */
const toOverrideFunction = (operation: Operation, value: unknown): OverrideFunction => {
  if (typeof value === 'function') return namedOverride(operation, value as OverrideFunction);
  if (value instanceof Response) return () => value.clone();
  if (Object.hasOwn(endpoints, operation)) assertOverride(operation, value);
  return () => value;
};

/** `target` returns the mock that scenarios act on. */
export const createResponseRules = (
  { environment, overrides, faults, scenarios, keys }: ServiceState,
  target: () => ScenarioTarget,
): ResponseRules => ({
  respondWith(operation, value, match = {}) {
    assertFields('mock.respondWith', match, matchKinds);
    keys.assertKey(match.key);
    return overrides.add(environment.id('ovr'), operation, toOverrideFunction(operation, value), match);
  },
  shapes(operation, shape, match = {}) {
    assertFields('mock.shapes', { shape }, { shape: responseShapeNames });
    assertFields('mock.shapes', match, matchKinds);
    keys.assertKey(match.key);
    const override: OverrideFunction = async (_, { original }) =>
      reshape(endpoints[operation].response, await original(), shape, () => environment.random());
    return overrides.add(environment.id('ovr'), operation, override, match);
  },
  shapesOf: (operation) => shapesOf(operation, () => environment.random()),
  fail(operation, options = {}) {
    assertFault(options);
    keys.assertKey(options.key);
    const { match, effect } = splitMatch(options);
    return faults.add(environment.id('flt'), operation, effect, match);
  },
  get faults() {
    return faults.active();
  },
  applyScenario: (name, options = {}) => scenarios.apply(environment.id('scn'), name, target(), options),
  get scenarios() {
    return scenarios.list();
  },
});
