import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { recipeAi } from '../run.js';
import { createHistory, serve, startApp } from './servers.js';

const { env } = createHistory();
const trigger = (args: string[], more: NodeJS.ProcessEnv = {}, input = '') => recipeAi(['trigger', ...args], { ...env, ...more }, input);

describe('recipe-ai trigger', { timeout: 30_000 }, () => {
  test.each([
    ['healthify', 'healthify'],
    ['rewriteTone', 'rewrite-tone'],
    ['enrich-ingredients', 'enrich-ingredients'],
  ])('sends a callback of %s', async (operation, type) => {
    const app = await startApp(204);
    expect(await trigger([operation, '--to', app.url, '--request-id', 'job-7'])).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(app.received[0]!.body.toString())).toMatchObject({ type, request_id: 'job-7' });
  });

  test('--set changes fields, as JSON or as text', async () => {
    const app = await startApp(204);
    const changes = ['--set', 'data.name=Toast', '--set', 'data.steps.0=["a"]', '--set', 'data.new.field=3'];
    const { err } = await trigger(['healthify', '--to', app.url, ...changes]);
    expect(err).toContain('--set data.new.field adds the field "new", which the payload does not have.');
    expect(err).not.toContain('--set data.name');
    const { data } = JSON.parse(app.received[0]!.body.toString()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ name: 'Toast', new: { field: 3 } });
    expect((data['steps'] as unknown[])[0]).toEqual(['a']);
  });

  test('warns about a body that differs from the contract, and sends it', async () => {
    const app = await startApp(204);
    const { code, err } = await trigger(['suggest-substitute', '--to', app.url, '--set', 'data.substitutes=none']);
    expect(code).toBe(0);
    expect(err).toMatch(/differs from the contract and is sent as it is\. data\.substitutes: /);
    expect(JSON.parse(app.received[0]!.body.toString())).toMatchObject({ data: { substitutes: 'none' } });
  });

  test('--edit opens the editor with the payload, and sends what was saved', async () => {
    const app = await startApp(204);
    const editor = `node -e 'const fs=require("fs"),f=process.argv[1];fs.writeFileSync(f,fs.readFileSync(f,"utf8").replace("job-7","job-8"))'`;
    expect(await trigger(['healthify', '--to', app.url, '--request-id', 'job-7', '--edit'], { EDITOR: editor })).toMatchObject({
      code: 0,
      err: '',
    });
    expect(JSON.parse(app.received[0]!.body.toString())).toMatchObject({ type: 'healthify', request_id: 'job-8' });
  });

  test.each([
    ['fails', 'exit 3;', /The editor "exit 3;" ended with status 3.* Nothing was sent\./],
    ['empties the file', ': >', /The file is empty\. Nothing was sent\./],
  ])('sends nothing if the editor %s', async (_, EDITOR, message) => {
    const app = await startApp(204);
    expect(await trigger(['healthify', '--to', app.url, '--edit'], { EDITOR })).toMatchObject({
      code: 1,
      err: expect.stringMatching(message),
    });
    expect(app.received).toEqual([]);
  });

  test('keeps what was edited if the receiver cannot be reached', async () => {
    const { code, err } = await trigger(['healthify', '--to', 'http://127.0.0.1:9/', '--edit'], { EDITOR: 'echo edited >' });
    expect(code).toBe(1);
    const [, file] = /What you edited is in (\S+)\. /.exec(err) ?? [];
    expect(existsSync(file!) && readFileSync(file!, 'utf8')).toBe('edited\n');
  });

  test('--body sends the payload of standard input', async () => {
    const app = await startApp(204);
    expect(await trigger(['healthify', '--to', app.url, '--body', '-'], {}, '{"broken')).toMatchObject({
      code: 0,
      err: expect.stringContaining('The body is not JSON'),
    });
    expect(app.received[0]!.body.toString()).toBe('{"broken');
  });

  test('--duplicate sends the same callback twice, which a receiver handles once', async () => {
    const handled: string[] = [];
    const receiver = createCallbackReceiver({ secret: 'the-secret', onCallback: ({ request_id }) => handled.push(request_id) });
    const { code, out } = await trigger([
      'healthify',
      '--to',
      await serve(toNodeHandler(receiver)),
      '--request-id',
      'job-7',
      '--duplicate',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^(✔ 204 No Content \d+ ms request_id job-7\n){2}$/);
    expect(handled).toEqual(['job-7']);
  });

  test.each([
    ['method-not-allowed', 405],
    ['secret-mismatch', 401],
    ['invalid-encoding', 400],
  ])('--invalid %s is rejected by a receiver', async (reason, status) => {
    const rejected: string[] = [];
    const receiver = createCallbackReceiver({
      secret: 'the-secret',
      toleranceSeconds: 60,
      onCallback: () => {},
      logger: { warn: () => {}, error: () => {} },
      onError: () => {},
      onEvent: (event) => event.type === 'rejected' && rejected.push(event.reason),
    });
    const { code, out, err } = await trigger(['healthify', '--to', await serve(toNodeHandler(receiver)), '--invalid', reason]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(`✘ ${status} `);
    expect(rejected).toEqual([reason]);
  });

  test('a 401 says that the secrets differ', async () => {
    const app = await startApp(401);
    expect(await trigger(['healthify', '--to', app.url])).toMatchObject({
      code: 1,
      err: expect.stringContaining('must be the same here and there'),
    });
  });

  test.each([
    ['a receiver without a scheme', ['--to', 'localhost:3000/hooks'], 2, /--to must be an absolute URL/],
    [
      'a receiver that is not there',
      ['--to', 'http://127.0.0.1:9/hooks'],
      1,
      /could not be reached \(ECONNREFUSED\)\. Start your receiver, or check --to\./,
    ],
    ['--set without a value', ['--to', 'http://127.0.0.1:9/', '--set', 'data.name'], 2, /--set data\.name: pass a field and its value/],
    [
      '--body with another --invalid body',
      ['--to', 'http://127.0.0.1:9/', '--invalid', 'invalid-json', '--body', 'package.json'],
      2,
      /Leave one/,
    ],
  ])('reports %s', async (_, args, status, message) => {
    expect(await trigger(['healthify', ...args])).toMatchObject({ code: status, err: expect.stringMatching(message) });
  });

  test('needs a secret', async () => {
    expect(await recipeAi(['trigger', 'healthify', '--to', 'http://127.0.0.1:9/'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('RECIPE_AI_CALLBACK_SECRET'),
    });
  });
});
