// A timeline follows the way of its plan, over the wire.
import { listPlanDocuments } from '@evenlight/contract/documents';
import { type Plan, updatePlan } from '@evenlight/contract/plans';
import { changeEvent, generateTimeline, getFirstDays, getTimeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../testing/open-any-house.ts';
import { aPlan, type PlanOptions } from '../../testing/plans.ts';

const house = await openAnyHouse();
type Member = Awaited<ReturnType<typeof house.aMember>>;

const aKnownPlan = (member: Member, options: PlanOptions) => aPlan(member, { planIntent: 'at-need', ...options });
const keysFor = async (member: Member, { id: planId }: Plan) =>
  (await member(getTimeline, { params: { planId } })).timeline.map(({ id }) => id);

test('a way that is not usual has its papers at once, and they can be marked', async () => {
  const member = await house.aMember();
  const plan = await aKnownPlan(member, { faithTradition: 'jewish', branch: 'orthodox', way: 'cremation' });
  const params = { planId: plan.id };
  const unusual = await member(getTimeline, { params });
  expect(unusual).toMatchObject({ generatedAt: null, notices: expect.arrayContaining(['not-usual']) });
  expect(unusual.timeline.filter(({ faithSpecific }) => faithSpecific)).toEqual([]);
  expect(JSON.stringify(unusual.timeline)).not.toMatch(/cremat|burial/i);
  const marked = await member(changeEvent, { params: { ...params, eventId: 'civ-record' }, body: { completed: true } });
  expect(marked.completed).toBe(true);
  const { steps } = await member(getFirstDays, { params });
  expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['civ-pronounce', 'civ-transfer', 'civ-record']));
});

test('what was agreed in the plan counts as the answer of the timeline', async () => {
  const member = await house.aMember();
  const plan = await aKnownPlan(member, { faithTradition: 'jewish', branch: 'reform', way: 'cremation' });
  const generate = () => member(generateTimeline, { body: { planId: plan.id, customizations: {} } });
  expect((await generate()).notices).toContain('not-usual');
  await member(updatePlan, { params: { planId: plan.id }, body: { wayAgreed: 'clergy' } });
  const agreed = await generate();
  expect(agreed.notices).not.toContain('not-usual');
  expect(await keysFor(member, plan)).toEqual(expect.arrayContaining(['jew-interment', 'civ-permit', 'jew-shiva']));
});

test('another way changes rites and papers, and what was done stays in sight', async () => {
  const member = await house.aMember();
  const plan = await aKnownPlan(member, { faithTradition: 'secular', way: 'undecided' });
  const params = { planId: plan.id };
  await member(generateTimeline, { body: { planId: plan.id, customizations: {} } });
  expect(await keysFor(member, plan)).toEqual(expect.arrayContaining(['sec-wishes', 'sec-disposition', 'civ-permit']));
  await member(changeEvent, { params: { ...params, eventId: 'civ-record' }, body: { completed: true } });
  await member(updatePlan, { params, body: { way: 'donation' } });
  const given = await member(getTimeline, { params });
  const keys = given.timeline.map(({ id }) => id);
  expect(keys).toEqual(expect.arrayContaining(['civ-program', 'civ-consent', 'civ-second-way', 'sec-ceremony']));
  expect(keys.filter((key) => /permit|transfer|disposition|wishes/.test(key))).toEqual([]);
  expect(given.timeline.find(({ id }) => id === 'civ-record')?.completed).toBe(true);
  const { slots } = await member(listPlanDocuments, { params });
  expect(slots.map(({ type }) => type)).toContain('donation-consent');
  expect(slots.map(({ type }) => type)).not.toContain('burial-permit');
});
