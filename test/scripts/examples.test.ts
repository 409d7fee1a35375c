import { expect, test } from 'vitest';
import { chooseExamples, commandIn, DOCKER_EXAMPLES, QUICK_EXAMPLES, toTable, withSdk } from '../../scripts/examples/folders.ts';

test('runs the command that the README names', () => {
  expect(commandIn('# Name\n\n- Test: `npm install && npm test`\n- Start: `npm start`\n')).toBe('npm install && npm test');
  expect(() => commandIn('# Name\n\n- Start: `npm start`\n')).toThrow('no line "- Test: `<command>`"');
});

test('takes the SDK from the tarball, and everything else as it is', () => {
  const manifest = { name: 'a', dependencies: { '@recipe-ai/sdk': 'file:../..', hono: '4.0.0' } };
  expect(withSdk(manifest, 'file:/x.tgz')).toEqual({ name: 'a', dependencies: { '@recipe-ai/sdk': 'file:/x.tgz', hono: '4.0.0' } });
});

test('runs all examples that need no Docker, the quick ones, or those that are named', () => {
  const all = [...QUICK_EXAMPLES, 'slow'];
  expect(chooseExamples([...all, ...DOCKER_EXAMPLES], [])).toEqual(all);
  expect(chooseExamples([...all, ...DOCKER_EXAMPLES], ['docker'])).toEqual(['docker']);
  expect(chooseExamples(all, ['--quick'])).toEqual(QUICK_EXAMPLES);
  expect(chooseExamples(all, ['slow'])).toEqual(['slow']);
  expect(() => chooseExamples(all, ['slwo'])).toThrow('There is no example slwo.');
});

test('prints a row for each example and their sum', () => {
  const table = toTable([
    { name: 'hono', passed: true, seconds: 4.4 },
    { name: 'next', passed: false, seconds: 30.2 },
  ]);
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['example', 'result', 'seconds'],
    ['hono', 'passed', '4'],
    ['next', 'FAILED', '30'],
    ['2 examples', '1 FAILED', '35'],
  ]);
});
