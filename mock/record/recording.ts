import { readFileSync, writeFileSync } from 'node:fs';
import type { Fixture } from '../../src/comparison/fixture.js';
import type { ReplaySource } from '../http/recording.js';
import { driftOf, type DriftReport } from './drift.js';
import { FixtureFolder, readFolder, type ReadFixtures } from './folder.js';
import { toHar } from './har.js';
import { parseHar } from './parse-har.js';
import { createReplay, indexFixtures } from './replay.js';
import { reasonOf } from './send.js';

/** Recorded requests and responses. Pass it to `createMockService()` as `replay`. */
export interface Recording extends ReplaySource {
  /** The fixtures, in the order in which the mock serves those of the same request. */
  readonly fixtures: readonly Fixture[];
  /** What could not be read, one sentence each. The rest of the recording is complete. */
  readonly problems: readonly string[];
  /** Options for `createMockService()` that make the mock write limit headers and errors as the recorded service does. */
  readonly mockOptions: DriftReport['mockOptions'];
  /** Compares the responses with what is documented and what is assumed. */
  drift(): DriftReport;
}

const isHar = (path: string): boolean => /\.har$/i.test(path);

const reasons: Partial<Record<string, string>> = { ENOENT: 'there is no such file or folder', ENOTDIR: 'it is not a folder' };

const problemOf = (error: unknown): string => reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? reasonOf(error);

const read = (path: string): ReadFixtures => {
  try {
    return isHar(path) ? parseHar(readFileSync(path, 'utf8'), path) : readFolder(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(`The recording ${path} cannot be read: ${problemOf(error)}. Pass a folder of fixtures, or a .har file.`, {
      cause: error,
    });
  }
};

const unlistedProblem = ({ unlisted }: DriftReport): string[] =>
  unlisted.map((request) => `${request} is not in the contract: its response is served only to the same request.`);

/**
 * Opens a recording: a folder of fixtures, or an HTTP archive of this package or of a browser, whose name ends with `.har`. Secrets of an
 * archive are removed while it is read. A part that cannot be read is left out and named in `problems`. Throws if nothing can be read.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { openRecording, saveRecording, type Fixture } from '@recipe-ai/sdk/mock/record';
 *
 * const fixture: Fixture = {
 *   name: 'pantries.list',
 *   request: { method: 'GET', url: 'https://api.example.com/api/v1/pantries' },
 *   response: { status: 200, headers: { 'content-type': 'application/json' }, body: { data: [], next_cursor: 'page-2' } },
 * };
 * saveRecording('fixtures', [fixture]);
 *
 * const mock = createMockService({ replay: openRecording('fixtures') });
 * const page = await new RecipeAI(mock.connection()).pantries.list();
 * console.log(page.next_cursor, mock.requests[0]?.source); // page-2 exact
 * ```
 */
export const openRecording = (path: string): Recording => {
  const { fixtures, problems } = read(path);
  const index = indexFixtures(fixtures);
  const report = driftOf(fixtures);
  return {
    fixtures,
    problems: [...problems, ...unlistedProblem(report)],
    mockOptions: report.mockOptions,
    drift: () => report,
    replay: () => createReplay(index),
  };
};

/** Writes fixtures to a folder, one file each, or to an HTTP archive if the name ends with `.har`. Throws if it cannot be written. */
export const saveRecording = (path: string, fixtures: readonly Fixture[]): void => {
  try {
    if (isHar(path)) return writeFileSync(path, `${JSON.stringify(toHar(fixtures), null, 2)}\n`);
    const folder = new FixtureFolder(path);
    for (const fixture of fixtures) folder.write(fixture);
  } catch (error) {
    throw new Error(`The recording ${path} cannot be written: ${problemOf(error)}.`, { cause: error });
  }
};
