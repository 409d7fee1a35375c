import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startModelServer } from '../support/model-server.js';
import { recipeAi, start } from './run.js';

describe('recipe-ai serve', { timeout: 60_000 }, () => {
  test('runs the service with a model and keeps its keys', async () => {
    await using model = await startModelServer(() => ({ says: 'no' }));
    const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
    const file = path.join(folder, 'state.db');
    const keys: string[] = [];
    for (let run = 0; run < 2; run++) {
      const service = start(['serve', '--port', '0', '--engine', `${model.url}#small`, '--persist', file]);
      const [, , key] = await service.output(/recipe-ai serve is ready at (\S+) with the key (\S+)/);
      keys.push(key!);
      await service.output(/The state is kept in .*state\.db\./);
      service.child.kill('SIGTERM');
      await service.ended;
    }
    expect(keys[1]).toBe(keys[0]);
    await rm(folder, { recursive: true });
  });

  test('asks for a model', async () => {
    const { code, err } = await recipeAi(['serve', '--port', '0']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('for example --engine ollama:llama3.2') });
  });

  test('says nothing but what is wrong with a wrong model', async () => {
    const { code, out, err } = await recipeAi(['serve', '--port', '0', '--engine', 'llama3.2']);
    expect({ code, out, err }).toMatchObject({ code: 2, out: '', err: expect.stringContaining('names no model') });
  });

  test('has no options that are for tests', async () => {
    const { out } = await recipeAi(['serve', '--help']);
    expect(out).toContain('--engine <model>');
    expect(out).not.toMatch(/--seed|--latency|--scenario/);
  });
});
