import { expect, test } from 'vitest';
import { toMockServiceError } from '../../../mock/http/to-service-error.js';
import { Unsatisfiable } from '../../../mock/kitchen/unsatisfiable.js';

test('a request that no recipe satisfies gets the first reason as message, and the others as details', () => {
  const error = toMockServiceError(new Unsatisfiable('No time.', 'No oven.', 'No salt.'), 'recipes.generate');
  expect(error).toMatchObject({
    code: 'unsatisfiable_request',
    message: 'No recipe satisfies these restrictions. No time.',
    details: [
      { path: '', message: 'No oven.', code: 'unsatisfiable' },
      { path: '', message: 'No salt.', code: 'unsatisfiable' },
    ],
  });
});

test('an error of an operation is a failure of the service; an error before that is one of the mock', () => {
  expect(toMockServiceError(new Error('Broken.'), 'recipes.generate').message).toBe('The service failed. Broken.');
  expect(toMockServiceError('broken', null).message).toBe('The service failed. The mock: broken');
});
