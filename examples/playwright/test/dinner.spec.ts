import { expect, test } from '@playwright/test';

/** Controls the mock through its admin API. */
const control = async (path: string, body: object): Promise<void> => {
  const { mockUrl } = test.info().config.metadata as { mockUrl: string };
  const response = await fetch(`${mockUrl}/__mock/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBeLessThan(300);
};

test('shows a recipe', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Ingredients').fill('rice, eggs');
  await page.getByRole('button', { name: 'Cook' }).click();
  await expect(page.getByRole('heading')).toHaveText(/\w/);
});

// The last test: from now on, the app's client knows that the quota is used up.
test('says when to try again once the quota is used up', async ({ page }) => {
  await control('/scenarios', { name: 'quota-exceeded' });
  await page.goto('/');
  await page.getByLabel('Ingredients').fill('rice, eggs');
  await page.getByRole('button', { name: 'Cook' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Try again .* GMT/);
});
