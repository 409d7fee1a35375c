import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMockService } from '../../../../mock/index.js';
import { listen } from '../../../../mock/node.js';
import { endpoints, type Operation } from '../../../../src/contract/endpoints.js';
import { describeInChromium } from '../../../support/dashboard.js';
import { RawClient } from '../../../support/mock-adapters.js';
import { toast } from '../../../support/sample-requests.js';

/** A receiver of callbacks that responds with that status and body: by default, one that rejects the secret of the mock. */
const startReceiver = async (status = 401, body = ''): Promise<string> => {
  const server = createServer((_, response) => void response.writeHead(status).end(body));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `localhost:${(server.address() as AddressInfo).port}`;
};

describeInChromium('the first minutes with the dashboard', (open) => {
  test('an empty page leads to a first recipe in three clicks', async () => {
    const { page, mock } = await open({ hasKey: false });
    await page.getByRole('region', { name: 'Timeline' }).getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: 'Method' }).waitFor();
    expect(await page.getByRole('article').getByRole('listitem').first().innerText()).toContain('chickpeas');
    expect(await page.getByLabel('the response', { exact: true }).innerText()).toContain('"steps": [');
    expect(mock.requests).toMatchObject([{ operation: 'recipes.generate', status: 200 }]);
  });

  test('an operation of the AI service is sent to its own port, if it has one', async () => {
    const { page, tab, socket, mock } = await open({ listen: { aiPort: 0 } });
    await tab('Try it').click();
    await page.getByLabel('Operation', { exact: true }).last().selectOption('healthify');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: 'Lower-Fat Mushroom Toast' }).waitFor();
    expect(mock.requests.map(({ url }) => url)).toEqual([`${socket.aiUrl}/api/v1/healthify`]);
  });

  test('the lines that connect an app have a key and the callback secret, in four languages', async () => {
    const { page, mock, tab, key } = await open();
    await tab('Connect').click();
    const lines = page.getByLabel('the lines for', { exact: false }).and(page.locator('pre'));
    await expect.poll(() => lines.innerText()).toContain(`RECIPE_AI_API_KEY=${key}`);
    expect(await lines.innerText()).toContain(`RECIPE_AI_CALLBACK_SECRET=${mock.callbackSecret}`);
    for (const [language, text] of [
      ['Node', `apiKey: '${key}'`],
      ['curl', `Bearer ${key}`],
      ['Python', `Bearer ${key}`],
    ] as const) {
      await page.getByRole('tab', { name: language }).click();
      expect(await lines.innerText()).toContain(text);
    }
  });

  test('a mock without a key makes one for the lines', async () => {
    const { page, mock, section } = await open({ hasKey: false });
    await section('Connect your app').getByRole('button', { name: 'Make a key' }).click();
    await page.getByText(/RECIPE_AI_API_KEY=sk_mock/).waitFor();
    expect(mock.keys.list()).toHaveLength(1);
  });

  test('a rejected request is understood and corrected without leaving the page', async () => {
    const { page, client, row, mock } = await open();
    await client.call('recipes.generate', { ingredients: ['rice'], servings: 'two', cuisin: 'thai' });
    await row('validation_error').click();
    await page.getByRole('row', { name: 'servings expected number, got string' }).waitFor();
    await page.getByRole('row', { name: 'cuisin unknown field; did you mean cuisine?' }).waitFor();
    await page.getByRole('button', { name: 'Edit and send again' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.form-field', { hasText: 'servings' }).getByText('expected number, got string').waitFor();
    await page.getByLabel('servings').fill('2');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.result').getByText('422').waitFor();
    expect(mock.requests.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(mock.requests.at(-1)!.issues.map(({ path }) => path)).toEqual(['cuisin']);
    await page.getByLabel('cuisin', { exact: true }).fill('');
    await page.getByText('More fields').click();
    await page.getByLabel('cuisine').pressSequentially('thai');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: 'Method' }).waitFor();
    expect(mock.requests.at(-1)).toMatchObject({ status: 200, request: { ingredients: ['rice'], servings: 2, cuisine: 'thai' } });
  });

  test('a wrong value is shown before it is sent again, also where a list belongs', async () => {
    const { page, client, row, mock } = await open();
    await client.call('recipes.generate', { ingredients: 'chicken' });
    await row('validation_error').click();
    await page.getByRole('button', { name: 'Edit and send again' }).click();
    const field = page.getByLabel('ingredients', { exact: false }).first();
    await expect.poll(() => field.inputValue()).toBe('"chicken"');
    await field.fill('["chicken", "rice"]');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: 'Method' }).waitFor();
    expect(mock.requests.at(-1)?.request).toMatchObject({ ingredients: ['chicken', 'rice'] });
  });

  test('a request that a wrong key stopped is copied and sent again with its body', async () => {
    const { page, client, row, mock } = await open();
    await client.call('recipes.generate', { ingredients: ['mushrooms'] }, { headers: { authorization: 'Bearer wrong' } });
    await row('unauthorized').click();
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text));
    });
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await expect.poll(() => page.title()).toContain(`-d '{"ingredients":["mushrooms"]}'`);
    await page.getByRole('button', { name: 'Copy as SDK code' }).click();
    await expect.poll(() => page.title()).toBe("const result = await sdk.recipes.generate({ ingredients: ['mushrooms'] });");
    await page.getByRole('button', { name: 'Edit and send again' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: 'Method' }).waitFor();
    expect(mock.requests.at(-1)).toMatchObject({ status: 200, request: { ingredients: ['mushrooms'] } });
  });

  test('a request that is rejected on a phone shows the first field that is wrong, not the end of the form', async () => {
    const { page, tab } = await open({ page: { viewport: { width: 390, height: 600 } } });
    await tab('Try it').click();
    await page.getByLabel('Operation', { exact: true }).last().selectOption('healthify');
    await page.getByLabel('title').fill('');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.result').getByText('422').waitFor();
    await expect
      .poll(() => page.locator('.invalid').first().boundingBox())
      .toMatchObject({ y: expect.toSatisfy((y) => y >= 0 && y < 500) });
  });

  test('a callback with the wrong secret is explained, and the right secret is one click away', async () => {
    const host = await startReceiver();
    const { page, client, row, mock } = await open({ mock: { callbacks: 'deliver', callbackHosts: [host] } });
    await client.call('healthify', { recipe: toast, callback_url: `http://${host}/hook`, request_id: 'job-1' });
    await row('failed 401').click();
    await page.getByText('The secrets do not match.').waitFor();
    const response = page.getByRole('heading', { name: 'Response of the receiver' }).locator('+ p');
    expect(await response.innerText()).toMatch(/^401 after [\d.]+ m?s\./);
    await page.getByRole('button', { name: 'Show the secret' }).click();
    await page.getByText(mock.callbackSecret).waitFor();
    expect(mock.callbacks.deliveries).toMatchObject([{ outcome: 'failed', status: 401 }]);
  });

  test('the headers of a receiver`s response are shown, with secrets masked', async () => {
    const server = createServer((_, response) => void response.writeHead(500, { 'x-trace': 'a1', 'set-cookie': 'session=b2' }).end());
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const host = `localhost:${(server.address() as AddressInfo).port}`;
    const { page, client, row } = await open({ mock: { callbacks: 'deliver', callbackHosts: [host] } });
    await client.call('healthify', { recipe: toast, callback_url: `http://${host}/hook` });
    await row('failed 500').click();
    const headers = page.locator('details', { hasText: 'Response headers' });
    await headers.locator('summary').click();
    expect(await headers.locator('dl').innerText()).toMatch(/x-trace\s+a1/);
    expect(await headers.locator('dl').innerText()).toMatch(/set-cookie\s+\*{4}/);
  });

  test('the body of a receiver`s response is shown, with secrets masked', async () => {
    const { callbackSecret } = createMockService({ seed: 5 });
    const host = await startReceiver(500, JSON.stringify({ error: `no table for ${callbackSecret}` }));
    const { page, client, row } = await open({ mock: { callbacks: 'deliver', callbackHosts: [host], callbackSecret } });
    await client.call('healthify', { recipe: toast, callback_url: `http://${host}/hook`, request_id: 'job-1' });
    await row('failed 500').click();
    const body = page.getByLabel('the receiver’s response', { exact: true });
    await expect.poll(() => body.innerText()).toBe('{\n  "error": "no table for ****"\n}');
  });

  test('a logged recipe is readable beside its JSON: of a response, a request and a callback', async () => {
    const { page, client, row } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    await row('POST /api/v1/healthify').click();
    const recipes = page.locator('.recipe');
    await expect.poll(() => recipes.count()).toBe(2);
    const [response, request] = await recipes.allInnerTexts();
    expect(response).toMatch(/^Lower-Fat|^Lighter|^Healthier/);
    for (const line of [toast.title, ...toast.ingredients, ...toast.instructions]) expect(request).toContain(line);
    await page.getByRole('button', { name: 'Open its callback' }).click();
    await page.getByRole('heading', { name: 'What was sent' }).waitFor();
    expect(await recipes.allInnerTexts()).toEqual([response]);
    await client.call('pantries.list');
    await row('pantries.list').click();
    await page.getByRole('heading', { name: 'Request', exact: true }).waitFor();
    expect(await recipes.count()).toBe(0);
  });

  test('a long body does not stop the mouse wheel, and is shown as a whole on request', async () => {
    const { page, client, row } = await open({ page: { viewport: { width: 1280, height: 720 } } });
    await client.call('recipes.generate', { ingredients: ['chickpeas', 'rice'] });
    await row('recipes.generate').click();
    const body = page.getByLabel('the response body', { exact: true });
    await body.hover();
    const scrolled = () => page.locator('.view').evaluate(({ scrollTop }) => scrollTop);
    const before = await scrolled();
    await page.mouse.wheel(0, 100);
    await expect.poll(scrolled).toBe(before + 100);
    const heightOf = async () => (await body.boundingBox())!.height;
    const height = await heightOf();
    await page.getByRole('button', { name: /^Show all \d+ lines$/ }).click();
    expect(await heightOf()).toBeGreaterThan(height);
    expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

  test('operations that send callbacks are marked, as the contract says', async () => {
    const { page, tab } = await open();
    await tab('Try it').click();
    const operation = page.getByLabel('Operation', { exact: true }).last();
    const marked = (await operation.locator('option').allInnerTexts()).filter((text) => text.includes('callback'));
    const callbacks = (Object.keys(endpoints) as Operation[]).filter((name) => endpoints[name].acceptsCallback);
    expect(marked).toEqual(callbacks.map((name) => `${name} (can send a callback)`));
    expect(await page.getByText('With a callback_url').count()).toBe(0);
    await operation.selectOption('healthify');
    await page.getByText('With a callback_url').waitFor();
    expect(await page.getByLabel('callback_url', { exact: true }).evaluate(({ tagName }) => tagName)).toBe('INPUT');
  });

  test('the neighbors of a line are one click away, also on a phone, and lines that were read look so', async () => {
    const { page, client, tab, row } = await open({ page: { viewport: { width: 390, height: 844 } } });
    for (const name of ['pantries.list', 'categories.suggest'] as const) await client.call(name, { items: ['rice'] });
    await tab('Timeline').click();
    await row('categories.suggest').click();
    const heading = page.getByRole('article').getByRole('heading').first();
    expect(await page.getByRole('button', { name: 'Newer line' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Older line' }).click();
    await expect.poll(() => heading.innerText()).toBe('pantries.list');
    await expect.poll(() => page.title()).toMatch(/^\d{3} pantries\.list - Recipe AI mock$/);
    await page.getByRole('button', { name: 'Newer line' }).click();
    await expect.poll(() => heading.innerText()).toBe('categories.suggest');
    await client.call('pantries.create', { name: 'Home' });
    await tab('Timeline').click();
    const isSeen = (text: string) => row(text).evaluate(({ classList }) => classList.contains('seen'));
    await row('pantries.create').waitFor();
    expect(await Promise.all(['pantries.create', 'categories.suggest', 'pantries.list'].map(isSeen))).toEqual([false, true, true]);
  });

  test('the age of a line is that of the machine, and its time that of the mock', async () => {
    const { page, client, row, mock } = await open();
    await client.call('pantries.list');
    mock.clock.advance('1d');
    await client.call('categories.suggest', { items: ['rice'] });
    for (const [name, day] of [
      ['pantries.list', '01'],
      ['categories.suggest', '02'],
    ] as const) {
      await row(name).click();
      await page.getByText(`at 2030-01-${day} 00:00:00 UTC on the mock’s clock`).waitFor();
      expect(await row(name).locator('time').innerText()).toMatch(/^now$|^\d+ s ago$/);
    }
  });

  test('a request and its callback lead to each other', async () => {
    const { page, client, row } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    await row('POST /api/v1/healthify').click();
    await page.getByRole('button', { name: 'Open its callback' }).click();
    await page.getByLabel('the callback’s body', { exact: true }).getByText('"job-1"').waitFor();
    await page.getByRole('button', { name: 'Open its request' }).click();
    expect(await page.getByRole('article').getByRole('heading').first().innerText()).toBe('healthify');
  });

  test('a scenario is in sight while it is active, marks what it did, and ends', async () => {
    const { page, client, tab, row, section, chips, mock } = await open();
    await tab('Control').click();
    await section('Scenarios').getByLabel('Scenario', { exact: true }).selectOption('outage');
    await section('Scenarios').getByText('Every request gets 503 with an HTML page.').waitFor();
    await section('Scenarios').getByText("mock.applyScenario('outage');").waitFor();
    await section('Scenarios').getByRole('button', { name: 'Start' }).click();
    await chips.getByText('outage').waitFor();
    await client.call('pantries.list');
    await row('outage').click();
    await page.getByText('The scenario outage did this.').waitFor();
    await chips.getByRole('button', { name: 'End outage' }).click();
    await chips.getByText('outage').waitFor({ state: 'detached' });
    expect([mock.scenarios, mock.faults]).toEqual([[], []]);
  });
});

describeInChromium('a request without a body', (open) => {
  test('has none in its details, and one to an unknown path was not read', async () => {
    const { page, row, socket } = await open();
    const request = page.getByRole('article');
    await fetch(`${socket.url}/unknown`);
    await row('GET /unknown').click();
    await request.getByText('No body.').waitFor();
    await fetch(`${socket.url}/api/v1/suggest-substitute`, { method: 'POST' });
    await row('unauthorized').click();
    await request.getByText('No body.').waitFor();
    await fetch(`${socket.url}/unknown`, { method: 'POST', body: '{}' });
    await row('POST /unknown').click();
    await request.getByText('No operation has this path and method, so the mock did not read the body.').waitFor();
    expect(await request.getByText('needed the memory').count()).toBe(0);
  });
});

describeInChromium('what a key has left', (open) => {
  test('is what its bars show: full at first, empty if it is used up', async () => {
    const { page, tab, mock, key } = await open();
    const bars = () => page.locator('progress').evaluateAll((all) => all.map((bar) => (bar as HTMLProgressElement).position));
    await tab('Data').click();
    await expect.poll(bars).toEqual([1, 1]);
    mock.keys.exhaust(key, 'minute');
    await expect.poll(bars).toEqual([0, 1]);
  });
});

describeInChromium('what to do about a failed request', (open) => {
  test('a rejected callback host is allowed from “Try it”, whose result stays while another view is shown', async () => {
    const { page, tab, mock } = await open();
    await tab('Try it').click();
    await page.getByLabel('Operation', { exact: true }).last().selectOption('healthify');
    await page.getByLabel('callback_url', { exact: true }).fill('http://localhost:3000/hook');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.result').getByText('403').waitFor();
    expect(await page.locator('.form-field', { hasText: 'callback_url' }).getByText('--allow localhost:3000').count()).toBe(1);
    await tab('Data').click();
    await tab('Try it').click();
    await page.locator('.result').getByRole('button', { name: 'Allow localhost:3000' }).click();
    await page.getByText('localhost:3000 is allowed now').waitFor();
    expect(mock.callbackHosts.list()).toEqual(['localhost:3000']);
  });

  test('a callback to a port where nothing listens says so', async () => {
    // A reserved port that no program listens on.
    const host = 'localhost:1';
    const { page, client, row } = await open({ mock: { callbacks: 'deliver', callbackHosts: [host] } });
    await client.call('healthify', { recipe: toast, callback_url: `http://${host}/hook`, request_id: 'job-1' });
    await row('failed').click();
    await page.getByText(`Nothing listens on ${host}. Start the receiver`).waitFor();
    expect(await page.getByText('The receiver did not accept it').count()).toBe(0);
  });

  test('a used up key whose limit was raised has calls again', async () => {
    const { page, client, row, mock, key } = await open();
    mock.keys.exhaust(key, 'day');
    await client.call('pantries.list');
    await row('quota_exceeded').click();
    await page.getByRole('button', { name: 'Move the clock' }).waitFor();
    mock.keys.limit(key, { perDay: 5000 });
    await page.getByText('This key has calls again.').waitFor();
    expect(await page.getByRole('button', { name: 'Move the clock' }).count()).toBe(0);
  });

  test('a used up trial leads to the tier of its key', async () => {
    const { page, client, row, mock, key } = await open();
    mock.keys.upgrade(key, { tier: 'sandbox' });
    for (let i = 0; i < 11; i += 1) await client.call('pantries.list');
    await row('trial_exhausted').click();
    await page.getByRole('button', { name: 'Upgrade the key' }).click();
    await page.getByLabel(`Tier of …${key.slice(-4)}`).selectOption('pro');
    await expect.poll(() => mock.usage(key).tier).toBe('pro');
  });

  test('what a running app still waits for is said when its cause has ended, until the next request', async () => {
    const { page, chips, client, row, mock } = await open();
    const bar = page.getByRole('region', { name: 'State of the mock' });
    const waiting = 'A running app may still wait or reject calls';
    for (const [name, line] of [
      ['quota-exceeded', 'quota_exceeded'],
      ['outage', '503'],
    ] as const) {
      mock.applyScenario(name);
      await client.call('pantries.list');
      await row(line).first().click();
      expect(await page.getByText(waiting).count()).toBe(0);
      await chips.getByRole('button', { name: `End ${name}` }).click();
      await bar.getByText(waiting).waitFor();
      await page.getByRole('article').getByText(waiting).waitFor();
      await client.call('pantries.list');
      await bar.getByText(waiting).waitFor({ state: 'detached' });
    }
  });

  test('a rejected callback host is allowed from the request, with its port', async () => {
    const { page, client, row, mock } = await open({ mock: { callbackHosts: ['localhost'], allowLoopbackCallbacks: true } });
    await client.call('healthify', { recipe: toast, callback_url: 'http://localhost:3000/hook' });
    await row('callback_host_not_allowed').click();
    await page.getByRole('article').getByText('--allow localhost:3000').first().waitFor();
    await page.getByRole('button', { name: 'Allow localhost:3000' }).click();
    await page.getByText('localhost:3000 is allowed now').waitFor();
    expect(mock.callbackHosts.list()).toContain('localhost:3000');
  });

  test('a used up limit names the scenario that used it, and without one offers the time of its reset', async () => {
    const { page, client, row, mock, key } = await open();
    const scenario = mock.applyScenario('throttled');
    await client.call('pantries.list');
    await row('rate_limited').getByText('throttled', { exact: true }).click();
    await page.getByText('The scenario throttled did this.').waitFor();
    await page.getByRole('button', { name: 'End throttled' }).last().click();
    await expect.poll(() => mock.usage(key).minute!.used).toBe(0);
    scenario.remove();
    mock.keys.exhaust(key, 'day');
    await client.call('pantries.list');
    await row('quota_exceeded').click();
    await page.getByRole('button', { name: 'Move the clock to the reset, 2030-01-02 00:00:00 UTC' }).click();
    await page.getByRole('button', { name: 'Move the clock' }).waitFor({ state: 'detached' });
    expect((await client.call('pantries.list')).status).toBe(200);
  });

  test('an invalid key leads to a valid one', async () => {
    const { page, socket, row, key } = await open();
    await new RawClient({ apiKey: 'sk_wrong', baseUrl: socket.url, aiUrl: socket.url }).call('pantries.list');
    await row('unauthorized').click();
    await page.getByRole('button', { name: 'Show a valid key' }).click();
    await expect.poll(() => page.locator('.code-block').first().innerText()).toContain(`RECIPE_AI_API_KEY=${key}`);
  });

  test('a fault is described while it is active, and ends from the request', async () => {
    const { page, client, row, mock } = await open();
    mock.fail('*', { status: 503 });
    await client.call('pantries.list');
    await row('fault').click();
    await page.getByText('status 503: triggered 1.').waitFor();
    await page.getByRole('button', { name: 'End the fault' }).click();
    await page.getByText('It has ended.').waitFor();
    expect(mock.faults).toEqual([]);
  });
});

describeInChromium('the dashboard of a mock with traffic', (open) => {
  test.each([
    { device: 'a desktop shows the newest request', width: 1280, hash: /^#req_/, shown: 'Request' },
    { device: 'a phone shows the timeline', width: 390, hash: /^#timeline$/, shown: 'Timeline' },
  ])('opened on $device', async ({ width, hash, shown }) => {
    const { page, client, socket, row } = await open({ page: { viewport: { width, height: 800 } } });
    await client.call('pantries.create', { name: 'Home' });
    await client.call('pantries.list');
    await page.goto('about:blank');
    await page.goto(`${socket.url}/__mock/`);
    await row('pantries.create').waitFor();
    await page.getByLabel(shown, { exact: true }).waitFor();
    expect(new URL(page.url()).hash).toMatch(hash);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

describeInChromium('a link to the dashboard', (open) => {
  test('leads to the same view, after a reload and with the back button too', async () => {
    const { page, client, row, tab } = await open();
    await client.call('pantries.create', { name: 'Home' });
    await row('pantries.create').click();
    const id = await row('pantries.create').getAttribute('id');
    await page.getByRole('heading', { name: 'Response', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    await page.reload();
    await page.getByRole('heading', { name: 'pantries.create' }).waitFor();
    await tab('Control').click();
    expect(new URL(page.url()).hash).toBe('#control');
    await page.goBack();
    await page.getByRole('heading', { name: 'pantries.create' }).waitFor();
  });
});

describeInChromium('the timeline', (open) => {
  test('shows a new request, and its masked request and response when it is chosen', async () => {
    const { page, client, row, key, mock } = await open();
    await client.call('pantries.create', { name: `Home ${key}` });
    expect(await row('pantries.create').innerText()).toMatch(/^201/);
    await row('pantries.create').click();
    await page.getByLabel('the response body', { exact: true }).getByText('"Home ****"').waitFor();
    await page.getByText('Request headers').click();
    await page.getByText('Bearer ****').waitFor();
    await page.getByRole('row', { name: /per minute: 60 60 59/ }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(key);
    expect(await page.locator('body').innerText()).not.toContain(mock.callbackSecret);
  });

  test('filters by words, status, operation and key, and clears after a question', async () => {
    const { page, client, row, mock, socket } = await open();
    await client.call('pantries.list');
    await client.call('categories.suggest', { items: ['peas'] });
    const other = socket.connection({ tier: 'pro' });
    await new RawClient(other).call('pantries.create', { nam: 'x' });
    await expect.poll(() => row('').count()).toBe(3);
    const shown = () => row('').locator('.row-name').allInnerTexts();
    await page.getByLabel('Filter the timeline').fill('CATEG post');
    await expect.poll(shown).toEqual(['categories.suggest']);
    await page.getByLabel('Filter the timeline').fill('');
    await page.getByLabel('Status').selectOption('4xx');
    await expect.poll(shown).toEqual(['pantries.create']);
    await page.getByLabel('Status').selectOption('');
    await page.getByLabel('Operation', { exact: true }).selectOption('pantries.list');
    await expect.poll(shown).toEqual(['pantries.list']);
    await page
      .getByLabel('Key', { exact: true })
      .first()
      .selectOption({ label: `…${other.apiKey.slice(-4)}` });
    await page.getByRole('button', { name: 'Show all 3 lines' }).click();
    await expect.poll(shown).toHaveLength(3);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    expect(mock.requests).toHaveLength(3);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('dialog', { name: 'Clear requests and callbacks?' }).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(shown).toEqual([]);
    expect(mock.requests).toEqual([]);
  });

  test('clears callbacks with their requests, and keeps those that are held', async () => {
    const { page, client, row, mock } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    const callback = { recipe: toast, callback_url: 'https://hooks.example.com/' };
    await client.call('healthify', { ...callback, request_id: 'job-1' });
    mock.callbacks.hold();
    await client.call('healthify', { ...callback, request_id: 'job-2' });
    await expect.poll(() => row('').count()).toBe(4);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => row('').locator('.row-detail').allInnerTexts()).toEqual(['job-2 → hooks.example.com']);
  });

  test('finds words of the request, of the response and of the callback, also in lines that come later', async () => {
    const { page, client, row } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    await client.call('pantries.create', { name: 'Weekend House' });
    await client.call('pantries.list');
    await client.call('categories.suggest', { items: ['peas'] });
    const shown = () => row('').locator('.row-name').allInnerTexts();
    await page.getByLabel('Filter the timeline').fill('WEEKEND house 20');
    await expect.poll(shown).toEqual(['pantries.list', 'pantries.create']);
    await page.getByLabel('Filter the timeline').fill('mushroom');
    await expect.poll(shown).toEqual([]);
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    await expect
      .poll(() => shown().then((names) => names.map((name) => name.replaceAll(/\s+/g, ' '))))
      .toEqual(['callback healthify', 'healthify']);
  });

  test('tells a wrong key from none, and shows neither', async () => {
    const { client, row } = await open();
    for (const authorization of ['Bearer sk_wrong_0001', '']) await client.call('pantries.list', {}, { headers: { authorization } });
    const shown = () => row('').locator('.row-detail').allInnerTexts();
    await expect
      .poll(() => shown().then((texts) => texts.map((text) => text.replaceAll(/\s+/g, ' '))))
      .toEqual(['unauthorized no key', 'unauthorized wrong key']);
  });

  test('keeps the order in which requests came, after the clock went back and the page was opened again', async () => {
    const { page, client, mock, row } = await open();
    mock.clock.advance('1d');
    await client.call('pantries.create', { name: 'Home' });
    mock.clock.useRealTime();
    await client.call('pantries.list');
    const shown = () => row('').locator('.row-name').allInnerTexts();
    await expect.poll(shown).toEqual(['pantries.list', 'pantries.create']);
    await page.reload();
    await expect.poll(shown).toEqual(['pantries.list', 'pantries.create']);
  });

  test('holds, releases and sends callbacks again', async () => {
    const { page, client, tab, row, chips, mock } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    await tab('Control').click();
    await page.getByRole('button', { name: 'Hold callbacks' }).click();
    await chips.getByText('Callbacks held').waitFor();
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    await row('held').waitFor();
    await chips.getByRole('button', { name: 'Release Callbacks held' }).click();
    await row('captured').click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await row('sent again').waitFor();
    expect(mock.callbacks.deliveries).toHaveLength(2);
  });

  test('renders only the lines in view of ten thousand, and keeps what is read in place', async () => {
    const { page, client, mock, key, row } = await open({ mock: { requests: 10_000, tiers: { starter: {} } } });
    const headers = { authorization: `Bearer ${key}` };
    for (let call = 0; call < 10_000; call += 1) await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers });
    await page.getByText('10,000 lines').waitFor();
    expect(await row('').count()).toBeLessThan(60);
    const list = page.getByRole('listbox');
    await list.evaluate((element) => element.scrollTo({ top: 200_000 }));
    await expect.poll(() => row('').first().getAttribute('aria-posinset').then(Number)).toBeGreaterThan(4000);
    const read = row('').nth(10);
    const [id, before] = [await read.getAttribute('id'), (await read.boundingBox())!.y];
    await client.call('categories.suggest', { items: ['peas'] });
    await page.getByRole('button', { name: '1 new' }).waitFor();
    // One line is dropped at the end of the full log, and one is added at its beginning.
    expect(Math.abs((await page.locator(`#${id}`).boundingBox())!.y - before)).toBeLessThan(2);
    await page.getByRole('button', { name: '1 new' }).click();
    await row('categories.suggest').waitFor();
  });

  test('continues after a restart of the mock, with the log of the new one', async () => {
    const dashboard = await open();
    const { page, client, socket, row, pageErrors } = dashboard;
    await client.call('pantries.list');
    await row('pantries.list').waitFor();
    const barHeight = () => page.locator('.active-now').evaluate((element) => element.clientHeight);
    const heightBefore = await barHeight();
    await socket.close();
    await page.getByText('The mock does not respond').waitFor();
    expect(await barHeight()).toBe(heightBefore);
    await dashboard.tab('Control').click();
    await dashboard.section('Make the next call fail').getByRole('button', { name: 'Add fault' }).click();
    await dashboard.section('Make the next call fail').getByText('The mock does not respond. Start it again').waitFor();
    const restarted = createMockService({ now: new Date('2031-01-01T00:00:00Z') });
    dashboard.socket = await listen(restarted, { port: socket.port });
    const { apiKey } = dashboard.socket.connection();
    await page.getByText('The mock was started again').getByText('Its keys are new').waitFor();
    await page.getByRole('button', { name: 'Show the keys' }).click();
    await page.getByText(`RECIPE_AI_API_KEY=${apiKey}`).waitFor();
    await page.getByText('The mock was started again').waitFor({ state: 'detached' });
    await row('pantries.list').waitFor({ state: 'detached' });
    await new RawClient({ apiKey, baseUrl: socket.url, aiUrl: socket.url }).call('categories.suggest', { items: ['peas'] });
    await row('categories.suggest').waitFor();
    expect(pageErrors.splice(0).filter((text) => !/ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED)/.test(text))).toEqual([]);
  });

  test('is not followed while the page is hidden, and continues from there', async () => {
    const { page, client, row } = await open();
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await client.call('pantries.list');
    const resumed = page.waitForRequest(/events\?after=/);
    await setHidden(false);
    await resumed;
    await expect.poll(() => row('pantries.list').count()).toBe(1);
  });

  test('does not leak elements or listeners', async () => {
    const { page, client, row } = await open({ mock: { requests: 20, tiers: { starter: {} } } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const sendRound = async (name: string) => {
      for (let call = 0; call < 19; call += 1) await client.call('pantries.list');
      await client.call('categories.suggest', { items: [name] });
      const id = await row('categories.suggest').first().getAttribute('id');
      for (let call = 0; call < 20; call += 1) await client.call('pantries.list');
      await page.locator(`#${id}`).waitFor({ state: 'detached' });
    };
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    for (let round = 0; round < 3; round += 1) await sendRound(`warm ${round}`);
    const before = await count();
    for (let round = 0; round < 10; round += 1) await sendRound(`round ${round}`);
    const after = await count();
    expect(after['Nodes']! - before['Nodes']!).toBeLessThan(400);
    expect(after['JSEventListeners']! - before['JSEventListeners']!).toBeLessThan(50);
  });
});
