import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { asOwner } from '../../testing/retention-fixtures.ts';

const house = await openTestHouse();
const { db, config } = house.world;

test('a refusal that could not be written down is written at the next try, and then once an hour', async () => {
  const curious = await house.aMember();
  const look = async () => {
    expect((await curious.raw('GET', '/api/staff/queue')).status).toBe(404);
    const { rows } = await db.execute(
      sql`select from audit_entries where action = 'access.refused' and actor_id = ${curious.person.id}`,
    );
    return rows.length;
  };
  const atTheDatabase = (statement: string) => asOwner(config.database.url ?? '', statement);

  await atTheDatabase('revoke insert on audit_entries from evenlight_app');
  expect(await look()).toBe(0);
  await atTheDatabase('grant insert on audit_entries to evenlight_app');
  expect(await look()).toBe(1);
  expect(await look()).toBe(1);
  house.clock.forward({ hours: 1 });
  expect(await look()).toBe(2);
});
