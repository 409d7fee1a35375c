import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { adminEndpoints } from '../../../../mock/adapters/admin-endpoints.js';
import { describeInChromium, type OpenDashboard } from '../../../support/dashboard.js';
import { toast } from '../../../support/sample-requests.js';

const byEvents = 'the events of the page have it';

/** Calls of the admin API and fields of calls that the page does not use, and why. */
const exceptions: Record<string, string> = {
  'GET /state': byEvents,
  'GET /keys': byEvents,
  'GET /usage': byEvents,
  'GET /clock': byEvents,
  'GET /faults': byEvents,
  'GET /overrides': byEvents,
  'GET /scenarios': byEvents,
  'GET /deliveries/faults': byEvents,
};

/** The line of a test for each call that changes something, and why some have none. */
const lines: Record<string, string | { none: string }> = {
  'POST /keys': 'mock.keys.create(',
  'PATCH /keys': 'mock.keys.limit(',
  'DELETE /keys': 'mock.keys.revoke(',
  'POST /clock': 'mock.clock.advance(',
  'POST /faults': 'mock.fail(',
  'DELETE /faults': { none: 'a test calls remove() of the handle that mock.fail returned' },
  'POST /overrides': 'mock.respondWith(',
  'DELETE /overrides': { none: 'the same, of mock.respondWith' },
  'POST /scenarios': 'mock.applyScenario(',
  'DELETE /scenarios': { none: 'the same, of mock.applyScenario' },
  'DELETE /requests': "mock.reset('requests')",
  'DELETE /deliveries': { none: 'a new mock has no callbacks' },
  'POST /deliveries/redeliver': 'mock.callbacks.redeliver(',
  'POST /deliveries/hold': 'mock.callbacks.hold(',
  'POST /deliveries/release': 'mock.callbacks.release(',
  'DELETE /deliveries/faults': { none: 'the same, of mock.callbacks.fail' },
  'POST /deliveries/faults': 'mock.callbacks.fail(',
  'POST /callback-hosts': 'mock.callbackHosts.allow(',
  'DELETE /callback-hosts': 'mock.callbackHosts.revoke(',
  'POST /callback-secrets/rotate': 'mock.callbackSecrets.rotate(',
  'POST /restore': 'mock.restore(',
  'POST /reset': 'mock.reset(',
};

/** Records the calls of the admin API that the page makes, each with its fields. */
const recordCalls = (page: Page): Set<string> => {
  const used = new Set<string>();
  page.on('request', (request) => {
    const [, path, search] = /\/__mock\/api(\/[^?]*)\??(.*)/.exec(request.url()) ?? [];
    if (path === undefined) return;
    const { last4, account: _account, ...query } = Object.fromEntries(new URLSearchParams(search));
    const body = (request.postDataJSON() ?? {}) as object;
    const call = `${request.method()} ${path}`;
    used.add(call);
    for (const field of [...Object.keys({ ...query, ...body }), ...(last4 === undefined ? [] : ['key'])]) used.add(`${call} ${field}`);
  });
  return used;
};

const valueOf: Record<string, string> = {
  status: '503',
  code: 'rate_limited',
  latency: '{ "min": 1, "max": 2 }',
  headers: '{ "X-Test": "yes" }',
  skip: '1',
  probability: '0.5',
  delay: '30s',
  key: 'my-own-key-0001',
  account: 'acc_mine',
  seed: '7',
  now: '2031-01-01T00:00:00Z',
};

/** Fills every field that is folded in a section; a choice gets its first word. */
const fillFolded = async (section: Locator): Promise<void> => {
  const folded = section.locator('.more-fields');
  await folded.locator('summary').click();
  for (const field of await folded.locator('.form-field').all()) {
    const name = (await field.locator('label').innerText()).trim();
    if ((await field.locator('select').count()) > 0) await field.locator('select').selectOption({ index: 1 });
    else await field.locator('input, textarea').fill(valueOf[name]!);
  }
};

/** Presses a button and waits for the mock's response, which must be a success. */
const press = async (page: Page, button: Locator, path: string): Promise<void> => {
  const responding = page.waitForResponse(
    (response) => response.url().includes(`/__mock/api${path}?`) && response.request().method() !== 'GET',
  );
  await button.click();
  const response = await responding;
  expect([path, response.status(), await response.text().catch(() => '')]).toEqual([
    path,
    expect.toSatisfy((status) => status < 300),
    expect.anything(),
  ]);
};

/** The lines of code that the view shows. */
const linesOf = (page: Page): Promise<string[]> => page.locator('.test-line code').allTextContents();

const useData = async ({ page, tab, section, mock, key }: OpenDashboard): Promise<void> => {
  await tab('Data').click();
  const keys = section('API keys');
  await keys.getByLabel('isolated', { exact: false }).check();
  await fillFolded(keys.locator(':scope > form'));
  await press(page, keys.getByRole('button', { name: 'Create key' }), '/keys');
  expect(mock.forKey('my-own-key-0001')).toMatchObject({ seed: 7 });
  const card = keys.locator('.card', { hasText: `…${key.slice(-4)}` });
  await card.getByRole('button', { name: 'Use up minute' }).click();
  await card.getByRole('combobox').first().selectOption('pro');
  await card.getByText('Raise or lower a limit').click();
  await press(page, card.getByRole('button', { name: 'Set limit' }), '/keys');
  await press(page, card.getByRole('button', { name: 'Give back' }), '/keys');
  const hosts = section('Callback hosts');
  await hosts.getByLabel('Key', { exact: true }).selectOption({ index: 1 });
  await hosts.getByLabel('Host', { exact: true }).fill('own.example.com');
  await press(page, hosts.getByRole('button', { name: 'Add host' }), '/callback-hosts');
  expect(mock.callbackHosts.list()).not.toContain('own.example.com');
  expect(mock.callbackHosts.list({ key })).toContain('own.example.com');
  await hosts.getByText('for the account of this key').waitFor();
  await press(page, hosts.getByRole('button', { name: 'Remove own.example.com' }), '/callback-hosts');
  await hosts.getByText('own.example.com').first().waitFor({ state: 'detached' });
  await section('Snapshots').getByLabel('Name', { exact: true }).fill('before');
  await section('Snapshots').getByRole('button', { name: 'Save a snapshot' }).click();
  await section('Snapshots').getByRole('button', { name: 'Restore before' }).click();
  await press(page, section('Snapshots').getByRole('dialog').getByRole('button', { name: 'Restore' }), '/restore');
};

