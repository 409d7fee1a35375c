import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blocksIn } from '../docs/blocks.js';

const run = promisify(execFile);
const [quickStart] = blocksIn('README.md', readFileSync('README.md', 'utf8')).filter(({ language }) => language === 'ts');
const code = quickStart?.code ?? '';
const folder = path.join(inject('consumer'), 'quick-start');

const mock = createMockService();
let service: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  mkdirSync(folder);
  service = await listen(mock, { port: 0 });
});
afterAll(() => service.close());

const node = async (file: string, program: string): Promise<string> => {
  writeFileSync(path.join(folder, file), program);
  const env = { ...process.env, RECIPE_AI_BASE_URL: service.url, RECIPE_AI_API_KEY: mock.keys.create({ tier: 'scale' }) };
  const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder, env });
  expect(stderr).toBe('');
  return stdout;
};

/** The same program with `require`, which has no top-level `await`. */
const withRequire = (program: string): string => {
  const imports = /^import (\{[^}]*\}) from ('[^']*');?$/gm;
  const required = [...program.matchAll(imports)].map(([, names, from]) => `const ${names} = require(${from});`);
  return `${required.join('\n')}\n(async () => {\n${program.replaceAll(imports, '')}\n})();\n`;
};

test('the quick start runs in an ES module, unchanged', async () => {
  expect(await node('quick-start.mts', code)).not.toBe('');
});

test('the quick start runs with require', async () => {
  expect(await node('quick-start.cts', withRequire(code))).not.toBe('');
});

test.each(['typescript', 'typescript-7'])('the quick start compiles under nodenext and bundler with %s', async (compiler) => {
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
  ]) {
    const project = path.join(folder, `${compiler}-${moduleResolution}`);
    mkdirSync(project);
    writeFileSync(path.join(project, 'quick-start.mts'), code);
    const compilerOptions = { module, moduleResolution, target: 'es2022', types: ['node'], strict: true, noEmit: true, skipLibCheck: true };
    writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const tsc = path.resolve('node_modules', compiler, 'bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  }
});
