import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen, type MockSocket } from '@recipe-ai/sdk/mock/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recipeAi, runInShell, start } from './run.js';

describe('recipe-ai batch', { timeout: 60_000 }, () => {
  let folder: string;
  let socket: MockSocket;
  let env: Record<string, string>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'batch-'));
    socket = await listen(createMockService({ latency: 20 }));
    const { apiKey, baseUrl } = socket.connection({ tier: 'scale' });
    env = { RECIPE_AI_API_KEY: apiKey, RECIPE_AI_BASE_URL: baseUrl };
  });
  afterEach(async () => {
    await socket.close();
    await rm(folder, { recursive: true });
  });

  const write = async (count: number): Promise<[string, string]> => {
    const [input, output] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')];
    const lines = Array.from({ length: count }, (_, index) =>
      JSON.stringify({ operation: 'suggestSubstitute', request: { ingredient: `butter ${index}` } }),
    );
    await writeFile(input, `${lines.join('\n')}\n`);
    return [input, output];
  };
  const read = async (file: string) =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; status: string });

  test('writes one line for each call', async () => {
    const [input, output] = await write(25);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    const lines = await read(output);
    expect(lines.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(Object.keys(lines[0]!)).toEqual(['line', 'digest', 'status', 'value']);
  });

  test('continues after it was killed: no result is lost and no call is repeated', async () => {
    const [input, output] = await write(300);
    const first = start(['batch', input, '-o', output, '--concurrency', '4'], env);
    for (let lines = 0; lines < 40;) {
      await new Promise((resolve) => setImmediate(resolve));
      lines = await readFile(output, 'utf8').then(
        (text) => text.split('\n').length,
        () => 0,
      );
    }
    first.child.kill('SIGKILL');
    await first.ended;
    const kept = (await readFile(output, 'utf8')).split('\n').slice(0, -1);
    expect(kept.length).toBeLessThan(300);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    const all = await readFile(output, 'utf8');
    expect(all.startsWith(kept.join('\n'))).toBe(true);
    expect((await read(output)).map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
  });

  test('repeats calls that failed, and replaces their lines', async () => {
    const [input, output] = await write(5);
    socket.mock.fail('suggestSubstitute', { status: 503, times: 2 });
    const first = await recipeAi(['batch', input, '-o', output, '--fail-fast'], env);
    expect(first).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^2 of 5 failed; .* Run the same command again to repeat them\.\n$/),
    });
    expect((await read(output)).filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    expect((await read(output)).map(({ line, status }) => `${line} ${status}`).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((line) => `${line} fulfilled`),
    );
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('continues after a used-up trial once the API key is upgraded', async () => {
    const { apiKey } = socket.connection({ tier: 'sandbox' });
    env['RECIPE_AI_API_KEY'] = apiKey;
    const [input, output] = await write(12);
    const err = `2 of 12 failed; ${output} has the errors. Upgrade the API key, then run the same command again to repeat them.\n`;
    expect(await recipeAi(['batch', input, '-o', output, '--json'], env)).toEqual({
      code: 1,
      out: `${JSON.stringify({ total: 12, failed: 2, repeatable: 2, malformed: 0 }, null, 2)}\n`,
      err,
    });
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1, err });
    socket.mock.keys.upgrade(apiKey, { tier: 'starter' });
    expect(await recipeAi(['batch', input, '-o', output], env)).toEqual({ code: 0, out: '', err: '' });
    const lines = await read(output);
    expect(lines.map(({ line, status }) => `${line} ${status}`).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, index) => `${index + 1} fulfilled`).toSorted(),
    );
  });

  test.each([
    ['an API key that is rejected', 401, 'unauthorized', 'Check the API key'],
    ['an API key without permission', 403, 'forbidden', 'Use an API key that has permission'],
    ['a callback host', 403, 'callback_host_not_allowed', 'Register the host of callback_url with the service'],
  ])('repeats calls that failed because of %s', async (_, status, code, remedy) => {
    const [input, output] = await write(1);
    const { remove } = socket.mock.fail('*', { status, code });
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({
      code: 1,
      err: `1 of 1 failed; ${output} has the errors. ${remedy}, then run the same command again to repeat it.\n`,
    });
    remove();
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0, err: '' });
    expect(await read(output)).toMatchObject([{ status: 'fulfilled' }]);
  });

  test.each([
    ['an invalid request', '{"operation": "healthify", "request": {}}'],
    ['a response with 404', '{"operation": "suggestSubstitute", "request": {"ingredient": "salt"}}'],
  ])('counts a call that would fail again in every run: %s', async (_, line) => {
    const [input, output] = await write(2);
    await writeFile(input, `${await readFile(input, 'utf8')}${line}\n`);
    socket.mock.respondWith('suggestSubstitute', async (request, { original }) =>
      JSON.stringify(request).includes('salt') ? Response.json({}, { status: 404 }) : Response.json(await original()),
    );
    const first = await recipeAi(['batch', input, '-o', output], env);
    expect(first).toMatchObject({
      code: 1,
      out: '',
      err: `1 of 3 failed; ${output} has the errors. 1 would fail again and is repeated only if you delete its line from ${output}.\n`,
    });
    const lines = await readFile(output, 'utf8');
    const { length } = socket.mock.requests;
    expect(await recipeAi(['batch', input, '-o', output], env)).toEqual(first);
    expect(await readFile(output, 'utf8')).toBe(lines);
    expect(socket.mock.requests).toHaveLength(length);
  });

  test('repeats a call whose line was deleted from the output', async () => {
    const [input, output] = await write(1);
    const { remove } = socket.mock.fail('suggestSubstitute', { status: 404 });
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1 });
    remove();
    await writeFile(output, '');
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0, err: '' });
  });

  const limit = (perMinute: number): void => {
    const { apiKey } = socket.connection({ tier: 'scale' });
    socket.mock.keys.limit(apiKey, { perMinute });
    env['RECIPE_AI_API_KEY'] = apiKey;
  };

  test.each(['SIGINT', 'SIGTERM'] as const)('writes no lines for calls that %s has stopped while they waited', async (signal) => {
    limit(5);
    const [input, output] = await write(20);
    const { child, ended, ...running } = start(['batch', input, '-o', output], env);
    await running.output(/queued for about/);
    for (let lines = 0; lines < 5;) {
      await new Promise((resolve) => setImmediate(resolve));
      lines = (await readFile(output, 'utf8')).split('\n').length - 1;
    }
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 130, err: expect.stringContaining('Run the same command again to continue.') });
    expect((await read(output)).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'fulfilled'));
    expect(await readdir(folder)).toEqual(['in.jsonl', 'out.jsonl']);
  });

  test('--max-wait rejects calls that would wait longer', async () => {
    limit(1);
    const [input, output] = await write(2);
    expect(await recipeAi(['batch', input, '-o', output, '--max-wait', '0'], env)).toMatchObject({ code: 1 });
    expect((await read(output)).find(({ status }) => status === 'rejected')).toMatchObject({
      error: {
        code: 'rate_limited',
        message: expect.stringMatching(/at [\d-]+T[\d:.]+Z, which is longer than the 0 ms that this command waits\. Call again then\.$/),
      },
    });
  });

  test.each([
    ['-1', ', 0 or more.'],
    ['1.5', ', 0 or more.'],
    ['forever', ', 0 or more.'],
    ['5m', '; did you mean 300000?'],
    ['0.5ms', ', 0 or more.'],
  ])('--max-wait %s is rejected, with its unit', async (value, end) => {
    expect(await recipeAi(['batch', 'package.json', '-o', 'unused.jsonl', '--max-wait', value], env)).toMatchObject({
      code: 2,
      err: `--max-wait: "${value}" is not a whole number of milliseconds${end}\n`,
    });
  });

  test('rejects the output of another input', async () => {
    const [input, output] = await write(3);
    await recipeAi(['batch', input, '-o', output], env);
    await writeFile(input, `${JSON.stringify({ operation: 'healthify', request: {} })}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 2, err: expect.stringContaining('has changed') });
  });

  test('reports a call that fails and continues', async () => {
    const [input, output] = await write(2);
    await writeFile(input, `${await readFile(input, 'utf8')}{"operation": "healthify", "request": {}}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1, err: expect.stringContaining('1 of 3 failed') });
    expect((await read(output)).filter(({ status }) => status === 'rejected')).toMatchObject([
      { line: 3, error: { code: 'invalid_request' } },
    ]);
  });

  test.each([
    ['a folder as input', ['.', '-o', 'unused.jsonl'], /^\. cannot be read: it is a folder\./],
    ['a folder as output', ['package.json', '-o', '.'], /^--output \.: name a file\. The next run reads it to continue\./],
    ['standard output as output', ['package.json', '-o', '-'], /^--output -: name a file\./],
    ['a pipe as output', ['package.json', '-o', '/dev/stdout'], /^--output \/dev\/stdout: name a file\./],
    ['a device as output', ['package.json', '-o', '/dev/full'], /^--output \/dev\/full: name a file\./],
    [
      'an output that cannot be written',
      ['package.json', '-o', '/nonexistent/out.jsonl'],
      /^\/nonexistent\/out\.jsonl cannot be written: there is no such folder\./,
    ],
  ])('rejects %s', async (_, args, message) => {
    expect(await recipeAi(['batch', ...args], env)).toMatchObject({ code: 2, err: expect.stringMatching(message) });
  });

  test('says which file could not be written, and continues with the next run', async () => {
    const [input, output] = await write(25);
    const limited = runInShell('ulimit -f 8; "$@"', ['batch', input, '-o', output], env);
    await expect(limited).rejects.toMatchObject({
      code: 1,
      stderr: `${output} cannot be written: it would be too large. Its results are kept: run the same command again to continue.\n`,
    });
    const kept = (await readFile(output, 'utf8')).split('\n').length - 1;
    expect(kept).toBeGreaterThan(0);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    expect(await read(output)).toHaveLength(25);
  });

  test('names a line that is no call, goes on, and sends it with the next run once it is corrected', async () => {
    const [input, output] = await write(2);
    const good = await readFile(input, 'utf8');
    await writeFile(input, `${good}{"operation": "healthify"\n[1]\n${good.split('\n')[0]}\n`);
    const first = await recipeAi(['batch', input, '-o', output, '--json'], env);
    expect(first.code).toBe(1);
    expect(first.err).toMatch(/^Line 3 of the input is skipped: it is not JSON like .*\nLine 4 .*\n2 of 5 lines were skipped\./);
    expect(JSON.parse(first.out)).toEqual({ total: 5, failed: 0, repeatable: 0, malformed: 2 });
    expect((await read(output)).map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([1, 2, 5]);
    const call = good.split('\n')[0]!;
    await writeFile(input, `${good}${call}\n${call}\n${call}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0, err: '' });
    expect(await read(output)).toHaveLength(5);
  });

  test('rejects an input without any call', async () => {
    const [, output] = await write(0);
    expect(await recipeAi(['batch', 'package.json', '-o', output], env)).toMatchObject({
      code: 2,
      err: 'No line of the input is JSON like {"operation": "healthify", "request": {...}}.\n',
    });
  });

  test('rejects a line that is not UTF-8', async () => {
    const [input, output] = await write(1);
    await writeFile(input, Buffer.from('{"operation": "suggestSubstitute", "request": {"ingredient": "crème"}}\n', 'latin1'));
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({
      code: 2,
      err: 'Line 1 of the input is not UTF-8. Convert the input to UTF-8.\n',
    });
    expect(socket.mock.requests).toEqual([]);
  });

  test('reads a line separator in a text as a part of it', async () => {
    const [input, output] = await write(0);
    await writeFile(input, '{"operation": "suggestSubstitute", "request": {"ingredient": "butter\u2028"}}\n');
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0, err: '' });
    expect(socket.mock.requests).toMatchObject([{ request: { ingredient: 'butter\u2028' } }]);
  });

  test('reads a pipe that has a name', async () => {
    const [input, output] = await write(2);
    await runInShell(`cat '${input}' | "$@"`, ['batch', '/dev/stdin', '-o', output], env);
    expect((await read(output)).map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  test('rejects an output that another run writes, and names its process', async () => {
    limit(1);
    const [input, output] = await write(2);
    const first = start(['batch', input, '-o', output], env);
    await first.output(/queued for about/);
    const { length } = socket.mock.requests;
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({
      code: 2,
      err: expect.stringContaining(`Process ${first.child.pid} writes ${output} now.`),
    });
    first.child.kill('SIGINT');
    await first.ended;
    expect(socket.mock.requests).toHaveLength(length);
    expect(await readdir(folder)).not.toContain('out.jsonl.lock');
  });

  test.each([
    ['a process that ended', JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() })],
    ['a process that was stopped while it wrote the lock', ''],
  ])('takes over the lock of %s', async (_, lock) => {
    const [input, output] = await write(1);
    await writeFile(`${output}.lock`, lock);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual(['in.jsonl', 'out.jsonl']);
  });

  test('rejects its input as output, also by another name', async () => {
    const [input, output] = await write(1);
    await symlink(input, output);
    const before = await readFile(input, 'utf8');
    for (const same of [input, output]) {
      expect(await recipeAi(['batch', input, '-o', same], env)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`${same} is the input. Name another output`),
      });
    }
    expect(await readFile(input, 'utf8')).toBe(before);
  });

  test.each(['{"a":1}\n', '{"a":1}', 'my notes', 'null\n', '{"line":1,"digest":"x"}\n'])(
    'rejects %j as output, and leaves it as it is',
    async (content) => {
      const [input, output] = await write(1);
      await writeFile(output, content);
      expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({
        code: 2,
        err: `${output} is not the output of a batch. Name another file.\n`,
      });
      expect(await readFile(output, 'utf8')).toBe(content);
    },
  );

  test('counts no failure of a line that the input does not have any more', async () => {
    const [input, output] = await write(1);
    const calls = await readFile(input, 'utf8');
    await writeFile(input, `${calls}{"operation": "healthify", "request": {}}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1 });
    await writeFile(input, calls);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0, err: '' });
  });

  test('reads standard input for -, and lines after a byte order mark', async () => {
    const [input, output] = await write(2);
    const calls = `\uFEFF${await readFile(input, 'utf8')}`;
    expect(await recipeAi(['batch', '-', '-o', output], env, calls)).toMatchObject({ code: 0 });
    expect(await read(output)).toHaveLength(2);
    await writeFile(input, calls);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    expect(socket.mock.requests).toHaveLength(2);
  });

  test('prints its counts with --json', async () => {
    const [input, output] = await write(2);
    const { out } = await recipeAi(['batch', input, '-o', output, '--json'], env);
    expect(JSON.parse(out)).toEqual({ total: 2, failed: 0, repeatable: 0, malformed: 0 });
  });

  test('sends the options of a line, whose own idempotency key wins', async () => {
    const [input, output] = await write(1);
    const options = { idempotencyKey: 'job-1', headers: { 'X-A': '1' } };
    await writeFile(input, `${await readFile(input, 'utf8')}${JSON.stringify({ operation: 'pantries.list', request: {}, options })}\n`);
    expect(await recipeAi(['batch', input, '-o', output, '--concurrency', '1'], env)).toMatchObject({ code: 0, err: '' });
    expect(socket.mock.requests.map(({ headers }) => [headers['idempotency-key'], headers['x-a']])).toEqual([
      [expect.stringMatching(/^batch-1-/), undefined],
      ['job-1', '1'],
    ]);
  });

  test.each([
    [{ timeout: 'soon' }, '`timeout` must be a number of milliseconds, 0 or more, not a value of type string.'],
    [{ signal: {} }, '`signal` must be an AbortSignal.'],
    [{ idempotencyKey: null }, '`idempotencyKey` must be a text that is not blank.'],
    [{ timout: 5 }, 'Unknown option `timout`; did you mean timeout?'],
    [{ headers: { authorization: 'Bearer x' } }, 'is made from `apiKey`'],
  ])('rejects a call with options that cannot work: %j', async (options, message) => {
    const [input, output] = await write(1);
    await writeFile(input, `${await readFile(input, 'utf8')}${JSON.stringify({ operation: 'pantries.list', request: {}, options })}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1, err: expect.stringContaining('1 of 2 failed') });
    expect((await read(output)).find(({ line }) => line === 2)).toMatchObject({
      status: 'rejected',
      error: { message: expect.stringContaining(message), retryable: false },
    });
    expect(socket.mock.requests).toHaveLength(1);
  });

  test.each([[null], ['job-1'], [[]], [5]])('skips a line whose options are no object: %j', async (options) => {
    const [input, output] = await write(1);
    await writeFile(input, `${await readFile(input, 'utf8')}${JSON.stringify({ operation: 'pantries.list', request: {}, options })}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Line 2 of the input is skipped: .*, or its options are not an object\.\n1 of 2 lines was skipped\./),
    });
    expect((await read(output)).map(({ line }) => line)).toEqual([1]);
  });

  test('takes a line without a request, if its operation needs none', async () => {
    const [input, output] = await write(0);
    await writeFile(input, '{"operation": "pantries.list"}\n{"operation": "healthify"}\n');
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1, err: expect.stringContaining('1 of 2 failed') });
    expect((await read(output)).toSorted((a, b) => a.line - b.line)).toMatchObject([
      { status: 'fulfilled' },
      { error: { message: expect.stringContaining('expected an object with the fields recipe, ') } },
    ]);
  });

  test('takes operations in both spellings', async () => {
    const [input, output] = await write(1);
    await writeFile(input, '{"operation": "suggest-substitute", "request": {"ingredient": "butter"}}\n');
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
  });
});
