// Two of our team take a saved plan to its end: what stands in the way is seen and settled, and the family reads it all.
import { wallTimeAt } from '@evenlight/contract/dates';
import type { DocumentSlot } from '@evenlight/contract/documents';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aPdfFile, choose, pageOf, slot } from './papers.ts';
import { button, openMoney } from './paying.ts';
import { aPlanAtNeed, aVenue, awake } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');

type RunningHouse = {
  aMember: (who: object) => Promise<{ cookie: { name: string; value: string } }>;
};

async function ofTheTeam(browser: Browser, origin: string, runningHouse: RunningHouse, firstName: string) {
  const { cookie } = await runningHouse.aMember({ firstName, lastName: 'Ruiz', isStaff: true });
  const page = await pageOf(browser, origin, cookie);
  await page.setViewportSize(DESK);
  return page;
}

async function openCase(staff: Page, { id }: { id: string }) {
  await staff.goto(`/staff/plans/${id}`);
  await awake(staff);
}

const steps = (staff: Page) => staff.getByRole('region', { name: 'How far it has come' });
const part = (staff: Page, name: string) => staff.getByRole('region', { name, exact: true });

async function payInFull(page: Page, planId: string) {
  const { offers } = await (await page.request.get(`/api/funeral-plans/${planId}/payments`)).json();
  const data = { planId, type: 'full', amount: offers.full };
  const { clientSecret } = await (await page.request.post('/api/create-payment-intent', { data })).json();
  await page.request.post('/api/test-payments/confirm', { data: { clientSecret, card: 'succeeds' } });
  const [paymentIntent] = String(clientSecret).split('_secret');
  const result = await page.request.post('/api/payments/result', { data: { paymentIntent, clientSecret } });
  expect(result.status(), await result.text()).toBe(200);
}

