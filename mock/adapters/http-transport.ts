import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { CallbackTransport } from '../callbacks/post-callback.js';

/** Answers every question for a name with the addresses that were checked. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (all) answer(null, found);
    else answer(null, found[0]!.address, found[0]!.family);
  };

/**
 * Sends callbacks from Node. It connects to the checked addresses and to no other, with the name for TLS and `Host`; a connection of its
 * own each time, through no proxy of the environment; it follows no redirect and hangs up on the answer's body.
 */
export const createHttpTransport = (): CallbackTransport => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  send: ({ url, headers, body, addresses, signal }) =>
    new Promise((resolve, reject) => {
      const post = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = post(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: pinnedTo(addresses),
        agent: false,
        signal,
      });
      request.once('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', reject);
      // A connection may end without an answer and without an error, as after a switch of protocols.
      request.once('close', () => reject(new Error('closed without an answer')));
      request.end(body);
    }),
});
