// Messages have a place of their own: over no dialog, no box that is being written in, and no button that sends.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { otherDevice } from './papers.ts';
import { button } from './paying.ts';
import { aDraft, aPlanAtNeed, awake, beginWith, openStep } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';
import { beginSession, field, notice, openSupport, say, sendButton } from './supporting.ts';

const toast = (page: Page) => page.locator('[data-toast]');

type Box = { x: number; y: number; width: number; height: number };

const doMeet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

/** A dialog makes room in a moment, and the toast finds its corner. */
async function expectUncovered(page: Page, ...targets: Locator[]) {
  await expect(async () => {
    const message = await boxOf(toast(page));
    for (const target of targets) expect(doMeet(message, await boxOf(target)), String(target)).toBe(false);
    expect(message.y).toBeGreaterThanOrEqual(0);
    expect(message.y + message.height).toBeLessThanOrEqual((page.viewportSize() ?? DESK).height);
  }).toPass({ timeout: 5_000 });
}

for (const size of [PHONE, DESK])
  test(`a failed booking is told beside its dialog, and a saved or failed plan beside its buttons, at ${size.width} px`, {
    tag: '@more',
  }, async ({ signedInPage, browser, origin }) => {
    // The browser says on its own page that calls have failed.
    const page = await otherDevice(signedInPage, browser, origin);
    await page.setViewportSize(size);
    await page.goto('/services');
    await page.getByRole('main').getByRole('link', { name: 'Schedule Free Consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a consultation' });
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByLabel('Day', { exact: false }).first().fill(aWeekdayAhead());
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await page.route('**/api/schedule-consultation', (route) => route.abort());
    const send = dialog.getByRole('button', { name: 'Schedule Consultation' });
    await send.click();
    await expect(toast(page)).toContainText('Failed to Schedule Consultation');
    await expectUncovered(page, dialog);
    await page.keyboard.press('Escape');
    await toast(page).getByText('Close').click();

    await beginWith(page, aDraft());
    await openStep(page, 5);
    await page.route('**/api/funeral-plans', (route) => route.abort());
    const save = button(page, 'Save & Complete');
    await save.click();
    await expect(toast(page)).toContainText('Connection Error');
    await expectUncovered(page, save);
  });

for (const size of [PHONE, DESK])
  test(`a message about a crisis lies over neither the lines nor the box to write in, at ${size.width} px`, {
    tag: '@more',
  }, async ({ signedInPage: page }) => {
    await page.setViewportSize(size);
    await openSupport(page);
    await beginSession(page, 'Tonight');
    await say(page, 'I am going to kill myself tonight. I have the pills here.');
    await expect(toast(page)).toContainText('please call 988 or 911');
    await field(page).focus();
    await expectUncovered(page, field(page), sendButton(page), notice(page).getByRole('link', { name: 'Call 988' }));
  });

test('on a phone the chat button lies over none of the timeline’s figures', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(PHONE);
  const { id: planId } = await aPlanAtNeed(page, { faithTradition: 'hindu', dateOfDeath: daysAhead(-1) });
  await page.request.post('/api/generate-timeline', { data: { planId } });
  await page.goto(`/timeline?plan_id=${planId}`);
  await awake(page);
  const standing = page.getByRole('region', { name: 'Where things stand' });
  await expect(standing).toBeVisible();
  const corner = page.getByRole('complementary', { name: 'Chat with us' });
  const end = await boxOf(page.getByRole('main'));
  expect((await boxOf(corner)).y).toBeGreaterThanOrEqual(end.y + end.height);
});

function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Saturdays and Sundays have no hours. */
function aWeekdayAhead(): string {
  let day = 24;
  while ([0, 6].includes(new Date(daysAhead(day)).getUTCDay())) day += 1;
  return daysAhead(day);
}
