// Runs the packed package on every runtime that it supports, each with the same scenario against the mock on a socket.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import { expected } from '../../test/runtimes/scenario.ts';
import { install } from '../pack.ts';
import { report, type Result } from './report.ts';

const run = promisify(execFile);
const FOLDER = 'test/runtimes';
const TIMEOUT_MS = 30_000;

type Command = readonly [name: string, command: string, ...args: string[]];

/** Installs the runtimes once; about 600 MB. */
const installRuntimes = (): void => {
  const marker = path.resolve(FOLDER, 'node_modules/.package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${FOLDER}/package-lock.json`).mtimeMs) return;
  console.log(`Installing the runtimes in ${FOLDER} (once; about 600 MB).`);
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
};

const listCommands = (): Command[] => {
  const { platform, arch } = process;
  const folder = path.resolve(FOLDER, 'node_modules');
  const exe = platform === 'win32' ? '.exe' : '';
  const node22 = path.join(folder, `node22-${platform}-${arch}/bin/node${exe}`);
  const oldest = path.join(folder, `node22-first-${platform}-${arch}/bin/node${exe}`);
  const bun = `@oven/bun-${platform === 'win32' ? 'windows' : platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun${exe}`;
  const deno = ['run', '--no-prompt', '--no-remote', '--node-modules-dir=manual', '--allow-net=127.0.0.1', 'main.mjs'];
  return [
    ['Node 26, import', process.execPath, 'main.mjs'],
    ['Node 26, require', process.execPath, 'main.cjs'],
    ['Node 22.23, import', node22, 'main.mjs'],
    ['Node 22.23, require', node22, 'main.cjs'],
    ['Node 22.12, import', oldest, 'main.mjs'],
    ['Node 22.12, require', oldest, 'main.cjs'],
    ['Bun', path.join(folder, bun), 'run', 'main.mjs'],
    ['Deno', process.execPath, path.join(folder, 'deno/bin.cjs'), ...deno],
    ['workerd', process.execPath, path.join(folder, 'workerd/bin/workerd'), 'test', 'worker.capnp'],
  ];
};

const writePrograms = async (folder: string, service: string): Promise<void> => {
  const imports =
    "import * as sdk from '@recipe-ai/sdk';\nimport * as mock from '@recipe-ai/sdk/mock';\nimport { scenario } from './scenario.mjs';\n";
  const programs = {
    'main.mjs': `${imports}console.log(await scenario({ sdk, mock }, ${service}));\n`,
    'main.cjs': `const sdk = require('@recipe-ai/sdk');\nconst mock = require('@recipe-ai/sdk/mock');\nimport('./scenario.mjs').then(({ scenario }) => scenario({ sdk, mock }, ${service})).then(console.log);\n`,
    'worker.mjs': `${imports}export default { async test() { console.log(await scenario({ sdk, mock }, ${service})); } };\n`,
    'worker.capnp': `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ( name = "main", worker = ( modules = [ (name = "worker.js", esModule = embed "bundle.js") ], compatibilityDate = "2026-10-01", globalOutbound = "loopback" ) ),
    ( name = "loopback", network = ( allow = ["private"] ) ),
  ],
);
`,
  };
  for (const [file, text] of Object.entries(programs)) writeFileSync(path.join(folder, file), text);
  await bundle({ entryPoints: [`${FOLDER}/scenario.ts`], outfile: path.join(folder, 'scenario.mjs'), target: 'es2022' });
  await bundle({
    entryPoints: [path.join(folder, 'worker.mjs')],
    outfile: path.join(folder, 'bundle.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'import'],
    logLevel: 'warning',
  });
};

const runCommand = async (folder: string, command: string, args: readonly string[]): Promise<Result> => {
  const env = { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' };
  const { stdout, stderr } = await run(command, args, { cwd: folder, env, timeout: TIMEOUT_MS }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return { passed: stdout.includes(expected), output: `${stdout}${stderr}` };
};

/** Runs the scenario on every runtime whose name contains `filter`; returns how many failed. */
export const runRuntimes = async (folder: string, tarball: string, filter: string): Promise<number> => {
  const commands = listCommands().filter(([name]) => name.includes(filter));
  if (commands.length === 0) return 0;
  installRuntimes();
  install(folder, tarball, ['ky', 'zod']);
  const { createMockService } = await import('@recipe-ai/sdk/mock');
  const { listen } = await import('@recipe-ai/sdk/mock/node');
  const socket = await listen(createMockService(), { port: 0 });
  await writePrograms(folder, JSON.stringify({ url: socket.url, apiKey: socket.connection({ tier: 'scale' }).apiKey }));
  let failed = 0;
  for (const [name, command, ...args] of commands) {
    if (!existsSync(command)) {
      console.log(`      ${name}: not available for ${process.platform} ${process.arch}`);
      continue;
    }
    const { passed } = await report(name, () => runCommand(folder, command, args));
    if (!passed) failed++;
  }
  await socket.close();
  return failed;
};
