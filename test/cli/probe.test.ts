import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen, type MockSocket } from '@recipe-ai/sdk/mock/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recipeAi } from './run.js';

describe('recipe-ai probe', { timeout: 30_000 }, () => {
  let socket: MockSocket;
  let env: Record<string, string>;
  let folder: string;

  beforeEach(async () => {
    socket = await listen(createMockService({ keys: { 'probe-key-4711': 'starter' } }));
    env = { RECIPE_AI_API_KEY: 'probe-key-4711', RECIPE_AI_BASE_URL: socket.url };
    folder = await mkdtemp(path.join(tmpdir(), 'probe-'));
  });
  afterEach(async () => {
    await socket.close();
    await rm(folder, { recursive: true });
  });

  test('prints a verdict for every statement and writes fixtures without the key', async () => {
    const { code, out, err } = await recipeAi(['probe', '--fixtures', folder], env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('✔ The transformed recipe has name, ingredients and steps.');
    expect(out).toMatch(/\d+ confirmed, 0 refuted, \d+ unknown\./);
    const files = await readdir(folder);
    expect(files).toContain('healthify.json');
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(texts.filter((text) => text.includes('probe-key-4711'))).toEqual([]);
  });

  test('says that fixtures cannot be written before it sends a request', async () => {
    expect(await recipeAi(['probe', '--fixtures', 'package.json/x'], env)).toEqual({
      code: 2,
      out: '',
      err: '--fixtures package.json/x cannot be written: a part of its path is not a folder. Pass another folder.\n',
    });
    expect(socket.mock.requests).toEqual([]);
  });

  test('lists the requests of a dry run and sends none', async () => {
    const { code, out } = await recipeAi(['probe', '--dry-run', '--max-calls', '2'], env);
    expect(code).toBe(0);
    expect(out).toContain(`GET ${socket.url}/api/v1/pantries`);
    expect(socket.mock.requests).toEqual([]);
  });

  test('lists the requests of a dry run without a key and an address', async () => {
    const { code, out, err } = await recipeAi(['probe', '--dry-run']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('POST {aiUrl}/api/v1/healthify');
    expect(out).toContain('Set RECIPE_AI_BASE_URL');
  });

  test('names what is missing without a key and an address', async () => {
    const { code, err } = await recipeAi(['probe']);
    expect(code).toBe(2);
    expect(err).toMatch(/RECIPE_AI_API_KEY.*RECIPE_AI_BASE_URL.*--mock/);
  });

  test('takes the address and the key as options', async () => {
    expect(await recipeAi(['probe', '--base-url', socket.url, '--api-key', 'probe-key-4711', '--max-calls', '1'])).toMatchObject({
      code: 0,
    });
  });

  test('prints what the guide shows, in its order', async () => {
    const [, sample = ''] = /```text\n([^`]*)```/.exec(await readFile('docs/guide/probe.md', 'utf8')) ?? [];
    const { out } = await recipeAi(['probe', '--mock']);
    const parts = sample.split(/^\.\.\.\n/m);
    expect(parts.length).toBeGreaterThan(1);
    let end = 0;
    for (const part of parts) {
      expect(out.slice(end)).toContain(part);
      end = out.indexOf(part, end) + part.length;
    }
  });

  test('makes control characters of the service visible', async () => {
    socket.mock.respondWith('healthify', Response.json({ request_id: '\u009b2J', data: {} }));
    const { out } = await recipeAi(['probe', '--max-calls', '2'], env);
    expect(out).toContain('\\u009b2J');
    expect(out).not.toContain('\u009b');
  });

  test.each<[string, number, (mock: MockSocket['mock']) => unknown]>([
    ['the trial is used up', 3, (mock) => mock.applyScenario('trial-exhausted')],
    ['the rate limit is reached', 3, (mock) => mock.fail('healthify', { code: 'rate_limited' })],
    ['the service is down', 1, (mock) => mock.fail('*', { status: 503 })],
    ['one request gets HTTP 500', 1, (mock) => mock.fail('healthify', { status: 500 })],
    ['one connection breaks', 1, (mock) => mock.fail('healthify', { network: 'reset' })],
    ['the service responds to an invalid request with HTTP 500', 0, (mock) => mock.fail('recipes.generate', { status: 500, skip: 1 })],
    ['only an assumed statement is refuted', 0, (mock) => mock.fail('pantries.list', { status: 404 })],
  ])('says by its exit status that %s: %i', async (_, status, prepare) => {
    prepare(socket.mock);
    expect(await recipeAi(['probe'], env)).toMatchObject({ code: status, err: '' });
  });

  test('ends with 1 if nothing listens at the address', async () => {
    const { url, close } = await listen(createMockService());
    await close();
    const { code, out } = await recipeAi(['probe'], { ...env, RECIPE_AI_BASE_URL: url });
    expect(code).toBe(1);
    expect(out).toContain('could not be reached');
  });

  test('ends with 1 if a documented statement is refuted', async () => {
    const { code, out } = await recipeAi(['probe', '--json'], { ...env, RECIPE_AI_API_KEY: 'another-key' });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ stopped: expect.stringContaining('HTTP 401') });
  });
});
