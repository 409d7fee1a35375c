import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { blocksIn } from './blocks.js';

/** The blocks with the mode `output`: what the block before them prints. */
const outputs = ['README.md', ...globSync('docs/guide/*.md').toSorted()].flatMap((file) => {
  const blocks = blocksIn(file, readFileSync(file, 'utf8'));
  return blocks.flatMap(({ at, modes, code }, index) =>
    modes.includes('output') ? [{ at, output: code, program: blocks[index - 1]?.code ?? '' }] : [],
  );
});

test('the README shows what its first program prints', () => {
  expect(outputs.map(({ at }) => at)).toContainEqual(expect.stringMatching(/^README\.md:/));
});

test.each(outputs)('$at is what the block before it prints', async ({ output, program }) => {
  const args = ['--import', './scripts/sources.ts', '--input-type=module-typescript', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 30_000 });
  expect(stdout.trimEnd()).toBe(output);
});
