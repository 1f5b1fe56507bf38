// A family works on a memorial together: invitations, presence, contributions, conflicts, and who keeps it.
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { aMemorial, ask, bringIn, invitationLinkTo, openMemorial, somebody } from './memorial-people.ts';
import { codeField, fillSignUp } from './sign-in.ts';

const toolbar = (page: Page) => page.getByRole('region', { name: 'Collaboration toolbar' });
const isHere = (page: Page, name: string) => toolbar(page).getByRole('img', { name });
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name }).click();
}

/** Letters without a code, such as the invitation, are passed over. */
async function codeMailedTo(email: string): Promise<string> {
  for (;;) {
    const { code } = await nextCodeTo(email);
    if (code) return code;
  }
}

test('somebody who is invited makes an account, comes back to the invitation, and is one of the family', {
  tag: '@more',
}, async ({ browser, origin, runningHouse, page }) => {
  const owner = await somebody(browser, origin, runningHouse, 'Asha');
  const { id: memorialId } = await aMemorial(owner.page, { isCollaborative: true });
  const email = `meera-${process.pid}-${Date.now()}@example.org`;
  await ask(owner, 'POST', `/memorials/${memorialId}/invite`, { email, role: 'contributor' });
  await page.goto(await invitationLinkTo(email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The memorial for Leela Rao');
  await expect(page).toHaveURL(/\/memorial-invitation$/);
  await expect(page.getByText('m…@example.org')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).last().click();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await codeMailedTo(email));
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(new RegExp(`/memorial/${memorialId}$`));
  await expect(page.getByRole('button', { name: 'Add a contribution' })).toBeVisible();
});

test('an editor and a contributor work at the same time, see each other, and what was brought comes onto the page', async ({
  browser,
  origin,
  runningHouse,
}) => {
  const [owner, editor, contributor] = await Promise.all(
    ['Asha', 'Edda', 'Carl'].map((name) => somebody(browser, origin, runningHouse, name)),
  );
  if (!owner || !editor || !contributor) throw new Error('somebody is missing');
  const { id: memorialId } = await aMemorial(owner.page, { isCollaborative: true });
  await bringIn(owner, memorialId, editor, 'editor');
  await bringIn(owner, memorialId, contributor, 'contributor');
  const [desk, bench] = [await openMemorial(editor, memorialId), await openMemorial(contributor, memorialId)];

  await desk.getByRole('button', { name: 'Edit Memorial' }).click();
  await expect(isHere(bench, 'Edda Rao')).toBeVisible();
  await expect(toolbar(bench).getByText('Connected', { exact: true })).toBeVisible();
  await expect(bench.getByRole('button', { name: 'Edit Memorial' })).toHaveCount(0);

  await bench.getByRole('button', { name: 'Add a contribution' }).click();
  await expect(isHere(desk, 'Carl Rao')).toBeVisible();
  await bench.getByLabel('What would you like to bring?').selectOption('Story');
  await bench.getByLabel('Title').fill('The lake');
  await bench.getByLabel('Your text').fill('We swam at night.');
  await bench.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(bench, 'Contribution submitted for review')).toBeVisible();
  await expect(isHere(desk, 'Carl Rao')).toHaveCount(0);

  const home = await openMemorial(owner, memorialId);
  await openTab(home, 'Collaboration');
  await expect(home.getByRole('heading', { name: 'Pending Contributions' })).toBeVisible();
  await home.getByRole('button', { name: 'Approve: The lake' }).click();
  await expect(toast(home, 'Contribution approved')).toBeVisible();
  await expect(home.getByRole('heading', { name: 'Recent contributions' })).toBeVisible();
  await expect(bench.getByRole('heading', { name: 'The lake' })).toBeVisible();
  await expect(bench.getByText('Shared by Carl Rao')).toBeVisible();
});

test('on a phone the toolbar takes two rows at most; a page that is gone to without a line is tried again in place', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const [owner, editor] = [
    await somebody(browser, origin, runningHouse, 'Asha'),
    await somebody(browser, origin, runningHouse, 'Edda'),
  ];
  const { id: memorialId } = await aMemorial(owner.page, { privacy: 'public', isCollaborative: true });
  await bringIn(owner, memorialId, editor, 'editor');
  await ask(editor, 'POST', `/memorials/${memorialId}/edit-sessions`, {});
  await owner.page.setViewportSize({ width: 390, height: 844 });
  const page = await openMemorial(owner, memorialId);
  await page.getByRole('button', { name: 'Edit Memorial' }).click();
  await page.getByLabel('Life story').fill('She sang all day.');
  await expect(isHere(page, 'Edda Rao')).toBeVisible();
  await expect(toolbar(page).getByRole('button')).toHaveText(['Share', 'Save']);
  // On a slow line the letters may be those of the phone itself, which are a little taller; a third row is not.
  const THIRD_ROW = 3 * 48;
  expect((await toolbar(page).boundingBox())?.height).toBeLessThan(THIRD_ROW);
  await toolbar(page).getByRole('button', { name: 'Save' }).click();
  await expect(toolbar(page).getByText(/^Saved/)).toBeVisible();

  await page.context().setOffline(true);
  await expect(toolbar(page).getByText('Disconnected')).toBeVisible();
  await page.getByRole('link', { name: 'See the page as visitors do' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This memorial could not be loaded');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leela Rao');
});
