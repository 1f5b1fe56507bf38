// A family works on a memorial together: invitations, presence, contributions, conflicts, and who keeps it.
import type { Page } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { codeField, fillSignUp } from './door.ts';
import { nextCodeTo } from './mail.ts';
import { aMemorial, ask, bringIn, invitationLinkTo, openMemorial, somebody } from './memorial-people.ts';
import { awake } from './planning.ts';

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

test('somebody who is invited makes an account, comes back to the invitation, and is one of the family', async ({
  browser,
  baseURL,
  neighbour,
  page,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const memorialId = await aMemorial(owner);
  const email = `meera-${process.pid}-${Date.now()}@example.org`;
  await ask(owner, 'POST', `/memorials/${memorialId}/invite`, { email, role: 'contributor' });
  await page.goto(await invitationLinkTo(email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The memorial for Leela Rao');
  await expect(page).toHaveURL(/\/memorial-invitation$/);
  await expect(page.getByText('m…@example.org')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
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
  baseURL,
  neighbour,
}) => {
  const [owner, editor, contributor] = await Promise.all(
    ['Asha', 'Edda', 'Carl'].map((name) => somebody(browser, baseURL, neighbour, name)),
  );
  if (!owner || !editor || !contributor) throw new Error('somebody is missing');
  const memorialId = await aMemorial(owner);
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
  await bench.getByLabel('Your words').fill('We swam at night.');
  await bench.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(bench, 'Contribution submitted for review')).toBeVisible();
  await expect(isHere(desk, 'Carl Rao')).toHaveCount(0);

  const home = await openMemorial(owner, memorialId);
  await openTab(home, 'Collaboration');
  await expect(home.getByRole('heading', { name: 'Pending Contributions' })).toBeVisible();
  expect(await barriersIn(home)).toEqual([]);
  await home.setViewportSize({ width: 320, height: 700 });
  expect(await home.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await home.getByRole('button', { name: 'Approve: The lake' }).click();
  await expect(toast(home, 'Contribution approved')).toBeVisible();
  await expect(home.getByRole('heading', { name: 'Recent contributions' })).toBeVisible();
  await expect(bench.getByRole('heading', { name: 'The lake' })).toBeVisible();
  await expect(bench.getByText('Shared by Carl Rao')).toBeVisible();
});

test('when two change the life story, the second is shown both texts and nothing is overwritten', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const [owner, editor] = [
    await somebody(browser, baseURL, neighbour, 'Asha'),
    await somebody(browser, baseURL, neighbour, 'Edda'),
  ];
  const memorialId = await aMemorial(owner);
  await bringIn(owner, memorialId, editor, 'editor');
  const pages = [await openMemorial(owner, memorialId), await openMemorial(editor, memorialId)] as const;
  for (const page of pages) await page.getByRole('button', { name: 'Edit Memorial' }).click();
  const [first, second] = pages;
  await second.getByLabel('Life story').fill('She sang in the choir.');
  await expect(toolbar(second).getByText('Unsaved changes')).toBeVisible();
  await first.getByLabel('Life story').fill('She sang all day.');
  await toolbar(first).getByRole('button', { name: 'Save' }).click();
  await expect(toolbar(first).getByText(/^Saved/)).toBeVisible();
  await toolbar(second).getByRole('button', { name: 'Save' }).click();
  const both = second.getByRole('region', { name: 'Two versions' });
  await expect(both.getByText('She sang in the choir.')).toBeVisible();
  await expect(both.getByText('She sang all day.')).toBeVisible();
  await both.getByRole('button', { name: 'Go on with my text' }).click();
  await toolbar(second).getByRole('button', { name: 'Save' }).click();
  await expect(toolbar(second).getByText(/^Saved/)).toBeVisible();
  await second.getByText('Earlier versions of the life story').click();
  await second
    .getByRole('button', { name: /^Put this text back/ })
    .first()
    .click();
  await expect(second.getByLabel('Life story')).toHaveValue('She sang all day.');
});

test('a life story that was brought before the last change waits until the owner has seen both texts', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const memorialId = await aMemorial(owner);
  const content = { title: 'Her youth', content: 'She sang in the choir.' };
  const brought = { contributionType: 'biography_edit', content };
  await ask(owner, 'POST', `/memorials/${memorialId}/contributions`, brought);
  await ask(owner, 'PUT', `/memorials/${memorialId}`, { biography: 'She sang all day.' });
  const page = await openMemorial(owner, memorialId);
  await openTab(page, 'Collaboration');
  const approve = page.getByRole('button', { name: 'Approve: Her youth' });
  await approve.click();
  const both = page.getByRole('region', { name: 'Two versions' });
  await expect(both.getByText('She sang in the choir.')).toBeVisible();
  await expect(both.getByText('She sang all day.')).toBeVisible();
  expect(await barriersIn(page)).toEqual([]);
  await both.getByRole('button', { name: 'Leave it as it is' }).click();
  await approve.click();
  await both.getByRole('button', { name: 'Put this text on the page' }).click();
  await expect(toast(page, 'Contribution approved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent contributions' })).toBeVisible();
});

