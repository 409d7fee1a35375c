import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMockService, type MockOptions } from '../../../../mock/index.js';
import { listen, type MockSocket } from '../../../../mock/node.js';
import { RawClient } from '../../../support/mock-adapters.js';
import { toast } from '../../../support/sample-requests.js';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// Without Chromium, vitest.config.ts prints a warning.
describe.skipIf(!existsSync(executablePath))('the dashboard, in Chromium', { timeout: 30_000 }, () => {
  let browser: Browser;
  const opened: { socket: MockSocket; page: Page; pageErrors: string[] }[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  }, 30_000);
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const { socket, page, pageErrors } of opened.splice(0)) {
      await page.close();
      await socket.close();
      expect(pageErrors).toEqual([]);
    }
  });

  const open = async (
    options: MockOptions = {},
    pageOptions: Parameters<Browser['newPage']>[0] = {},
    prepare?: (page: Page) => Promise<void>,
  ) => {
    const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), callbacks: 'capture', ...options });
    const socket = await listen(mock);
    const page = await browser.newPage(pageOptions);
    page.setDefaultTimeout(5000);
    const pageErrors: string[] = [];
    opened.push({ socket, page, pageErrors });
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('console', (entry) => {
      if (entry.type() === 'error' && !entry.text().includes('400 (Bad Request)')) pageErrors.push(entry.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(socket.url)) pageErrors.push(`requested ${request.url()}`);
    });
    await prepare?.(page);
    await page.goto(`${socket.url}/__mock/`);
    await page.getByRole('heading', { name: 'Reset' }).waitFor();
    const key = socket.connection({ tier: 'starter' }).apiKey;
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    return { mock, socket, page, panel, key, client: new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }) };
  };

  test('shows a new request, and on a click its masked headers and its body', async () => {
    const { client, panel, key } = await open();
    const requests = panel('Requests');
    await client.call('pantries.create', { name: 'Home' });
    const line = requests.locator('summary', { hasText: 'pantries.create' });
    await line.waitFor({ timeout: 2500 });
    expect(await line.innerText()).toContain('201');
    expect(await line.innerText()).toContain('00:00:00');
    await line.click();
    await requests.getByText('Bearer ****').waitFor();
    expect(await requests.locator('pre').innerText()).toContain('"name": "Home"');
    expect(await requests.innerText()).not.toContain(key);
  });

  test('keeps opened entries and the focus when new requests arrive', async () => {
    const { client, panel, page } = await open();
    const requests = panel('Requests');
    await client.call('pantries.create', { name: 'Home' });
    await requests.locator('summary').focus();
    await page.keyboard.press('Enter');
    await requests.locator('pre').waitFor();
    await client.call('pantries.list');
    await requests.locator('summary', { hasText: 'pantries.list' }).waitFor();
    expect(await requests.locator('details[open] pre').innerText()).toContain('Home');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('pantries.create');
  });

  test('shows markup in names, headers and bodies as text', async () => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const { client, panel, page, socket } = await open({ callbackHosts: ['hooks.example.com'] });
    await client.call('pantries.create', { name: evil });
    await client.send(`${socket.url}/${evil.replaceAll(' ', '')}`, { headers: { 'x-evil': evil } });
    await client.call('healthify', {
      recipe: { ...toast, title: evil },
      callback_url: 'https://hooks.example.com/',
      request_id: evil.slice(0, 100),
    });
    socket.mock.fail('*', { status: 500, code: evil, headers: { 'X-Evil': evil }, times: 2 });
    await client.call('pantries.list');
    await panel('Requests').locator('summary').nth(3).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await panel('Requests').locator('pre').nth(1).waitFor();
    await panel('Callbacks').locator('pre').waitFor();
    expect(await panel('Requests').locator('.code', { hasText: '<img src=x' }).count()).toBe(1);
    expect(await panel('Faults').innerText()).toContain('<img src=x');
    expect(await page.locator('img, body script').count()).toBe(0);
    expect(await page.title()).toBe('Recipe AI mock');
  });

  test('filters and clears the request log', async () => {
    const { client, panel, mock } = await open();
    const requests = panel('Requests');
    await client.call('pantries.list');
    await client.call('categories.suggest', { items: ['peas'] });
    await requests.locator('summary').nth(1).waitFor();
    await requests.getByLabel('Filter requests').fill('CATEG');
    expect(await requests.locator('summary').allInnerTexts()).toEqual([expect.stringContaining('categories.suggest')]);
    await requests.getByRole('button', { name: 'Clear' }).click();
    await requests.locator('summary').waitFor({ state: 'detached' });
    expect(mock.requests).toEqual([]);
  });

  test('holds, releases and sends callbacks again', async () => {
    const { client, panel, mock } = await open({ callbackHosts: ['hooks.example.com'] });
    const callbacks = panel('Callbacks');
    await callbacks.getByRole('button', { name: 'Hold' }).click();
    await callbacks.getByRole('button', { name: 'Release' }).waitFor();
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    await callbacks.locator('summary', { hasText: 'held' }).waitFor();
    await callbacks.getByRole('button', { name: 'Release' }).click();
    await callbacks.locator('summary', { hasText: 'captured' }).click();
    expect(await callbacks.innerText()).toContain('job-1 → hooks.example.com');
    await callbacks.getByRole('button', { name: 'Send again' }).click();
    await callbacks.locator('summary', { hasText: 'copy' }).waitFor();
    expect(mock.callbacks.deliveries).toHaveLength(2);
  });

  test('shows the use of each key, and creates, upgrades and revokes keys', async () => {
    const { page, client, panel, mock, key } = await open();
    const keys = panel('API keys');
    await client.call('pantries.list');
    const first = keys.locator('.key', { hasText: `…${key.slice(-4)}` });
    await first.getByText('1 / 60').waitFor();
    await first.getByText('1 / 1,000').waitFor();
    await first.getByRole('combobox').selectOption('pro');
    await first.getByText('1 / 300').waitFor();
    expect(mock.usage(key).tier).toBe('pro');

    await keys.getByLabel('Tier of the new key').selectOption('sandbox');
    await keys.getByRole('button', { name: 'Create key' }).click();
    const created = await keys.locator('output code').innerText();
    expect(mock.usage(created)).toMatchObject({ tier: 'sandbox', trial: { limit: 10 } });
    await keys
      .locator('.key', { hasText: `…${created.slice(-4)}` })
      .getByText('trial')
      .waitFor();

    page.once('dialog', (dialog) => void dialog.dismiss());
    await first.getByRole('button', { name: 'Revoke' }).click();
    expect(mock.keys.list()).toHaveLength(2);
    page.once('dialog', (dialog) => void dialog.accept());
    await first.getByRole('button', { name: 'Revoke' }).click();
    await first.waitFor({ state: 'detached' });
    expect(mock.keys.list()).toEqual([created]);
  });

  test('keeps “Create key” under the pointer, so that a second click does not revoke', async () => {
    const { page, panel, mock } = await open();
    const box = (await panel('API keys').getByRole('button', { name: 'Create key' }).boundingBox())!;
    const position = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.click(...position);
    await expect.poll(() => panel('API keys').locator('.key').count()).toBe(2);
    await page.mouse.click(...position);
    await expect.poll(() => panel('API keys').locator('.key').count()).toBe(3);
    expect(mock.keys.list()).toHaveLength(3);
  });

  test('shows the service of an isolated key, and the shared one after the key is revoked', async () => {
    const { page, panel, mock, socket, client } = await open();
    await client.call('pantries.list');
    await panel('API keys').getByLabel('isolated').check();
    await panel('API keys').getByRole('button', { name: 'Create key' }).click();
    const key = await panel('API keys').locator('output code').innerText();
    await new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }).call('categories.suggest', { items: ['peas'] });
    await page.getByLabel('Service to show').selectOption(`service of …${key.slice(-4)}`);
    await panel('Requests').locator('summary', { hasText: 'categories.suggest' }).waitFor();
    expect(await panel('Requests').locator('summary').count()).toBe(1);
    await panel('Clock').getByRole('button', { name: '+1 day' }).click();
    await panel('Clock').getByText('2030-01-02').waitFor();
    expect(mock.clock.now()).toBe(Date.parse('2030-01-01T00:00:00Z'));
    mock.keys.revoke(key);
    await panel('Requests').locator('summary', { hasText: 'pantries.list' }).waitFor();
  });

  test('moves the clock', async () => {
    const { panel, mock } = await open();
    const clock = panel('Clock');
    for (const name of ['+1 min', '+1 h', '+1 day']) await clock.getByRole('button', { name }).click();
    await clock.getByText('2030-01-02 01:01:00 UTC').waitFor();
    await clock.getByLabel('Duration to advance by', { exact: false }).fill('90s');
    await clock.getByRole('button', { name: 'Advance' }).click();
    await clock.getByText('2030-01-02 01:02:30 UTC').waitFor();
    await clock.getByLabel('Time to freeze', { exact: false }).fill('2031-05-06T07:08:09');
    await clock.getByRole('button', { name: 'Freeze' }).click();
    await clock.getByText('2031-05-06 07:08:09 UTC').waitFor();
    await clock.getByRole('button', { name: 'Use real time' }).click();
    await expect.poll(() => Math.abs(mock.clock.now() - Date.now()), { timeout: 5000 }).toBeLessThan(5000);
  });

  test('adds and removes faults', async () => {
    const { panel, mock, client } = await open();
    const faults = panel('Faults');
    await faults.getByLabel('Operation that fails').selectOption('pantries.list');
    await faults.getByLabel('Fault', { exact: true }).selectOption('429 rate limited');
    await faults.getByLabel('Number of requests', { exact: false }).fill('2');
    await faults.getByRole('button', { name: 'Add' }).click();
    await faults.getByText('triggered 0 of 2').waitFor();
    expect((await client.call('pantries.list')).status).toBe(429);
    await faults.getByText('triggered 1 of 2').waitFor();
    await panel('Requests').locator('summary', { hasText: 'rate_limited' }).waitFor();
    await faults.getByRole('button', { name: 'Remove', exact: true }).click();
    await faults.getByText('triggered').waitFor({ state: 'detached' });
    expect(mock.faults).toEqual([]);
  });

  test('starts scenarios, shows the active ones with their faults, and ends them', async () => {
    const { panel, mock } = await open();
    const [faults, scenarios] = [panel('Faults'), panel('Scenarios')];
    const start = async (name: string) => {
      await scenarios.getByLabel('Scenario').selectOption(name);
      await scenarios.getByRole('button', { name: 'Start' }).click();
    };
    await start('callback-lost');
    await start('flaky');
    await faults.getByText('14 % of requests').waitFor();
    await scenarios.getByRole('button', { name: 'End callback-lost' }).click();
    await scenarios.locator('.item', { hasText: 'callback-lost' }).waitFor({ state: 'detached' });
    expect(mock.scenarios.map(({ name }) => name)).toEqual(['flaky']);
    await faults.getByRole('button', { name: 'Remove all' }).click();
    await faults.getByText('14 % of requests').waitFor({ state: 'detached' });
    await scenarios.locator('.item').waitFor({ state: 'detached' });
    expect([mock.faults, mock.scenarios]).toEqual([[], []]);
  });

  test('offers only faults and scenarios that the mock accepts', async () => {
    const { page, panel, mock } = await open();
    for (const [name, label, press] of [
      ['Faults', 'Fault', 'Add'],
      ['Scenarios', 'Scenario', 'Start'],
    ] as const) {
      const choices = panel(name).getByLabel(label, { exact: true });
      for (const value of await choices.locator('option').evaluateAll((all) => all.map((each) => each.getAttribute('value')!))) {
        await choices.selectOption(value);
        const response = page.waitForResponse(/\/__mock\/api\//);
        await panel(name).getByRole('button', { name: press }).click();
        expect([value, (await response).ok()]).toEqual([value, true]);
        mock.reset('faults');
      }
    }
  });

  test('adds and removes callback hosts, and shows why one is rejected', async () => {
    const { page, panel, mock } = await open();
    const hosts = panel('Callback hosts');
    const host = hosts.getByLabel('Host to add');
    await host.fill('https://no.example.com/x');
    await hosts.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('alert').getByText('cannot be allow-listed').waitFor();
    expect(await host.inputValue()).toBe('https://no.example.com/x');
    await host.fill('hooks.example.com');
    await host.press('Enter');
    await hosts.locator('code', { hasText: 'hooks.example.com' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    expect(mock.callbackHosts.list()).toEqual(['hooks.example.com']);
    await hosts.getByRole('button', { name: 'Remove hooks.example.com' }).click();
    await hosts.locator('code').waitFor({ state: 'detached' });
    expect(mock.callbackHosts.list()).toEqual([]);
  });

  test('resets one part at once, and everything after a confirmation', async () => {
    const { page, panel, mock, client, key } = await open();
    await client.call('pantries.create', { name: 'Home' });
    const reset = panel('Reset');
    await reset.getByRole('combobox').selectOption('limits');
    await reset.getByRole('button').click();
    await expect.poll(() => mock.usage(key).calls).toBe(0);
    expect(mock.requests).toHaveLength(1);
    await reset.getByRole('combobox').selectOption('');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await reset.getByRole('button').click();
    expect(mock.requests).toHaveLength(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await reset.getByRole('button').click();
    await panel('Requests').locator('summary').waitFor({ state: 'detached' });
    expect(mock.requests).toEqual([]);
  });

  test('shows that the mock does not respond, and recovers when it does', async () => {
    const { page, socket, mock } = await open();
    const pageErrors = opened[0]!.pageErrors;
    await socket.close();
    await page.getByText('The mock does not respond').waitFor({ timeout: 10_000 });
    opened[0]!.socket = await listen(mock, { port: socket.port });
    await page.getByText('The mock does not respond').waitFor({ state: 'hidden', timeout: 10_000 });
    expect(pageErrors.splice(0).filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });

  test('does not leak elements or listeners, and sends no request while it is hidden', async () => {
    const { page, client, panel } = await open({ requests: 20 }, {}, (fresh) => fresh.clock.install());
    const session = await page.context().newCDPSession(page);
    const update = async () => {
      for (let call = 0; call < 20; call += 1) await client.call('pantries.list');
      const updated = page.waitForResponse(/\/__mock\/view/);
      await page.clock.runFor(1100);
      await updated;
    };
    const count = async () => {
      await panel('Requests').locator('summary').nth(19).waitFor();
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    await session.send('Performance.enable');
    for (let round = 0; round < 3; round += 1) await update();
    const before = await count();
    for (let round = 0; round < 15; round += 1) await update();
    const after = await count();
    expect(after['Nodes']! - before['Nodes']!).toBeLessThan(400);
    expect(after['JSEventListeners']! - before['JSEventListeners']!).toBeLessThan(50);

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
    await page.clock.runFor(1100);
    let requests = 0;
    page.on('request', () => (requests += 1));
    await page.clock.runFor(60_000);
    expect(requests).toBe(0);
  });

  test.each([
    { name: 'a phone', settings: { viewport: { width: 360, height: 740 } } },
    { name: 'a phone in dark mode', settings: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const } },
  ])('fits $name', async ({ settings }) => {
    const { page, client, panel, socket } = await open({ callbackHosts: [`${'long.'.repeat(30)}example.com`] }, settings);
    await client.send(`${socket.url}/${'x'.repeat(400)}`, { headers: { 'x-long': 'y'.repeat(900) } });
    await panel('Requests').locator('summary').click();
    await panel('Requests').getByText('x-long').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
