// Text at twice its size on a small phone, in the language with the longer words: every screen still fits, so that nobody
// has to scroll sideways to read a line.
import { lookers, screens } from '@evenlight/server/testing/lived-in/screens';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { SMALL_PHONE } from './sizes.ts';
import { livedInFamily } from './sweep/family.ts';
import { goTo, leave } from './sweep/go-to.ts';
import { atRest, type Family, pageFor, type Sight, sidewaysBy } from './sweep/look-at.ts';
import type { Look } from './sweep/looks.ts';
import { inParts } from './sweep/parts.ts';

const look: Look = { size: 'phone', theme: 'day', language: 'es' };

for (const who of lookers)
  for (const [part, several] of inParts(screens.filter((screen) => screen.who === who)).entries())
    test(`at twice the text size nothing scrolls sideways for ${who}, part ${part + 1}`, { tag: '@more' }, async ({
      browser,
      origin,
    }) => {
      const family = await livedInFamily();
      const page = await pageFor({ browser, origin, family, look, who });
      await page.setViewportSize(SMALL_PHONE);
      await doubleText(page);
      const tooWide: string[] = [];
      for (const screen of several) {
        const by = await test.step(screen.name, () => widthBeyond(page, screen, family));
        if (by > 0) tooWide.push(`${screen.name} by ${by}`);
      }
      await page.context().close();
      expect(tooWide).toEqual([]);
    });

// Of the 16 px that browsers have by themselves.
const TWICE = { percent: '200%', px: '32px' };

/** As for somebody whose browser shows text at twice its size, on every page that is loaded from now on. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size} }`);
    document.adoptedStyleSheets.push(sheet);
  }, TWICE.percent);
}

async function widthBeyond(page: Page, screen: Sight, family: Family): Promise<number> {
  await goTo(page, screen, screen.address(family));
  await atRest(page);
  // Cards of the dashboard and others are filled after the rest; the gallery shows how they look until then.
  if (screen.route !== 'dev/ui') await expect(page.locator('main .animate-breathe')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(TWICE.px);
  const by = await sidewaysBy(page);
  await leave(page, screen);
  return by;
}
