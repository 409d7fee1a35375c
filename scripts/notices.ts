// Writes THIRD-PARTY.md: the licences of what the last build has bundled. Run it after `npm run build`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readBundledPackages } from './bundles.ts';

/** The package whose data `npm run suffixes` compiles. */
const SUFFIXES_FROM = 'node_modules/tldts';

/** Data that a package contains under its own licence. */
const dataNotices: Record<string, string> = {
  tldts:
    'It contains the Public Suffix List (https://publicsuffix.org/list/), which is available under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/).',
};

const noticeOf = (folder: string): string => {
  const manifest = readFileSync(`${folder}/package.json`, 'utf8');
  const { name, version, license } = JSON.parse(manifest) as { name: string; version: string; license: string };
  const [file] = globSync(`${folder}/{LICENSE,LICENCE,license,License}*`).toSorted();
  const text = file === undefined ? license : readFileSync(file, 'utf8').trim();
  const data = dataNotices[name];
  return `## ${name} ${version} (${license})\n\n${data ? `${data}\n\n` : ''}\`\`\`text\n${text}\n\`\`\`\n`;
};

/** The text of THIRD-PARTY.md. */
export const notices = (): string =>
  `# Third-party notices\n\nThis package contains parts of the following packages, under their own licences.\n\n${[...readBundledPackages(), SUFFIXES_FROM].map(noticeOf).toSorted().join('\n')}`;

if (import.meta.main) writeFileSync('THIRD-PARTY.md', notices());
