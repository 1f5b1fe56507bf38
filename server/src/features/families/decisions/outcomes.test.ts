// What becomes of a question: its price by then, what is told, what stays, and what is sent twice.
import {
  applyDecision,
  askFamily,
  closeDecision,
  listFamilyDecisions,
  PAST_DECISIONS_SHOWN,
  withdrawDecision,
} from '@evenlight/contract/families/decisions';
import { getFamilyPlan } from '@evenlight/contract/families/history';
import { selectVenue, updatePlan } from '@evenlight/contract/plans';
import { listVenues } from '@evenlight/contract/venues';
import { eq } from 'drizzle-orm';
import { v7 as uuid, v4 } from 'uuid';
import { expect, test } from 'vitest';
import { aFamily, aRelative } from '../../../testing/family-people.ts';
import { listFor, on, optionAt, questionsIn, say, words } from '../../../testing/family-questions.ts';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { Refused, reading } from '../../../testing/test-client.ts';
import { packages } from '../../catalogue/tables.ts';
import { familyMembers } from '../../plans/people/tables.ts';
import { venues } from '../../venues/tables.ts';
import { answersInWords } from './answers-in-words.ts';
import { closeOverdue } from './close-decision.ts';
import { familyDecisions } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { world, clock } = house;
const { db } = world;

const { inHours, question, kindsOf } = questionsIn(house);

test('a price that changed since the vote is not written without being agreed to', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const asked = await planner(askFamily, question(family, { kind: 'packages', options: [...options] }));
  await say(planner, asked, 1);
  await planner(closeDecision, { ...on(asked), body: {} });
  await planner(updatePlan, { params: { planId: plan.id }, body: { addons: [{ name: 'Live Streaming' }] } });
  const apply = (agreedCents?: number) =>
    planner(applyDecision, { ...on(asked), body: agreedCents === undefined ? {} : { agreedCents } });
  const told = asked.options[1]?.cents ?? 0;
  const refusal = await apply().catch((problem: unknown) => problem);
  if (!(refusal instanceof Refused)) throw refusal;
  expect(refusal).toMatchObject({ status: 409, code: 'decision.price_changed', amount: expect.any(Number) });
  const amount = refusal.amount ?? 0;
  expect(amount).toBeGreaterThan(told);
  await expect(apply(told)).rejects.toMatchObject({ code: 'decision.price_changed' });
  const untouched = await planner(getFamilyPlan, { params: { groupId: family.group.id } });
  expect(untouched).toMatchObject({ packageTier: 'basic', version: 2 });
  expect(await apply(amount)).toMatchObject({ isApplied: true });
  const after = await planner(getFamilyPlan, { params: { groupId: family.group.id } });
  expect(after).toMatchObject({ packageTier: 'premium', version: 3 });
  expect(Number(after.totalCost) * 100).toBe(amount);
});

test('a package to choose is named in the language of whoever reads, and applied whatever that is', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const asked = await planner(askFamily, question(family, { kind: 'packages', options: [...options] }));
  const inSpanish = reading('es', planner);
  const read = await listFor(inSpanish, family);
  const [known] = await db
    .select({ translations: packages.translations })
    .from(packages)
    .where(eq(packages.name, asked.options[1]?.label ?? ''));
  expect(read[0]?.options[1]?.label).toBe(known?.translations.es?.name);
  expect(read[0]?.options[1]?.label).not.toBe(asked.options[1]?.label);
  await say(planner, asked, 1);
  await inSpanish(closeDecision, { ...on(asked), body: {} });
  expect(await inSpanish(applyDecision, { ...on(asked), body: {} })).toMatchObject({ isApplied: true });
  await db
    .update(packages)
    .set({ name: 'Something else' })
    .where(eq(packages.name, asked.options[1]?.label ?? ''));
  const [renamed] = await listFor(inSpanish, family);
  expect(renamed?.options[1]).toMatchObject({ label: asked.options[1]?.label, language: 'en' });
});

