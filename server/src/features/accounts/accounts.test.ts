import { getSession } from '@evenlight/contract/accounts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { sessions } from './tables.ts';

const house = await openTestHouse();

test('a session ends after fourteen days without use', async () => {
  const ada = await house.aMember();
  house.clock.forward({ days: 13 });
  expect(await ada(getSession, {})).toMatchObject({ id: ada.person.id });
  house.clock.forward({ days: 14, minutes: 1 });
  await expect(ada(getSession, {})).rejects.toMatchObject({ status: 401 });
});

test('a session ends after thirty days however often it is used', async () => {
  const ada = await house.aMember();
  for (let week = 0; week < 4; week += 1) {
    house.clock.forward({ days: 7 });
    await ada(getSession, {});
  }
  house.clock.forward({ days: 3 });
  await expect(ada(getSession, {})).rejects.toMatchObject({ status: 401 });
});

test('the database never holds the value of the cookie', async () => {
  const { person } = await house.aMember();
  const rows = await house.world.db.select().from(sessions).where(eq(sessions.userId, person.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(person.cookie.value);
  expect(rows[0]?.tokenHash).toHaveLength(32);
});
