import { expect, test } from 'vitest';
import { findRoutes, type Route } from '../../../mock/http/routes.js';
import { assertResponse } from '../../../mock/http/validate-response.js';

const route: Route = findRoutes('rest', '/api/v1/pantries')!.routes.get('GET')!;

test('a response that breaks the contract says whose bug it is', () => {
  expect(() => assertResponse(route, { data: 5, next_cursor: null })).toThrow(
    new TypeError('The response breaks the contract: data: expected array, got 5. This is a bug in the mock.'),
  );
  expect(() => assertResponse(route, { data: 5, next_cursor: null }, 'override')).toThrow(
    /^The response of mock\.respondWith\('pantries\.list', \.\.\.\) breaks the contract: .*\. Change that response\.$/,
  );
});
