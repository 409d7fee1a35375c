import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { describeInChromium, REBOUND_HOST } from '../../../support/dashboard.js';
import { toast } from '../../../support/sample-requests.js';

/** A page of another origin on this machine. Returns its address. */
const startForeignPage = async (html: string): Promise<string> => {
  const server = createServer((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

describeInChromium('the dashboard and hostile pages', (open) => {
  test('markup in names, bodies, headers and paths is shown as text', async () => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const { client, page, socket, tab, row, section, mock } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    await client.call('pantries.create', { name: evil });
    await client.send(`${socket.url}/${evil.replaceAll(' ', '')}`, { headers: { 'x-evil': evil } });
    await client.call('healthify', {
      recipe: { ...toast, title: evil },
      callback_url: 'https://hooks.example.com/',
      request_id: evil.slice(0, 100),
    });
    mock.respondWith('recipes.generate', new Response(evil, { headers: { 'content-type': 'text/html', 'x-evil': evil } }));
    await client.call('recipes.generate', { ingredients: [evil] });
    socket.mock.fail('*', { status: 500, code: evil, headers: { 'X-Evil': evil }, times: 2 });
    await client.call('pantries.list');
    await row('captured').waitFor();
    await expect.poll(() => row('').count()).toBe(6);
    for (let index = 0; index < 6; index += 1) {
      await row('').nth(index).click();
      await page.getByRole('article').locator('pre').first().waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
    }
    await tab('Data').click();
    await section('Pantries').getByText('<img src=x').first().waitFor();
    await tab('Try it').click();
    await page.getByLabel('Operation', { exact: true }).last().selectOption('recipes.generate');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByLabel('the response', { exact: true }).waitFor();
    expect(await page.locator('img:not([src="icon.svg"]), body script').count()).toBe(0);
    expect(await page.title()).toBe('Try it - Recipe AI mock');
  });

  test('no view but "Connect" shows an API key or the callback secret', async () => {
    const { client, page, socket, tab, row, mock, key } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    const secrets = [key, mock.callbackSecret, 'tenant-token-42'];
    const callback_url = `https://hooks.example.com/?token=tenant-token-42&next=${key}`;
    await client.call('healthify', { recipe: toast, callback_url }, { headers: { 'x-auth-token': 'tenant-token-42' } });
    await client.call('pantries.create', { [key]: mock.callbackSecret });
    await client.send(`${socket.url}/${key}?token=tenant-token-42`);
    await row('captured').waitFor();
    await expect.poll(() => row('').count()).toBe(4);
    const shown: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      await row('').nth(index).click();
      await page.getByRole('article').locator('pre').first().waitFor();
      for (const summary of await page.locator('summary').all()) await summary.click();
      shown.push(await page.content());
    }
    for (const view of ['Control', 'Data', 'Try it']) {
      await tab(view).click();
      shown.push(await page.content());
    }
    expect(shown.flatMap((html) => secrets.filter((secret) => html.includes(secret)))).toEqual([]);
  });

  test('a page of another origin can neither read, nor frame, nor load, nor change anything', async () => {
    const { page, socket, mock, pageErrors } = await open();
    const foreign = await startForeignPage('<!doctype html><title>foreign</title>');
    const other = await page.context().browser()!.newPage();
    await other.goto(foreign);
    const results = await other.evaluate(async (base) => {
      const read = async (path: string, init?: RequestInit) => {
        try {
          return await (await fetch(base + path, init)).text();
        } catch {
          return 'blocked';
        }
      };
      const load = (element: HTMLElement, attribute: string, path: string) =>
        new Promise<string>((resolve) => {
          element.addEventListener('load', () => resolve('loaded'));
          element.addEventListener('error', () => resolve('blocked'));
          element.setAttribute(attribute, base + path);
          document.body.append(element);
        });
      const follow = () =>
        new Promise<string>((resolve) => {
          const source = new EventSource(`${base}/__mock/events`);
          source.addEventListener('message', () => resolve('followed'));
          source.addEventListener('error', () => resolve('blocked'));
        });
      return {
        connection: await read('/__mock/api/connection'),
        contract: await read('/__mock/catalog.json'),
        create: await read('/__mock/api/keys', { method: 'POST', body: '{}', mode: 'no-cors' }),
        script: await load(document.createElement('script'), 'src', '/__mock/page.js'),
        events: await follow(),
      };
    }, socket.url);
    expect(results).toMatchObject({ connection: 'blocked', contract: 'blocked', script: 'blocked', events: 'blocked' });
    expect(mock.keys.list()).toHaveLength(1);
    const framed = await startForeignPage(`<iframe src="${socket.url}/__mock/"></iframe>`);
    await other.goto(framed);
    expect(other.frames()[1]!.url()).toMatch(/^chrome-error:/);
    await other.close();
    expect(pageErrors).toEqual([]);
  });

  test('a name that was rebound to this machine gets nothing', async () => {
    const { page, socket } = await open();
    const other = await page.context().browser()!.newPage();
    for (const path of ['/__mock/', '/__mock/page.js', '/__mock/events', '/__mock/catalog.json', '/__mock/api/connection']) {
      const response = await other.goto(`http://${REBOUND_HOST}:${socket.port}${path}`);
      expect([path, response!.status()]).toEqual([path, 403]);
    }
    await other.close();
  });

  test('the page runs only its own script: no inline script, no markup from text', async () => {
    const { page, pageErrors } = await open();
    const attempts = await page.evaluate(() => {
      const attempt = (run: () => void): boolean => {
        try {
          run();
          return true;
        } catch {
          return false;
        }
      };
      const inline = document.createElement('div');
      return [attempt(() => (inline.innerHTML = '<b>x</b>')), attempt(() => document.body.setAttribute('onclick', 'document.title = 1'))];
    });
    await page.getByRole('heading', { name: 'Recipe AI mock' }).click();
    expect(attempts[0]).toBe(false);
    expect(await page.title()).toBe('Connect - Recipe AI mock');
    expect(pageErrors.splice(0).every((text) => /Content Security Policy|TrustedHTML|TrustedScript/.test(text))).toBe(true);
  });
});
