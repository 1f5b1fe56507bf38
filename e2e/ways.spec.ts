// What happens with the body: from the first question to a paid deposit, and what a family is not asked unless it asks.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { button, expectPaid, fillTestCard } from './paying.ts';
import { aDraft, awake, beginWith, next, openStep, plansOf, titles, tradition } from './planning.ts';
import { anAddress, codeField, fillSignUp, heading } from './sign-in.ts';
import { PHONE } from './sizes.ts';

// More than that nobody should have to press, besides typing.
const PRESSES_MAX = 25;

test.use({ viewport: PHONE });

/** Presses, and counts them. */
function aFinger() {
  let presses = 0;
  return {
    async press(target: Locator) {
      await target.click();
      presses += 1;
    },
    presses: () => presses,
  };
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('a secular family comes from the first question to a cremation with a paid deposit in a few presses', async ({
  page,
}) => {
  const { press, presses } = aFinger();
  await openStep(page, 'who');
  await press(radio(page, 'Someone has died'));
  await page.getByRole('textbox', { name: 'Their full name' }).fill('Ruth Adler');
  await press(radio(page, 'Mother'));
  await press(radio(page, 'Cremation'));
  await press(next(page));
  await press(tradition(page, 'Secular'));
  await press(next(page));

  await expect(page.getByText('Priced for cremation')).toBeVisible();
  await press(button(page, 'Choose Simple Tribute'));
  await press(next(page));
  await expect(heading(page)).toHaveText('Select Your Venue');
  await press(page.getByRole('tabpanel').getByRole('button').first());
  await press(button(page, 'Select This Venue'));
  await press(next(page));
  await press(next(page));

  await expect(heading(page)).toHaveText('Your Personalized Plan');
  await expect(page.getByRole('region', { name: 'Simple Tribute' })).toContainText('Service typeCremation');
  await press(button(page, 'Sign Up to Save Plan'));
  const email = anAddress();
  await fillSignUp(page, email);
  await press(button(page, 'Create Account'));
  await codeField(page).fill((await nextCodeTo(email)).code);
  await press(page.getByRole('link', { name: 'Go on where you were' }));
  await press(button(page, 'Save & Complete'));
  await press(page.getByRole('link', { name: 'Continue to Payment' }));
  await press(button(page, 'Pay deposit'));
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  await awake(page);
  await fillTestCard(page, '4242 4242 4242 4242');
  await press(button(page, /^Pay \$/));
  await expectPaid(page);

  expect(presses()).toBeLessThanOrEqual(PRESSES_MAX);
  const [plan] = await plansOf(page);
  expect(plan).toMatchObject({ way: 'cremation', serviceType: 'cremation', packageTier: 'basic', status: 'active' });
});

test('a Muslim family reads nothing of cremation until it opens the other simple offers', async ({
  signedInPage: page,
}) => {
  await openStep(page, 'who');
  await page.getByRole('radio', { name: 'Someone has died' }).check();
  await next(page).click();
  await tradition(page, 'Muslim').check();
  await next(page).click();
  await expect(heading(page)).toHaveText(titles[1] ?? '');
  await expect(page.getByText('Priced as a burial, as is customary, until you decide')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Immediate burial' })).toBeVisible();
  expect(await readOn(page)).not.toMatch(/cremat|ashes|\burn\b/i);

  await page.getByText('Other simple offers').click();
  const cremation = page.getByRole('article', { name: 'Simple cremation' });
  await expect(cremation).toContainText('$2,805');
  await cremation.getByRole('button', { name: 'Choose Simple cremation' }).click();
  await expect(page.getByText('Priced for cremation')).toBeVisible();
  await expect(page.getByText('Imams do not accept cremation')).toBeVisible();
  await page.getByRole('button', { name: 'We have decided this' }).click();
  await expect(page.getByText('Imams do not accept cremation')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Selected: Simple cremation' })).toBeVisible();
  await expect(page.getByText('Imams do not accept cremation')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change what happens with the body' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Burial', exact: true }).click();
  await expect(page.getByText('made for another way: Simple cremation').first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose Janazah Essentials' }).click();
  await openStep(page, 5);
  expect(await readOn(page)).not.toMatch(/cremat|ashes|\burn\b/i);
  await page.getByRole('button', { name: 'Save & Complete' }).click();
  await expect(page).toHaveURL(/\/plan-workflow\//);
  const [plan] = await plansOf(page);
  expect(plan).toMatchObject({ way: 'burial', wayAgreed: null, serviceType: 'burial' });
});

test('a simple cremation is chosen, priced and kept without a venue', async ({ signedInPage: page }) => {
  await beginWith(page, aDraft({ faithTradition: 'secular', packageTier: null, addons: [] }));
  await openStep(page, 2);
  await button(page, 'Choose Simple cremation').click();
  await next(page).click();
  await expect(page.getByText('Simple cremation needs no venue. You can go on without one.')).toBeVisible();
  await next(page).click();
  await expect(heading(page)).toHaveText(titles[3] ?? '');
  await next(page).click();
  await expect(page.getByRole('region', { name: 'Simple cremation' })).toContainText('Venuenot chosen');
  await button(page, 'Save & Complete').click();
  await expect(page).toHaveURL(/\/plan-workflow\//);
  const [plan] = await plansOf(page);
  expect(plan).toMatchObject({ packageTier: 'simple', way: 'cremation', venueCost: null, totalCost: '2805' });
  const statement = await page.goto(`/plans/${plan?.id}/statement`);
  expect(statement?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('$2,805');
  await expect(page.getByRole('main')).toContainText('What happens with the bodyCremation');
});

/** What is open to the eye, without what is folded away. */
const readOn = (page: Page) => page.getByRole('main').innerText();

test('the first question fits a phone without scrolling', async ({ page }) => {
  await beginWith(page, aDraft({ relation: 'mother', way: 'cremation', packageTier: null, addons: [] }));
  await openStep(page, 'who');
  await expect(radio(page, 'Cremation')).toBeChecked();
  const lowest = await page.getByRole('group', { name: 'What should happen with the body?' }).boundingBox();
  const foot = await next(page).locator('xpath=ancestor::*[@data-bottom-bar]').boundingBox();
  if (!lowest || !foot) throw new Error('both are there');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(lowest.y + lowest.height).toBeLessThanOrEqual(foot.y);
});
