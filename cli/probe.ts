import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { createMockService } from '@recipe-ai/sdk/mock';
import { probe, type ProbeFinding, type ProbeFixture, type ProbeReport } from '@recipe-ai/sdk/probe';
import { exitCodes, UsageError } from './exit-codes.js';
import { faint, heading, paint } from './output.js';

interface Options {
  dryRun?: boolean;
  maxCalls: number;
  fixtures?: string;
  json?: boolean;
  mock?: boolean;
}

const toCount = (value: string): number => {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`"${value}" is not a number of requests. Give 1 or more.`);
  return count;
};

const marks = {
  confirmed: () => paint('green', '✔'),
  refuted: () => paint('red', '✘'),
  unknown: () => faint('?'),
} satisfies Record<ProbeFinding['verdict'], () => string>;

const section = (title: string, findings: readonly ProbeFinding[]): string[] => [
  '',
  heading(title),
  ...findings.map(({ statement, verdict, evidence }) => `  ${marks[verdict]()} ${statement} ${faint(`(${evidence})`)}`),
];

/** The report for a terminal. */
const showReport = ({ requests, findings, stopped, clientOptions, mockOptions }: ProbeReport): string => {
  const count = (verdict: ProbeFinding['verdict']): number => findings.filter((finding) => finding.verdict === verdict).length;
  return [
    ...requests.map(({ method, url, status, name }) => `${method} ${url} ${faint(`${status ?? 'no response'}  ${name}`)}`),
    ...(stopped === undefined ? [] : ['', paint('yellow', `Stopped: ${stopped}`)]),
    ...section(
      'Documented by the service',
      findings.filter(({ documented }) => documented),
    ),
    ...section(
      'Assumed by this package',
      findings.filter(({ documented }) => !documented),
    ),
    '',
    `${count('confirmed')} confirmed, ${count('refuted')} refuted, ${count('unknown')} unknown.`,
    ...(clientOptions.endpoints ? ['', 'Pass to new RecipeAI():', `  ${JSON.stringify(clientOptions)}`] : []),
    ...(Object.keys(mockOptions).length > 0 ? ['', 'Pass to createMockService():', `  ${JSON.stringify(mockOptions)}`] : []),
  ].join('\n');
};

const showPlan = ({ requests }: ProbeReport): string =>
  ['These requests would be sent, one at a time:', ...requests.map(({ method, url, name }) => `  ${method} ${url}  ${faint(name)}`)].join(
    '\n',
  );

const writeFixtures = async (folder: string, fixtures: readonly ProbeFixture[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const fixture of fixtures) {
    await writeFile(path.join(folder, `${fixture.name.replaceAll(/\W+/g, '-')}.json`), `${JSON.stringify(fixture, null, 2)}\n`);
  }
};

/** `recipe-ai probe`: compares a service with what is documented and assumed. */
export const addProbe = (program: Command): void => {
  program
    .command('probe')
    .summary('compare the service with what is documented and assumed')
    .option('--dry-run', 'list the requests and send none')
    .option('--max-calls <number>', 'requests to send at most', toCount, 8)
    .option('--fixtures <folder>', 'write the responses there, without secrets')
    .option('--json', 'print the whole report as JSON')
    .option('--mock', 'probe the mock instead of a service')
    .addHelpText(
      'after',
      `
Nothing is created, changed or deleted. The probe stops at the first 401 for your key and at the first 429.
Exit status 1 if a documented statement is refuted.

Examples:
  $ recipe-ai probe --dry-run
  $ recipe-ai probe --fixtures test/fixtures`,
    )
    .action(async ({ dryRun, maxCalls, fixtures, json, mock }: Options) => {
      const report = await probe({ ...(mock ? createMockService().connection() : {}), dryRun, maxCalls });
      if (fixtures !== undefined && !dryRun) await writeFixtures(fixtures, report.fixtures);
      if (json) console.log(JSON.stringify(report, null, 2));
      else console.log(dryRun ? showPlan(report) : showReport(report));
      if (report.findings.some(({ documented, verdict }) => documented && verdict === 'refuted')) process.exitCode = exitCodes.failed;
    });
};
