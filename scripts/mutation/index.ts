// Mutation tests: `npm run mutation [-- src/callbacks mock/limits]`. Changes the sources of each folder in thousands of places, one at a
// time, and counts how many of the changes make a test fail. Writes reports/mutation/<folder>.html, and prints a table.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const HOME = 'scripts/mutation';
const REPORTS = 'reports/mutation';
/** In percent. A lower score fails the command. */
const LEAST_SCORE = 85;

interface Target {
  /** Files to change. Default: all of the folder. */
  sources?: string[];
  /** Tests that must notice. */
  tests: string[];
  /** Tests that take longer are left out. Default: see `SLOW_TEST_MS`. */
  slowTestMs?: number;
}

const serviceTests = ['adapters/{service-behaviour,fetch*}', 'service/connection', 'formats/*'].map((name) => `test/mock/${name}.test.ts`);
const targets: Record<string, Target> = {
  'src/callbacks': { tests: ['test/src/callbacks/**/*.test.ts'] },
  'src/client': {
    // What only the build for bundlers uses is tested by tests that this worker leaves out.
    sources: ['src/client/**/*.ts', '!src/client/late-request.ts'],
    tests: ['test/src/client/**/*.test.ts', 'test/src/errors.test.ts'],
    slowTestMs: 600,
  },
  'src/rate-limit': { tests: ['test/src/rate-limit/**/*.test.ts'], slowTestMs: 600 },
  'src/contract': { tests: ['test/src/{contract,client,callbacks,comparison,probe}/**/*.test.ts'] },
  'src/errors.ts': { sources: ['src/errors.ts'], tests: ['test/src/errors.test.ts', 'test/src/client/**/*.test.ts'] },
  'src/observability': { tests: ['test/src/{observability,client}/**/*.test.ts'], slowTestMs: 600 },
  'src/comparison': { tests: ['test/src/{comparison,probe}/*.test.ts'], slowTestMs: 600 },
  'src/tools': { tests: ['test/src/{tools,ai,mcp}/*.test.ts'], slowTestMs: 600 },
  'src/mcp': { tests: ['test/src/mcp/*.test.ts'], slowTestMs: 600 },
  'src/ai': { tests: ['test/src/ai/*.test.ts'], slowTestMs: 600 },
  'src/probe': { tests: ['test/src/probe/*.test.ts'], slowTestMs: 600 },
  'src/callbacks-redis': { tests: ['test/src/callbacks-redis/*.test.ts'], slowTestMs: 600 },
  'src/redis-client': { tests: ['test/src/redis-client/*.test.ts'] },
  'src/util': { tests: ['test/src/{util,client,callbacks}/**/*.test.ts', 'test/src/rate-limit/clock.test.ts'], slowTestMs: 600 },
  'mock/limits': { tests: ['test/mock/limits/*.test.ts', ...serviceTests] },
  'mock/callbacks': {
    tests: ['test/mock/callbacks/*.test.ts', 'test/mock/adapters/http-transport.test.ts'],
  },
  'mock/http': { tests: ['test/mock/{http,faults,operations,shapes,persistence}/*.test.ts', ...serviceTests] },
  'mock/record': { tests: ['test/mock/record/*.test.ts'], slowTestMs: 600 },
  'mock/engine': { tests: ['test/mock/engine/*.test.ts'], slowTestMs: 600 },
  'mock/kitchen/transform': {
    sources: ['mock/kitchen/transform/{guard,check-result}.ts'],
    tests: ['test/mock/kitchen/transform/**/*.test.ts', 'test/mock/kitchen/tones/*.test.ts'],
  },
};

const install = (): void => {
  const marker = `${HOME}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${HOME}/package-lock.json`).mtimeMs) return;
  console.log(`Installing Stryker in ${HOME} (once; about 60 MB).`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: HOME, stdio: ['ignore', 'ignore', 'inherit'] });
};

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

interface Row {
  folder: string;
  mutants: number;
  killed: number;
  survived: number;
  score: number;
}

const row = (folder: string, { files }: Report): Row => {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
  const killed = count('Killed');
  const survived = count('Survived', 'NoCoverage');
  return { folder, mutants: killed + survived, killed, survived, score: (100 * killed) / (killed + survived) };
};

/** Changes the sources of one folder; `undefined` if Stryker failed. */
const mutate = (folder: string, { sources = [`${folder}/**/*.ts`], tests, slowTestMs }: Target): Row | undefined => {
  const name = folder.replaceAll('/', '-');
  const jsonFile = `${REPORTS}/${name}.json`;
  const config = JSON.parse(readFileSync(`${HOME}/stryker.config.json`, 'utf8')) as object;
  const configFile = `${REPORTS}/${name}.config.json`;
  const reports = { jsonReporter: { fileName: jsonFile }, htmlReporter: { fileName: `${REPORTS}/${name}.html` } };
  writeFileSync(configFile, JSON.stringify({ ...config, ...reports, mutate: sources, testFiles: tests }));
  const { status } = spawnSync(process.execPath, [`${HOME}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', configFile], {
    stdio: 'inherit',
    env: { ...process.env, ...(slowTestMs !== undefined && { MUTATION_SLOW_TEST_MS: String(slowTestMs) }) },
  });
  return status === 0 ? row(folder, JSON.parse(readFileSync(jsonFile, 'utf8')) as Report) : undefined;
};

/** The target of a folder, or of one file in it. */
const targetOf = (path: string): Target => {
  const folder = Object.keys(targets).find((name) => path === name || path.startsWith(`${name}/`));
  if (folder === undefined)
    throw new RangeError(`There are no mutation tests of "${path}"; known here: ${Object.keys(targets).join(', ')}`);
  return { ...targets[folder]!, ...(path !== folder && { sources: [path] }) };
};

const wanted = process.argv.slice(2);
const paths = (wanted.length > 0 ? wanted : Object.keys(targets)).map((path) => ({ path, target: targetOf(path) }));

install();
mkdirSync(REPORTS, { recursive: true });
const rows: Row[] = [];
for (const { path, target } of paths) {
  const result = mutate(path, target);
  if (result) rows.push(result);
  else process.exitCode = 1;
}
console.log('| folder | mutants | killed | survived | score |\n| --- | ---: | ---: | ---: | ---: |');
for (const { folder, mutants, killed, survived, score } of rows) {
  console.log(`| \`${folder}\` | ${mutants} | ${killed} | ${survived} | ${score.toFixed(1)} % |`);
  if (score < LEAST_SCORE) process.exitCode = 1;
}