test('after the plan went back to an earlier version it does not follow the decision, and can again', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const asked = await planner(askFamily, question(family, { kind: 'packages', options: [...options] }));
  await say(planner, asked, 1);
  await planner(closeDecision, { ...on(asked), body: {} });
  expect(await planner(applyDecision, { ...on(asked), body: {} })).toMatchObject({ isApplied: true });
  await planner(updatePlan, { params: { planId: plan.id }, body: { packageTier: 'basic' } });
  expect(await listFor(planner, family)).toMatchObject([{ isApplied: false }]);
  expect(await planner(applyDecision, { ...on(asked), body: {} })).toMatchObject({ isApplied: true });
  expect(await planner(getFamilyPlan, { params: { groupId: family.group.id } })).toMatchObject({
    packageTier: 'premium',
  });
});

test('a plan that has the choice already is not said to change', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const [venue, other] = await planner(listVenues, { query: {} });
  if (!venue || !other) throw new Error('sample data has venues');
  const options = [venue, other].map(({ id }) => ({ label: '', venueId: id }));
  const asked = await planner(askFamily, question(family, { kind: 'venues', options }));
  await say(planner, asked, 0);
  await planner(closeDecision, { ...on(asked), body: {} });
  await planner(selectVenue, { body: { planId: plan.id, venueId: venue.id } });
  // What else is in the plan costs something else by now, and applying changes none of it.
  await planner(updatePlan, { params: { planId: plan.id }, body: { addons: [{ name: 'Live Streaming' }] } });
  const { version } = await planner(getFamilyPlan, { params: { groupId: family.group.id } });
  expect(await planner(applyDecision, { ...on(asked), body: {} })).toMatchObject({ isApplied: true });
  expect(await planner(getFamilyPlan, { params: { groupId: family.group.id } })).toMatchObject({ version });
  expect(await kindsOf(family)).toEqual(['decision.asked', 'decision.made']);
});

test('a venue that is not offered any more is not brought into the plan', async () => {
  const family = await aFamily(house);
  const { planner } = family;
  const [, , venue, other] = await planner(listVenues, { query: {} });
  if (!venue || !other) throw new Error('sample data has venues');
  const options = [venue, other].map(({ id }) => ({ label: '', venueId: id }));
  const asked = await planner(askFamily, question(family, { kind: 'venues', options }));
  await say(planner, asked, 0);
  await planner(closeDecision, { ...on(asked), body: {} });
  await db.update(venues).set({ isListed: false }).where(eq(venues.id, venue.id));
  const gone = planner(applyDecision, { ...on(asked), body: {} });
  await expect(gone).rejects.toMatchObject({ status: 409, code: 'decision.choice_gone' });
  await db.update(venues).set({ isListed: true }).where(eq(venues.id, venue.id));
});

test('a package of another tradition, which the plan has by now, is not what the family chose', async () => {
  const family = await aFamily(house);
  const { planner, plan } = family;
  const options = [
    { label: '', packageTier: 'basic' },
    { label: '', packageTier: 'premium' },
  ] as const;
  const asked = await planner(askFamily, question(family, { kind: 'packages', options: [...options] }));
  await say(planner, asked, 0);
  await planner(closeDecision, { ...on(asked), body: {} });
  await planner(updatePlan, { params: { planId: plan.id }, body: { faithTradition: 'jewish' } });
  const other = planner(applyDecision, { ...on(asked), body: {} });
  await expect(other).rejects.toMatchObject({ code: 'decision.choice_gone' });
});

test('who had a voice at the end is what stays, whoever joins or leaves later', async () => {
  const family = await aFamily(house);
  const { admin, member, contributor } = family.as;
  const [ended, takenBack] = [await admin(askFamily, question(family)), await admin(askFamily, question(family))];
  await say(member, ended, 0);
  await admin(closeDecision, { ...on(ended), body: {} });
  await admin(withdrawDecision, { ...on(takenBack), body: {} });
  await aRelative(house, family, 'member', { firstName: 'Late' });
  await db.delete(familyMembers).where(eq(familyMembers.id, contributor.memberId));
  await db.delete(familyMembers).where(eq(familyMembers.id, member.memberId));
  const seen = await listFor(admin, family);
  expect(seen.map(({ entitled }) => entitled)).toEqual([6, 6]);
  expect(seen.find(({ id }) => id === ended.id)).toMatchObject({ answered: 1, chosenId: optionAt(ended, 0) });
});

