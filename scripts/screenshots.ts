// Pictures of the dashboard, from the sources: `npm run screenshots [-- --docs]`. They go to `screenshots/`, and with --docs the two of the
// README to `docs/images`.
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen, type MockSocket } from '@recipe-ai/sdk/mock/node';
import { toUrlAndBody } from '../src/client/url.js';
import { endpoints, type Operation } from '../src/contract/endpoints.js';
import { exampleRequests } from '../src/openapi/example-requests.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Calls an operation as an app would. */
const call = async (socket: MockSocket, key: string, operation: Operation, request: object): Promise<unknown> => {
  const { url, body } = toUrlAndBody(endpoints[operation], socket.url, request, operation);
  const response = await fetch(url, {
    method: endpoints[operation].method.toUpperCase(),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
  return response?.json().catch(() => undefined);
};

/** Traffic of every kind: served, rejected, faulty, with callbacks that arrive and that do not. */
const makeTraffic = async (socket: MockSocket, receiver: string): Promise<void> => {
  const { mock } = socket;
  const key = mock.keys.create({ tier: 'starter' });
  const sandbox = mock.keys.create({ tier: 'sandbox' });
  const request = (operation: Operation, more: object = {}) => ({ ...exampleRequests[operation]({}), ...more });
  const send = (operation: Operation, more: object = {}, sender = key) => call(socket, sender, operation, request(operation, more));
  const { id } = (await send('pantries.create')) as { id: string };
  for (const name of ['chickpeas', 'basmati rice', 'spinach', 'garlic']) {
    await call(socket, key, 'pantries.items.add', { pantry_id: id, name });
  }
  for (let round = 0; round < 3; round += 1) {
    await send('categories.suggest');
    await send('recipes.generate', { servings: round + 1 }, round === 1 ? sandbox : key);
    await send('healthify', { callback_url: receiver, request_id: `job-${round}` });
    await send('suggestSubstitute');
  }
  await send('recipes.generate', { servings: 'two', cuisin: 'thai' });
  mock.fail('pantries.list', { status: 503, times: 1 });
  await call(socket, key, 'pantries.list', {});
  await call(socket, 'sk_wrong_key_000', 'pantries.list', {});
  mock.applyScenario('callback-forged');
  await send('rewriteTone', { callback_url: receiver, request_id: 'job-forged' });
  mock.keys.exhaust(sandbox, 'trial');
  await send('budgetifyRecipe', {}, sandbox);
};

/** A receiver of callbacks that knows the secret. */
const startReceiver = async (secret: string): Promise<{ url: string; close: () => void }> => {
  const receiver = createCallbackReceiver({ secret, onCallback: () => {}, logger: { warn: () => {}, error: () => {} } });
  const server = createServer(toNodeHandler(receiver)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/callbacks`, close: () => server.close() };
};

interface Shot {
  name: string;
  viewport: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  show?: (page: Page) => Promise<unknown>;
}

const tab = (name: string) => (page: Page) => page.getByRole('navigation').getByRole('button', { name }).click();
const line = (text: string) => (page: Page) => page.locator('.row', { hasText: text }).first().click();

const cook = async (page: Page): Promise<void> => {
  await tab('Try it')(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('heading', { name: 'Method' }).waitFor();
  await page.getByRole('article').scrollIntoViewIfNeeded();
};

const unfold = async (page: Page): Promise<void> => {
  await tab('Control')(page);
  await page.getByRole('region', { name: 'Make the next call fail' }).getByText('More fields').click();
};

const ask = async (page: Page): Promise<void> => {
  await tab('Data')(page);
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
};

const emptyShots: Shot[] = [
  { name: 'empty', viewport: DESKTOP },
  { name: 'empty-phone', viewport: PHONE, show: tab('Timeline') },
];

const busyShots: Shot[] = [
  { name: 'timeline', viewport: DESKTOP, show: line('healthify') },
  { name: 'rejected', viewport: DESKTOP, show: line('validation_error') },
  { name: 'rejected-dark', viewport: DESKTOP, colorScheme: 'dark', show: line('validation_error') },
  { name: 'callback-mismatch', viewport: DESKTOP, show: line('job-forged') },
  { name: 'connect', viewport: DESKTOP, show: tab('Connect') },
  { name: 'try-it', viewport: DESKTOP, show: tab('Try it') },
  { name: 'recipe', viewport: DESKTOP, show: cook },
  { name: 'recipe-dark', viewport: DESKTOP, colorScheme: 'dark', show: cook },
  { name: 'data', viewport: DESKTOP, show: tab('Data') },
  { name: 'control', viewport: DESKTOP, show: tab('Control') },
  { name: 'control-dark', viewport: DESKTOP, colorScheme: 'dark', show: tab('Control') },
  { name: 'control-fields', viewport: DESKTOP, show: unfold },
  { name: 'control-fields-phone', viewport: PHONE, show: unfold },
  { name: 'timeline-phone', viewport: PHONE, show: tab('Timeline') },
  {
    name: 'rejected-phone',
    viewport: PHONE,
    show: async (page) => {
      await tab('Timeline')(page);
      await line('validation_error')(page);
    },
  },
  { name: 'recipe-phone', viewport: PHONE, show: cook },
  { name: 'question', viewport: DESKTOP, show: ask },
  { name: 'question-phone', viewport: PHONE, show: ask },
  { name: 'logged-recipe', viewport: DESKTOP, show: line('POST /api/v1/recipes/generate') },
  { name: 'data-phone', viewport: PHONE, show: tab('Data') },
  { name: 'control-phone-dark', viewport: PHONE, colorScheme: 'dark', show: tab('Control') },
];

const take = async (browser: Browser, socket: MockSocket, shots: readonly Shot[], folder: string): Promise<void> => {
  for (const { name, viewport, colorScheme = 'light', show } of shots) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    await page.goto(`${socket.url}/__mock/`);
    await page.getByText(/line/).first().waitFor({ state: 'attached' });
    await show?.(page);
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.close();
  }
};

const folder = 'screenshots';
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const create = () => listen(createMockService({ callbackHosts: ['localhost', '127.0.0.1'], now: () => Date.now() }), { port: 0 });
const [empty, busy] = [await create(), await create()];
const receiver = await startReceiver(busy.mock.callbackSecret);
try {
  busy.mock.callbackHosts.allow(new URL(receiver.url).host);
  await makeTraffic(busy, receiver.url);
  await take(browser, empty, emptyShots, folder);
  await take(browser, busy, busyShots, folder);
  if (process.argv.includes('--docs')) {
    mkdirSync('docs/images', { recursive: true });
    const ofReadme = { rejected: 'dashboard-request', recipe: 'dashboard-recipe' };
    for (const [name, image] of Object.entries(ofReadme)) {
      const shot = busyShots.find((each) => each.name === name)!;
      await take(browser, busy, [{ ...shot, name: image, viewport: { width: 1200, height: 720 } }], 'docs/images');
    }
  }
} finally {
  receiver.close();
  await browser.close();
  for (const socket of [empty, busy]) await socket.close();
}
