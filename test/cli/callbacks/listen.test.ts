import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTestCallback } from '@recipe-ai/sdk/mock';
import { recipeAi, start } from '../run.js';
import { createHistory, serve, startApp, startListen } from './servers.js';

const callback = (request_id: string, secret = 'the-secret') => createTestCallback({ secret, request_id });

/** Sends a callback as the service does. */
const send = async (url: string, { method, headers, body }: { method: string; headers: HeadersInit; body: string }): Promise<number> =>
  (await fetch(url, { method, headers, body })).status;

describe('recipe-ai listen', { timeout: 30_000 }, () => {
  test('prints what trigger sends, and says why it rejects another secret', async () => {
    const { env } = createHistory();
    const listener = await startListen([], env);
    expect(await recipeAi(['trigger', 'healthify', '--to', listener.url, '--request-id', 'job-7'], env)).toMatchObject({ code: 0 });
    await listener.output(/healthify job-7/);
    expect(await recipeAi(['trigger', 'rewrite-tone', '--to', listener.url, '--secret', 'wrong'], env)).toMatchObject({
      code: 1,
      out: expect.stringContaining('401'),
    });
    await listener.output(
      /rejected: secret-mismatch .*does not match --secret or RECIPE_AI_CALLBACK_SECRET\. Compare it with your account page/,
    );
    listener.child.kill('SIGTERM');
    expect((await listener.ended).code).toBe(0);
  });

  test.each<[NodeJS.Signals, NodeJS.Signals]>([
    ['SIGINT', 'SIGTERM'],
    ['SIGTERM', 'SIGINT'],
  ])('waits for the app after %s, and ends at once after %s', async (first, second) => {
    const url = await serve(() => {}); // an app that never responds
    const listener = await startListen(['--forward-to', url], createHistory().env);
    await send(listener.url, callback('job-7'));
    await listener.output(/job-7/);
    listener.child.kill(first);
    await setTimeout(300);
    expect(listener.child.exitCode).toBeNull();
    listener.child.kill(second);
    await listener.ended;
    expect(listener.child.signalCode).toBe(second);
  });

  test.each([
    ['a blank secret', { RECIPE_AI_CALLBACK_SECRET: ' ' }, 'is blank: no receiver accepts such a secret.'],
    [
      'a secret with a line break',
      { RECIPE_AI_CALLBACK_SECRET: 'a\nb' },
      'has a control character, such as a line break, which a header cannot carry.',
    ],
    ['a secret that is too long', { RECIPE_AI_CALLBACK_SECRET: 'x'.repeat(4097) }, 'has 4097 characters: receivers accept up to 4096.'],
  ])('ends before it listens for %s', async (_, env, problem) => {
    expect(await recipeAi(['listen', '--port', '0', '--no-history'], env)).toEqual({
      code: 2,
      out: '',
      err: `--secret or RECIPE_AI_CALLBACK_SECRET ${problem}\n`,
    });
  });

  test('--json makes characters that change a terminal visible', async () => {
    const listener = await startListen(['--json'], createHistory().env);
    const sent = callback('a\u202eb');
    await send(listener.url, sent);
    const [line] = await listener.output(/^\{.*\}$/m);
    expect(line).toContain('a\\u202eb');
    expect(JSON.parse(line)).toEqual(sent.payload);
  });

  test('forwards the bytes and headers of a callback as they arrived, the secret included', async () => {
    const { env } = createHistory();
    const app = await startApp(204);
    const listener = await startListen(['--forward-to', app.url], env);
    const { headers, payload } = callback('job-7');
    const body = `\n${JSON.stringify(payload, null, 3)} `;
    await send(listener.url, { method: 'POST', headers: { ...headers, 'X-Trace': 'abc' }, body });
    await listener.output(/✔ 204 No Content \d+ ms job-7/);
    expect(app.received).toMatchObject([{ headers: { ...headers, 'x-trace': 'abc', host: new URL(app.url).host } }]);
    expect(app.received[0]!.body.toString()).toBe(body);
  });

  test('forwards copies too, because the app decides what to do with them', async () => {
    const app = await startApp(204);
    const listener = await startListen(['--forward-to', app.url], createHistory().env);
    await send(listener.url, callback('job-7'));
    await send(listener.url, callback('job-7'));
    await listener.output(/(ms job-7[^]*){2}/);
    expect(app.received).toHaveLength(2);
  });

  test('neither forwards nor keeps a callback with a wrong secret', async () => {
    const { env, file } = createHistory();
    const app = await startApp(204);
    const listener = await startListen(['--forward-to', app.url], env);
    expect(await send(listener.url, callback('forged', 'another-secret'))).toBe(401);
    await listener.output(/rejected: secret-mismatch/);
    await send(listener.url, callback('job-7'));
    await listener.output(/ms job-7/);
    expect(app.received).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).not.toContain('forged');
  });

  test('shows how the app responded, with the secret masked, and that the callback is kept', async () => {
    const { env, file } = createHistory();
    const app = await startApp(500);
    const listener = await startListen(['--forward-to', app.url], env);
    expect(await send(listener.url, callback('job-7'))).toBe(204);
    await listener.output(/✘ 500 Internal Server Error: why it failed: \*\*\* \d+ ms job-7\n.*recipe-ai replay --failed/);
    expect(readFileSync(file, 'utf8')).not.toContain('the-secret');
  });

  test('keeps the callback if the app is down', async () => {
    const { env, file } = createHistory();
    const listener = await startListen(['--forward-to', 'http://127.0.0.1:9/hooks?token=in-the-url'], env);
    await listener.output(/Forwarding to http:\/\/127\.0\.0\.1:9\/hooks\./);
    const sent = callback('job-7');
    expect(await send(listener.url, sent)).toBe(204);
    await listener.output(/✘ http:\/\/127\.0\.0\.1:9 could not be reached \(ECONNREFUSED\)\. \d+ ms job-7\n.*It is kept/);
    expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0]!)).toMatchObject({ body: sent.body });
    expect(readFileSync(file, 'utf8')).not.toContain('in-the-url');
  });

  test('names the wrong fields of a callback with the right secret, and keeps it', async () => {
    const { env, file } = createHistory();
    const listener = await startListen([], env);
    expect(await send(listener.url, { ...callback('job-7'), body: '{"type": "healthify"}' })).toBe(400);
    await listener.output(/rejected: invalid-shape .* callback\.request_id: expected string, got undefined\./);
    await listener.output(/It is kept: recipe-ai replay lists it\./);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ body: '{"type": "healthify"}', rejected: 'invalid-shape' });
  });

  test('rejects a body of more than 1 MiB, and the sender gets the response', async () => {
    const listener = await startListen([], createHistory().env);
    const { method, headers } = callback('job-7');
    expect(await send(listener.url, { method, headers, body: 'x'.repeat(2 ** 20 + 1) })).toBe(413);
  });

  test.skipIf(process.platform === 'win32')('keeps callbacks in a file for the user only', async () => {
    const { env, file } = createHistory();
    const listener = await startListen([], env);
    await send(listener.url, callback('job-7'));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  });

  test('--history names another file, and --no-history keeps nothing', async () => {
    const { env, file } = createHistory();
    const other = path.join(env.XDG_STATE_HOME, 'other', 'callbacks.jsonl');
    await send((await startListen(['--history', other], env)).url, callback('job-7'));
    expect(readFileSync(other, 'utf8')).toContain('job-7');
    await send((await startListen(['--no-history'], env)).url, callback('job-8'));
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  });

  test('says when it starts that callbacks cannot be kept, and forwards them', async () => {
    const { env } = createHistory();
    const taken = path.join(env.XDG_STATE_HOME, 'taken');
    writeFileSync(taken, '');
    const app = await startApp(204);
    const listener = await startListen(['--forward-to', app.url, '--history', path.join(taken, 'callbacks.jsonl')], env);
    await listener.output(/cannot be written: a part of its path is not a folder\. Pass another file with --history/);
    await send(listener.url, callback('job-7'));
    await listener.output(/✔ 204 .* job-7/);
    expect(app.received).toHaveLength(1);
  });

  test('does not end before the app has responded', async () => {
    const { env } = createHistory();
    const app = await startApp(204);
    const listener = await startListen(['--forward-to', app.url], env);
    await send(listener.url, callback('job-7'));
    listener.child.kill('SIGTERM');
    const { code, err } = await listener.ended;
    expect(code).toBe(0);
    expect(err).toContain('ms job-7');
  });

  test('does not forward to itself', async () => {
    const { env } = createHistory();
    const end = await start(['listen', '--port', '4999', '--forward-to', 'http://localhost:4999/hooks'], env).ended;
    expect(end).toMatchObject({ code: 2, err: expect.stringContaining('the address of listen itself') });
  });

  test('needs a secret', async () => {
    expect(await recipeAi(['listen', '--port', '0'])).toMatchObject({ code: 2, err: expect.stringContaining('RECIPE_AI_CALLBACK_SECRET') });
  });
});
