import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from '../../../src/util/loopback.js';

test.each([
  ['localhost', true],
  ['LocalHost:4010', true],
  ['[::1]', true],
  ['[::1]:4010', true],
  ['127.0.0.1', true],
  ['127.10.200.30:80', true],
  ['127.0.0.1.example.com', false],
  ['127.0.0.1x', false],
  ['a127.0.0.1', false],
  ['api.localhost', false],
  ['localhost:', false],
  ['128.0.0.1', false],
  ['::1', false],
  ['', false],
])('the host "%s" is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::FFFF:127.10.200.30', true],
  ['128.0.0.1', false],
  ['::ffff:128.0.0.1', false],
  ['::11', false],
  ['localhost', false],
  [undefined, false],
])('only this machine reaches the address %s: %s', (ip, expected) => {
  expect(isLoopbackAddress(ip)).toBe(expected);
});
