// A mail server that is away delays a mail, and loses none.
import { askToSignIn } from '@evenlight/contract/accounts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();
const { db, mailer } = house.world;

test('a mail that the server did not take waits, and goes out when it is tried again', async () => {
  const { person } = await house.aMember();
  const { deliver } = mailer;
  mailer.deliver = () => Promise.reject(Object.assign(new Error('no route'), { code: 'ECONNECTION' }));
  await house.aBrowser()(askToSignIn, { body: { email: person.email } });
  expect(await house.settle()).toEqual([]);
  const states = async () => (await db.execute(sql`select state from jobs.job where name = 'mail'`)).rows;
  expect(await states()).toEqual([{ state: 'retry' }]);

  mailer.deliver = deliver;
  // As half a minute later.
  await db.execute(sql`update jobs.job set start_after = now() where name = 'mail'`);
  expect((await house.settle()).map(({ to }) => to)).toEqual([person.email]);
  expect(await states()).toEqual([{ state: 'completed' }]);
});
