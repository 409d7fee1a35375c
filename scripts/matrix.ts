// Runs the built and packed package on every runtime it is made for, each with the same scenario against the mock on a socket.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import { expected } from '../test/runtimes/scenario.ts';
import { build, install, pack } from './pack.ts';

const run = promisify(execFile);
const home = 'test/runtimes';
const runtimes = path.resolve(home, 'node_modules');
const { platform, arch } = process;
const exe = platform === 'win32' ? '.exe' : '';

const mark = path.join(runtimes, '.package-lock.json');
if (!existsSync(mark) || statSync(mark).mtimeMs < statSync(`${home}/package-lock.json`).mtimeMs) {
  console.log(`Installing the runtimes in ${home} (once; about 600 MB).`);
  execFileSync('npm', ['ci', '--loglevel=error'], { cwd: home, stdio: 'inherit' });
}

build();
const folder = mkdtempSync(path.join(tmpdir(), 'recipe-ai-matrix-'));
install(folder, pack(folder), ['ky', 'zod']);
await bundle({ entryPoints: [`${home}/scenario.ts`], outfile: path.join(folder, 'scenario.mjs'), target: 'es2022' });

const { createMockService } = await import('@recipe-ai/sdk/mock');
const { listen } = await import('@recipe-ai/sdk/mock/node');
const mock = createMockService();
const server = await listen(mock, { port: 0 });
const service = JSON.stringify({ url: server.url, apiKey: mock.keys.create({ tier: 'scale' }) });

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

const node22 = path.join(runtimes, `node22-${platform}-${arch}/bin/node${exe}`);
const oldest = path.join(runtimes, `node22-first-${platform}-${arch}/bin/node${exe}`);
const bun = `@oven/bun-${platform === 'win32' ? 'windows' : platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun${exe}`;
const deno = ['bin.cjs', 'run', '--no-prompt', '--no-remote', '--node-modules-dir=manual', '--allow-net=127.0.0.1', 'main.mjs'];

const rows: [name: string, command: string, ...args: string[]][] = [
  ['Node 26, import', process.execPath, 'main.mjs'],
  ['Node 26, require', process.execPath, 'main.cjs'],
  ['Node 22.23, import', node22, 'main.mjs'],
  ['Node 22.23, require', node22, 'main.cjs'],
  ['Node 22.12, import', oldest, 'main.mjs'],
  ['Node 22.12, require', oldest, 'main.cjs'],
  ['Bun', path.join(runtimes, bun), 'run', 'main.mjs'],
  ['Deno', process.execPath, path.join(runtimes, 'deno', deno[0] ?? ''), ...deno.slice(1)],
  ['workerd', process.execPath, path.join(runtimes, 'workerd/bin/workerd'), 'test', 'worker.capnp'],
];
const env = { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' };

let failed = 0;
for (const [name, command, ...args] of rows) {
  if (!existsSync(command)) {
    console.log(`      ${name}: not made for ${platform} ${arch}`);
    continue;
  }
  const began = performance.now();
  const { stdout, stderr } = await run(command, args, { cwd: folder, env, timeout: 30_000 }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const passed = stdout.includes(expected);
  if (!passed) failed += 1;
  console.log(
    `${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(20)} ${Math.round(performance.now() - began)} ms${passed ? '' : `\n${stdout}${stderr}`}`,
  );
}

await server.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
