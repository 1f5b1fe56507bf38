import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { bystander } from './bystander.ts';

const house = await openTestHouse({ withSampleData: true });

test('what somebody changes of hers is noticed, also where it does not name her', async () => {
  const bea = await bystander(house);
  expect(await bea.whatChanged()).toEqual([]);
  await house.world.db.execute(sql`update memorial_albums set title = 'Winters'`);
  expect(await bea.whatChanged()).toEqual([
    expect.stringMatching(/^public\.memorial_albums lost or changed .*Summers/),
    expect.stringMatching(/^public\.memorial_albums has .*Winters/),
  ]);
});