test('the owner invites, changes roles, takes somebody off, names a successor and turns it off again', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const [owner, helper] = [
    await somebody(browser, baseURL, neighbour, 'Asha'),
    await somebody(browser, baseURL, neighbour, 'Dina'),
  ];
  const memorialId = await aMemorial(owner, { isCollaborative: false });
  const page = await openMemorial(owner, memorialId);
  await expect(page.getByText('This memorial is not accepting contributions')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Collaboration' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Enable Collaboration' }).click();
  await expect(toast(page, 'Collaborative mode enabled')).toBeVisible();
  await openTab(page, 'Collaboration');

  await page.getByLabel('Email address').fill(helper.email);
  await page.getByRole('radio', { name: 'Viewer' }).check();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, 'Invitation Sent')).toBeVisible();
  await expect(page.getByText(`It is on its way to ${helper.email}.`)).toBeVisible();
  const [, token] = (await invitationLinkTo(helper.email)).split('#');
  await ask(helper, 'POST', '/memorial-invitations/accept', { token });
  await page.getByLabel('Role of Dina Rao').selectOption('Editor');
  await expect(toast(page, 'Collaborator role updated')).toBeVisible();
  await expect(page.getByLabel('Role of Asha Rao')).toHaveCount(0);

  await page.getByLabel('Successor').selectOption('Dina Rao');
  await expect(page.getByRole('button', { name: 'Hand over now' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Dina Rao' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Collaborator removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand over now' })).toHaveCount(0);
  await helper.page.goto(`/memorial/${memorialId}`);
  await expect(helper.page.getByRole('heading', { level: 1 })).not.toHaveText('Leela Rao');

  await page.getByRole('tabpanel').getByRole('button', { name: 'Disable Collaboration' }).click();
  await expect(toast(page, 'Collaborative mode disabled')).toBeVisible();
});

test('five faces are shown, and the rest behind a number', async ({ browser, baseURL, neighbour }) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const memorialId = await aMemorial(owner);
  for (const name of ['Ben', 'Cleo', 'Dina', 'Edda', 'Finn', 'Gita']) {
    const guest = await somebody(browser, baseURL, neighbour, name);
    await bringIn(owner, memorialId, guest, 'editor');
    await ask(guest, 'POST', `/memorials/${memorialId}/edit-sessions`, {});
  }
  const page = await openMemorial(owner, memorialId);
  await expect(toolbar(page).getByRole('img')).toHaveCount(5);
  await toolbar(page).getByText('+1').click();
  await expect(toolbar(page).getByText('Ben Rao', { exact: true })).toBeVisible();
});

test('a successor asks, the owner is told on the page, and hands the memorial over', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const daughter = await somebody(browser, baseURL, neighbour, 'Dina');
  const memorialId = await aMemorial(owner);
  await bringIn(owner, memorialId, daughter, 'viewer');
  const [home, away] = [await openMemorial(owner, memorialId), await openMemorial(daughter, memorialId)];
  for (const page of [home, away]) await openTab(page, 'Collaboration');
  await home.getByLabel('Successor').selectOption('Dina Rao');
  const sure = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await away.getByRole('button', { name: 'Ask to take over' }).click();
  await sure(away, 'Ask to take over');
  await expect(home.getByText(/^Dina Rao asks to take over/)).toBeVisible();
  await home.getByRole('button', { name: 'I go on keeping it' }).click();
  await sure(home, 'I go on keeping it');
  await expect(away.getByText(/^Dina Rao asks to take over/)).toHaveCount(0);
  await home.getByRole('button', { name: 'Hand over now' }).click();
  await sure(home, 'Hand over now');
  await expect(away.getByRole('button', { name: 'Disable Collaboration' }).first()).toBeAttached();
  await expect(home.getByRole('button', { name: 'Disable Collaboration' })).toHaveCount(0);
});

