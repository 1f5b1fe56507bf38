// Booking a date, moving it, giving it back, and asking our team: with a clock that can be moved, and a second process.
import type { PlanId } from '@evenlight/contract/ids';
import { listPlanVersions } from '@evenlight/contract/plan-versions';
import {
  archivePlan,
  createPlan,
  getPlan,
  getVenueSelection,
  selectVenue,
  updatePlan,
} from '@evenlight/contract/plans';
import { keepPromise } from '@evenlight/contract/queue';
import {
  blockDate,
  blockDateForFamily,
  cancelSchedule,
  cancelScheduleForFamily,
  requestPlanning,
} from '@evenlight/contract/scheduling';
import { getVenue, listVenues, type Venue } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { mailAbout } from '../../../testing/mail-about.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlan, type PlanOptions } from '../../../testing/plans.ts';
import { openedBy, queueOf } from '../../../testing/queue-lines.ts';

const house = await openTestHouse({ withSampleData: true });
const runningHouse = await openTestHouse({ sharing: house });
const venues = await house.aVisitor()(listVenues, { query: {} });
let lent = 0;

function aVenue(): Venue {
  const venue = venues[lent++];
  if (!venue) throw new Error('there are no more venues');
  return venue;
}

type Member = Awaited<ReturnType<typeof house.aMember>>;
const MONDAY = '2030-05-06';

const aPlanAtItsVenue = (member: Member, { venueId = aVenue().id, ...options }: PlanOptions = {}) =>
  aPlan(member, { faithTradition: 'secular', planIntent: 'at-need', venueId, ...options });

const block = (member: Member, planId: PlanId, serviceDate: string, more: object = {}) =>
  member(blockDate, { params: { planId }, body: { serviceDate, ...more } });
const standing = async (venueId: Venue['id'], date: string) =>
  (await house.aVisitor()(getVenue, { params: { venueId }, query: { date } })).availability;

test('blocking books venue and date, confirms the venue, and says until when it can be changed', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const venue = aVenue();
  const { id: planId } = await aPlanAtItsVenue(ada, { venueId: venue.id });
  const plan = await block(ada, planId, MONDAY, { serviceTime: '14:30' });
  expect(plan).toMatchObject({
    serviceDate: MONDAY,
    heldUntil: null,
    schedule: { mode: 'blocked', day: MONDAY, startsAt: '14:30', changeableUntil: '2030-05-04T21:30:00.000Z' },
  });
  expect(await ada(getPlan, { params: { planId } })).toEqual(plan);
  expect(await ada(getVenueSelection, { params: { planId } })).toMatchObject({ selection: { status: 'confirmed' } });
  expect(await standing(venue.id, MONDAY)).toBe('booked');
  const other = await aPlanAtItsVenue(ben, { venueId: venue.id });
  await expect(block(ben, other.id, MONDAY)).rejects.toMatchObject({ status: 409, code: 'venue.date_taken' });
  expect(await mailAbout(house, ada, 'Your date is booked')).toContain('Saturday, May 4, 2030 at 2:30');
  const [version] = await ada(listPlanVersions, { params: { planId } });
  expect(version?.changes).toContainEqual({ field: 'schedule', before: null, after: `blocked ${MONDAY} 14:30` });
});

test('a booked date makes a plan in progress, paid or not, and giving it back takes no step back', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId, status } = await aPlanAtItsVenue(ada);
  expect(status).toBe('draft');
  const booked = await block(ada, planId, MONDAY);
  expect(booked).toMatchObject({ status: 'in-progress', isPriceSettled: false });
  // Nothing is paid, so the family still chooses what it wants.
  const params = { planId };
  const larger = await ada(updatePlan, { params, body: { packageTier: 'premium', version: booked.version } });
  expect(larger).toMatchObject({ status: 'in-progress', packageTier: 'premium' });
  expect(await ada(cancelSchedule, { params })).toMatchObject({ status: 'in-progress', schedule: null });
});

test('the same date blocked twice is one booking and one mail, also at the same moment', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada);
  const both = await Promise.all([block(ada, planId, MONDAY), block(ada, planId, MONDAY)]);
  expect(both[0]).toEqual(both[1]);
  expect(await ada(listPlanVersions, { params: { planId } })).toHaveLength(2);
});

