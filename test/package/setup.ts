import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import manifest from '../../package.json' with { type: 'json' };
import { build, install, pack } from '../../scripts/pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the packed tarball and its dependencies installed, and nothing else. */
    consumer: string;
    /** The packed tarball. */
    tarball: string;
    /** The same with all packages of this project, which the guides need. */
    workshop: string;
  }
}

const allPackages = (): string[] =>
  readdirSync('node_modules').flatMap((name) => {
    if (name.startsWith('.') || name === '@recipe-ai') return [];
    return name.startsWith('@') ? readdirSync(`node_modules/${name}`).map((below) => `${name}/${below}`) : [name];
  });

/** Links the commands of this project and of the package into the folder. */
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

export default function setup(project: TestProject): () => void {
  build();
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-ai-'));
  const tarball = pack(folder);
  project.provide('tarball', tarball);
  project.provide('consumer', install(path.join(folder, 'consumer'), tarball, ['ky', 'zod', '@types/node']));
  project.provide('workshop', installCommands(install(path.join(folder, 'workshop'), tarball, allPackages())));
  return () => rmSync(folder, { recursive: true, force: true });
}
