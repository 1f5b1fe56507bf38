// One look at one screen: what the browser complained about, what keeps people out, what does not fit, and amounts that do
// not say whose they are.
import type { Looker } from '@evenlight/server/testing/lived-in/screens';
import type { Browser, Page } from '@playwright/test';
import { barriersIn, nothingJudged } from '../axe.ts';
import { hearComplaints } from '../complaints.ts';
import { amountFaultsOn } from './amounts.ts';
import type { livedInFamily } from './family.ts';
import { goTo, leave, load } from './go-to.ts';
import { type Hand, handOn } from './hand.ts';
import { isFirst, type Look, looks, viewportOf } from './looks.ts';

export type Family = Awaited<ReturnType<typeof livedInFamily>>;

export type Sight = {
  name: string;
  who: Looker;
  address: (family: Family) => string;
  /** What is done before the look. */
  open?: (hand: Hand) => Promise<void>;
  /** Where the look stays: what lies below was seen without it. */
  within?: string;
  /** Of a screen: as web/src/app/routes.ts has it. What opens on one has none. */
  route?: string;
  /** Another answer than 200, where that is what the screen is for. */
  status?: number;
};

// A busy machine is late, not wrong.
const PATIENCE_MS = 30_000;

type Asked = { browser: Browser; origin: string; family: Family; look: Look; who: Looker };

/** A page of one person in one look, for many screens after each other. */
export async function pageFor({ browser, origin, family, look, who }: Asked): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    viewport: viewportOf(look),
  });
  const { theme, language } = look;
  const person = who === 'visitor' ? undefined : family.people[who];
  const chosen = Object.entries({ theme, language }).map(([name, value]) => ({ name, value }));
  await context.addCookies([...chosen, ...(person ? [person.cookie] : [])].map((one) => ({ ...one, url: origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Goes to a sight and does what is done before the look. */
export async function reach(page: Page, sight: Sight, family: Family, look: Look, go = goTo): Promise<void> {
  await go(page, sight, sight.address(family));
  await atRest(page);
  if (!sight.open) return;
  await sight.open(handOn(page, look));
  if (sight.within) await page.locator(sight.within).first().waitFor();
  await atRest(page);
}

export async function lookAt(page: Page, sight: Sight, family: Family, look: Look): Promise<string[]> {
  const faults: string[] = [];
  const hear = (said: string) => faults.push(`${sight.name}: ${said}`);
  const stopHearing = hearComplaints(page, hear);
  try {
    // The first visit of a screen proves that it hydrates without an error.
    const isLoaded = sight.route !== undefined && isFirst(look);
    await reach(page, sight, family, look, isLoaded ? load : goTo);
    faults.push(...(await faultsSeen(page, sight, look)));
  } catch (error) {
    hear(error instanceof Error ? error.message : String(error));
  }
  // Where it cannot be left, the next sight loads its own page.
  await leave(page, sight).catch(() => page.goto('about:blank'));
  stopHearing();
  return faults;
}

// Items of one list are alike: of a long one three are looked at. A list of twenty may have different ones.
const REST_OF_LONG_LISTS = 'main :is(ul, ol):has(> li:nth-child(21)) > li:nth-child(n + 4)';

const judged = new Map(looks.map((look) => [look, nothingJudged()]));

async function faultsSeen(page: Page, sight: Sight, look: Look): Promise<string[]> {
  const { name, within } = sight;
  const [tooWide, amountFaults, barriers] = await Promise.all([
    sidewaysBy(page),
    amountFaultsOn(page, sight),
    barriersIn(page, within ? { within, except: 'region' } : { without: REST_OF_LONG_LISTS }, judged.get(look)),
  ]);
  return [
    ...(tooWide > 0 ? [`${name}: scrolls sideways by ${tooWide}`] : []),
    ...amountFaults.map((fault) => `${name}: ${fault}`),
    ...barriers.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${name}: ${id}: ${html}\n${failureSummary}`),
    ),
  ];
}

/** How far a page can be scrolled sideways, in px: none is meant to. */
export function sidewaysBy(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(isAtRest);
}

/** Runs in the page: it listens, or is one of those that need no script; and nothing is being fetched. */
function isAtRest(): boolean {
  const isStaticPage = document.querySelector('script[type=module]') === null;
  const isAwake = Object.keys(document.body).some((key) => key.startsWith('__react'));
  return (isStaticPage || isAwake) && document.querySelector('[aria-busy=true]') === null;
}
