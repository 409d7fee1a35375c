import { lookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { CallbackTransport } from '../callbacks/post-callback.js';

/** A look-up that returns the checked addresses for every name. */
const pinnedLookup =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, callback) => {
    const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    if (all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  };

/**
 * Sends callbacks from Node. It connects only to the checked addresses, with the name for TLS and `Host`. Each callback has its own
 * connection, ignores proxies of the environment, and follows no redirect. To cancel the response's body closes the connection.
 */
export const createHttpTransport = (): CallbackTransport => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  send: ({ url, headers, body, addresses, signal }) =>
    new Promise((resolve, reject) => {
      const post = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const request = post(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: pinnedLookup(addresses),
        agent: false,
        signal,
      });
      request.once('response', (response) => {
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          body: Readable.toWeb(response) as ReadableStream<Uint8Array>,
        });
      });
      request.on('error', reject);
      // A connection may end without a response and without an error, for example after an upgrade.
      request.once('close', () => reject(new Error('closed without a response')));
      request.end(body);
    }),
});
