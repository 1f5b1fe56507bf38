// What a family has around its plan: papers, money, helpers, those who decide.
import { randomUUID } from 'node:crypto';
import { requestAdjustment } from '@evenlight/contract/adjustments';
import { addDecider } from '@evenlight/contract/deciding';
import { openDocument } from '@evenlight/contract/documents';
import { handOver } from '@evenlight/contract/handoffs';
import type { PlanId } from '@evenlight/contract/ids';
import { createPaymentIntent, getPlanMoney, readPaymentResult } from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { askForRefund } from '@evenlight/contract/refunds';
import { createShares } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { generateTimeline } from '@evenlight/contract/timelines';
import { listVenues } from '@evenlight/contract/venues';
import { aPdf, sendUpload } from '../../../testing/uploads.ts';
import { type Place, present, tokenIn } from './place.ts';

export async function planThings({ house, owner, number }: Place) {
  const venues = await owner(listVenues, { query: {} });
  const venue = present(venues[number]);
  const plan = await owner(createPlan, {
    body: {
      ...{ faithTradition: 'secular', packageTier: 'basic', planIntent: 'at-need' },
      ...{ personName: 'Leela Rao', venueId: venue.id },
    },
  });
  const params = { planId: plan.id };
  const { timeline } = await owner(generateTimeline, { body: params });
  const eventId = present(timeline[0]).id;
  const helper = `helper.${randomUUID()}@example.org`;
  const handoff = await owner(handOver, {
    params,
    body: { eventId, name: 'Dev', email: helper, sendKey: randomUUID() },
  });
  const { people } = await owner(addDecider, {
    params,
    body: { name: 'Ravi', standing: 'children', sendKey: randomUUID() },
  });
  const scan = { bytes: await aPdf('A certificate'), name: 'scan.pdf', type: 'application/pdf' };
  const fields = { documentType: 'death-certificate', planId: plan.id };
  const { document } = await sendUpload(house.app, owner.person, { fields, files: [scan] });
  const documentId = present(document).id;
  const { url } = await owner(openDocument, { params: { documentId } });
  return {
    ...{ planId: plan.id, venueId: venue.id, timelineEventId: eventId },
    ...{ handoffId: handoff.id, deciderId: present(people[0]).id, documentId },
    documentToken: present(url.split('/').pop()),
    ...(await moneyThings({ house, owner, number }, params)),
    handoffToken: await tokenIn(house, helper, /\/help-with#([\w-]+)/),
  };
}

async function moneyThings({ house, owner }: Place, params: { planId: PlanId }) {
  const { depositCents: amount } = await owner(getPlanMoney, { params });
  const begun = await owner(createPaymentIntent, { body: { ...params, type: 'deposit', amount } });
  const { clientSecret, paymentId } = begun;
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await owner(readPaymentResult, { body: { paymentIntent, clientSecret } });
  const payer = `payer.${randomUUID()}@example.org`;
  const { shares } = await owner(createShares, {
    params,
    body: { shares: [{ name: 'Ben', email: payer, cents: 5_000 }], sendKey: randomUUID() },
  });
  const { adjustments } = await owner(requestAdjustment, {
    params,
    body: { description: 'A second car', amount: 20_000, sendKey: randomUUID() },
  });
  const refund = await owner(askForRefund, { params, body: { reason: 'Paid twice', sendKey: randomUUID() } });
  return {
    ...{ paymentId, paymentIntent, clientSecret, shareId: present(shares[0]).id },
    ...{ adjustmentId: present(adjustments[0]).id, refundRequestId: refund.id },
    shareToken: await tokenIn(house, payer, /\/pay#([\w-]+)/),
  };
}
