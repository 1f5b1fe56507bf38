// What becomes of a plan in the weeks after it was made.
import { randomUUID } from 'node:crypto';
import { decideAdjustment, requestAdjustment } from '@evenlight/contract/adjustments';
import { addDecider, changeDecider, setDirections } from '@evenlight/contract/deciding';
import { decideDocument, sayDocumentIsNone } from '@evenlight/contract/documents';
import { keepPlanningDraft, type PlanningDraft } from '@evenlight/contract/drafts';
import { answerHandoff, handOver } from '@evenlight/contract/handoffs';
import { createPaymentIntent, getPlanMoney, refundPayment } from '@evenlight/contract/payments';
import { archivePlan, createPlan } from '@evenlight/contract/plans';
import { askForRefund } from '@evenlight/contract/refunds';
import { blockDate } from '@evenlight/contract/scheduling';
import { createShares, payShare, readShareResult } from '@evenlight/contract/sharing';
import { changeEvent, getTimeline, makeCalendarAddress } from '@evenlight/contract/timelines';
import type { Family } from '../family.ts';
import { dayIn, type Place, present, tokenIn } from '../place.ts';
import { aPaper, payWith } from '../things/plan-things.ts';

type OfPlan = {
  place: Place;
  people: Pick<Family['people'], 'owner'>;
  ids: Pick<Family['ids'], 'planId' | 'deciderId'>;
};

export async function planWeeks(family: Family) {
  await settleDays(family);
  await bringPapers(family);
  await payTogether(family);
  return planOthers(family);
}

