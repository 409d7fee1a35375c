// Runs the packed package on every runtime and next to other tools: `npm run matrix [-- <part of a name>]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, pack } from '../pack.ts';
import { runNeighbours } from './neighbours.ts';
import { runRuntimes } from './runtimes.ts';

const filter = process.argv[2] ?? '';
build();
const home = mkdtempSync(path.join(tmpdir(), 'recipe-ai-matrix-'));
const tarball = pack(home);
try {
  const failed = (await runRuntimes(path.join(home, 'runtimes'), tarball, filter)) + (await runNeighbours(home, tarball, filter));
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(home, { recursive: true, force: true });
}
