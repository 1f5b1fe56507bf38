// What only a house of one's own can show: holds that run out, and two families who want the same day.
import { PlanId } from '@evenlight/contract/ids';
import { archivePlan, createPlan, getPlan, listPlans, selectVenue, updatePlan } from '@evenlight/contract/plans';
import { findAlternatives, getVenue, listVenues, searchVenues, type Venue } from '@evenlight/contract/venues';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loadSampleData } from '../../sample-data/load.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { forgetOldHolds } from '../venues/days.ts';
import { venueDays } from '../venues/tables.ts';
import { plans } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const runningHouse = await openTestHouse({ sharing: house });
const venues = await house.aVisitor()(listVenues, { query: {} });
const simple = { faithTradition: 'secular', packageTier: 'basic' } as const;
let lent = 0;

/** Each test has a venue of its own, so that none finds another's days. */
function aVenue(): Venue {
  const venue = venues[lent++];
  if (!venue) throw new Error('there are no more venues');
  return venue;
}

const taken = { status: 409, code: 'venue.date_taken' };
const day = '2030-05-06';

test('choosing venue and date keeps the date for 48 hours; others see until when', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const { id: venueId } = aVenue();
  const plan = await ada(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  expect(plan.heldUntil).toBe('2030-05-03T17:00:00.000Z');
  expect(await house.aVisitor()(getVenue, { params: { venueId }, query: { date: day } })).toMatchObject({
    availability: 'pending',
    heldUntil: '2030-05-03T17:00:00.000Z',
  });
  await expect(ben(createPlan, { body: { ...simple, venueId, serviceDate: day } })).rejects.toMatchObject(taken);
  expect(await ben(listPlans, { params: { userId: ben.person.id } })).toEqual([]);
  expect(await ben(createPlan, { body: { ...simple, venueId, serviceDate: '2030-05-07' } })).toMatchObject({
    serviceDate: '2030-05-07',
  });
});

test('a hold that has run out is anybody’s, and asking again while it lasts does not lengthen it', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const { id: venueId } = aVenue();
  const { id: planId, heldUntil } = await ada(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  house.clock.forward({ hours: 47 });
  const again = await ada(selectVenue, { body: { planId, venueId, serviceDate: day } });
  expect(again.heldUntil).toBe(heldUntil);
  house.clock.forward({ hours: 1 });
  expect(await house.aVisitor()(getVenue, { params: { venueId }, query: { date: day } })).toMatchObject({
    availability: 'available',
  });
  expect(await ada(getPlan, { params: { planId } })).toMatchObject({ heldUntil: null, serviceDate: day });
  const bens = await ben(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  expect(bens.heldUntil).not.toBeNull();
  await expect(ada(selectVenue, { body: { planId, venueId, serviceDate: day } })).rejects.toMatchObject(taken);
});

test('a plan holds one day: another date, another venue or no date sets the old one free', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const [first, second] = [aVenue(), aVenue()];
  const stands = async (venueId: Venue['id'], date: string) =>
    (await house.aVisitor()(getVenue, { params: { venueId }, query: { date } })).availability;
  const { id: planId } = await ada(createPlan, { body: { ...simple, venueId: first.id, serviceDate: day } });
  await ada(updatePlan, { params: { planId }, body: { serviceDate: '2030-05-08' } });
  expect([await stands(first.id, day), await stands(first.id, '2030-05-08')]).toEqual(['available', 'pending']);
  await ada(selectVenue, { body: { planId, venueId: second.id } });
  expect([await stands(first.id, '2030-05-08'), await stands(second.id, '2030-05-08')]).toEqual([
    'available',
    'pending',
  ]);
  await ada(updatePlan, { params: { planId }, body: { serviceDate: null } });
  expect(await stands(second.id, '2030-05-08')).toBe('available');
});