export async function settleDays({ place, people: { owner }, ids }: OfPlan) {
  const params = { planId: ids.planId };
  await bookFirstFittingDay({ place, people: { owner }, ids });
  await owner(makeCalendarAddress, { params });
  const { timeline } = await owner(getTimeline, { params });
  const [, second, third, fourth, fifth] = timeline.map(({ id: eventId }) => eventId);
  const mark = (eventId: string | undefined, body: object) =>
    owner(changeEvent, { params: { ...params, eventId: present(eventId) }, body });
  await mark(second, { completed: true, familyNote: 'They came within the hour.' });
  await mark(third, { assignee: 'Ravi', familyNote: 'Ask about the parking.' });
  for (const [eventId, state] of [
    [fourth, 'done'],
    [fifth, 'declined'],
  ] as const) {
    const email = `helper.${randomUUID()}@example.org`;
    const body = { eventId: present(eventId), name: 'Nila', email, idempotencyKey: randomUUID() };
    await owner(handOver, { params, body });
    const token = await tokenIn(place, email, /\/help-with#([\w-]+)/);
    await place.aVisitor()(answerHandoff, { body: { token, state, answer: 'I called them.' } });
  }
  await owner(setDirections, { params, body: { directions: 'none' } });
  const ravi = { ...params, deciderId: ids.deciderId };
  await owner(changeDecider, { params: ravi, body: { answer: 'agreed', note: 'By phone.' } });
  const noor = { name: 'Noor', standing: 'children', answer: 'objected', note: 'Would rather wait.' } as const;
  await owner(addDecider, { params, body: { ...noor, idempotencyKey: randomUUID() } });
}

/** Neither a day the tradition would not have, nor one that is taken. */
async function bookFirstFittingDay({ place, people: { owner }, ids }: OfPlan) {
  const from = 20;
  for (let days = from; days < from + 20; days++) {
    const body = { serviceDate: dayIn(place, days), serviceTime: '11:00' };
    const isBooked = await owner(blockDate, { params: { planId: ids.planId }, body }).then(
      () => true,
      () => false,
    );
    if (isBooked) return;
  }
  throw new Error('No day fits.');
}

async function bringPapers({ place, people: { owner, staff }, ids }: Family) {
  const { planId } = ids;
  await staff(decideDocument, { params: { documentId: ids.documentId }, body: { state: 'accepted' } });
  const unreadable = await aPaper({ place, owner }, planId, 'government-id');
  const body = { state: 'needs-another', reason: 'The back is missing' } as const;
  await staff(decideDocument, { params: { documentId: unreadable.id }, body });
  await aPaper({ place, owner }, planId, 'will-testament');
  const held = await aPaper({ place, owner }, planId, 'power-of-attorney');
  await place.holdPaper(held.id);
  await owner(sayDocumentIsNone, { params: { planId, documentType: 'insurance-policy' }, body: { isNone: true } });
}

async function payTogether({ place, people: { owner, staff }, ids }: Family) {
  const params = { planId: ids.planId };
  const email = `payer.${randomUUID()}@example.org`;
  const shares = [{ name: 'Noor', email, cents: 12_500 }];
  await owner(createShares, { params, body: { shares, idempotencyKey: randomUUID() } });
  const token = await tokenIn(place, email, /\/pay#([\w-]+)/);
  const { clientSecret } = await place.aVisitor()(payShare, { body: { token, amount: 12_500 } });
  await payWith(place, clientSecret);
  await place.aVisitor()(readShareResult, { body: { token } });
  const { payments } = await owner(getPlanMoney, { params });
  const ofShare = present(payments.find(({ id }) => id !== ids.paymentId));
  const refund = { cents: 2_500, reason: 'One car less', idempotencyKey: randomUUID() };
  await staff(refundPayment, { params: { paymentId: ofShare.id }, body: refund });
  // What was given back answered the first request; this one is still open.
  await owner(askForRefund, { params, body: { reason: 'One car less than we thought', idempotencyKey: randomUUID() } });
  for (const [description, amount, state] of [
    ['Own flowers', -15_000, 'confirmed'],
    ['A third car', 40_000, 'declined'],
  ] as const) {
    const { adjustments } = await owner(requestAdjustment, {
      params,
      body: { description, amount, idempotencyKey: randomUUID() },
    });
    const { id: adjustmentId } = present(adjustments.find((one) => one.description === description));
    await staff(decideAdjustment, { params: { adjustmentId }, body: { state, note: 'As we said on the phone.' } });
  }
}

/** A plan made ahead, one that was put away, and one that is only begun. */
async function planOthers({ people: { owner }, ids }: Family) {
  const input = { faithTradition: 'secular', packageTier: 'basic' } as const;
  const ahead = await owner(createPlan, { body: { ...input, planIntent: 'plan-ahead', title: 'For myself' } });
  const away = await owner(createPlan, { body: { ...input, title: 'A first try' } });
  await owner(archivePlan, { params: { planId: away.id } });
  const bare = await owner(createPlan, { body: { ...input, title: 'For an uncle', planIntent: 'at-need' } });
  const draft: PlanningDraft = {
    id: randomUUID(),
    planIntent: null,
    personName: 'Gopal Rao',
    calledName: 'Thatha',
    relation: 'grandfather',
    way: null,
    wayAgreed: null,
    faithTradition: 'hindu',
    branch: '',
    packageTradition: null,
    packageTier: 'premium',
    declinedLines: [],
    chosenLines: [],
    venueId: ids.venueId,
    serviceDate: null,
    addons: [],
    budget: null,
  };
  await owner(keepPlanningDraft, { body: { draft, revision: 0 } });
  const unsaid = await owner(createPlan, { body: { ...input, title: 'Not said yet' } });
  const unpaid = { planId: bare.id };
  const { depositCents: amount } = await owner(getPlanMoney, { params: unpaid });
  const { clientSecret } = await owner(createPaymentIntent, { body: { ...unpaid, type: 'deposit', amount } });
  const asked = { client_secret: clientSecret, plan_id: bare.id, amount: String(amount), type: 'deposit' };
  return {
    planAheadId: ahead.id,
    archivedPlanId: away.id,
    barePlanId: bare.id,
    unsaidPlanId: unsaid.id,
    /** What leads to the card form of a payment that was begun. */
    openPayment: String(new URLSearchParams(asked)),
  };
}
