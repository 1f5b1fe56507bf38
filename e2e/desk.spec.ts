// The desk: two of the team work the queue at once, and nothing is taken twice.
import { mailReader } from '@evenlight/server/testing/mail-reader';
import { PHONE_LINK, PHONE_NUMBER } from '@evenlight/server/testing/phone-number';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { nextCodeTo } from './mail.ts';
import { pageOf } from './papers.ts';
import { awake } from './planning.ts';
import { heading } from './sign-in.ts';
import { DESK, PHONE } from './sizes.ts';

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

async function somebodyWrites(page: Page, lastName: string, options: object = {}) {
  const data = {
    name: `Noor ${lastName}`,
    email: `${lastName.toLowerCase()}@example.org`,
    phone: PHONE_NUMBER,
    subject: 'The date',
    message: 'When would you have time for us?',
    urgency: 'normal',
    idempotencyKey: crypto.randomUUID(),
    ...options,
  };
  const answer = await page.request.post('/api/contact', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return data;
}

test('two concierges work the queue: one has it, the other sees who, and both see what was done', {
  tag: '@more',
}, async ({ page, browser, origin, runningHouse }) => {
  const lastName = aLastName();
  const team = await Promise.all(
    ['Ines', 'Theo'].map(async (firstName) => {
      const { cookie } = await runningHouse.aMember({ firstName, lastName: 'Duarte', isStaff: true });
      const staff = await pageOf(browser, origin, cookie);
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
  await expect(ines.getByRole('link', { name: PHONE_NUMBER })).toHaveAttribute('href', PHONE_LINK);
  await expect(button(theo, 'Mark as answered')).toHaveCount(0);

  const note = ines.getByLabel('Note, or what the family answered');
  await note.fill('Called at nine, nobody there.');
  await button(ines, 'Save as a note').click();
  await expect(note).toHaveValue('');
  await expect(done(theo)).toContainText('Called at nine, nobody there.');
  await note.fill('They would like the morning.');
  await button(ines, 'Save as the family’s answer').click();
  await expect(done(theo)).toContainText('The family answered');
  await expect(ines.getByRole('complementary', { name: 'Chat with us' })).toHaveCount(0);

  // The answer gets lost although the letter went out: sent again, it is the same letter.
  const letter = ines.getByLabel('Letter', { exact: true });
  await ines.getByLabel('Begin with').selectOption({ label: 'We tried to call (English)' });
  await expect(letter).toHaveValue(/I called today and did not reach you/);
  await letter.fill('Dear Noor, I am there until five.');
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
  await theo.goto('/staff/promises-kept');
  await expect(heading(theo)).toHaveText('Promises kept');
});

test('whoever has been signed in for long shows once more who they are, and the work goes on', {
  tag: '@more',
}, async ({ page, browser, origin, runningHouse }) => {
  const lastName = aLastName();
  await page.goto('/contact');
  await somebodyWrites(page, lastName);
  const { cookie, email, id } = await runningHouse.aMember({ firstName: 'Carla', lastName: 'Ruiz', isStaff: true });
  const letProofGrowOld = () => runningHouse.db.execute(`update sessions set proven_at = null where user_id = '${id}'`);
  const staff = await pageOf(browser, origin, cookie);
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
