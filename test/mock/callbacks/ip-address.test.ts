import { BlockList } from 'node:net';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../mock/callbacks/ip-address.js';

const hex = (high: number, low: number) => ((high << 8) | low).toString(16);

/** Every way in which an IPv6 address carries an IPv4 one. */
const carriers: Record<string, (ip: [number, number, number, number]) => string> = {
  mapped: (ip) => `::ffff:${ip.join('.')}`,
  'mapped, in hex': ([a, b, c, d]) => `::ffff:${hex(a, b)}:${hex(c, d)}`,
  'mapped, written out': ([a, b, c, d]) => `0:0:0:0:0:FFFF:${hex(a, b)}:${hex(c, d)}`,
  compatible: ([a, b, c, d]) => `::${hex(a, b)}:${hex(c, d)}`,
  translated: (ip) => `::ffff:0:${ip.join('.')}`,
  NAT64: (ip) => `64:ff9b::${ip.join('.')}`,
  '6to4': ([a, b, c, d]) => `2002:${hex(a, b)}:${hex(c, d)}::1`,
  'Teredo, server': ([a, b, c, d]) => `2001:0:${hex(a, b)}:${hex(c, d)}:8000:63bf:f7f7:f7f7`,
  'Teredo, client': ([a, b, c, d]) => `2001:0:808:808:8000:63bf:${hex(a ^ 255, b ^ 255)}:${hex(c ^ 255, d ^ 255)}`,
};

const byte = fc.integer({ min: 0, max: 255 });
const ipv4 = fc.oneof(
  fc.tuple(byte, byte, byte, byte),
  fc.tuple(fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 224, 255), byte, byte, byte),
  fc.constantFrom<[number, number, number, number]>([169, 254, 169, 254], [192, 168, 0, 1], [172, 31, 255, 255], [8, 8, 8, 8]),
);

describe('public addresses', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '223.255.255.255',
  ])('%s is one', (ip) => expect(isPublicAddress(ip)).toBe(true));

  test.each([
    '2606:4700:4700::1111',
    '2a00:1450:4001:830::200e',
    '2001:200::1',
    '2003::1',
    '2001:4860:4860:0:0:0:0:8888',
    '2606:2800:220:1:248:1893:25C8:1946',
  ])('%s is one', (ip) => expect(isPublicAddress(ip)).toBe(true));
});

describe('special addresses', () => {
  test.each([
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.168.1.1',
    '192.175.48.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
  ])('%s is none of the public', (ip) => expect(isPublicAddress(ip)).toBe(false));

  test.each([
    '::',
    '::1',
    '::2',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '100::1',
    '64:ff9b:1::808:808',
    '2001:2::1',
    '2001:3::1',
    '2001:4:112::1',
    '2001:10::1',
    '2001:20::1',
    '2001:30::1',
    '2001:1ff:ffff::1',
    '2001:db8::1',
    '2620:4f:8000::1',
    '3fff::1',
    '3fff:fff::1',
    '4000::1',
    '5f00::1',
    '1fff::1',
    '8000::1',
  ])('%s is none of the public', (ip) => expect(isPublicAddress(ip)).toBe(false));
});

test.each([
  '',
  ' ',
  '8.8.8',
  '8.8.8.8.8',
  '08.8.8.8',
  '8.8.8.256',
  '0x8.8.8.8',
  '134744072',
  '8.8.8.8 ',
  ' 8.8.8.8',
  '8.8.8.8:443',
  '8.8.8.8/32',
  '８.8.8.8',
  '[2606:4700::1111]',
  '2606:4700::1111%eth0',
  'fe80::1%1',
  '2606:4700::1111]/@[::1',
  '2606::4700::1111',
  '2606:4700:::1111',
  'g::1',
  'localhost',
  '::ffff:8.8.8',
])('what is not an address in plain form is not public: %j', (ip) => expect(isPublicAddress(ip)).toBe(false));

describe('an IPv6 address that carries an IPv4 address is judged by it', () => {
  for (const [name, carry] of Object.entries(carriers)) {
    property.prop([ipv4])(name, (ip) => {
      expect(isPublicAddress(carry(ip))).toBe(isPublicAddress(ip.join('.')));
    });
  }
});

test('`::7f00:1` is this machine', () => expect(isPublicAddress('::7f00:1')).toBe(false));

/** The same blocks as the platform's own matcher reads them. */
const blocks = new BlockList();
for (const [prefix, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
] as const)
  blocks.addSubnet(prefix, bits, 'ipv4');

property.prop([ipv4], { numRuns: 2000 })('any IPv4 address is judged as the platform`s block list judges it', (ip) => {
  expect(isPublicAddress(ip.join('.'))).toBe(!blocks.check(ip.join('.'), 'ipv4'));
});

property.prop([fc.ipV6()], { numRuns: 2000 })('nothing outside 2000::/3 is public, unless it carries an IPv4 address', (ip) => {
  const first = Number.parseInt(new URL(`http://[${ip}]/`).hostname.slice(1), 16) || 0;
  if (first >= 0x100 && first >>> 13 !== 1) expect(isPublicAddress(ip)).toBe(false);
});

property.prop([fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef:.%[]x')) }))])(
  'any text at all is judged',
  (text) => {
    expect(isPublicAddress(text)).toBeTypeOf('boolean');
  },
);
