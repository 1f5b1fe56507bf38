// Whoever leaves is gone; the sums that moved stay, and say nothing about anybody.
import { randomUUID } from 'node:crypto';
import { requestAdjustment } from '@evenlight/contract/adjustments';
import { createPaymentIntent, readPaymentResult } from '@evenlight/contract/payments';
import { createPlan } from '@evenlight/contract/plans';
import { deleteAccount } from '@evenlight/contract/profiles';
import { createShares } from '@evenlight/contract/sharing';
import { confirmTestPayment } from '@evenlight/contract/test-payments';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../../personal-data.ts';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { eraseLeavers } from '../accounts/profile/leave.ts';
import { users } from '../accounts/tables.ts';
import { openCashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { settle } from './settle.ts';
import { entriesOf, findPayment } from './store.ts';
import { paymentShares } from './tables.ts';

const house = await openTestHouse({ withSampleData: true });
const { db } = house.world;

test('an account with payments, shares and requests goes, and the ledger stays without a name', async () => {
  const member = await house.aMember();
  const { id: planId } = await member(createPlan, {
    body: { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' },
  });
  const adjustment = { description: 'Own flowers', amount: -100, idempotencyKey: randomUUID() };
  await member(requestAdjustment, { params: { planId }, body: adjustment });
  const shares = [{ name: 'Ben', email: 'ben@example.org', cents: 5_000 }];
  await member(createShares, { params: { planId }, body: { shares, idempotencyKey: randomUUID() } });
  const input = { planId, type: 'deposit' as const, amount: 105_000 };
  const { clientSecret, paymentId } = await member(createPaymentIntent, { body: input });
  const { paymentIntent } = await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  await member(readPaymentResult, { body: { paymentIntent, clientSecret } });

  await member(deleteAccount, { params: { userId: member.person.id } });
  house.clock.forward({ days: 7 });
  await eraseLeavers(house.world, personalData);

  expect(await db.$count(users, eq(users.id, member.person.id))).toBe(0);
  expect(await db.$count(paymentShares, eq(paymentShares.planId, planId))).toBe(0);
  expect(await findPayment(db, paymentId)).toMatchObject({ planId: null, cents: 105_000, state: 'succeeded' });
  expect((await entriesOf(db, paymentId)).map(({ cents }) => cents)).toEqual([105_000]);
  expect(await checkLedger(await openCashier(house.world))).toEqual([]);
});

test('a card that is authorised after its family has left is let go', async () => {
  const member = await house.aMember();
  const { id: planId } = await member(createPlan, {
    body: { faithTradition: 'christian', packageTier: 'basic', planIntent: 'at-need' },
  });
  const input = { planId, type: 'deposit' as const, amount: 105_000 };
  const { clientSecret, paymentId } = await member(createPaymentIntent, { body: input });
  await member(deleteAccount, { params: { userId: member.person.id } });
  house.clock.forward({ days: 7 });
  await eraseLeavers(house.world, personalData);
  await house.aVisitor()(confirmTestPayment, { body: { clientSecret, card: 'succeeds' } });
  expect(await settle(await openCashier(house.world), paymentId)).toMatchObject({ state: 'canceled' });
});
