// The small helper in the corner of every page.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aMemorial } from './memorial-people.ts';
import { aDraft, awake, beginWith, openStep } from './planning.ts';
import { PHONE } from './sizes.ts';

test('on a phone the chat is one small round button that covers no control, goes aside for whoever reads on, and comes back', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  const memorial = await aMemorial(page, { biography: 'She taught half the town to read. '.repeat(80) });
  const corner = page.locator('#helper-corner');
  for (const path of ['/planning-wizard', '/dashboard', `/memorial/${memorial.id}`]) {
    await page.goto(path);
    await awake(page);
    await expect(corner.getByRole('button', { name: /^WhatsApp (Online|After Hours)$/ })).toBeVisible();
    const { width, height } = (await corner.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height].every((side) => side >= 44 && side <= 56)).toBe(true);
    expect(await coveredBy(page, '#helper-corner')).toEqual([]);
  }
  await page.mouse.move(150, 400);
  await page.mouse.wheel(0, 400);
  await expect(corner).toHaveCSS('opacity', '0');
  await expect(corner).toHaveCSS('pointer-events', 'none');
  await page.mouse.wheel(0, -200);
  await expect(corner).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 200);
  await expect(corner).toHaveCSS('opacity', '0');
  // Nobody who works with keys loses it.
  await corner.getByRole('button', { name: /^WhatsApp/ }).focus();
  await expect(corner).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(corner.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(corner.getByRole('button', { name: 'Put this away for now' })).toBeVisible();
});

test('on a phone the chat button hides no mark of the wizard and no switch, and can be used at the end of the page', {
  tag: '@more',
}, async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await beginWith(page, aDraft());
  const corner = page.locator('#helper-corner');
  for (const open of [() => openStep(page, 1), () => openStep(page, 4), () => page.goto('/profile')]) {
    await open();
    await awake(page);
    const marks = page.getByRole('main').locator('input[type=radio], input[type=checkbox]');
    await expect(marks.first()).toBeAttached();
    // Cards that were not seen yet are laid out meanwhile.
    await expect(async () => {
      const [main, chat] = [await page.getByRole('main').boundingBox(), await corner.boundingBox()];
      expect(chat?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    }).toPass();
  }
  // Whoever has read to the end finds it there.
  await page.mouse.move(150, 400);
  await page.mouse.wheel(0, 20_000);
  await expect(corner).toBeInViewport();
  await expect(corner).toHaveCSS('opacity', '1');
  await corner.getByRole('button', { name: /^WhatsApp/ }).click();
  await corner.getByRole('button', { name: 'Put this away for now' }).click();
  await expect(corner).toBeHidden();
});

/** Controls of the page that lie, with their middle, under something else. */
function coveredBy(page: Page, above: string): Promise<string[]> {
  return page.locator('main').evaluate((main, above) => {
    const controls = [...main.querySelectorAll<HTMLElement>('a, button, label, select, summary')];
    const isUnder = (control: HTMLElement) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(above);
    };
    return controls.filter(isUnder).map(({ innerText }) => innerText);
  }, above);
}
