import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

describe('a workflow', () => {
  const workflows = tracked.filter((file) => file.startsWith('.github/workflows/'));

  test.each(workflows)('%s takes actions by their commit, may only read unless a job says more, and keeps no credentials', (file) => {
    const text = readFileSync(file, 'utf8');
    const uses = [...text.matchAll(/^ *(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.filter((action) => !/^(\.\/.*|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action))).toEqual([]);
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length);
    expect(text).not.toMatch(/pull_request_target|secrets\./);
  });

  test('pins one commit of each action', () => {
    const pins = workflows.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+\/[\w-]+(?:\/[\w-]+)?@[0-9a-f]{40}/g) ?? []);
    const byAction = Map.groupBy(new Set(pins.map((pin) => pin.replace(/^([\w-]+\/[\w-]+)\/[\w-]+@/, '$1@'))), (pin) => pin.split('@')[0]);
    expect([...byAction].filter(([, all]) => all.length > 1)).toEqual([]);
  });
});

/** The entries of the lists `directories:` and `directory:` in Dependabot's part for one kind of dependency. */
const watchedBy = (ecosystem: string): string[] => {
  const part = readFileSync('.github/dependabot.yml', 'utf8')
    .split('  - package-ecosystem: ')
    .find((text) => text.startsWith(ecosystem));
  return [...(part ?? '').matchAll(/^ +(?:- |directory: )(\/\S*)$/gm)].map(([, folder = '']) => folder);
};

describe('Dependabot', () => {
  const foldersWith = (name: string): string[] =>
    tracked.filter((file) => path.posix.basename(file) === name).map((file) => path.posix.join('/', path.posix.dirname(file)));

  test('watches every package.json and every Dockerfile', () => {
    const npm = foldersWith('package.json').map((folder) => folder.replace(/^\/examples\/[^/]+$/, '/examples/*'));
    expect(watchedBy('npm').toSorted()).toEqual([...new Set(npm)].toSorted());
    expect(watchedBy('docker').toSorted()).toEqual(foldersWith('Dockerfile').toSorted());
  });
});

describe('what contributors and workflows read', () => {
  const pages = tracked.filter((file) => /^(\.github\/|\.ci\/|docs\/internals\/|(CONTRIBUTING|SECURITY|README)\.md$)/.test(file));

  test.each(pages)('%s names only scripts and workflows that exist', (file) => {
    const text = readFileSync(file, 'utf8');
    const scripts = [...text.matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
    const workflows = [...text.matchAll(/(?:\.github\/workflows\/|`)([\w-]+\.yml)\b/g)].map(([, name = '']) => name);
    expect(workflows.filter((name) => !existsSync(`.github/workflows/${name}`))).toEqual([]);
  });

  test.each(pages)('%s names only tests that exist', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`([\w./-]+\.test\.ts|test\/[\w/-]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !tracked.some((other) => `/${other}/`.includes(`/${name}/`)))).toEqual([]);
  });

  test.each(tracked.filter((file) => file.startsWith('.github/') && file.endsWith('.md')))('%s links only to files that exist', (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
  });

  test('leads to private reports in the repository of package.json', () => {
    const address = `${manifest.repository.url.replace(/^git\+|\.git$/g, '')}/security/advisories/new`;
    for (const file of ['SECURITY.md', '.github/ISSUE_TEMPLATE/config.yml']) expect(readFileSync(file, 'utf8')).toContain(address);
    expect(manifest.bugs.url).toBe(address.replace('security/advisories/new', 'issues'));
  });

  test('a script runs a file that exists', () => {
    const files = Object.values(manifest.scripts).flatMap((script) => script.match(/\b(?:bench|cli|scripts)\/[\w/.-]+\.ts\b/g) ?? []);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
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
            // Node loads the client from the CommonJS build, which includes ky and zod. The mock has no other build. The entries for
            // assistants are ES modules for Node too, because their packages are.
            ...(!/^\.\/(mock|mcp|ai)/.test(subpath) && { node: `${file.replace('./dist/', './dist/node/')}.js` }),
            default: `${file}.js`,
          },
          require: { types: `${file}.d.cts`, default: `${file}.cjs` },
        },
      ]);
    }
  });
});
