// The throttled service on a socket, in a process of its own: `server.ts <case>`. Sends its parent the port, and its counts when asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cases, defaults, limit } from './cases.ts';
import { createThrottle, type Throttle } from '../../test/support/throttle.ts';

/** What the service counted. */
export interface Counts {
  succeeded: number;
  refused: number;
  /** Milliseconds from the first request on. */
  ideal: number;
}

const options = { ...defaults, ...cases[process.argv[2]!]! };
let throttle: Throttle | undefined;

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    throttle ??= createThrottle({ limit, ...options }, Date.now());
    const { status, headers, code } = throttle.take(Date.now());
    const body = code ? { error: { code, type: code, message: 'Too many calls.' } } : { id: 'one', object: 'result' };
    const send = (): void => {
      response.setHeaders(headers);
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    if (status === 200) setTimeout(send, options.serviceMs);
    else send();
  });
});
server.keepAliveTimeout = 60_000;

process.on('message', () => {
  const { succeeded = 0, refused = 0 } = throttle?.counts ?? {};
  const ideal = (throttle?.ideal(options.completable ?? options.calls) ?? 0) + options.serviceMs;
  process.send!({ succeeded, refused, ideal } satisfies Counts);
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', 1024, () => process.send!((server.address() as AddressInfo).port));
