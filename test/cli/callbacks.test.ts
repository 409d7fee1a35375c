import { describe, expect, test } from 'vitest';
import { recipeAi, start } from './run.js';

describe('recipe-ai listen and trigger', { timeout: 30_000 }, () => {
  test('listen prints what trigger sends, and rejects another secret', async () => {
    const listener = start(['listen', '--port', '0', '--secret', 'right']);
    const [, url] = await listener.output(/Listening at (http:\S+?);/);
    expect(await recipeAi(['trigger', 'healthify', '--to', url!, '--secret', 'right', '--request-id', 'job-7'])).toMatchObject({ code: 0 });
    await listener.output(/healthify job-7/);
    expect(await recipeAi(['trigger', 'rewrite-tone', '--to', url!, '--secret', 'wrong'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('401'),
    });
    await listener.output(/rejected: secret-mismatch/);
    await listener.output(/Compare --secret or RECIPE_AI_CALLBACK_SECRET with your account page/);
    listener.child.kill('SIGTERM');
    expect((await listener.ended).code).toBe(0);
  });

  test('listen --json makes characters that change a terminal visible', async () => {
    const listener = start(['listen', '--port', '0', '--secret', 'right', '--json']);
    const [, url] = await listener.output(/Listening at (http:\S+?);/);
    expect(await recipeAi(['trigger', 'healthify', '--to', url!, '--secret', 'right', '--request-id', 'a\u202eb'])).toMatchObject({
      code: 0,
    });
    const [line] = await listener.output(/^\{.*\}$/m);
    listener.child.kill('SIGTERM');
    await listener.ended;
    expect(line).toContain('a\\u202eb');
    expect(JSON.parse(line)).toMatchObject({ request_id: 'a\u202eb' });
  });

  test('listen names the fields of a callback that is not valid', async () => {
    const listener = start(['listen', '--port', '0', '--secret', 'right']);
    const [, url] = await listener.output(/Listening at (http:\S+?);/);
    const headers = { 'x-callback-secret': 'right', 'content-type': 'application/json' };
    await fetch(url!, { method: 'POST', headers, body: '{"type": "healthify"}' });
    const [line] = await listener.output(/rejected: invalid-shape .*/);
    listener.child.kill('SIGTERM');
    await listener.ended;
    expect(line).toContain(' callback.request_id: expected string, got undefined.');
  });

  test('trigger takes operations in both spellings', async () => {
    const listener = start(['listen', '--port', '0', '--secret', 'right']);
    const [, url] = await listener.output(/Listening at (http:\S+?);/);
    expect(await recipeAi(['trigger', 'rewriteTone', '--to', url!, '--secret', 'right'])).toMatchObject({ code: 0 });
    await listener.output(/rewrite-tone [\w-]{36}/);
    listener.child.kill('SIGTERM');
    await listener.ended;
  });

  test.each([
    ['no scheme', 'localhost:3000/hooks', 2, /--to must be an absolute URL/],
    ['no server there', 'http://127.0.0.1:9/hooks', 1, /could not be reached \(.+\)/],
  ])('trigger reports a receiver with %s', async (_, to, status, message) => {
    const { code, err } = await recipeAi(['trigger', 'healthify', '--to', to, '--secret', 's']);
    expect(code).toBe(status);
    expect(err).toMatch(message);
  });

  test.each(['listen', 'trigger'])('%s needs a secret', async (command) => {
    const args = command === 'listen' ? ['listen', '--port', '0'] : ['trigger', 'healthify', '--to', 'http://127.0.0.1:9/'];
    expect(await recipeAi(args)).toMatchObject({ code: 2, err: expect.stringContaining('RECIPE_AI_CALLBACK_SECRET') });
  });
});
