import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockService, type MockOptions } from '../../mock/index.js';
import { listen } from '../../mock/node.js';
import { openRecording, saveRecording } from '../../mock/record.js';
import { filesIn, fixtureOf, newPath } from '../support/recordings.js';
import { recipeAi, start } from './run.js';

const KEY = 'real-key-123456';
const READY = /ready at (\S+)/;

/** A mock on a socket in place of the real service. */
const startService = async (options: MockOptions = {}) => {
  const socket = await listen(createMockService({ keys: { [KEY]: 'pro' }, ...options }));
  onTestFinished(() => socket.close());
  return socket.url;
};

const pantries = fixtureOf(
  'pantries.list',
  { path: '/api/v1/pantries' },
  { body: { data: [], next_cursor: 'recorded' }, headers: { 'x-ratelimit-limit': '60', 'x-ratelimit-resource': 'core' } },
);

describe('recipe-ai mock --record', { timeout: 60_000 }, () => {
  test('records a service and lists the differences as they appear and at the end', async () => {
    const service = await startService({ rateLimitHeaders: 'github' });
    const folder = newPath();
    const mock = start(['mock', '--port', '0', '--record', service, '--record-to', folder]);
    const [, url] = await mock.output(READY);
    await fetch(`${url}/api/v1/pantries`, { headers: { authorization: `Bearer ${KEY}` } });
    await mock.output(/format: github/);
    mock.child.kill('SIGTERM');
    const { code, out } = await mock.ended;
    expect(code).toBe(0);
    expect(out).toContain(`records ${service} to ${folder}`);
    expect(out).toMatch(
      /1 response compared with the contract, 1 difference\.\n.*format: github.*\n.*assumed: components\.headers in @recipe-ai\/sdk\/openapi\.json/,
    );
    expect(out).not.toContain('export RECIPE_AI_API_KEY');
    expect(out + JSON.stringify(filesIn(folder))).not.toContain(KEY);
  });

  test('says what happens to an earlier recording in the same folder', async () => {
    const folder = newPath();
    saveRecording(folder, [pantries]);
    const mock = start(['mock', '--port', '0', '--record', await startService(), '--record-to', folder]);
    await mock.output(READY);
    mock.child.kill('SIGTERM');
    expect((await mock.ended).out).toContain(`${folder} has 1 response already. Those to the same requests are replaced`);
  });

  test('goes on if the service cannot be reached or the folder cannot be written, and says so', async () => {
    const file = newPath('file');
    writeFileSync(file, '');
    const service = await startService();
    const mock = start([
      'mock',
      '--port',
      '0',
      '--record',
      service,
      '--record-ai',
      'http://127.0.0.1:1',
      '--record-to',
      path.join(file, 'x'),
    ]);
    const [, url] = await mock.output(READY);
    const call = (address: string, method = 'GET') => fetch(url + address, { method, headers: { authorization: `Bearer ${KEY}` } });
    expect((await call('/api/v1/healthify', 'POST')).status).toBe(502);
    expect((await call('/api/v1/pantries')).status).toBe(200);
    mock.child.kill('SIGTERM');
    const { err } = await mock.ended;
    expect(err).toContain('The real service did not respond at http://127.0.0.1:1 (');
    expect(err).toMatch(/cannot be written \(ENOTDIR\)[^]*Lost, because .*: 1 fixture\./);
  });

  test.each([
    [['--record', 'http://localhost:4799', '--port', '4799'], '--record is the address of this mock.'],
    [['--record', 'api.example.com'], '--record must be an absolute URL, such as https://api.example.com'],
    [['--record-ai', 'https://ai.example.com'], '--record-ai needs --record'],
    [['--record', 'https://api.example.com', '--record-to', 'package.json'], '--record-to package.json: pass a folder.'],
    [['--record', 'https://api.example.com', '--record-to', 'new.har'], '--record-to new.har: pass a folder.'],
    [['--record', 'https://api.example.com', '--replay', 'fixtures'], 'cannot be used with option'],
  ])('rejects %j', async (args, message) => {
    expect(await recipeAi(['mock', '--port', '0', ...args])).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});

describe('recipe-ai mock --replay', { timeout: 60_000 }, () => {
  test('responds from a recording, in its formats, and names what it cannot read', async () => {
    const folder = newPath();
    saveRecording(folder, [pantries]);
    writeFileSync(path.join(folder, 'cut.json'), '{');
    const mock = start(['mock', '--port', '0', '--replay', folder, '--like', folder, '--key', KEY]);
    const [, url] = await mock.output(READY);
    const response = await fetch(`${url}/api/v1/pantries`, { headers: { authorization: `Bearer ${KEY}` } });
    expect(await response.json()).toEqual({ data: [], next_cursor: 'recorded' });
    expect(response.headers.get('x-mock-source')).toBe('exact');
    expect(response.headers.get('x-ratelimit-resource')).toBe('core');
    mock.child.kill('SIGTERM');
    const { out, err } = await mock.ended;
    expect(out).toMatch(/Replays 1 response of .*\n.*Formats of .*"rateLimitHeaders":"github"/);
    expect(err).toMatch(/cut\.json is not JSON/);
  });

  test.each(['--replay', '--like'])('%s warns if the folder has no fixtures', async (option) => {
    const folder = newPath();
    mkdirSync(folder);
    const mock = start(['mock', '--port', '0', option, folder]);
    await mock.output(READY);
    mock.child.kill('SIGTERM');
    expect((await mock.ended).err).toContain(`${folder} has no requests to the service, so the mock responds as without it.`);
  });

  test('is wrong usage without a recording', async () => {
    expect(await recipeAi(['mock', '--port', '0', '--replay', newPath()])).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be read: there is no such file or folder.'),
    });
  });
});

