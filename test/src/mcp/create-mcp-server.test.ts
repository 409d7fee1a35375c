import { fc, test } from '@fast-check/vitest';
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { RecipeAI, type ClientEvent, type ClientOptions } from '@recipe-ai/sdk';
import { createMcpServer, type McpServerOptions } from '@recipe-ai/sdk/mcp';
import { createMockService, type MockOptions } from '@recipe-ai/sdk/mock';
import { describe, expect, vi } from 'vitest';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { toolsOf } from '../../../src/tools/tools.js';
import { sampleRequests } from '../../support/sample-requests.js';
import { createTestClient, json } from '../../support/test-client.js';

/** An MCP client of a server for this client of the service. */
const connect = async (sdk: RecipeAI, options?: McpServerOptions, [near, far] = InMemoryTransport.createLinkedPair()): Promise<Client> => {
  await createMcpServer(sdk, options).connect(far);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(near);
  return client;
};

const connectMock = async ({ tier = 'scale', client, ...options }: MockOptions & { tier?: string; client?: ClientOptions } = {}) => {
  const mock = createMockService(options);
  const sdk = new RecipeAI({ ...mock.connection({ tier }), logLevel: 'off', ...client });
  return { mock, sdk, client: await connect(sdk) };
};

type Result = Awaited<ReturnType<Client['callTool']>>;
const textOf = ({ content }: Result): string => (content[0] as { text: string }).text;
const errorOf = (result: Result): Record<string, unknown> => {
  expect(result.isError).toBe(true);
  return JSON.parse(textOf(result)) as Record<string, unknown>;
};

test('the server says what it is, what it has, and how to read its errors', async () => {
  const { client } = await connectMock();
  expect(client.getServerVersion()).toMatchObject({ name: 'recipe-ai', title: 'Recipe AI', version: expect.stringMatching(/^\d+\.\d+/) });
  expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: false }, resources: { listChanged: false } });
  expect(client.getInstructions()).toContain('its field `next` says what to do');
});

describe('the tools', () => {
  test('are the operations of the contract, with schemas and annotations', async () => {
    const { client } = await connectMock();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(toolsOf().map(({ name }) => name));
    expect(tools.filter(({ inputSchema, outputSchema }) => !(inputSchema.properties && outputSchema))).toEqual([]);
    expect(tools.find(({ name }) => name === 'pantriesDelete')?.annotations).toEqual({
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    });
  });

  test('return what the service returns, structured and as text; the client checks it against the output schema', async () => {
    const { sdk, client } = await connectMock();
    await client.listTools();
    const pantry = await sdk.pantries.create({ name: 'Home' });
    const item = await sdk.pantries.items.add({ pantry_id: pantry.id, name: 'Rice' });
    const requests = sampleRequests(pantry.id, item.id);
    const last: Operation[] = ['pantries.items.remove', 'pantries.delete'];
    const tools = toolsOf(Object.keys(endpoints) as Operation[]).toSorted((a, b) => last.indexOf(a.operation) - last.indexOf(b.operation));
    for (const { name, operation } of tools) {
      const result = await client.callTool({ name, arguments: { ...requests[operation] } });
      expect([name, result.isError]).toEqual([name, undefined]);
      expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
    }
  });

  test('are only the chosen ones, without resources if pantries are not among them', async () => {
    const client = await connect(new RecipeAI(createMockService().connection()), { only: ['healthify', 'suggestSubstitute'] });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['healthify', 'suggestSubstitute']);
    expect(client.getServerCapabilities()?.resources).toBeUndefined();
  });
});

