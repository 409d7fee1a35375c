import { expect, test } from 'vitest';
import { findRoutes } from '../../../mock/http/routes.js';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';

test.each(Object.keys(endpoints) as Operation[])('%s is found at its path, on its own host and on a shared one', (operation) => {
  const { host, method, path } = endpoints[operation];
  const values: string[] = [];
  const called = path.replaceAll(/\{\w+\}/g, (field) => {
    values.push(`${field}/ü`);
    return encodeURIComponent(`${field}/ü`);
  });
  for (const wanted of [host, 'any'] as const) {
    const match = findRoutes(wanted, called);
    expect(match?.routes.get(method.toUpperCase())?.operation).toBe(operation);
    expect(match?.values).toEqual(values);
  }
  expect(findRoutes(host === 'ai' ? 'rest' : 'ai', called)).toBeNull();
});

test.each(['/api/v1/pantries/%E4', '/api/v1/pantries/', '/api/v1/pantries/a/items/b/c', '/v2/api/v1/pantries', ''])(
  '%s is no path of the API',
  (path) => {
    expect(findRoutes('any', path)).toBeNull();
  },
);
