import { describe, expect, test } from 'vitest';
import { toOpenApi } from '../../../../src/openapi/to-openapi.js';
import { VERSION } from '../../../../src/util/version.js';
import { withServers } from '../../../../mock/adapters/dashboard/servers.js';
import type { OpenApi } from '../../../../src/openapi/document.js';
import { sendRaw, startSocket } from '../../../support/mock-sockets.js';
import { parseExposition } from '../../../support/parse-exposition.js';

/** A request from another machine, as far as the mock can tell: under a name that is not this machine's. */
const fromElsewhere = { headers: { host: 'mock:4010' } };

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, { servers?: { url: string }[] }>>;
}

describe('GET /__mock/health', () => {
  test('says that the mock runs, its version and for how long, without a token and without a secret', async () => {
    const { socket, mock } = await startSocket({}, { adminToken: 'token-of-the-test' });
    const { status, headers, text } = await sendRaw(socket, { path: '/__mock/health', ...fromElsewhere });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store']);
    expect(JSON.parse(text)).toEqual({ status: 'ok', version: VERSION, uptime_seconds: expect.any(Number) });
    expect(mock.requests).toEqual([]);
  });

  test('responds to HEAD', async () => {
    const { socket } = await startSocket();
    expect(await sendRaw(socket, { path: '/__mock/health', method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });
});

describe('GET /__mock/metrics', () => {
  test('is what Prometheus reads', async () => {
    const { socket, client } = await startSocket();
    await client.call('pantries.list');
    const { headers, text } = await sendRaw(socket, { path: '/__mock/metrics' });
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const requests = parseExposition(text).find(({ name }) => name === 'recipe_ai_mock_requests_total')!;
    expect(requests.samples).toMatchObject([{ labels: { operation: 'pantries.list', status: '200' }, value: 1 }]);
  });

  test('needs the token from elsewhere, as the admin API does', async () => {
    const { socket } = await startSocket({}, { adminToken: 'token-of-the-test' });
    const ask = (headers: Record<string, string>) =>
      sendRaw(socket, { path: '/__mock/metrics', headers: { ...fromElsewhere.headers, ...headers } });
    expect((await ask({})).status).toBe(403);
    expect((await ask({ 'x-mock-token': 'token-of-the-test' })).status).toBe(200);
  });
});

describe('GET /openapi.json', () => {
  test.each(['/openapi.json', '/__mock/openapi.json'])('%s has the mock as its only server', async (path) => {
    const { socket } = await startSocket();
    const document = JSON.parse((await sendRaw(socket, { path })).text) as Document;
    expect(document.servers).toEqual([{ url: socket.url, description: 'This mock.' }]);
    expect(
      Object.values(document.paths)
        .flatMap(Object.values)
        .filter(({ servers }) => servers !== undefined),
    ).toEqual([]);
    expect(Object.values(document.paths).flatMap(Object.keys)).toHaveLength(17);
  });

  test('names the host that the caller used', async () => {
    const { socket } = await startSocket();
    const document = JSON.parse((await sendRaw(socket, { path: '/openapi.json', ...fromElsewhere })).text) as Document;
    expect(document.servers[0]!.url).toBe('http://mock:4010');
  });

  test('can be read by a page of another port of this machine, and by no other page', async () => {
    const { socket } = await startSocket();
    const allowedOrigin = async (origin: string) =>
      (await sendRaw(socket, { path: '/openapi.json', headers: { host: 'localhost', origin } })).headers['access-control-allow-origin'];
    expect(await allowedOrigin('http://localhost:8080')).toBe('http://localhost:8080');
    expect(await allowedOrigin('https://evil.example')).toBeUndefined();
  });
});

describe('the servers of the document', () => {
  const urls = { baseUrl: 'http://127.0.0.1:4010', aiUrl: 'http://127.0.0.1:4011' };
  const document = toOpenApi({ describer: { describe: (schema) => schema, textOf: () => undefined } }) as object as OpenApi;
  const serversOf = (host: string | null) => {
    const { servers, paths } = withServers(document, urls, host);
    return [servers[0]!.url, paths['/api/v1/healthify']!['post']!.servers![0]!.url];
  };

  test('are two if the AI service has its own port', () => {
    expect(serversOf(null)).toEqual([urls.baseUrl, urls.aiUrl]);
    expect(serversOf('mock:4010')).toEqual(['http://mock:4010', 'http://mock:4011']);
  });

  test('are those of the socket if the host is not a host', () => {
    expect(serversOf('a b"')).toEqual([urls.baseUrl, urls.aiUrl]);
  });
});
