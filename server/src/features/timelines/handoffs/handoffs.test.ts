// A step handed to somebody without an account: the mailed link, what it shows, the answer, and taking it back.
import { randomUUID } from 'node:crypto';
import {
  answerHandoff,
  endHandoff,
  HANDOFFS_AT_ONCE,
  handOver,
  openHandoff,
  resendHandoff,
} from '@evenlight/contract/handoffs';
import type { HandoffId, PlanId } from '@evenlight/contract/ids';
import { archivePlan, restorePlan, updatePlan } from '@evenlight/contract/plans';
import { changeEvent, getTimeline } from '@evenlight/contract/timelines';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../../testing/open-test-house.ts';
import { aPlanWithTimeline } from '../../../testing/plans.ts';

const house = await openTestHouse({ withSampleData: true });
type Member = Awaited<ReturnType<typeof house.aMember>>;
let people = 0;

async function aPlanToShare() {
  const member = await house.aMember({ firstName: 'Asha', lastName: 'Rao' });
  const { id: planId } = await aPlanWithTimeline(member, {
    faithTradition: 'hindu',
    planIntent: 'at-need',
    personName: 'Leela Rao',
  });
  return { member, planId };
}

function hand(member: Member, planId: PlanId, more: object = {}) {
  people += 1;
  const body = { eventId: 'hin-samagri', name: 'Dev', email: `dev${people}@example.org`, idempotencyKey: randomUUID() };
  return member(handOver, { params: { planId }, body: { ...body, ...more } });
}

async function tokenMailedTo(email: string): Promise<string> {
  const { text } = await house.nextMailTo(email);
  const [, token] = /\/help-with#([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error('no link in the mail');
  return token;
}

const markIn = async (member: Member, planId: PlanId) => {
  const { timeline, handoffs } = await member(getTimeline, { params: { planId } });
  return { event: timeline.find(({ id }) => id === 'hin-samagri'), handoffs };
};

test('whoever has the link sees the one step, says that it is done, and the family hears of it', async () => {
  const { member, planId } = await aPlanToShare();
  const handed = await hand(member, planId, { message: 'You know the shop on Telegraph.' });
  expect(handed).toMatchObject({ name: 'Dev', state: 'open', eventId: 'hin-samagri' });
  expect((await markIn(member, planId)).event?.assignee).toBe('Dev');
  const token = await tokenMailedTo(handed.email);
  const visitor = house.aVisitor();
  const shown = await visitor(openHandoff, { body: { token } });
  expect(shown).toMatchObject({
    name: 'Dev',
    askerName: 'Asha Rao',
    personName: 'Leela Rao',
    title: 'Gather items for the rites',
    message: 'You know the shop on Telegraph.',
    state: 'open',
  });
  expect(JSON.stringify(shown)).not.toContain(planId);
  const answered = await visitor(answerHandoff, { body: { token, state: 'done', answer: 'All here.' } });
  expect(answered.state).toBe('done');
  await visitor(answerHandoff, { body: { token, state: 'done', answer: 'All here.' } });
  await expect(visitor(answerHandoff, { body: { token, state: 'declined' } })).rejects.toMatchObject({
    code: 'handoff.answered',
  });
  const { event, handoffs } = await markIn(member, planId);
  expect(event).toMatchObject({ completed: true, completedBy: 'Dev' });
  expect(handoffs).toMatchObject([{ state: 'done', answer: 'All here.' }]);
  const mails = [await house.nextMailTo(member.person.email), await house.nextMailTo(member.person.email)];
  expect(mails.map(({ subject }) => subject)).toContain('Dev has done it');
});