describe('an error', () => {
  test('lists the wrong fields', async () => {
    const { client } = await connectMock();
    const result = await client.callTool({ name: 'healthify', arguments: { recipe: { title: 'Mash' }, health_fokus: 'low_fat' } });
    const { code, issues, next } = errorOf(result) as { code: string; issues: { path: string }[]; next: string };
    expect({ code, next }).toEqual({ code: 'invalid_request', next: expect.stringContaining('Change the arguments') });
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['recipe.ingredients', 'recipe.instructions', 'health_fokus']));
  });

  test.prop([fc.constantFrom(...toolsOf()), fc.dictionary(fc.string(), fc.jsonValue())], { numRuns: 50 })(
    'takes any nonsense as arguments, and says what is wrong',
    async ({ name }, nonsense) => {
      const { client } = await connectMock();
      const result = await client.callTool({ name, arguments: nonsense });
      if (result.isError) expect(errorOf(result)).toMatchObject({ code: expect.any(String), next: expect.any(String) });
      else expect(result.structuredContent).toBeDefined();
    },
  );

  test('of a used-up limit says when to call again', async () => {
    const { client } = await connectMock({ tier: 'tiny', tiers: { tiny: { perMinute: 60, perDay: 1 } } });
    await client.callTool({ name: 'categoriesSuggest', arguments: { items: ['rice'] } });
    expect(errorOf(await client.callTool({ name: 'categoriesSuggest', arguments: { items: ['rice'] } }))).toMatchObject({
      code: 'quota_exceeded',
      retryAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      next: expect.stringContaining('`retryAt`'),
    });
  });

  test('of a response that does not match the contract shows the response', async () => {
    const { sdk } = createTestClient([json({ id: 'pan_1', nome: 'Home' }, { status: 201 })]);
    const client = await connect(sdk);
    expect(errorOf(await client.callTool({ name: 'pantriesCreate', arguments: { name: 'Home' } }))).toMatchObject({
      code: 'unexpected_response',
      response: { id: 'pan_1', nome: 'Home' },
      next: expect.stringContaining('Do not repeat'),
    });
  });

  test('holds no key, even if the service repeats it', async () => {
    const key = 'rk_test_0123456789';
    const { sdk } = createTestClient([json({ error: { code: 'forbidden', message: `No: ${key}` } }, { status: 403 })]);
    const client = await connect(sdk);
    const result = await client.callTool({ name: 'pantriesList', arguments: {} });
    expect(errorOf(result)['message']).toContain('No: [secret]');
    expect(JSON.stringify(result)).not.toContain(key);
  });
});

describe('a call that waits for a limit', () => {
  const oneAMinute = { tier: 'slow', tiers: { slow: { perMinute: 1, perDay: 100 } } };
  const suggest = { name: 'categoriesSuggest', arguments: { items: ['rice'] } };

  test('reports its wait as progress, and to the listener of the client', async () => {
    const onEvent = vi.fn();
    const { client, mock } = await connectMock({ ...oneAMinute, client: { onEvent } });
    await client.callTool(suggest);
    const progress = await new Promise<{ progress: number; message?: string }>((resolve, reject) => {
      client
        .callTool(suggest, {
          onprogress: (reported) => {
            resolve(reported);
            mock.clock.advance('1m');
          },
        })
        .catch(reject);
    });
    expect(progress).toEqual({ progress: 1, message: expect.stringMatching(/^queued for about .* by the rate limit$/) });
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'queued', operation: 'categories.suggest' }));
  });

  test('reports a retry as progress too, and nothing else', async () => {
    const { client, mock } = await connectMock();
    mock.fail('pantries.list', { status: 503, times: 1 });
    const messages: (string | undefined)[] = [];
    const onprogress = ({ message }: { message?: string }): void => {
      messages.push(message);
      mock.clock.advance('1m');
    };
    await client.callTool({ name: 'pantriesList', arguments: {} }, { onprogress });
    expect(messages[0]).toMatch(/^retry in .* after: /);
    expect(messages.filter((message) => !/^(retry in|queued for) /.test(message ?? ''))).toEqual([]);
  });

  test('reports nothing to a client that asked for no progress', async () => {
    const mock = createMockService({ tiers: oneAMinute.tiers });
    const onEvent = ({ type }: ClientEvent): void => {
      if (type === 'queued') queueMicrotask(() => mock.clock.advance('1m'));
    };
    const transports = InMemoryTransport.createLinkedPair();
    const send = vi.spyOn(transports[1], 'send');
    const client = await connect(new RecipeAI({ ...mock.connection({ tier: 'slow' }), onEvent }), {}, transports);
    await client.callTool(suggest);
    await client.callTool(suggest);
    expect(mock.requests.length).toBe(2);
    expect(JSON.stringify(send.mock.calls)).not.toContain('notifications/progress');
  });

  test('leaves the queue if the MCP client cancels it', async () => {
    const { client, mock } = await connectMock(oneAMinute);
    await client.callTool(suggest);
    const cancel = new AbortController();
    const cancelled = client.callTool(suggest, { signal: cancel.signal, onprogress: () => cancel.abort('enough') });
    await expect(cancelled).rejects.toThrow('enough');
    await client.ping(); // the cancellation has arrived before it
    mock.clock.advance('1m');
    await client.callTool(suggest);
    expect(mock.requests.length).toBe(2);
  });
});

