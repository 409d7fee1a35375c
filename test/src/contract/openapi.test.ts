import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { validate } from '@readme/openapi-parser';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.js';
import { toOpenApi } from '../../../src/contract/openapi.js';

interface Described {
  paths: Record<string, Record<string, { operationId: string; summary: string }>>;
}

const document = (): Described => structuredClone(toOpenApi()) as object as Described;

/** What Redocly says under its strictest rules; empty where it has nothing to say. */
const lint = async (described: object): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(described));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--extends', 'recommended-strict', '--format', 'stylish', file];
  return promisify(execFile)(process.execPath, redocly, { env }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
};

test('satisfies the strictest rules of one validator', async () => {
  expect(await lint(document())).toBe('');
});

test('satisfies another validator', async () => {
  expect(await validate(JSON.parse(JSON.stringify(document())))).toMatchObject({ valid: true, warnings: [] });
});

test('a fault is seen by both', async () => {
  const faulty = document();
  const [first] = Object.values(Object.values(faulty.paths)[0] ?? {});
  Object.assign(first ?? {}, { responses: { 200: { description: 1 } } });
  expect(await lint(faulty)).toContain('Expected type `string` but got `integer`');
  expect(await validate(JSON.parse(JSON.stringify(faulty)))).toMatchObject({ valid: false });
});

test('describes each row of the table, and nothing else', () => {
  const described = Object.entries(document().paths).flatMap(([at, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(get|post|put|patch|delete)$/.test(method))
      .map(([method, { summary }]) => `${method} ${at} ${summary}`),
  );
  expect(described.toSorted()).toEqual(
    Object.values(endpoints)
      .map(({ method, path: at, summary }) => `${method} ${at} ${summary}`)
      .toSorted(),
  );
});
