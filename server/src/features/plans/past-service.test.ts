// Families also come after the service: it may be entered where somebody has died, and the days that follow are worked out.
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import { createPlan, getPlan, updatePlan } from '@evenlight/contract/plans';
import { generateTimeline } from '@evenlight/contract/timelines';
import { getVenue, listVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ withSampleData: true });
house.clock.setTo('2030-05-20T10:00:00-07:00');
const [venue] = await house.aVisitor()(listVenues, { query: {} });

const [DIED, BURIED] = ['2030-05-07', '2030-05-09'];
const tooEarly = { status: 400, fields: { serviceDate: 'Service date cannot be earlier than today' } };
const simple = { faithTradition: 'jewish', packageTier: 'basic' } as const;

test('a service that has been can be said on saving and later, for a death that has occurred', async () => {
  const ada = await house.aMember();
  const known = { planIntent: 'at-need', dateOfDeath: DIED, serviceDate: BURIED } as const;
  const saved = await ada(createPlan, { body: { ...simple, ...known, venueId: venue?.id } });
  expect(saved).toMatchObject({ serviceDate: BURIED, serviceHasBeen: true, heldUntil: null, status: 'draft' });
  const params = { planId: (await ada(createPlan, { body: { ...simple, planIntent: 'at-need' } })).id };
  expect(await ada(updatePlan, { params, body: { serviceDate: BURIED } })).toMatchObject({ serviceDate: BURIED });
});

test('a day that was wished for and has gone by has been once its family says so', async () => {
  const ada = await house.aMember();
  const wished = { ...simple, planIntent: 'at-need', serviceDate: '2030-05-22' } as const;
  const { id: planId, version } = await ada(createPlan, { body: wished });
  const other = await ada(createPlan, { body: { ...simple, serviceDate: '2030-05-22' } });
  house.clock.setTo('2030-05-24T10:00:00-07:00');
  const params = { planId };
  expect(await ada(getPlan, { params })).toMatchObject({ serviceHasBeen: false });
  const renamed = await ada(updatePlan, { params, body: { title: 'For Ida', serviceDate: '2030-05-22' } });
  expect(renamed).toMatchObject({ serviceHasBeen: false });
  const body = { serviceDate: '2030-05-22', serviceHasBeen: true } as const;
  const said = await ada(updatePlan, { params, body });
  expect(said).toMatchObject({ serviceHasBeen: true, version: version + 2 });
  const [{ changes } = expect.fail()] = await ada(listPlanVersions, { params });
  expect(changes).toEqual([{ field: 'serviceHasBeen', before: null, after: 'true' }]);
  expect(await ada(updatePlan, { params, body: { serviceDate: '2030-06-03' } })).toMatchObject({
    serviceHasBeen: false,
  });
  // Nobody has died there.
  await expect(ada(updatePlan, { params: { planId: other.id }, body })).rejects.toMatchObject(tooEarly);
  house.clock.setTo('2030-05-20T10:00:00-07:00');
});

test('nothing is held or booked at a venue for a day that is over', async () => {
  const ada = await house.aMember();
  const venueId = venue?.id;
  const body = { ...simple, planIntent: 'at-need', venueId, serviceDate: '2030-06-03' } as const;
  const { id: planId, heldUntil } = await ada(createPlan, { body });
  expect(heldUntil).not.toBeNull();
  const moved = await ada(updatePlan, { params: { planId }, body: { serviceDate: BURIED } });
  expect(moved).toMatchObject({ serviceDate: BURIED, heldUntil: null });
  if (!venueId) throw new Error('there are no venues');
  const asked = { params: { venueId }, query: { date: '2030-06-03' } };
  expect(await house.aVisitor()(getVenue, asked)).toMatchObject({ availability: 'available' });
});

test('a day that custom would refuse is past refusing once it has been', async () => {
  const ada = await house.aMember();
  const shabbat = '2030-05-11';
  const body = { ...simple, planIntent: 'at-need', serviceDate: shabbat } as const;
  expect(await ada(createPlan, { body })).toMatchObject({ serviceDate: shabbat });
});

test('without a death a service lies ahead, and never before the death', async () => {
  const ada = await house.aMember();
  for (const planIntent of [null, 'plan-ahead'] as const) {
    const body = { ...simple, planIntent, serviceDate: BURIED };
    await expect(ada(createPlan, { body })).rejects.toMatchObject(tooEarly);
    const params = { planId: (await ada(createPlan, { body: { ...simple, planIntent } })).id };
    await expect(ada(updatePlan, { params, body: { serviceDate: BURIED } })).rejects.toMatchObject(tooEarly);
    expect(await ada(getPlan, { params })).toMatchObject({ serviceDate: null });
  }
  const body = { ...simple, planIntent: 'at-need', dateOfDeath: BURIED, serviceDate: DIED } as const;
  await expect(ada(createPlan, { body })).rejects.toMatchObject({ status: 400 });
});

test('the days that follow from a service that has been are worked out', async () => {
  const ada = await house.aMember();
  const body = { ...simple, planIntent: 'at-need', dateOfDeath: DIED, serviceDate: BURIED } as const;
  const { id: planId } = await ada(createPlan, { body });
  const { timeline, later } = await ada(generateTimeline, { body: { planId } });
  const days = [...timeline, ...later].flatMap(({ startsOn }) => startsOn ?? []);
  expect(days.some((day) => day > BURIED)).toBe(true);
});
