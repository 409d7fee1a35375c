// The page that says what the package was run with.
import { code, table } from '../reference/markdown.ts';
import { cases } from './cases.ts';
import { runtimes } from './runtimes.ts';

export const PAGE_FILE = 'docs/reference/compatibility.md';

const runtimeRows = (): string[][] => {
  const loadsOf = new Map<string, string[]>();
  for (const { name, version, loads } of runtimes) {
    const title = `${name} ${version}`;
    loadsOf.set(title, [...(loadsOf.get(title) ?? []), loads]);
  }
  return [...loadsOf].map(([title, loads]) => [title, loads.join(', ')]);
};

const packagesOf = (packages: Record<string, string>): string =>
  Object.entries(packages)
    .map(([name, version]) => code(`${name} ${version}`))
    .join(', ');

/** The page, as it should be after a run in which everything passed; `chromium` is a version, such as `150`. */
export const compatibilityPage = (chromium: string): string =>
  `${[
    '# Compatibility',
    '<!-- Written by `npm run matrix` after a run in which everything passed. -->',
    'The packed package is installed and run with each of these versions. Other versions may work too. The package supports Node from 22.12, TypeScript from 5.6, msw 2 and 3, and redis and ioredis from version 4.',
    '## Runtimes',
    'Each runs the same program: it generates a recipe with the mock in the process, calls a mock on a socket, and verifies callbacks.',
    table(['runtime', 'loads'], runtimeRows()),
    '## Tools',
    `Pages are opened in Chromium ${chromium}.`,
    table(
      ['with', 'what runs', 'packages'],
      cases.map(({ name, about, dependencies, packageManager }) => [
        name,
        about,
        packagesOf({ ...dependencies, ...packageManager?.dependency }),
      ]),
    ),
  ].join('\n\n')}\n`;
