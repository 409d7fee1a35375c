// Writes THIRD-PARTY.md: the licences of the packages that are bundled into this one.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { entries } from './entries.ts';

/** The folders of the bundled packages, in order. */
async function bundledPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entries.map(({ source }) => source), 'cli/index.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: [manifest.name, ...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
      .filter((name) => name !== 'zod') // the mock bundles the part of zod that it uses
      .flatMap((name) => [name, `${name}/*`]),
    // As in the package: the dashboard is built already, and its bundler is not included.
    define: { DASHBOARD_SCRIPT: '""', DASHBOARD_STYLE: '""' },
    metafile: true,
    write: false,
    outdir: 'never-written',
    logLevel: 'error',
  });
  const folders = Object.keys(metafile.inputs).flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].toSorted();
}

/** The text of THIRD-PARTY.md. */
export async function notices(): Promise<string> {
  const parts = (await bundledPackages()).map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      name: string;
      version: string;
      license: string;
    };
    const [file] = globSync(`${folder}/{LICENSE,LICENCE,license,License}*`).toSorted();
    const text = file === undefined ? license : readFileSync(file, 'utf8').trim();
    return `## ${name} ${version} (${license})\n\n\`\`\`text\n${text}\n\`\`\`\n`;
  });
  return `# Third-party notices\n\nThis package is bundled with parts of the following, under their own licenses.\n\n${parts.join('\n')}`;
}

if (import.meta.main) writeFileSync('THIRD-PARTY.md', await notices());
