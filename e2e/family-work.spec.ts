// A family shares its tasks and talks: each from their own browser, and nothing typed is lost.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aFamily, aRelative, type Family, openPart } from './family-people.ts';
import type { Somebody } from './memorial-people.ts';
import { aPdfFile } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { DESK, PHONE } from './sizes.ts';

const open = (person: Somebody, family: Family, part: Parameters<typeof openPart>[2], size = DESK) =>
  openPart(person, family, part, size);

const card = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Notifications' }).getByText(words);
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message to the family' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const titles = (page: Page) => page.getByRole('region', { name: 'Tasks', exact: true }).locator('li h3');

async function drag(page: Page, title: string, { before, isCalledOff }: { before: string; isCalledOff?: true }) {
  const grip = card(page, title).locator('[data-grip]');
  await grip.scrollIntoViewIfNeeded();
  await grip.hover();
  await page.mouse.down();
  // The page goes along at its edges, so the way there is looked up until it is reached.
  await expect(async () => {
    const box = await card(page, before).boundingBox();
    await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 4);
    await expect(card(page, before)).toHaveClass(/before:-top/, { timeout: 200 });
  }).toPass();
  if (isCalledOff) await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** As many as would carry the page along, if it still followed a hand. */
const twentyFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function fillTask(dialog: Locator, title: string) {
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Category').selectOption('Flowers');
  await dialog.getByLabel('Priority').selectOption('High');
  await dialog.getByLabel(/^Due/).fill('2030-05-08T10:00');
}

