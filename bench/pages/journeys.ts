// Three journeys on a phone: planning, looking for a vendor, writing to the grief chat.
import type { Browser, Locator, Page } from '@playwright/test';
import type { Say } from '../report/table.ts';
import { middleOf } from '../tools/browser.ts';
import type { PagesHouse } from './house.ts';
import { openPhone, SLOW_DOWN, type TouchCost } from './touching.ts';

const REST_MS = 700;
// The answer is written word by word; by then it is whole.
const ANSWERED_MS = 4_000;
// What belongs to a page at rest: a tap beside everything, as often as this.
const PLAIN_TAPS = 4;

/** `aim` is touched, or, with keys, typed into. */
type Touch = { name: string; aim: (page: Page) => Locator; keys?: string; restMs?: number };
type Journey = {
  name: string;
  isForMember?: boolean;
  begin: (page: Page, address: string) => Promise<void>;
  touches: Touch[];
};

/** What each touch cost, and what a tap beside everything costs on the same page. */
export type Walked = {
  name: string;
  plain: TouchCost[];
  touches: (TouchCost & { name: string; interactions: number })[];
};

export async function walkAll(browser: Browser, house: PagesHouse, say: Say): Promise<Walked[]> {
  const walked: Walked[] = [];
  for (const journey of journeys) {
    walked.push(await walk(browser, house, journey));
    say(`walked: ${journey.name}`);
  }
  return walked;
}

async function walk(browser: Browser, { address, cookie }: PagesHouse, journey: Journey): Promise<Walked> {
  const { name, isForMember, begin, touches } = journey;
  const phone = await openPhone(browser, isForMember ? { address, cookie } : { address });
  const { page } = phone;
  try {
    await begin(page, address);
    await phone.slowDown(SLOW_DOWN);
    const plain: TouchCost[] = [];
    for (let n = 0; n < PLAIN_TAPS; n += 1) plain.push(await phone.touch(() => page.mouse.click(2, 300), REST_MS));
    const done: Walked['touches'] = [];
    for (const { name, aim, keys, restMs = REST_MS } of touches) {
      // Finding the place is Playwright's work in the page, and happens before the clock runs.
      const target = aim(page);
      const { x, y } = await middleOf(target);
      if (keys) await target.focus();
      const act = () => (keys ? page.keyboard.type(keys, { delay: 60 }) : page.mouse.click(x, y));
      done.push({ name, interactions: keys?.length ?? 1, ...(await phone.touch(act, restMs)) });
    }
    return { name, plain, touches: done };
  } finally {
    await phone.close();
  }
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const chosen = (name: string) => (page: Page) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });

/** Touches before the scripts run reach nobody. */
async function openAwake(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  await page.waitForTimeout(REST_MS);
}

const journeys: Journey[] = [
  {
    name: 'planning wizard',
    begin: (page, address) => openAwake(page, `${address}/planning-wizard?step=1`),
    touches: [
      { name: 'choose a tradition', aim: chosen('Hindu') },
      { name: 'next step: packages', aim: button('Next') },
      { name: 'choose a package', aim: button(/^Choose/) },
      { name: 'next step: venues', aim: button('Next'), restMs: 2_500 },
      { name: 'from map to list', aim: (page) => page.getByRole('tab', { name: 'List View' }) },
      {
        name: 'type into the venue search',
        aim: (page) => page.getByLabel('Search by name or address'),
        keys: 'chapel',
      },
    ],
  },
  {
    name: 'marketplace',
    begin: (page, address) => openAwake(page, `${address}/vendor-marketplace`),
    touches: [
      {
        name: 'search',
        aim: (page) => page.getByPlaceholder('search vendors, services, or specialties'),
        keys: 'flor',
        restMs: 1_500,
      },
      { name: 'open the filters', aim: button(/^Filters/), restMs: 1_500 },
      { name: 'only verified ones', aim: (page) => page.getByRole('dialog').getByLabel('Verified only') },
      {
        name: 'show them',
        aim: (page) => page.getByRole('dialog').getByRole('button', { name: 'Show vendors' }),
        restMs: 1_500,
      },
    ],
  },
  {
    name: 'grief chat',
    isForMember: true,
    async begin(page, address) {
      await openAwake(page, `${address}/support`);
      await page.getByRole('button', { name: 'New session' }).click();
      const dialog = page.getByRole('dialog', { name: 'New session' });
      await dialog.getByLabel('Title').fill('My mother');
      await dialog.getByRole('button', { name: 'Start session' }).click();
      // The first words wait for the safety model to be read from disk.
      await page.getByRole('textbox', { name: 'Your message' }).waitFor({ timeout: 30_000 });
      await page.waitForTimeout(REST_MS);
    },
    touches: [
      {
        name: 'type a message',
        aim: (page) => page.getByRole('textbox', { name: 'Your message' }),
        keys: 'I miss her voice.',
      },
      { name: 'send, and read the answer', aim: button('Send'), restMs: ANSWERED_MS },
    ],
  },
];
