// A timeline over the wire: made, kept, marked, and shown to its family alone.
import { addDays, wallTimeAt } from '@evenlight/contract/dates';
import { getPlan, type Plan, updatePlan } from '@evenlight/contract/plans';
import { changeEvent, generateTimeline, getFirstDays, getTimeline, type Timeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { dayInWords } from '../../platform/days.ts';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan, type PlanOptions } from '../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

// The house may have a clock of its own.
const { createdAt } = await aPlan(await house.aMember());
const DEATH = wallTimeAt(new Date(createdAt)).date;
const SERVICE = addDays(DEATH, 2);

/** Hindu, with the days of death and service known. */
const aDatedPlan = (member: Member, options: PlanOptions = {}) =>
  aPlan(member, {
    faithTradition: 'hindu',
    planIntent: 'at-need',
    dateOfDeath: DEATH,
    serviceDate: SERVICE,
    ...options,
  });

const generate = (member: Member, { id: planId }: Plan, customizations: object = {}) =>
  member(generateTimeline, { body: { planId, customizations } });
const idsOf = ({ timeline }: Timeline) => timeline.map(({ id }) => id);
const eventIn = ({ timeline, later }: Timeline, id: string) => {
  const found = [...timeline, ...later].find((event) => event.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};
const mark = (member: Member, { id: planId }: Plan, eventId: string, body: object) =>
  member(changeEvent, { params: { planId, eventId }, body });

test('before one is asked for there is no timeline, but what would be asked', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member, { faithTradition: 'christian' });
  const empty = await member(getTimeline, { params: { planId: plan.id } });
  expect(empty).toMatchObject({ generatedAt: null, timeline: [], later: [], questions: ['branch', 'veteran'] });
});

test('a timeline has every field, in words, with its days', async () => {
  const member = await house.aMember();
  const made = await generate(member, await aDatedPlan(member));
  expect(eventIn(made, 'hin-day13')).toEqual({
    id: 'hin-day13',
    title: 'Thirteenth-day shraddha (terahvin)',
    category: 'memorial',
    importance: 'essential',
    description: expect.stringMatching(/\.$/),
    notes: expect.any(String),
    remarks: [],
    duration: '3-4 hours',
    timeframe: `13th day, counting the day of death as day 1 · ${dayInWords(addDays(DEATH, 12), 'en')}`,
    participants: ['Family', 'Pandit', 'Community'],
    location: expect.any(String),
    faithSpecific: true,
    completed: false,
    completedAt: null,
    completedBy: null,
    startsOn: addDays(DEATH, 12),
    endsOn: null,
    isOverdue: false,
    isLater: false,
    assignee: '',
    familyNote: '',
    version: 0,
  });
  expect(eventIn(made, 'hin-samagri').timeframe).toBe(
    `Day before the service · ${dayInWords(addDays(SERVICE, -1), 'en')}`,
  );
  expect(made.later.map(({ id }) => id)).toEqual(['hin-varshik']);
  expect(eventIn(made, 'hin-varshik').remarks).toEqual([
    'The date follows the lunar calendar. Ask your pandit for it.',
  ]);
});

test('the same request gives the same timeline, and what is sent about the plan is not believed', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  const first = await generate(member, plan);
  const lies = {
    faithTradition: 'muslim',
    serviceDate: '2035-01-01',
    selectedVenue: 'Elsewhere',
  } as const;
  const again = await member(generateTimeline, { body: { planId: plan.id, ...lies } });
  expect({ ...again, generatedAt: null }).toEqual({ ...first, generatedAt: null });
});

test('another kind of service than the plan’s is refused with the reason, and nothing is made', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  const body = { planId: plan.id, serviceType: 'burial' } as const;
  const refusal = { status: 400, fields: { serviceType: 'The plan is for another kind of service' } };
  await expect(member(generateTimeline, { body })).rejects.toMatchObject(refusal);
  expect((await member(getTimeline, { params: { planId: plan.id } })).generatedAt).toBeNull();
  const same = await member(generateTimeline, { body: { planId: plan.id, serviceType: plan.serviceType } });
  expect(same.generatedAt).not.toBeNull();
});

