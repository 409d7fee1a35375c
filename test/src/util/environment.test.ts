import { afterEach, expect, test, vi } from 'vitest';
import { environmentVariable } from '../../../src/util/environment.js';

afterEach(() => void vi.unstubAllGlobals());

/** What the variable is read as while `process` is another. */
const readWith = (process: unknown): string | undefined => {
  vi.stubGlobal('process', process);
  try {
    return environmentVariable('RECIPE_AI_TEST');
  } finally {
    vi.unstubAllGlobals();
  }
};

test('a variable is read without the white space around it', () => {
  expect(readWith({ env: { RECIPE_AI_TEST: ' key\n' } })).toBe('key');
});

test.each([
  ['is empty', { env: { RECIPE_AI_TEST: '' } }],
  ['is white space', { env: { RECIPE_AI_TEST: ' ' } }],
  ['is not set', { env: {} }],
  ['is asked for in a worker without an environment', {}],
  ['is asked for in a browser', undefined],
  [
    'may not be read in Deno',
    {
      get env(): never {
        throw new Error('NotCapable: requires env access');
      },
    },
  ],
])('a variable that %s is absent', (_, process) => {
  expect(readWith(process)).toBeUndefined();
});
