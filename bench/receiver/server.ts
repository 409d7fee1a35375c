// One server in its own process: `verified` with a receiver, or `unverified`, which reads, parses and responds without one.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';

const [, , kind, secret = ''] = process.argv;
let handled = 0;

const verified = toNodeHandler(createCallbackReceiver({ secret, onCallback: () => void handled++ }));

const unverified: RequestListener = (req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    if (JSON.parse(Buffer.concat(chunks).toString()) !== null) handled++;
    res.writeHead(204).end();
  });
};

const server = createServer(kind === 'verified' ? (verified as RequestListener) : unverified);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (query) => {
  const { user, system } = process.cpuUsage();
  // Not before every round: a collection would make the next callbacks slower.
  if (query === 'heap') globalThis.gc?.();
  process.send?.({ cpu: user + system, heap: process.memoryUsage().heapUsed, handled });
});
process.on('disconnect', () => process.exit());