test('until 48 hours before the service a family moves and cancels by itself; after that our team does it', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const venue = aVenue();
  const { id: planId } = await aPlanAtItsVenue(ada, { venueId: venue.id });
  await block(ada, planId, '2030-05-08', { serviceTime: '09:00' });
  const moved = await block(ada, planId, MONDAY, { serviceTime: '09:00' });
  expect(moved.schedule).toMatchObject({ day: MONDAY });
  expect(await standing(venue.id, '2030-05-08')).toBe('available');
  house.clock.setTo('2030-05-04T09:00:00-07:00');
  await block(ada, planId, MONDAY, { serviceTime: '09:30' });
  house.clock.setTo('2030-05-04T09:31:00-07:00');
  const tooLate = { status: 409, code: 'schedule.too_late' };
  await expect(block(ada, planId, '2030-05-09')).rejects.toMatchObject(tooLate);
  await expect(ada(cancelSchedule, { params: { planId } })).rejects.toMatchObject(tooLate);
  expect(await block(ada, planId, MONDAY, { serviceTime: '09:30' })).toMatchObject({ serviceDate: MONDAY });
  const body = { serviceDate: '2030-05-09', serviceTime: '11:00' };
  await expect(ada(blockDateForFamily, { params: { planId }, body })).rejects.toMatchObject({ status: 404 });
  expect((await staff(blockDateForFamily, { params: { planId }, body })).schedule).toMatchObject({ day: '2030-05-09' });
  expect(await standing(venue.id, MONDAY)).toBe('available');
  const cancelled = await staff(cancelScheduleForFamily, { params: { planId } });
  expect(cancelled).toMatchObject({ schedule: null, serviceDate: null, selectedVenue: { id: venue.id } });
  expect(await mailAbout(house, ada, 'Your date was given back')).toContain(venue.name);
});

test('the 48 hours are hours on the clock, also over the night when it is changed', async () => {
  house.clock.setTo('2030-03-01T10:00:00-08:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada);
  // The clock goes forward on March 10, 2030.
  const plan = await block(ada, planId, '2030-03-11', { serviceTime: '10:00' });
  expect(plan.schedule).toMatchObject({ changeableUntil: '2030-03-09T17:00:00.000Z' });
});

test('a date cancelled is free for others, and cancelling once more finds nothing', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const venue = aVenue();
  const { id: planId } = await aPlanAtItsVenue(ada, { venueId: venue.id });
  await block(ada, planId, MONDAY);
  expect(await ada(cancelSchedule, { params: { planId } })).toMatchObject({ schedule: null, serviceDate: null });
  expect(await standing(venue.id, MONDAY)).toBe('available');
  expect(await ada(getVenueSelection, { params: { planId } })).toMatchObject({ selection: { status: 'pending' } });
  await expect(ada(cancelSchedule, { params: { planId } })).rejects.toMatchObject({ code: 'schedule.not_found' });
});

test('a past day, a plan without a venue and a plan put away are refused kindly', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada);
  await expect(block(ada, planId, '2030-04-30')).rejects.toMatchObject({
    status: 400,
    fields: { serviceDate: 'Service date cannot be earlier than today' },
  });
  const bare = await aPlan(ada, { faithTradition: 'secular' });
  await expect(block(ada, bare.id, MONDAY)).rejects.toMatchObject({ code: 'schedule.venue_needed' });
  await ada(archivePlan, { params: { planId } });
  await expect(block(ada, planId, MONDAY)).rejects.toMatchObject({ code: 'plan.archived' });
  await expect(ada(requestPlanning, { params: { planId }, body: {} })).rejects.toMatchObject({ code: 'plan.archived' });
  for (const serviceTime of ['24:00', '9:00', 'noon'])
    await expect(block(ada, planId, MONDAY, { serviceTime })).rejects.toMatchObject({ status: 400 });
});

