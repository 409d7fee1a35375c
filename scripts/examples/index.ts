// Runs examples as their READMEs say, each in a copy of its folder with the packed package: `npm run examples [-- --quick | name…]`.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, pack } from '../pack.ts';
import { chooseExamples, commandIn, DOCKER_EXAMPLES, toTable, withSdk, type ExampleManifest, type ExampleResult } from './folders.ts';

/** Ten times what the slowest example takes: a test that hangs ends all the same. */
const TIMEOUT_MS = 900_000;

/** What a new clone of the repository has in the folder. */
const copyFolder = (name: string, target: string): void => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', `examples/${name}`], { encoding: 'utf8' });
  for (const file of listed.trim().split('\n')) cpSync(file, path.join(target, path.relative(`examples/${name}`, file)));
};

/** The environment of a user: neither the service's variables nor this project's programs. */
const userEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(RECIPE_AI_|npm_|NODE_OPTIONS$|NODE_ENV$|INIT_CWD$)/.test(name));
  const programs = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(inherited),
    PATH: [path.dirname(process.execPath), ...programs].join(path.delimiter),
    CI: 'true',
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
  };
};

/** Runs a command line in a process group of its own, so that nothing it started outlives it. */
const runCommand = async (command: string, folder: string): Promise<{ passed: boolean; output: string }> => {
  const child = spawn(command, { cwd: folder, env: userEnvironment(), shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const killGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has ended.
    }
  };
  const timer = setTimeout(killGroup, TIMEOUT_MS);
  const [status] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  killGroup();
  return { passed: status === 0, output };
};

/** The SDK as package.json names it. Docker sees only the folder of the example, so the tarball is copied there. */
const placeSdk = (name: string, folder: string, tarball: string): string => {
  if (!DOCKER_EXAMPLES.includes(name)) return `file:${tarball}`;
  cpSync(tarball, path.join(folder, path.basename(tarball)));
  return `file:${path.basename(tarball)}`;
};

const runExample = async (name: string, home: string, tarball: string): Promise<ExampleResult> => {
  const folder = path.join(home, name);
  mkdirSync(folder);
  copyFolder(name, folder);
  const manifest = path.join(folder, 'package.json');
  const changed = withSdk(JSON.parse(readFileSync(manifest, 'utf8')) as ExampleManifest, placeSdk(name, folder, tarball));
  writeFileSync(manifest, JSON.stringify(changed, null, 2));
  const startedAt = performance.now();
  const { passed, output } = await runCommand(commandIn(readFileSync(path.join(folder, 'README.md'), 'utf8')), folder);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name} (${seconds.toFixed(0)} s)${passed ? '' : `\n${output}`}`);
  rmSync(folder, { recursive: true, force: true });
  return { name, passed, seconds };
};

const all = globSync('examples/*/package.json')
  .map((file) => path.basename(path.dirname(file)))
  .toSorted();
const chosen = chooseExamples(all, process.argv.slice(2));
build();
const home = mkdtempSync(path.join(tmpdir(), 'recipe-ai-examples-'));
try {
  const tarball = pack(home);
  const results: ExampleResult[] = [];
  for (const name of chosen) results.push(await runExample(name, home, tarball));
  console.log(`\n${toTable(results)}`);
  const left = DOCKER_EXAMPLES.filter((name) => !chosen.includes(name));
  if (left.length > 0) console.log(`Not run, because they need Docker: ${left.join(', ')}. Name them to run them.`);
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