test('two concierges take a plan to its end, and the family reads who looked and what was done', {
  tag: '@more',
}, async ({ signedInPage: page, browser, origin, runningHouse }) => {
  const today = wallTimeAt(new Date()).date;
  const { id: venueId } = await aVenue(page, 'christian', today);
  const plan = await aPlanAtNeed(page, { venueId });
  const carla = await ofTheTeam(browser, origin, runningHouse, 'Carla');
  const ben = await ofTheTeam(browser, origin, runningHouse, 'Ben');
  await openCase(carla, plan);
  await openCase(ben, plan);
  await expect(steps(carla)).toContainText('The deposit has not come in.');
  await expect(button(carla, 'Move on to: Active')).toHaveAttribute('aria-disabled', 'true');

  await test.step('the money makes it active, and a booked date makes it in progress', async () => {
    await payInFull(page, plan.id);
    await carla.reload();
    await awake(carla);
    await expect(steps(carla)).toContainText('No date is booked.');
    const data = { serviceDate: today };
    const booked = await carla.request.post(`/api/staff/plans/${plan.id}/schedule/block`, {
      data,
      headers: { origin },
    });
    expect(booked.status(), await booked.text()).toBe(200);
    await carla.reload();
    await awake(carla);
    await expect(button(carla, 'Move on to: Completed')).toBeVisible();
    await button(carla, 'Back to: Active').click();
    await button(carla, 'Move on to: In progress').click();
    await expect(button(carla, 'Move on to: Completed')).toBeVisible();
    // The colleague's page shows it without being loaded again.
    await expect(button(ben, 'Move on to: Completed')).toBeVisible();
  });

  await test.step('a permit is uploaded on behalf, and all papers are accepted', async () => {
    await expect(steps(ben)).toContainText('The permit is not here, or nobody has accepted it.');
    await ben.setViewportSize(PHONE);
    const { slots } = await (await page.request.get(`/api/funeral-plans/${plan.id}/documents`)).json();
    const permit = (slots as DocumentSlot[]).find(({ type }) => type.endsWith('-permit'));
    const name = permit?.type === 'burial-permit' ? 'Burial permit' : 'Cremation permit';
    await choose(ben, `Upload: ${name}`, await aPdfFile('permit.pdf'));
    await ben.getByRole('button', { name: 'Accept: permit.pdf' }).click();
    await expect(slot(ben, name)).toContainText('Accepted');
    await expect(steps(ben)).not.toContainText('The permit is not here');
    await page.request.put(`/api/funeral-plans/${plan.id}/documents/power-of-attorney/none`, {
      data: { isNone: true },
    });
    for (const label of ['Death Certificate', 'ID Documents']) {
      await choose(ben, `Upload: ${label}`, await aPdfFile(`${label}.pdf`));
      await ben.getByRole('button', { name: `Accept: ${label}.pdf` }).click();
      await expect(slot(ben, label)).toContainText('Accepted');
    }
    await page.goto(`/plan-workflow/${plan.id}?step=3`);
    await awake(page);
    await expect(slot(page, name)).toContainText('permit.pdf');
    await expect(slot(page, name)).toContainText('Ben Ruiz');
  });

  await test.step('what was promised is answered, and both finish the case at once', async () => {
    await expect(steps(ben)).toContainText('The family still waits for an answer.');
    await part(ben, 'Promises and letters').getByRole('link', { name: 'A plan was saved' }).click();
    await ben.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(ben.getByText('Answered by Ben Ruiz')).toBeVisible();
    await openCase(ben, plan);
    await expect(part(ben, 'Promises and letters')).toContainText('by Ben Ruiz');
    await expect(button(carla, 'Move on to: Completed')).not.toHaveAttribute('aria-disabled', 'true');
    await Promise.all([carla, ben].map((staff) => button(staff, 'Move on to: Completed').click()));
    for (const staff of [carla, ben]) await expect(steps(staff)).toContainText('Completed');
    for (const staff of [carla, ben]) await expect(button(staff, 'Back to: In progress')).toBeVisible();
    const { owner } = await (await carla.request.get(`/api/staff/plans/${plan.id}`)).json();
    await expect(async () => {
      expect((await nextMail(owner.email)).subject).toBe('Everything in your plan is settled');
    }).toPass();
  });

  await test.step('the family sees it on its plan and in its profile', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`/plan-workflow/${plan.id}`);
    await awake(page);
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
    const done = part(page, 'What our team did');
    await expect(done).toContainText('Took your plan a step on');
    await expect(done).toContainText('concierge team');
    await expect(done).not.toContainText('Ruiz');
    await done.getByRole('link', { name: 'Everything that our team did' }).click();
    const looked = part(page, 'Who looked at your data');
    await expect(looked).toContainText('Looked at your plan');
    await expect(looked).toContainText('Added a paper for you');
    await expect(looked).toContainText('Carla, concierge team');
  });
});

test('a family asks for money back and has its answer', { tag: '@more' }, async ({
  signedInPage: page,
  browser,
  origin,
  runningHouse,
}) => {
  const plan = await aPlanAtNeed(page);
  await openMoney(page, plan);
  await expect(button(page, 'Ask for a refund')).toHaveCount(0);
  await payInFull(page, plan.id);
  await openMoney(page, plan);
  await button(page, 'Ask for a refund').click();
  const words = 'My brother has paid the florist already.';
  await page.getByLabel('What you would like to have back, and why').fill(words);
  await button(page, 'Send to our team').click();
  await expect(page.getByText('You asked for money back')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Ask for a refund')).toHaveCount(0);

  const carla = await ofTheTeam(browser, origin, runningHouse, 'Carla');
  await carla.setViewportSize(PHONE);
  await openCase(carla, plan);
  const money = part(carla, 'Payments');
  await expect(money).toContainText(words);
  await money.getByRole('button', { name: /^Give back/ }).click();
  await carla.getByLabel('Amount in dollars').fill('50');
  await carla.getByLabel('Reason').fill('Paid twice');
  await button(carla, 'Give it back').click();
  await button(carla, 'Yes, give it back').click();
  await expect(money).toContainText('The family asked for money back; it was given on');
  await expect(page.getByText('We gave money back')).toBeVisible();
});
