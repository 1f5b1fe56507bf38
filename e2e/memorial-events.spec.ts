// Gatherings of a memorial: made by the family, answered by visitors with and without scripts, changed by a private link,
// and papers to print.
import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import type { MemorialEvent } from '@evenlight/contract/memorials/events';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aMemorial } from './memorial-people.ts';
import { button, heading } from './paying.ts';
import { awake } from './planning.ts';
import { anAddress } from './sign-in.ts';
import { DESK, PHONE } from './sizes.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const fromToday = (days: number) => addDays(wallTimeAt(new Date()).date, days);

async function made<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const anEvent = (page: Page, { id }: Memorial, more: object = {}) =>
  made<MemorialEvent>(page, `/api/memorials/${id}/events`, {
    title: 'Celebration of life',
    eventDate: `${fromToday(5)}T21:00:00Z`,
    location: 'Garden Hall, Oakland',
    ...more,
  });

const eventsPage = ({ address }: Memorial) => `/memorial/${address}?tab=events`;

test('a visitor answers on a page without scripts, sees what became of it, and changes it by the link in the mail', async ({
  signedInPage: owner,
  page,
}) => {
  await page.setViewportSize(PHONE);
  const memorial = await aMemorial(owner, { privacy: 'public' });
  const event = await anEvent(owner, memorial, { maxAttendees: 3 });
  await page.goto(`/memorial/${memorial.address}`);
  await page.getByRole('link', { name: 'I will attend' }).click();
  const form = page.locator(`#answer-${event.id}`);
  // The browser opens what the address names.
  await expect(form).toBeVisible();
  const email = anAddress();
  await form.getByLabel('Your name').fill('Ben Lind');
  await form.getByLabel('E-mail (optional)').fill(email);
  await form.getByLabel('How many people, with you').selectOption('2');
  await form.getByRole('button', { name: 'Send my answer' }).click();
  await expect(heading(page)).toHaveText('Your answer, Ben Lind');
  await expect(page.getByText('A place is kept for you')).toBeVisible();
  await expect(page).toHaveURL(/\/rsvp$/);

  const { text } = await nextMail(email);
  const link = /http\S+\/rsvp#\S+/.exec(text)?.[0] ?? '';
  await page.goto('/');
  await page.goto(link);
  await page.getByLabel('I cannot come').check();
  await button(page, 'Save my answer').click();
  await expect(page.getByText('The family knows, and thinks of you.')).toBeVisible();

  await owner.setViewportSize(DESK);
  await owner.goto(eventsPage(memorial));
  await awake(owner);
  await button(owner, 'Guest list').click();
  await expect(owner.getByText('Ben Lind')).toBeVisible();
  await expect(owner.getByRole('listitem').filter({ hasText: email }).last()).toContainText('Cannot come');
  await expect(owner.getByText('3 of 3 places are left')).toBeVisible();
});

test('with scripts switched off, what is missing is named, and a full gathering has a waiting list', {
  tag: '@more',
}, async ({ signedInPage: owner, browser, origin }) => {
  const memorial = await aMemorial(owner, { privacy: 'public' });
  const event = await anEvent(owner, memorial, { maxAttendees: 1 });
  await made(owner, `/api/memorials/${memorial.id}/events/${event.id}/rsvps`, { name: 'Ada', status: 'attending' });
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(eventsPage(memorial));
  await expect(page.getByText('The one place is taken. You can join the waiting list.')).toBeVisible();
  await page.getByText('Say whether you come').click();
  await page.getByLabel('A note for the family (optional)').fill('We loved her.');
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(page.getByText('Your name is required').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeInViewport();
  await expect(page.getByLabel('A note for the family (optional)')).toHaveValue('We loved her.');
  await page.getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(page.getByText('You are on the waiting list')).toBeVisible();
  expect(await page.content()).toContain('The address of this page is your private link.');
  expect(page.url()).toMatch(/\/rsvp\?said=waiting#[\w-]+$/);
  await context.close();
});

test('the page is shared: link copied, code shown, poster and order of service to print', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  const memorial = await aMemorial(page, { privacy: 'public' });
  await page.goto(`/memorial/${memorial.address}`);
  await awake(page);
  const panel = page.getByRole('region', { name: 'Share this memorial' });
  await panel.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/memorial/${memorial.address}`);
  const code = panel.getByRole('img', { name: 'Code to scan that opens this page' });
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const poster = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Print a poster' }).click();
  expect((await poster).suggestedFilename()).toMatch(/poster.*\.pdf$/);
  await panel.getByRole('button', { name: 'Order of service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('One part on each line').fill('Welcome | Rev. Ortiz\n\nSilence');
  const order = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download to print' }).click();
  expect((await order).suggestedFilename()).toMatch(/order-of-service.*\.pdf$/);
  await page.reload();
  await awake(page);
  await panel.getByRole('button', { name: 'Order of service' }).click();
  await expect(page.getByLabel('One part on each line')).toHaveValue('Welcome | Rev. Ortiz\n\nSilence');
});