test('options change what is returned, and are remembered', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  const all = await generate(member, plan, { priorityLevel: 'all', timeframe: 60 });
  const less = await generate(member, plan, { priorityLevel: 'essential', timeframe: 7, includeAftercare: false });
  expect(less.timeline.length).toBeLessThan(all.timeline.length);
  expect(
    less.timeline.every(({ importance, category }) => importance === 'essential' && category !== 'aftercare'),
  ).toBe(true);
  const kept = await member(getTimeline, { params: { planId: plan.id } });
  expect(kept).toEqual(less);
  expect(kept.options).toMatchObject({ priorityLevel: 'essential', timeframe: 7, includeCeremony: true });
});

test('completed, reassigned and noted events stay, also when the family asks for less', async () => {
  const member = await house.aMember({ firstName: 'Asha', lastName: 'Rao' });
  const plan = await aDatedPlan(member);
  await generate(member, plan, { priorityLevel: 'all' });
  const done = await mark(member, plan, 'hin-samagri', { completed: true });
  expect(done).toMatchObject({ completed: true, completedBy: 'Asha Rao', version: 0 });
  await mark(member, plan, 'hin-return', { assignee: 'Uncle Dev' });
  await mark(member, plan, 'hin-darshan', { familyNote: 'Bring the marigolds' });
  const less = await generate(member, plan, { priorityLevel: 'essential', timeframe: 7 });
  expect(eventIn(less, 'hin-samagri')).toMatchObject({ completed: true });
  expect(eventIn(less, 'hin-return').assignee).toBe('Uncle Dev');
  expect(eventIn(less, 'hin-darshan').familyNote).toBe('Bring the marigolds');
  expect(new Set(idsOf(less)).size).toBe(less.timeline.length);
  const undone = await mark(member, plan, 'hin-samagri', { completed: false });
  expect(undone).toMatchObject({ completed: false, completedAt: null, completedBy: null });
});

test('two devices tick the same step off once, and neither loses the other’s note', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  await generate(member, plan);
  const both = await Promise.all([1, 2].map(() => mark(member, plan, 'hin-priest', { completed: true })));
  expect(both.map(({ completed }) => completed)).toEqual([true, true]);
  const noted = await mark(member, plan, 'hin-priest', { familyNote: 'From the phone', version: 0 });
  await mark(member, plan, 'hin-priest', { completed: false });
  const more = { familyNote: 'From the phone, and more', version: noted.version };
  const longer = await mark(member, plan, 'hin-priest', more);
  const stale = mark(member, plan, 'hin-priest', { familyNote: 'From the desk', version: noted.version });
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'timeline.changed_meanwhile' });
  const both2 = await mark(member, plan, 'hin-priest', { familyNote: 'From both', version: longer.version });
  expect(both2.familyNote).toBe('From both');
});

test('when the service moves, its days move along, and what was done stays done', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  await generate(member, plan);
  await mark(member, plan, 'hin-dahan', { completed: true });
  await member(updatePlan, { params: { planId: plan.id }, body: { serviceDate: addDays(SERVICE, 2) } });
  const moved = await member(getTimeline, { params: { planId: plan.id } });
  expect(eventIn(moved, 'hin-dahan')).toMatchObject({ startsOn: addDays(SERVICE, 2), completed: true });
  expect(eventIn(moved, 'hin-day13').startsOn).toBe(addDays(DEATH, 12));
});

test('a plan of another tradition shows nothing of the former one', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  await generate(member, plan);
  await mark(member, plan, 'hin-dahan', { completed: true });
  await member(updatePlan, { params: { planId: plan.id }, body: { faithTradition: 'muslim', packageTier: 'basic' } });
  const muslim = await member(getTimeline, { params: { planId: plan.id } });
  expect([...muslim.timeline, ...muslim.later].filter(({ id }) => id.startsWith('hin-'))).toEqual([]);
  await expect(mark(member, plan, 'hin-dahan', { completed: false })).rejects.toMatchObject({
    code: 'timeline.event_not_found',
  });
});

