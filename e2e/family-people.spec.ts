// The people of a family group: making it, asking somebody in by letter and by link, roles, and going.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { ask, type Somebody, somebody } from './memorial-people.ts';
import { awake } from './planning.ts';
import { codeField, fillSignUp } from './sign-in.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const phone = { width: 390, height: 844 };

async function aGroup(planner: Somebody, name = 'The Raos') {
  const plan = { faithTradition: 'secular', packageTier: 'basic', planIntent: 'at-need' };
  const { id: planId } = await ask(planner, 'POST', '/funeral-plans', plan);
  return ask(planner, 'POST', '/family-groups', { planId, name, description: '' });
}

async function openInvitations({ page }: Somebody): Promise<Page> {
  await page.goto('/family-collaboration?tab=invitations');
  await awake(page);
  return page;
}

async function letterTo(email: string): Promise<string> {
  for (;;) {
    const { text } = await nextMail(email);
    const [, path] = /(\/family-invitation#[\w-]+)/.exec(text) ?? [];
    if (path) return path;
  }
}

/** Letters without a code, such as the invitation, are passed over. */
async function codeMailedTo(email: string): Promise<string> {
  for (;;) {
    const { code } = await nextCodeTo(email);
    if (code) return code;
  }
}

test('somebody with a letter makes an account, comes back to it, and is one of the family', { tag: '@more' }, async ({
  browser,
  origin,
  runningHouse,
  page,
}) => {
  const asha = await somebody(browser, origin, runningHouse, 'Asha');
  const { id: groupId } = await aGroup(asha);
  const email = `meera-${process.pid}-${Date.now()}@example.org`;
  await ask(asha, 'POST', '/family-invitations', { groupId, name: 'Meera Rao', email });
  const home = await openInvitations(asha);
  await expect(home.getByRole('region', { name: 'Pending Invitations' }).getByText(email)).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(await letterTo(email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Raos');
  await expect(page).toHaveURL(/\/family-invitation$/);
  await expect(page.getByText('m…@example.org')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).last().click();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await codeMailedTo(email));
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/family-collaboration/);
  await expect(page.getByRole('heading', { name: 'The Raos' }).first()).toBeVisible();
  // The inviter hears of it without loading the page again.
  await expect(home.getByRole('region', { name: 'Active Members' }).getByText(email)).toBeVisible();
  await expect(home.getByText('Nobody is waiting.')).toBeVisible();
});

test('somebody asks by the link, an admin lets them in, and both pages know at once; roles, leading and leaving follow', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const [asha, nell] = [
    await somebody(browser, origin, runningHouse, 'Asha'),
    await somebody(browser, origin, runningHouse, 'Nell'),
  ];
  await aGroup(asha);
  await asha.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const home = await openInvitations(asha);
  await home.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(home, 'Invite link copied to clipboard')).toBeVisible();
  const link = await home.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${origin}/join-family/[\\w-]{40,}$`));

  const visitor = await (await browser.newContext({ baseURL: origin, viewport: phone })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The Raos');
  await expect(visitor.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute(
    'href',
    /return=%2Fjoin-family%2F/,
  );
  await visitor.goto(`${link.slice(0, -4)}aaaa`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link does not open');

  await nell.page.goto(link);
  await nell.page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(nell.page.getByRole('heading', { name: 'The family has your request' })).toBeVisible();
  await home.getByRole('button', { name: 'Turn down: Nell Rao' }).click();
  await expect(home.getByText('Nobody is waiting.')).toBeVisible();
  await nell.page.reload();
  await awake(nell.page);
  await expect(nell.page.getByText('The people of this family have not let you in.')).toBeVisible();
  await nell.page.getByRole('button', { name: 'Ask again' }).click();
  await expect(nell.page.getByRole('heading', { name: 'The family has your request' })).toBeVisible();
  const pending = home.getByRole('region', { name: 'Pending Invitations' });
  await expect(pending.getByText('Asks to join')).toBeVisible();
  await home.getByRole('button', { name: 'Approve: Nell Rao' }).click();
  await expect(toast(home, 'Invitation approved')).toBeVisible();
  await expect(nell.page.getByRole('heading', { name: 'You are part of this group' })).toBeVisible();
  await nell.page.getByRole('main').getByRole('link', { name: 'Go to the family page' }).click();

  const away = await openInvitations(nell);
  await expect(away.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);
  await expect(away.getByRole('region', { name: 'Invite link' })).toHaveCount(0);
  await expect(away.getByText('No invitation is waiting for an answer.')).toBeVisible();
  await expect(away.getByLabel(/^Role of/)).toHaveCount(0);
  // Walking through the roles with the keys gives none of them.
  await home.getByLabel('Role of Nell Rao', { exact: true }).press('ArrowUp');
  await home.getByLabel('Role of Nell Rao', { exact: true }).selectOption('Admin');
  await home.getByRole('button', { name: 'Change role of Nell Rao to Admin' }).click();
  await home.getByRole('dialog').getByRole('button', { name: 'Make them an admin' }).click();
  await expect(toast(home, 'Role updated')).toBeVisible();
  await expect(away.getByRole('button', { name: 'Invite Member' })).toBeVisible();

  await home.getByRole('button', { name: 'Let them lead: Nell Rao' }).click();
  await home.getByRole('dialog').getByRole('button', { name: 'Let them lead' }).click();
  await expect(toast(home, 'Nell Rao leads the group now')).toBeVisible();
  await away.getByRole('button', { name: 'Let them lead: Asha Rao' }).click();
  await away.getByRole('dialog').getByRole('button', { name: 'Let them lead' }).click();
  await expect(toast(away, 'Asha Rao leads the group now')).toBeVisible();

  await away.getByRole('button', { name: 'Leave the group' }).click();
  await away.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(toast(away, 'You have left The Raos')).toBeVisible();
  await expect(away.getByRole('heading', { name: 'This plan is not open to you' })).toBeVisible();
  await expect(home.getByRole('region', { name: 'Active Members' }).getByText('Nell Rao')).toHaveCount(0);
});
