// What pages weigh, how Lighthouse judges them as a phone on a slow line, how long they take to draw, and what a touch costs.
import type { Browser } from '@playwright/test';
import { publicPages } from '../../contract/src/public-pages.ts';
import { drawingMs } from '../pages/drawing.ts';
import { openPagesHouse, type PagesHouse } from '../pages/house.ts';
import { walkAll } from '../pages/journeys.ts';
import { journeysOf, type Page, reportOf, type ScoredPage, WANTED_PERFORMANCE } from '../pages/report.ts';
import { openLighthouse, type Scores } from '../pages/scores.ts';
import { type Weight, weigh } from '../pages/weight.ts';
import type { Findings, Say, Table } from '../report/table.ts';
import { openBrowser } from '../tools/browser.ts';
import { median } from '../tools/figures.ts';
import { PAGE as MEMORIAL } from '../tools/memorial-house.ts';

type Lighthouse = Awaited<ReturnType<typeof openLighthouse>>;

// Screens of the application, as visitors and as members first open them.
const APPLICATION = ['/planning-wizard', '/venue-selection', '/login'];
const OF_MEMBERS = ['/dashboard', '/support', '/family-collaboration', '/vendor-marketplace', '/plans'];

export const table: Table = { name: 'pages', title: 'Pages', measure };

async function measure({ say }: { say: Say }): Promise<Findings> {
  const house = await openPagesHouse();
  const browser = await openBrowser();
  const lighthouse = await openLighthouse();
  try {
    const open = [...Object.values(publicPages).map(({ path }) => path), MEMORIAL];
    const rows: Page[] = [];
    for (const path of open) {
      const scores = await scoresOf(lighthouse, house.address + path);
      rows.push({ path, ...(await weighAndDraw(browser, house, path)), ...scores });
      say(`${path}: ${scores.runs.join(' ')}`);
    }
    for (const path of APPLICATION) rows.push({ path, ...(await weighAndDraw(browser, house, path)) });
    for (const path of OF_MEMBERS) {
      const weight = await weigh(browser, { address: house.address, path, cookie: house.cookie });
      rows.push({ path: `${path} (member)`, ...weight });
    }
    say('weighed all');
    return reportOf(rows, journeysOf(await walkAll(browser, house, say)));
  } finally {
    await lighthouse.close();
    await browser.close();
    await house.close();
  }
}

async function weighAndDraw(
  browser: Browser,
  { address }: PagesHouse,
  path: string,
): Promise<Weight & { drawingMs: number }> {
  // The first visit fills the server's caches; a family's visit is seldom the first.
  await (await fetch(address + path)).text();
  return { ...(await weigh(browser, { address, path })), drawingMs: await drawingMs(address, path) };
}

/** Once, and twice more where one slow moment of the machine may have decided. */
async function scoresOf({ score }: Lighthouse, url: string): Promise<ScoredPage> {
  const first = await score(url);
  const runs: Scores[] = [first];
  if (first.performance < WANTED_PERFORMANCE) runs.push(await score(url), await score(url));
  const middle = median(runs.map(({ performance }) => performance));
  const chosen = runs.find(({ performance }) => performance === middle) ?? first;
  return { ...chosen, runs: runs.map(({ performance }) => performance) };
}
