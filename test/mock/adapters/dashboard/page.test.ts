import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMockService, type MockOptions } from '../../../../mock/index.js';
import { listen, type MockSocket } from '../../../../mock/node.js';
import { RawClient } from '../../../support/mock-adapters.js';
import { toast } from '../../../support/sample-requests.js';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// vitest.config.ts says so where there is no Chromium.
describe.skipIf(!existsSync(executablePath))('the dashboard, in Chromium', { timeout: 30_000 }, () => {
  let browser: Browser;
  const opened: { socket: MockSocket; page: Page; complaints: string[] }[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  }, 30_000);
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const { socket, page, complaints } of opened.splice(0)) {
      await page.close();
      await socket.close();
      expect(complaints).toEqual([]);
    }
  });

  const open = async (
    options: MockOptions = {},
    settings: Parameters<Browser['newPage']>[0] = {},
    prepare?: (page: Page) => Promise<void>,
  ) => {
    const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), callbacks: 'capture', ...options });
    const socket = await listen(mock);
    const page = await browser.newPage(settings);
    page.setDefaultTimeout(5000);
    const complaints: string[] = [];
    opened.push({ socket, page, complaints });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (said) => {
      if (said.type() === 'error' && !said.text().includes('400 (Bad Request)')) complaints.push(said.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(socket.url)) complaints.push(`asked for ${request.url()}`);
    });
    await prepare?.(page);
    await page.goto(`${socket.url}/__mock/`);
    await page.getByRole('heading', { name: 'Reset' }).waitFor();
    const key = socket.connection({ tier: 'starter' }).apiKey;
    const panel = (name: string) => page.getByRole('region', { name, exact: true });
    return { mock, socket, page, panel, key, client: new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }) };
  };

  test('shows a request with the next update, and its masked headers and content on a click', async () => {
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

  test('keeps what is open and where the focus is while new requests come', async () => {
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

  test('shows foreign text as text, wherever it comes from', async () => {
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

  test('filters and clears the journal', async () => {
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

  test('holds, releases and repeats callbacks', async () => {
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
    await callbacks.locator('summary', { hasText: 'again' }).waitFor();
    expect(mock.callbacks.deliveries).toHaveLength(2);
  });

  test('shows how far each key has come, and issues, upgrades and revokes', async () => {
    const { client, panel, mock, key } = await open();
    const keys = panel('Keys');
    await client.call('pantries.list');
    const mine = keys.locator('.key', { hasText: `…${key.slice(-4)}` });
    await mine.getByText('1 / 60').waitFor();
    await mine.getByText('1 / 1,000').waitFor();
    await mine.getByRole('combobox').selectOption('pro');
    await mine.getByText('1 / 300').waitFor();
    expect(mock.usage(key).tier).toBe('pro');

    await keys.getByLabel('Tier of the new key').selectOption('sandbox');
    await keys.getByRole('button', { name: 'Issue a key' }).click();
    const issued = await keys.locator('output code').innerText();
    expect(mock.usage(issued)).toMatchObject({ tier: 'sandbox', trial: { limit: 10 } });
    await keys
      .locator('.key', { hasText: `…${issued.slice(-4)}` })
      .getByText('trial')
      .waitFor();

    await mine.getByRole('button', { name: 'Revoke' }).click();
    await mine.waitFor({ state: 'detached' });
    expect(mock.keys.list()).toEqual([issued]);
  });

  test('shows the service of an isolated key alone, and comes back when that is gone', async () => {
    const { page, panel, mock, socket, client } = await open();
    await client.call('pantries.list');
    await panel('Keys').getByLabel('isolated').check();
    await panel('Keys').getByRole('button', { name: 'Issue a key' }).click();
    const key = await panel('Keys').locator('output code').innerText();
    await new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }).call('categories.suggest', { items: ['peas'] });
    await page.getByLabel('Service that is shown').selectOption(`service of …${key.slice(-4)}`);
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
    await clock.getByLabel('How far to advance', { exact: false }).fill('90s');
    await clock.getByRole('button', { name: 'Advance' }).click();
    await clock.getByText('2030-01-02 01:02:30 UTC').waitFor();
    await clock.getByLabel('Moment to set', { exact: false }).fill('2031-05-06T07:08:09');
    await clock.getByRole('button', { name: 'Set', exact: true }).click();
    await clock.getByText('2031-05-06 07:08:09 UTC').waitFor();
    await clock.getByRole('button', { name: 'Real time' }).click();
    await expect.poll(() => Math.abs(mock.clock.now() - Date.now()), { timeout: 5000 }).toBeLessThan(5000);
  });

  test('adds faults, lifts them, and plays scenarios', async () => {
    const { panel, mock, client } = await open();
    const faults = panel('Faults');
    await faults.getByLabel('Operation that fails').selectOption('pantries.list');
    await faults.getByLabel('What goes wrong').selectOption('429 rate limited');
    await faults.getByLabel('How many times', { exact: false }).fill('2');
    await faults.getByRole('button', { name: 'Add' }).click();
    await faults.getByText('struck 0 of 2').waitFor();
    expect((await client.call('pantries.list')).status).toBe(429);
    await faults.getByText('struck 1 of 2').waitFor();
    await panel('Requests').locator('summary', { hasText: 'rate_limited' }).waitFor();
    await faults.getByRole('button', { name: 'Lift', exact: true }).click();
    await faults.getByText('struck').waitFor({ state: 'detached' });
    await faults.getByLabel('Scenario').selectOption('flaky');
    await faults.getByRole('button', { name: 'Play' }).click();
    await faults.getByText('14 % of calls').waitFor();
    expect(mock.faults).toHaveLength(2);
    await faults.getByRole('button', { name: 'Lift all' }).click();
    await faults.getByText('14 % of calls').waitFor({ state: 'detached' });
    expect(mock.faults).toEqual([]);
  });

  test('offers only faults and scenarios that the mock takes', async () => {
    const { page, panel, mock } = await open();
    const faults = panel('Faults');
    for (const [label, press] of [
      ['What goes wrong', 'Add'],
      ['Scenario', 'Play'],
    ] as const) {
      for (const value of await faults
        .getByLabel(label)
        .locator('option')
        .evaluateAll((all) => all.map((each) => each.getAttribute('value')!))) {
        await faults.getByLabel(label).selectOption(value);
        const done = page.waitForResponse(/\/__mock\/api\//);
        await faults.getByRole('button', { name: press }).click();
        expect([value, (await done).ok()]).toEqual([value, true]);
        mock.reset('faults');
      }
    }
  });

  test('allows and revokes callback hosts, and says what is wrong with one', async () => {
    const { page, panel, mock } = await open();
    const hosts = panel('Callback hosts');
    const host = hosts.getByLabel('Host to allow');
    await host.fill('https://no.example.com/x');
    await hosts.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('alert').getByText('cannot be allow-listed').waitFor();
    expect(await host.inputValue()).toBe('https://no.example.com/x');
    await host.fill('hooks.example.com');
    await host.press('Enter');
    await hosts.locator('code', { hasText: 'hooks.example.com' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    expect(mock.callbackHosts.list()).toEqual(['hooks.example.com']);
    await hosts.getByRole('button', { name: 'Revoke hooks.example.com' }).click();
    await hosts.locator('code').waitFor({ state: 'detached' });
    expect(mock.callbackHosts.list()).toEqual([]);
  });

  test('resets a part at once, and everything when told so twice', async () => {
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

  test('says when the mock is gone, and goes on', async () => {
    const { page, socket, mock } = await open();
    const complaints = opened[0]!.complaints;
    await socket.close();
    await page.getByText('The mock does not answer').waitFor({ timeout: 10_000 });
    opened[0]!.socket = await listen(mock, { port: socket.port });
    await page.getByText('The mock does not answer').waitFor({ state: 'hidden', timeout: 10_000 });
    expect(complaints.splice(0).filter((said) => !said.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  });

  test('grows neither in elements nor in listeners, whatever comes by, and rests while nobody looks', async () => {
    const { page, client, panel } = await open({ requests: 20 }, {}, (fresh) => fresh.clock.install());
    const session = await page.context().newCDPSession(page);
    const update = async () => {
      for (let call = 0; call < 20; call += 1) await client.call('pantries.list');
      const seen = page.waitForResponse(/\/__mock\/view/);
      await page.clock.runFor(1100);
      await seen;
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
    let asked = 0;
    page.on('request', () => (asked += 1));
    await page.clock.runFor(60_000);
    expect(asked).toBe(0);
  });

  test.each([
    { name: 'a phone', settings: { viewport: { width: 360, height: 740 } } },
    { name: 'a phone in the dark', settings: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const } },
  ])('fits $name', async ({ settings }) => {
    const { page, client, panel, socket } = await open({ callbackHosts: [`${'long.'.repeat(30)}example.com`] }, settings);
    await client.send(`${socket.url}/${'x'.repeat(400)}`, { headers: { 'x-long': 'y'.repeat(900) } });
    await panel('Requests').locator('summary').click();
    await panel('Requests').getByText('x-long').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
