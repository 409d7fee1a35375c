import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems, lockFolders, withoutHosts, type Lock, type Manifest } from '../../scripts/lockcheck.ts';

const integrity = 'sha512-x';
const read = <Shape>(file: string): Shape => JSON.parse(readFileSync(file, 'utf8')) as Shape;

test.each(lockFolders())('the lock file in %s has no problem', (folder) => {
  expect(findProblems(read<Lock>(`${folder}/package-lock.json`), read<Manifest>(`${folder}/package.json`))).toEqual([]);
});

describe('findProblems', () => {
  test('reports a dependency of any kind that is not locked', () => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
      const lock = { packages: { '': {}, 'node_modules/a': { integrity, [kind]: { b: '^1.0.0' } } } };
      expect(findProblems(lock, {})).toEqual(['node_modules/a needs b@^1.0.0, which is not locked: npm ci will fail.']);
    }
  });

  test('finds a dependency next to any package above the one that needs it', () => {
    const needs = { integrity, dependencies: { b: '1' } };
    for (const location of ['node_modules/b', 'node_modules/a/node_modules/b', 'node_modules/a/node_modules/c/node_modules/b']) {
      expect(findProblems({ packages: { 'node_modules/a/node_modules/c': needs, [location]: { integrity } } }, {})).toEqual([]);
    }
    expect(findProblems({ packages: { 'node_modules/c': needs, 'node_modules/a/node_modules/b': { integrity } } }, {})).toHaveLength(1);
  });

  test('accepts a missing optional peer', () => {
    const a = { integrity, peerDependencies: { b: '1' }, peerDependenciesMeta: { b: { optional: true } } };
    expect(findProblems({ packages: { 'node_modules/a': a } }, {})).toEqual([]);
  });

  test('reports a package without sha512 integrity', () => {
    expect(findProblems({ packages: { 'node_modules/a': {} } }, {})[0]).toContain('no sha512 integrity');
    expect(findProblems({ packages: { 'node_modules/a': { integrity: 'sha1-x' } } }, {})).toHaveLength(1);
  });

  test.each([
    ['a folder', { resolved: 'file:tools/a' }],
    ['a link', { link: true, resolved: 'tools/a' }],
  ])('reports a package from %s unless package.json declares it', (_, locked) => {
    expect(findProblems({ packages: { 'node_modules/a': locked } }, {})[0]).toContain('package.json does not declare');
    expect(findProblems({ packages: { 'node_modules/a': locked } }, { devDependencies: { a: 'file:tools/a' } })).toEqual([]);
  });

  test('reports a bundled package', () => {
    expect(findProblems({ packages: { 'node_modules/a/node_modules/b': { integrity, inBundle: true } } }, {})[0]).toContain('bundled');
  });

  test('reports a package under another name unless package.json declares the alias', () => {
    const lock = { packages: { 'node_modules/a': { integrity, name: 'evil' } } };
    expect(findProblems(lock, { devDependencies: { a: '^1.0.0' } })[0]).toContain('evil under another name');
    expect(findProblems(lock, { devDependencies: { a: 'npm:evil@1.0.0' } })).toEqual([]);
    expect(
      findProblems(
        { packages: { 'node_modules/b/node_modules/a': { integrity, name: 'evil' } } },
        { devDependencies: { a: 'npm:evil@1' } },
      ),
    ).toHaveLength(1);
  });

  test('reports an install script that package.json does not decide about', () => {
    const lock = { packages: { 'node_modules/a': { integrity, hasInstallScript: true } } };
    expect(findProblems(lock, {})[0]).toContain('install script');
    expect(findProblems(lock, { allowScripts: { a: false } })).toEqual([]);
  });
});

test('withoutHosts removes host names and nothing else', () => {
  const host = fc.constantFrom('https://a.example/b.tgz', 'git+ssh://git@b.example/c');
  const locked = fc.record({
    version: fc.string(),
    resolved: fc.option(host, { nil: undefined }),
    funding: fc.option(fc.record({ url: host }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^node_modules\/[a-z]{1,9}$/), locked), (packages) => {
      const { packages: cleaned } = withoutHosts({ packages });
      expect(JSON.stringify(cleaned)).not.toContain('://');
      expect(Object.entries(cleaned).map(([name, { version }]) => [name, version])).toEqual(
        Object.entries(packages).map(([name, { version }]) => [name, version]),
      );
    }),
  );
});
