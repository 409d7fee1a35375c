// One server of the comparison, in a process of its own: `node bench/mock/server.ts mock|hono`. Prints its port, and what to ask.
import { serve } from '@hono/node-server';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { Hono } from 'hono';
import { bodyOf, setTable } from './table.ts';

const { mock, path, headers } = await setTable(createMockService);
const say = (port: number) => console.log(JSON.stringify({ port, path, headers }));

if (process.argv[2] === 'mock') say((await listen(mock)).port);
else {
  const body = await bodyOf(mock, path, headers);
  const app = new Hono().get('/api/v1/pantries/:pantry_id', (context) => context.body(body, 200, { 'Content-Type': 'application/json' }));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => say(port));
}