test('an answered link shows nothing any more once it is taken back, too old, or the plan is put away', async () => {
  const { member, planId } = await aPlanToShare();
  const gone = { status: 404, code: 'handoff.not_found' };
  const open = (token: string) => house.aVisitor()(openHandoff, { body: { token } });
  async function answered(): Promise<{ token: string; id: HandoffId }> {
    const { id, email } = await hand(member, planId);
    const token = await tokenMailedTo(email);
    await house.aVisitor()(answerHandoff, { body: { token, state: 'done' } });
    expect(await open(token)).toMatchObject({ state: 'done' });
    return { token, id };
  }
  const first = await answered();
  expect(await member(endHandoff, { params: { planId, handoffId: first.id } })).toMatchObject({ state: 'done' });
  await expect(open(first.token)).rejects.toMatchObject(gone);
  expect((await markIn(member, planId)).event?.completed).toBe(true);
  const second = await answered();
  await member(archivePlan, { params: { planId } });
  await expect(open(second.token)).rejects.toMatchObject(gone);
  await member(restorePlan, { params: { planId } });
  expect(await open(second.token)).toMatchObject({ state: 'done' });
  house.clock.forward({ days: 15 });
  await expect(open(second.token)).rejects.toMatchObject(gone);
});

test('whoever cannot do it gives the step back', async () => {
  const { member, planId } = await aPlanToShare();
  const handed = await hand(member, planId);
  const token = await tokenMailedTo(handed.email);
  await house.aVisitor()(answerHandoff, { body: { token, state: 'declined' } });
  expect((await markIn(member, planId)).event).toMatchObject({ completed: false, assignee: '' });
  // And may find that they can after all.
  expect(await house.aVisitor()(answerHandoff, { body: { token, state: 'done' } })).toMatchObject({ state: 'done' });
  expect((await markIn(member, planId)).event).toMatchObject({ completed: true, completedBy: 'Dev' });
});

test('a step that comes back is with whoever had it before', async () => {
  const { member, planId } = await aPlanToShare();
  const params = { planId, eventId: 'hin-samagri' };
  await member(changeEvent, { params, body: { assignee: 'Ravi' } });
  const handed = await hand(member, planId);
  expect((await markIn(member, planId)).event?.assignee).toBe('Dev');
  await member(endHandoff, { params: { planId, handoffId: handed.id } });
  expect((await markIn(member, planId)).event?.assignee).toBe('Ravi');
  const again = await hand(member, planId);
  await member(changeEvent, { params, body: { assignee: 'Meera' } });
  await house.aVisitor()(answerHandoff, { body: { token: await tokenMailedTo(again.email), state: 'declined' } });
  expect((await markIn(member, planId)).event?.assignee).toBe('Meera');
});

test('a step that was taken back, sent again or is too old is behind no former link', async () => {
  const { member, planId } = await aPlanToShare();
  const handed = await hand(member, planId);
  const params = { planId, handoffId: handed.id };
  const first = await tokenMailedTo(handed.email);
  house.clock.forward({ minutes: 1 });
  await member(resendHandoff, { params });
  const second = await tokenMailedTo(handed.email);
  const gone = { status: 404, code: 'handoff.not_found' };
  const open = (token: string) => house.aVisitor()(openHandoff, { body: { token } });
  await expect(open(first)).rejects.toMatchObject(gone);
  expect(await open(second)).toMatchObject({ state: 'open' });
  house.clock.forward({ days: 15 });
  await expect(open(second)).rejects.toMatchObject(gone);
  const later = await house.onAnotherDevice(member);
  expect((await markIn(later, planId)).handoffs).toMatchObject([{ state: 'ended' }]);
  await later(resendHandoff, { params });
  const third = await tokenMailedTo(handed.email);
  expect(await later(endHandoff, { params })).toMatchObject({ state: 'ended' });
  await expect(open(third)).rejects.toMatchObject(gone);
  await expect(house.aVisitor()(answerHandoff, { body: { token: third, state: 'done' } })).rejects.toMatchObject(gone);
  expect((await markIn(later, planId)).event).toMatchObject({ completed: false, assignee: '' });
  for (const guess of ['a'.repeat(43), planId, handed.id]) await expect(open(guess)).rejects.toMatchObject(gone);
});

