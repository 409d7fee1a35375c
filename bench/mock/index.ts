// Speed of the mock compared with other mocks: `npm run bench -- mock`. The built package and its peers take turns.
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createMockService } from '@recipe-ai/sdk/mock';
import { createHandlers } from '@recipe-ai/sdk/mock/msw';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { median, medianRatio, report } from '../figure.ts';
import { installPeers } from '../peers/install.ts';
import { freePort, start, startOn, stop } from './children.ts';
import { load, type Target } from './load.ts';
import { callsPerSecond, alternate, type Candidate } from './rounds.ts';
import { bodyOf, createScene, generate } from './scene.ts';

const rounds = 9;

const { mock, path, headers } = await createScene(createMockService);
const body = await bodyOf(mock, path, headers);
const url = mock.baseUrl + path;
/** The same response, without a service behind it. */
const recorded = Object.fromEntries((await mock.fetch(url, { headers })).headers);
const fixed = () => new Response(body, { headers: recorded });

/** A ratio of two candidates' calls per second, and the least it should be. */
interface Comparison {
  of: string;
  to: string;
  goal?: number;
}

const perSecond = (speed: number): string => `${Math.round(speed).toLocaleString('en')}/s`;

/** `least` holds the calls per second that candidates should reach by themselves. */
const reportSpeeds = (
  figure: { name: string; title: string },
  results: Map<string, number[]>,
  comparisons: readonly Comparison[],
  least: Record<string, number> = {},
): void => {
  const found = [...results].map(([candidate, speeds]) => {
    const speed = median(speeds);
    const ratios = comparisons
      .filter(({ of, to }) => of === candidate && results.has(to))
      .map(({ to, goal }) => ({ to, goal, ratio: medianRatio(speeds, results.get(to)!) }));
    const goals = ratios
      .filter(({ goal }) => goal !== undefined)
      .map(({ to, goal, ratio }) => `>= ${goal} × ${to}: ${ratio >= goal! ? 'met' : 'missed'}`);
    const minimum = least[candidate];
    if (minimum !== undefined) goals.push(`>= ${perSecond(minimum)}: ${speed >= minimum ? 'met' : 'missed'}`);
    const compared = ratios.map(({ to, ratio }) => `${ratio.toFixed(2)} × ${to}`);
    return { candidate, speed: perSecond(speed), value: speed, compared, goals: goals.join(', ') };
  });
  report({
    name: figure.name,
    chart: {
      title: `${figure.title} (more is better)`,
      bars: found.map(({ candidate, value, speed, compared }) => ({
        name: candidate,
        value,
        label: [speed, ...compared].join(', '),
        own: candidate.startsWith('mock'),
      })),
    },
    table: [
      ['', 'calls per second', 'compared', 'goal'],
      ...found.map((one) => [one.candidate, one.speed, one.compared.join(', '), one.goals]),
    ],
  });
};

const throughMsw = (name: string, handlers: Parameters<typeof setupServer>): Candidate => ({
  name,
  async round() {
    const server = setupServer(...handlers);
    server.listen({ onUnhandledFrame: 'error' });
    try {
      return await callsPerSecond(async () => (await fetch(url, { headers })).json());
    } finally {
      server.close();
    }
  },
});

interface Nock {
  (origin: string): { persist(): { get(path: string): { reply(status: number, body: string, headers: object): void } } };
  activate(): void;
  restore(): void;
  cleanAll(): void;
}

/** Its types are not available, because it is installed for the benchmarks only. */
const throughNock = (): Candidate => {
  const { default: nock } = createRequire(new URL('../peers/package.json', import.meta.url))('nock') as { default: Nock };
  // Loading it intercepts the requests of the other candidates too.
  nock.restore();
  return {
    name: 'nock, fixed response',
    async round() {
      nock.activate();
      nock(mock.baseUrl).persist().get(path).reply(200, body, recorded);
      try {
        return await callsPerSecond(async () => (await fetch(url, { headers })).json());
      } finally {
        nock.cleanAll();
        nock.restore();
      }
    },
  };
};

const hasPeers = installPeers();
const injected = async (_url: string, _init: RequestInit): Promise<Response> => fixed();
const direct: Candidate[] = [
  { name: 'mock.fetch', round: () => callsPerSecond(async () => (await mock.fetch(url, { headers })).json()) },
  { name: 'injected fetch', round: () => callsPerSecond(async () => (await injected(url, { headers })).json()) },
];
const intercepting = [
  throughMsw('mock through MSW', createHandlers(mock)),
  throughMsw('MSW, fixed response', [http.all(`${mock.baseUrl}/*`, fixed)]),
  ...(hasPeers ? [throughNock()] : []),
];
reportSpeeds(
  { name: 'mock', title: 'Calls to a mock that replaces fetch' },
  await alternate(direct, rounds),
  [{ of: 'mock.fetch', to: 'injected fetch', goal: 0.5 }],
  { 'mock.fetch': 15_000 },
);
reportSpeeds({ name: 'mock-intercepted', title: 'Calls of fetch that a mock intercepts' }, await alternate(intercepting, rounds), [
  { of: 'mock through MSW', to: 'MSW, fixed response', goal: 0.9 },
  { of: 'nock, fixed response', to: 'MSW, fixed response' },
]);

const children: ChildProcess[] = [];
const open = async (name: string): Promise<Target> => {
  const { child, line } = await start(['bench/mock/server.ts', name], (output) => output.startsWith('{'));
  children.push(child);
  return JSON.parse(line) as Target;
};
try {
  const targets = new Map<string, Target>([
    ['mock', await open('mock')],
    ['hono', await open('hono')],
  ]);
  if (hasPeers) {
    const prism = 'bench/peers/node_modules/@stoplight/prism-cli/dist/index.js';
    const port = await freePort();
    // Silent, because logging would take most of its time.
    children.push(await startOn(port, [prism, 'mock', 'dist/openapi.json', '--port', String(port), '--verboseLevel', 'silent']));
    targets.set('prism', { ...targets.get('mock')!, port });
  }
  const runAll = (call: object): Promise<Map<string, number[]>> =>
    alternate(
      Array.from(targets, ([name, target]) => ({ name, round: () => load({ ...target, ...call }) })),
      rounds,
    );
  reportSpeeds({ name: 'mock-socket', title: 'Calls to a mock on a socket' }, await runAll({}), [
    { of: 'mock', to: 'hono', goal: 0.5 },
    { of: 'mock', to: 'prism', goal: 3 },
  ]);
  reportSpeeds(
    { name: 'kitchen', title: 'Recipes on a socket: the mock generates one, the others send a fixed one' },
    await runAll(generate),
    [
      { of: 'mock', to: 'hono' },
      { of: 'mock', to: 'prism' },
    ],
  );
} finally {
  for (const child of children) await stop(child);
}
