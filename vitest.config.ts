import { existsSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
if (!existsSync(chromium))
  console.warn(`No Chromium at ${chromium}: the browser tests are left out. CHROMIUM_PATH says where there is one.`);

export default defineConfig({
  // The package's own name leads to its sources, in tests as in examples, and `#openapi` to a document that is made from them.
  resolve: { tsconfigPaths: true, alias: { '#openapi': path.resolve('scripts/openapi-of-sources.ts') } },
  test: {
    // Generous, because machines are shared: what a test asserts is never how long something took.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/browser/**', 'test/package/**', 'test/docs/**', 'test/runtimes/**'],
          typecheck: {
            enabled: true,
            include: ['test/**/*.test-d.ts'],
            tsconfig: './tsconfig.json',
            checker: './node_modules/typescript-7/bin/tsc',
          },
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts', 'test/docs/**/*.test.ts'],
          // Builds and packs, once for all of them.
          globalSetup: 'test/package/setup.ts',
        },
      },
      ...(existsSync(chromium)
        ? [
            {
              // Serves MSW's worker file.
              plugins: [msw({ mode: 'worker-only' })],
              optimizeDeps: { include: ['ky', 'zod/mini', 'msw', 'msw/browser'] },
              test: {
                name: 'browser',
                include: ['test/browser/**/*.test.ts'],
                browser: {
                  enabled: true,
                  headless: true,
                  screenshotFailures: false,
                  provider: playwright({
                    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] },
                  }),
                  instances: [{ browser: 'chromium' as const }],
                },
              },
            },
          ]
        : []),
    ],
  },
});