test('a booked day cannot be chosen, and a plan with a booking ahead is not put away with it', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const { id: venueId } = aVenue();
  const { id: planId } = await ada(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  await house.world.db.update(venueDays).set({ heldUntil: null }).where(eq(venueDays.planId, planId));
  house.clock.forward({ days: 3 });
  await expect(ben(createPlan, { body: { ...simple, venueId, serviceDate: day } })).rejects.toMatchObject(taken);
  await expect(ada(archivePlan, { params: { planId } })).rejects.toMatchObject({ code: 'plan.date_booked' });
  const stands = { params: { venueId }, query: { date: day } };
  expect(await ben(getVenue, stands)).toMatchObject({ availability: 'booked', heldUntil: null });
  const { venues: booked } = await ben(searchVenues, { query: { date: day, availability: 'booked' } });
  expect(booked.map(({ id }) => id)).toContain(venueId);
  const { venues: free } = await ben(searchVenues, { query: { date: day, availability: 'available' } });
  expect(free.map(({ id }) => id)).not.toContain(venueId);
});

test('one family keeps at most three dates at once', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  for (const venue of [aVenue(), aVenue(), aVenue()])
    await ada(createPlan, { body: { ...simple, venueId: venue.id, serviceDate: day } });
  const { id: venueId } = aVenue();
  await expect(ada(createPlan, { body: { ...simple, venueId, serviceDate: day } })).rejects.toMatchObject({
    status: 409,
    code: 'plan.too_many_holds',
  });
  expect(await ada(createPlan, { body: { ...simple, venueId } })).toMatchObject({ heldUntil: null });
});

test('once something is paid, our team changes lines and package; a venue can still be chosen until the plan is closed', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await ada(createPlan, { body: simple });
  const paid = { status: 'active', priceSettledAt: house.clock.now() } as const;
  await house.world.db.update(plans).set(paid).where(eq(plans.id, planId));
  const settled = { status: 409, code: 'plan.price_settled' };
  const params = { planId };
  await expect(ada(updatePlan, { params, body: { packageTier: 'legacy' } })).rejects.toMatchObject(settled);
  const venue = aVenue();
  await ada(selectVenue, { body: { planId, venueId: venue.id } });
  expect(await ada(getPlan, { params })).toMatchObject({ status: 'active', venueName: venue.name });
  expect(await ada(updatePlan, { params, body: { title: 'For Grandfather' } })).toMatchObject({ status: 'active' });
  await house.world.db.update(plans).set({ status: 'completed' }).where(eq(plans.id, planId));
  await expect(ada(selectVenue, { body: { planId, venueId: aVenue().id } })).rejects.toMatchObject(settled);
});

test('a taken day comes with the nearest free days, never one that is over, and with venues that are free', async () => {
  for (const place of [house, runningHouse]) place.clock.setTo('2030-05-05T10:00:00-07:00');
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const venue = aVenue();
  await ada(createPlan, { body: { ...simple, venueId: venue.id, serviceDate: day } });
  await ben(createPlan, { body: { ...simple, venueId: venue.id, serviceDate: '2030-05-07' } });
  const { nearestDays, similarVenues } = await house.aVisitor()(findAlternatives, {
    params: { venueId: venue.id },
    query: { date: day, faithTradition: 'jewish' },
  });
  expect(nearestDays).toEqual(['2030-05-05', '2030-05-08', '2030-05-09', '2030-05-10']);
  expect(similarVenues).toHaveLength(4);
  // May 11, 2030 is a Saturday: as near as others, and never proposed to a Jewish family.
  const saturday = await house.aVisitor()(findAlternatives, {
    params: { venueId: venue.id },
    query: { date: '2030-05-10', faithTradition: 'jewish' },
  });
  expect(saturday.nearestDays).not.toContain('2030-05-11');
  for (const other of similarVenues) {
    expect(other).toMatchObject({ availability: 'available' });
    expect(other.id).not.toBe(venue.id);
    expect(other.faithTraditions.some((faith) => faith === 'jewish' || faith === 'secular')).toBe(true);
  }
});

