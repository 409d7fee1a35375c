// Installs the packed package next to other tools, as users do, and runs each project.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, hasChromium } from './browser.ts';
import type { Case, PackageManager } from './case.ts';
import { cases } from './cases.ts';
import { report, type Counts, type Result } from './report.ts';

const run = promisify(execFile);

/** Milliseconds for one installation or command. */
const TIMEOUT_MS = 300_000;

const NPM_INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error'];

/** The environment without the service and its secrets, as on a build machine. Every package manager uses the registry that npm does. */
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(RECIPE_AI_|NODE_OPTIONS$|npm_)/.test(name))),
  YARN_NPM_REGISTRY_SERVER: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
});

const writeManifest = (folder: string, manifest: object): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'project', private: true, ...manifest }));
};

const createProject = (folder: string, { dependencies, manifest, files }: Case, tarball: string): void => {
  writeManifest(folder, { ...manifest, dependencies: { ...dependencies, '@recipe-ai/sdk': `file:${tarball}` } });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

type RunProgram = (command: string, args: readonly string[]) => Promise<unknown>;

/** Installs a package manager next to the project, and the project with it. Returns what runs a command of the project. */
const installWith = async (
  { dependency, command, install, exec }: PackageManager,
  folder: string,
  runProgram: RunProgram,
): Promise<RunProgram> => {
  const home = `${folder}-package-manager`;
  writeManifest(home, { dependencies: dependency });
  await runProgram('npm', [...NPM_INSTALL, '--prefix', home]);
  const program = path.join(home, 'node_modules/.bin', command);
  await runProgram(program, install);
  return (name, args) => runProgram(program, [...exec, name, ...args]);
};

const installWithNpm = async (folder: string, runProgram: RunProgram): Promise<RunProgram> => {
  await runProgram('npm', NPM_INSTALL);
  return (name, args) => runProgram(name === 'node' ? process.execPath : path.join(folder, 'node_modules/.bin', name), args);
};

const runCase = async (example: Case, folder: string, tarball: string): Promise<Result> => {
  createProject(folder, example, tarball);
  const options = { cwd: folder, timeout: TIMEOUT_MS, env: { ...cleanEnvironment(), ...example.env, NO_COLOR: '1', CI: 'true' } };
  const runProgram: RunProgram = (command, args) => run(command, args, options);
  try {
    const { packageManager } = example;
    const runCommand = await (packageManager ? installWith(packageManager, folder, runProgram) : installWithNpm(folder, runProgram));
    for (const [command = '', ...args] of example.commands) await runCommand(command, args);
    return { passed: true };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return { passed: false, output: [message, stdout, stderr].join('\n') };
  }
};

/** Runs the cases whose name contains `filter`. */
export const runNeighbours = async (home: string, tarball: string, filter: string): Promise<Counts> => {
  const counts: Counts = { failed: 0, leftOut: 0 };
  for (const [index, example] of cases.entries()) {
    if (!example.name.includes(filter)) continue;
    if (example.needsChromium && !hasChromium) {
      console.log(`      ${example.name}: no Chromium at ${chromium}; CHROMIUM_PATH says where there is one`);
      counts.leftOut++;
      continue;
    }
    const result = await report(example.name, () => runCase(example, path.join(home, `neighbour-${index}`), tarball));
    if (!result.passed) counts.failed++;
  }
  return counts;
};
