import type { RequestOptions } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { MockOptions } from '../../../../mock/index.js';
import type { MockSocket } from '../../../../mock/node.js';
import type { DashboardState, DashboardUpdate } from '../../../../mock/adapters/dashboard/view.js';
import { RawClient } from '../../../support/mock-adapters.js';
import { sendRaw, startSocket } from '../../../support/mock-sockets.js';
import { toast } from '../../../support/sample-requests.js';

const startMock = async (options: MockOptions = {}) => (await startSocket({ callbacks: 'capture', ...options })).socket;

const request = (socket: MockSocket, path: string, options: RequestOptions = {}) => sendRaw(socket, { path, ...options });

/** The first `count` events of a stream, and the id of the last. */
const readEvents = async (socket: MockSocket, query = '', count = 1): Promise<{ updates: DashboardUpdate[]; id: string }> => {
  const { body } = await fetch(`${socket.url}/__mock/events${query}`);
  let text = '';
  for await (const bytes of body!.pipeThrough(new TextDecoderStream())) {
    text += bytes;
    const events = text.split('\n\n').filter((event) => event.startsWith('id: '));
    if (events.length >= count && text.endsWith('\n\n')) {
      const updates = events.map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as DashboardUpdate);
      return { updates, id: /^id: (.*)$/m.exec(events.at(-1)!)![1]! };
    }
  }
  throw new Error('The stream ended.');
};

const loadView = async (socket: MockSocket, query = '') => {
  const [update] = (await readEvents(socket, query)).updates;
  return { ...(update!.state as DashboardState), requests: update!.requests!.rows, deliveries: update!.deliveries!.rows };
};

