import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Block } from './blocks.js';

const run = promisify(execFile);
const patience = 30_000;
const sources = pathToFileURL('scripts/sources.ts').href;

/** How a block is run: by a shell, by the test runner where it is a test, else as a module of its own. */
const kindOf = ({ language, code }: Block): 'shell' | 'test' | 'module' =>
  language === 'sh' ? 'shell' : /from 'vitest'/.test(code) ? 'test' : 'module';

/** Writes a block where it can find the package, and says where that is. */
export function place(block: Block, workshop: string): string {
  const folder = path.join(workshop, block.at.replaceAll(/[^\w]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  const name = kindOf(block) === 'test' ? 'block.test' : 'block';
  const extension = block.language === 'js' && /\brequire\(/.test(block.code) ? 'cjs' : block.language === 'js' ? 'mjs' : block.language;
  const file = path.join(folder, `${name}.${extension}`);
  writeFileSync(file, `${block.code}\n`);
  return file;
}

/** Runs a module in a thread of its own until it ends by itself, or, where it `listens`, until it has started. */
async function runModule(file: string, env: NodeJS.ProcessEnv, { modes, internal = false }: Block): Promise<void> {
  const before = internal ? `import(${JSON.stringify(sources)})` : 'Promise.resolve()';
  const after = modes.includes('listens') ? '.then(() => setTimeout(() => process.exit(), 100))' : '';
  const worker = new Worker(`${before}.then(() => import(${JSON.stringify(file)}))${after}`, {
    eval: true,
    env,
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  const told = worker.stderr.toArray();
  const late = setTimeout(() => void worker.terminate(), patience);
  try {
    const [code] = (await once(worker, 'exit')) as [number];
    if (code !== 0) throw new Error(`It ended with ${code}, or not within ${patience / 1000} s.\n${(await told).join('')}`);
  } finally {
    clearTimeout(late);
  }
}

/** Runs a placed block; rejects, with what it said, where it fails. */
export async function runBlock(block: Block, file: string, workshop: string, env: NodeJS.ProcessEnv): Promise<void> {
  const cwd = path.dirname(file);
  const bin = path.join(workshop, 'node_modules/.bin');
  const settings = { cwd, env: { ...env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` }, timeout: patience };
  switch (kindOf(block)) {
    case 'shell':
      await run('bash', ['-euo', 'pipefail', file], settings);
      return;
    case 'test':
      await run(process.execPath, [path.resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', cwd], settings);
      return;
    case 'module':
      await runModule(file, env, block);
  }
}