test('a booked venue and date are changed under scheduling only', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: venueId } = aVenue();
  const { id: planId } = await ada(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  await house.world.db.update(venueDays).set({ heldUntil: null }).where(eq(venueDays.planId, planId));
  const booked = { status: 409, code: 'plan.date_booked' };
  const params = { planId };
  for (const serviceDate of ['2030-05-09', null])
    await expect(ada(updatePlan, { params, body: { serviceDate } })).rejects.toMatchObject(booked);
  await expect(ada(selectVenue, { body: { planId, venueId: aVenue().id } })).rejects.toMatchObject(booked);
  expect(await ada(updatePlan, { params, body: { title: 'For Grandmother' } })).toMatchObject({ serviceDate: day });
});

test('a hold that ran out does not stand in the way of other changes, and is not renewed by them', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const { id: venueId } = aVenue();
  const { id: planId } = await ada(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  house.clock.forward({ hours: 49 });
  const body = { title: 'Later', serviceDate: day };
  expect(await ada(updatePlan, { params: { planId }, body })).toMatchObject({ heldUntil: null });
  await ben(createPlan, { body: { ...simple, venueId, serviceDate: day } });
  expect(await ada(updatePlan, { params: { planId }, body: { ...body, title: 'Later still' } })).toMatchObject({
    title: 'Later still',
  });
});

test('families who swap venues at the same moment never block each other', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [one, two] = [aVenue(), aVenue()];
  const families = [await house.aMember(), await runningHouse.aMember()] as const;
  const made = await Promise.all(
    families.map((family, place) =>
      family(createPlan, { body: { ...simple, venueId: (place ? two : one).id, serviceDate: day } }),
    ),
  );
  for (let round = 0; round < 15; round += 1) {
    const answers = await Promise.allSettled(
      families.map((family, place) => {
        const venueId = ((place + round) % 2 ? one : two).id;
        return family(selectVenue, { body: { planId: planIdOf(made, place), venueId, serviceDate: day } });
      }),
    );
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(taken);
  }
});

test('ten saves at the same moment still keep three dates at most', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: venueId } = aVenue();
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      ada(createPlan, { body: { ...simple, venueId, serviceDate: `2030-06-${String(n + 10)}` } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('without sample data nobody is offered a sample, and a plan that stands on one keeps it', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const venue = aVenue();
  const { id: planId } = await ada(createPlan, { body: { ...simple, venueId: venue.id } });
  const { world } = house;
  await loadSampleData({ ...world, config: { ...world.config, sampleData: false } });
  expect(await ada(listVenues, { query: {} })).toEqual([]);
  expect(await ada(getPlan, { params: { planId } })).toMatchObject({ venueName: venue.name });
  await expect(ada(createPlan, { body: { ...simple, venueId: venue.id } })).rejects.toMatchObject({
    code: 'venue.not_found',
  });
  await loadSampleData(world);
  expect((await ada(listVenues, { query: {} })).length).toBe(venues.length);
});

test('holds that ran out are swept away, bookings are not', async () => {
  const before = new Date('2030-05-30T00:00:00Z');
  await forgetOldHolds(house.world.db, before);
  const { rows } = await house.world.db.execute(
    sql`select count(*)::int as kept from venue_days where held_until is not null`,
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

test('families racing for one day in two houses: one wins, the others hear it kindly, and nothing is half saved', async () => {
  runningHouse.clock.setTo(house.clock.now().toISOString());
  const { id: venueId } = aVenue();
  const places = Array.from({ length: 20 }, (_, place) => (place % 2 ? house : runningHouse));
  const families = await Promise.all(places.map((place) => place.aMember()));
  const body = { ...simple, venueId, serviceDate: '2090-01-02' };
  const tries = await Promise.allSettled(families.map((family) => family(createPlan, { body })));
  const won = tries.flatMap((attempt) => (attempt.status === 'fulfilled' ? attempt.value : []));
  expect(won).toHaveLength(1);
  for (const attempt of tries) if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(taken);
  const { rows } = await house.world.db.execute(
    sql`select p.id from plans p join venue_selections s on s.plan_id = p.id where s.venue_id = ${venueId}`,
  );
  expect(rows).toEqual([{ id: won[0]?.id }]);
});

function planIdOf(made: readonly { id: PlanId }[], place: number): PlanId {
  return made[place]?.id ?? PlanId.parse('');
}