test('a task is added, given, completed and talked about, and others see it at once', { tag: '@more' }, async ({
  browser,
  origin,
  runningHouse,
}) => {
  const family = await aFamily(browser, origin, runningHouse);
  const milo = await aRelative(browser, family, runningHouse, 'Milo', 'member');
  const page = await open(family.planner, family, 'tasks');
  const his = await open(milo, family, 'tasks', PHONE);
  await expect(his.getByText('No tasks yet')).toBeVisible();
  await expect(his.getByRole('button', { name: 'Edit Mode' })).toBeHidden();

  // By keyboard alone as far as the form.
  await tabTo(page, page.getByRole('button', { name: 'Add task' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await tabTo(page, dialog.getByLabel('Title'));
  await fillTask(dialog, 'Call the florist');
  await dialog.getByLabel('Who sees to it').selectOption('Milo Rao');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(toast(page, 'Task created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const his1 = card(his, 'Call the florist');
  await expect(his1).toContainText('Milo Rao');
  await expect(his1).toContainText('Due Wednesday, May 8, 2030, 10:00 AM Pacific time');
  await his1.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(toast(his, 'Task status updated')).toBeVisible();
  await expect(card(page, 'Call the florist').getByRole('button', { name: 'Mark Incomplete' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Tasks completed' })).toHaveAttribute('aria-valuenow', '100');

  // A comment from the phone reaches the open dialog at the desk.
  await card(page, 'Call the florist').getByRole('button', { name: 'Open the task' }).click();
  const task = page.getByRole('dialog', { name: 'Call the florist' });
  await his1.getByRole('button', { name: 'Open the task' }).click();
  const hisTask = his.getByRole('dialog', { name: 'Call the florist' });
  await hisTask.getByLabel('Say something about this task').fill('White lilies');
  await hisTask.getByRole('button', { name: 'Add comment' }).click();
  await expect(task.getByRole('article', { name: 'Comment by Milo Rao' })).toContainText('White lilies');

  // Both change it: the second is shown what stands there, and nothing typed is lost.
  await hisTask.getByLabel('Status').selectOption('In Progress');
  await hisTask.getByRole('button', { name: 'Save task' }).click();
  await expect(hisTask).toBeHidden();
  await task.getByLabel('Title').fill('Call the florist and the baker');
  await task.getByRole('button', { name: 'Save task' }).click();
  await expect(task.getByText('What stands there now', { exact: true })).toBeVisible();
  await expect(task.getByLabel('Title')).toHaveValue('Call the florist and the baker');
  await task.getByRole('button', { name: 'Save mine all the same' }).click();
  await expect(task).toBeHidden();
  // His change beside it stays.
  await expect(card(his, 'Call the florist and the baker')).toContainText('In Progress');
});

test('steps of the timeline become tasks, and are ordered by keys and by hand', { tag: '@more' }, async ({
  browser,
  origin,
  runningHouse,
}) => {
  const family = await aFamily(browser, origin, runningHouse);
  const page = await open(family.planner, family, 'tasks', PHONE);
  await page.getByRole('button', { name: 'Take from your tradition’s timeline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take from your tradition’s timeline' });
  await dialog.getByRole('checkbox', { name: 'Register the death' }).check();
  await dialog.getByRole('checkbox', { name: 'Choose readings, music and roles' }).check();
  await dialog.getByRole('checkbox', { name: 'Agree the day with the church' }).check();
  await dialog.getByRole('button', { name: 'Add 3 tasks' }).click();
  await expect(dialog).toBeHidden();
  await expect(titles(page)).toHaveCount(3);
  const before = await titles(page).allTextContents();
  await tabTo(page, page.getByRole('button', { name: `Move down: ${before[0]}` }));
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([before[1], before[0], before[2]] as string[]);
  await expect(page.getByRole('button', { name: `Move down: ${before[0]}` })).toBeFocused();
  // By its grip, the last one comes first; called off, nothing moves.
  await drag(page, before[2] ?? '', { before: before[1] ?? '' });
  await expect(titles(page)).toHaveText([before[2], before[1], before[0]] as string[]);
  await drag(page, before[2] ?? '', { before: before[0] ?? '', isCalledOff: true });
  await expect(titles(page)).toHaveText([before[2], before[1], before[0]] as string[]);
  await page.reload();
  await awake(page);
  await expect(titles(page)).toHaveText([before[2], before[1], before[0]] as string[]);
  // A task that somebody removes while it is dragged lets the page go.
  const goner = 'Choose readings, music and roles';
  const height = () => page.evaluate(() => window.scrollY);
  const { request } = page;
  const { tasks } = await (await request.get(`/api/shared-tasks?groupId=${family.groupId}`)).json();
  const { id } = tasks.find(({ title }: { title: string }) => title === goner);
  await card(page, goner).locator('[data-grip]').hover();
  const atFirst = await height();
  await page.mouse.down();
  await page.mouse.move(100, 10);
  await expect.poll(height).toBeLessThan(atFirst);
  await request.delete(`/api/shared-tasks/${id}`, { headers: { origin: family.planner.origin } });
  await expect(titles(page)).toHaveCount(2);
  await page.mouse.up();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await twentyFrames(page);
  expect(await height()).toBe(200);
  // Taken once: they cannot be taken again.
  await page.getByRole('button', { name: 'Take from your tradition’s timeline' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Register the death' })).toBeDisabled();
});

test('three people talk; names, answers and papers go along, and what is written offline goes later', {
  tag: '@more',
}, async ({ browser, origin, runningHouse }) => {
  const family = await aFamily(browser, origin, runningHouse);
  const milo = await aRelative(browser, family, runningHouse, 'Milo', 'member');
  const vera = await aRelative(browser, family, runningHouse, 'Vera', 'viewer');
  const upload = await family.planner.page.request.post('/api/shared-documents', {
    headers: { origin: family.planner.origin },
    multipart: {
      groupId: family.groupId,
      documentType: 'legal',
      idempotencyKey: crypto.randomUUID(),
      file: await aPdfFile('will.pdf'),
    },
  });
  expect(upload.ok(), await upload.text()).toBe(true);
  const page = await open(family.planner, family, 'messages');
  const his = await open(milo, family, 'messages', PHONE);
  const hers = await open(vera, family, 'messages', PHONE);
  await expect(hers.getByText('You can read along.')).toBeVisible();
  await expect(field(hers)).toBeHidden();

  // Enter sends at the desk.
  await field(page).fill('Who has the will? <b>Quick</b>');
  await field(page).press('Enter');
  await expect(log(his)).toContainText('Who has the will? <b>Quick</b>');
  await expect(log(hers)).toContainText('Asha Rao');

  // A reply with a name and a paper.
  await log(his).getByRole('button', { name: 'Reply to Asha Rao' }).click();
  await expect(field(his)).toBeFocused();
  await his.keyboard.type('Here it is @As');
  await his.getByRole('button', { name: '@Asha Rao' }).click();
  await expect(field(his)).toHaveValue('Here it is @Asha Rao ');
  await his.getByRole('button', { name: 'Attach a shared document' }).click();
  await his.getByRole('checkbox', { name: 'will.pdf' }).check();
  await his.getByRole('button', { name: 'Done' }).click();
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = log(page).getByRole('article', { name: /^Message by Milo Rao/ });
  await expect(answer.locator('strong')).toHaveText('@Asha Rao');
  await expect(answer.locator('blockquote')).toContainText('Who has the will?');
  await expect(answer.getByRole('link', { name: 'will.pdf' })).toBeVisible();

  const sending = '**/api/collaboration-messages';
  // Written in a tab that is closed before there is a connection, it goes from another.
  const tab = await his.context().newPage();
  for (const one of [his, tab])
    await one.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await tab.goto(his.url());
  await awake(tab);
  await field(tab).fill('The train is late');
  await tab.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByText('Not sent yet.')).toBeVisible();
  await tab.close();
  await his.unroute(sending);
  await expect(log(page).getByText('The train is late')).toHaveCount(1);

  // Changed, then taken down: the place stays.
  await log(his).getByRole('button', { name: 'More about your message' }).last().click();
  await his.getByRole('menuitem', { name: 'Edit' }).click();
  await his.getByRole('textbox', { name: 'Your words' }).fill('I am on the bus');
  await his.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(log(page)).toContainText('I am on the bus');
  await log(page).getByRole('button', { name: 'More about the message by Milo Rao' }).last().click();
  await page.getByRole('menuitem', { name: 'Take down' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await expect(log(hers)).toContainText('This message was taken down.');
  await expect(log(hers)).not.toContainText('I am on the bus');

  // What came while she was elsewhere stands below a line, and is read once she has seen it.
  await hers.goto('/dashboard');
  await field(page).fill('The service is at ten');
  await field(page).press('Enter');
  await expect(log(his)).toContainText('The service is at ten');
  await open(vera, family, 'messages', PHONE);
  await expect(hers.getByText('New messages')).toBeVisible();
  const isRead = hers.waitForResponse('**/api/collaboration-messages/read');
  await log(hers).getByRole('article').last().scrollIntoViewIfNeeded();
  await isRead;
  await hers.reload();
  await awake(hers);
  await expect(log(hers)).toContainText('The service is at ten');
  await expect(hers.getByText('New messages')).toBeHidden();
});
