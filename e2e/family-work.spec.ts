// A family shares its tasks and talks: each from their own browser, and nothing typed is lost.
import type { Locator, Page, Route, TestInfo } from '@playwright/test';
import { barriersIn } from './axe.ts';
import { expect, test } from './browser.ts';
import { aFamily, aRelative, type Family, openPart } from './family-people.ts';
import type { Somebody } from './memorial-people.ts';
import { aPdfFile, DESK, expectNoFaults, expectToFitTheSmallest, lookAt } from './papers.ts';
import { PHONE } from './paying.ts';
import { awake, tabTo } from './planning.ts';

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

/** Keeps the next answer back; what it gives lets it go. */
async function held(page: Page, address: string): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await isLetGo;
    await route.continue();
  };
  await page.route(address, hold, { times: 1 });
  return letGo;
}

/** A dialog, which hides the page behind it. */
async function expectOpenToAll(page: Page, testInfo: TestInfo, name: string) {
  await lookAt(page, testInfo, name);
  expect(await barriersIn(page, { within: '[role=dialog]' }), name).toEqual([]);
}

async function fillTask(dialog: Locator, title: string) {
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Category').selectOption('Flowers');
  await dialog.getByLabel('Priority').selectOption('High');
  await dialog.getByLabel(/^Due/).fill('2030-05-08T10:00');
}

