import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';
import { notices } from '../../scripts/notices.ts';

const installed = path.join(inject('consumer'), 'node_modules/@recipe-ai/sdk');
const files = globSync('**/*.*', { cwd: installed }).map((file) => file.replaceAll(path.sep, '/'));

test('the tarball contains the build, the manifest and documents, and nothing else', () => {
  const known =
    /^(package\.json|README\.md|CHANGELOG\.md|THIRD-PARTY\.md|docs\/guide\/[a-z-]+\.md|docs\/reference\/admin-api\.md|docs\/skills\/[a-z-]+\/SKILL\.md|dist\/.*\.(js|cjs|d\.ts|d\.cts|map|json))$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
  expect(globSync('LICENSE', { cwd: installed })).toEqual(['LICENSE']);
});

test('every relative link of the Markdown leads to a file of the package', () => {
  const dead = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(path.join(installed, file), 'utf8').replaceAll(/^```.*?^```/gms, '');
      const links = [...text.matchAll(/\]\(([^\s()#:]+)[)#]/g)].map(([, link = '']) => path.join(path.dirname(file), link));
      return links.filter((link) => !existsSync(path.join(installed, link))).map((link) => `${file}: ${link}`);
    });
  expect(dead).toEqual([]);
});

test('THIRD-PARTY.md names the bundled packages (npm run notices)', () => {
  expect(readFileSync(path.join(installed, 'THIRD-PARTY.md'), 'utf8')).toBe(notices());
});

test('no file contains the path of the build', () => {
  const withPath = files.filter((file) => readFileSync(path.join(installed, file), 'utf8').includes(process.cwd()));
  expect(withPath).toEqual([]);
});

test('THIRD-PARTY.md names the Public Suffix List and its licence', () => {
  expect(notices()).toMatch(/Public Suffix List .*Mozilla Public License 2\.0/);
});

describe('run-time imports of an entry point', () => {
  const allowed: Record<string, RegExp> = {
    index: /^(ky|zod\/mini)$/,
    probe: /^(ky|zod\/mini)$/,
    mcp: /^@modelcontextprotocol\/server$/,
    ai: /^$/,
    'mock/msw': /^(zod\/mini|msw|msw\/node)$/,
    'mock/browser': /^(zod\/mini|msw|msw\/browser)$/,
    'mock/node': /^node:.*$/,
    'mock/engine': /^ai$/,
    'mock/record': /^node:.*$/,
    'callbacks/node': /^(zod\/mini|node:.*)$/,
  };

  test.each(entries)('$name', async ({ output }) => {
    const { metafile }: { metafile: Metafile } = await build({
      entryPoints: [path.join(installed, `dist/${output}.js`)],
      bundle: true,
      packages: 'external',
      format: 'esm',
      metafile: true,
      write: false,
      external: ['node:*'],
      outdir: 'never-written',
    });
    const imported = Object.values(metafile.inputs).flatMap((input) =>
      input.imports.filter(({ external }) => external === true).map((one) => one.path),
    );
    expect(imported.filter((specifier) => !(allowed[output] ?? /^zod\/mini$/).test(specifier))).toEqual([]);
  });
});

test('the mock loads its kitchen on first use, which is more than half of its code', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(installed, 'dist/mock/index.js')],
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'never-written',
  });
  const [entry, ...chunks] = Object.values(metafile.outputs).toSorted((a) => (a.entryPoint?.endsWith('mock/index.js') ? -1 : 1));
  const initialImports = (entry?.imports ?? []).flatMap(({ path: file, kind }) =>
    kind === 'import-statement' ? [metafile.outputs[file]!.bytes] : [],
  );
  const before = (entry?.bytes ?? 0) + initialImports.reduce((sum, bytes) => sum + bytes, 0);
  const later = chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(before).toBeLessThan(later / 2);
});
