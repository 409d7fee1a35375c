// Installs the packed package next to other tools, as users do, and runs each project.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Case } from './case.ts';
import { cases } from './cases.ts';
import { report, type Result } from './report.ts';

const run = promisify(execFile);

/** Milliseconds for one installation or command. */
const TIMEOUT_MS = 300_000;

/** The environment without the service and its secrets, as on a build machine. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('RECIPE_AI_') && name !== 'NODE_OPTIONS'));

const createProject = (folder: string, { dependencies, manifest, files }: Case, tarball: string): void => {
  mkdirSync(folder, { recursive: true });
  const all = { ...dependencies, '@recipe-ai/sdk': `file:${tarball}` };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'project', private: true, ...manifest, dependencies: all }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const runCase = async (example: Case, folder: string, tarball: string): Promise<Result> => {
  createProject(folder, example, tarball);
  const options = { cwd: folder, timeout: TIMEOUT_MS, env: { ...cleanEnvironment(), ...example.env, NO_COLOR: '1', CI: 'true' } };
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options);
    for (const [command = '', ...args] of example.commands) {
      await run(command === 'node' ? process.execPath : path.join(folder, 'node_modules/.bin', command), args, options);
    }
    return { passed: true };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return { passed: false, output: `${stdout}${stderr}` || message };
  }
};

/** Runs every case whose name contains `filter`; returns how many failed. */
export const runNeighbours = async (home: string, tarball: string, filter: string): Promise<number> => {
  let failed = 0;
  for (const example of cases.filter(({ name }) => name.includes(filter))) {
    const result = await report(example.name, () => runCase(example, path.join(home, example.name.replaceAll(/\W+/g, '-')), tarball));
    if (!result.passed) failed++;
  }
  return failed;
};
