import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { createMockService } from '@recipe-ai/sdk/mock';
import { probe, type Finding, type Fixture, type ProbeReport } from '@recipe-ai/sdk/probe';
import { toInteger } from './arguments.js';
import { assertConnection, mockOption, withAddressFlags, type AddressFlags } from './client.js';
import { exitCodes, UsageError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { fileProblem } from './input.js';
import { failed, faint, heading, paint, succeeded, toJson, toJsonLine, visible } from './output.js';

interface Options extends AddressFlags {
  dryRun?: boolean;
  maxCalls: number;
  fixtures?: string;
  json?: boolean;
  mock?: boolean;
}

const marks = { confirmed: succeeded, refuted: failed, unknown: () => faint('?') } satisfies Record<Finding['verdict'], () => string>;

const section = (title: string, findings: readonly Finding[]): string[] => [
  '',
  heading(title),
  ...findings.map(({ statement, verdict, evidence }) => `  ${marks[verdict]()} ${statement} ${faint(visible(`(${evidence})`))}`),
];

/** The report for a terminal. */
const showReport = ({ requests, findings, stopped, clientOptions, mockOptions }: ProbeReport): string => {
  const count = (verdict: Finding['verdict']): number => findings.filter((finding) => finding.verdict === verdict).length;
  return [
    ...requests.map(({ method, url, status, name }) => `${method} ${visible(url)} ${faint(`${status ?? 'no response'}  ${name}`)}`),
    ...(stopped === undefined ? [] : ['', paint('yellow', visible(`Stopped: ${stopped}`))]),
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
    ...(clientOptions.endpoints ? ['', 'Pass to new RecipeAI():', `  ${toJsonLine(clientOptions)}`] : []),
    ...(Object.keys(mockOptions).length > 0 ? ['', 'Pass to createMockService():', `  ${toJsonLine(mockOptions)}`] : []),
  ].join('\n');
};

const showPlan = ({ requests }: ProbeReport): string =>
  [
    'These requests would be sent, one at a time:',
    ...requests.map(({ method, url, name }) => `  ${method} ${visible(url)}  ${faint(name)}`),
    ...(requests.some(({ url }) => url.startsWith('{'))
      ? ['', 'Set RECIPE_AI_BASE_URL, and RECIPE_AI_AI_URL if the AI service has its own address.']
      : []),
  ].join('\n');

/** Runs what writes into the folder of `--fixtures`. */
const reportFolder = async (folder: string, write: () => Promise<unknown>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    throw new UsageError(`--fixtures ${folder} cannot be written: ${fileProblem(error as NodeJS.ErrnoException)}. Pass another folder.`);
  }
};

const writeFixtures = async (folder: string, fixtures: readonly Fixture[]): Promise<void> => {
  for (const fixture of fixtures) {
    await writeFile(path.join(folder, `${fixture.name.replaceAll(/\W+/g, '-')}.json`), `${JSON.stringify(fixture, null, 2)}\n`);
  }
};

/** True if a request got no response, or the service failed, so that it says nothing. Other responses are what a probe looks for. */
const isFailed = ({ name, status }: ProbeReport['requests'][number]): boolean =>
  !name.startsWith('invalid ') && (status === null || status >= 500);

/** The exit status of a probe that was not a dry run. Only a 429 can stop it for a limit. */
const exitCodeFor = ({ requests, findings, stopped }: ProbeReport): number => {
  if (findings.some(({ documented, verdict }) => documented && verdict === 'refuted')) return exitCodes.failed;
  if (stopped !== undefined) return requests.at(-1)?.status === 429 ? exitCodes.limit : exitCodes.failed;
  return requests.some(isFailed) ? exitCodes.failed : exitCodes.done;
};

/** `recipe-ai probe`: compares a service with what is documented and assumed. */
export const addProbe = (program: Command): void => {
  const command = withAddressFlags(program.command('probe'))
    .summary('compare the service with what is documented and assumed')
    .option('--dry-run', 'list the requests and send none')
    .option('--max-calls <number>', 'requests to send at most', toInteger('--max-calls', 1), 8)
    .option('--fixtures <folder>', 'write the responses there, without secrets')
    .option('--json', 'print the whole report as JSON')
    .addOption(mockOption('probe the mock instead of a service'))
    .addHelpText(
      'after',
      `
Nothing is created, changed or deleted. The probe stops at the first 401 for your key and at the first 429.
Exit status 1 if a documented statement is refuted or a request failed, 3 if a limit is used up.`,
    )
    .action(async ({ dryRun, maxCalls, fixtures, json, mock, apiKey, baseUrl, aiUrl }: Options) => {
      const connection = mock ? createMockService().connection() : { apiKey, baseUrl, aiUrl };
      if (!mock && !dryRun) assertConnection(connection);
      const folder = dryRun ? undefined : fixtures;
      if (folder !== undefined) await reportFolder(folder, () => mkdir(folder, { recursive: true })); // before a call is used up
      const report = await probe({ ...connection, dryRun, maxCalls });
      if (folder !== undefined) await reportFolder(folder, () => writeFixtures(folder, report.fixtures));
      if (json) console.log(toJson(report));
      else console.log(dryRun ? showPlan(report) : showReport(report));
      if (!dryRun) process.exitCode = exitCodeFor(report);
    });
  withExamples(command, 'probe --dry-run', 'probe --fixtures test/fixtures');
};
