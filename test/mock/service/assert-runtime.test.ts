import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

const { groupBy } = Map;

beforeEach(() => {
  Reflect.deleteProperty(Map, 'groupBy'); // as in Node 20
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(Map, { groupBy });
});

test('a Node that is too old is named at once, instead of a failure of the service later', () => {
  const least = manifest.engines.node.replace('>=', '');
  expect(createMockService).toThrow(`@recipe-ai/sdk/mock needs Node ${least} or later. This is Node ${process.versions.node}.`);
});

test.each([undefined, {}, { versions: {} }])('a runtime that is not Node is not asked for its version: %s', (process) => {
  vi.stubGlobal('process', process);
  const create = vi.fn(createMockService);
  create();
  vi.unstubAllGlobals();
  expect(create).toHaveReturned();
});

test('a runtime that has what the mock needs may report an old version of Node, as Deno and Bun do', () => {
  Object.assign(Map, { groupBy });
  vi.stubGlobal('process', { versions: { node: '20.11.1' } });
  const create = vi.fn(createMockService);
  create();
  vi.unstubAllGlobals();
  expect(create).toHaveReturned();
});