/** Returns the lines of code that it has seen. */
const useControls = async ({ page, tab, section, chips, mock, key }: OpenDashboard): Promise<string[]> => {
  const shown: string[] = [];
  await tab('Control').click();
  for (const [name, button, path] of [
    ['Make the next call fail', 'Add fault', '/faults'],
    ['Edit a response', 'Respond with it', '/overrides'],
    ['Callbacks', 'Add callback fault', '/deliveries/faults'],
  ] as const) {
    if (path === '/overrides') await section(name).getByLabel('Response, as JSON').fill('{ "data": [], "next_cursor": null }');
    await section(name).getByLabel('Key', { exact: true }).selectOption({ index: 1 });
    await fillFolded(section(name));
    await press(page, section(name).getByRole('button', { name: button, exact: true }), path);
  }
  const match = { times: 1, skip: 1, probability: 0.5, key };
  const effect = { status: 503, code: 'rate_limited', network: 'reset', latency: { min: 1, max: 2 }, malformed: 'json' };
  expect(mock.faults).toMatchObject([{ operation: '*', ...effect, headers: { 'X-Test': 'yes' }, ...match }]);
  expect(mock.callbacks.faults).toMatchObject([{ drop: true, delay: 30_000, duplicate: true, status: 503, wrongSecret: true, ...match }]);
  expect(mock.adapter.activity.overrides).toMatchObject([{ operation: 'pantries.list', ...match }]);
  await press(page, section('Scenarios').getByRole('button', { name: 'Start' }), '/scenarios');
  await press(page, section('Clock').getByRole('button', { name: '+1 h' }), '/clock');
  await press(page, section('Clock').getByRole('button', { name: 'Freeze' }), '/clock');
  await press(page, section('Clock').getByRole('button', { name: 'Use real time' }), '/clock');
  for (const [name, next] of [
    ['hold', 'release'],
    ['release', 'hold'],
  ] as const) {
    await press(page, section('Callbacks').getByRole('button', { name: `${name} callbacks` }), `/deliveries/${name}`);
    await section('Callbacks').getByText(`mock.callbacks.${next}();`).waitFor();
    shown.push(...(await linesOf(page)));
  }
  for (const [text, path] of [
    ['Fault of every operation', '/faults'],
    ['Edited response of pantries.list', '/overrides'],
    ['Fault of callbacks', '/deliveries/faults'],
    ['outage', '/scenarios'],
  ] as const) {
    await press(page, chips.getByRole('button', { name: `End ${text}` }), path);
  }
  await section('Reset').getByRole('combobox').selectOption('requests');
  await page.getByText("mock.reset('requests');").waitFor();
  return [...shown, ...(await linesOf(page))];
};

describeInChromium('the dashboard and the admin API', (open) => {
  test('everything that the admin API does can be done here, with every field, and with the line that does it in a test', async () => {
    const dashboard = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    const { page, tab, client, row, section } = dashboard;
    const used = recordCalls(page);
    const shown: string[] = [];
    await client.call('pantries.list');
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
    await row('POST /api/v1/healthify').click();
    await page.getByRole('heading', { name: 'Response', exact: true }).waitFor();
    await row('captured').click();
    await page.getByText('mock.callbacks.redeliver(').waitFor();
    shown.push(...(await linesOf(page)));
    await press(page, page.getByRole('button', { name: 'Send again' }), '/deliveries/redeliver');
    await tab('Connect').click();
    await page.getByRole('button', { name: 'Rotate the callback secret' }).click();
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Rotate the callback secret' }), '/callback-secrets/rotate');
    await page.getByText('The old secret is still valid.').waitFor();
    shown.push(...(await linesOf(page)));
    await useData(dashboard);
    shown.push(...(await linesOf(page)));
    shown.push(...(await useControls(dashboard)));
    await page.getByLabel('Filter the timeline').fill('job-1');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Clear' }), '/requests');
    await section('Reset').getByRole('button', { name: 'Reset', exact: true }).click();
    await press(page, section('Reset').getByRole('dialog').getByRole('button', { name: 'Reset' }), '/reset');
    await tab('Data').click();
    const revoke = section('API keys').getByRole('button', { name: 'Revoke' }).first();
    await revoke.click();
    await press(page, section('API keys').getByRole('dialog').getByRole('button', { name: 'Revoke' }), '/keys');

    const all = Object.entries(adminEndpoints).flatMap(([call, { fields }]) => [
      call,
      ...Object.keys(fields).map((field) => `${call} ${field}`),
    ]);
    expect(all.filter((each) => !used.has(each))).toEqual(Object.keys(exceptions));
    const changes = Object.keys(adminEndpoints).filter((call) => !call.startsWith('GET '));
    expect(Object.keys(lines).toSorted()).toEqual(changes.toSorted());
    const expected = Object.values(lines).filter((line) => typeof line === 'string');
    expect(expected.filter((line) => !shown.some((each) => each.includes(line)))).toEqual([]);
  });
});
