// Two families, two server processes, one hall on one Saturday.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import { type ServerProcess, startServerProcess } from '@evenlight/server/testing/server-process';
import { newTestDatabase, startTestPostgres } from '@evenlight/server/testing/test-postgres';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { awake } from './planning.ts';

const SATURDAY = '2090-05-06';

test('two families save the same venue and date on two processes: one has it, the other is told kindly and finds another', {
  tag: '@more',
}, async ({ browser }) => {
  const postgres = await startTestPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'evenlight-two-'));
  const { url } = await newTestDatabase(postgres);
  const env = { NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  const runningHouse = await openRunningHouse(env);
  try {
    const pages = await Promise.all(
      servers.map(async (server) => {
        const { cookie } = await runningHouse.aMember();
        return pageWithDraft(browser, server, cookie);
      }),
    );
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Save & Complete' }).click()));

    const hasWon = (page: Page) => /\/plan-workflow\//.test(page.url());
    const taken = (page: Page) =>
      page
        .getByRole('main')
        .getByText('Another family has this venue on that date. Everything else you chose is still here.');
    await expect.poll(() => pages.filter(hasWon).length).toBe(1);
    const late = pages.find((page) => !hasWon(page));
    if (!late) throw new Error('both won');
    await expect(taken(late)).toBeVisible();

    await late.getByRole('link', { name: 'Choose another date or venue' }).click();
    await expect(late.getByText('Nearest free dates at this venue')).toBeVisible();
    await expect(late.getByText('Similar venues free that day')).toBeVisible();
    await late.getByRole('button', { name: /May 5/ }).click();
    await late.getByRole('button', { name: /Select This Venue|Selected/ }).click();
    await late.goto(`${new URL(late.url()).origin}/planning-wizard?step=5`);
    await awake(late);
    await expect(late.getByText(/^Estimate: \$/)).toHaveCount(1);
    await late.getByRole('button', { name: 'Save & Complete' }).click();
    await expect(late).toHaveURL(/\/plan-workflow\/[\w-]+\?step=1/);
  } finally {
    await runningHouse.close();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Signed in at one of the servers, with a plan that is ready to be saved. */
async function pageWithDraft(browser: Browser, { address }: ServerProcess, cookie: { name: string; value: string }) {
  const origin = address.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const [venue] = await (await page.request.get('/api/venues?faithTradition=secular')).json();
  const draft = {
    id: randomUUID(),
    planIntent: 'at-need',
    faithTradition: 'secular',
    branch: '',
    packageTradition: null,
    packageTier: 'basic',
    declinedLines: [],
    addons: [],
    budget: null,
    venueId: venue.id,
    serviceDate: SATURDAY,
  };
  const kept = await page.request.put('/api/planning-draft', {
    data: { draft, revision: 0 },
    headers: { origin },
  });
  expect(kept.status()).toBe(200);
  await page.goto('/planning-wizard?step=5');
  await awake(page);
  await expect(page.getByText(/^Estimate: \$/)).toHaveCount(1);
  return page;
}
