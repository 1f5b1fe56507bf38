// When somebody's words give reason to worry: the lines are there at once and stay, and nobody but the person takes
// them away. Our team learns whom to call, and nothing else.
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { expectNoFaults, expectToFitTheSmallest, lookAt, otherDevice, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { openItem } from './queueing.ts';
import { beginSession, DESK, field, log, notice, openSupport, PHONE, say, sayAndHear } from './supporting.ts';

const IN_DANGER = 'I am going to kill myself tonight. I have the pills here.';
const TOAST = 'If you’re in immediate danger, please call 988 or 911';

for (const [viewport, theme] of [
  [PHONE, 'day'],
  [DESK, 'evening'],
] as const)
  test(`words of danger are answered by lines that stay, at ${viewport.width} pixels by ${theme}`, async ({
    signedInPage: page,
    baseURL,
  }, testInfo) => {
    await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.setViewportSize(viewport);
    await openSupport(page);
    await beginSession(page, 'Tonight');
    await say(page, IN_DANGER);
    await expect(page.locator('[data-toast]')).toContainText(TOAST);
    await expect(notice(page)).toContainText(TOAST);
    await expect(notice(page).getByRole('link', { name: 'Call 988' })).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(notice(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(notice(page).getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(notice(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await expect(log(page).getByRole('link', { name: '988' }).last()).toHaveAttribute('href', 'tel:988');
    await expect(field(page)).toBeEditable();
    await page.locator('[data-toast]').getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeVisible();
    await expectNoFaults(page, testInfo, 'crisis');
    if (viewport === PHONE) {
      await expectToFitTheSmallest(page, testInfo, 'crisis');
      // As much as a keyboard leaves.
      await page.setViewportSize({ width: PHONE.width, height: 440 });
      await field(page).scrollIntoViewIfNeeded();
      await expect(field(page)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize(PHONE);
    }

    // A denial does not take it away; neither do a reload, the list, or a new conversation.
    await say(page, 'I am fine, forget it.');
    await expect(notice(page)).toBeVisible();
    await page.reload();
    await awake(page);
    await expect(notice(page)).toBeVisible();
    await openSupport(page);
    await expect(notice(page)).toBeVisible();
    await beginSession(page, 'Another');
    await expect(notice(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Resources' }).click();
    await page.getByRole('main').getByRole('link', { name: 'AI Support' }).click();
    await expect(notice(page)).toBeVisible();
  });

test('the notice goes when the person says that they are safe, after being asked, on all their devices', async ({
  signedInPage: page,
  browser,
  baseURL,
}) => {
  await openSupport(page);
  const other = await otherDevice(page, browser, baseURL);
  await openSupport(other);
  await beginSession(page, 'Tonight');
  await say(page, IN_DANGER);
  await expect(notice(other)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Are you safe right now?' });
  await notice(page).getByRole('button', { name: 'I am safe now' }).click();
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'I am safe now' }).click();
  await dialog.getByRole('button', { name: 'Yes, I am safe' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Somebody to talk to' })).toContainText('Call 988');
  await expect(notice(other)).toHaveCount(0);
});

test('whoever asks for a call is seen by our team with name and number, and nothing of what was written', async ({
  signedInPage: page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  await openSupport(page);
  await beginSession(page, 'A secret title');
  // Others write of pills to our team, who read that; of this conversation they read nothing.
  const onlyHere = `kettle${Date.now()}`;
  await say(page, `${IN_DANGER} My ${onlyHere}.`);
  await notice(page).getByRole('button', { name: 'Ask us to call you' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask us to call you' });
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ada Okafor');
  await expect(dialog).toContainText('They do not see what you wrote.');
  const name = `Ada of test ${Date.now()}`;
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByLabel('Phone number').fill('(415) 555-0177');
  await dialog.getByRole('button', { name: 'Ask for the call' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('checkbox').check();
  await lookAt(page, testInfo, 'ask-for-call');
  expect(await barriersIn(page)).toEqual([]);
  await expect(async () => {
    if (await dialog.isVisible())
      await dialog.getByRole('button', { name: 'Ask for the call' }).click({ timeout: 1_000 });
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(notice(page)).toContainText('You asked us to call you');
  await expect(notice(page).getByRole('button', { name: 'Change my number' })).toBeFocused();

  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await openItem(staff, 'crisis-alert', ({ person }) => person?.name === name);
  await expect(staff.getByRole('link', { name: '(415) 555-0177' })).toHaveAttribute('href', 'tel:4155550177');
  const line = staff.getByRole('region', { name: 'The call' });
  await expect(line).toContainText('In danger themselves');
  await expect(line).toContainText('English');
  for (const secret of [onlyHere, 'secret title']) await expect(staff.locator('body')).not.toContainText(secret);
  for (const secret of ['pills', 'kill']) await expect(staff.getByRole('main')).not.toContainText(secret);
  await expectNoFaults(staff, testInfo, 'staff');
  await line.getByRole('button', { name: `I will call: ${name}` }).click();
  await expect(line).toContainText('Carla');
  await expect(notice(page)).toContainText('is about to call you');
  const hands = staff.getByRole('region', { name: 'In whose hands' });
  await expect(hands).toContainText('It is in your hands');
  await line.getByRole('button', { name: `Reached: ${name}` }).click();
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(hands).toContainText('Answered by Carla Ruiz');
  await expect(notice(page)).toContainText('Our team has called you.');
});

test('the staff list shows a new call by itself', async ({ signedInPage: page, browser, baseURL, neighbour }) => {
  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await staff.goto('/staff');
  await awake(staff);
  await page.goto('/support');
  const name = `Ben of test ${Date.now()}`;
  const data = {
    name,
    phone: '4155550178',
    consents: true,
    sendKey: crypto.randomUUID(),
  };
  const answer = await page.request.post('/api/support/safety/calls', { data, headers: { origin: baseURL ?? '' } });
  expect(answer.status()).toBe(201);
  await expect(staff.locator('main li').filter({ hasText: name })).toBeVisible({ timeout: 35_000 });
});

test('a wish to die without a plan shows the lines gently, and shuts nothing', async ({ signedInPage: page }) => {
  await openSupport(page);
  await beginSession(page, 'A hard night');
  await sayAndHear(page, 'I wish I were dead.');
  await expect(page.getByRole('region', { name: 'Somebody to talk to' })).toContainText('Call 988');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('by keys alone: the lines, the question, and back to writing', async ({ signedInPage: page }) => {
  await page.setViewportSize(PHONE);
  await openSupport(page);
  await beginSession(page, 'Tonight');
  await say(page, IN_DANGER);
  await expect(notice(page)).toBeVisible();
  await tabTo(page, notice(page).getByRole('link', { name: 'Call 988' }));
  await tabTo(page, notice(page).getByRole('button', { name: 'I am safe now' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, I am safe' }));
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('the protocol can be read by anybody, without scripts, with its numbers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/support/safety');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we keep the chat safe');
  await expect(page.getByRole('main')).toContainText('How often we pointed to help');
  await expect(page.getByRole('main')).toContainText(/None so far|\d+ referrals?/);
  await page.goto('/support');
  await expect(page.getByRole('link', { name: 'How we keep this chat safe' })).toHaveAttribute(
    'href',
    '/support/safety',
  );
});
