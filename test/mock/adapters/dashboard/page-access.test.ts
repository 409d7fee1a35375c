import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { describeInChromium, type OpenDashboard } from '../../../support/dashboard.js';
import { toast } from '../../../support/sample-requests.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

/** What axe finds wrong with WCAG 2.2 AA. */
const findViolations = async (page: Page): Promise<string[]> => {
  const { violations } = (await page.evaluate(
    'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })',
  )) as AxeResult;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
};

const views = ['Details', 'Connect', 'Try it', 'Data', 'Control'];

/** Shows a view with everything that it folds. */
const unfold = async ({ page, tab }: OpenDashboard, view: string): Promise<void> => {
  await tab(view).click();
  for (const summary of await page.locator('.more-fields > summary').all()) await summary.click();
};

/** Something of everything that the page can show. */
const fill = async ({ client, mock }: OpenDashboard): Promise<void> => {
  const { json } = await client.call('pantries.create', { name: 'Home' });
  await client.call('pantries.items.add', { pantry_id: (json as { id: string }).id, name: 'rice' });
  await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
  await client.call('pantries.create', { nam: 'x' });
  mock.applyScenario('flaky');
  mock.fail('pantries.list', { status: 503 });
  mock.callbacks.hold();
};

describeInChromium('the dashboard for everyone', (open) => {
  test.each([
    { name: 'on a desktop', settings: { viewport: { width: 1280, height: 800 } } },
    { name: 'on a desktop in dark mode', settings: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' as const } },
    { name: 'on a phone', settings: { viewport: { width: 390, height: 844 } } },
    { name: 'on a phone in dark mode', settings: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const } },
  ])('has no violation that axe finds, $name', async ({ settings }) => {
    const dashboard = await open({
      mock: { callbackHosts: ['hooks.example.com'] },
      page: { ...settings, reducedMotion: 'reduce', bypassCSP: true },
    });
    const { page, tab, row } = dashboard;
    await fill(dashboard);
    await page.addScriptTag({ content: axeSource });
    const isPhone = settings.viewport.width < 500;
    if (isPhone) await tab('Timeline').click();
    await row('validation_error').waitFor();
    expect([isPhone ? 'Timeline' : 'first view', await findViolations(page)]).toEqual([expect.any(String), []]);
    await row('validation_error').click();
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    for (const view of views) {
      await unfold(dashboard, view);
      expect([view, await findViolations(page)]).toEqual([view, []]);
    }
    await tab('Try it').click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.result').waitFor();
    expect(await findViolations(page)).toEqual([]);
    if (isPhone) await tab('Timeline').click();
    await row('captured').or(row('waiting')).or(row('held')).first().click();
    await page.getByRole('heading', { name: 'What was sent' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('works with the keyboard alone', async () => {
    const { page, client, row } = await open({ mock: { callbackHosts: ['hooks.example.com'] } });
    await client.call('pantries.list');
    await client.call('pantries.create', { nam: 'x' });
    await row('validation_error').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('pantries');
    expect(await page.getByLabel('Filter the timeline').inputValue()).toBe('pantries');
    for (let press = 0; press < 8; press += 1) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'listbox')) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.getByRole('row', { name: /^name/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'pantries.list' }).waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'pantries.create' }).waitFor();
    await page.getByRole('button', { name: 'Edit and send again' }).waitFor();
    for (const _ of ['Older line', 'Edit and send again']) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit and send again');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Try it' }).waitFor();
  });

  test('makes the next call fail, ends that, and clears the log with the keyboard alone', async () => {
    const { page, client, row, chips, mock } = await open();
    await client.call('pantries.list');
    await row('pantries.list').waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent.trim());
    const press = async (name: string) => {
      for (let count = 0; count < 60 && (await focused()) !== name; count += 1) await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
      await page.keyboard.press('Enter');
    };
    await press('Control');
    await press('Add fault');
    await chips.getByText('Fault of every operation').waitFor();
    await press('End Fault of every operation');
    await expect.poll(() => mock.faults).toEqual([]);
    await press('Clear');
    expect(await focused()).toBe('Keep');
    expect(mock.requests).toHaveLength(1);
    await press('Clear');
    await expect.poll(() => mock.requests).toEqual([]);
  });

  test('keeps the focus where something disappeared', async () => {
    const { page, section, tab, chips, mock } = await open();
    const focused = () => page.evaluate(() => document.activeElement!.getAttribute('aria-labelledby') ?? document.activeElement!.id);
    await tab('Try it').click();
    await page.getByRole('button', { name: 'Remove chickpeas' }).press('Enter');
    await page.getByRole('button', { name: 'Remove chickpeas' }).waitFor({ state: 'detached' });
    expect(await focused()).toBe(await page.getByLabel('ingredients').getAttribute('id'));
    await tab('Data').click();
    mock.callbackHosts.allow('hooks.example.com');
    await section('Callback hosts').getByRole('button', { name: 'Remove hooks.example.com' }).press('Enter');
    await expect.poll(focused).toBe('section-Callback-hosts');
    const revoke = section('API keys').getByRole('button', { name: /^Revoke/ });
    await revoke.press('Enter');
    await page.keyboard.press('Enter');
    expect(await revoke.evaluate((element) => element === document.activeElement)).toBe(true);
    await chips.getByRole('button', { name: 'Use real time' }).press('Enter');
    await chips.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement!.getAttribute('aria-label'))).toBe('State of the mock');
  });

  test('covers no text of a line with the button that copies it', async () => {
    const { page, tab } = await open({ page: { viewport: { width: 390, height: 844 } } });
    await tab('Connect').click();
    await page.getByText('RECIPE_AI_API_KEY=sk_mock').waitFor();
    const overlaps = await page.locator('.code-block').evaluate((block) => {
      const range = document.createRange();
      range.selectNodeContents(block.querySelector('pre')!);
      const button = block.querySelector('button')!.getBoundingClientRect();
      return [...range.getClientRects()].filter(({ right, top }) => right > button.left && top < button.bottom).length;
    });
    expect(overlaps).toBe(0);
  });

  test.each([360, 390])('loses nothing on a phone that is %i pixels wide', async (width) => {
    const dashboard = await open({
      mock: { callbackHosts: [`${'long.'.repeat(30)}example.com`, 'hooks.example.com'] },
      page: { viewport: { width, height: 740 } },
    });
    const { page, client, socket, tab, row } = dashboard;
    await fill(dashboard);
    await client.send(`${socket.url}/${'x'.repeat(400)}`, { headers: { 'x-long': 'y'.repeat(900) } });
    await tab('Timeline').click();
    await row('not_found').or(row('xxxx')).first().click();
    await page.getByText('Request headers').click();
    await page.getByText('x-long').waitFor();
    const widthOf = () => page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.querySelector('main')!.scrollWidth));
    expect(await widthOf()).toBe(width);
    for (const view of ['Timeline', ...views]) {
      await unfold(dashboard, view);
      expect([view, await widthOf()]).toEqual([view, width]);
    }
  });

  test('does not move for those who asked for less motion', async () => {
    const { page, client, row } = await open({ page: { reducedMotion: 'reduce' } });
    await client.call('pantries.list');
    await page.locator('.row.fresh').waitFor();
    expect(await row('pantries.list').evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
