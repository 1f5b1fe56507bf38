// What happens to payments besides what people do: notices are followed, lost ones made good, and the books compared.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { giveUp } from './begin.ts';
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
import { waitingRefunds } from './refund-store.ts';
import { carryOut } from './refunds.ts';
import { settle } from './settle.ts';
import { forgetNotices, openPayments, unsettledSince } from './store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './times.ts';

// Somebody to whom a secret was handed out this lately may be paying; others are looked at once a night.
const FRESH_HOURS = 3;
// Somebody may still have the card form open; after this nobody has.
const GIVEN_UP_DAYS = 7;
// Long enough that whoever asked for a refund has an answer, if one came.
const REFUND_MINUTES = 2;
// Providers try again for a few days; after that a repeated notice is no repetition any more.
export const NOTICES_KEPT_DAYS = 60;

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

export async function catchUp(cashier: Cashier): Promise<void> {
  const ago = (ms: number) => new Date(cashier.clock.now().getTime() - ms);
  await forEach(cashier, await unsettledSince(cashier.db, ago(FRESH_HOURS * HOUR_MS)), ({ id }) => settle(cashier, id));
  const refunds = await waitingRefunds(cashier.db, ago(REFUND_MINUTES * MINUTE_MS));
  await forEach(cashier, refunds, (input) => carryOut(cashier, input));
}

export async function nightly(cashier: Cashier): Promise<void> {
  const { db, clock } = cashier;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  // Looked at before it is given up: a card may be good by now.
  await forEach(cashier, await openPayments(db), ({ id }) => settle(cashier, id));
  const stale = (await openPayments(db)).filter(({ offeredAt }) => offeredAt < ago(GIVEN_UP_DAYS));
  await forEach(cashier, stale, (payment) => giveUp(cashier, payment));
  await checkLedger(cashier);
  await forgetNotices(db, ago(NOTICES_KEPT_DAYS));
}

/** One that fails keeps no other back, and is tried again in the next round. */
async function forEach<Row extends { id: string }>(
  { log }: Cashier,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      log.error({ err: error, id: row.id }, 'a payment or refund could not be brought on');
    }
  }
}

/** The test provider runs in the same process. Its notices go through the same endpoint as those of any provider. */
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
