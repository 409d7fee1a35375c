import { describe, expect, test } from 'vitest';
import { post, withoutSecrets } from '../../../cli/callbacks/post.js';
import { serve } from './servers.js';

const callback = { method: 'POST', headers: [], body: '{}' };

describe('post', () => {
  test('reports a target that does not respond', async () => {
    const url = await serve(() => {});
    expect(await post(url, callback, 1)).toMatchObject({ ok: false, text: `${new URL(url).origin} did not respond within 0.001 s.` });
  });

  test('does not follow redirects', async () => {
    const url = await serve((_, res) => res.writeHead(302, { location: '/elsewhere' }).end());
    expect(await post(url, callback)).toMatchObject({ ok: false, status: 302 });
  });

  test('keeps only the beginning of a response without an end', async () => {
    const url = await serve((_, res) => void res.writeHead(400).write(`one\n\n${'x'.repeat(1000)}`));
    const { text } = await post(url, callback);
    expect(text).toMatch(/^Bad Request: one x{195}$/);
  });

  test('reports a header that cannot be sent', async () => {
    const url = await serve((_, res) => res.end());
    expect(await post(url, { ...callback, headers: [['X-Trace', 'a\nb']] })).toMatchObject({
      ok: false,
      text: expect.stringContaining('ERR_INVALID_CHAR'),
    });
  });

  test('does not show the path of a target, which may be secret', async () => {
    expect(await post('http://127.0.0.1:9/token', callback)).toMatchObject({
      text: 'http://127.0.0.1:9 could not be reached (ECONNREFUSED).',
    });
  });
});

test.each([
  ['X-Callback-Secret', 'short'],
  ['authorization', 'Bearer abcdefgh'],
  ['Cookie', 'a=b'],
  ['X-Original', 'X-Callback-Secret: the-secret'],
])('the header %s: %s is not kept', (name, value) => {
  const secret = ['x-callback-secret', 'the-secret'] as const;
  expect(withoutSecrets([secret, [name, value], ['X-Trace', 'abc']])).toEqual([['X-Trace', 'abc']]);
});
