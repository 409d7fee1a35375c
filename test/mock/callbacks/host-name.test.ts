import { expect, test } from 'vitest';
import { invalidHostReason, isIpAddress } from '../../../mock/callbacks/host-name.js';

test.each([
  ['93.184.216.34', true],
  ['[2606:2800::1]', true],
  ['93.184.216.34.example.com', false],
  ['a93.184.216.34', false],
])('%s is an IP address: %s', (host, expected) => {
  expect(isIpAddress(host)).toBe(expected);
});

test('a host name has at most 253 characters', () => {
  const name = (length: number) => 'a.'.repeat(200).slice(0, length - 1) + 'b';
  expect(invalidHostReason(name(253), name(253))).toBeUndefined();
  expect(invalidHostReason(name(255), name(255))).toBe('bad-host');
});
