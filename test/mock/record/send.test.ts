import { expect, test } from 'vitest';
import { badGateway, reasonOf } from '../../../mock/record/send.js';

const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });

test.each<[string, unknown, string]>([
  ['the code of the cause, which fetch wraps', new TypeError('fetch failed', { cause }), 'ECONNREFUSED'],
  ['its own code', cause, 'ECONNREFUSED'],
  ['the message of the cause', new TypeError('fetch failed', { cause: new Error('unknown scheme') }), 'unknown scheme'],
  ['its own message', new TypeError('Failed to parse URL'), 'Failed to parse URL'],
  ['its text', 'no error', 'no error'],
])('the reason of an error is %s', (_, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('the response of a gateway is an error in JSON', () => {
  expect(badGateway('No.')).toEqual({
    status: 502,
    headers: [['Content-Type', 'application/json']],
    body: '{"error":{"code":"bad_gateway","message":"No."}}',
  });
});
