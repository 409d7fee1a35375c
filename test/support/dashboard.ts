import { existsSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { createMockService, type MockOptions, type MockService } from '../../mock/index.js';
import { listen, type ListenOptions, type MockSocket } from '../../mock/node.js';
import { RawClient } from './mock-adapters.js';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A name that leads to this machine, as an attacker's name server could make it. */
export const REBOUND_HOST = 'rebound.example.com';

/** The dashboard of a mock in a browser. */
export interface OpenDashboard {
  mock: MockService;
  socket: MockSocket;
  page: Page;
  client: RawClient;
  key: string;
  /** Errors of the page; the test fails if some are left. */
  pageErrors: string[];
  /** The buttons that choose a view. */
  tab: (name: string) => Locator;
  /** Lines of the timeline with that text. */
  row: (text: string) => Locator;
  /** A section of the view. */
  section: (name: string) => Locator;
  /** The chips of what is active. */
  chips: Locator;
}

export interface OpenOptions {
  mock?: MockOptions;
  listen?: ListenOptions;
  page?: Parameters<Browser['newPage']>[0];
  prepare?: (page: Page) => Promise<void>;
  /** False to open the page of a mock without a key. */
  hasKey?: boolean;
}

/** Tests of the dashboard in Chromium. What a test opens is closed after it. Without Chromium, vitest.config.ts prints a warning. */
export const describeInChromium = (title: string, tests: (open: (options?: OpenOptions) => Promise<OpenDashboard>) => void): void => {
  describe.skipIf(!existsSync(executablePath))(`${title}, in Chromium`, { timeout: 60_000 }, () => {
    let browser: Browser;
    const opened: OpenDashboard[] = [];

    beforeAll(async () => {
      const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--host-resolver-rules=MAP ${REBOUND_HOST} 127.0.0.1`];
      browser = await chromium.launch({ executablePath, args });
    }, 60_000);
    afterAll(() => browser.close());
    afterEach(async () => {
      for (const { socket, page, pageErrors } of opened.splice(0)) {
        await page.close();
        await socket.close();
        expect(pageErrors).toEqual([]);
      }
    });

    const open = async ({
      mock: options = {},
      listen: listenOptions,
      page: pageOptions = {},
      prepare,
      hasKey = true,
    }: OpenOptions = {}) => {
      const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), callbacks: 'capture', ...options });
      const socket = await listen(mock, listenOptions);
      const page = await browser.newPage(pageOptions);
      page.setDefaultTimeout(10_000);
      const key = hasKey ? socket.connection({ tier: 'starter' }).apiKey : '';
      const pageErrors: string[] = [];
      const dashboard: OpenDashboard = {
        mock,
        socket,
        page,
        key,
        pageErrors,
        client: new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }),
        tab: (name) => page.getByRole('navigation').getByRole('button', { name, exact: true }),
        row: (text) => page.locator('.row', { hasText: text }),
        section: (name) => page.getByRole('region', { name, exact: true }),
        chips: page.getByRole('list', { name: 'Active now' }),
      };
      opened.push(dashboard);
      page.on('pageerror', (error) => pageErrors.push(error.message));
      page.on('console', (entry) => {
        // A browser reports every response that is an error.
        if (entry.type() === 'error' && !/status of [45]\d\d/.test(entry.text())) pageErrors.push(entry.text());
      });
      page.on('request', (request) => {
        const own = [dashboard.socket.url, dashboard.socket.aiUrl, 'blob:'];
        if (!own.some((start) => request.url().startsWith(start))) pageErrors.push(`requested ${request.url()}`);
      });
      await prepare?.(page);
      await page.goto(`${socket.url}/__mock/`);
      await page.getByText('Clock frozen').waitFor();
      return dashboard;
    };
    tests(open);
  });
};
