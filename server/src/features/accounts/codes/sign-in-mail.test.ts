import { signIn, signUp } from '@evenlight/contract/accounts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { PHONE_NUMBER } from '../../../testing/phone-number.ts';
import { startSmtpProcess } from '../../../testing/smtp-process.ts';

const smtp = await startSmtpProcess();
afterAll(smtp.end);
const house = await openTestHouse({ env: { SMTP_URL: smtp.url } });

async function arrivedMail() {
  await house.settle();
  return smtp.nextMail();
}

test('the code arrives through a mail server, as HTML and as text that say the same, and opens the account', async () => {
  const browser = house.aBrowser();
  const email = 'rosa@example.org';
  await browser(signUp, { body: { firstName: 'Rosa', lastName: 'Díaz', email, phone: PHONE_NUMBER } });
  const { to, text = '', html = '' } = await arrivedMail();
  expect(to?.map(({ address }) => address)).toEqual([email]);
  const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
  expect(html).toContain(code);
  expect(html).toContain('/login/confirm#');
  expect(text).toContain('/login/confirm#');
  expect(await browser(signIn, { body: { email, code } })).toMatchObject({ arrival: 'created' });
});

test('neither code nor link nor address reaches the log', async () => {
  const browser = house.aBrowser();
  const email = 'lind.private@example.org';
  await browser(signUp, { body: { firstName: 'Wilhelmina', lastName: 'Lindqvist', email, phone: PHONE_NUMBER } });
  const { text = '' } = await arrivedMail();
  const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
  const token = /#(\S+)/.exec(text)?.[1] ?? '';
  await browser(signIn, { body: { email, code } });
  const log = house.said.join('\n');
  for (const secret of [email, code, token, 'Wilhelmina']) expect(log).not.toContain(secret);
});

test('an address that the mail server does not know is named nowhere, and not tried again', async () => {
  const email = 'unknown.mailbox@example.org';
  await house.aBrowser()(signUp, { body: { firstName: 'Eva', lastName: 'Lind', email, phone: PHONE_NUMBER } });
  expect(await house.settled(() => house.said.join('\n'))).toContain('refused a mail for good');
  expect(house.said.join('\n')).not.toContain(email);
  const mails = () => house.world.db.execute(sql`select state, output::text from jobs.job where name = 'mail'`);
  expect(await house.settled(async () => new Set((await mails()).rows.map(({ state }) => state)))).toEqual(
    new Set(['completed']),
  );
  expect(JSON.stringify((await mails()).rows)).not.toContain(email);
});