describe('recipe-ai drift', { timeout: 60_000 }, () => {
  test('prints the differences, for people and as JSON, and fails if a documented statement is refuted', async () => {
    const folder = newPath();
    saveRecording(folder, [
      { ...pantries, response: { ...pantries.response, headers: {} } },
      fixtureOf('GET /api/v1/menus', { path: '/api/v1/menus' }, { body: {} }),
    ]);
    const { code, out } = await recipeAi(['drift', folder]);
    expect(code).toBe(1);
    expect(out).toContain('Responses carry X-RateLimit headers. (none)\n    documented: components.headers in @recipe-ai/sdk/openapi.json');
    expect(out).toContain('GET /api/v1/menus is not in the contract');
    const { out: json } = await recipeAi(['drift', folder, '--json']);
    expect(JSON.parse(json)).toMatchObject({ responses: 2, unlisted: ['GET /api/v1/menus'], mockOptions: { rateLimitHeaders: 'none' } });
  });

  test.each([
    ['nowhere', 'there is no such file or folder'],
    ['package.json', 'it is not a folder'],
  ])('of %s is wrong usage', async (file, reason) => {
    expect(await recipeAi(['drift', file])).toMatchObject({
      code: 2,
      err: `The recording ${file} cannot be read: ${reason}. Pass a folder of fixtures, or a .har file.\n`,
    });
  });

  test('of a recording without requests is wrong usage, so that status 1 only means a difference', async () => {
    const archive = newPath('empty.har');
    writeFileSync(archive, '{ "log": { "entries": [] } }');
    const { code, err } = await recipeAi(['drift', archive]);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('empty.har has no requests to the service') });
  });
});

describe('recipe-ai har', { timeout: 60_000 }, () => {
  test('exports a folder and imports it again', async () => {
    const [folder, archive, copy] = [newPath(), newPath('a.har'), newPath()];
    saveRecording(folder, [pantries]);
    expect(await recipeAi(['har', 'export', folder, archive])).toMatchObject({ code: 0, out: `1 fixture written to ${archive}.\n` });
    expect(await recipeAi(['har', 'import', archive, copy])).toMatchObject({ code: 0 });
    expect(openRecording(copy).fixtures).toEqual(openRecording(folder).fixtures);
  });

  test('takes an archive with a byte order mark', async () => {
    const [archive, copy] = [newPath('a.har'), newPath()];
    saveRecording(archive, [pantries]);
    writeFileSync(archive, `\uFEFF${readFileSync(archive, 'utf8')}`);
    expect(await recipeAi(['har', 'import', archive, copy])).toMatchObject({ code: 0 });
  });

  test('rejects another file than an archive', async () => {
    expect(await recipeAi(['har', 'import', 'package.json', newPath()])).toMatchObject({ code: 2 });
  });

  test('names the place of a mistake, and writes nothing', async () => {
    const [archive, copy] = [newPath('a.har'), newPath()];
    writeFileSync(archive, '{"log":');
    expect(await recipeAi(['har', 'import', archive, copy])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not JSON: it ends too early, at line 1, column 8.'),
    });
    expect(existsSync(copy)).toBe(false);
  });
});