test('what was sent before the end and lost on its way back is answered as the first time', async () => {
  const family = await aFamily(house);
  const { editor, member, contributor } = family.as;
  const asked = await editor(askFamily, question(family));
  await say(member, asked, 0);
  await say(contributor, asked, 'abstain');
  clock.forward({ hours: 25 });
  expect(await say(member, asked, 0)).toMatchObject({ state: 'decided', myAnswer: optionAt(asked, 0) });
  expect(await say(contributor, asked, 'abstain')).toMatchObject({ myAnswer: 'abstain' });
  await expect(say(member, asked, 1)).rejects.toMatchObject({ code: 'decision.closed' });
  const closed = await editor(closeDecision, { ...on(asked), body: {} });
  expect(await editor(closeDecision, { ...on(asked), body: {} })).toEqual(closed);
});

test('level answers are told to the family, once', async () => {
  const family = await aFamily(house);
  const { editor, member } = family.as;
  const asked = await editor(askFamily, question(family));
  await say(member, asked, 0);
  await say(editor, asked, 1);
  clock.forward({ days: 2 });
  await closeOverdue(world);
  await closeOverdue(world);
  expect(await kindsOf(family)).toEqual(['decision.asked', 'decision.tied']);
});

test('of what is over a page is shown, and what is open always', async () => {
  const family = await aFamily(house);
  const { admin, viewer } = family.as;
  const open = await admin(askFamily, question(family, { deadline: inHours(24 * 900) }));
  const groupId = family.group.id;
  const old = Array.from({ length: PAST_DECISIONS_SHOWN + 3 }, (_, place) => {
    const at = new Date(clock.now().getTime() + place * 60_000);
    const kept = { kind: 'other', state: 'withdrawn', isApplied: false } as const;
    const asked = { askedBy: null, askedAt: at, deadline: at, decidedAt: at };
    return {
      ...kept,
      ...asked,
      id: uuid({ msecs: at.getTime() }),
      groupId,
      idempotencyKey: v4(),
      question: `No. ${place}`,
    };
  });
  await db.insert(familyDecisions).values(old);
  const first = await viewer(listFamilyDecisions, { query: { groupId } });
  expect(first).toMatchObject({ hasEarlier: true });
  expect(first.decisions).toHaveLength(PAST_DECISIONS_SHOWN + 1);
  expect(first.decisions[0]).toMatchObject({ id: open.id });
  const before = first.decisions.at(-1)?.id;
  const earlier = await viewer(listFamilyDecisions, { query: { groupId, before } });
  expect(earlier).toMatchObject({ hasEarlier: false });
  expect(earlier.decisions.map(({ question }) => question)).toEqual(['No. 2', 'No. 1', 'No. 0']);
});

test('what somebody answered goes along in words', async () => {
  const family = await aFamily(house);
  const { member } = family.as;
  const [song, flowers] = [
    await family.planner(askFamily, question(family)),
    await family.planner(
      askFamily,
      question(family, { question: 'Which flowers?', options: words('abstain', 'Lilies') }),
    ),
  ];
  await say(member, song, 'abstain');
  clock.forward({ minutes: 1 });
  await say(member, flowers, 0);
  const [section] = await answersInWords(db, member.person, world);
  expect(section?.rows.map(({ question, answer }) => [question, answer])).toEqual([
    [
      { value: 'Which song first?' },
      { value: 'abstain', words: expect.objectContaining({ en: 'I would rather not say' }) },
    ],
    [{ value: 'Which flowers?' }, { value: 'abstain' }],
  ]);
});
