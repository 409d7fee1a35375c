import type { Command } from 'commander';
import type { DriftReport, Finding, Recording } from '@recipe-ai/sdk/mock/record';
import { CommandError, exitCodes, UsageError } from './exit-codes.js';
import { withExamples } from './examples.js';
import { failed, faint, toJson, toJsonLine, visible, warning } from './output.js';

/** Runs what reads or writes a recording, and reports in one line why it fails. */
export const reportFailure = <Result>(run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
};

/** The same for a path that the user has typed. */
const reportMistake = <Result>(run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

/** Opens a recording, and prints what could not be read of it on standard error. */
export const open = async (path: string): Promise<Recording> => {
  const { openRecording } = await import('@recipe-ai/sdk/mock/record');
  const recording = reportMistake(() => openRecording(path));
  for (const problem of recording.problems) console.error(warning(visible(problem)));
  return recording;
};

/** The same for a command that needs at least one fixture. */
const openFilled = async (path: string): Promise<Recording> => {
  const recording = await open(path);
  if (recording.fixtures.length > 0) return recording;
  throw new UsageError(`${visible(path)} has no requests to the service, so there is nothing to compare or to convert.`);
};

/** One difference from the contract, and where the contract states it. */
export const showFinding = ({ statement, evidence, source, documented }: Finding): string =>
  `${failed()} ${statement} ${faint(visible(`(${evidence})`))}\n    ${faint(`${documented ? 'documented' : 'assumed'}: ${source}`)}`;

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The report for a terminal. */
export const showDrift = ({ responses, drift, unlisted, mockOptions, unknownFormats }: DriftReport): string =>
  [
    `${count(responses, 'response')} compared with the contract, ${count(drift.length, 'difference')}.`,
    ...drift.map((finding) => `  ${showFinding(finding)}`),
    ...unlisted.map(
      (request) => `  ${failed()} ${visible(request)} is not in the contract\n    ${faint('no path in @recipe-ai/sdk/openapi.json')}`,
    ),
    ...unknownFormats.map((sentence) => warning(visible(sentence))),
    ...(Object.keys(mockOptions).length > 0 ? ['Pass to createMockService():', `  ${toJsonLine(mockOptions)}`] : []),
  ].join('\n');

const addDrift = (program: Command): void => {
  const command = program
    .command('drift <recording>')
    .summary('compare a recording with the contract')
    .option('--json', 'print the whole report as JSON')
    .addHelpText(
      'after',
      '\nA recording is a folder of fixtures, or a .har file. Exit status 1 if a documented statement is refuted, 2 if it has no requests to the service.',
    )
    .action(async (path: string, { json }: { json?: boolean }) => {
      const report = (await openFilled(path)).drift();
      console.log(json ? toJson(report) : showDrift(report));
      if (report.drift.some(({ documented }) => documented)) process.exitCode = exitCodes.failed;
    });
  withExamples(command, 'drift fixtures', 'drift recording.har --json');
};

/** Copies a recording to another format. */
const convert = async (from: string, to: string): Promise<void> => {
  const { fixtures } = await openFilled(from);
  const { saveRecording } = await import('@recipe-ai/sdk/mock/record');
  reportMistake(() => saveRecording(to, fixtures));
  console.log(visible(`${count(fixtures.length, 'fixture')} written to ${to}.`));
};

const toHarFile = (file: string): string => {
  if (/\.har$/i.test(file)) return file;
  throw new UsageError(`${file}: the name of an HTTP archive ends with .har.`);
};

const addHar = (program: Command): void => {
  const har = program.command('har').summary('convert between fixtures and HTTP archives (HAR)');
  har
    .command('import <file> <folder>')
    .summary('write the requests of an archive to a folder of fixtures, without secrets')
    .action((file: string, folder: string) => convert(toHarFile(file), folder));
  har
    .command('export <folder> <file>')
    .summary('write a folder of fixtures to an archive')
    .action((folder: string, file: string) => convert(folder, toHarFile(file)));
  withExamples(har, 'har import devtools.har fixtures', 'har export fixtures recording.har');
};

/** `recipe-ai drift` and `recipe-ai har`: what can be done with a recording. */
export const addRecordings = (program: Command): void => {
  addDrift(program);
  addHar(program);
};
