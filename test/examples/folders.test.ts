import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandIn, QUICK_EXAMPLES } from '../../scripts/examples/folders.ts';

interface Manifest {
  private?: boolean;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that another package of the folder loads, so that no file of the folder names them. */
const LOADED_BY_OTHERS =
  /^(@types\/.*|typescript|react-dom|isbot|@react-router\/node|vite|vue|vue-tsc|svelte|@sveltejs\/vite-plugin-svelte|@astrojs\/check|test-renderer|@testing-library\/dom)$/;

/** Commands that differ from `npm install && npm test`. */
const OTHER_COMMANDS: Record<string, string> = { docker: 'docker compose up --build --exit-code-from tests' };

const folders = globSync('examples/*/package.json')
  .map((file) => path.basename(path.dirname(file)))
  .toSorted();
const read = (name: string, file: string): string => readFileSync(`examples/${name}/${file}`, 'utf8');

/** What the files of a folder say, without those that npm and READMEs consist of. */
const sourcesOf = (name: string): string =>
  globSync(`examples/${name}/**/*.*`, { exclude: ['**/node_modules/**'] })
    .filter((file) => /\.([cm]?[jt]sx?|svelte|vue|astro|jsonc?|capnp)$/.test(file) && !/package(-lock)?\.json$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

describe.each(folders)('examples/%s', (name) => {
  const manifest = JSON.parse(read(name, 'package.json')) as Manifest;
  const { '@recipe-ai/sdk': sdk, ...others } = { ...manifest.devDependencies, ...manifest.dependencies };

  test('has a README of five lines, with the command that tests it', () => {
    const readme = read(name, 'README.md');
    expect(readme.split('\n').filter((line) => line !== '')).toHaveLength(5);
    expect(commandIn(readme)).toBe(OTHER_COMMANDS[name] ?? 'npm install && npm test');
  });

  test('is private, installs the SDK from this repository as a copy, and everything else in exact versions', () => {
    expect(manifest.private).toBe(true);
    expect(sdk).toBe('file:../..');
    expect(read(name, '.npmrc')).toContain('install-links=true\n');
    expect(Object.entries(others).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('needs every package that it installs', () => {
    const { dependencies: _, devDependencies: __, ...rest } = manifest;
    const sources = `${sourcesOf(name)}${JSON.stringify(rest)}`;
    expect(Object.keys(others).filter((dependency) => !LOADED_BY_OTHERS.test(dependency) && !sources.includes(dependency))).toEqual([]);
  });
});

test('examples/README.md names every folder', () => {
  const text = readFileSync('examples/README.md', 'utf8');
  expect(folders.filter((name) => !text.includes(`[${name}](${name}/README.md)`))).toEqual([]);
});

test('the quick examples exist', () => {
  expect(QUICK_EXAMPLES.filter((name) => !folders.includes(name))).toEqual([]);
});
