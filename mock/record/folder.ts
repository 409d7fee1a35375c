import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Fixture } from '../../src/comparison/fixture.js';
import { formatIssues } from '../../src/contract/issues.js';
import { validate } from '../../src/contract/validate.js';
import { findTarget } from './exchanges.js';
import { parseJsonFile } from './json-error.js';
import { identityOf } from './request-identity.js';

/** Fixtures, and what could not be read. */
export interface ReadFixtures {
  fixtures: Fixture[];
  /** One sentence for each part that was left out. */
  problems: string[];
}

const fixtureSchema = z.object({
  name: z.string(),
  recordedAt: z.optional(z.string()),
  request: z.object({ method: z.string(), url: z.url(), body: z.optional(z.unknown()) }),
  response: z.object({
    status: z.int().check(z.minimum(100), z.maximum(599)),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
});

const toFixture = (value: unknown, file: string): Fixture => {
  const { data, issues } = validate(fixtureSchema, value);
  if (data) return data;
  throw new Error(`${file} is not a fixture: ${formatIssues(issues)}.`);
};

const byNumber = new Intl.Collator('en', { numeric: true });

/** Reads every fixture of a folder, in the order of the file names. A file that cannot be read is a problem, and no reason to stop. */
export const readFolder = (folder: string): ReadFixtures => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted(byNumber.compare);
  const fixtures: Fixture[] = [];
  const problems: string[] = [];
  for (const name of files) {
    const file = path.join(folder, `${name}.json`);
    try {
      fixtures.push(toFixture(parseJsonFile(readFileSync(file, 'utf8'), file), file));
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return { fixtures, problems };
};

/** Longer names are cut; the identity that follows makes them unique. */
const MAX_NAME_LENGTH = 60;
const IDENTITY_LENGTH = 10;

/** Writes fixtures to a folder, one file each. The same request has the same file name in every recording, so that a diff shows what changed. */
export class FixtureFolder {
  readonly #folder: string;
  /** How many responses this object has written, by the identity of the request. */
  readonly #written = new Map<string, { count: number; last: string }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws if the folder cannot be written. A response that is equal to the one before it is not written again. */
  write(fixture: Fixture): void {
    const { method, url, body } = fixture.request;
    const { path: requestPath, search } = findTarget(method, url);
    const identity = identityOf({ method, path: requestPath, search, body });
    const before = this.#written.get(identity);
    const { status, body: responseBody } = fixture.response;
    const response = JSON.stringify([status, responseBody]);
    if (response === before?.last) return;
    const count = (before?.count ?? 0) + 1;
    const stem = this.#stemOf(fixture.name, identity);
    mkdirSync(this.#folder, { recursive: true });
    if (count === 1) this.#removeEarlier(stem);
    const file = count === 1 ? `${stem}.json` : `${stem}.${count}.json`;
    writeFileSync(path.join(this.#folder, file), `${JSON.stringify(fixture, null, 2)}\n`);
    this.#written.set(identity, { count, last: response });
  }

  #stemOf(name: string, identity: string): string {
    const readable = name.replaceAll(/[^\w.]+/g, '-').slice(0, MAX_NAME_LENGTH);
    return `${readable}-${createHash('sha256').update(identity).digest('hex').slice(0, IDENTITY_LENGTH)}`;
  }

  /** Removes what an earlier recording wrote for the same request beyond its first response. */
  #removeEarlier(stem: string): void {
    const later = readdirSync(this.#folder).filter(
      (name) => name.startsWith(`${stem}.`) && /^\d+\.json$/.test(name.slice(stem.length + 1)),
    );
    for (const name of later) rmSync(path.join(this.#folder, name));
  }
}
