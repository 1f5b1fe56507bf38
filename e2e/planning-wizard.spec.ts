// From nothing to a saved plan, in five steps; and nothing that was chosen is lost on the way.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { aDraft, beginWith, estimate, next, openStep, plansOf, tabTo, titles, tradition } from './planning.ts';
import { anAddress, codeField, fillSignUp, heading } from './sign-in.ts';
import { DESK, PHONE } from './sizes.ts';

test('a visitor goes through all five steps by keyboard alone, signs up at the end, and finds the plan whole', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openStep(page, 'who');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Someone has died' }));
  const counted = page.waitForRequest((request) => request.url().endsWith('/api/moments'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Planning ahead' })).toBeChecked();
  expect((await counted).postDataJSON()).toMatchObject({ moment: 'planning-started' });
  await tabTo(page, page.getByRole('radio', { name: 'Myself' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Your full name' }), 'Shift+Tab');
  await page.keyboard.type('Lakshmi Raman');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Choose a faith tradition');
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText('Choose a tradition above, then you can go on.')).toBeVisible();
  await tabTo(page, tradition(page, 'Hindu'));
  await page.keyboard.press('Space');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText(titles[1] ?? '');
  await expect(heading(page)).toBeFocused();
  await press(page, 'Choose Shraddhanjali');
  await expect(estimate(page)).toContainText('$8,500');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Select Your Venue');
  await tabTo(page, page.getByRole('tab', { name: 'Map View' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const first = page.getByRole('tabpanel').getByRole('button').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await press(page, 'Select This Venue');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Choose additional services');
  await tabTo(page, page.getByRole('checkbox', { name: /^Live Streaming/ }));
  await page.keyboard.press('Space');
  await press(page, 'Next');

  await expect(heading(page)).toHaveText('Your Personalized Plan');
  await expect(page.getByText('100% complete')).toBeVisible();
  const total = (await page.getByRole('region', { name: 'Cost Estimate' }).textContent())?.match(
    /Estimate(\$[\d,]+)/,
  )?.[1];
  await press(page, 'Sign Up to Save Plan');
  await expect(page).toHaveURL(/\/signup\?return=%2Fplanning-wizard%3Fstep%3D5/);
  await expect(page.getByText('Please sign up or sign in to save your funeral plan.')).toBeVisible();

  const email = anAddress();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await codeField(page).fill((await nextCodeTo(email)).code);
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(heading(page)).toHaveText('Your Personalized Plan');
  await expect(page.getByRole('region', { name: 'Shraddhanjali' })).toBeVisible();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await press(page, 'Save & Complete');
  await expect(page).toHaveURL(/\/plan-workflow\/[0-9a-f-]{36}\?step=1$/);
  await expect(page.getByRole('link', { name: 'Continue to Payment' })).toHaveAttribute(
    'href',
    /\/plan-workflow\/[0-9a-f-]{36}\?step=2$/,
  );
  const [plan, ...others] = await plansOf(page);
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ planIntent: 'plan-ahead', personName: 'Lakshmi Raman', relation: 'myself' });
  expect(`$${Number(plan?.totalCost).toLocaleString('en-US')}`).toBe(total);
  expect(await page.evaluate(() => localStorage.getItem('evenlight.draft.planning-wizard'))).toBeNull();
});

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test('a plan begun on one device goes on at another, and neither overwrites the other unseen', {
  tag: '@more',
}, async ({ signedInPage: desk, browser, origin }) => {
  await desk.setViewportSize(DESK);
  await openStep(desk, 1);
  await tradition(desk, 'Buddhist').check();
  await expect(desk.getByText('Saved to your account')).toBeVisible();

  const context = await browser.newContext({ baseURL: origin, viewport: PHONE });
  await context.addCookies(await desk.context().cookies());
  const phone = await context.newPage();
  await openStep(phone, 1);
  await expect(tradition(phone, 'Buddhist')).toBeChecked();
  await tradition(phone, 'Sikh').check();
  await expect(phone.getByText('Saved to your account')).toBeVisible();

  await tradition(desk, 'Muslim').check();
  await expect(desk.getByText('This plan was changed on another device. You see the newest.')).toBeVisible();
  await expect(tradition(desk, 'Sikh')).toBeChecked();
  await desk.getByRole('button', { name: 'Bring back what I had here' }).click();
  await expect(tradition(desk, 'Muslim')).toBeChecked();
  await expect(desk.getByText('Saved to your account')).toBeVisible();
  await phone.reload();
  await expect(tradition(phone, 'Muslim')).toBeChecked();
  await context.close();
});

test('what is chosen before the page is awake counts, and reaches the account', async ({ signedInPage: page }) => {
  await page.setViewportSize(DESK);
  let wake = () => {};
  const asleep = new Promise<void>((done) => {
    wake = done;
  });
  await page.route('**/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto('/planning-wizard?step=1', { waitUntil: 'commit' });
  await tradition(page, 'Sikh').check();
  wake();
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openStep(page, 1);
  await expect(tradition(page, 'Sikh')).toBeChecked();
});

test('a plan saved in one tab leaves a copy in the other, which becomes a plan of its own', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  await page.setViewportSize(DESK);
  await beginWith(page, aDraft({ addons: [] }));
  await openStep(page, 5);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const other = await page.context().newPage();
  await other.setViewportSize(DESK);
  await openStep(other, 1);
  await expect(tradition(other, 'Hindu')).toBeChecked();
  await page.getByRole('button', { name: 'Save & Complete' }).click();
  await expect(page).toHaveURL(/\/plan-workflow\//);
  await expect(other.getByText('What you see here is a copy')).toBeVisible();
  await other.getByRole('button', { name: 'Previous' }).click();
  await other.getByRole('radio', { name: 'Planning ahead' }).check();
  await expect(other.getByText('Saved to your account')).toBeVisible();
  await openStep(other, 5);
  await other.getByRole('button', { name: 'Save & Complete' }).click();
  await expect(other).toHaveURL(/\/plan-workflow\//);
  expect(await plansOf(page)).toHaveLength(2);
});
