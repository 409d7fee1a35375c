import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { entries } from '../../scripts/entries.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

describe('what is committed', () => {
  test('names no registry and no folder of the machine it was written on', () => {
    const machine = /\bregistry\.[a-z]|(?<![\w.~-])\/(?:root|home|Users|work|tmp)\/[\w.-]/;
    const named = tracked.flatMap((file) => {
      const found = machine.exec(readFileSync(file, 'utf8'));
      return found === null ? [] : [`${file}: ${found[0]}`];
    });
    expect(named).toEqual([]);
  });

  test('holds nothing that the build or the tests make', () => {
    expect(tracked.filter((file) => /^(dist|coverage|docs\/api|node_modules)\/|\.tgz$/.test(file))).toEqual([]);
  });
});

describe('the entries', () => {
  test('lead to the same sources in tsconfig.json as in the build', () => {
    const { paths } = (JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { compilerOptions: { paths: object } }).compilerOptions;
    expect(paths).toEqual(Object.fromEntries(entries.map(({ name, source }) => [name, [`./${source}`]])));
  });

  test('give `import` and `require` their own declarations', () => {
    for (const [subpath, target] of Object.entries(manifest.exports)) {
      if (typeof target === 'string') continue;
      const file = target.import.default.replace(/\.js$/, '');
      expect([subpath, target]).toEqual([
        subpath,
        // MSW's Node half does not load in a browser; there the same handlers come from the browser's entry.
        {
          import: {
            types: `${file}.d.ts`,
            ...(subpath === './mock/msw' && { browser: './dist/mock/browser.js' }),
            // Node loads the client from the CommonJS build, which includes ky and zod. The mock has no other build.
            ...(!subpath.startsWith('./mock') && { node: `${file.replace('./dist/', './dist/node/')}.js` }),
            default: `${file}.js`,
          },
          require: { types: `${file}.d.cts`, default: `${file}.cjs` },
        },
      ]);
    }
  });
});
