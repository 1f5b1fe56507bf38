// What is paid for a plan, by its owner and by those who were asked to share.
import { randomUUID } from 'node:crypto';
import { createPaymentIntent, getPlanMoney } from '@evenlight/contract/payments';
import { getPlan } from '@evenlight/contract/plans';
import { payShare } from '@evenlight/contract/sharing';
import type { Entries } from '../entry.ts';
import type { Household } from '../household.ts';

const may = ['owner'] as const;
const amount = 5_000;
const byLink = ({ ids }: Household) => ({ body: { token: ids.shareToken } });

/** A payment of the owner's that nobody has confirmed yet. */
async function begun({ people: { owner }, ids: { planId } }: Household) {
  const { offers } = await owner(getPlanMoney, { params: { planId } });
  return owner(createPaymentIntent, { body: { planId, type: 'full', amount: offers.full ?? 0 } });
}

const sharePaying = async ({ house, ids: { shareToken } }: Household) =>
  house.aVisitor()(payShare, { body: { token: shareToken, amount } });

export const money: Entries = {
  'GET /funeral-plans/:planId/payments': { may },
  'GET /payments/:paymentId/receipt': { may },
  'GET /payments/:paymentId/receipt.pdf': { may },
  'POST /payments/result': {
    may,
    send: ({ ids: { paymentIntent, clientSecret } }) => ({ body: { paymentIntent, clientSecret } }),
  },
  'POST /payment-shares/open': { may: 'holder', send: byLink },
  'POST /payment-shares/pay': {
    may: 'holder',
    send: ({ ids }) => ({ body: { token: ids.shareToken, amount } }),
  },
  'POST /payment-shares/result': { may: 'holder', send: byLink },
  'POST /test-payments/authenticate': {
    may: 'holder',
    send: async (on) => ({ body: { clientSecret: (await sharePaying(on)).clientSecret, isApproved: false } }),
  },
  'POST /funeral-plans/:planId/shares': {
    may,
    send: () => {
      const email = `payer.${randomUUID()}@example.org`;
      return { body: { shares: [{ name: 'Noor', email, cents: amount }], idempotencyKey: randomUUID() } };
    },
  },
  'POST /funeral-plans/:planId/shares/:shareId/resend': { may },
  'DELETE /funeral-plans/:planId/shares/:shareId': { may },
  'POST /funeral-plans/:planId/adjustments': {
    may,
    send: () => ({ body: { description: 'Flowers', amount: 10_000, idempotencyKey: randomUUID() } }),
  },
  'POST /staff/adjustments/:adjustmentId/decide': { may: ['staff'], send: () => ({ body: { state: 'declined' } }) },
  'POST /create-payment-intent': {
    may,
    send: async ({ people: { owner }, ids: { planId } }) => {
      const { offers } = await owner(getPlanMoney, { params: { planId } });
      return { body: { planId, type: 'full', amount: offers.full } };
    },
  },
  'POST /payments/open': {
    may,
    send: async (on) => ({ body: { clientSecret: (await begun(on)).clientSecret, planId: on.ids.planId } }),
  },
  'POST /test-payments/confirm': {
    may: 'holder',
    send: async (on) => ({ body: { clientSecret: (await begun(on)).clientSecret, card: 'declined' } }),
  },
  'POST /staff/refund-requests/:requestId/decline': {
    may: ['staff'],
    send: ({ ids }) => ({ params: { requestId: ids.refundRequestId }, body: { words: 'It is delivered already.' } }),
  },
  'POST /funeral-plans/:planId/refund-requests': {
    may,
    send: () => ({ body: { reason: 'Paid twice', idempotencyKey: randomUUID() } }),
  },
  'DELETE /funeral-plans/:planId/adjustments/:adjustmentId': {
    may,
    control: async ({ people: { owner }, ids: { planId } }) => {
      const { adjustments } = await owner(getPlan, { params: { planId } });
      const open = adjustments.find(({ state }) => state === 'requested');
      return (await owner.raw('DELETE', `/api/funeral-plans/${planId}/adjustments/${open?.id}`)).status;
    },
  },
};

/** What was paid back is not paid any more, and a plan waits for its deposit again. */
export const payingBack: Entries = {
  'POST /staff/payments/:paymentId/refunds': {
    may: ['staff'],
    send: () => ({ body: { cents: 100, reason: 'Paid twice', idempotencyKey: randomUUID() } }),
  },
};
