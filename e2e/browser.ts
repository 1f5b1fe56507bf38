// Playwright's test with the people of our stories in it, and a page that must stay free of faults.
import { openRunningHouse } from '@evenlight/server/testing/open-running-house';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { hearComplaints } from './complaints.ts';
import { poolContexts } from './context-pool.ts';

export { expect };

type People = {
  /** Where the house is: what Playwright knows as `baseURL`, and always there. */
  origin: string;
  /** Ends what a test opened besides: pages that nobody closes go on asking, and slow down the tests that follow. */
  tidy: undefined;
  /** A page of somebody who is signed in: Ada Okafor. */
  signedInPage: Page;
  /** Collects what the browser complains about; the test fails if there is anything. */
  faults: string[];
};

type Shared = {
  runningHouse: Awaited<ReturnType<typeof openRunningHouse>>;
};

/** Of the one browser that a worker has. */
let useOptions: ReturnType<typeof poolContexts> = () => undefined;

export const test = base.extend<People, Shared>({
  browser: [
    async ({ browser }, use, { project }) => {
      useOptions = poolContexts(browser, { origin: project.use.baseURL ?? '' });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  runningHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const runningHouse = await openRunningHouse({
        NODE_ENV: 'test',
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: process.env.E2E_DATABASE_URL,
        PORT: process.env.E2E_PORT,
      });
      await use(runningHouse);
      await runningHouse.close();
    },
    { scope: 'worker' },
  ],
  tidy: [
    async ({ browser, viewport, javaScriptEnabled, colorScheme, hasTouch, isMobile, locale }, use) => {
      useOptions({ viewport, javaScriptEnabled, colorScheme, hasTouch, isMobile, locale });
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'what the browser complained about').toEqual([]);
  },
  page: async ({ page, faults }, use) => {
    hearComplaints(page, (complaint) => faults.push(complaint));
    await use(page);
  },
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  signedInPage: async ({ browser, origin, runningHouse, faults }, use) => {
    const page = await pageOfSomebody(browser, origin, runningHouse);
    hearComplaints(page, (complaint) => faults.push(complaint));
    await use(page);
    await page.context().close();
  },
});

async function pageOfSomebody(browser: Browser, origin: string, runningHouse: Shared['runningHouse']): Promise<Page> {
  const { cookie } = await runningHouse.aMember({ firstName: 'Ada', lastName: 'Okafor' });
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return context.newPage();
}
