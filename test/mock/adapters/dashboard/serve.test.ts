import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createMockService, type MockOptions } from '../../../../mock/index.js';
import { listen, type MockSocket } from '../../../../mock/node.js';
import type { View } from '../../../../mock/adapters/dashboard/view.js';
import { RawClient } from '../../../support/mock-adapters.js';
import { toast } from '../../../support/sample-requests.js';

const sockets: MockSocket[] = [];
const open = async (options: MockOptions = {}) => {
  const socket = await listen(createMockService({ now: new Date('2030-01-01T00:00:00Z'), callbacks: 'capture', ...options }));
  sockets.push(socket);
  return socket;
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});

const ask = (
  socket: MockSocket,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port: socket.port, agent: false, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

const view = async (socket: MockSocket, query = ''): Promise<View> => JSON.parse((await ask(socket, `/__mock/view${query}`)).text) as View;

describe('the dashboard’s files', () => {
  test('are a page, its program, its style and its icon, with nothing from anywhere else', async () => {
    const socket = await open();
    const types = {
      '': 'text/html',
      'page.js': 'text/javascript',
      'page.css': 'text/css',
      'icon.svg': 'image/svg+xml',
      view: 'application/json',
    };
    for (const [name, type] of Object.entries(types)) {
      const { status, headers, text } = await ask(socket, `/__mock/${name}`);
      expect([name, status, headers['content-type']]).toEqual([name, 200, `${type}; charset=utf-8`]);
      expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/(src|href|url|import)\s*[=(]?\s*["']?(https?:)?\/\//);
    }
    expect((await ask(socket, '/__mock/')).text).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
  });

  test('are found without the slash at the end, by HEAD, and not by any other name', async () => {
    const socket = await open();
    const moved = await ask(socket, '/__mock');
    expect([moved.status, moved.headers['location']]).toEqual([308, '/__mock/']);
    const head = await ask(socket, '/__mock/', { method: 'HEAD' });
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
      expect([path, (await ask(socket, path)).status]).toEqual([path, 404]);
    expect((await ask(socket, '/__mock/', { method: 'POST' })).status).toBe(405);
  });

  test('are not taken for calls of the service', async () => {
    const socket = await open();
    await ask(socket, '/__mock/');
    await ask(socket, '/__mock/nothing');
    expect(socket.mock.requests).toEqual([]);
  });

  test('are for this machine: no other name leads to them, no other page reads them', async () => {
    const socket = await open();
    for (const name of ['', 'page.js', 'view']) {
      expect((await ask(socket, `/__mock/${name}`, { headers: { host: 'rebound.example.com' } })).status).toBe(403);
      expect((await ask(socket, `/__mock/${name}`, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
      expect(
        (await ask(socket, `/__mock/${name}`, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' } })).status,
      ).toBe(403);
    }
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect((await ask(socket, '/__mock/', { headers: link })).status).toBe(200);
    expect((await ask(socket, '/__mock/view', { headers: link })).status).toBe(403);
  });
});

describe('what the dashboard shows', () => {
  test('is a line for each call and callback, newest first, without headers and bodies', async () => {
    const socket = await open({ callbackHosts: ['hooks.example.com'] });
    const client = new RawClient(socket.connection({ tier: 'starter' }));
    await client.call('pantries.list');
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/x', request_id: 'job-1' });
    socket.mock.callbacks.hold();
    const { requests, deliveries, keys, held, callback_hosts: hosts, now } = await view(socket);
    expect(requests.map(({ operation, status }) => [operation, status])).toEqual([
      ['healthify', 200],
      ['pantries.list', 200],
    ]);
    expect(requests[0]).not.toHaveProperty('headers');
    expect(deliveries).toMatchObject([{ operation: 'healthify', outcome: 'captured', host: 'hooks.example.com', request_id: 'job-1' }]);
    expect(keys).toMatchObject([{ tier: 'starter', calls: 2, minute: { limit: 60, used: 2 }, trial: null, isolated: false }]);
    expect({ held, hosts, now }).toEqual({ held: true, hosts: ['hooks.example.com'], now: '2030-01-01T00:00:00.000Z' });
  });

  test('shows no key, not even the key of a fault', async () => {
    const socket = await open();
    const { apiKey } = socket.connection();
    socket.mock.fail('*', { status: 500, key: apiKey });
    await new RawClient({ apiKey, baseUrl: socket.url, aiUrl: socket.url }).send(`${socket.url}/api/v1/pantries?echo=${apiKey}`, {});
    const text = JSON.stringify(await view(socket));
    expect(text).not.toContain(apiKey);
    expect(text).toContain(`…${apiKey.slice(-4)}`);
  });

  test('is the service of an isolated key where that is asked for, by its end and its account', async () => {
    const socket = await open();
    const key = socket.mock.keys.create({ isolated: true, seed: 7 });
    await new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }).call('pantries.list');
    const shared = await view(socket);
    expect(shared.requests).toEqual([]);
    expect(shared.keys).toMatchObject([{ isolated: true, calls: 1 }]);
    const [{ last4: end, account }] = shared.keys as [View['keys'][number]];
    const own = await view(socket, `?${new URLSearchParams({ last4: end, account })}`);
    expect(own).toMatchObject({ seed: 7, requests: [{ operation: 'pantries.list' }] });
    expect((await ask(socket, '/__mock/view?last4=none')).status).toBe(400);
  });
});

describe('the controls, from the dashboard', () => {
  test('name a key by its end, and by its account where two end alike', async () => {
    const socket = await open({ keys: { 'team-a-key': 'starter', 'team-b-key': 'starter' } });
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

  test('give one entry of a log by its id', async () => {
    const socket = await open({ callbackHosts: ['hooks.example.com'] });
    const client = new RawClient(socket.connection());
    await client.call('pantries.list');
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/x' });
    const one = async (log: string, id: string) => (await fetch(`${socket.url}/__mock/api/${log}?id=${id}`)).json();
    expect(await one('requests', socket.mock.requests[1]!.id)).toMatchObject([{ operation: 'healthify' }]);
    expect(await one('deliveries', socket.mock.callbacks.deliveries[0]!.id)).toMatchObject([{ outcome: 'captured' }]);
    expect(await one('requests', 'none')).toEqual([]);
  });
});
