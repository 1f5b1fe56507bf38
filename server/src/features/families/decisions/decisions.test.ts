// A choice put to the family: what each would cost, who has answered, and what comes of it.
import {
  answerDecision,
  applyDecision,
  askFamily,
  closeDecision,
  listFamilyDecisions,
  type NewDecision,
  OPEN_DECISIONS_MAX,
  withdrawDecision,
} from '@evenlight/contract/families/decisions';
import { getFamilyPlan, listFamilyVersions } from '@evenlight/contract/families/history';
import { FamilyDecisionId } from '@evenlight/contract/ids';
import { updatePlan } from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { eq } from 'drizzle-orm';
import { v7 as uuid, v4 } from 'uuid';
import { expect, test } from 'vitest';
import { aFamily, aRelative, type Relative } from '../../../testing/family-people.ts';
import { listFor, on, optionAt, questionsIn, say, words } from '../../../testing/family-questions.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { plans } from '../../plans/tables.ts';
import { closeOverdue } from './close-decision.ts';
import { decisionAnswers, familyDecisions } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, clock } = house;
const { db } = world;

const { inHours, question, kindsOf } = questionsIn(house);

test('nobody sees how it stands before they have answered, and abstaining is nobody’s business', async () => {
  const family = await aFamily(house);
  const { editor, member, contributor, viewer } = family.as;
  const asked = await editor(askFamily, question(family));
  // The planner, and one in each role that decides.
  expect(asked).toMatchObject({
    state: 'open',
    answered: 0,
    entitled: 6,
    myAnswer: null,
    askedBy: { name: 'Edda Rao' },
  });
  expect(asked.options.map(({ votes, cents }) => [votes, cents])).toEqual([
    [null, null],
    [null, null],
  ]);
  await say(member, asked, 0);
  const quiet = await say(contributor, asked, 'abstain');
  expect(quiet).toMatchObject({ answered: 2, myAnswer: 'abstain' });
  expect(quiet.options.map(({ votes }) => votes)).toEqual([1, 0]);
  for (const person of [editor, viewer]) {
    const [seen] = await listFor(person, family);
    expect(seen).toMatchObject({ answered: 2, myAnswer: null });
    expect(seen?.options.map(({ votes }) => votes)).toEqual([null, null]);
  }
  const changed = await say(member, asked, 1);
  expect(changed.options.map(({ votes }) => votes)).toEqual([0, 1]);
  expect(JSON.stringify(changed)).not.toContain(contributor.memberId);
});

test('two packages and two venues have the prices the plan would have with each', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const packages = [
    { label: 'free', packageTier: 'premium' },
    { label: '', packageTier: 'basic' },
  ] as const;
  const tiers = await planner(askFamily, question(family, { kind: 'packages', options: [...packages] }));
  expect(tiers.options[1]).toMatchObject({
    label: plan.packageName,
    cents: Number(plan.totalCost) * 100,
    moreCents: 0,
  });
  const [dearer] = tiers.options;
  expect(dearer?.label).not.toBe('free');
  expect(dearer?.moreCents).toBe((dearer?.cents ?? 0) - Number(plan.totalCost) * 100);
  const [one, other] = await planner(listVenues, { query: {} });
  if (!one || !other) throw new Error('sample data has venues');
  const options = [one, other].map(({ id }) => ({ label: '', venueId: id }));
  const venues = await planner(askFamily, question(family, { kind: 'venues', options }));
  const costs = [one, other].map(({ minCost }) => Number(plan.totalCost) * 100 + minCost);
  expect(venues.options.map(({ cents }) => cents)).toEqual(costs);
  expect(venues.options.map(({ label }) => label)).toEqual([one.name, other.name]);
});