test('a date of death given with the request is kept in the plan', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member, { faithTradition: 'jewish', dateOfDeath: null, serviceDate: null });
  const unknown = await generate(member, plan);
  expect(unknown.notices).toEqual(['date-of-death-missing', 'service-date-missing']);
  expect(eventIn(unknown, 'jew-yahrzeit').startsOn).toBeNull();
  const known = await generate(member, plan, { dateOfDeath: '2025-11-26', afterSunset: true });
  expect(eventIn(known, 'jew-yahrzeit').startsOn).toBe('2026-11-17');
  expect(await member(getPlan, { params: { planId: plan.id } })).toMatchObject({
    dateOfDeath: '2025-11-26',
    afterSunset: true,
  });
  const cleared = await generate(member, plan, { dateOfDeath: null, afterSunset: null });
  expect(eventIn(cleared, 'jew-yahrzeit').startsOn).toBeNull();
  // Its day is gone by, so it asks to be done soon and shows no day of the past.
  expect(eventIn(known, 'civ-record')).toMatchObject({ timeframe: 'As soon as possible', isOverdue: true });
});

test('everything is in Spanish for whoever reads Spanish', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member);
  await generate(member, plan);
  const answer = await member.raw('GET', `/api/funeral-plans/${plan.id}/timeline`, {
    headers: { 'accept-language': 'es' },
  });
  const { timeline } = JSON.parse(answer.text) as Timeline;
  expect(timeline.find(({ id }) => id === 'hin-samagri')?.timeframe).toContain('Día antes del servicio');
  expect(timeline.find(({ id }) => id === 'civ-record')?.title).not.toBe('Register the death');
});

test('the first 72 hours of a death are one step after the other, with the same marks', async () => {
  const member = await house.aMember();
  const plan = await aDatedPlan(member, { faithTradition: 'sikh', serviceDate: null });
  const days = await member(getFirstDays, { params: { planId: plan.id } });
  expect(days.isOpen).toBe(true);
  expect(days.steps.map(({ id }) => id).slice(0, 5)).toEqual([
    'civ-pronounce',
    'sik-simran',
    'civ-authority',
    'sik-gurdwara',
    'civ-transfer',
  ]);
  await mark(member, plan, 'civ-pronounce', { completed: true });
  const after = await member(getFirstDays, { params: { planId: plan.id } });
  expect(after.steps[0]).toMatchObject({ id: 'civ-pronounce', completed: true });
  const ahead = await aDatedPlan(member, { planIntent: 'plan-ahead' });
  expect(await member(getFirstDays, { params: { planId: ahead.id } })).toMatchObject({ isOpen: false });
});

test('a stranger sees, makes and marks nothing, and a visitor is asked to sign in', async () => {
  const [ada, ben] = [await house.aMember(), await house.aMember()];
  const plan = await aDatedPlan(ada);
  await generate(ada, plan);
  const params = { planId: plan.id };
  const missing = { status: 404, code: 'plan.not_found' };
  await expect(ben(getTimeline, { params })).rejects.toMatchObject(missing);
  await expect(ben(getFirstDays, { params })).rejects.toMatchObject(missing);
  await expect(generate(ben, plan)).rejects.toMatchObject(missing);
  await expect(mark(ben, plan, 'hin-dahan', { completed: true })).rejects.toMatchObject(missing);
  await expect(house.aVisitor()(getTimeline, { params })).rejects.toMatchObject({ status: 401 });
  expect(eventIn(await ada(getTimeline, { params }), 'hin-dahan').completed).toBe(false);
});

test.each([
  ['an unknown step', 'hin-nothing', { completed: true }, 404],
  ['a step of another tradition', 'jew-shiva', { completed: true }, 404],
  ['no step at all', '../plans', { completed: true }, 400],
  ['a note without end', 'hin-dahan', { familyNote: 'x'.repeat(2_001) }, 400],
  ['a name over two lines', 'hin-dahan', { assignee: 'Dev\nRao' }, 400],
])('%s is refused', async (_, eventId, body, status) => {
  const member = await house.aMember();
  await expect(mark(member, await aDatedPlan(member), eventId, body)).rejects.toMatchObject({ status });
});

test.each([
  [{ timeframe: 8 }],
  [{ priorityLevel: 'none' }],
  [{ optIns: Array(41).fill('x') }],
  [{ dateOfDeath: '31' }],
])('an unusable request is refused: %j', async (customizations) => {
  const member = await house.aMember();
  await expect(generate(member, await aDatedPlan(member), customizations)).rejects.toMatchObject({ status: 400 });
});
