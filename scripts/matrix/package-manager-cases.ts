// Projects that other package managers install.
import type { Case, PackageManager } from './case.ts';

const program = (load: string): string => `
const assert = require('node:assert/strict');
(async () => {
  const { RecipeAI } = await ${load}('@recipe-ai/sdk');
  const { createMockService } = await ${load}('@recipe-ai/sdk/mock');
  const { servings } = await new RecipeAI(createMockService().connection()).recipes.generate({ ingredients: ['rice'], servings: 2 });
  assert.equal(servings, 2);
})();
`;

const caseOf = (name: string, about: string, packageManager: PackageManager, more: Partial<Case> = {}): Case => ({
  name,
  about: `${about}: \`import\`, \`require\` and the command`,
  dependencies: {},
  commands: [
    ['node', 'import.cjs'],
    ['node', 'require.cjs'],
    ['recipe-ai', 'generate', 'rice', '--mock'],
  ],
  packageManager,
  ...more,
  files: { 'import.cjs': program('import'), 'require.cjs': program('require'), ...more.files },
});

export const packageManagerCases: Case[] = [
  caseOf('npm 12', 'node_modules', {
    dependency: { npm: '12.2.0' },
    command: 'npm',
    install: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    exec: ['exec', '--offline', '--'],
  }),
  caseOf('pnpm 12', 'node_modules of symbolic links', {
    dependency: { pnpm: '12.21.0' },
    command: 'pnpm',
    install: ['install', '--store-dir=.store'],
    exec: ['exec'],
  }),
  caseOf(
    'yarn 4',
    "Plug'n'Play, without node_modules",
    { dependency: { '@yarnpkg/cli-dist': '4.18.1' }, command: 'yarn', install: ['install'], exec: ['exec'] },
    {
      // An empty lock file makes the folder a project of its own.
      files: { 'yarn.lock': '' },
      env: { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false', YARN_ENABLE_TELEMETRY: 'false', YARN_GLOBAL_FOLDER: '.yarn-global' },
    },
  ),
];
