// One server in a process of its own: `verified` with a receiver, or `unverified`, which reads, parses and answers all the same.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';

const [, , kind, secret = ''] = process.argv;
let handled = 0;

const verified = toNodeHandler(createCallbackReceiver({ secret, onCallback: () => void handled++ }));

const unverified: RequestListener = (req, res) => {
  const pieces: Buffer[] = [];
  req.on('data', (piece: Buffer) => pieces.push(piece));
  req.on('end', () => {
    if (JSON.parse(Buffer.concat(pieces).toString()) !== null) handled++;
    res.writeHead(204).end();
  });
};

const server = createServer(kind === 'verified' ? (verified as RequestListener) : unverified);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (asked) => {
  const { user, system } = process.cpuUsage();
  // Not before every round: what a collection throws away, the next callbacks would have to pay for.
  if (asked === 'heap') globalThis.gc?.();
  process.send?.({ cpu: user + system, heap: process.memoryUsage().heapUsed, handled });
});
process.on('disconnect', () => process.exit());
