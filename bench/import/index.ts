// What a new process pays before its first result: time and memory of the import, and of the import and one call over loopback.
// `npm run bench -- import`. Every measurement has a process of its own, and the packages take turns.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { createMockService } from '@recipe-ai/sdk/mock';
import { report, toComparison } from '../figure.ts';
import { installPeers } from '../peers/install.ts';
import { own, peers, type Package } from './packages.ts';

const rounds = 21;

/** Milliseconds, and bytes of heap after garbage collection. */
interface Start {
  importMs: number;
  callMs: number;
  importHeap: number;
  callHeap: number;
}

const mock = createMockService();
const { baseUrl, apiKey } = mock.connection();
const body = await (await mock.fetch(`${baseUrl}/api/v1/pantries`, { headers: { authorization: `Bearer ${apiKey}` } })).text();
const server = fork('bench/call/server.ts', [body, '{"content-type":"application/json"}']);
const [port] = (await once(server, 'message')) as [number];

const programOf = ({ imports, call }: Package): string => `
  const baseUrl = 'http://127.0.0.1:${port}';
  const it = {};
  const heap = () => { for (let turn = 0; turn < 3; turn++) gc(); return process.memoryUsage().heapUsed; };
  const before = heap();
  let began = performance.now();
  ${Object.entries(imports)
    .map(([from, name]) => `it.${name} = (await import('${from}')).${name};`)
    .join('\n')}
  const importMs = performance.now() - began;
  const importHeap = heap() - before;
  began = performance.now();
  await ${call};
  const callMs = importMs + performance.now() - began;
  console.log(JSON.stringify({ importMs, callMs, importHeap, callHeap: heap() - before }));
  process.exit();`;

const start = async (one: Package): Promise<Start> => {
  const args = ['--expose-gc', '--input-type=module', '--eval', programOf(one)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: one.folder });
  return JSON.parse(stdout) as Start;
};

const packages = Object.entries(installPeers() ? { ...own, ...peers } : own);
const starts = new Map<string, Start[]>(packages.map(([name]) => [name, []]));
// The first round reads the files from the disk, and does not count.
for (let round = -1; round < rounds; round++) {
  for (const [name, one] of packages) {
    const found = await start(one);
    if (round >= 0) starts.get(name)!.push(found);
  }
  packages.push(packages.shift()!);
}
server.disconnect();

const reportField = (name: string, title: string, field: keyof Start, show: (value: number) => string): void => {
  // fetch is part of Node, so its import costs nothing.
  const shown = field.startsWith('import') ? [...starts].filter(([one]) => one !== 'fetch') : [...starts];
  const values = Object.fromEntries(shown.map(([one, found]) => [one, found.map((round) => round[field])]));
  report(toComparison({ name, title, values, peer: 'ky', show }));
};
const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
const inMb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(2)} MB`;
reportField('import', 'Import in Node (less is better)', 'importMs', inMs);
reportField('first-call', 'Import and first call over loopback (less is better)', 'callMs', inMs);
reportField('memory-import', 'Heap after the import (less is better)', 'importHeap', inMb);
reportField('memory-call', 'Heap after the first call (less is better)', 'callHeap', inMb);
