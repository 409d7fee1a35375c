// Runs the packed package on every runtime and next to other tools: `npm run matrix [-- <part of a name>]`. A whole run in which everything
// passed writes the page of the docs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, pack } from '../pack.ts';
import { chromium } from './browser.ts';
import { runNeighbours } from './neighbours.ts';
import { compatibilityPage, PAGE_FILE } from './page.ts';
import { runRuntimes } from './runtimes.ts';

const chromiumVersion = (): string => /\d+/.exec(execFileSync(chromium, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';

const filter = process.argv[2] ?? '';
build();
const home = mkdtempSync(path.join(tmpdir(), 'recipe-ai-matrix-'));
const tarball = pack(home);
try {
  const results = [await runRuntimes(path.join(home, 'runtimes'), tarball, filter), await runNeighbours(home, tarball, filter)];
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const leftOut = results.reduce((sum, result) => sum + result.leftOut, 0);
  if (failed > 0) process.exitCode = 1;
  else if (filter === '' && leftOut === 0) writeFileSync(PAGE_FILE, compatibilityPage(chromiumVersion()));
  else console.log(`${PAGE_FILE} stays as it is: this run left something out.`);
} finally {
  rmSync(home, { recursive: true, force: true });
}
