import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsRedis, noRedis, startRedis, type RedisServer } from '../support/redis-server.js';

const examples = globSync('examples/*.ts').toSorted();

const withRedis = examples.filter((file) => readFileSync(file, 'utf8').includes('REDIS_URL'));

/** The error output of an example; rejects if it fails. */
const run = async (file: string, redis?: string): Promise<string> => {
  const mock = createMockService();
  const service = await listen(mock, { port: 0 });
  const key = mock.keys.create({ tier: 'scale' });
  const env = { ...process.env, RECIPE_AI_BASE_URL: service.url, RECIPE_AI_API_KEY: key, REDIS_URL: redis };
  try {
    const { stderr } = await promisify(execFile)(process.execPath, ['--import', './scripts/sources.ts', file], { env, timeout: 30_000 });
    return stderr;
  } finally {
    await service.close();
  }
};

test.each(examples.filter((file) => !withRedis.includes(file)))('%s runs to its end', async (file) => {
  expect(await run(file)).toBe('');
});

describe.skipIf(noRedis)(`${needsRedis}with Redis`, () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test.each(withRedis)('%s runs to its end', async (file) => {
    expect(await run(file, redis.url)).toBe('');
  });
});
