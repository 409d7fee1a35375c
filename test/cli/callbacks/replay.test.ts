import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { keepCallback } from '../../../cli/callbacks/history.js';
import { recipeAi } from '../run.js';
import { createHistory, startApp } from './servers.js';

describe('recipe-ai replay', { timeout: 30_000 }, () => {
  let history: ReturnType<typeof createHistory>;
  const run = (...args: string[]) => recipeAi(['replay', ...args], history.env);

  const keep = (request_id: string, type = 'healthify') => {
    const { body } = createTestCallback({ secret: 'an-old-secret', request_id, type });
    keepCallback(history.file, { receivedAt: '2030-01-01T00:00:00.000Z', headers: [['X-Trace', `of ${request_id}`]], body });
    return body;
  };

  beforeEach(() => {
    history = createHistory();
  });

  test('lists what is kept, oldest first', async () => {
    keep('job-1');
    keep('job-2', 'rewrite-tone');
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toBe('2030-01-01T00:00:00.000Z healthify job-1 not sent on\n2030-01-01T00:00:00.000Z rewrite-tone job-2 not sent on\n');
  });

  test('says that nothing is kept', async () => {
    expect(await run()).toMatchObject({ code: 0, out: '', err: expect.stringContaining('recipe-ai listen keeps') });
  });

  test('sends a callback as it arrived, with the current secret', async () => {
    const body = keep('job-1');
    keep('job-2');
    const app = await startApp(204);
    expect(await run('job-1', '--to', app.url)).toMatchObject({ code: 0, out: expect.stringMatching(/✔ 204 .* healthify job-1/) });
    expect(app.received).toMatchObject([{ headers: { 'x-trace': 'of job-1', 'x-callback-secret': 'the-secret' } }]);
    expect(app.received[0]!.body.toString()).toBe(body);
  });

  test('sends each type of a request_id, and of copies the newest only', async () => {
    keep('job-1');
    keep('job-1', 'rewrite-tone');
    keep('job-1');
    const app = await startApp(204);
    await run('job-1', '--to', app.url);
    expect(app.received.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type)).toEqual(['healthify', 'rewrite-tone']);
  });

  test('--last sends the last ones, oldest first', async () => {
    for (const id of ['job-1', 'job-2', 'job-3']) keep(id);
    const app = await startApp(204);
    await run('--last', '2', '--to', app.url);
    expect(app.received.map(({ headers }) => headers['x-trace'])).toEqual(['of job-2', 'of job-3']);
  });

  test('--failed sends again only what failed', async () => {
    for (const id of ['job-1', 'job-2']) keep(id);
    const app = await startApp(500, 204);
    expect(await run('--last', '2', '--to', app.url)).toMatchObject({ code: 1 });
    expect((await run()).out).toMatch(/job-1 ✘ 500\n.*job-2 ✔ 204\n/);
    expect(await run('--failed', '--to', app.url)).toMatchObject({ code: 0 });
    expect(app.received.map(({ headers }) => headers['x-trace'])).toEqual(['of job-1', 'of job-2', 'of job-1']);
    expect(await run('--failed', '--to', app.url)).toMatchObject({ code: 0, out: '', err: expect.stringContaining('Nothing to send') });
  });

  test('keeps a callback that cannot be sent', async () => {
    keep('job-1');
    expect(await run('job-1', '--to', 'http://127.0.0.1:9/')).toMatchObject({ code: 1, out: expect.stringContaining('ECONNREFUSED') });
    expect((await run('--failed')).out).toContain('job-1 ✘ no response');
  });

  test('reports a corrupt line with its number, and reads the others', async () => {
    keep('job-1');
    appendFileSync(history.file, '{"id": 7}\n');
    keep('job-2');
    writeFileSync(history.file, readFileSync(history.file, 'utf8') + '{"id": "torn');
    const { code, out, err } = await run();
    expect(code).toBe(0);
    expect(out).toMatch(/job-1 .*\n.*job-2 /);
    expect(err).toContain(`${history.file}:2 is skipped: it is not a callback.`);
    expect(err).toContain(`${history.file}:4 is skipped: it is incomplete.`);
  });

  test('lists only some lines of a file that is not a history', async () => {
    keep('job-1');
    appendFileSync(history.file, 'no callback\n'.repeat(8));
    const { err } = await run();
    expect(err).toContain(`${history.file}:6 is skipped: it is not a callback.\n3 more lines are skipped.\n`);
    expect(err).not.toContain(`${history.file}:7`);
  });

  test.each([
    ['an unknown request_id', ['job-9', '--to', 'http://127.0.0.1:9/'], 'no callback with the request_id "job-9"'],
    ['no choice', ['--to', 'http://127.0.0.1:9/'], 'Pass a request_id, --last <number> or --failed.'],
  ])('rejects %s', async (_, args, message) => {
    keep('job-1');
    expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });

  test('needs a secret to send', async () => {
    keep('job-1');
    const { XDG_STATE_HOME } = history.env;
    const end = await recipeAi(['replay', 'job-1', '--to', 'http://127.0.0.1:9/'], { XDG_STATE_HOME });
    expect(end).toMatchObject({ code: 2, err: expect.stringContaining('RECIPE_AI_CALLBACK_SECRET') });
  });
});
