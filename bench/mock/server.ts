// One server of the comparison in its own process: `node bench/mock/server.ts mock|hono`. Prints its port and the request to send.
import { serve } from '@hono/node-server';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { Hono } from 'hono';
import { bodyOf, createScene, generate } from './scene.ts';

const { mock, path, headers } = await createScene(createMockService);
const printTarget = (port: number) => console.log(JSON.stringify({ port, path, headers }));

if (process.argv[2] === 'mock') printTarget((await listen(mock)).port);
else {
  const body = await bodyOf(mock, path, headers);
  const recipe = await bodyOf(mock, generate.path, headers, generate.body);
  const app = new Hono()
    .get('/api/v1/pantries/:pantry_id', (context) => context.body(body, 200, { 'Content-Type': 'application/json' }))
    .post(generate.path, async (context) => {
      await context.req.json();
      return context.body(recipe, 200, { 'Content-Type': 'application/json' });
    });
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => printTarget(port));
}