test('an hour that has gone by is not booked, nor one near sundown before Shabbat', async () => {
  house.clock.setTo('2030-05-03T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada, { faithTradition: 'jewish' });
  await expect(block(ada, planId, '2030-05-03', { serviceTime: '09:59' })).rejects.toMatchObject({
    fields: { serviceTime: 'Service time cannot be earlier than now' },
  });
  await expect(block(ada, planId, '2030-05-03', { serviceTime: '19:00' })).rejects.toMatchObject({
    code: 'plan.day_not_customary',
    day: { refusal: 'near-sundown', next: '2030-05-05' },
  });
  expect(await block(ada, planId, '2030-05-03', { serviceTime: '11:00' })).toMatchObject({ serviceDate: '2030-05-03' });
});

test('a service is not before the death, and a death is not ahead', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada);
  const change = (body: object) => ada(updatePlan, { params: { planId }, body });
  await expect(change({ dateOfDeath: '2030-05-02' })).rejects.toMatchObject({
    fields: { dateOfDeath: 'Date of death cannot be later than today' },
  });
  await change({ dateOfDeath: '2030-05-01', serviceDate: '2030-05-01' });
  await expect(change({ serviceDate: '2030-04-30' })).rejects.toMatchObject({
    fields: { serviceDate: 'Service date cannot be earlier than the date of death' },
  });
  const body = { faithTradition: 'secular', packageTier: 'basic', dateOfDeath: '2030-06-01' } as const;
  await expect(ada(createPlan, { body })).rejects.toMatchObject({ fields: { dateOfDeath: expect.any(String) } });
});

test('what took place stays: no booking of it is moved or cancelled, and its family may still name its branch', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const { id: venueId } = aVenue();
  const early = await house.aMember();
  const { id: planId } = await aPlan(early, { venueId });
  await block(early, planId, '2030-05-05');
  house.clock.setTo('2030-05-20T10:00:00-07:00');
  const [ada, staff] = [await house.onAnotherDevice(early), await house.aMember({ isStaff: true })];
  const over = { status: 409, code: 'schedule.over' };
  await expect(staff(cancelScheduleForFamily, { params: { planId } })).rejects.toMatchObject(over);
  const moving = staff(blockDateForFamily, { params: { planId }, body: { serviceDate: '2030-05-22' } });
  await expect(moving).rejects.toMatchObject(over);
  const named = await ada(updatePlan, { params: { planId }, body: { branch: 'eastern-orthodox' } });
  expect(named).toMatchObject({ branch: 'eastern-orthodox', serviceDate: '2030-05-05' });
});

test('strangers and visitors schedule nothing', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const { id: planId } = await aPlanAtItsVenue(ada);
  const missing = { status: 404, code: 'plan.not_found' };
  await expect(block(ben, planId, MONDAY)).rejects.toMatchObject(missing);
  await expect(ben(requestPlanning, { params: { planId }, body: {} })).rejects.toMatchObject(missing);
  await expect(ben(cancelSchedule, { params: { planId } })).rejects.toMatchObject(missing);
  await expect(house.aVisitor()(cancelSchedule, { params: { planId } })).rejects.toMatchObject({ status: 401 });
});

test('one family books at most three dates ahead, so that nobody locks others out', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  for (const day of ['2030-06-03', '2030-06-04', '2030-06-05']) await block(ada, (await aPlanAtItsVenue(ada)).id, day);
  const fourth = await aPlanAtItsVenue(ada);
  await expect(block(ada, fourth.id, '2030-06-06')).rejects.toMatchObject({ code: 'plan.too_many_holds' });
  const staff = await house.aMember({ isStaff: true });
  const params = { planId: fourth.id };
  await staff(blockDateForFamily, { params, body: { serviceDate: '2030-06-06' } });
  // Booked together with our team, it is theirs to move.
  expect(await block(ada, fourth.id, '2030-06-06', { serviceTime: '10:00' })).toMatchObject({
    serviceDate: '2030-06-06',
  });
});

test('families racing for one day on two processes: one is booked, the others hear it kindly', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const { id: venueId } = aVenue();
  const families = await Promise.all(
    Array.from({ length: 6 }, async (_, place) => {
      const serverProcess = place % 2 ? runningHouse : house;
      const member = await serverProcess.aMember();
      return { member, plan: await aPlanAtItsVenue(member, { venueId }) };
    }),
  );
  const tries = await Promise.allSettled(families.map(({ member, plan }) => block(member, plan.id, '2030-07-01')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const { reason } of tries.filter((one) => one.status === 'rejected'))
    expect(reason).toMatchObject({ status: 409, code: 'venue.date_taken' });
});

