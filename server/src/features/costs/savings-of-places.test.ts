// Another place that would cost less: of the same type, nearby, and not where a day is kept.
import { getCosts, listSavings } from '@evenlight/contract/costs';
import { costTotals } from '@evenlight/contract/costs/totals';
import { VenueId } from '@evenlight/contract/ids';
import { selectVenue } from '@evenlight/contract/plans';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { aPlan } from '../../testing/plans.ts';
import { venues } from '../venues/tables.ts';

const house = await openTestHouse({ withSampleData: true, env: { RATE_LIMIT_FACTOR: '1000' } });
const { db } = house.world;

test('a hall nearby may cost less than a hall, and a day that is kept is not given up for it', async () => {
  const member = await house.aMember();
  const { id: planId } = await aPlan(member);
  const [one, other] = await db.select().from(venues).where(eq(venues.type, 'Secular – Hall'));
  if (!one || !other) return expect.fail('no two halls');
  const { latitude, longitude, capacity, faithTraditions } = one;
  const minCents = one.minCents - 5_000;
  await db
    .update(venues)
    .set({ latitude, longitude, capacity, faithTraditions, minCents })
    .where(eq(venues.id, other.id));
  const [here, there] = [VenueId.parse(one.id), VenueId.parse(other.id)];
  const total = async () => {
    const { statement, lines } = await member(getCosts, { params: { planId } });
    return costTotals(statement.totalCents, lines).lowCents;
  };
  const ofPlaces = async () => {
    const { savings } = await member(listSavings, { params: { planId } });
    return savings.filter(({ is }) => is === 'venue');
  };
  await member(selectVenue, { body: { planId, venueId: here } });
  const before = await total();
  expect(await ofPlaces()).toMatchObject([{ venueId: there, savesCents: 5_000 }]);
  await member(selectVenue, { body: { planId, venueId: there } });
  expect(await total()).toBe(before - 5_000);
  await member(selectVenue, { body: { planId, venueId: here } });
  expect(await total()).toBe(before);
  await member(selectVenue, { body: { planId, venueId: here, serviceDate: '2031-06-11' } });
  expect(await ofPlaces()).toEqual([]);
});