test('what was decided changes the plan, and its history says why; once', async () => {
  const family = await aFamily(house);
  const { editor, member, coordinator, contributor } = family.as;
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const asked = await editor(askFamily, question(family, { kind: 'packages', options: [...options] }));
  await expect(editor(applyDecision, { ...on(asked), body: {} })).rejects.toMatchObject({
    code: 'decision.not_decided',
  });
  await say(member, asked, 1);
  const closed = await editor(closeDecision, { ...on(asked), body: {} });
  expect(closed).toMatchObject({ state: 'decided', chosenId: optionAt(asked, 1), isApplied: false });
  await expect(contributor(applyDecision, { ...on(asked), body: {} })).rejects.toMatchObject({
    code: 'family.role_too_low',
  });
  const [applied, again] = await Promise.all([
    coordinator(applyDecision, { ...on(asked), body: {} }),
    editor(applyDecision, { ...on(asked), body: {} }),
  ]);
  expect([applied.isApplied, again.isApplied]).toEqual([true, true]);
  const plan = await member(getFamilyPlan, { params: { groupId: family.group.id } });
  expect(plan).toMatchObject({ packageTier: 'premium', version: 2 });
  const { versions } = await member(listFamilyVersions, { query: { groupId: family.group.id } });
  expect(versions[0]?.changeDescription).toBe(`The family decided: ${asked.options[1]?.label}`);
  expect(await kindsOf(family)).toEqual(['decision.asked', 'decision.made', 'plan.saved']);
});

test('what was decided in the family’s own words is noted in the history as well', async () => {
  const family = await aFamily(house);
  const { admin } = family.as;
  const asked = await admin(askFamily, question(family));
  await say(admin, asked, 0);
  await admin(closeDecision, { ...on(asked), body: {} });
  await admin(applyDecision, { ...on(asked), body: {} });
  const { versions } = await admin(listFamilyVersions, { query: { groupId: family.group.id } });
  expect(versions[0]).toMatchObject({ changeDescription: 'The family decided: Ave Maria', changes: [] });
});

test('a package that money has settled is not changed by a decision', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const asked = await planner(askFamily, question(family, { kind: 'packages', options: [...options] }));
  await say(planner, asked, 1);
  await planner(closeDecision, { ...on(asked), body: {} });
  await db.update(plans).set({ status: 'active', priceSettledAt: new Date() }).where(eq(plans.id, family.plan.id));
  await expect(planner(applyDecision, { ...on(asked), body: {} })).rejects.toMatchObject({
    code: 'plan.price_settled',
  });
  expect((await listFor(planner, family))[0]).toMatchObject({ isApplied: false });
});

test('when the time is up it is over, whether or not the job has come by', async () => {
  const family = await aFamily(house);
  const { editor, member } = family.as;
  const asked = await editor(askFamily, question(family));
  await say(member, asked, 0);
  clock.forward({ hours: 25 });
  const [late] = await listFor(editor, family);
  expect(late).toMatchObject({ state: 'decided', chosenId: optionAt(asked, 0), decidedAt: asked.deadline });
  expect(late?.options.map(({ votes }) => votes)).toEqual([1, 0]);
  await expect(say(editor, asked, 1)).rejects.toMatchObject({ status: 409, code: 'decision.closed' });
  await closeOverdue(world);
  await closeOverdue(world);
  expect((await listFor(editor, family))[0]).toEqual(late);
  expect(await kindsOf(family)).toEqual(['decision.asked', 'decision.made']);
});

test('two that are level wait for somebody who settles things, and only between those', async () => {
  const family = await aFamily(house);
  const { editor, member, coordinator } = family.as;
  const asked = await editor(askFamily, question(family, { options: words('Roses', 'Lilies', 'Marigolds') }));
  await say(member, asked, 0);
  await say(editor, asked, 1);
  clock.forward({ days: 2 });
  await closeOverdue(world);
  expect((await listFor(member, family))[0]).toMatchObject({ state: 'tied', chosenId: null });
  const choose = (person: Relative, place: number) =>
    person(closeDecision, { ...on(asked), body: { chosenId: optionAt(asked, place) } });
  await expect(choose(editor, 0)).rejects.toMatchObject({ code: 'family.role_too_low' });
  await expect(choose(coordinator, 2)).rejects.toMatchObject({ fields: { chosenId: expect.any(String) } });
  expect(await choose(coordinator, 1)).toMatchObject({ state: 'decided', chosenId: optionAt(asked, 1) });
  expect(await choose(coordinator, 1)).toMatchObject({ state: 'decided' });
  await expect(choose(coordinator, 0)).rejects.toMatchObject({ code: 'decision.closed' });
});

