import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { sendMail } from '../mail/mail-jobs.ts';

const house = await openTestHouse({ runsByItself: true });
const { db, jobs } = house.world;
const aMail = (to: string) => ({
  to,
  subject: 'Your plan is saved',
  text: 'We will call you within a day.',
  idempotencyKey: to,
});

/** What stands in the queue for a key, of which it knows only the hash. */
async function inLine(idempotencyKey: string) {
  const name = createHash('sha256').update(idempotencyKey).digest('base64url');
  const { rows } = await db.execute<{ data: object }>(sql`select data from jobs.job where data->>'name' = ${name}`);
  return rows;
}

test('mail leaves when the change that caused it is saved', async () => {
  await db.transaction((db) => sendMail(db, house.world, aMail('ada@example.org')));
  expect(await house.mailTo('ada@example.org')).toMatchObject({ subject: 'Your plan is saved' });
});

test('no mail leaves when the change was taken back', async () => {
  const undone = db.transaction(async (db) => {
    await sendMail(db, house.world, aMail('nobody@example.org'));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  expect(await inLine('nobody@example.org')).toHaveLength(0);
});

test('asking twice for the same mail puts it in line once', async () => {
  await db.transaction(async (db) => {
    await sendMail(db, house.world, aMail('twice@example.org'));
    await sendMail(db, house.world, aMail('twice@example.org'));
  });
  await sendMail(db, house.world, aMail('twice@example.org'));
  expect(await inLine('twice@example.org')).toHaveLength(1);
});

test('what waits in the queue cannot be read there', async () => {
  await sendMail(db, house.world, {
    ...aMail('sealed@example.org'),
    text: 'Your code is 123456',
    idempotencyKey: 'sealed-for-rosa',
  });
  const rows = await inLine('sealed-for-rosa');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/123456|sealed@example|sealed-for-rosa/);
});

test('a job that fails is logged, without the data that made it fail', async () => {
  await jobs.enqueue(db, 'mail', { secret: 'ada@example.org' });
  await expect.poll(() => house.said.join('')).toContain('a job failed');
  expect(house.said.join('')).not.toContain('ada@example.org');
});
