// Draws what `npm run demo` prints as an animated picture: `npm run site:demo`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linesOf, paced, type Output } from './terminal.ts';
import { terminalPicture } from './terminal-picture.ts';

const FILE = 'docs/images/demo.svg';
const COLUMNS = 80;
/** Between two lines: slow enough to see that they come, fast enough that the demo takes half a minute. */
const STEP_MS = 120;
const LONGEST_PAUSE_MS = 1500;

/** Makes the demo print to this process as it prints to a terminal: coloured, and with its progress bar, which goes to standard error. */
const asTerminal = `data:text/javascript,
  Object.assign(process.stdout, { isTTY: true, columns: ${COLUMNS}, rows: 24 });
  Object.defineProperty(process, 'stderr', { value: process.stdout });`;

const demo = spawn(process.execPath, ['--import', './scripts/sources.ts', '--import', asTerminal, 'cli/demo/index.ts'], {
  env: { PATH: process.env['PATH'], FORCE_COLOR: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const startedAt = performance.now();
const outputs: Output[] = [];
demo.stdout.setEncoding('utf8').on('data', (text: string) => outputs.push({ atMs: performance.now() - startedAt, text }));
const [status] = (await once(demo, 'close')) as [number | null];
if (status !== 0) throw new Error(`The demo ended with status ${status}.`);

mkdirSync(path.dirname(FILE), { recursive: true });
writeFileSync(FILE, terminalPicture(linesOf(paced(outputs, STEP_MS, LONGEST_PAUSE_MS), COLUMNS), COLUMNS, 'npm run demo'));
console.log(`${FILE} shows the demo.`);
