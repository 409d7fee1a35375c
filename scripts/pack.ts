import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const newest = (...patterns: string[]): number => Math.max(...globSync(patterns).map((file) => statSync(file).mtimeMs));

/** Builds the package if a source is newer than the last build. */
export const build = (): void => {
  const built = 'dist/openapi.json';
  const changed = newest(
    'src/**',
    'mock/**',
    'cli/**',
    'scripts/entries.ts',
    'tsup.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  );
  if (existsSync(built) && statSync(built).mtimeMs > changed) return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
};

/** Packs the built package into `folder` and returns the path of the tarball. */
export const pack = (folder: string): string => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [tarball] = globSync(path.join(folder, '*.tgz'));
  if (tarball === undefined) throw new Error(`npm pack left no tarball in ${folder}.`);
  return tarball;
};

/** Installs the tarball in a new folder without a registry: its dependencies are linked from this project. */
export const install = (folder: string, tarball: string, packages: string[]): string => {
  const own = path.join(folder, 'node_modules/@recipe-ai/sdk');
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  execFileSync('tar', ['-xzf', tarball, '-C', own, '--strip-components=1']);
  for (const name of packages) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), link, 'junction');
  }
  return folder;
};
