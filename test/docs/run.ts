import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Block } from './blocks.js';

const run = promisify(execFile);
/** Below the time limit of a test. Blocks of ten `npx` commands take 20 s on a busy machine. */
const TIMEOUT_MS = 50_000;
const sources = pathToFileURL('scripts/sources.ts').href;

/** How to run a block: with a shell, with Python, with the test runner, as a program in its own folder, or as a module in this process. */
const kindOf = ({ language, code }: Block): 'shell' | 'python' | 'test' | 'program' | 'module' => {
  if (language === 'sh') return 'shell';
  if (language === 'py') return 'python';
  if (/from 'vitest'/.test(code)) return 'test';
  return /sdk\/mock\/record'/.test(code) ? 'program' : 'module';
};

const extensionOf = ({ language, code }: Block): string => {
  if (language !== 'js') return language;
  return /\brequire\(/.test(code) ? 'cjs' : 'mjs';
};

const fileNameOf = (block: Block): string => `${kindOf(block) === 'test' ? 'block.test' : 'block'}.${extensionOf(block)}`;

/**
 * Writes a block to a file that can import the package, and returns its path. The blocks of one page that name their files are in one folder,
 * so that they can import each other.
 */
export function place(block: Block, workshop: string): string {
  const named = block.modes.find((mode) => mode.includes('.'));
  const at = named === undefined ? block.at : block.at.replace(/:\d+$/, '');
  const folder = path.join(workshop, at.replaceAll(/[^\w]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, named ?? fileNameOf(block));
  writeFileSync(file, `${block.code}\n`);
  return file;
}

/** Runs a module in its own thread until it ends, or with the mode `listens` until it has started. */
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
  const stderr = worker.stderr.toArray();
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  try {
    const [code] = (await once(worker, 'exit')) as [number];
    if (code !== 0)
      throw new Error(`The block exited with ${code}, or did not end within ${TIMEOUT_MS / 1000} s.\n${(await stderr).join('')}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a block that was placed; rejects with its output if it fails. */
export async function runBlock(block: Block, file: string, workshop: string, env: NodeJS.ProcessEnv): Promise<void> {
  const cwd = path.dirname(file);
  const bin = path.join(workshop, 'node_modules/.bin');
  const options = { cwd, env: { ...env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` }, timeout: TIMEOUT_MS };
  switch (kindOf(block)) {
    case 'shell':
      await run('bash', ['-euo', 'pipefail', file], options);
      return;
    case 'python':
      await run('python3', [file], options);
      return;
    case 'test':
      await run(process.execPath, [path.resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', cwd], options);
      return;
    case 'program':
      await run(process.execPath, [...(block.internal ? ['--import', sources] : []), file], options);
      return;
    case 'module':
      await runModule(file, env, block);
  }
}
