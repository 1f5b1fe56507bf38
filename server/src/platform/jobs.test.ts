import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open-test-house.ts';
import { sendMail } from './mail/mail-jobs.ts';

const house = await openTestHouse({ startJobs: true });
const { db, jobs } = house.world;
const aMail = (to: string) => ({
  to,
  subject: 'Your plan is saved',
  text: 'We will call you within a day.',
  idempotencyKey: to,
});

test('mail leaves when the change that caused it is saved', async () => {
  await db.transaction((db) => sendMail(db, jobs, aMail('ada@example.org')));
  expect(await house.mailTo('ada@example.org')).toMatchObject({ subject: 'Your plan is saved' });
});

test('no mail leaves when the change was taken back', async () => {
  const undone = db.transaction(async (db) => {
    await sendMail(db, jobs, aMail('nobody@example.org'));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  const { rows } = await db.execute<{ times: number }>(
    "select count(*)::int as times from jobs.job where data->>'to' = 'nobody@example.org'",
  );
  expect(rows).toEqual([{ times: 0 }]);
});

test('asking twice for the same mail puts it in line once', async () => {
  await db.transaction(async (db) => {
    await sendMail(db, jobs, aMail('twice@example.org'));
    await sendMail(db, jobs, aMail('twice@example.org'));
  });
  await sendMail(db, jobs, aMail('twice@example.org'));
  const { rows } = await db.execute<{ times: number }>(
    "select count(*)::int as times from jobs.job where data->>'to' = 'twice@example.org'",
  );
  expect(rows).toEqual([{ times: 1 }]);
});
