import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { entries } from '../../scripts/entries.ts';
import { complaintsAbout, withoutHosts, type Lock } from '../../scripts/lockcheck.ts';

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
            // Node loads the client from the CommonJS build, which includes ky and zod.
            ...(!subpath.startsWith('./mock') && { node: `${file.replace('./dist/', './dist/node/')}.js` }),
            default: `${file}.js`,
          },
          require: { types: `${file}.d.cts`, default: `${file}.cjs` },
        },
      ]);
    }
  });
});

describe('the lock', () => {
  const integrity = 'sha512-x';

  test.each(['package-lock.json', 'test/runtimes/package-lock.json', 'bench/peers/package-lock.json', 'test/generators/package-lock.json'])(
    '%s is whole and names no host',
    (file) => {
      expect(complaintsAbout(JSON.parse(readFileSync(file, 'utf8')) as Lock)).toEqual([]);
    },
  );

  test('is missed where a dependency of any kind is not in it', () => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
      const lock = { packages: { '': {}, 'node_modules/a': { integrity, [kind]: { b: '^1.0.0' } } } };
      expect(complaintsAbout(lock)).toEqual(['node_modules/a needs b@^1.0.0, which is not locked: npm ci will fail.']);
    }
  });

  test('may hold a dependency beside any package above the one that needs it', () => {
    const needs = { integrity, dependencies: { b: '1' } };
    for (const place of ['node_modules/b', 'node_modules/a/node_modules/b', 'node_modules/a/node_modules/c/node_modules/b']) {
      expect(complaintsAbout({ packages: { 'node_modules/a/node_modules/c': needs, [place]: { integrity } } })).toEqual([]);
    }
    expect(complaintsAbout({ packages: { 'node_modules/c': needs, 'node_modules/a/node_modules/b': { integrity } } })).toHaveLength(1);
  });

  test('may lack an optional peer', () => {
    const lock = {
      packages: { 'node_modules/a': { integrity, peerDependencies: { b: '1' }, peerDependenciesMeta: { b: { optional: true } } } },
    };
    expect(complaintsAbout(lock)).toEqual([]);
  });

  test('needs a sha512 for whatever is downloaded, and none for a folder of the project', () => {
    expect(complaintsAbout({ packages: { 'node_modules/a': {} } })[0]).toContain('no sha512 integrity');
    expect(complaintsAbout({ packages: { 'node_modules/a': { integrity: 'sha1-x' } } })).toHaveLength(1);
    expect(complaintsAbout({ packages: { 'node_modules/a': { resolved: 'file:tools/a' } } })).toEqual([]);
  });

  test('loses its hosts, and nothing else, when it is mended', () => {
    const host = fc.constantFrom('https://a.example/b.tgz', 'git+ssh://git@b.example/c');
    const place = fc.record({
      version: fc.string(),
      resolved: fc.option(host, { nil: undefined }),
      funding: fc.option(fc.record({ url: host }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^node_modules\/[a-z]{1,9}$/), place), (packages) => {
        const { packages: mended } = withoutHosts({ packages });
        expect(JSON.stringify(mended)).not.toContain('://');
        expect(Object.entries(mended).map(([name, { version }]) => [name, version])).toEqual(
          Object.entries(packages).map(([name, { version }]) => [name, version]),
        );
      }),
    );
  });
});
