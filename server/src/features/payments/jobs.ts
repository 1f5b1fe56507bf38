// What happens to payments besides what people do: notices are followed, lost ones made good, and the books compared.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Cashier } from './cashier.ts';
import { checkLedger } from './check-ledger.ts';
import { signNotice } from './providers/test-provider.ts';
import {
  CATCH_UP_QUEUE,
  CHECK_QUEUE,
  noticePathOf,
  SETTLE_QUEUE,
  TEST_CONFIRM_QUEUE,
  TEST_NOTICE_QUEUE,
} from './queues.ts';
import { settle } from './settle.ts';
import { forgetNotices, type PaymentRow, staleOpenBefore, unsettledSince } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
// A payment that was begun this long ago and never paid is looked at once a night instead of every minute.
const FRESH_HOURS = 3;
// Somebody may still have the card form open; after this nobody has.
const GIVEN_UP_DAYS = 7;
// Providers try again for a few days; after that a repeated notice is no repetition any more.
const NOTICES_KEPT_DAYS = 60;

const ToSettle = z.object({ paymentId: z.uuid() });
const OfIntent = z.object({ reference: z.string() });

export function paymentJobs(app: FastifyInstance, cashier: Cashier) {
  const { jobs } = cashier.world;
  jobs.work(SETTLE_QUEUE, async (data) => {
    await settle(cashier, ToSettle.parse(data).paymentId);
  });
  // Every minute, and when the house opens: a notice that never came, or that a crash swallowed, is made good.
  jobs.schedule(CATCH_UP_QUEUE, '* * * * *', { alsoAtStart: true });
  jobs.work(CATCH_UP_QUEUE, () => catchUp(cashier));
  jobs.schedule(CHECK_QUEUE, '41 4 * * *');
  jobs.work(CHECK_QUEUE, () => nightly(cashier));
  testProviderJobs(app, cashier);
}

async function catchUp(cashier: Cashier): Promise<void> {
  const freshSince = new Date(cashier.clock.now().getTime() - FRESH_HOURS * HOUR_MS);
  await settleAll(cashier, await unsettledSince(cashier.db, freshSince));
}

async function nightly(cashier: Cashier): Promise<void> {
  const { db, clock, provider } = cashier;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  const stale = await staleOpenBefore(db, daysAgo(GIVEN_UP_DAYS));
  for (const { reference } of stale) if (reference) await provider.cancel(reference);
  await settleAll(cashier, stale);
  await checkLedger(cashier);
  await forgetNotices(db, daysAgo(NOTICES_KEPT_DAYS));
}

async function settleAll(cashier: Cashier, unsettled: readonly PaymentRow[]): Promise<void> {
  for (const { id } of unsettled) {
    try {
      await settle(cashier, id);
    } catch (error) {
      // One that fails keeps nobody else back, and is tried again.
      cashier.log.error({ err: error, paymentId: id }, 'a payment could not be settled');
    }
  }
}

/** The test provider lives in the same house: its notices come through the same door as everybody's. */
function testProviderJobs(app: FastifyInstance, { testBank, world, clock }: Cashier) {
  const { jobs, keys } = world;
  jobs.work(TEST_CONFIRM_QUEUE, async (data) => testBank?.confirmLater(OfIntent.parse(data).reference));
  jobs.work(TEST_NOTICE_QUEUE, async (data) => {
    const payload = JSON.stringify(data);
    const signature = signNotice(keys.of('test-payments'), payload, clock.now());
    const headers = { 'content-type': 'application/json', 'test-signature': signature };
    const answer = await app.inject({ method: 'POST', url: noticePathOf('test'), headers, payload });
    if (answer.statusCode !== 200) throw new Error(`a test notice was refused with ${answer.statusCode}`);
  });
}
