import { statSync } from 'node:fs';
import { Option, type Command } from 'commander';
import type { MockOptions } from '@recipe-ai/sdk/mock';
import type { MockSocket } from '@recipe-ai/sdk/mock/node';
import type { Recorder, Recording } from '@recipe-ai/sdk/mock/record';
import { isLoopbackHost } from '../src/util/loopback.js';
import { toUrlWithoutUser } from './arguments.js';
import { UsageError } from './exit-codes.js';
import { faint, toJsonLine, visible, warning } from './output.js';
import { count, open, reportFailure, showDrift, showFinding } from './recordings.js';

/** Options of `recipe-ai mock` about recordings. */
export interface RecordingFlags {
  record?: string;
  recordAi?: string;
  recordTo: string;
  replay?: string;
  like?: string;
}

const DEFAULT_FOLDER = 'fixtures';

/** What has no effect while a real service responds. */
const ONLY_OF_THE_MOCK = [
  'replay',
  'like',
  'tier',
  'seed',
  'latency',
  'rateLimitHeaders',
  'errorFormat',
  'scenario',
  'allow',
  'forwardTo',
  'persist',
  'engine',
];

export const withRecordingFlags = (command: Command): Command =>
  command
    .addOption(
      new Option('--record <url>', 'forward every request to the real service at this URL, and record it')
        .argParser(toUrlWithoutUser('--record', 'https://api.example.com'))
        .conflicts(ONLY_OF_THE_MOCK),
    )
    .option(
      '--record-ai <url>',
      'the URL of the real AI service; default: that of --record',
      toUrlWithoutUser('--record-ai', 'https://ai.example.com'),
    )
    .option('--record-to <folder>', 'where --record writes its fixtures', DEFAULT_FOLDER)
    .option('--replay <recording>', 'respond from a folder of fixtures, or a .har file, if it has the request or the operation')
    .option('--like <recording>', 'write limit headers and errors in the formats of a recording');

const assertFolder = (folder: string): void => {
  const isFile = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false;
  if (isFile || /\.har$/i.test(folder))
    throw new UsageError(`--record-to ${folder}: pass a folder. To make an archive of it later: recipe-ai har export <folder> <file>`);
};

/** A recorder that prints what differs from the contract as soon as it is seen. */
export const createRecorder = async ({
  record,
  recordAi,
  recordTo: folder = DEFAULT_FOLDER,
}: Partial<RecordingFlags>): Promise<Recorder | undefined> => {
  if (record === undefined) {
    if (recordAi !== undefined) throw new UsageError('--record-ai needs --record with the URL of the real REST API.');
    return undefined;
  }
  assertFolder(folder);
  const { recordTo } = await import('@recipe-ai/sdk/mock/record');
  const recorder = recordTo(folder, {
    baseUrl: record,
    aiUrl: recordAi,
    onDrift: (finding) => console.log(showFinding(finding)),
    onProblem: (message) => console.error(warning(visible(message))),
  });
  const { responses } = recorder.drift();
  if (responses > 0)
    console.log(
      faint(visible(`${folder} has ${count(responses, 'response')} already. Those to the same requests are replaced, the others stay.`)),
    );
  return recorder;
};

const openForMock = async (path: string): Promise<Recording> => {
  const recording = await open(path);
  if (recording.fixtures.length === 0)
    console.error(warning(visible(`${path} has no requests to the service, so the mock responds as without it.`)));
  return recording;
};

/** The options of a mock that follow from recordings. */
export const optionsOfRecordings = async ({
  replay,
  like,
}: Partial<RecordingFlags>): Promise<Pick<MockOptions, 'replay' | 'rateLimitHeaders' | 'errorFormat'>> => {
  const replayed = replay === undefined ? undefined : await openForMock(replay);
  if (replayed)
    console.log(
      faint(visible(`Replays ${count(replayed.fixtures.length, 'response')} of ${replay}. X-Mock-Source says where a response is from.`)),
    );
  if (like === undefined) return { replay: replayed };
  const { mockOptions, unknownFormats } = (like === replay && replayed ? replayed : await openForMock(like)).drift();
  console.log(faint(visible(`Formats of ${like}: ${toJsonLine(mockOptions)}`)));
  for (const sentence of unknownFormats) console.error(warning(visible(sentence)));
  return { replay: replayed, ...mockOptions };
};

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** True if the mock would record itself, and so call itself without end. */
export const recordsItself = ({ url, aiUrl }: MockSocket, { record, recordAi }: Partial<RecordingFlags>): boolean => {
  const own = new Set([url, aiUrl].map((each) => portOf(new URL(each))));
  const targets = [record, recordAi].flatMap((target) => (target === undefined ? [] : new URL(target)));
  return targets.some((target) => isLoopbackHost(target.host) && own.has(portOf(target)));
};

export const printRecording = ({ url, aiUrl }: MockSocket, { record, recordTo = DEFAULT_FOLDER }: Partial<RecordingFlags>): void => {
  console.log(visible(`recipe-ai mock is ready at ${url} and records ${record} to ${recordTo}`));
  console.log(`export RECIPE_AI_BASE_URL=${url}`);
  console.log(`export RECIPE_AI_AI_URL=${aiUrl}`);
  console.log(faint('Call it with your own API key: it is passed on, and not stored. Callbacks come from the real service.'));
};

/** Writes what is not written yet, and prints the report. */
export const endRecording = (recorder: Recorder, { recordTo: folder = DEFAULT_FOLDER }: Partial<RecordingFlags>): void => {
  if (!recorder.flush())
    console.error(warning(visible(`Lost, because ${folder} cannot be written: ${count(recorder.unwritten.length, 'fixture')}.`)));
  console.log(reportFailure(() => showDrift(recorder.drift())));
};