test('a task is added, given, completed and talked about, and others see it at once', async ({
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const family = await aFamily(browser, baseURL, neighbour);
  const milo = await aRelative(browser, family, neighbour, 'Milo', 'member');
  const page = await open(family.planner, family, 'tasks');
  const his = await open(milo, family, 'tasks', PHONE);
  await expect(his.getByText('No tasks yet')).toBeVisible();
  await expect(his.getByRole('button', { name: 'Edit Mode' })).toBeHidden();

  // By keyboard alone. Closed by mistake, and even after a reload, what was typed is there.
  await tabTo(page, page.getByRole('button', { name: 'Edit Mode' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add task' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add task' });
  await tabTo(page, dialog.getByLabel('Title'));
  await page.keyboard.type('Call the florist');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add task' })).toBeFocused();
  await page.reload();
  await awake(page);
  await page.getByRole('button', { name: 'Edit Mode' }).click();
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Call the florist');
  await fillTask(dialog, 'Call the florist');
  await dialog.getByLabel('Who sees to it').selectOption('Milo Rao');
  await expectOpenToAll(page, testInfo, 'add-task-1280');
  // The first try is lost on its way; pressed again, it is one task.
  await page.route('**/api/shared-tasks', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/connection|reach/i);
  // The second try takes long, and the dialog is closed meanwhile: what was typed is stored, and does not come back.
  const letGo = await held(page, '**/api/shared-tasks');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  letGo();
  await expect(toast(page, 'Task created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await page.keyboard.press('Escape');

  const his1 = card(his, 'Call the florist');
  await expect(his1).toContainText('Milo Rao');
  await expect(his1).toContainText('Due Wednesday, May 8, 2030, 10:00 AM Pacific time');
  await expectNoFaults(his, testInfo, 'tasks-member-390');
  await expectToFitTheSmallest(his, testInfo, 'tasks-member');
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
  await expectOpenToAll(his, testInfo, 'task-dialog-390');
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

  // What was typed and never saved comes back with a word about it, and can be let go.
  await card(page, 'Call the florist and the baker').getByRole('button', { name: 'Open the task' }).click();
  const again = page.getByRole('dialog', { name: 'Call the florist and the baker' });
  await expect(again.getByText('We kept what you had typed.')).toBeHidden();
  await again.getByLabel('Description').fill('Ask for lilies');
  await page.keyboard.press('Escape');
  await card(page, 'Call the florist and the baker').getByRole('button', { name: 'Open the task' }).click();
  await expect(again.getByLabel('Description')).toHaveValue('Ask for lilies');
  await expectOpenToAll(page, testInfo, 'task-kept-words-1280');
  await again.getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(again.getByText('We kept what you had typed.')).toBeHidden();
  await expect(again.getByLabel('Description')).toHaveValue('');
});

test('steps of the timeline become tasks, are ordered by keys and found by filters', async ({
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const family = await aFamily(browser, baseURL, neighbour);
  const page = await open(family.planner, family, 'tasks', PHONE);
  await page.getByRole('button', { name: 'Edit Mode' }).click();
  await page.getByRole('button', { name: 'Take from your tradition’s timeline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take from your tradition’s timeline' });
  await dialog.getByRole('checkbox', { name: 'Register the death' }).check();
  await dialog.getByRole('checkbox', { name: 'Choose readings, music and roles' }).check();
  await dialog.getByRole('checkbox', { name: 'Agree the day with the church' }).check();
  await expectOpenToAll(page, testInfo, 'templates-390');
  await dialog.getByRole('button', { name: 'Add 3 tasks' }).click();
  await expect(dialog).toBeHidden();
  await expect(titles(page)).toHaveCount(3);
  const before = await titles(page).allTextContents();
  await tabTo(page, page.getByRole('button', { name: `Move down: ${before[0]}` }));
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([before[1], before[0], before[2]] as string[]);
  await expect(page.getByRole('button', { name: `Move down: ${before[0]}` })).toBeFocused();
  await expectNoFaults(page, testInfo, 'tasks-editing-390');
  // By its grip, the last one comes first; called off, nothing moves.
  await drag(page, before[2] ?? '', { before: before[1] ?? '' });
  await expect(titles(page)).toHaveText([before[2], before[1], before[0]] as string[]);
  await drag(page, before[2] ?? '', { before: before[0] ?? '', isCalledOff: true });
  await expect(titles(page)).toHaveText([before[2], before[1], before[0]] as string[]);
  await page.reload();
  await awake(page);
  await expect(titles(page)).toHaveText([before[2], before[1], before[0]] as string[]);
  await page.getByLabel('Category').selectOption('Music');
  await expect(page).toHaveURL(/category=music/);
  await expect(titles(page)).toHaveText(['Choose readings, music and roles']);
  await page.reload();
  await awake(page);
  await expect(titles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all tasks' }).click();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit Mode' }).click();
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
  await page.waitForTimeout(300);
  expect(await height()).toBe(200);
  // Taken once: they cannot be taken again.
  await page.getByRole('button', { name: 'Take from your tradition’s timeline' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Register the death' })).toBeDisabled();
});

test('three people talk; names, answers and papers go along, and what is written offline goes later', async ({
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const family = await aFamily(browser, baseURL, neighbour);
  const milo = await aRelative(browser, family, neighbour, 'Milo', 'member');
  const vera = await aRelative(browser, family, neighbour, 'Vera', 'viewer');
  const upload = await family.planner.page.request.post('/api/shared-documents', {
    headers: { origin: family.planner.origin },
    multipart: {
      ...{ groupId: family.groupId, documentType: 'legal', sendKey: crypto.randomUUID() },
      file: await aPdfFile('will.pdf'),
    },
  });
  expect(upload.ok(), await upload.text()).toBe(true);
  const page = await open(family.planner, family, 'messages');
  const his = await open(milo, family, 'messages', PHONE);
  const hers = await open(vera, family, 'messages', PHONE);
  await expect(hers.getByText('You can read along.')).toBeVisible();
  await expect(field(hers)).toBeHidden();

  // Written, closed, opened again: the words are there. Enter sends at the desk.
  await field(page).fill('Who has the will? <b>Quick</b>');
  await page.reload();
  await awake(page);
  await expect(field(page)).toHaveValue('Who has the will? <b>Quick</b>');
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
  await expectNoFaults(his, testInfo, 'messages-390');
  await expectToFitTheSmallest(his, testInfo, 'messages');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = log(page).getByRole('article', { name: /^Message by Milo Rao/ });
  await expect(answer.locator('strong')).toHaveText('@Asha Rao');
  await expect(answer.locator('blockquote')).toContainText('Who has the will?');
  await expect(answer.getByRole('link', { name: 'will.pdf' })).toBeVisible();

  // Without a connection it waits, survives a reload, and goes by itself when there is one again.
  const sending = '**/api/collaboration-messages';
  await his.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await field(his).fill('I am on the train');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByText('Not sent yet.')).toBeVisible();
  await his.reload();
  await awake(his);
  await expect(log(his)).toContainText('I am on the train');
  await expect(his.getByText('Not sent yet.')).toBeVisible();
  // It goes from any part of the page, which says how many wait.
  const pill = his.getByRole('navigation', { name: 'Parts of the workspace' }).getByRole('link', { name: /^Messages/ });
  await his.getByRole('link', { name: 'Tasks', exact: true }).click();
  await expect(pill).toContainText('1 not sent');
  await his.unroute(sending);
  await expect(log(page)).toContainText('I am on the train');
  await expect(pill).not.toContainText('not sent');
  await pill.click();
  await expect(log(his).getByText('I am on the train')).toHaveCount(1);

  // Written in a tab that is closed before there is a connection, it goes from another. While it is posted, nobody can
  // take it back into the box and send it twice.
  const tab = await his.context().newPage();
  for (const one of [his, tab])
    await one.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await tab.goto(his.url());
  await awake(tab);
  await field(tab).fill('The train is late');
  await tab.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByText('Not sent yet.')).toBeVisible();
  await tab.close();
  const arrive = await held(his, sending);
  const toTheBox = his.getByRole('button', { name: 'Back to the box' });
  await expect(toTheBox).toHaveAttribute('aria-disabled', 'true');
  arrive();
  await expect(toTheBox).toBeHidden();
  await his.unroute(sending);
  await expect(log(page).getByText('The train is late')).toHaveCount(1);

  // What the server will not take stays for its author, is not sent again by itself, and goes back as it was.
  let posts = 0;
  await his.route(sending, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    return route.fulfill({ status: 404, json: { code: 'message.not_found', error: '', requestId: '' } });
  });
  await log(his).getByRole('button', { name: 'Reply to Asha Rao' }).first().click();
  await his.getByRole('button', { name: 'Attach a shared document' }).click();
  await his.getByRole('checkbox', { name: 'will.pdf' }).check();
  await his.getByRole('button', { name: 'Done' }).click();
  await field(his).fill('Look at page two');
  await his.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(his.getByText('This message was not sent')).toBeVisible();
  await expectNoFaults(his, testInfo, 'messages-refused-390');
  await his.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(posts).toBe(1);
  await his.getByRole('button', { name: 'Back to the box' }).click();
  await expect(his.getByText('This message was not sent')).toBeHidden();
  await expect(field(his)).toHaveValue('Look at page two');
  await expect(his.getByRole('button', { name: 'Do not reply to this message' })).toBeVisible();
  await his.getByRole('button', { name: 'Do not attach will.pdf' }).click();
  await his.getByRole('button', { name: 'Do not reply to this message' }).click();
  await his.unroute(sending);
  await field(his).fill('');

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
  await expectNoFaults(page, testInfo, 'messages-1280');

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

test('files wait in line, and one that was lost on its way is tried again', async ({
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const family = await aFamily(browser, baseURL, neighbour);
  const page = await open(family.planner, family, 'documents', PHONE);
  await page.getByRole('button', { name: 'Edit Mode' }).click();
  const sending = '**/api/shared-documents';
  const letGo = await held(page, sending);
  const picker = page.getByLabel('Upload Document');
  await picker.setInputFiles([await aPdfFile('program.pdf'), await aPdfFile('letter.pdf')]);
  await picker.setInputFiles([await aPdfFile('photo list.pdf')]);
  const line = page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem');
  await expect(line).toHaveCount(3);
  await expect(line.nth(1)).toContainText('In line');
  await expectNoFaults(page, testInfo, 'documents-line-390');
  await page.getByRole('button', { name: 'Cancel: photo list.pdf' }).click();
  await expect(line).toHaveCount(2);
  // The second is lost on its way.
  await page.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  letGo();
  await expect(page.getByRole('heading', { name: 'program.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again: letter.pdf' })).toBeVisible();
  await page.unroute(sending);
  await page.getByRole('button', { name: 'Try again: letter.pdf' }).click();
  await expect(page.getByRole('heading', { name: 'letter.pdf' })).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('a visitor is led to the door', async ({ page }) => {
  await page.goto('/family-collaboration?tab=workspace&part=messages');
  await expect(page).toHaveURL(/\/login/);
});
