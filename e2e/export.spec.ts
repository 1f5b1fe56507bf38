// Everything about oneself, taken along: it must still open when this product no longer runs.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import { readZip } from '@evenlight/server/testing/read-zip';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';

test('what somebody took along opens from their own disk, without a network', async ({
  page,
  origin,
  runningHouse,
}) => {
  const { id, email, cookie } = await runningHouse.aMember({
    firstName: 'Zoë',
    lastName: 'O’Neill <b>',
    phone: PHONE_NUMBER,
  });
  await page.context().addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  const answer = await page.context().request.get(`/api/users/${id}/export`);
  expect(answer.status()).toBe(200);

  const folder = await mkdtemp(join(tmpdir(), 'evenlight-export-'));
  for (const [name, content] of await readZip(await answer.body())) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.context().clearCookies();
  await page.context().setOffline(true);
  const address = pathToFileURL(join(folder, 'index.html')).href;
  await page.goto(address);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything about you at Evenlight');
  for (const text of ['Zoë', 'O’Neill <b>', email, PHONE_NUMBER, id])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is not here, and why' })).toBeVisible();
  expect(fetched).toEqual([address]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await barriersIn(page);
    expect(violations, colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);
  await page.getByRole('link', { name: 'data.json' }).click();
  await expect(page.locator('body')).toContainText(email);
  await rm(folder, { recursive: true });
});
