// Responds to every request with the same body: `server.ts <body> <headers>`. Sends its port to the parent process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [body, headers] = process.argv.slice(2);
const named = JSON.parse(headers!) as Record<string, string>;
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, named).end(body));
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
