import { expect, test } from 'vitest';
import { toCallbackHeaders } from '../../../mock/callbacks/headers.js';

test('a callback has the headers of the service, and its secret as the bytes of UTF-8', () => {
  expect(toCallbackHeaders('Schlüssel')).toEqual({
    'content-type': 'application/json',
    'user-agent': 'recipe-ai-mock',
    'x-callback-secret': 'SchlÃ¼ssel',
  });
});
