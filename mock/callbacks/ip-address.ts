/** A block of addresses: all that share their first `bits` bits with `prefix`. */
type Block = readonly [prefix: string, bits: number];

/** IPv4 blocks that do not address one machine on the public internet: IANA special-purpose registry, multicast, reserved. */
const SPECIAL_IPV4: readonly Block[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a carrier's customers
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a public number, but the host's metadata service in one large cloud
  ['169.254.0.0', 16], // link-local, where clouds serve credentials
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT relays
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
];

/** Special blocks within 2000::/3; nothing outside it is global unicast. */
const SPECIAL_IPV6: readonly Block[] = [
  ['2001::', 23], // protocol assignments: benchmarks, ORCHID, AMT, AS112 and similar
  ['2001:db8::', 32], // documentation
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

/** The four numbers of a dotted quad in decimal without leading zeros; `undefined` for anything else. */
const toBytes = (ip: string): number[] | undefined =>
  /^(0|[1-9]\d{0,2})(\.(0|[1-9]\d{0,2})){3}$/.test(ip) && ip.split('.').every((part) => Number(part) < 256)
    ? ip.split('.').map(Number)
    : undefined;

/** The eight numbers of an IPv6 address without a zone; `undefined` for anything else. */
const toWords = (ip: string): number[] | undefined => {
  if (!/^[\da-f:.]{2,45}$/i.test(ip) || !URL.canParse(`http://[${ip}]/`)) return undefined;
  const [front = '', back] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::');
  const words = (half: string) => (half === '' ? [] : half.split(':').map((word) => Number.parseInt(word, 16)));
  const head = words(front);
  if (back === undefined) return head;
  const tail = words(back);
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
};

/** True if the address lies in the block; each part of both has `width` bits. */
const isInBlock = (parts: readonly number[], block: readonly number[], bits: number, width: number): boolean =>
  parts.every((part, at) => {
    const drop = Math.min(width, Math.max(0, width - (bits - at * width)));
    return part >>> drop === block[at]! >>> drop;
  });

const isPublic4 = (bytes: readonly number[]): boolean =>
  !SPECIAL_IPV4.some(([prefix, bits]) => isInBlock(bytes, toBytes(prefix)!, bits, 8));

const quad = (high: number, low: number): number[] => [high >>> 8, high & 255, low >>> 8, low & 255];

/** The IPv4 addresses embedded in an IPv6 address: where a packet to it arrives, or may be relayed. */
const embedded = (words: readonly number[]): number[][] => {
  const [a, b, c, d, e, f, g, h] = words as [number, number, number, number, number, number, number, number];
  const front = [a, b, c, d, e, f].map((word) => word.toString(16)).join(':');
  const lastTwoEmbed = [
    '0:0:0:0:0:0', // compatible, and :: and ::1 with it
    '0:0:0:0:0:ffff', // mapped
    '0:0:0:0:ffff:0', // translated
    '64:ff9b:0:0:0:0', // NAT64
  ];
  if (lastTwoEmbed.includes(front)) return [quad(g, h)];
  if (a === 0x2002) return [quad(b, c)]; // 6to4
  if (a === 0x2001 && b === 0) return [quad(c, d), quad(g ^ 0xffff, h ^ 0xffff)]; // Teredo: server and client
  return [];
};

/**
 * True if `ip` addresses one machine on the public internet. IPv6 forms that embed an IPv4 address (mapped, compatible, translated,
 * NAT64, 6to4, Teredo) are judged by that address. Anything that is not a plain address, or has a zone, is not public.
 */
export const isPublicAddress = (ip: string): boolean => {
  const bytes = toBytes(ip);
  if (bytes !== undefined) return isPublic4(bytes);
  const words = toWords(ip);
  if (words === undefined) return false;
  const inner = embedded(words);
  if (inner.length > 0) return inner.every(isPublic4);
  return words[0]! >>> 13 === 1 && !SPECIAL_IPV6.some(([prefix, bits]) => isInBlock(words, toWords(prefix)!, bits, 16));
};
