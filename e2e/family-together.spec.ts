// Three people in three browsers on two server processes: what one does, the others see without reloading.
import { randomUUID } from 'node:crypto';
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openProxyTo, openTwoProcesses } from './family-house.ts';
import { awake } from './planning.ts';

type House = Awaited<ReturnType<typeof openTwoProcesses>>;
type Person = { page: Page; email: string; name: string };

async function somebodyAt(
  browser: Browser,
  { runningHouse }: House,
  origin: string,
  firstName: string,
): Promise<Person> {
  const { cookie, email } = await runningHouse.aMember({ firstName, lastName: 'Rao' });
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return { page: await context.newPage(), email, name: `${firstName} Rao` };
}

async function send(page: Page, method: string, path: string, body: object) {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    data: body,
    headers: { origin: new URL(page.url()).origin },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const seen = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible({ timeout: 10_000 });

async function openPart(page: Page, tab: string) {
  await page.goto(`/family-collaboration?tab=${tab}`);
  await awake(page);
}

test('three people on two processes invite, join, assign, complete, talk, decide and bring a version back', {
  tag: '@more',
}, async ({ browser }) => {
  // Two whole servers start here, beside the one of all other tests.
  test.setTimeout(300_000);
  const house = await openTwoProcesses();
  try {
    const [first = '', second = ''] = house.addresses;
    const asha = await somebodyAt(browser, house, first, 'Asha');
    const bela = await somebodyAt(browser, house, second, 'Bela');
    const carl = await somebodyAt(browser, house, second, 'Carl');
    const all = [asha.page, bela.page, carl.page];
    const nextMail = mailReader(house.dataDir);

    await test.step('a group is made, one is asked in by letter, the other by the link', async () => {
      const { page } = asha;
      await page.goto('/family-collaboration');
      await send(page, 'POST', '/funeral-plans', {
        faithTradition: 'secular',
        packageTier: 'basic',
        title: 'For Amma',
      });
      await openPart(page, 'invitations');
      await button(page, 'Create Family Group').click();
      await page.getByLabel('Group name').fill('The Raos');
      await button(page, 'Create Group').click();
      await seen(page, 'The Raos Invitations');
      await button(page, 'Invite Member').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Full name').fill(bela.name);
      await dialog.getByLabel('Email address').fill(bela.email);
      await dialog.getByLabel('Role').selectOption('editor');
      await button(dialog, 'Send Invitation').click();
      const [letter = ''] = /\/family-invitation#[\w-]+/.exec((await nextMail(bela.email)).text) ?? [];
      await bela.page.goto(letter);
      await button(bela.page, 'Accept the invitation').click();
      await expect(bela.page).toHaveURL(/\/family-collaboration/);
      const members = page.getByRole('region', { name: 'Active Members' });
      await expect(members.getByText(bela.name)).toBeVisible({ timeout: 10_000 });

      const link = new URL(await page.getByLabel('Link to join').inputValue());
      await carl.page.goto(link.pathname);
      await button(carl.page, 'Ask to join').click();
      await seen(carl.page, 'The family has your request');
      const waiting = page.getByRole('region', { name: 'Pending Invitations' });
      await expect(waiting.getByText(carl.name)).toBeVisible({ timeout: 10_000 });
      await button(waiting, /^Approve/).click();
      await seen(carl.page, 'You are part of this group');
      await members.getByLabel(`Role of ${carl.name}`).selectOption('contributor');
      await button(members, /^Change role of/).click();
      await seen(page, 'Role updated');
    });

    await test.step('a task is assigned to one and completed by them', async () => {
      for (const page of all) await openPart(page, 'workspace');
      await button(asha.page, 'Add task').first().click();
      const dialog = asha.page.getByRole('dialog');
      await dialog.getByLabel('Title').fill('Order the flowers');
      await dialog.getByLabel('Who sees to it').selectOption({ label: carl.name });
      await button(dialog, 'Add task').click();
      for (const page of all) await seen(page, 'Order the flowers');
      await button(carl.page, 'Mark Complete: Order the flowers').click();
      for (const page of [asha.page, bela.page])
        await expect(button(page, 'Mark Incomplete: Order the flowers')).toBeVisible({ timeout: 10_000 });
    });

    await test.step('a message reaches everybody', async () => {
      for (const page of all) await openPart(page, 'workspace&part=messages');
      await carl.page.getByLabel('Your message to the family').fill('The flowers come on Friday.');
      await button(carl.page, 'Send').click();
      for (const page of all) await seen(page, 'The flowers come on Friday.');
    });

    await test.step('the family decides', async () => {
      for (const page of all) await openPart(page, 'workspace&part=decisions');
      await button(asha.page, 'Put a choice to the family').click();
      const dialog = asha.page.getByRole('dialog');
      await dialog.getByLabel('Something in our own words').check();
      await dialog.getByLabel('The question').fill('Which flowers?');
      await dialog.getByLabel('First choice').fill('Lilies');
      await dialog.getByLabel('Second choice').fill('Roses');
      await button(dialog, 'Ask the family').click();
      for (const page of all) await seen(page, 'Which flowers?');
      for (const page of [bela.page, carl.page]) {
        await page.getByLabel('Lilies').check();
        await button(page, 'Send my answer').click();
        await seen(page, 'Your answer is stored');
      }
      await button(asha.page, 'End it now').click();
      await button(asha.page.getByRole('dialog'), 'End it now').click();
      for (const page of all) await seen(page, 'The family decided: Lilies');
    });

    await test.step('the plan is changed by one and brought back by another', async () => {
      for (const page of all) await openPart(page, 'workspace&part=history');
      await button(bela.page, 'Edit Mode').click();
      await bela.page.getByLabel('Name of the plan').fill('For our mother');
      await button(bela.page, 'Save Changes').click();
      await seen(bela.page, 'All changes have been saved successfully');
      for (const page of [asha.page, carl.page]) await seen(page, 'For our mother');
      await button(asha.page, 'Edit Mode').click();
      await button(asha.page, 'Bring back version 1').click();
      await button(asha.page.getByRole('dialog'), 'Bring it back').click();
      for (const page of all) await seen(page, 'Back to version 1');
      await expect(bela.page.getByLabel('Name of the plan')).toHaveValue('For Amma');
    });
  } finally {
    await house.close();
  }
});

const TASKS = 8;
const CHANGES = 1_000;
const CUTS = 50;

test('the stream of news is cut fifty times during a thousand changes, and every browser ends with the same', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(360_000);
  const house = await openTwoProcesses();
  const proxies = await Promise.all(house.addresses.map(openProxyTo));
  try {
    const [asha, bela, carl] = await Promise.all(
      ['Asha', 'Bela', 'Carl'].map((name, at) => somebodyAt(browser, house, proxies[at % 2]?.address ?? '', name)),
    );
    if (!asha || !bela || !carl) throw new Error('three people were made');
    await asha.page.goto('/family-collaboration');
    const plan = await send(asha.page, 'POST', '/funeral-plans', { faithTradition: 'secular', packageTier: 'basic' });
    const group = await send(asha.page, 'POST', '/family-groups', { planId: plan.id, name: 'The Raos' });
    for (const { page } of [bela, carl]) {
      await page.goto('/family-collaboration');
      await send(page, 'POST', '/family-links/ask', { token: group.inviteCode });
    }
    const waiting = await (await asha.page.request.get(`/api/family-invitations?groupId=${group.id}`)).json();
    for (const { id } of waiting.invitations)
      await send(asha.page, 'POST', `/family-invitations/${id}/approve`, { role: 'editor' });
    const ids: string[] = [];
    for (let at = 0; at < TASKS; at += 1) {
      const body = { groupId: group.id, title: `Task ${at}`, idempotencyKey: randomUUID() };
      ids.push((await send(asha.page, 'POST', '/shared-tasks', body)).id);
    }
    const pages = [asha.page, bela.page, carl.page];
    for (const page of pages) await openPart(page, 'workspace');

    for (let change = 0; change < CHANGES; change += 1) {
      const page = pages[change % pages.length] ?? asha.page;
      const status = change % 2 === 0 ? 'completed' : 'pending';
      await send(page, 'PATCH', `/shared-tasks/${ids[(change * 7) % TASKS]}`, { title: `Change ${change}`, status });
      if (change % (CHANGES / CUTS) === 0) for (const proxy of proxies) proxy.cutStreams();
    }
    expect(proxies.reduce((sum, proxy) => sum + proxy.cuts(), 0)).toBeGreaterThanOrEqual(CUTS);

    const { tasks } = await (await asha.page.request.get(`/api/shared-tasks?groupId=${group.id}`)).json();
    const expected = tasks.map(({ title, status }: { title: string; status: string }) =>
      status === 'completed' ? `Mark Incomplete: ${title}` : `Mark Complete: ${title}`,
    );
    for (const page of pages)
      await expect
        .poll(() => button(page, /^Mark /).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))), {
          timeout: 20_000,
        })
        .toEqual(expected);
  } finally {
    for (const proxy of proxies) await proxy.close();
    await house.close();
  }
});