test('nobody answered: level without votes, and any of them can be chosen', async () => {
  const family = await aFamily(house);
  const { admin } = family.as;
  const asked = await admin(askFamily, question(family));
  await say(admin, asked, 'abstain');
  const closed = await admin(closeDecision, { ...on(asked), body: {} });
  expect(closed).toMatchObject({ state: 'tied', answered: 1 });
  const chosen = await admin(closeDecision, { ...on(asked), body: { chosenId: optionAt(asked, 1) } });
  expect(chosen).toMatchObject({ state: 'decided', chosenId: optionAt(asked, 1) });
});

test('two answers of one person at once are one, and an answer never comes after the end', async () => {
  const family = await aFamily(house);
  const { admin, member } = family.as;
  const asked = await admin(askFamily, question(family));
  await Promise.all([say(member, asked, 0), say(member, asked, 1), say(member, asked, 0)]);
  expect(await db.$count(decisionAnswers, eq(decisionAnswers.decisionId, asked.id))).toBe(1);
  const [closing, answering] = await Promise.allSettled([
    admin(closeDecision, { ...on(asked), body: {} }),
    say(family.as.contributor, asked, 1),
  ]);
  if (closing.status === 'rejected') throw closing.reason;
  const [after] = await listFor(admin, family);
  expect(after?.answered).toBe(answering.status === 'fulfilled' ? 2 : 1);
  if (answering.status === 'fulfilled') expect(closing.value.answered).toBe(2);
});

test('whoever joins later has a voice, and whoever has left has none', async () => {
  const family = await aFamily(house);
  const { admin, member } = family.as;
  const asked = await admin(askFamily, question(family));
  await say(member, asked, 0);
  const late = await aRelative(house, family, 'member', { firstName: 'Lena' });
  expect(await say(late, asked, 1)).toMatchObject({ answered: 2, entitled: 7 });
  await db.delete(familyMembers).where(eq(familyMembers.id, member.memberId));
  expect((await listFor(late, family))[0]).toMatchObject({ answered: 1, entitled: 6 });
  const closed = await admin(closeDecision, { ...on(asked), body: {} });
  expect(closed).toMatchObject({ state: 'decided', chosenId: optionAt(asked, 1), answered: 1 });
});

test('the same question sent again, also at once, is one', async () => {
  const family = await aFamily(house);
  const input = question(family);
  const both = await Promise.all([family.as.editor(askFamily, input), family.as.editor(askFamily, input)]);
  expect(both[0].id).toBe(both[1].id);
  expect(await listFor(family.as.editor, family)).toHaveLength(1);
});

test('questions that make no sense are refused with the reason', async () => {
  const family = await aFamily(house);
  const { admin } = family.as;
  const [venue] = await admin(listVenues, { query: {} });
  const refused = (more: Partial<NewDecision>, problem: object) =>
    expect(admin(askFamily, question(family, more))).rejects.toMatchObject(problem);
  await refused({ options: words('Roses', ' roses ') }, { status: 409, code: 'decision.options_alike' });
  const twice = [1, 2].map((n) => ({ label: `${n}`, venueId: venue?.id }));
  await refused({ kind: 'venues', options: twice }, { code: 'decision.options_alike' });
  await refused({ deadline: inHours(-1) }, { code: 'decision.deadline_past' });
  await refused({ options: words('Roses', ' ') }, { fields: { 'options.1.label': expect.any(String) } });
  await refused({ kind: 'venues' }, { fields: { 'options.0.venueId': expect.any(String) } });
  await refused({ question: ' ' }, { fields: { question: expect.any(String) } });
  await refused({ options: words('Only one') }, { code: 'request.invalid' });
  const missing = [
    { label: '', venueId: venue?.id },
    { label: '', venueId: v4() as never },
  ];
  await refused({ kind: 'venues', options: missing }, { code: 'venue.not_found' });
});