describe('the files of the dashboard', () => {
  test('are a page, a script, a style and an icon, and load nothing from other hosts', async () => {
    const socket = await startMock();
    const types = {
      '': 'text/html',
      'page.js': 'text/javascript',
      'page.css': 'text/css',
      'icon.svg': 'image/svg+xml',
      'catalog.json': 'application/json',
    };
    for (const [name, type] of Object.entries(types)) {
      const { status, headers, text } = await request(socket, `/__mock/${name}`);
      expect([name, status, headers['content-type']]).toEqual([name, 200, `${type}; charset=utf-8`]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(text.replaceAll(/http:\/\/www\.w3\.org\/\d+\/(svg|xhtml|xlink|Math\/MathML)/g, '')).not.toMatch(
        /(src|href|url|import)\s*[=(]?\s*["']?(https?:)?\/\//,
      );
    }
    expect((await request(socket, '/__mock/')).text).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
  });

  test('are served without the final slash and by HEAD, and no other path is served', async () => {
    const socket = await startMock();
    const moved = await request(socket, '/__mock');
    expect([moved.status, moved.headers['location']]).toEqual([308, '/__mock/']);
    const head = await request(socket, '/__mock/', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const path of [
      '/__mock/page.ts',
      '/__mock/../package.json',
      '/__mock/%2e%2e/x',
      '/__mock/constructor',
      '/__mock/toString',
      '/__mock//',
      '/__mock/api',
    ])
      expect([path, (await request(socket, path)).status]).toEqual([path, 404]);
    expect((await request(socket, '/__mock/', { method: 'POST' })).status).toBe(405);
  });

  test('open when a browser opens the root; other clients get the service’s 404', async () => {
    const served: string[] = [];
    const { socket } = await startSocket({}, { onRequest: ({ path, status }) => void served.push(`${path} ${status}`) });
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const redirected = await request(socket, '/?token=abc', { headers: browser });
    expect([redirected.status, redirected.headers['location']]).toEqual([307, '/__mock/?token=abc']);
    expect((await request(socket, '/', { headers: browser })).headers['location']).toBe('/__mock/');
    for (const accept of ['application/json', '*/*', '']) {
      expect([accept, (await request(socket, '/', { headers: { accept } })).status]).toEqual([accept, 404]);
    }
    expect((await request(socket, '/', { method: 'POST', headers: browser })).text).toContain(
      `The dashboard is at ${socket.url}/__mock/. `,
    );
    await expect.poll(() => served).toEqual(['/ 404', '/ 404', '/ 404', '/ 404']);
  });

  test('do not appear in the request log', async () => {
    const socket = await startMock();
    await request(socket, '/__mock/');
    await request(socket, '/__mock/nothing');
    expect(socket.mock.requests).toEqual([]);
  });

  test('are served only to this machine: not under another host name, not to other origins', async () => {
    const socket = await startMock();
    for (const name of ['', 'page.js', 'catalog.json', 'events']) {
      expect((await request(socket, `/__mock/${name}`, { headers: { host: 'rebound.example.com' } })).status).toBe(403);
      expect((await request(socket, `/__mock/${name}`, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
      expect(
        (await request(socket, `/__mock/${name}`, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' } })).status,
      ).toBe(403);
    }
    const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect((await request(socket, '/__mock/', { headers: navigation })).status).toBe(200);
    expect((await request(socket, '/__mock/events', { headers: navigation })).status).toBe(403);
  });
});

describe('the events of the dashboard', () => {
  test('have a line for each request and callback, oldest first, without headers and bodies', async () => {
    const socket = await startMock({ callbackHosts: ['hooks.example.com'] });
    const client = new RawClient(socket.connection({ tier: 'starter' }));
    await client.call('pantries.list');
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/x', request_id: 'job-1' });
    socket.mock.callbacks.hold();
    const { requests, deliveries, keys, held, callback_hosts: hosts, frozenAt } = await loadView(socket);
    expect(requests.map(({ operation, status }) => [operation, status])).toEqual([
      ['pantries.list', 200],
      ['healthify', 200],
    ]);
    for (const name of ['headers', 'request', 'response']) expect(requests[1]).not.toHaveProperty(name);
    expect(requests[1]).toMatchObject({ url: '/api/v1/healthify', callback: deliveries[0]!.id });
    expect(deliveries).toMatchObject([{ operation: 'healthify', outcome: 'captured', host: 'hooks.example.com', request_id: 'job-1' }]);
    expect(keys).toMatchObject([{ tier: 'starter', calls: 2, minute: { limit: 60, used: 2 }, trial: null, isolated: false }]);
    expect({ held, hosts, frozenAt }).toEqual({ held: true, hosts: ['hooks.example.com'], frozenAt: '2030-01-01T00:00:00.000Z' });
  });

  test('tell a wrong key from a header without a key, as the terminal does', async () => {
    const socket = await startMock();
    for (const authorization of ['Bearer sk_wrong_0001', 'Bearer ', 'Basic dXNlcjpwYXNz', '']) {
      await request(socket, '/api/v1/pantries', { headers: { authorization } });
    }
    const { requests } = await loadView(socket);
    expect(requests.map(({ code, hasKey }) => [code, hasKey])).toEqual([true, false, false, false].map((has) => ['unauthorized', has]));
  });

  test('contain no key, not even the key of a fault or a scenario', async () => {
    const socket = await startMock();
    const { apiKey } = socket.connection();
    socket.mock.fail('*', { status: 500, key: apiKey });
    socket.mock.applyScenario('callback-lost', { key: apiKey });
    await new RawClient({ apiKey, baseUrl: socket.url, aiUrl: socket.url }).send(`${socket.url}/api/v1/pantries?echo=${apiKey}`, {});
    const text = JSON.stringify(await loadView(socket));
    expect(text).not.toContain(apiKey);
    expect(text).toContain(`…${apiKey.slice(-4)}`);
  });

  test('show the service of an isolated key that the query names by last4 and account', async () => {
    const socket = await startMock();
    const key = socket.mock.keys.create({ isolated: true, seed: 7 });
    await new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }).call('pantries.list');
    const shared = await loadView(socket);
    expect(shared.requests).toEqual([]);
    expect(shared.keys).toMatchObject([{ isolated: true, calls: 1 }]);
    const [{ last4, account }] = shared.keys as [DashboardState['keys'][number]];
    const isolated = await loadView(socket, `?${new URLSearchParams({ last4, account })}`);
    expect(isolated).toMatchObject({ seed: 7, requests: [{ operation: 'pantries.list' }] });
    expect((await request(socket, '/__mock/events?last4=none')).status).toBe(400);
  });
});

describe('a page that reconnects', () => {
  test('gets what it has missed, and everything from a mock that was started again', async () => {
    const socket = await startMock();
    const client = new RawClient(socket.connection());
    await client.call('pantries.list');
    const { id } = await readEvents(socket);
    await client.call('categories.suggest', { items: ['peas'] });
    const [missed] = (await readEvents(socket, `?after=${id}`)).updates;
    expect(missed).toMatchObject({ requests: { isComplete: false, rows: [{ operation: 'categories.suggest' }] } });
    const [other] = (await readEvents(socket, '?after=another.1.1')).updates;
    expect(other!.requests).toMatchObject({ isComplete: true, rows: [{ operation: 'pantries.list' }, {}] });
  });

  test('learns that the log was cleared', async () => {
    const socket = await startMock();
    await new RawClient(socket.connection()).call('pantries.list');
    const { id } = await readEvents(socket);
    socket.mock.reset('requests');
    const [update] = (await readEvents(socket, `?after=${id}`)).updates;
    expect(update!.requests).toEqual({ isComplete: true, rows: [] });
  });

  test('gets a new event when something changes, and none otherwise', async () => {
    const socket = await startMock();
    const client = new RawClient(socket.connection());
    const reading = readEvents(socket, '', 2);
    await readEvents(socket);
    await client.call('pantries.list');
    const [, second] = (await reading).updates;
    expect(second).toMatchObject({ requests: { rows: [{ operation: 'pantries.list', status: 200 }] }, state: { keys: [{ calls: 1 }] } });
  });
});

describe('the admin API, as the dashboard uses it', () => {
  test('gives a page that may control the mock a key and the callback secret', async () => {
    const socket = await startMock();
    const load = async (query = '') => (await fetch(`${socket.url}/__mock/api/connection${query}`)).json();
    expect(await load()).toEqual({ api_key: null, callback_secret: socket.mock.callbackSecret });
    const [first, second] = [socket.mock.keys.create(), socket.mock.keys.create()];
    expect(await load()).toEqual({ api_key: first, callback_secret: socket.mock.callbackSecret });
    expect(await load(`?last4=${second.slice(-4)}`)).toMatchObject({ api_key: second });
    const foreign = await request(socket, '/__mock/api/connection', { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
  });

  test('reads pantries without counting a call', async () => {
    const socket = await startMock();
    const client = new RawClient(socket.connection());
    const { json } = await client.call('pantries.create', { name: 'Home' });
    await client.call('pantries.items.add', { pantry_id: (json as { id: string }).id, name: 'rice' });
    const key = client.connection.apiKey;
    const pantries = await (await fetch(`${socket.url}/__mock/api/pantries?key=${key}`)).json();
    expect(pantries).toMatchObject([{ pantry: { name: 'Home' }, items: [{ name: 'rice' }] }]);
    expect(socket.mock.usage(key).calls).toBe(2);
  });

  test('takes a key by its last4, and by its account too if several keys end alike', async () => {
    const socket = await startMock({ keys: { 'team-a-key': 'starter', 'team-b-key': 'starter' } });
    const upgrade = async (query: string) => {
      const response = await fetch(`${socket.url}/__mock/api/keys?${query}`, { method: 'PATCH', body: '{"tier":"pro"}' });
      return [response.status, await response.text()];
    };
    expect(await upgrade('last4=-key')).toEqual([400, expect.stringContaining('Several keys end in \\"-key\\"')]);
    expect(await upgrade('last4=none')).toEqual([400, expect.stringContaining('No key ends in')]);
    const { account } = socket.mock.usage('team-b-key');
    expect((await upgrade(`last4=-key&account=${account}`))[0]).toBe(200);
    expect(socket.mock.usage('team-a-key').tier).toBe('starter');
    expect(socket.mock.usage('team-b-key').tier).toBe('pro');
  });

  test('returns one entry of a log by its id', async () => {
    const socket = await startMock({ callbackHosts: ['hooks.example.com'] });
    const client = new RawClient(socket.connection());
    await client.call('pantries.list');
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/x' });
    const load = async (log: string, id: string) => (await fetch(`${socket.url}/__mock/api/${log}?id=${id}`)).json();
    expect(await load('requests', socket.mock.requests[1]!.id)).toMatchObject([{ operation: 'healthify' }]);
    expect(await load('deliveries', socket.mock.callbacks.deliveries[0]!.id)).toMatchObject([{ outcome: 'captured' }]);
    expect(await load('requests', 'none')).toEqual([]);
  });
});