test('the same request sent twice is one letter', async () => {
  const { member, planId } = await aPlanToShare();
  const idempotencyKey = randomUUID();
  const input = { idempotencyKey, email: 'once@example.org' };
  const both = await Promise.all([hand(member, planId, input), hand(member, planId, input)]);
  expect(both[0]?.id).toBe(both[1]?.id);
  expect((await markIn(member, planId)).handoffs).toHaveLength(1);
});

test('one address is written to a number of times a day at most, whoever hands something over', async () => {
  const [one, other] = [await aPlanToShare(), await aPlanToShare()];
  const to = { email: 'much.asked@example.org' };
  const handOften = async ({ member, planId }: typeof one, times: number) => {
    for (let letters = 0; letters < times; letters += 1) {
      const { id: handoffId } = await hand(member, planId, to);
      await member(endHandoff, { params: { planId, handoffId } });
    }
  };
  await handOften(one, 12);
  await expect(hand(one.member, one.planId, to)).rejects.toMatchObject({ status: 429 });
  await handOften(other, 8);
  await expect(hand(other.member, other.planId, to)).rejects.toMatchObject({ status: 429 });
  const handed = await hand(other.member, other.planId, { email: 'less.asked@example.org' });
  const params = { planId: other.planId, handoffId: handed.id };
  for (let letters = 1; letters < 12; letters += 1) await other.member(resendHandoff, { params });
  await expect(other.member(resendHandoff, { params })).rejects.toMatchObject({ status: 429 });
});

test('a step that the plan does not know any more is behind no link', async () => {
  const { member, planId } = await aPlanToShare();
  const handed = await hand(member, planId);
  const token = await tokenMailedTo(handed.email);
  await member(updatePlan, { params: { planId }, body: { faithTradition: 'muslim', packageTier: 'basic' } });
  await expect(house.aVisitor()(openHandoff, { body: { token } })).rejects.toMatchObject({ code: 'handoff.not_found' });
  const params = { planId, handoffId: handed.id };
  await expect(member(resendHandoff, { params })).rejects.toMatchObject({ code: 'timeline.event_not_found' });
});

test('strangers hand over nothing, unknown steps neither, and there is an end to how many', async () => {
  const { member, planId } = await aPlanToShare();
  const stranger = await house.aMember();
  const handed = await hand(member, planId);
  const params = { planId, handoffId: handed.id };
  for (const call of [endHandoff, resendHandoff])
    await expect(stranger(call, { params })).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
  await expect(hand(stranger, planId)).rejects.toMatchObject({ code: 'plan.not_found' });
  const other = await aPlanToShare();
  const foreign = { planId: other.planId, handoffId: handed.id };
  await expect(other.member(endHandoff, { params: foreign })).rejects.toMatchObject({ code: 'handoff.not_found' });
  await expect(hand(member, planId, { eventId: 'jew-shiva' })).rejects.toMatchObject({
    code: 'timeline.event_not_found',
  });
  await expect(hand(member, planId, { email: 'nowhere' })).rejects.toMatchObject({ status: 400 });
  for (let more = 1; more < HANDOFFS_AT_ONCE; more += 1) await hand(member, planId);
  await expect(hand(member, planId)).rejects.toMatchObject({ code: 'handoff.too_many' });
});

test('a letter is in the language that the family names, until somebody has chosen one here themselves', async () => {
  const { member, planId } = await aPlanToShare();
  const asked = await hand(member, planId, { language: 'es' });
  expect((await house.nextMailTo(asked.email)).html).toContain('<html lang="es"');
  await member(resendHandoff, { params: { planId, handoffId: asked.id } });
  expect((await house.nextMailTo(asked.email)).html).toContain('<html lang="es"');
  const reader = await house.aMember();
  await hand(member, planId, { email: reader.person.email, language: 'es' });
  expect((await house.nextMailTo(reader.person.email)).html).toContain('<html lang="en"');
});
