import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fixture } from '../../mock/record.js';
import { newFolder } from './new-folder.js';

/** A path in a new folder; nothing is there yet. The folder is deleted after the tests of the file. */
export const newPath = (name = 'fixtures'): string => path.join(newFolder('recording-'), name);

/** The files of a folder, by name. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));

/** A fixture of a request below `https://api.example.com`, whose response is JSON. */
export const fixtureOf = (
  name: string,
  request: { method?: string; path: string; body?: unknown },
  response: { status?: number; headers?: Record<string, string>; body?: unknown },
): Fixture => ({
  name,
  request: {
    method: request.method ?? 'GET',
    url: `https://api.example.com${request.path}`,
    ...(request.body !== undefined && { body: request.body }),
  },
  response: { status: 200, ...response, headers: { 'content-type': 'application/json', ...response.headers }, body: response.body ?? '' },
});