test('there is an end to open questions; one that is over makes room', async () => {
  const family = await aFamily(house);
  const { admin } = family.as;
  for (let n = 0; n < OPEN_DECISIONS_MAX; n += 1) await admin(askFamily, question(family));
  await expect(admin(askFamily, question(family))).rejects.toMatchObject({ code: 'decision.too_many' });
  clock.forward({ hours: 25 });
  expect(await admin(askFamily, question(family))).toMatchObject({ state: 'open' });
});

test('a question is taken back by whoever asked or settles things, and is over then', async () => {
  const family = await aFamily(house);
  const { editor, coordinator, member, admin } = family.as;
  const asked = await admin(askFamily, question(family));
  const tooLow = { status: 403, code: 'family.role_too_low' };
  for (const person of [editor, member]) {
    await expect(person(withdrawDecision, { ...on(asked), body: {} })).rejects.toMatchObject(tooLow);
    await expect(person(closeDecision, { ...on(asked), body: {} })).rejects.toMatchObject(tooLow);
  }
  expect(await coordinator(withdrawDecision, { ...on(asked), body: {} })).toMatchObject({ state: 'withdrawn' });
  expect(await coordinator(withdrawDecision, { ...on(asked), body: {} })).toMatchObject({ state: 'withdrawn' });
  await expect(say(member, asked, 0)).rejects.toMatchObject({ code: 'decision.closed' });
  await expect(admin(closeDecision, { ...on(asked), body: {} })).rejects.toMatchObject({ code: 'decision.closed' });
  expect(await kindsOf(family)).toEqual(['decision.asked', 'decision.withdrawn']);
});

test('strangers, other families and small roles get nowhere', async () => {
  const [family, other] = [await aFamily(house), await aFamily(house)];
  const { admin, viewer, member } = family.as;
  const asked = await admin(askFamily, question(family));
  const stranger = other.as.admin;
  const notThere = { status: 404, code: 'family.not_found' };
  const noSuch = { status: 404, code: 'decision.not_found' };
  await expect(listFor(stranger, family)).rejects.toMatchObject(notThere);
  await expect(say(stranger, asked, 0)).rejects.toMatchObject(noSuch);
  await expect(stranger(closeDecision, { ...on(asked), body: {} })).rejects.toMatchObject(noSuch);
  await expect(stranger(applyDecision, { ...on(asked), body: {} })).rejects.toMatchObject(noSuch);
  await expect(say(viewer, asked, 0)).rejects.toMatchObject({ code: 'family.role_too_low' });
  await expect(member(askFamily, question(family))).rejects.toMatchObject({ code: 'family.role_too_low' });
  const foreign = await stranger(askFamily, question(other));
  const answer = { ...on(asked), body: { answer: optionAt(foreign, 0) } };
  await expect(admin(answerDecision, answer)).rejects.toMatchObject({ fields: { answer: expect.any(String) } });
  const nowhere = { params: { decisionId: FamilyDecisionId.parse(uuid()) }, body: {} };
  await expect(admin(closeDecision, nowhere)).rejects.toMatchObject({ code: 'decision.not_found' });
  const visitor = house.aVisitor()(listFamilyDecisions, { query: { groupId: family.group.id } });
  await expect(visitor).rejects.toMatchObject({ code: 'session.required' });
});

test('add-ons stay in the price where the other package has them', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const params = { planId: plan.id };
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const ask = () => planner(askFamily, question(family, { kind: 'packages', options: [...options] }));
  const bare = await ask();
  await planner(updatePlan, { params, body: { addons: [{ name: 'Live Streaming' }] } });
  const rich = await ask();
  expect(rich.options[0]?.cents).toBeGreaterThan(bare.options[0]?.cents ?? 0);
  expect(await db.$count(familyDecisions, eq(familyDecisions.groupId, family.group.id))).toBe(2);
});
