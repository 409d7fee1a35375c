import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import manifest from '../../package.json' with { type: 'json' };

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder where the packed tarball is installed with what it depends on, and nothing else. */
    consumer: string;
    /** The same with everything that this project has installed, as the guides need it. */
    workshop: string;
  }
}

const newest = (...patterns: string[]): number => Math.max(...globSync(patterns).map((file) => statSync(file).mtimeMs));

/** Builds where a source is newer than what was built from it. */
const build = (): void => {
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

const pack = (folder: string): string => {
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [tarball] = globSync(path.join(folder, '*.tgz'));
  if (tarball === undefined) throw new Error(`npm pack left no tarball in ${folder}.`);
  return tarball;
};

/** Installs the tarball without a registry: what it needs is linked from this project. */
const install = (folder: string, tarball: string, packages: string[]): string => {
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

/** Puts the commands of this project, and the package's own, where a shell in the folder finds them. */
const installCommands = (folder: string): string => {
  const bin = path.join(folder, 'node_modules/.bin');
  mkdirSync(bin);
  for (const name of readdirSync('node_modules/.bin')) symlinkSync(path.resolve('node_modules/.bin', name), path.join(bin, name));
  for (const [name, file] of Object.entries(manifest.bin)) {
    const command = path.join(folder, 'node_modules/@recipe-ai/sdk', file);
    chmodSync(command, 0o755);
    symlinkSync(command, path.join(bin, name));
  }
  return folder;
};

const everything = (): string[] =>
  readdirSync('node_modules').flatMap((name) => {
    if (name.startsWith('.') || name === '@recipe-ai') return [];
    return name.startsWith('@') ? readdirSync(`node_modules/${name}`).map((below) => `${name}/${below}`) : [name];
  });

export default function setup(project: TestProject): () => void {
  build();
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-ai-'));
  const tarball = pack(folder);
  project.provide('consumer', install(path.join(folder, 'consumer'), tarball, ['ky', 'zod', '@types/node']));
  project.provide('workshop', installCommands(install(path.join(folder, 'workshop'), tarball, everything())));
  return () => rmSync(folder, { recursive: true, force: true });
}
