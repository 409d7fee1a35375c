import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { describeInChromium } from '../../../support/dashboard.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE = 'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })';

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

describeInChromium('the reference', (open) => {
  test.each([
    { name: 'on a desktop', settings: { viewport: { width: 1280, height: 800 } } },
    { name: 'on a phone in dark mode', settings: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const } },
  ])('has no violation that axe finds and loses nothing, $name', async ({ settings }) => {
    const { page, socket } = await open({ page: { ...settings, bypassCSP: true } });
    await page.goto(`${socket.url}/__mock/reference`);
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    await page.addScriptTag({ content: axeSource });
    const { violations } = (await page.evaluate(AXE)) as AxeResult;
    expect(violations.map(({ id, nodes }) => [id, nodes[0]!.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(settings.viewport.width);
  });

  test('needs no script, and leads to the form of an operation', async () => {
    const { page, socket } = await open();
    const response = await page.goto(`${socket.url}/__mock/reference`);
    expect(response!.headers()['content-security-policy']).toMatch(/^default-src 'self'; .*trusted-types 'none'$/);
    await page.getByRole('link', { name: 'Try it with categories.suggest' }).click();
    await page.getByRole('heading', { name: 'Try it' }).waitFor();
    expect(await page.getByLabel('Operation', { exact: true }).last().inputValue()).toBe('categories.suggest');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.result').waitFor();
  });
});
