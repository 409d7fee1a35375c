import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const mockUrl = 'http://127.0.0.1:4310';
const appUrl = 'http://127.0.0.1:4311';
const key = 'e2e-key';
/** A Chromium that is installed. If there is none, the tests use the one of `npx playwright install chromium`. */
const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file !== undefined && existsSync(file));

// Two programs: the service as a mock, and the app, which calls it.
export default defineConfig({
  testDir: 'test',
  workers: 1, // the tests share one app, and so one rate limiter
  use: { baseURL: appUrl, launchOptions: { executablePath: chromium } },
  webServer: [
    { command: 'recipe-ai mock --port 4310 --tier scale', url: `${mockUrl}/__mock/`, env: { RECIPE_AI_MOCK_KEY: key } },
    { command: 'npm start', url: appUrl, env: { PORT: '4311', RECIPE_AI_BASE_URL: mockUrl, RECIPE_AI_API_KEY: key } },
  ],
  metadata: { mockUrl },
});