test('a day that the tradition would not have is refused with its reason and the next one, wherever it is chosen', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const plan = await aPlanAtItsVenue(ada, { faithTradition: 'jewish' });
  const params = { planId: plan.id };
  const refused = {
    status: 409,
    code: 'plan.day_not_customary',
    day: { refusal: 'shabbat', next: '2030-05-05' },
  };
  const serviceDate = '2030-05-04';
  const venueId = plan.selectedVenue?.id ?? aVenue().id;
  await expect(block(ada, plan.id, serviceDate)).rejects.toMatchObject(refused);
  await expect(ada(updatePlan, { params, body: { serviceDate } })).rejects.toMatchObject(refused);
  await expect(ada(selectVenue, { body: { planId: plan.id, venueId, serviceDate } })).rejects.toMatchObject(refused);
  const body = { faithTradition: 'jewish', packageTier: 'basic', serviceDate } as const;
  await expect(ada(createPlan, { body })).rejects.toMatchObject(refused);
  expect(await ada(getPlan, { params })).toMatchObject({ serviceDate: null, schedule: null, version: 1 });
  await expect(block(ada, plan.id, '2030-06-07')).rejects.toMatchObject({
    day: { refusal: 'yom-tov', next: '2030-06-09' },
  });
});

test('with the clergy’s agreement the day is taken, and who agreed is kept', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada, { faithTradition: 'jewish' });
  const agreed = { clergyAgreed: true, clergyName: 'Rabbi Levi' };
  const plan = await block(ada, planId, '2030-05-04', agreed);
  expect(plan.clergyConsent).toEqual({ refusal: 'shabbat', clergyName: 'Rabbi Levi', at: '2030-05-01T17:00:00.000Z' });
  // Said once, it holds for this day; another one is asked about again.
  expect(await block(ada, planId, '2030-05-04', { serviceTime: '11:00' })).toMatchObject({ serviceDate: '2030-05-04' });
  await expect(block(ada, planId, '2030-05-11')).rejects.toMatchObject({ code: 'plan.day_not_customary' });
  const changes = (await ada(listPlanVersions, { params: { planId } })).flatMap((version) => version.changes);
  expect(changes).toContainEqual({ field: 'clergyConsent', before: null, after: 'Rabbi Levi' });
});

test('a plan that turns to another tradition does not carry a day along which that one would not have', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const ada = await house.aMember();
  const { id: planId } = await aPlanAtItsVenue(ada);
  await ada(updatePlan, { params: { planId }, body: { serviceDate: '2030-05-04' } });
  const turning = ada(updatePlan, { params: { planId }, body: { faithTradition: 'jewish', packageTier: 'basic' } });
  await expect(turning).rejects.toMatchObject({ code: 'plan.day_not_customary' });
  expect(await ada(getPlan, { params: { planId } })).toMatchObject({ faithTradition: 'secular' });
});

test('a request for planning is promised an answer within a day, and the family sees that it came', async () => {
  house.clock.setTo('2030-05-01T10:00:00-07:00');
  const [ada, staff] = [await house.aMember(), await house.aMember({ isStaff: true })];
  const { id: planId } = await aPlanAtItsVenue(ada);
  const body = { wishedDays: 'The second week of May', note: 'My brother lands on Tuesday' };
  const plan = await ada(requestPlanning, { params: { planId }, body });
  expect(plan.schedule).toMatchObject({ mode: 'requested', ...body, answeredBy: '2030-05-02T17:00:00.000Z' });
  expect(await ada(requestPlanning, { params: { planId }, body })).toEqual(plan);
  const ours = async () =>
    (await queueOf(staff)).filter((promise) => promise.kind === 'scheduling' && promise.planId === planId);
  const [promise] = await house.settled(async () => {
    const found = await ours();
    expect(found).toHaveLength(1);
    return found;
  });
  const [opened] = await openedBy(staff, promise ? [promise] : []);
  expect(opened?.details.map(({ text }) => text)).toEqual(Object.values(body));
  const params = { promiseId: promise?.id ?? '' };
  await staff(keepPromise, { params, body: { madeAt: promise?.madeAt } });
  expect((await ada(getPlan, { params: { planId } })).schedule).toMatchObject({
    answeredAt: '2030-05-01T17:00:00.000Z',
  });
  // Asked again, it is promised again.
  house.clock.forward({ hours: 1 });
  await ada(requestPlanning, { params: { planId }, body: { ...body, note: 'He comes on Wednesday' } });
  await house.settled(async () => expect((await ours())[0]?.keptAt).toBeNull());
  // An answer to what was read before does not answer what was written since.
  await staff(keepPromise, { params, body: { madeAt: promise?.madeAt } });
  expect((await ada(getPlan, { params: { planId } })).schedule).toMatchObject({ answeredAt: null });
  await block(ada, planId, MONDAY);
  const ends = async () => (await ours()).map(({ keptAt, withdrawnAt }) => [keptAt !== null, withdrawnAt !== null]);
  await house.settled(async () => {
    expect(await ends()).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});
