import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { ConnectionError, RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NodeRequest } from '../../src/callbacks/adapters/node.js';
import { onNode, type TestServer } from '../support/callback-servers.js';
import { post } from '../support/post-callback.js';
import { payload, request, secret } from '../support/callback-requests.js';

process.env['RECIPE_AI_CALLBACK_SECRET'] = secret;

/** How each example is put on a socket: by its framework, or as what its platform does. */
const examples: Record<string, () => Promise<TestServer>> = {
  node: async () => onNode((await import('../../examples/callbacks/node.js')).server.listeners('request')[0] as RequestListener),
  koa: async () => onNode((await import('../../examples/callbacks/koa.js')).app.callback()),
  nest: async () => {
    const { start } = await import('../../examples/callbacks/nest.js');
    const app = await start({
      module: class Kitchen {
        readonly name = 'kitchen';
      },
    });
    return onNode(app.getHttpAdapter().getInstance() as RequestListener);
  },
  'next-pages': async () => {
    const { default: handle } = await import('../../examples/callbacks/next-pages.js');
    return onNode(async (req: NodeRequest, res) => {
      req.body = JSON.parse(Buffer.concat(await req.toArray()).toString());
      await handle(req, res);
    });
  },
};

describe.each(Object.entries(examples))('examples/callbacks/%s.ts', (name, open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  test('accepts a callback', async () => {
    expect((await post(server.port)).status).toBe(204);
    await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith('healthify', payload().request_id));
  });

  test('rejects a request without the secret', async () => {
    expect((await post(server.port, { headers: { 'content-type': 'application/json' } })).status).toBe(401);
    expect(console.log).not.toHaveBeenCalled();
  });

  test('is under 25 lines', () => {
    expect(readFileSync(`examples/callbacks/${name}.ts`, 'utf8').split('\n').length).toBeLessThan(25);
  });
});

describe('examples/callbacks/inbox.ts', () => {
  const recipe = { title: 'Soup', ingredients: ['1 cup lentils'], instructions: ['Simmer for 20 minutes.'] };
  const url = 'https://kitchen.example/callbacks';

  test('returns the response if there is one', async () => {
    const { healthier } = await import('../../examples/callbacks/inbox.js');
    const mock = createMockService({ callbackHosts: ['kitchen.example'] });
    expect(await healthier(new RecipeAI(mock.connection({ tier: 'scale' })), recipe, url)).toHaveProperty('ingredients');
  });

  test('returns the callback if the response was lost', async () => {
    const { healthier, inbox } = await import('../../examples/callbacks/inbox.js');
    const lost = {
      healthify: async ({ request_id }: { request_id: string }) => {
        await inbox.handle(request({ body: payload({ request_id }) }));
        throw new ConnectionError('The connection broke.');
      },
    };
    expect(await healthier(lost as unknown as RecipeAI, recipe, url)).toEqual(payload().data);
  });
});
