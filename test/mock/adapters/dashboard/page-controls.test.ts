import { expect, test } from 'vitest';
import { describeInChromium } from '../../../support/dashboard.js';
import { RawClient } from '../../../support/mock-adapters.js';

describeInChromium('the data of the dashboard', (open) => {
  test('shows how many calls a key has left; creates, upgrades, uses up and revokes keys', async () => {
    const { client, section, tab, mock, key } = await open();
    await tab('Data').click();
    const keys = section('API keys');
    await client.call('pantries.list');
    const first = keys.locator('.card', { hasText: `…${key.slice(-4)}` });
    await first.getByText('59 of 60 left').waitFor();
    await first.getByText('999 of 1,000 left').waitFor();
    await first.getByRole('combobox').selectOption('pro');
    await first.getByText('299 of 300 left').waitFor();
    expect(mock.usage(key).tier).toBe('pro');
    await first.getByRole('button', { name: 'Use up minute' }).click();
    await first.getByText('0 of 300 left').waitFor();

    await keys.getByLabel('Tier', { exact: true }).selectOption('sandbox');
    await keys.getByRole('button', { name: 'Create key' }).click();
    const created = await keys.locator('output code').innerText();
    expect(mock.usage(created)).toMatchObject({ tier: 'sandbox', trial: { limit: 10 } });

    await first.getByRole('button', { name: 'Revoke' }).click();
    await first.getByRole('button', { name: 'Keep' }).click();
    expect(mock.keys.list()).toHaveLength(2);
    await first.getByRole('button', { name: 'Revoke' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await first.waitFor({ state: 'detached' });
    expect(mock.keys.list()).toEqual([created]);
    await keys.locator('output').waitFor();
    mock.keys.revoke(created);
    await keys.locator('output').waitFor({ state: 'detached' });
  });

  test('counts calls in words that a rejected request does not contradict', async () => {
    const { client, section, tab, mock, key } = await open();
    await client.call('pantries.create', { nam: 'x' });
    mock.keys.exhaust(key, 'minute');
    await client.call('pantries.list');
    await tab('Data').click();
    await expect.poll(() => section('API keys').locator('.card-head').innerText()).toContain('1 call counted, 1 over a limit');
  });

  test('keeps the chosen key when an earlier one is revoked, and says how many calls it has left', async () => {
    const { page, tab, mock, key } = await open();
    const [second] = [mock.keys.create({ tier: 'pro' }), mock.keys.create({ tier: 'scale' })];
    await tab('Connect').click();
    const choice = page.getByLabel('Key', { exact: true }).last();
    await choice.selectOption({ label: `…${second.slice(-4)} (pro, calls left: 300 this minute, 20,000 today)` });
    await page.getByText(`RECIPE_AI_API_KEY=${second}`).waitFor();
    mock.keys.revoke(key);
    await expect.poll(() => choice.locator('option').count()).toBe(2);
    await page.getByText(`RECIPE_AI_API_KEY=${second}`).waitFor();
    expect(await choice.locator('option:checked').innerText()).toContain(second.slice(-4));
  });

  test('gives a key a limit of its own', async () => {
    const { section, tab, mock, key } = await open();
    await tab('Data').click();
    const card = section('API keys').locator('.card');
    await card.getByText('Raise or lower a limit').click();
    await card.getByLabel('Limit', { exact: true }).selectOption('per day');
    await card.getByRole('button', { name: 'Set limit' }).click();
    await card.getByText('5 of 5 left').waitFor();
    expect(mock.usage(key).day).toMatchObject({ limit: 5 });
  });

  test('a key that is used up or has its own limit is active, and gives back its calls in its place and above', async () => {
    const { section, tab, chips, mock, key } = await open();
    mock.keys.exhaust(key, 'minute');
    await chips.getByText('used up this minute').waitFor();
    await chips.getByRole('button', { name: `Give back Key …${key.slice(-4)}` }).click();
    await chips.getByText('used up').waitFor({ state: 'detached' });
    expect(mock.usage(key).minute!.used).toBe(0);
    mock.keys.limit(key, { perDay: 5 });
    await chips.getByText('own limit').waitFor();
    await tab('Data').click();
    await section('API keys')
      .getByRole('button', { name: `Give back calls of …${key.slice(-4)}` })
      .click();
    await chips.getByText('own limit').waitFor({ state: 'detached' });
    expect(mock.usage(key).day!.limit).toBe(1000);
  });

  test('a second click where "Give back" was does not ask to revoke the key', async () => {
    const { page, section, tab, mock, key } = await open();
    mock.keys.exhaust(key, 'minute');
    await tab('Data').click();
    const card = section('API keys').locator('.card');
    await card.getByText('0 of 60 left', { exact: true }).waitFor();
    const button = card.getByRole('button', { name: 'Give back' });
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    const clickThere = () => page.mouse.click(x + width / 2, y + height / 2);
    await clickThere();
    await card.getByText('60 of 60 left').waitFor();
    await clickThere();
    expect(await card.getByRole('dialog', { name: 'Revoke' }).count()).toBe(0);
  });

  test('a double click asks only: it clears no log and restores no snapshot', async () => {
    const { page, section, tab, client, mock } = await open();
    await client.call('pantries.list');
    const clear = page.getByRole('button', { name: 'Clear', exact: true });
    await clear.dblclick();
    const question = page.getByRole('dialog', { name: 'Clear requests and callbacks?' });
    await question.waitFor();
    expect(mock.requests).toHaveLength(1);
    expect(await question.getByRole('button').allInnerTexts()).toEqual(['Keep', 'Clear']);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await tab('Data').click();
    await section('Snapshots').getByRole('button', { name: 'Save a snapshot' }).click();
    mock.callbackHosts.allow('hooks.example.com');
    await section('Snapshots')
      .getByRole('button', { name: /^Restore 20/ })
      .dblclick();
    await section('Snapshots').getByRole('dialog').waitFor();
    expect(mock.callbackHosts.list()).toEqual(['hooks.example.com']);
  });

  test.each([
    { device: 'a desktop', viewport: { width: 1280, height: 720 } },
    { device: 'a phone', viewport: { width: 390, height: 844 } },
  ])('a question is on the screen of $device and never over the button that asks it', async ({ viewport }) => {
    const { page, tab, client } = await open({ page: { viewport } });
    await client.call('pantries.list');
    const isApart = async (name: string) => {
      // The button itself, because the one that confirms has the same name.
      const button = await page.getByRole('button', { name, exact: true }).last().elementHandle();
      await button.click();
      const [asked, question] = [(await button.boundingBox())!, (await page.getByRole('dialog').boundingBox())!];
      expect(question.x).toBeGreaterThanOrEqual(0);
      expect(question.x + question.width).toBeLessThanOrEqual(viewport.width);
      expect(question.y + question.height).toBeLessThanOrEqual(viewport.height);
      expect(question.y >= asked.y + asked.height || question.y + question.height <= asked.y).toBe(true);
      await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    };
    if (viewport.width < 860) await tab('Timeline').click();
    await isApart('Clear');
    await tab('Data').click();
    for (const name of ['Restore the file', `Revoke …${(await page.locator('.card code').first().innerText()).slice(-4)}`]) {
      await isApart(name);
    }
    await tab('Control').click();
    await isApart('Reset');
  });

  test('rotates the callback secret after a question, and shows the new one', async () => {
    const { page, tab, mock, key } = await open();
    const before = mock.callbackSecret;
    await tab('Connect').click();
    await page.getByText(before).waitFor();
    await page.getByRole('button', { name: 'Rotate the callback secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate the callback secret' }).click();
    await page.getByText(before).waitFor({ state: 'detached' });
    await page.getByText(mock.callbackSecrets.valid({ key })[0]!).waitFor();
    await page.getByText("mock.callbackSecrets.rotate({ overlap: '1d', key });").waitFor();
    expect(mock.callbackSecrets.valid({ key })[0]).not.toBe(before);
  });

  test('keeps “Create key” under the pointer, and asks before it revokes, so that a second click revokes nothing', async () => {
    const { page, section, tab, mock } = await open();
    await tab('Data').click();
    const cards = section('API keys').locator('.card');
    const positionOf = async (name: string) => {
      const box = (await section('API keys').getByRole('button', { name }).first().boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    const create = await positionOf('Create key');
    await page.mouse.click(...create);
    await expect.poll(() => cards.count()).toBe(2);
    await page.mouse.click(...create);
    await expect.poll(() => cards.count()).toBe(3);
    const revoke = await positionOf('Revoke');
    await page.mouse.click(...revoke);
    await section('API keys')
      .getByRole('dialog', { name: /^Revoke/ })
      .waitFor();
    await page.mouse.click(...revoke);
    await page.keyboard.press('Escape');
    await tab('Connect').click();
    expect(mock.keys.list()).toHaveLength(3);
  });

  test('shows the service of an isolated key, and the shared one after the key is revoked', async () => {
    const { page, section, tab, row, mock, socket, client } = await open();
    await client.call('pantries.list');
    await tab('Data').click();
    await section('API keys').getByLabel('isolated', { exact: false }).check();
    await section('API keys').getByRole('button', { name: 'Create key' }).click();
    const key = await section('API keys').locator('output code').innerText();
    await new RawClient({ apiKey: key, baseUrl: socket.url, aiUrl: socket.url }).call('categories.suggest', { items: ['peas'] });
    await page.getByLabel('Service to show', { exact: true }).selectOption(`service of …${key.slice(-4)}`);
    await row('categories.suggest').waitFor();
    await row('pantries.list').waitFor({ state: 'detached' });
    await tab('Control').click();
    await section('Clock').getByRole('button', { name: '+1 day' }).click();
    await section('Clock').getByText('2030-01-02').waitFor();
    expect(mock.clock.now()).toBe(Date.parse('2030-01-01T00:00:00Z'));
    mock.keys.revoke(key);
    await page.getByLabel('Service to show', { exact: true }).selectOption('shared service');
    await row('pantries.list').waitFor();
  });

  test('makes a pantry, adds and removes items, cooks with them, and deletes it', async () => {
    const { page, section, tab, mock } = await open();
    await tab('Data').click();
    const pantries = section('Pantries');
    await pantries.getByLabel('Name', { exact: true }).fill('Home');
    await pantries.getByRole('button', { name: 'Create pantry' }).click();
    for (const item of ['rice', 'spinach']) {
      await pantries.getByLabel('New item of Home', { exact: true }).fill(item);
      await pantries.getByRole('button', { name: 'Add item' }).click();
      await pantries.getByRole('button', { name: `Remove ${item}` }).waitFor();
    }
    const edit = pantries.getByRole('button', { name: 'Edit rice' });
    await edit.click();
    await pantries.getByLabel('quantity').fill('two');
    await pantries.getByRole('button', { name: 'Save' }).click();
    await pantries.getByRole('alert').getByText('quantity').waitFor();
    await pantries.getByLabel('quantity').fill('2');
    await pantries.getByLabel('location').selectOption('fridge');
    await pantries.getByRole('button', { name: 'Save' }).click();
    await pantries
      .getByText('2 · other · fridge')
      .or(pantries.getByText(/^2 · .*fridge/))
      .waitFor();
    expect(await edit.evaluate((element) => element === document.activeElement)).toBe(true);
    await pantries.getByRole('button', { name: 'Remove spinach' }).click();
    await pantries.getByRole('button', { name: 'Remove spinach' }).waitFor({ state: 'detached' });
    await pantries.getByRole('button', { name: 'Cook with it' }).click();
    await page.getByRole('button', { name: 'Remove rice' }).waitFor();
    await tab('Data').click();
    await pantries.getByRole('button', { name: 'Delete Home' }).click();
    await pantries.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await pantries.locator('.card').waitFor({ state: 'detached' });
    expect(mock.requests.map(({ status }) => status)).toEqual([201, 201, 201, 422, 200, 204, 204]);
  });

  test('adds and removes callback hosts, and says beside the button why one is rejected', async () => {
    const { section, tab, mock } = await open();
    await tab('Data').click();
    const hosts = section('Callback hosts');
    const host = hosts.getByLabel('Host', { exact: true });
    await host.fill('https://no.example.com/x');
    await hosts.getByRole('button', { name: 'Add host' }).click();
    await hosts.getByRole('alert').getByText('cannot be allow-listed').waitFor();
    expect(await host.inputValue()).toBe('https://no.example.com/x');
    await host.fill('hooks.example.com');
    await host.press('Enter');
    await hosts.getByRole('button', { name: 'Remove hooks.example.com' }).waitFor();
    expect(mock.callbackHosts.list()).toEqual(['hooks.example.com']);
    await hosts.getByRole('button', { name: 'Remove hooks.example.com' }).click();
    await expect.poll(() => mock.callbackHosts.list()).toEqual([]);
    await host.fill('localhost');
    await host.press('Enter');
    await hosts.getByText('add localhost:3000 for port 3000').waitFor();
  });

  test('names snapshots, keeps them while another view is shown, and deletes one', async () => {
    const { section, tab } = await open();
    await tab('Data').click();
    const snapshots = section('Snapshots');
    for (const name of ['empty', 'with a pantry']) {
      await snapshots.getByLabel('Name', { exact: true }).fill(name);
      await snapshots.getByRole('button', { name: 'Save a snapshot' }).click();
      await snapshots.getByRole('button', { name: `Restore ${name}` }).waitFor();
    }
    await tab('Control').click();
    await tab('Data').click();
    await snapshots.getByRole('button', { name: 'Delete empty' }).click();
    await snapshots.getByRole('dialog', { name: 'Delete empty?' }).getByRole('button', { name: 'Delete' }).click();
    await snapshots.getByRole('button', { name: 'Restore empty' }).waitFor({ state: 'detached' });
    expect(await snapshots.getByRole('listitem').locator('> span').first().innerText()).toBe('with a pantry');
  });

  test('saves, downloads and restores snapshots, and asks before it replaces the state', async () => {
    const { page, section, tab, mock } = await open();
    await tab('Data').click();
    const snapshots = section('Snapshots');
    await snapshots.getByRole('button', { name: 'Save a snapshot' }).click();
    const downloading = page.waitForEvent('download');
    await snapshots.getByRole('button', { name: 'Download' }).click();
    const file = await (await downloading).path();
    mock.callbackHosts.allow('hooks.example.com');
    await snapshots.getByRole('button', { name: /^Restore 20/ }).click();
    await snapshots.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => mock.callbackHosts.list()).toEqual([]);
    mock.callbackHosts.allow('hooks.example.com');
    await snapshots.getByLabel('From a file', { exact: true }).setInputFiles(file);
    await snapshots.getByRole('button', { name: 'Restore the file' }).click();
    await snapshots.getByRole('dialog').getByRole('button', { name: 'Restore the file' }).click();
    await expect.poll(() => mock.callbackHosts.list()).toEqual([]);
  });
});

describeInChromium('the controls of the dashboard', (open) => {
  test('move the clock, and show that it stands still or was moved', async () => {
    const { section, tab, chips, mock } = await open();
    await tab('Control').click();
    const clock = section('Clock');
    for (const name of ['+1 min', '+1 h', '+1 day']) await clock.getByRole('button', { name }).click();
    await clock.getByText('2030-01-02 01:01:00 UTC').waitFor();
    await clock.getByLabel('Duration', { exact: true }).fill('tomorrow');
    await clock.getByLabel('Time, UTC', { exact: true }).fill('noon');
    await expect.poll(() => clock.locator('code').allInnerTexts()).toEqual(['mock.clock.useRealTime();']);
    await clock.getByLabel('Duration', { exact: true }).fill('90s');
    await clock.getByText("mock.clock.advance('90s');").waitFor();
    await clock.getByRole('button', { name: 'Advance', exact: true }).click();
    await clock.getByText('2030-01-02 01:02:30 UTC').waitFor();
    await clock.getByLabel('Time, UTC', { exact: true }).fill('2031-05-06T07:08:09Z');
    await clock.getByRole('button', { name: 'Freeze', exact: true }).click();
    await clock.getByText('2031-05-06 07:08:09 UTC').waitFor();
    await chips.getByRole('button', { name: 'Use real time' }).click();
    await chips.waitFor({ state: 'detached' });
    expect(Math.abs(mock.clock.now() - Date.now())).toBeLessThan(5000);
    await clock.getByRole('button', { name: '+1 day' }).click();
    await chips.getByText('Clock moved').waitFor();
  });

  test('make the next call fail, and show what is left of a fault', async () => {
    const { section, tab, chips, row, mock, client } = await open();
    await tab('Control').click();
    const faults = section('Make the next call fail');
    await faults.getByLabel('Operation', { exact: true }).selectOption('pantries.list');
    await faults.getByLabel('Fault', { exact: true }).selectOption('429 rate limited');
    await faults.getByLabel('How many times', { exact: true }).fill('2');
    await faults.getByText("mock.fail('pantries.list', { code: 'rate_limited', times: 2 });").waitFor();
    await faults.getByRole('button', { name: 'Add fault' }).click();
    await chips.getByText('triggered 0 of 2').waitFor();
    expect((await client.call('pantries.list')).status).toBe(429);
    await chips.getByText('triggered 1 of 2').waitFor();
    await row('rate_limited').waitFor();
    await chips.getByRole('button', { name: 'End Fault of pantries.list' }).click();
    await chips.getByText('triggered').waitFor({ state: 'detached' });
    expect(mock.faults).toEqual([]);
  });

  test('keep what was entered while another view is shown', async () => {
    const { section, tab } = await open();
    await tab('Control').click();
    const faults = section('Make the next call fail');
    await faults.getByLabel('Fault', { exact: true }).selectOption('no response');
    await faults.getByLabel('How many times', { exact: true }).fill('7');
    await faults.getByText('More fields').click();
    await faults.getByLabel('skip', { exact: true }).fill('3');
    await tab('Data').click();
    await tab('Control').click();
    await faults.getByText("mock.fail('*', { network: 'hang'").waitFor();
    expect(await faults.getByText("mock.fail('*', { network: 'hang'").innerText()).toMatch(/times: 7.*skip: 3|skip: 3.*times: 7/);
  });

  test('edit a response, starting from the latest, and say what breaks the contract', async () => {
    const { section, tab, chips, row, client } = await open();
    await client.call('categories.suggest', { items: ['peas'] });
    await row('categories.suggest').waitFor();
    await tab('Control').click();
    const edit = section('Edit a response');
    await edit.getByRole('button', { name: 'Respond with it' }).click();
    await edit.getByText('The response is empty.').waitFor();
    await edit.getByLabel('Operation').selectOption('categories.suggest');
    await edit.getByRole('button', { name: 'Start from the latest response' }).click();
    const response = edit.getByLabel('Response, as JSON');
    await expect.poll(() => response.inputValue()).toContain('"peas"');
    await response.fill('{ "suggestions": [{ "name": "peas" }] }');
    await edit.getByRole('button', { name: 'Respond with it' }).click();
    await edit.getByRole('alert').getByText('breaks the contract').waitFor();
    await response.fill('{ "suggestions": [] }');
    await edit.getByText("mock.respondWith('categories.suggest', { suggestions: [] }, { times: 1 });").waitFor();
    await edit.getByRole('button', { name: 'Respond with it' }).click();
    await chips.getByText('Edited response of categories.suggest').waitFor();
    expect((await client.call('categories.suggest', { items: ['peas'] })).json).toEqual({ suggestions: [] });
    await chips.getByText('Edited response').waitFor({ state: 'detached' });
  });

  test('stay where they are when something starts and ends', async () => {
    const { section, tab, chips } = await open();
    await tab('Control').click();
    const add = section('Make the next call fail').getByRole('button', { name: 'Add fault' });
    await chips.getByRole('button', { name: 'Use real time' }).click();
    await chips.waitFor({ state: 'detached' });
    const before = await add.boundingBox();
    await add.click();
    await chips.getByText('Fault of every operation').waitFor();
    expect(await add.boundingBox()).toEqual(before);
  });

  test('are listed at the top of their page, and one click away', async () => {
    const { page, section, tab } = await open();
    await tab('Control').click();
    const list = page.getByRole('navigation', { name: 'Sections' });
    for (const name of ['Reset', 'Clock']) {
      await list.getByRole('button', { name }).click();
      const [heading, contents] = [await section(name).getByRole('heading').boundingBox(), await list.boundingBox()];
      expect(heading!.y).toBeGreaterThanOrEqual(contents!.y + contents!.height);
      expect(heading!.y).toBeLessThan(700);
    }
  });

  test('limit a fault and a scenario to one key', async () => {
    const { section, tab, mock, client, key, socket } = await open();
    const other = new RawClient(socket.connection({ tier: 'pro' }));
    await tab('Control').click();
    const faults = section('Make the next call fail');
    await faults
      .getByLabel('Key', { exact: true })
      .selectOption({ label: `…${key.slice(-4)} (starter, calls left: 60 this minute, 1,000 today)` });
    await faults.getByText(`mock.fail('*', { status: 500, times: 1, key });`).waitFor();
    await faults.getByRole('button', { name: 'Add fault' }).click();
    await expect.poll(() => mock.faults).toMatchObject([{ key }]);
    expect([(await other.call('pantries.list')).status, (await client.call('pantries.list')).status]).toEqual([200, 500]);
    await section('Scenarios').getByLabel('Key', { exact: true }).selectOption({ index: 1 });
    await section('Scenarios').getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => mock.scenarios).toMatchObject([{ name: 'outage', key }]);
  });

  test('slow responses down', async () => {
    const { section, tab, chips, mock } = await open();
    await tab('Control').click();
    await section('Latency').getByRole('button', { name: 'Slow down' }).click();
    await chips.getByText('latency 2000').waitFor();
    expect(mock.faults).toMatchObject([{ operation: '*', latency: 2000 }]);
  });

  test('offer only faults and scenarios that the mock accepts', async () => {
    const { page, section, tab, mock } = await open();
    await tab('Control').click();
    for (const [name, label, press] of [
      ['Make the next call fail', 'Fault', 'Add fault'],
      ['Scenarios', 'Scenario', 'Start'],
      ['Callbacks', 'Callback fault', 'Add callback fault'],
    ] as const) {
      const choices = section(name).getByLabel(label, { exact: true });
      for (const value of await choices.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))) {
        await choices.selectOption(value);
        const response = page.waitForResponse(/\/__mock\/api\//);
        await section(name).getByRole('button', { name: press, exact: true }).click();
        expect([value, (await response).ok()]).toEqual([value, true]);
        await expect.poll(() => section(name).getByRole('button', { name: press, exact: true }).getAttribute('aria-busy')).toBe('false');
        mock.reset('faults');
      }
    }
  });

  test('reset one part or everything, after a question', async () => {
    const { section, tab, mock, client, key } = await open();
    await client.call('pantries.create', { name: 'Home' });
    await tab('Control').click();
    const reset = section('Reset');
    const press = async (button: string) => {
      await reset.getByRole('button', { name: 'Reset', exact: true }).click();
      await reset.getByRole('dialog').getByRole('button', { name: button }).click();
    };
    await reset.getByRole('combobox').selectOption('limits');
    await press('Reset');
    await expect.poll(() => mock.usage(key).calls).toBe(0);
    expect(mock.requests).toHaveLength(1);
    await reset.getByRole('combobox').selectOption('');
    await press('Keep');
    expect(mock.requests).toHaveLength(1);
    await press('Reset');
    await expect.poll(() => mock.requests).toEqual([]);
  });
});
