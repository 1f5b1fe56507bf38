// The figures that alarm, each in the state that it is there to tell.
import { randomUUID } from 'node:crypto';
import { askToSignIn } from '@evenlight/contract/accounts';
import { sendCustomRequest } from '@evenlight/contract/concierge';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { houseGauges } from './house-gauges.ts';
import { recordInAudit } from './platform/audit.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { runCommandProcess } from './testing/command-process.ts';
import { openTestHouse } from './testing/open-test-house.ts';

const house = await openTestHouse();
const { world, clock } = house;
const { db, log, mailer } = world;

/** As somebody reads it who has not asked lately; null when it is missing. */
async function figure(name: string): Promise<number | null> {
  const metrics = openMetrics(log);
  houseGauges({ ...world, metrics });
  const line = (await metrics.write()).split('\n').find((one) => one.startsWith(`evenlight_${name} `));
  return line ? Number(line.slice(line.lastIndexOf(' '))) : null;
}

test('a promise is due within the hour, and then late', async () => {
  const body = { tradition: 'Zoroastrian', name: 'Roxana Irani', email: 'roxana@example.org' };
  await house.aVisitor()(sendCustomRequest, { body: { ...body, idempotencyKey: randomUUID() } });
  await house.settle();
  const { rows } = await db.execute<{ minutes: number }>(
    sql`select extract(epoch from due_at - made_at)::int / 60 as minutes from promises`,
  );
  const minutes = rows[0]?.minutes ?? expect.fail('nothing was promised');
  const both = async () => [await figure('promises_due_soon'), await figure('promises_late')];
  clock.forward({ minutes: minutes - 61 });
  expect(await both()).toEqual([0, 0]);
  clock.forward({ minutes: 2 });
  expect(await both()).toEqual([1, 0]);
  clock.forward({ minutes: 60 });
  expect(await both()).toEqual([0, 1]);
});

test('a queue whose work stays undone tells for how long', async () => {
  await house.settle();
  expect(await figure('job_age_seconds{queue="mail"}')).toBeNull();
  await house.aBrowser()(askToSignIn, { body: { email: 'ada@example.org' } });
  // What is due later waits for nobody.
  await world.jobs.enqueue(db, 'mail', {}, { afterSeconds: 3_600 });
  await db.execute(sql`
    update jobs.job set start_after = now() - interval '10 minutes' where name = 'mail' and start_after <= now()`);
  expect(await figure('job_age_seconds{queue="mail"}')).toBeCloseTo(600, -1);
  expect(await figure('mails_waiting')).toBe(1);
  await db.execute(sql`delete from jobs.job where name = 'mail' and start_after > now()`);
});

test('mails that a mail server does not take are tried again, and the last one that left grows old', async () => {
  await house.settle();
  expect([await figure('mails_retrying'), await figure('mails_waiting')]).toEqual([0, 0]);
  await db.execute(sql`update jobs.job set completed_on = completed_on - interval '1 hour' where name = 'mail'`);
  const { deliver } = mailer;
  mailer.deliver = () => Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNECTION' }));
  await house.aBrowser()(askToSignIn, { body: { email: 'ben@example.org' } });
  await house.settle();
  mailer.deliver = deliver;
  // It is tried again later, so nothing of it waits now.
  expect([await figure('mails_retrying'), await figure('mails_waiting')]).toEqual([1, 0]);
  expect(await figure('mail_left_age_seconds')).toBeCloseTo(3_600, -2);

  await db.execute(sql`update jobs.job set start_after = now() where name = 'mail'`);
  await house.settle();
  expect(await figure('mails_retrying')).toBe(0);
  expect(await figure('mail_left_age_seconds')).toBeLessThan(60);
});

test('a house without a backup has no age of one; then it is the age of the last', async () => {
  expect(await figure('backup_age_seconds')).toBeNull();
  const backedUp = { actor: null, action: 'house.backed_up', subject: 'house' };
  await recordInAudit(db, { ...backedUp, at: clock.now() });
  clock.forward({ hours: 30 });
  expect(await figure('backup_age_seconds')).toBe(30 * 3_600);
  await recordInAudit(db, { ...backedUp, at: clock.now() });
  expect(await figure('backup_age_seconds')).toBe(0);
});

test('a restore on trial is known once somebody has noted it', async () => {
  expect(await figure('restore_trial_age_seconds')).toBeNull();
  const { dataDir, database } = world.config;
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  expect(await runCommandProcess('audit', env, 'restore-tried')).toMatchObject({ code: 0 });
  // The command has the time of the world, and the house one of its own.
  clock.setTo(new Date(Date.now() + 3 * 86_400_000).toISOString());
  expect(await figure('restore_trial_age_seconds')).toBeCloseTo(3 * 86_400, -3);
  expect(await runCommandProcess('audit', env, 'verify')).toMatchObject({ code: 0 });
});
