import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, test } from 'vitest';
import { recipeAi, start } from './run.js';

const suggest = { name: 'suggestSubstitute', arguments: { ingredient: 'butter' } };
const substitutes = {
  data: { ingredient: 'butter', substitutes: expect.arrayContaining([expect.objectContaining({ name: 'margarine' })]) },
};

/** Connects the official client with the command over stdio. */
const connectStdio = async (args: string[], env: Record<string, string> = {}): Promise<Client> => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['--import', './scripts/sources.ts', 'cli/index.ts', 'mcp', ...args],
    env: { PATH: process.env['PATH']!, ...env },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return client;
};

describe('recipe-ai mcp over stdio', () => {
  test('serves the operations on the mock', async () => {
    const client = await connectStdio(['--mock']);
    expect((await client.listTools()).tools).toHaveLength(17);
    expect((await client.callTool(suggest)).structuredContent).toMatchObject(substitutes);
    await client.close();
  });

  test('serves the chosen operations, in either spelling, on the service of the environment variables', async () => {
    const mock = start(['mock', '--port', '0', '--tier', 'sandbox']);
    const [, url, key] = await mock.output(/ready at (\S+) with the key (\S+)/);
    const client = await connectStdio(['--only', 'suggest-substitute,pantries.list'], {
      RECIPE_AI_BASE_URL: url!,
      RECIPE_AI_API_KEY: key!,
    });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['suggestSubstitute', 'pantriesList']);
    for (let call = 0; call < 10; call++) await client.callTool(suggest);
    const { isError, content } = await client.callTool(suggest);
    expect({ isError, content }).toEqual({
      isError: true,
      content: [{ type: 'text', text: expect.stringMatching(/trial_exhausted.*user/) }],
    });
    expect(JSON.stringify(content)).not.toContain(key);
    await client.close();
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('ends when standard input is closed, and prints nothing but the protocol', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const { code, out } = await recipeAi(['mcp', '--mock'], {}, `${JSON.stringify(message)}\n`);
    expect({
      code,
      lines: out
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { jsonrpc: string }).jsonrpc),
    }).toMatchObject({ code: 0 });
  });
});

describe('recipe-ai mcp over HTTP', () => {
  const listen = async () => {
    const server = start(['mcp', '--mock', '--port', '0']);
    const [, url] = await server.output(/ready at (http:\/\/127\.0\.0\.1:\d+\/mcp)/);
    const stop = async () => {
      server.child.kill('SIGTERM');
      return server.ended;
    };
    return { url: new URL(url!), stop };
  };

  /** The status of a request with headers that `fetch` does not let a program set. */
  const statusOf = (url: URL, headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'): Promise<number> =>
    new Promise((resolve, reject) => {
      const all = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers };
      request(url, { method: 'POST', headers: all, agent: false }, (response) => resolve(response.resume().statusCode!))
        .once('error', reject)
        .end(body);
    });

  test('serves several clients, and ends on SIGTERM', async () => {
    const { url, stop } = await listen();
    const clients = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const client = new Client({ name, version: '1.0.0' });
        await client.connect(new StreamableHTTPClientTransport(url));
        return client;
      }),
    );
    for (const client of clients) expect((await client.callTool(suggest)).structuredContent).toMatchObject(substitutes);
    await Promise.all(clients.map((client) => client.close()));
    expect(await stop()).toMatchObject({ code: 0 });
  });

  test('rejects pages of other sites, and other names of this machine: DNS rebinding', async () => {
    const { url, stop } = await listen();
    expect({
      program: await statusOf(url, {}),
      localPage: await statusOf(url, { origin: 'http://localhost:3000' }),
      otherOrigin: await statusOf(url, { origin: 'https://attacker.example' }),
      noOrigin: await statusOf(url, { origin: 'null' }),
      otherHost: await statusOf(url, { host: 'attacker.example' }),
      strangeHost: await statusOf(url, { host: 'a b' }),
    }).toEqual({ program: 200, localPage: 200, otherOrigin: 403, noOrigin: 403, otherHost: 403, strangeHost: 403 });
    await stop();
  });

  test('survives a wrong path, and bodies that are not JSON or too large', async () => {
    const { url, stop } = await listen();
    expect({
      path: await statusOf(new URL('/', url), {}),
      text: await statusOf(url, {}, 'not JSON'),
      large: await statusOf(url, {}, '['.repeat(5_000_000)).catch(() => 413), // or the connection is closed while the body is sent
      afterwards: await statusOf(url, {}),
    }).toEqual({ path: 404, text: 400, large: 413, afterwards: 200 });
    await stop();
  });
});

describe('recipe-ai mcp reports on standard error', () => {
  test.each<[string, string[], RegExp]>([
    ['a missing key and address', [], /no API key: set RECIPE_AI_API_KEY.*--mock/],
    ['an unknown operation', ['--mock', '--only', 'healthfy'], /unknown operation "healthfy"\. Operations: .*healthify/],
    ['a wrong port', ['--mock', '--port', '70000'], /"70000" is not a port/],
  ])('%s', async (_, args, message) => {
    expect(await recipeAi(['mcp', ...args])).toMatchObject({ code: 2, out: '', err: expect.stringMatching(message) });
  });
});