test('what cannot be loaded says so and can be tried again; a lost line is seen in the toolbar', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const memorialId = await aMemorial(owner);
  const { page } = owner;
  await page.route('**/edit-sessions', (route) => route.abort());
  await openMemorial(owner, memorialId);
  await openTab(page, 'Collaboration');
  await expect(page.getByRole('heading', { name: 'Error: Failed to load collaboration data' })).toBeVisible();
  await page.unroute('**/edit-sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Collaborators' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(toolbar(page).getByText('Disconnected')).toBeVisible();
  await page.context().setOffline(false);
  await expect(toolbar(page).getByText('Connected', { exact: true })).toBeVisible();
});

test('a photo that is too large or no photo is refused in words; a good one waits for review', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const memorialId = await aMemorial(owner);
  const page = await openMemorial(owner, memorialId);
  await page.getByRole('button', { name: 'Add a contribution' }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('form').getByText('Please fill in all required fields')).toBeVisible();
  for (const missing of ['Title is needed', 'Your words are needed'])
    await expect(page.getByRole('link', { name: missing })).toBeVisible();
  const choice = page.getByLabel('Choose a photo');
  const file = (name: string, mimeType: string, buffer: Buffer) => choice.setInputFiles({ name, mimeType, buffer });
  await file('big.jpg', 'image/jpeg', Buffer.alloc(5 * 1024 * 1024));
  await expect(page.getByRole('status').getByText('File size must be less than 5MB')).toBeVisible();
  await file('note.txt', 'text/plain', Buffer.from('hello'));
  await expect(page.getByRole('status').getByText('Please select an image file')).toBeVisible();
  await file('dot.png', 'image/png', Buffer.from(DOT, 'base64'));
  await page.getByLabel('What would you like to bring?').selectOption('Photo');
  await page.getByLabel('Title').fill('A dot');
  await page.getByLabel('Your words').fill('She drew it.');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(page, 'Contribution submitted for review')).toBeVisible();
  await openTab(page, 'Collaboration');
  await expect(page.getByRole('img', { name: 'A dot' })).toBeVisible();
});

test('words that were begun are still there after ‘Not now’ and after a reload, and gone once they were sent', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const memorialId = await aMemorial(owner);
  const page = await openMemorial(owner, memorialId);
  const open = () => page.getByRole('button', { name: 'Add a contribution' }).click();
  await open();
  await page.getByLabel('What would you like to bring?').selectOption('Story');
  await page.getByLabel('Title').fill('The lake');
  await page.getByRole('button', { name: 'Not now' }).click();
  await open();
  await expect(page.getByLabel('Title')).toHaveValue('The lake');
  await page.getByLabel('Your words').fill('We swam at night.');
  await page.reload();
  await awake(page);
  await open();
  await expect(page.getByLabel('What would you like to bring?')).toHaveValue('story');
  await expect(page.getByLabel('Your words')).toHaveValue('We swam at night.');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(page, 'Contribution submitted for review')).toBeVisible();
  await open();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('on a phone the toolbar takes two rows at most, with Share and, for those who edit, Save', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const [owner, editor] = [
    await somebody(browser, baseURL, neighbour, 'Asha'),
    await somebody(browser, baseURL, neighbour, 'Edda'),
  ];
  const memorialId = await aMemorial(owner);
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
});

test('going to a memorial without a line says that it could not be loaded, and tries again in place', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const owner = await somebody(browser, baseURL, neighbour, 'Asha');
  const page = await openMemorial(owner, await aMemorial(owner, { privacy: 'public' }));
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'See the page as visitors do' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This memorial could not be loaded');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leela Rao');
});

/** The smallest picture there is. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
