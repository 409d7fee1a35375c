import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { expect, test } from 'vitest';

const examples = globSync('examples/*.ts').toSorted();

test.each(examples)('%s runs to its end', async (file) => {
  const mock = createMockService();
  const service = await listen(mock, { port: 0 });
  const env = { ...process.env, RECIPE_AI_BASE_URL: service.url, RECIPE_AI_API_KEY: mock.keys.issue({ tier: 'scale' }) };
  try {
    const { stderr } = await promisify(execFile)(process.execPath, ['--import', './scripts/sources.ts', file], { env, timeout: 30_000 });
    expect(stderr).toBe('');
  } finally {
    await service.close();
  }
});
