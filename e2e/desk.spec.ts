// The desk: two of the team work the queue at once, and nothing is taken twice.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { heading } from './door.ts';
import { nextCodeTo } from './mail.ts';
import { expectNoFaults, expectToFitTheSmallest, pageOf } from './papers.ts';
import { awake, tabTo } from './planning.ts';
import { DESK, PHONE } from './supporting.ts';

const nextMail = mailReader(process.env.E2E_DATA_DIR ?? '');
const line = (page: Page, words: string) => page.locator('main li').filter({ hasText: words });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hands = (page: Page) => page.getByRole('region', { name: 'In whose hands' });
const done = (page: Page) => page.getByRole('region', { name: 'What was done' });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

async function lookFor(page: Page, words: string) {
  // Typing rests before it is asked for: until then everybody's lines stand there.
  const found = page.waitForResponse('**/api/staff/queue/search');
  await search(page).fill(words);
  await found;
}

let families = 0;

/** A word that nobody else has in their name. */
function aLastName() {
  families += 1;
  const letters = `${Date.now()}${families}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  return `Q${letters}`;
}

async function somebodyWrites(page: Page, lastName: string, wishes: object = {}) {
  const data = {
    ...{ name: `Noor ${lastName}`, email: `${lastName.toLowerCase()}@example.org`, phone: '+1 415 555 0132' },
    ...{ subject: 'The date', message: 'When would you have time for us?', urgency: 'normal' },
    sendKey: crypto.randomUUID(),
    ...wishes,
  };
  const answer = await page.request.post('/api/contact', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return data;
}

test('two concierges work the queue: one has it, the other sees who, and both see what was done', async ({
  page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const lastName = aLastName();
  const team = await Promise.all(
    ['Ines', 'Theo'].map(async (firstName) => {
      const { cookie } = await neighbour.aMember({ firstName, lastName: 'Duarte', isStaff: true });
      const staff = await pageOf(browser, baseURL, cookie);
      await staff.setViewportSize(DESK);
      await staff.goto('/staff');
      await expect(heading(staff)).toHaveText('Waiting for an answer');
      await awake(staff);
      await lookFor(staff, lastName);
      await expect(staff.getByText('Nobody was found')).toBeVisible();
      return { firstName, staff };
    }),
  );
  await page.goto('/contact');
  const { email } = await somebodyWrites(page, lastName, { urgency: 'emergency' });
  for (const { staff } of team) {
    // By themselves, and said to those who listen.
    await expect(line(staff, lastName)).toContainText('Emergency: comes first');
    await expect(staff.getByText('1 new since you opened this list')).toBeVisible();
    await expect(line(staff, lastName)).toContainText('Nobody has it yet');
  }
  await Promise.all(team.map(({ staff }) => button(staff, `Take: Noor ${lastName}`).click()));
  for (const { staff } of team) await expect(line(staff, lastName)).toContainText(/in your hands|Duarte has it/);
  const isFirst = (await line(team[0]?.staff as Page, lastName).textContent())?.includes('in your hands') === true;
  const [winner, other] = isFirst ? team : [...team].reverse();
  if (!winner || !other) throw new Error('two were here');
  await expect(line(other.staff, lastName)).toContainText(`${winner.firstName} Duarte has it`);
  await expect(other.staff.getByText(`A colleague was quicker with Noor ${lastName}`)).toBeVisible();
  await expectNoFaults(winner.staff, testInfo, 'queue-1280');

  // Both open it; what the one does, the other sees.
  for (const { staff } of team) {
    await line(staff, lastName)
      .getByRole('link', { name: `Noor ${lastName}` })
      .click();
    await expect(heading(staff)).toHaveText(`Noor ${lastName}`);
    await expect(staff.getByText('When would you have time for us?')).toBeVisible();
  }
  const { staff: ines } = winner;
  const { staff: theo } = other;
  await expect(ines.getByRole('link', { name: '+1 415 555 0132' })).toHaveAttribute('href', 'tel:+14155550132');
  await expect(button(theo, 'Mark as answered')).toHaveCount(0);

  // What is typed and not saved survives a reload.
  const note = ines.getByLabel('Note, or what the family answered');
  await note.fill('Called at nine, nobody there.');
  await ines.reload();
  await awake(ines);
  await expect(note).toHaveValue('Called at nine, nobody there.');
  await button(ines, 'Save as a note').click();
  await expect(note).toHaveValue('');
  await expect(done(theo)).toContainText('Called at nine, nobody there.');
  // The answer to a note gets lost; saved as what the family said instead, it is kept as that too, and not refused.
  await note.fill('They would like the morning.');
  await ines.route(
    '**/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(ines, 'Save as a note').click();
  await expect(ines.getByText(/could not reach our servers/)).toBeVisible();
  await button(ines, 'Save as the family’s answer').click();
  await expect(note).toHaveValue('');
  await expect(done(theo)).toContainText('The family answered');
  // Pasted words are never cut: it is said by how much they are too long.
  await note.fill('a'.repeat(5_003));
  await expect(ines.getByText('3 characters too long.')).toBeVisible();
  await expect(button(ines, 'Save as a note')).toHaveAttribute('aria-disabled', 'true');
  await note.fill('');
  await expect(ines.getByRole('complementary', { name: 'Chat with us' })).toHaveCount(0);

  // A letter begins with words of ours, and never loses words of one's own.
  const letter = ines.getByLabel('Letter', { exact: true });
  await ines.getByLabel('Begin with').selectOption({ label: 'We tried to call (English)' });
  await expect(letter).toHaveValue(/I called today and did not reach you/);
  await letter.fill('Dear Noor, I am there until five.');
  await ines.getByLabel('Begin with').selectOption({ label: 'We tried to call (English)' });
  await ines
    .getByRole('dialog', { name: 'Replace what you typed?' })
    .getByRole('button', { name: 'Keep what I typed' })
    .click();
  await expect(letter).toHaveValue('Dear Noor, I am there until five.');
  await ines.reload();
  await awake(ines);
  await expect(letter).toHaveValue('Dear Noor, I am there until five.');
  // The answer gets lost although the letter went out: sent again, it is the same letter.
  await ines.route(
    '**/letters',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(ines, 'Send the letter').click();
  await expect(ines.getByText(/could not reach our servers/)).toBeVisible();
  await expect(letter).toHaveValue('Dear Noor, I am there until five.');
  await button(ines, 'Send the letter').click();
  await expect(letter).toHaveValue('');
  await expect(done(theo).getByText('Dear Noor, I am there until five.')).toHaveCount(1);
  const confirmed = await nextMail(email);
  const mails = [confirmed, await nextMail(email)];
  expect(mails.map(({ text }) => text).join()).toContain('I am there until five.');

  // Taken over, after a question that says from whom; the other is told who was quicker.
  await button(theo, 'Take over').click();
  const question = theo.getByRole('dialog', { name: `Take it over from ${winner.firstName} Duarte?` });
  await question.getByRole('button', { name: 'Take it over' }).click();
  await expect(hands(theo)).toContainText('It is in your hands');
  await expect(hands(ines)).toContainText(`${other.firstName} Duarte has it`);
  // Handed on, it is in the colleague's hands on both screens.
  await theo.getByText('Hand it to a colleague').click();
  await theo.getByLabel('Colleague', { exact: true }).selectOption({ label: `${winner.firstName} Duarte` });
  await button(theo, 'Hand it over').click();
  await expect(hands(theo)).toContainText(`${winner.firstName} Duarte has it`);
  await expect(hands(ines)).toContainText('It is in your hands');
  for (const viewport of [PHONE, DESK]) {
    await ines.setViewportSize(viewport);
    await expectNoFaults(ines, testInfo, `item-${viewport.width}`);
  }
  await expectToFitTheSmallest(ines, testInfo, 'item');
  await button(ines, 'Mark as answered').click();
  await expect(hands(ines)).toContainText(`Answered by ${winner.firstName} Duarte`);
  await expect(hands(theo)).toContainText(`Answered by ${winner.firstName} Duarte`);
  await expect(done(theo)).toContainText(`${winner.firstName} Duarte marked it as answered`);

  // Back on the list nobody waits any more, and it stands among the answered ones.
  // The way back finds the list as it was left.
  await theo.getByRole('link', { name: 'Waiting for an answer' }).click();
  await expect(search(theo)).toHaveValue(lastName);
  await expect(theo.getByText('Nobody was found')).toBeVisible();
  await theo.getByRole('navigation', { name: 'Which lines are shown' }).getByRole('link', { name: 'Answered' }).click();
  await expect(line(theo, lastName)).toContainText(`Answered by ${winner.firstName} Duarte`);
  await theo.goBack();
  await expect(theo.getByText('Nobody was found')).toBeVisible();
});

test('the queue by keys, found by name, e-mail and phone, on a phone and without any fault', async ({
  page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const lastName = aLastName();
  await page.goto('/contact');
  const first = await somebodyWrites(page, lastName, { urgency: 'urgent', subject: 'The first' });
  await somebodyWrites(page, lastName, { subject: 'The second' });
  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await staff.goto('/staff');
  await awake(staff);
  const field = search(staff);
  const addresses: string[] = [];
  staff.on('request', (request) => void addresses.push(request.url()));
  for (const words of [`noor ${lastName.toLowerCase()}`, first.email]) {
    await field.fill(words);
    await expect(line(staff, lastName)).toHaveCount(2);
    await expect(staff.locator('main ul > li').filter({ has: staff.getByRole('heading') })).toHaveCount(2);
  }
  // Who is looked for stands in no address: not in the page's, and in none that was asked for.
  await expect(staff).toHaveURL(/\/staff$/);
  expect(addresses.filter((address) => address.toLowerCase().includes(lastName.toLowerCase()))).toEqual([]);

  // Letters that are typed into a field stay letters.
  await field.press('End');
  await field.press('t');
  await expect(field).toHaveValue(`${first.email}t`);
  await expect(staff.getByText('Nobody was found')).toBeVisible();
  await field.press('Backspace');
  await expect(line(staff, lastName)).toHaveCount(2);
  await tabTo(staff, line(staff, 'The first').getByRole('link', { name: `Noor ${lastName}` }));
  await staff.keyboard.press('j');
  await expect(line(staff, 'The second').getByRole('link', { name: `Noor ${lastName}` })).toBeFocused();
  await staff.keyboard.press('t');
  await expect(line(staff, 'The second')).toContainText('It is in your hands');
  await expect(line(staff, 'The second').getByRole('link', { name: `Noor ${lastName}` })).toBeFocused();
  await staff.keyboard.press('ArrowUp');
  await expect(line(staff, 'The first').getByRole('link', { name: `Noor ${lastName}` })).toBeFocused();
  await staff.keyboard.press('k');
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/\/staff\/queue\//);
  await expect(staff.getByText('Urgent · The first')).toBeVisible();
  await staff.goBack();
  await expect(field).toHaveValue(first.email);
  await expect(line(staff, lastName)).toHaveCount(2);
  // While nothing has the focus, single keys do nothing: somebody may be dictating.
  await staff.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await staff.keyboard.press('j');
  await staff.keyboard.press('t');
  await expect(line(staff, 'The first')).toContainText('Nobody has it yet');
  expect(await staff.evaluate(() => document.activeElement === document.body)).toBe(true);
  await staff.getByLabel('What it is about').selectOption({ label: 'A talk was booked' });
  await expect(staff.getByText('Nobody was found')).toBeVisible();
  await staff.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(staff).toHaveURL(/\/staff$/);
  await expect(field).toHaveValue('');
  await staff.getByRole('navigation', { name: 'Which lines are shown' }).getByRole('link', { name: /^Mine/ }).click();
  await expect(line(staff, 'The second')).toBeVisible();
  await expect(line(staff, 'The first')).toHaveCount(0);
  await staff.setViewportSize(PHONE);
  await expectNoFaults(staff, testInfo, 'queue-390');
  await expectToFitTheSmallest(staff, testInfo, 'queue');
  await button(staff, `Give back: Noor ${lastName}`).click();
  await expect(staff.getByText('Nothing is in your hands')).toBeVisible();
  await staff.goto('/staff/promises-kept');
  await expect(heading(staff)).toHaveText('Promises kept');
  await expectNoFaults(staff, testInfo, 'promises-kept-390');
});

test('a list that cannot be read says so and is tried again; what stood there stays', async ({
  browser,
  baseURL,
  neighbour,
}) => {
  const { cookie } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const staff = await pageOf(browser, baseURL, cookie);
  await staff.goto('/staff');
  await awake(staff);
  await staff.route('**/api/staff/queue*', (route) => route.abort());
  await staff.getByRole('navigation', { name: 'Which lines are shown' }).getByRole('link', { name: /^Mine/ }).click();
  await expect(staff.getByRole('main').getByRole('alert')).toContainText('could not be read');
  await staff.unroute('**/api/staff/queue*');
  // Somebody else's news may have been quicker than the hand.
  await expect(async () => {
    const again = staff.getByRole('main').getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(staff.getByText('Nothing is in your hands')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('whoever has been signed in for long shows once more who they are, and the work goes on', async ({
  page,
  browser,
  baseURL,
  neighbour,
}, testInfo) => {
  const lastName = aLastName();
  await page.goto('/contact');
  await somebodyWrites(page, lastName);
  const { cookie, email, id } = await neighbour.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const letProofGrowOld = () => neighbour.db.execute(`update sessions set proven_at = null where user_id = '${id}'`);
  const staff = await pageOf(browser, baseURL, cookie);
  const dialog = staff.getByRole('dialog', { name: 'Show that it is you' });
  const showIt = async () => {
    await dialog.getByRole('button', { name: 'Send me a code by e-mail' }).click();
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
    await dialog.getByLabel('Six-digit code').fill((await nextCodeTo(email)).code);
    await expect(dialog).toHaveCount(0);
  };
  await letProofGrowOld();
  await staff.setViewportSize(PHONE);
  expect((await staff.goto('/staff'))?.status()).toBe(403);
  await awake(staff);
  await expect(staff.getByText('You have been signed in for a while.')).toBeVisible();
  await expect(line(staff, lastName)).toHaveCount(0);
  await expectNoFaults(staff, testInfo, 'proof-390');
  await staff.getByRole('main').getByRole('button', { name: 'Show that it is you' }).click();
  // On a slow phone the asking begins and ends before either is drawn; the page opens all the same.
  const phone = await staff.context().newCDPSession(staff);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await showIt();
  await expect(search(staff)).toBeVisible();
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await lookFor(staff, lastName);
  await expect(line(staff, lastName)).toBeVisible();

  // In the middle of the work: what was asked for waits for the proof, and is done.
  await letProofGrowOld();
  await button(staff, `Take: Noor ${lastName}`).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(staff.getByText('Before this, show once more that it is you')).toBeVisible();
  await staff.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await showIt();
  await button(staff, `Take: Noor ${lastName}`).click();
  await expect(line(staff, lastName)).toContainText('It is in your hands');
});

test('to a visitor and a member there is no desk', async ({ page, signedInPage }) => {
  const somewhere = crypto.randomUUID();
  for (const path of ['/staff', '/staff?view=mine', `/staff/queue/${somewhere}`, '/staff/promises-kept']) {
    for (const one of [page, signedInPage]) {
      expect((await one.goto(path))?.status(), path).toBe(404);
      await expect(heading(one)).toHaveText('404 Page Not Found');
    }
  }
});