describe('a pantry', () => {
  test('has a template that names it', async () => {
    const { client } = await connectMock();
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([
      {
        name: 'pantry',
        title: 'Pantry',
        description: 'A pantry with its first 100 items.',
        mimeType: 'application/json',
        uriTemplate: 'recipe-ai://pantries/{pantry_id}',
      },
    ]);
  });

  test('is listed with as many others as a page can have', async () => {
    const { sdk, client } = await connectMock();
    for (let count = 0; count < 60; count++) await sdk.pantries.create({ name: `Pantry ${count}` });
    expect((await client.listResources()).resources.length).toBe(60);
  });

  test('is not looked for any more if the MCP client cancels that', async () => {
    const cancel = new AbortController();
    const onEvent = ({ type }: ClientEvent): void => {
      if (type === 'queued') cancel.abort('enough');
    };
    const { client, mock } = await connectMock({ tier: 'slow', tiers: { slow: { perMinute: 1, perDay: 100 } }, client: { onEvent } });
    await client.listResources();
    await expect(client.listResources(undefined, { signal: cancel.signal })).rejects.toThrow('enough');
    await client.ping(); // the cancellation has arrived before it
    mock.clock.advance('1m');
    await client.callTool({ name: 'categoriesSuggest', arguments: { items: ['rice'] } });
    expect(mock.requests.length).toBe(2);
  });

  test('is a resource with its items', async () => {
    const { sdk, client } = await connectMock();
    const { id } = await sdk.pantries.create({ name: 'Home', description: 'The shelf' });
    await sdk.pantries.items.add({ pantry_id: id, name: 'Rice' });
    const { resources } = await client.listResources();
    expect(resources).toEqual([
      { uri: `recipe-ai://pantries/${id}`, name: 'Home', title: 'Pantry', description: 'The shelf', mimeType: 'application/json' },
    ]);
    const { contents } = await client.readResource({ uri: resources[0]!.uri });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({ id, name: 'Home', items: { data: [{ name: 'Rice' }] } });
  });

  test('that does not exist is not found, and other errors say what to do', async () => {
    const { mock, client } = await connectMock({ client: { failFast: true } });
    await expect(client.readResource({ uri: 'recipe-ai://pantries/pan_0' })).rejects.toMatchObject({
      data: { uri: 'recipe-ai://pantries/pan_0' },
    });
    await expect(client.readResource({ uri: 'recipe-ai://pantries/%' })).rejects.toThrow('URI malformed');
    mock.fail('pantries.list', { status: 404, times: 1 });
    await expect(client.listResources()).rejects.toMatchObject({ data: { uri: 'recipe-ai://pantries' } });
    mock.fail('pantries.list', { status: 503 });
    await expect(client.listResources()).rejects.toThrow(/model_unavailable.*Call again once/);
  });
});
