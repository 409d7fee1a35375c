import { describe, expect, test } from 'vitest';
import { recipeAi } from './run.js';

describe('recipe-ai api', { timeout: 30_000 }, () => {
  test('calls any endpoint and prints the response', async () => {
    const body = JSON.stringify({ items: ['rice'] });
    const { code, out } = await recipeAi(['api', 'POST', '/api/v1/categories/suggest', '--body', body, '--mock']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ suggestions: [{ name: 'rice' }] });
  });

  test('reads the body from standard input', async () => {
    const args = ['api', 'POST', '/api/v1/suggest-substitute', '--host', 'ai', '--body', '-', '--mock'];
    expect(await recipeAi(args, {}, '{"ingredient": "butter"}')).toMatchObject({ code: 0 });
  });

  test('sends a path of the AI service to its address', async () => {
    const args = ['api', 'POST', '/api/v1/suggest-substitute?', '--body', '{"ingredient": "butter"}', '--mock'];
    expect(await recipeAi(args)).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    ['POST', '/api/v1/healthify', 'rest', 'ai'],
    ['GET', '/api/v1/pantries', 'ai', 'rest'],
  ])('says for %s %s which --host it needs', async (method, path, host, other) => {
    const { code, err } = await recipeAi(['api', method, path, '--host', host, '--mock']);
    expect(code).toBe(1);
    expect(err).toContain(`the call needs \`host: '${other}'\` in \`sdk.request\`, or \`--host ${other}\` in \`recipe-ai api\`.`);
  });

  test.each([
    ['an unknown method', ['FETCH', '/x'], /"FETCH" is not a method/],
    ['a body that is not JSON', ['POST', '/x', '--body', '{'], /--body is not JSON/],
    ['a GET with a body', ['GET', '/x', '--body', '{}'], /^--body: a GET has no body\. Write parameters into the path/],
  ])('rejects %s', async (_, args, message) => {
    const { code, err } = await recipeAi(['api', ...args, '--mock']);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
