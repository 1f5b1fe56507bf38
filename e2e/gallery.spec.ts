// The components in the gallery: what only a real keyboard, a small screen or a browser without scripts can show.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { PHONE } from './sizes.ts';

async function openGallery(page: Page) {
  await page.goto('/dev/ui');
  // The combobox wakes with the scripts, so it tells when a page can be used.
  const town = page.getByRole('combobox', { name: 'Nearest town' });
  await expect(town).toHaveAttribute('aria-autocomplete', /.+/);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Presses Tab often enough to leave any overlay that lets go of the focus. */
async function expectFocusKeptIn(page: Page, role: 'dialog') {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    // The overlay catches the focus at its end and leads it back; a person waits for that, and so do we.
    const isInside = () =>
      page.evaluate((inside) => document.activeElement?.closest(`[role="${inside}"]`) !== null, role);
    await expect.poll(isInside, `after pressing Tab ${press + 1} times`).toBe(true);
  }
}

test('nothing scrolls sideways on the smallest phone, nor when the text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGallery(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await width()).toBeLessThanOrEqual(PHONE.width);
});

test('the server writes no inline styles', async ({ request }) => {
  const html = await (await request.get('/dev/ui')).text();
  expect(html).not.toMatch(/\sstyle="|<style/);
});

test('the Tab key reaches every control, in the order they are read', { tag: '@more' }, async ({ page }) => {
  test.slow();
  await openGallery(page);
  const expected = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const groups = new Set<string>();
    return Array.from(all)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !element.matches(':disabled'))
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        // A group of radios is one stop: at the chosen one, or at its first.
        const chosen = document.querySelector(`input[type="radio"][name="${element.name}"]:checked`);
        const isStop = chosen ? chosen === element : !groups.has(element.name);
        groups.add(element.name);
        return isStop;
      })
      .map((element, index) => {
        element.dataset.stop = String(index);
        return element.dataset.stop;
      });
  });

  const reached = page.evaluate(
    (count) =>
      new Promise<string[]>((resolve) => {
        const stops: string[] = [];
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLElement && target.dataset.stop !== undefined) stops.push(target.dataset.stop);
          if (stops.length === count) resolve(stops);
        });
      }),
    expected.length,
  );
  // A date field is one control, but four stops of the keyboard: month, day, year and calendar.
  const presses = expected.length + (await page.locator('input[type="date"]').count()) * 3;
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
  expect(await reached).toEqual(expected);
});

test('what opens keeps the focus inside, closes on Escape and gives the focus back', { tag: '@more' }, async ({
  page,
}) => {
  await openGallery(page);
  for (const name of ['Open dialog', 'Open sheet']) {
    const opener = button(page, name);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFocusKeptIn(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  const opener = page.locator('summary', { hasText: 'Works without scripts' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('details a', { hasText: 'Colours' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.locator('details a', { hasText: 'Colours' })).toBeHidden();
});

test('a press sends out a ripple that is gone a moment later, and none where less motion is asked for', {
  tag: '@more',
}, async ({ page }) => {
  await openGallery(page);
  // Pressed and counted in one go: the ripple is gone after 0.6 s, which a slow machine might sleep through.
  const ripplesAfterPress = () =>
    button(page, 'primary')
      .first()
      .evaluate(async (element) => {
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 40, clientY: 20 }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return element.querySelectorAll('[data-ripple]').length;
      });
  expect(await ripplesAfterPress()).toBe(1);
  await expect(page.locator('[data-ripple]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ripplesAfterPress()).toBe(0);
});

test('without scripts every panel of the tabs can be read, menus open and lists can be chosen from', {
  tag: '@more',
}, async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/dev/ui');
  await expect(page.getByText('Words that others left.')).toBeVisible();
  await page.locator('summary', { hasText: 'Works without scripts' }).click();
  await expect(page.locator('details a', { hasText: 'Colours' })).toBeVisible();
  await page.getByLabel('Nearest town').selectOption('Oakland');
  await context.close();
});
