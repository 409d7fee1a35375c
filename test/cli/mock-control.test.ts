import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen, type MockSocket } from '@recipe-ai/sdk/mock/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scenarioSummaries } from '../../mock/faults/scenario-summaries.js';
import { recipeAi } from './run.js';

describe('control of a running mock', { timeout: 30_000 }, () => {
  let socket: MockSocket;
  beforeEach(async () => {
    socket = await listen(createMockService({ now: new Date('2030-01-01T00:00:00Z'), keys: { k: 'pro' } }));
  });
  afterEach(() => socket.close());

  const run = (...args: string[]) => recipeAi(['mock', args[0]!, '--url', socket.url, ...args.slice(1)]);

  test('clock moves and shows the time', async () => {
    expect(JSON.parse((await run('clock', '+1d')).out)).toMatchObject({ now: '2030-01-02T00:00:00.000Z' });
    expect(JSON.parse((await run('clock', '2031-05-01')).out)).toMatchObject({ now: '2031-05-01T00:00:00.000Z' });
    expect(JSON.parse((await run('clock')).out)).toMatchObject({ now: '2031-05-01T00:00:00.000Z' });
  });

  test('clock rejects a day that does not exist', async () => {
    expect(await run('clock', '2030-02-30')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('"2030-02-30" is not a time.'),
    });
  });

  test('says that another server is not a mock', async () => {
    const server = createServer((_, res) => void res.setHeader('content-type', 'text/html').end('<html>')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const err = `${url} is not a mock: it responded 200 to GET /__mock/api/clock. Check --port or --url.\n`;
    expect(await recipeAi(['mock', 'clock', '--url', url])).toEqual({ code: 2, out: '', err });
    server.close();
  });

  test('fail adds a fault, in both spellings of an operation', async () => {
    const { code, out } = await run('fail', 'rewrite-tone', '--status', '503', '--times', '2');
    expect([code, out]).toEqual([0, 'rewriteTone: the next 2 calls get 503\n']);
    expect(socket.mock.faults).toMatchObject([{ operation: 'rewriteTone', status: 503, times: 2 }]);
  });

  test('fail adds the headers of --header to the response', async () => {
    const { code, out } = await run('fail', 'healthify', '--status', '429', '--header', 'Retry-After: 30', '--header', 'X-A:b: c');
    expect([code, out]).toEqual([0, expect.stringContaining('healthify: every call gets 429 with Retry-After: 30, X-A: b: c')]);
    expect(socket.mock.faults).toMatchObject([{ status: 429, headers: { 'Retry-After': '30', 'X-A': 'b: c' } }]);
  });

  test('fail rejects a --header without a name, and what the mock does not send', async () => {
    const err = '--header: "30" is not a header. Pass its name and value, such as "Retry-After: 30".\n';
    expect(await run('fail', '*', '--header', '30')).toEqual({ code: 2, out: '', err });
    expect(await run('fail', '*', '--header', 'Content-Length: 5')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Content-Length'),
    });
  });

  test('fail and scenario print an id with --json', async () => {
    expect(JSON.parse((await run('fail', '*', '--json')).out)).toEqual({ id: socket.mock.faults[0]!.id });
    expect(JSON.parse((await run('scenario', 'outage', '--json')).out)).toEqual({ id: socket.mock.scenarios[0]!.id });
  });

  test.each([
    ['mock', 'fale'],
    ['mock', 'fale', 'healthify', '--status', '503'],
  ])('a misspelled command is found: %s %s', async (...args) => {
    expect(await recipeAi(args)).toMatchObject({
      code: 2,
      err: "error: unknown command 'fale'\n(Did you mean fail?)\n(recipe-ai mock --help lists its options)\n",
    });
  });

  test('a misspelled option of the mock is still reported as one', async () => {
    expect(await recipeAi(['mock', '--prot', '1'])).toMatchObject({ code: 2, err: expect.stringContaining("unknown option '--prot'") });
  });

  test('scenario starts a scenario and ends all', async () => {
    expect((await run('scenario', 'outage')).out).toBe('outage has started; recipe-ai mock scenario none ends it\n');
    expect(socket.mock.scenarios).toMatchObject([{ name: 'outage' }]);
    await run('scenario', 'none');
    expect(socket.mock.scenarios).toEqual([]);
  });

  test('the end of a scenario, and a reset of limits or faults, say that running apps do not notice', async () => {
    const restart = expect.stringMatching(/^\S+ done\nA running app may still wait or reject calls.* restart the app\.\n$/);
    for (const args of [['scenario', 'none'], ['reset'], ['reset', 'limits'], ['reset', 'faults']])
      expect(await run(...args)).toMatchObject({ code: 0, out: restart });
    expect((await run('reset', 'pantries')).out).toMatch(/^\S+ done\n$/);
  });

  test('scenario --help lists every scenario with what it does', async () => {
    const { out } = await recipeAi(['mock', 'scenario', '--help']);
    expect(out).toContain(
      '  silent           No response ever arrives.\n  burst            The next five requests get 429. Retry-After is',
    );
    for (const summary of Object.values(scenarioSummaries)) expect(out).toContain(summary.replaceAll('`', ''));
  });

  test('upgrade moves the key of --key or of RECIPE_AI_API_KEY to another tier', async () => {
    const key = socket.mock.keys.create({ tier: 'sandbox' });
    const { code, out } = await run('upgrade', 'starter', '--key', key);
    expect([code, out]).toEqual([0, expect.stringContaining('restart the app')]);
    expect(socket.mock.usage(key).tier).toBe('starter');
    await recipeAi(['mock', 'upgrade', 'scale', '--url', socket.url], { RECIPE_AI_API_KEY: key });
    expect(socket.mock.usage(key).tier).toBe('scale');
    expect(await run('upgrade', 'pro')).toMatchObject({ code: 2, err: expect.stringContaining('set RECIPE_AI_API_KEY') });
    expect(await run('upgrade', 'por', '--key', key)).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no tier "por"; did you mean pro?'),
    });
  });

  test('reset resets one target', async () => {
    socket.mock.fail('*');
    expect(await run('reset', 'limits')).toMatchObject({ code: 0 });
    expect(socket.mock.faults).toHaveLength(1);
    expect(await run('reset', 'faults')).toMatchObject({ code: 0 });
    expect(socket.mock.faults).toEqual([]);
  });

  test.each<[string, (socket: MockSocket) => Promise<unknown>]>([
    ['--port after the command', ({ port }) => recipeAi(['mock', 'fail', '*', '--port', String(port)])],
    ['--port before the command', ({ port }) => recipeAi(['mock', '--port', String(port), 'fail', '*'])],
    ['RECIPE_AI_BASE_URL', ({ url }) => recipeAi(['mock', 'fail', '*'], { RECIPE_AI_BASE_URL: url })],
  ])('%s names the mock', async (_, fail) => {
    expect(await fail(socket)).toMatchObject({ code: 0, err: '' });
    expect(socket.mock.faults).toHaveLength(1);
  });

  test('never takes a RECIPE_AI_BASE_URL on another machine for a mock', async () => {
    const { code, err } = await recipeAi(['mock', 'clock', 'later'], { RECIPE_AI_BASE_URL: 'https://api.example.com' });
    expect(code).toBe(2);
    expect(err).not.toContain('api.example.com');
  });

  test('sends the token of RECIPE_AI_MOCK_TOKEN, which a mock on another machine asks for', async () => {
    const received: IncomingHttpHeaders[] = [];
    const server = createServer(({ headers }, response) => {
      received.push(headers);
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await recipeAi(['mock', 'reset', '--url', url], { RECIPE_AI_MOCK_TOKEN: 'token-1' });
    await recipeAi(['mock', 'reset', '--url', url]);
    server.close();
    expect(received.map((headers) => headers['x-mock-token'])).toEqual(['token-1', undefined]);
  });

  test('--key applies a fault to one key', async () => {
    expect(await run('fail', '*', '--key', 'k')).toMatchObject({ code: 0 });
    expect(socket.mock.faults).toMatchObject([{ key: 'k' }]);
  });

  test.each(['fail', 'scenario'])('%s says that the mock does not have the key of --key, and does not show it', async (command) => {
    expect(await run(command, command === 'fail' ? '*' : 'outage', '--key', 'secret-key')).toEqual({
      code: 2,
      out: '',
      err: `--key: the mock at ${socket.url} has no such key. Pass the key that it printed, or leave --key out for all keys.\n`,
    });
  });

  test.each([
    ['--status', '700', 'a whole number from 200 to 599'],
    ['--probability', '7', 'a number from 0 to 1'],
    ['--latency', '-1', 'a whole number of milliseconds, 0 or more'],
  ])('fail rejects %s %s', async (flag, value, expected) => {
    expect(await run('fail', '*', flag, value)).toEqual({ code: 2, out: '', err: `${flag}: "${value}" is not ${expected}.\n` });
  });

  test('fail names the unit of a latency', async () => {
    const err = '--latency: "1.5s" is not a whole number of milliseconds; did you mean 1500?\n';
    expect(await run('fail', '*', '--latency', '1.5s')).toEqual({ code: 2, out: '', err });
  });

  test.each([
    ['rate_limted', 'Did you mean rate_limited?'],
    ['moon_phase', 'Known: invalid_json, unauthorized, '],
  ])('fail warns about a code that the service does not have, and sends it with its status: %s', async (code, next) => {
    const { code: status, out, err } = await run('fail', '*', '--status', '418', '--code', code);
    expect([status, out]).toEqual([0, expect.stringContaining(`every call gets 418 ${code}`)]);
    expect(err).toContain(`"${code}" is not a known error code; it is sent as it is. ${next}`);
    expect(socket.mock.faults).toMatchObject([{ code }]);
  });

  test('fail rejects such a code without a status', async () => {
    const { code, out, err } = await run('fail', '*', '--code', 'rate_limted');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^mock\.fail: unknown `code` "rate_limted"; did you mean rate_limited\?/);
    expect(socket.mock.faults).toEqual([]);
  });

  test('fail does not warn about a code of the service', async () => {
    expect(await run('fail', '*', '--code', 'rate_limited')).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    ['tomorrow', 'did you mean +1d?'],
    ['1d', 'did you mean +1d?'],
    ['-90s', 'did you mean +90s?'],
    ['later', 'a date such as 2030-01-01, or real.'],
  ])('clock %s is rejected with what to pass', async (to, hint) => {
    expect(await run('clock', '--', to)).toMatchObject({ code: 2, err: expect.stringMatching(/Pass \+90s, \+1h, \+1d/) });
    expect((await run('clock', '--', to)).err).toContain(hint);
  });

  test('reports what the mock rejects, and that there is no mock', async () => {
    expect(await run('fail', 'bake')).toMatchObject({ code: 2, err: expect.stringContaining('bake') });
    const { url } = socket;
    await socket.close();
    expect(await recipeAi(['mock', 'reset', '--url', url])).toMatchObject({ code: 1, err: expect.stringContaining(`no mock at ${url}`) });
    socket = await listen(createMockService());
  });
});
